"""The end of an action and of the game."""

from mypy_extensions import i64

from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.engine.pieces import replaced
from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.parts import CITIES
from cosmodrome.games.gaia.state import ACTIONS_PER_TURN, GaiaState, Step
from cosmodrome.games.gaia.world import bit


class EndAction(Step):
    """After two actions the next seat has its turn."""

    def take(self, s: GaiaState, whom: i64) -> None:
        s.actions_left -= 1
        if s.actions_left > 0:
            s.ask(phases.ACTION, s.actor)
        else:
            start_turn(s, (s.actor + 1) % s.seats)


def start_turn(s: GaiaState, seat: i64) -> None:
    """The cities to be fed are fixed now."""
    s.actor = seat
    s.actions_left = ACTIONS_PER_TURN
    s.log_number("turn", "seat", seat)
    s.unfed = 0
    world = s.world
    for city in range(i64(CITIES)):
        if world.people[city] and world.parts.eats[city] and world.meeples(city, seat):
            s.unfed |= bit(city)
    s.put_next(steps.FEED)


def place_meeple(s: GaiaState, seat: i64) -> None:
    """A meeple leaves the reserve; the last one wins at once."""
    s.reserve = replaced(s.reserve, seat, s.reserve[seat] - 1)
    if s.reserve[seat] == 0:
        end_game(s, seat)


def end_game(s: GaiaState, ender: i64) -> None:
    """Whatever still waits is dropped."""
    s.ender = ender
    s.phase = phases.OVER
    s.to_move = NOBODY
    s.waiting = 0
    # The hands are open now.
    s.reveals += 1
    if s.journal is not None:
        s.journal.append(Event("game-over", {}))
