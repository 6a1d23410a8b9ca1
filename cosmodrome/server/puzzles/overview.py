"""All puzzles at a glance: a person's ratings, the puzzle of the day, the streak."""

import cosmodrome
from cosmodrome.lab.puzzles.shipped import Shipped
from cosmodrome.registry import game_names
from cosmodrome.server import seat_view
from cosmodrome.server.messages.puzzles import (
    DayPuzzle,
    PuzzleGame,
    Puzzles,
    StreakState,
    ThemeCount,
)
from cosmodrome.server.people import Person
from cosmodrome.server.puzzles import picking, store
from cosmodrome.server.puzzles.solving import position, puzzles_of
from cosmodrome.server.puzzles.store import Answer, Skill
from cosmodrome.server.puzzles.streak import day_of, streak, weekday
from cosmodrome.server.services import Services
from cosmodrome.server.timestamps import now

# Of fewer tries a share says little.
_ENOUGH = 5


async def overview(services: Services, viewer: Person | None) -> Puzzles:
    """The puzzles of all games, and how a person did."""
    found = {game: await puzzles_of(game) for game in game_names()}
    skills: dict[str, Skill] = {}
    days: set[int] = set()
    if viewer is not None:
        person = viewer.id
        skills = await services.store.read(lambda c: store.skills(c, person))
        days = await services.store.read(lambda c: store.active_days(c, person))
    games = [_game(game, len(puzzles), skills.get(game)) for game, puzzles in found.items()]
    today = day_of(now())
    picked = picking.of_the_day(today)
    return Puzzles(
        games=[game for game in games if game.puzzles],
        day=None if picked is None else await _of_the_day(services, *picked, viewer),
        streak=_streak(days, today),
    )


def _game(game: str, puzzles: int, skill: Skill | None) -> PuzzleGame:
    known = skill or Skill()
    return PuzzleGame(
        game=game,
        puzzles=puzzles,
        tried=known.tried,
        solved=known.solved,
        row=known.row,
        rating=None if skill is None else skill.shown,
        themes=[ThemeCount(theme, count) for theme, count in picking.themes(game).items()],
    )


def _streak(days: set[int], today: int) -> StreakState:
    length = streak(days, today)
    place = weekday(today)
    monday = today - place
    return StreakState(length.days, length.best, [monday + n in days for n in range(7)], place)


async def _of_the_day(
    services: Services, game: str, one: Shipped, viewer: Person | None
) -> DayPuzzle:
    puzzle = one.puzzle
    known: Answer | None = None
    if viewer is not None:
        person = viewer.id
        answered = await services.store.read(lambda c: store.answers(c, person, game))
        known = answered.get(puzzle.id)
    tried = await services.store.read(lambda c: store.standing_of(c, game, puzzle))
    state = position(game, puzzle)
    seat = int(state.to_move)
    shown = seat_view.seat_view(cosmodrome.game(game), state, seat)
    return DayPuzzle(
        game=game,
        puzzle=puzzle.id,
        number=one.number,
        rating=store.shown(tried.mu),
        share=round(100 * tried.solved / tried.tried) if tried.tried >= _ENOUGH else None,
        right=None if known is None else known.right,
        prompt=shown.prompt,
        seat=seat,
        seats=puzzle.seats,
        view=seat_view.encoded(shown.view),
    )
