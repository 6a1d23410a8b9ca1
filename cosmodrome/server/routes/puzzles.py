"""Puzzles: which there are, solving them, and the free games that follow them."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from cosmodrome.games.title import title_of
from cosmodrome.server import seat_view
from cosmodrome.server.access import show
from cosmodrome.server.errors import NoPreview
from cosmodrome.server.messages.positions import Preview
from cosmodrome.server.messages.puzzles import PlayOn, PuzzleAct, Puzzles, PuzzleState
from cosmodrome.server.messages.tables import Table
from cosmodrome.server.people import Person
from cosmodrome.server.puzzles import overview, solving
from cosmodrome.server.services import Services

Action = Annotated[str, QueryParameter(min_length=1, max_length=80)]
Theme = Annotated[str | None, QueryParameter(min_length=1, max_length=40)]


@get("/api/puzzles")
async def puzzles(
    services: NamedDependency[Services], viewer: NamedDependency[Person | None]
) -> Puzzles:
    """The puzzles of all games, how I did, the puzzle of the day and my days in a row."""
    return await overview.overview(services, viewer)


@get("/api/puzzles/{game:str}")
async def next_puzzle(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    game: FromPath[str],
    theme: Theme = None,
) -> PuzzleState:
    """My next puzzle: near my rating, and not one that I have answered while there are others."""
    return await solving.next_for(services, game, theme, me)


@get("/api/puzzles/{game:str}/{puzzle:str}")
async def get_puzzle(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    game: FromPath[str],
    puzzle: FromPath[str],
) -> PuzzleState:
    """A puzzle, without its solution."""
    return await solving.state(services, game, await solving.find(game, puzzle), me)


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=200)
async def answer_puzzle(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzleAct],
) -> PuzzleState:
    """Answer a puzzle. The first answer counts for the rating; repeating it changes nothing."""
    return await solving.act(services, game, await solving.find(game, puzzle), me, data)


@get("/api/puzzles/{game:str}/{puzzle:str}/preview")
async def preview_in_puzzle(
    me: NamedDependency[Person],
    game: FromPath[str],
    puzzle: FromPath[str],
    action: Action,
) -> Preview:
    """What an action would do, as far as I can know."""
    found = (await solving.find(game, puzzle)).puzzle
    state = solving.position(game, found)
    show_preview = title_of(state.game).preview
    if show_preview is None:
        raise NoPreview
    state.checked(action)
    told = seat_view.preview(show_preview, state, state.to_move, action)
    return Preview("", len(found.entries), action, told)


@post("/api/puzzles/{game:str}/{puzzle:str}/table")
async def play_on_from_puzzle(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PlayOn],
) -> Table:
    """Play on from a puzzle that I have answered, against bots."""
    found = await solving.find(game, puzzle)
    committed = await solving.leave(services, game, found, me, data)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


ROUTES = [
    puzzles,
    next_puzzle,
    get_puzzle,
    answer_puzzle,
    preview_in_puzzle,
    play_on_from_puzzle,
]
