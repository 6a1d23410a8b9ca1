"""Playing a card: it leaves the hand, then its cells are named."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.elements import open_window, take_effect
from cosmodrome.games.gaia.memory import show
from cosmodrome.games.gaia.parts import (
    CARDS,
    EARTHQUAKE,
    FIRST_ANIMALS,
    FIRST_CITY,
    PROTECTION,
    SUN,
    TORNADO,
)
from cosmodrome.games.gaia.state import GaiaState
from cosmodrome.games.gaia.targets import CELL, add_cells, has_target, partners, targets

# Every card but `protection`, which is played in its own window.
PLAY: Final = Family("play", CARDS - 1)


def play_of(card: i64) -> i64:
    """The action that plays a card."""
    return PLAY.first + (card if card < PROTECTION else card - 1)


def card_played(action: i64) -> i64:
    """The card that an action plays."""
    card = action - PLAY.first
    return card if card < PROTECTION else card + 1


def add_plays(s: GaiaState, legal: LegalActions) -> None:
    """Every playable card of the actor's hand, once."""
    for place in range(s.hand.size(s.actor)):
        card = s.hand.at(s.actor, place)
        if not s.hand.repeats(s.actor, place) and playable(s, card):
            legal.add(play_of(card))


def playable(s: GaiaState, card: i64) -> bool:
    """Whether a card in the actor's hand has a target: after `play` there is no way back."""
    if card == PROTECTION:
        return False
    return card == TORNADO or has_target(s.world, card)


def play_card(s: GaiaState, card: i64) -> None:
    """The card leaves the hand; all but a tornado need a cell."""
    seat = s.actor
    show(s, seat, card)
    s.log_card("played", seat, card)
    s.playing = card
    if card < FIRST_ANIMALS or card >= SUN:
        s.lay_out(seat, card)
    elif card < FIRST_CITY:
        s.discard(card)
    s.put_next(steps.END_ACTION)
    if card == TORNADO:
        open_window(s)
    else:
        s.phase = phases.TARGET


class Target(Decision[GaiaState]):
    """The cell of the card; an earthquake needs another one."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        add_cells(legal, targets(s.world, s.playing))

    def apply(self, s: GaiaState, action: i64) -> None:
        s.target = action - CELL.first
        if s.playing == EARTHQUAKE:
            s.phase = phases.TARGET_2
        elif s.playing >= SUN:
            open_window(s)
        else:
            take_effect(s)
            s.go_on()


class SecondTarget(Decision[GaiaState]):
    """The tile with which an earthquake swaps the first one."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        add_cells(legal, partners(s.world, s.target))

    def apply(self, s: GaiaState, action: i64) -> None:
        s.target_2 = action - CELL.first
        open_window(s)
