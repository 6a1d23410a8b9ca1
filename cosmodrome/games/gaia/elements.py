"""Element cards may be stopped before they take effect: docs/rules/gaia.md, "Protection"."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision, Event, Facts
from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.effects import carry_out
from cosmodrome.games.gaia.memory import show
from cosmodrome.games.gaia.parts import ELEMENT, FIRST_ANIMALS, PROTECTION, SUN, TORNADO
from cosmodrome.games.gaia.settling import SKIP, await_raises
from cosmodrome.games.gaia.state import GaiaState, Step
from cosmodrome.games.gaia.tornado import blow

PROTECT: Final = Family("protect")


def open_window(s: GaiaState) -> None:
    """Each other seat that holds an element card is asked for protection, clockwise."""
    s.put_next(steps.EFFECT)
    for distance in range(1, s.seats):
        # The steps are put on the agenda from the last one to the first one.
        seat = (s.actor - distance) % s.seats
        if s.backs(seat, ELEMENT):
            s.put_next(steps.ASK_PROTECTION, seat)
    s.go_on()


class AskProtection(Step):
    """A seat is asked even if it cannot protect: otherwise being asked would tell."""

    def take(self, s: GaiaState, whom: i64) -> None:
        s.ask(phases.PROTECT, whom)


class Protect(Decision[GaiaState]):
    """The first protection closes the window; both cards count for goals."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        legal.add(SKIP.first)
        if s.hand.holds(s.to_move, PROTECTION):
            legal.add(PROTECT.first)

    def apply(self, s: GaiaState, action: i64) -> None:
        if action == SKIP.first:
            # Nobody can see from this whether a protection was held back.
            s.log_seat("declined-protect")
        else:
            protect(s, s.to_move)
        s.go_on()


def protect(s: GaiaState, seat: i64) -> None:
    """The card that is played has no effect."""
    show(s, seat, PROTECTION)
    s.lay_out(seat, PROTECTION)
    if s.journal is not None:
        name = s.variant.parts.card_names[s.playing]
        facts: Facts = {"seat": seat, "rival": s.actor, "card": name}
        s.journal.append(Event("protected", facts))
    s.drop_until(steps.EFFECT)
    s.put_down()
    s.put_next(steps.OFFER_GOALS, seat)
    s.put_next(steps.OFFER_GOALS, s.actor)


class TakeEffect(Step):
    """What the card does; then goals for nature and element cards."""

    def take(self, s: GaiaState, whom: i64) -> None:
        take_effect(s)


def take_effect(s: GaiaState) -> None:
    """Nobody has stopped the card."""
    card = s.playing
    if card < FIRST_ANIMALS or card >= SUN:
        s.put_next(steps.OFFER_GOALS, s.actor)
    if card == TORNADO:
        blow(s)
    else:
        await_raises(s, carry_out(s, card, s.target, s.target_2))
        s.put_down()
