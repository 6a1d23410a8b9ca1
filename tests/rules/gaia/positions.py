"""Positions of Gaia written down as in the specification's worked examples."""

import re

import cosmodrome
from cosmodrome.engine.game import Event
from cosmodrome.games.gaia.actions import ACTION
from cosmodrome.games.gaia.parts import FIRST_CITY, LAND
from cosmodrome.games.gaia.rules import Gaia, GaiaState

_TILE = re.compile(r"(\d+) (\w+)(?: \((\d)\))?(?: \[(city-\d\d):?([ \d]*)\])?")
ALL_OPTIONS = "capture metropolis elements disasters"


def gaia() -> Gaia:
    game = cosmodrome.game("gaia")
    assert isinstance(game, Gaia)
    return game


def cards(text: str) -> list[int]:
    """Cards by their names."""
    return [gaia().parts.card_names.index(name) for name in text.split()]


def names(numbers: list[int]) -> str:
    return " ".join(gaia().parts.card_names[number] for number in numbers)


def started(seats: int, options: str, seed: int = 1) -> GaiaState:
    state = gaia().start(seats, dict.fromkeys(options.split(), True), seed)
    assert isinstance(state, GaiaState)
    return state


def position(
    tiles: str,
    *,
    seats: int = 2,
    options: str = "",
    seat: int = 0,
    hands: dict[int, str] | None = None,
    fronts: dict[int, str] | None = None,
    goals: str = "",
    feeding: bool = False,
) -> GaiaState:
    """Tiles are `220 desert (2)` or `220 desert [city-01: 0 1]`, separated by semicolons.

    The seat begins its turn, with the feeding if asked for. Hands that are not named are
    empty.
    """
    state = started(seats, options)
    lay(state, tiles)
    for owner in range(seats):
        state.hand[owner] = sorted(cards((hands or {}).get(owner, "")))
        state.front[owner] = cards((fronts or {}).get(owner, ""))
    if goals:
        state.goals = [gaia().parts.goal_names.index(name) for name in goals.split()]
        state.goal_of = [-1] * len(state.goals)
    state.journal = []
    if feeding:
        state._start_turn(seat)
        state._go_on()
    else:
        state.stage = ACTION
        state.actor = state.to_move = seat
    return state


def lay(state: GaiaState, tiles: str) -> None:
    """Put tiles, tokens, cities and meeples onto an empty table."""
    world = state.world
    waiting = [match.groups() for match in map(_TILE.fullmatch, tiles.split("; ")) if match]
    assert len(waiting) == len(tiles.split("; "))
    left = list(waiting)
    while left:
        tile = next(tile for tile in left if int(tile[0]) in world.frontier)
        world.lay(int(tile[0]), LAND.index(tile[1]))
        left.remove(tile)
    for cell, _, tokens, card, meeples in waiting:
        spot = world.spot(int(cell))
        world.set_tokens(spot, int(tokens or 0))
        if card:
            city = cards(card)[0] - FIRST_CITY
            world.build(city, spot)
            for owner in map(int, meeples.split()):
                world.add_people(city, owner, 1)
                state.reserve[owner] -= 1
    for spot, city in enumerate(world.city):
        if city >= 0:
            world.set_met(city, world.count_met(city, spot))


def asked(state: GaiaState) -> list[str]:
    """The legal actions in words."""
    return [gaia().actions.name(number) for number in state.legal()]


def play(state: GaiaState, *actions: str) -> None:
    for action in actions:
        assert action in asked(state), f"{action} is not among {asked(state)}"
        state.apply(gaia().actions.number(action))


def cells(*numbers: int) -> list[str]:
    return [f"cell {number}" for number in numbers]


def met(state: GaiaState, card: str) -> int:
    """Met needs of a city; 0 if it is not on the table."""
    return state.world.met[cards(card)[0] - FIRST_CITY]


def meeples(state: GaiaState, card: str) -> list[int]:
    """Meeples of each seat on a city."""
    city = cards(card)[0] - FIRST_CITY
    return [state.world.meeples(city, seat) for seat in range(state.table.seats)]


def land(state: GaiaState, cell: int) -> str:
    return LAND[state.world.land[state.world.spot(cell)]]


def tokens(state: GaiaState, cell: int) -> int:
    return state.world.tokens[state.world.spot(cell)]


def events(state: GaiaState) -> list[Event]:
    assert state.journal is not None
    return state.journal
