"""Solving a puzzle: what a person sees of it, and whether their answer is right."""

import asyncio
from collections.abc import Sequence
from typing import Final, Literal

from sqlalchemy.exc import IntegrityError

import cosmodrome
from cosmodrome.bots.choice import Line
from cosmodrome.engine.errors import UnknownGame
from cosmodrome.engine.game import State
from cosmodrome.engine.record import Record
from cosmodrome.games.phrase import Phrase
from cosmodrome.lab.lines import LineMove, told_ahead
from cosmodrome.lab.puzzles.puzzle import Option, Puzzle
from cosmodrome.lab.puzzles.shipped import Shipped, shipped
from cosmodrome.lab.puzzles.themes import AHEAD, BEHIND, ENDGAME, OPENING
from cosmodrome.server import seat_view, views
from cosmodrome.server.commands.practice import play_on, practice_table
from cosmodrome.server.errors import NotFound, Unanswered
from cosmodrome.server.messages.puzzles import (
    PlayOn,
    PuzzleAct,
    PuzzleAnswer,
    PuzzleOption,
    PuzzleState,
)
from cosmodrome.server.people import Person
from cosmodrome.server.puzzles import picking, store
from cosmodrome.server.puzzles.store import Answer, Skill
from cosmodrome.server.puzzles.streak import day_of
from cosmodrome.server.school_positions import positions
from cosmodrome.server.services import Services
from cosmodrome.server.tables import Committed
from cosmodrome.server.timestamps import now

# Two answers at the same moment: the later one finds the other when it is repeated.
_ATTEMPTS: Final = 3
# The level that is shown at the table of a puzzle before anybody plays on.
_LEVEL: Final = "regular"


async def puzzles_of(game: str) -> dict[str, Shipped]:
    """The puzzles of a game. Reading and checking them takes a moment when it is first done."""
    try:
        return await asyncio.to_thread(shipped, game)
    except UnknownGame as problem:
        raise NotFound from problem


async def find(game: str, puzzle: str) -> Shipped:
    """A puzzle; NotFound: there is none."""
    found = (await puzzles_of(game)).get(puzzle)
    if found is None:
        raise NotFound
    return found


async def next_for(services: Services, game: str, theme: str | None, person: Person) -> PuzzleState:
    """The next puzzle for a person, of a theme if one is named."""
    await puzzles_of(game)
    skill = await _skill(services, game, person)
    answered = await services.store.read(lambda c: store.answers(c, person.id, game))
    found = picking.next_puzzle(game, theme, skill.mu, answered)
    if found is None:
        raise NotFound
    return await state(services, game, found, person)


async def state(services: Services, game: str, one: Shipped, person: Person) -> PuzzleState:
    """A puzzle before it is answered."""
    return await _state(services, game, one, person, (), None)


async def act(
    services: Services, game: str, one: Shipped, person: Person, asked: PuzzleAct
) -> PuzzleState:
    """Answer a puzzle. While the actions are right but not all, it goes on."""
    solution = one.puzzle.solution
    if asked.do == "show":
        actions: Sequence[str] = solution
        right = False
    else:
        actions = _checked(game, one.puzzle, asked.actions)
        right = list(actions) == solution
        if not right and list(actions) == solution[: len(actions)]:
            return await _state(services, game, one, person, actions, None)
    known = await services.store.read(lambda c: store.answers(c, person.id, game))
    given = await _keep(services, game, one.puzzle, person, right)
    counted = one.puzzle.id not in known
    answer = _answer(game, one.puzzle, asked, actions, right, given, counted)
    return await _state(services, game, one, person, actions, answer)


async def leave(
    services: Services, game: str, one: Shipped, person: Person, asked: PlayOn
) -> Committed:
    """Play on from a puzzle that was answered."""
    answered = await services.store.read(lambda c: store.answers(c, person.id, game))
    if one.puzzle.id not in answered:
        raise Unanswered
    record = _record(game, one.puzzle, _checked(game, one.puzzle, asked.actions))
    return await play_on(services, record, _seat(record, one.puzzle), asked.level, person)


def _record(game: str, puzzle: Puzzle, actions: Sequence[str]) -> Record:
    """The game up to the puzzle, and some actions more."""
    record = puzzle.begin(cosmodrome.game(game))
    for action in actions:
        record.play(action)
    return record


def position(game: str, puzzle: Puzzle) -> State:
    """The position of a puzzle."""
    return _record(game, puzzle, ()).state


def question(game: str, puzzle: Puzzle) -> tuple[Record, int]:
    """The game up to a puzzle, and the seat that it is for."""
    record = _record(game, puzzle, ())
    return record, _seat(record, puzzle)


def _seat(record: Record, puzzle: Puzzle) -> int:
    """The seat that the puzzle is for."""
    played = len(puzzle.entries)
    return record.steps[played].seat if len(record.steps) > played else record.state.to_move


def _checked(game: str, puzzle: Puzzle, actions: Sequence[str]) -> Sequence[str]:
    """The actions up to the first that is not of the solution; all of them have to be legal."""
    record = _record(game, puzzle, ())
    seat = record.state.to_move
    for number, action in enumerate(actions):
        record.play(action, seat)
        if puzzle.solution[number : number + 1] != [action]:
            return actions[: number + 1]
    return actions


async def _keep(
    services: Services, game: str, puzzle: Puzzle, person: Person, right: bool
) -> Answer:
    for attempt in range(_ATTEMPTS):
        try:
            return await services.store.write(
                lambda c: store.answer(c, person.id, game, puzzle, right)
            )
        except IntegrityError:
            if attempt == _ATTEMPTS - 1:
                raise
    raise AssertionError


async def _skill(services: Services, game: str, person: Person) -> Skill:
    skills = await services.store.read(lambda c: store.skills(c, person.id))
    return skills.get(game, Skill())


# --- what a person sees ---------------------------------------------------------------------


async def _state(
    services: Services,
    game: str,
    one: Shipped,
    person: Person,
    actions: Sequence[str],
    answer: PuzzleAnswer | None,
) -> PuzzleState:
    puzzle = one.puzzle
    record = _record(game, puzzle, actions)
    seat = _seat(record, puzzle)
    row = practice_table(record, record.state, person, seat, _LEVEL, len(record.steps))
    skill = await _skill(services, game, person)
    answered = await services.store.read(lambda c: store.answers(c, person.id, game))
    rated = await services.store.read(lambda c: store.standing_of(c, game, puzzle))
    today = picking.of_the_day(day_of(now()))
    return PuzzleState(
        game=game,
        puzzle=puzzle.id,
        number=one.number,
        day=today is not None and today[1].puzzle.id == puzzle.id,
        rating=store.shown(rated.mu),
        my_rating=skill.shown,
        row=skill.row,
        first=puzzle.id not in answered,
        part=_part(puzzle),
        scores=_scores(puzzle),
        moves=len(puzzle.solution),
        table=views.table(row, {person.id: person.ref()}, person.id, frozenset({person.id})),
        positions=positions(record, seat, len(puzzle.entries), undo=False),
        answer=answer,
    )


def _part(puzzle: Puzzle) -> Literal["opening", "middle", "endgame"]:
    if OPENING in puzzle.themes:
        return "opening"
    return "endgame" if ENDGAME in puzzle.themes else "middle"


def _scores(puzzle: Puzzle) -> Literal["ahead", "behind", "level"]:
    if AHEAD in puzzle.themes:
        return "ahead"
    return "behind" if BEHIND in puzzle.themes else "level"


def _answer(
    game: str,
    puzzle: Puzzle,
    asked: PuzzleAct,
    actions: Sequence[str],
    right: bool,
    given: Answer,
    counted: bool,
) -> PuzzleAnswer:
    start = position(game, puzzle)
    mine = actions[-1] if asked.do == "play" and not right else None
    before = _record(game, puzzle, actions[:-1]).state if mine is not None else start
    return PuzzleAnswer(
        right=right,
        mine=mine,
        my_words=None if mine is None else _described(before, [mine])[0],
        solution=_solution(game, puzzle),
        choices=_options(start, puzzle.choices),
        points=puzzle.points,
        better=_line(start, puzzle, puzzle.better),
        second=_line(start, puzzle, puzzle.second),
        themes=puzzle.themes,
        change=given.change,
        counted=counted,
    )


def _described(state: State, actions: list[str]) -> list[Phrase]:
    return seat_view.descriptions(state.game, state, state.to_move, actions)


def _options(state: State, options: list[Option]) -> list[PuzzleOption]:
    words = _described(state, [option.action for option in options])
    return [
        PuzzleOption(option.action, said, option.chance)
        for option, said in zip(options, words, strict=True)
    ]


def _solution(game: str, puzzle: Puzzle) -> list[PuzzleOption]:
    """The actions of the solution, each in words of the position before it."""
    found: list[PuzzleOption] = []
    for number, action in enumerate(puzzle.solution):
        before = _record(game, puzzle, puzzle.solution[:number]).state
        said = _described(before, [action])[0]
        found.append(PuzzleOption(action, said, puzzle.choices[0].chance))
    return found


def _line(state: State, puzzle: Puzzle, line: list[Option]) -> list[LineMove]:
    """How the game could go on, told of a deal that the seat thinks possible."""
    actions = [state.game.actions.number(option.action) for option in line]
    chances = [option.chance for option in line]
    return told_ahead(state, Line(actions, chances), int(puzzle.id, 16))
