"""Meeples come to cities that were raised: docs/rules/gaia.md, "Placing on a raised city"."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.needs import ALL_MET, go_home
from cosmodrome.games.gaia.parts import MOST_SEATS
from cosmodrome.games.gaia.state import GaiaState, Step
from cosmodrome.games.gaia.turn import place_meeple

CAPTURE: Final = Family("capture", [str(seat) for seat in range(MOST_SEATS)])
JOIN: Final = Family("join")
DOUBLE: Final = Family("double")
SKIP: Final = Family("skip")


def await_raises(s: GaiaState, raised: i64) -> None:
    """The raised cities wait for their meeples, the lowest cell first."""
    if raised:
        order = s.world.order
        for place in range(i64(len(order))):
            spot = order[i64(len(order)) - 1 - place]
            if raised >> spot & 1:
                s.put_next(steps.PLACE, s.world.city[spot])


class Place(Step):
    """The actor comes to a city that he raised, unless he is there already."""

    def take(self, s: GaiaState, whom: i64) -> None:
        city = whom
        if s.world.meeples(city, s.actor):
            offer_second(s, city)
        elif s.variant.capture and s.world.people[city]:
            s.ask_about(phases.RAISE, city)
        else:
            settle_down(s, city)


class Raise(Decision[GaiaState]):
    """Option `capture`: send home a meeple of one of the others there, or stand beside them."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        for seat in range(s.seats):
            if seat != s.actor and s.world.meeples(s.focus, seat):
                legal.add(CAPTURE.first + seat)
        legal.add(JOIN.first)

    def apply(self, s: GaiaState, action: i64) -> None:
        if CAPTURE.holds(action):
            rival = action - CAPTURE.first
            s.log_city("captured", s.focus, "seat", s.actor, "rival", rival)
            go_home(s, s.focus, rival, 1)
        settle_down(s, s.focus)
        if s.phase != phases.OVER:
            s.go_on()


def settle_down(s: GaiaState, city: i64) -> None:
    """The first meeple of the actor comes to a city; perhaps a second one may follow."""
    add_meeple(s, city)
    if s.phase != phases.OVER:
        offer_second(s, city)


def add_meeple(s: GaiaState, city: i64) -> None:
    """One meeple of the actor comes to a city."""
    s.own_world().add_people(city, s.actor, 1)
    s.log_city("settled", city, "seat", s.actor)
    place_meeple(s, s.actor)


def offer_second(s: GaiaState, city: i64) -> None:
    """Option `metropolis`: where all needs are met a second meeple may come."""
    world = s.world
    if s.variant.metropolis and world.met[city] == ALL_MET and world.meeples(city, s.actor) == 1:
        s.put_next(steps.OFFER_SECOND, city)


class OfferSecond(Step):
    """The actor is asked for a second meeple."""

    def take(self, s: GaiaState, whom: i64) -> None:
        s.ask_about(phases.SECOND, whom)


class Second(Decision[GaiaState]):
    """A second meeple for a city with all needs met, or none."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        legal.add(DOUBLE.first)
        legal.add(SKIP.first)

    def apply(self, s: GaiaState, action: i64) -> None:
        if action == DOUBLE.first:
            add_meeple(s, s.focus)
        else:
            s.log_seat("declined-second")
        if s.phase != phases.OVER:
            s.go_on()
