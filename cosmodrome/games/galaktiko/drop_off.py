"""Who wants this station gets off, if the player likes; then the turn ends."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.games.galaktiko import phases
from cosmodrome.games.galaktiko.parts import (
    CLASSES,
    ORDINARY,
    RICH,
    STOWAWAY,
    VORTAN,
    VORTAN_CLASS,
)
from cosmodrome.games.galaktiko.state import NOWHERE, GalaktikoState
from cosmodrome.games.galaktiko.turn import end_turn

DROP: Final = Family("drop", CLASSES)
DONE: Final = Family("done")


class DropOff(Decision[GalaktikoState]):
    """One passenger gets off, or nobody else; asked only while somebody can."""

    def legal(self, s: GalaktikoState, legal: LegalActions) -> None:
        for place in range(s.hand.size(s.to_move)):
            card = s.hand.at(s.to_move, place)
            if not s.hand.repeats(s.to_move, place) and may_get_off(s, card):
                legal.add(DROP.first + card)
        legal.add(DONE.first)

    def apply(self, s: GalaktikoState, action: i64) -> None:
        if action == DONE.first:
            end_turn(s)
        else:
            set_down(s, action - DROP.first)
            ask_or_end_turn(s)


def begin_drop_off(s: GalaktikoState) -> None:
    """The ship has arrived: any class may get off."""
    s.phase = phases.DROP_OFF
    s.floor = 0
    ask_or_end_turn(s)


def ask_or_end_turn(s: GalaktikoState) -> None:
    """A drop-off decision is put only while somebody can get off."""
    if next_to_get_off(s) == NOWHERE:
        end_turn(s)


def next_to_get_off(s: GalaktikoState) -> i64:
    """The first class aboard that may get off now, NOWHERE if there is none."""
    for place in range(s.hand.size(s.to_move)):
        card = s.hand.at(s.to_move, place)
        if may_get_off(s, card):
            return card
    return NOWHERE


def may_get_off(s: GalaktikoState, card: i64) -> bool:
    """Whether a passenger of this class, who is aboard, may get off at the ship's station.

    Classes go in rising order, so that each set of passengers can get off in one way only.
    """
    if card < s.floor:
        return False
    kind = s.variant.parts.kinds[card]
    if kind != RICH and s.variant.rich_first and not s.rich_laid:
        return False
    if kind == VORTAN:
        return s.queue.holds(s.position(), VORTAN_CLASS)
    return s.wants(card, s.station[s.to_move])


def set_down(s: GalaktikoState, card: i64) -> None:
    """One passenger gets off; a vortan only together with one from the queue."""
    seat = s.to_move
    kind = s.variant.parts.kinds[card]
    s.floor = card
    s.hand.remove(seat, card)
    if kind == RICH or kind == ORDINARY:
        s.scored.append(seat, card)
        s.rich_laid = s.rich_laid or kind == RICH
    else:
        s.discard.put_on_top(card)
    if kind == VORTAN:
        s.queue.remove(s.position(), card)
        s.discard.put_on_top(card)
    s.log_card("dropped", seat, card)


def let_stowaways_slip_off(s: GalaktikoState) -> None:
    """Option `cheeky_stowaways`: stowaways who want this station get off unpaid.

    With `rich_first` they do so only behind a rich passenger, who gets off before them.
    """
    stowaway = first_wanting(s, STOWAWAY)
    if stowaway == NOWHERE:
        return
    if s.variant.rich_first:
        rich = first_wanting(s, RICH)
        if rich == NOWHERE:
            return
        set_down(s, rich)
    while stowaway != NOWHERE:
        s.hand.remove(s.to_move, stowaway)
        s.discard.put_on_top(stowaway)
        s.log_card("slipped-off", s.to_move, stowaway)
        stowaway = first_wanting(s, STOWAWAY)


def first_wanting(s: GalaktikoState, kind: i64) -> i64:
    """The first class of a kind aboard that wants the ship's station, NOWHERE if none does."""
    for place in range(s.hand.size(s.to_move)):
        card = s.hand.at(s.to_move, place)
        if s.variant.parts.kinds[card] == kind and s.wants(card, s.station[s.to_move]):
            return card
    return NOWHERE
