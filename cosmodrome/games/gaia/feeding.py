"""A turn begins with feeding: docs/rules/gaia.md, "The turn"."""

from mypy_extensions import i64

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.engine.pieces import inserted
from cosmodrome.engine.vecs import vec
from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.effects import eat
from cosmodrome.games.gaia.parts import CITIES
from cosmodrome.games.gaia.settling import await_raises
from cosmodrome.games.gaia.state import GaiaState, Step
from cosmodrome.games.gaia.targets import CELL, add_cells, cells_of
from cosmodrome.games.gaia.world import bit


class Feed(Step):
    """The next city to be fed, or the actions if there is none."""

    def take(self, s: GaiaState, whom: i64) -> None:
        if s.unfed and len(hungry(s)) > 0:
            s.ask(phases.FEED_CITY, s.actor)
        else:
            s.unfed = 0
            s.ask(phases.ACTION, s.actor)


class FeedCity(Decision[GaiaState]):
    """Which city is fed next."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        add_cells(legal, hungry(s))

    def apply(self, s: GaiaState, action: i64) -> None:
        s.focus = s.world.city[s.world.spot(action - CELL.first)]
        s.unfed &= ~bit(s.focus)
        s.phase = phases.FEED_TILE


class FeedTile(Decision[GaiaState]):
    """The tile beside the city that gives one animal."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        add_cells(legal, cells_of(s.world, pastures(s, s.focus)))

    def apply(self, s: GaiaState, action: i64) -> None:
        cell = action - CELL.first
        s.log_city("fed", s.focus, "seat", s.actor, "pasture", cell)
        s.put_next(steps.FEED)
        await_raises(s, eat(s, cell))
        s.go_on()


def hungry(s: GaiaState) -> vec[i64]:
    """The cells of the cities that can be fed now, rising."""
    cells = vec[i64]()
    for city in range(i64(CITIES)):
        if s.unfed >> city & 1 and s.world.meeples(city, s.actor) and pastures(s, city):
            cells = inserted(cells, s.world.cell_of(city))
    return cells


def pastures(s: GaiaState, city: i64) -> i64:
    """The tiles with animals beside a city."""
    return s.world.near[s.world.site[city]] & s.world.animals
