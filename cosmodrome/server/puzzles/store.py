"""Answers to puzzles and the ratings that follow from them, in the database."""

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict
from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, Row, and_, delete, insert, select

from cosmodrome.lab.puzzles.puzzle import Puzzle
from cosmodrome.server.puzzles.streak import day_of
from cosmodrome.server.schema import LESSONS, PUZZLE_ANSWERS, PUZZLE_RATINGS, PUZZLES
from cosmodrome.server.timestamps import now

_MODEL: Final = PlackettLuce()
# The bots' tries say quite well how hard a puzzle is.
_SURE: Final = 2.0
# Ratings are shown on a scale on which 400 points are ten to one, as people know it from chess.
_MIDDLE: Final = 1500
_POINTS: Final = 30


class Skill(Struct, frozen=True):
    """A person's rating in the puzzles of a game, and how many were solved in a row."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    tried: int = 0
    solved: int = 0
    row: int = 0

    @property
    def shown(self) -> int:
        """The rating as people see it."""
        return shown(self.mu)


class Standing(Struct, frozen=True):
    """How a puzzle did against people."""

    mu: float
    sigma: float
    tried: int = 0
    solved: int = 0


class Answer(Struct, frozen=True):
    """A person's first answer to a puzzle, and what it did to the rating, as it is shown."""

    right: bool
    change: int
    at: int


def shown(mu: float) -> int:
    """A rating as people see it."""
    return round(_MIDDLE + _POINTS * (mu - 25.0))


def skills(connection: Connection, person: str, *, lock: bool = False) -> dict[str, Skill]:
    """A person's ratings by game."""
    query = select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.person == person)
    rows = connection.execute(query.with_for_update() if lock else query)
    return {row.game: _skill(row) for row in rows}


def answers(connection: Connection, person: str, game: str) -> dict[str, Answer]:
    """A person's first answers to the puzzles of a game."""
    mine = and_(PUZZLE_ANSWERS.c.person == person, PUZZLE_ANSWERS.c.game == game)
    rows = connection.execute(select(PUZZLE_ANSWERS).where(mine))
    return {row.puzzle: Answer(row.right, row.change, row.at) for row in rows}


def standing_of(
    connection: Connection, game: str, puzzle: Puzzle, *, lock: bool = False
) -> Standing:
    """How a puzzle did so far; before anybody tried, what the bots say."""
    query = select(PUZZLES).where(_this(game, puzzle.id))
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        return Standing(puzzle.rating, _SURE)
    return Standing(row.mu, row.sigma, row.tried, row.solved)


def active_days(connection: Connection, person: str) -> set[int]:
    """The days on which a person answered a puzzle or was in a lesson."""
    answered = select(PUZZLE_ANSWERS.c.at).where(PUZZLE_ANSWERS.c.person == person)
    learned = select(LESSONS.c.changed).where(LESSONS.c.person == person)
    return {
        day_of(at) for query in (answered, learned) for at in connection.execute(query).scalars()
    }


def answer(connection: Connection, person: str, game: str, puzzle: Puzzle, right: bool) -> Answer:
    """Write a person's answer down, unless there is one: the first counts."""
    known = answers(connection, person, game).get(puzzle.id)
    if known is not None:
        return known
    before = skills(connection, person, lock=True).get(game, Skill())
    opponent = standing_of(connection, game, puzzle, lock=True)
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in (before, opponent)]
    [[mine], [its]] = _MODEL.rate(teams, ranks=[1.0, 2.0] if right else [2.0, 1.0])
    after = Skill(
        mine.mu,
        mine.sigma,
        before.tried + 1,
        before.solved + right,
        before.row + 1 if right else 0,
    )
    given = Answer(right, after.shown - before.shown, now())
    _keep_skill(connection, person, game, after)
    fresh = Standing(its.mu, its.sigma, opponent.tried + 1, opponent.solved + right)
    _keep_standing(connection, game, puzzle, fresh)
    _keep_answer(connection, person, game, puzzle, given)
    return given


def _keep_answer(
    connection: Connection, person: str, game: str, puzzle: Puzzle, given: Answer
) -> None:
    row = {
        "person": person,
        "game": game,
        "puzzle": puzzle.id,
        "right": given.right,
        "change": given.change,
        "at": given.at,
    }
    connection.execute(insert(PUZZLE_ANSWERS), row)


def _keep_standing(connection: Connection, game: str, puzzle: Puzzle, standing: Standing) -> None:
    connection.execute(delete(PUZZLES).where(_this(game, puzzle.id)))
    row = {"game": game, "puzzle": puzzle.id} | asdict(standing)
    connection.execute(insert(PUZZLES), row)


def _keep_skill(connection: Connection, person: str, game: str, skill: Skill) -> None:
    mine = and_(PUZZLE_RATINGS.c.person == person, PUZZLE_RATINGS.c.game == game)
    connection.execute(delete(PUZZLE_RATINGS).where(mine))
    row = {"person": person, "game": game} | asdict(skill)
    connection.execute(insert(PUZZLE_RATINGS), row)


def _this(game: str, puzzle: str) -> ColumnElement[bool]:
    return and_(PUZZLES.c.game == game, PUZZLES.c.puzzle == puzzle)


def _skill(row: Row[Any]) -> Skill:
    return Skill(row.mu, row.sigma, row.tried, row.solved, row.row)
