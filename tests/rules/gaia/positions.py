"""Positions of Gaia written down as in docs/rules/gaia.md, "Worked examples"."""

import re

from mypy_extensions import i64

import cosmodrome
from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.engine.pieces import rows_of
from cosmodrome.engine.vecs import vec
from cosmodrome.games.gaia import phases
from cosmodrome.games.gaia.memory import about
from cosmodrome.games.gaia.parts import FIRST_CITY, KIND, LAND
from cosmodrome.games.gaia.rules import Gaia
from cosmodrome.games.gaia.state import NO_CARD, ROW_START, GaiaState
from cosmodrome.games.gaia.turn import start_turn

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
    set_hands(state, *((hands or {}).get(owner, "") for owner in range(seats)))
    for owner in range(seats):
        set_front(state, owner, (fronts or {}).get(owner, ""))
    if goals:
        state.goals = vec[i64]([gaia().parts.goal_names.index(name) for name in goals.split()])
        set_goal_owners(state, *[NOBODY] * len(state.goals))
    state.journal = []
    if feeding:
        start_turn(state, seat)
        state.go_on()
    else:
        begin_action(state, seat)
    return state


# --- setting up -----------------------------------------------------------------------


def begin_action(state: GaiaState, seat: int) -> None:
    state.phase = phases.ACTION
    state.actor = state.to_move = seat


def set_hands(state: GaiaState, *hands: str) -> None:
    state.hand = rows_of([sorted(cards(hand)) for hand in hands])


def set_front(state: GaiaState, seat: int, names: str) -> None:
    fronts = state.front.lists()
    fronts[seat] = cards(names)
    state.front = rows_of(fronts)


def set_goal_owners(state: GaiaState, *owners: int) -> None:
    state.goal_of = vec[i64](owners)


def set_reserves(state: GaiaState, *meeples: int) -> None:
    state.reserve = vec[i64](meeples)


def set_stock(state: GaiaState, land: str, tiles: int) -> None:
    state.world.stock[LAND.index(land)] = tiles


def set_open(state: GaiaState, kind: str, names: str) -> None:
    """The open cards of a kind from its first slot on; `-` is an empty slot."""
    for slot, name in enumerate(names.split(), ROW_START[KIND.index(kind)]):
        state.row[slot] = NO_CARD if name == "-" else cards(name)[0]


def empty_deck(state: GaiaState, kind: str) -> None:
    state.deck(KIND.index(kind)).size = 0


def put_on_deck(state: GaiaState, kind: str, card: str) -> None:
    state.deck(KIND.index(kind)).put_on_top(cards(card)[0])


def set_known(state: GaiaState, observer: int, hand: int, names: str) -> None:
    """What an observer (the one after all seats watches) is sure of in a hand."""
    row = about(state, observer, hand)
    state.known.clear(row)
    for card in cards(names):
        state.known.append(row, card)


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
    for spot, city in enumerate(list(world.city)):
        if city >= 0:
            world.set_met(city, world.count_met(city, spot))


def asked(state: GaiaState) -> list[str]:
    """The legal actions in words."""
    return [gaia().actions.name(number) for number in state.legal()]


def play(state: GaiaState, *actions: str) -> None:
    for action in actions:
        assert action in asked(state), f"{action} is not among {asked(state)}"
        state.apply(gaia().actions.number(action))


# --- asking ---------------------------------------------------------------------------


def cells(*numbers: int) -> list[str]:
    return [f"cell {number}" for number in numbers]


def hand(state: GaiaState, seat: int) -> str:
    return names(state.hand.of(seat))


def front(state: GaiaState, seat: int) -> str:
    return names(state.front.of(seat))


def discards(state: GaiaState) -> str:
    return names(state.discards.bottom_first())


def known(state: GaiaState, observer: int, seat: int) -> str:
    return names(sorted(state.known.of(about(state, observer, seat))))


def taken(state: GaiaState) -> list[int]:
    """The cards under way in a tornado."""
    return state.taken.bottom_first()


def reserves(state: GaiaState) -> list[int]:
    return list(state.reserve)


def met(state: GaiaState, card: str) -> int:
    """Met needs of a city; 0 if it is not on the table."""
    return int(state.world.met[cards(card)[0] - FIRST_CITY])


def meeples(state: GaiaState, card: str) -> list[int]:
    """Meeples of each seat on a city."""
    city = cards(card)[0] - FIRST_CITY
    return [int(state.world.meeples(city, seat)) for seat in range(state.seats)]


def land(state: GaiaState, cell: int) -> str:
    return LAND[state.world.land[state.world.spot(cell)]]


def tokens(state: GaiaState, cell: int) -> int:
    return int(state.world.tokens[state.world.spot(cell)])


def events(state: GaiaState) -> list[Event]:
    assert state.journal is not None
    return state.journal
