"""docs/rules/gaia.md, "Invariants"."""

from collections import Counter
from collections.abc import Collection

from cosmodrome.engine.game import NOBODY, State
from cosmodrome.games.gaia.action import CALL_END
from cosmodrome.games.gaia.memory import about, sure
from cosmodrome.games.gaia.parts import (
    ANIMALS,
    CARDS,
    CITIES,
    FIRST_CITY,
    ICONS_PER_CITY,
    KINDS,
    LANDS,
    SEA,
    STAR,
    SUN,
)
from cosmodrome.games.gaia.phases import ACTION, DISCARD, OVER, RAISE, SECOND, TARGET
from cosmodrome.games.gaia.state import GaiaState
from cosmodrome.games.gaia.steps import PLACE
from cosmodrome.games.gaia.world import CENTRE, neighbours


def check(before: State | None, action: int, after: State) -> None:
    """Assert all invariants of a position, and of the step that led to it."""
    assert isinstance(after, GaiaState)
    tiles_are_right(after)
    tokens_are_right(after)
    cards_are_complete(after)
    meeples_are_complete(after)
    cities_are_right(after)
    hands_are_right(after)
    assert bool(after.legal()) == (after.phase != OVER)
    if before is not None:
        assert isinstance(before, GaiaState)
        step_is_right(before, action, after)


def tiles(state: GaiaState) -> dict[int, int]:
    """The land of each cell with a tile."""
    return dict(zip(state.world.cells, state.world.land, strict=True))


def tiles_are_right(state: GaiaState) -> None:
    world = state.world
    table = tiles(state)
    assert len(table) == len(world.cells)
    counts = Counter(table.values())
    for land in range(LANDS):
        assert world.stock[land] >= 0
        assert world.stock[land] + counts[land] == world.parts.tiles[land]
        spots = {spot for spot, there in enumerate(world.land) if there == land}
        assert spots == bits(world.of_land[land])
    empty = {cell for tile in table for cell in neighbours(tile)} - table.keys()
    assert list(world.frontier) == (sorted(empty) if table else [CENTRE])
    assert [world.cells[spot] for spot in world.order] == sorted(table)
    assert all(world.cells[world.spot(cell)] == cell for cell in table)
    for spot, cell in enumerate(world.cells):
        near = {world.spot(other) for other in neighbours(cell) if other in table}
        assert bits(world.near[spot]) == near
    if table:
        assert reached_from(CENTRE, table.keys()) == table.keys()


def bits(spots: int) -> set[int]:
    return {spot for spot in range(64) if int(spots) >> spot & 1}


def reached_from(start: int, cells: Collection[int]) -> set[int]:
    found = {start}
    edge = [start]
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in cells and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found


def tokens_are_right(state: GaiaState) -> None:
    world = state.world
    assert world.token_reserve + sum(world.tokens) == 20
    for spot, tokens in enumerate(world.tokens):
        assert 0 <= tokens <= 4
        assert tokens == 0 or world.city[spot] < 0
    assert bits(world.animals) == {spot for spot, tokens in enumerate(world.tokens) if tokens}


def cards_are_complete(state: GaiaState) -> None:
    variant = state.variant
    zones = [*state.hand.lists(), *state.front.lists()]
    zones += [state.discards.bottom_first(), state.taken.bottom_first()]
    zones += [state.deck(kind).bottom_first() for kind in range(KINDS)]
    zones.append([card for card in state.row if card >= 0])
    zones.append([FIRST_CITY + city for city in state.world.city if city >= 0])
    if state.phase == TARGET and FIRST_CITY <= state.playing < SUN:
        zones.append([state.playing])
    cards = Counter(card for zone in zones for card in zone)
    for card in range(CARDS):
        used = card < SUN or variant.elements
        used = used and (variant.disasters or not variant.parts.disaster_only[card])
        assert cards[card] == (variant.parts.counts[card] if used else 0)


def meeples_are_complete(state: GaiaState) -> None:
    world = state.world
    for seat in range(state.seats):
        on_cities = sum(world.meeples(city, seat) for city in range(CITIES))
        on_goals = list(state.goal_of).count(seat)
        assert state.reserve[seat] + on_cities + on_goals == state.variant.meeples
        assert state.reserve[seat] >= 0
    empty = list(state.reserve).count(0)
    if state.phase != OVER:
        assert empty == 0
    elif empty:
        assert empty == 1
        assert state.reserve[state.ender] == 0


def recount(state: GaiaState, cell: int, city: int) -> int:
    """Met needs as docs/rules/gaia.md, "Met needs of a city" tells it, from the tiles alone."""
    world = state.world
    spots = [world.spot(other) for other in neighbours(cell) if world.has_tile(other)]
    spots = [spot for spot in spots if world.city[spot] < 0]
    lands = Counter(world.land[spot] for spot in spots)
    first = city * ICONS_PER_CITY
    icons = Counter(world.parts.needs[first : first + ICONS_PER_CITY])
    met = sum(min(icons[land], lands[land]) for land in range(LANDS))
    return met + (icons[ANIMALS] and any(world.tokens[spot] for spot in spots))


def cities_are_right(state: GaiaState) -> None:
    world = state.world
    placing = state.phase in (RAISE, SECOND, OVER) or state.count_waiting(PLACE) > 0
    assert bits(world.covered) == {spot for spot, city in enumerate(world.city) if city >= 0}
    for city in range(CITIES):
        people = [world.meeples(city, seat) for seat in range(state.seats)]
        spot = world.site[city]
        if spot < 0:
            assert not any(people)
            assert world.met[city] == 0
            continue
        assert world.city[spot] == city
        met = recount(state, world.cells[spot], city)
        assert world.met[city] == met
        assert 1 <= met <= 4
        land = world.parts.land[FIRST_CITY + city]
        assert world.land[spot] == land or (land == STAR and world.land[spot] != SEA)
        assert any(people) == (met >= 2) or placing
        assert max(people) <= (2 if state.variant.metropolis and met == 4 else 1)
        assert people.count(2) <= 1
        if met == 1:
            assert not any(people)


def hands_are_right(state: GaiaState) -> None:
    for seat, hand in enumerate(state.hand.lists()):
        assert hand == sorted(hand)
        elements = sum(card >= SUN for card in hand)
        over = int(state.phase == DISCARD and seat == state.actor)
        assert len(hand) <= 6 + over
        assert elements <= 2 + over
        assert over == (len(hand) > 6 or elements > 2)
    knowledge_is_sound(state)


def knowledge_is_sound(state: GaiaState) -> None:
    """Whatever somebody is sure of is true; a spectator knows no more than anybody."""
    seats = state.seats
    for hand in range(seats):
        # A card under way in a tornado still counts for those who have not seen it.
        cards = Counter(state.hand.of(hand))
        for victim, card in zip(
            state.robbed.bottom_first(), state.taken.bottom_first(), strict=True
        ):
            cards[card] += victim == hand
        public = Counter(state.known.of(about(state, seats, hand)))
        for seat in range(seats):
            known = Counter(state.known.of(about(state, seat, hand)))
            if seat == hand:
                assert not known
                assert public <= cards
            else:
                assert known <= cards
                assert Counter(sure(state, seat, hand)) <= Counter(state.hand.of(hand))
                assert public <= known or state.looked


def step_is_right(before: GaiaState, action: int, after: GaiaState) -> None:
    assert list(before.world.order) == [
        spot for spot in after.world.order if spot < len(before.world.cells)
    ]
    assert list(after.world.cells)[: len(before.world.cells)] == list(before.world.cells)
    assert all(seat in (owner, NOBODY) for seat, owner in goal_pairs(before, after))
    if before.phase == ACTION and action != CALL_END.first:
        in_decks = cards_to_draw(before) - cards_to_draw(after)
        in_hands = cards_in_hands(after) - cards_in_hands(before)
        assert (in_decks, in_hands) in ((1, 1), (0, -1))


def cards_to_draw(state: GaiaState) -> int:
    decks = sum(int(state.deck(kind).size) for kind in range(KINDS))
    return decks + sum(card >= 0 for card in state.row)


def cards_in_hands(state: GaiaState) -> int:
    return sum(len(hand) for hand in state.hand.lists())


def goal_pairs(before: GaiaState, after: GaiaState) -> list[tuple[int, int]]:
    return list(zip(before.goal_of, after.goal_of, strict=True))
