"""An action: draw a card or play one. docs/rules/gaia.md, "The turn" and "Limits"."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision, Event
from cosmodrome.engine.pieces import replaced
from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.memory import learn, show
from cosmodrome.games.gaia.parts import CARDS, ELEMENT, KIND, KINDS, OPEN, SUN, kind_of
from cosmodrome.games.gaia.playing import PLAY, add_plays, card_played, play_card
from cosmodrome.games.gaia.state import NO_CARD, ROW, ROW_END, ROW_START, GaiaState
from cosmodrome.games.gaia.turn import end_game

TAKE: Final = Family(
    "take", [f"{KIND[kind]} {slot}" for kind in range(KINDS) for slot in range(OPEN[kind])]
)
DRAW: Final = Family("draw", KIND)
CALL_END: Final = Family("call-end")
DISCARD: Final = Family("discard", CARDS)

HAND_LIMIT: Final = 6
ELEMENT_LIMIT: Final = 2


class Action(Decision[GaiaState]):
    """Take an open card, draw one, call the end if a kind is used up, or play a card."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        for slot in range(i64(ROW)):
            if s.row[slot] != NO_CARD and not is_open_before(s, slot):
                legal.add(TAKE.first + slot)
        some_kind_is_used_up = False
        for kind in range(s.variant.kinds):
            if s.deck(kind).size > 0:
                legal.add(DRAW.first + kind)
            elif used_up(s, kind):
                some_kind_is_used_up = True
        if some_kind_is_used_up:
            legal.add(CALL_END.first)
        add_plays(s, legal)

    def apply(self, s: GaiaState, action: i64) -> None:
        if PLAY.holds(action):
            play_card(s, card_played(action))
        elif action == CALL_END.first:
            s.log_seat("called-end")
            end_game(s, s.actor)
        else:
            if TAKE.holds(action):
                take_open(s, action - TAKE.first)
            else:
                draw_top(s, action - DRAW.first)
            keep_to_limit(s)


def is_open_before(s: GaiaState, slot: i64) -> bool:
    """Whether an equal card lies in a lower slot: then only that one is offered."""
    return any(s.row[lower] == s.row[slot] for lower in range(slot))


def used_up(s: GaiaState, kind: i64) -> bool:
    """Whether no card of a kind is left, neither in the deck nor open."""
    if s.deck(kind).size > 0:
        return False
    return all(s.row[slot] == NO_CARD for slot in range(ROW_START[kind], ROW_END[kind]))


def take_open(s: GaiaState, slot: i64) -> None:
    """An open card goes to the hand, seen by all; the next one is turned up."""
    card = s.row[slot]
    s.hand.insert(s.actor, card)
    learn(s, s.actor, card)
    s.log_card("took", s.actor, card)
    kind = kind_of(card)
    if s.deck(kind).size == 0:
        s.row = replaced(s.row, slot, NO_CARD)
        return
    s.row = replaced(s.row, slot, s.draw(kind))
    s.reveals += 1
    if s.journal is not None:
        name = s.variant.parts.card_names[s.row[slot]]
        s.journal.append(Event("opened", {"card": name}))


def draw_top(s: GaiaState, kind: i64) -> None:
    """The top card of a deck goes to the hand, seen by its owner alone."""
    card = s.draw(kind)
    s.hand.insert(s.actor, card)
    s.reveals += 1
    s.log_unseen("drew", card)


def keep_to_limit(s: GaiaState) -> None:
    """The action ends, with a discard if the hand is too large."""
    if too_many_elements(s) or s.hand.size(s.actor) > HAND_LIMIT:
        s.phase = phases.DISCARD
    else:
        s.put_next(steps.END_ACTION)
        s.go_on()


def too_many_elements(s: GaiaState) -> bool:
    """Whether an element card must go. They are the last ones of a hand."""
    surplus = s.hand.size(s.actor) - ELEMENT_LIMIT - 1
    return surplus >= 0 and kind_of(s.hand.at(s.actor, surplus)) == ELEMENT


class Discard(Decision[GaiaState]):
    """One card has to go: an element card if there are too many of these, else any."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        lowest: i64 = SUN if too_many_elements(s) else 0
        for place in range(s.hand.size(s.actor)):
            card = s.hand.at(s.actor, place)
            if card >= lowest and not s.hand.repeats(s.actor, place):
                legal.add(DISCARD.first + card)

    def apply(self, s: GaiaState, action: i64) -> None:
        card = action - DISCARD.first
        show(s, s.actor, card)
        s.discard(card)
        s.log_card("discarded", s.actor, card)
        s.put_next(steps.END_ACTION)
        s.go_on()
