# interpreted: checks a position once, where a game begins with it
"""Positions of Gaia that were set up: docs/rules/gaia.md, "Invariants"."""

from collections import Counter
from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.pieces import Rows, rows_of
from cosmodrome.engine.position import Numbers, Positions, count_parts, refuse_unless
from cosmodrome.engine.vecs import vec
from cosmodrome.games.gaia.action import ELEMENT_LIMIT, HAND_LIMIT
from cosmodrome.games.gaia.memory import about
from cosmodrome.games.gaia.parts import (
    CARDS,
    CITIES,
    ELEMENT,
    FIRST_ANIMALS,
    FIRST_CITY,
    KIND,
    KINDS,
    LAND,
    LANDS,
    SEA,
    STAR,
    SUN,
    kind_of,
)
from cosmodrome.games.gaia.state import (
    ACTIONS_PER_TURN,
    NO_CARD,
    ROW,
    ROW_END,
    ROW_START,
    GaiaState,
)
from cosmodrome.games.gaia.world import (
    CELLS,
    CENTRE,
    NO_CITY,
    NOWHERE,
    ONE_SEAT,
    SEAT_BITS,
    TOKENS_PER_CARD,
    World,
    neighbours,
)

# By seat: the hand, the nature cards laid out, the element cards laid out.
_ROWS_OF_SEAT: Final = 3
# By tile: its cell, land, tokens and city.
_FACTS_OF_TILE: Final = 4


def settle(s: GaiaState, numbers: Numbers) -> None:
    """Lay the world out tile by tile; without a memory nobody is sure of any card."""
    refuse_unless(numbers.row("agenda") == [0], "turn", "agenda")
    s.waiting = 0
    s.steps = vec[i64]()
    s.looked = False
    s.world = _world(s, numbers)
    rows = numbers.lists("hands_and_fronts")
    s.hand = Rows(s.seats, HAND_LIMIT + 1)
    for seat, hand in enumerate(rows[::_ROWS_OF_SEAT]):
        refuse_unless(hand == sorted(hand) and NO_CARD not in hand, "form", "hands_and_fronts")
        for card in hand:
            s.hand.append(seat, card)
    laid = zip(rows[1::_ROWS_OF_SEAT], rows[2::_ROWS_OF_SEAT], strict=True)
    fronts = [nature + elements for nature, elements in laid]
    if "front" not in numbers:
        s.front = rows_of(fronts)
    else:
        # In the order of play.
        same = [sorted(front) for front in numbers.lists("front")] == [
            sorted(front) for front in fronts
        ]
        refuse_unless(same, "number", "front")
    for seat in range(s.seats):
        nature, elements = rows[_ROWS_OF_SEAT * seat + 1 : _ROWS_OF_SEAT * seat + 3]
        right = all(0 <= card < FIRST_ANIMALS for card in nature)
        right = right and all(card >= SUN for card in elements)
        refuse_unless(right, "place", "hands_and_fronts")
    if "known" not in numbers:
        s.known = Rows(s.seats * (s.seats + 1), HAND_LIMIT + 1)


def _world(s: GaiaState, numbers: Numbers) -> World:
    """The tiles in an order in which each touches an earlier one, with all that lies on them."""
    count, *facts = numbers.row("tiles") or [-1]
    refuse_unless(len(facts) == _FACTS_OF_TILE * count, "form", "tiles")
    tiles = {
        facts[first]: facts[first + 1 : first + _FACTS_OF_TILE]
        for first in range(0, len(facts), _FACTS_OF_TILE)
    }
    refuse_unless(list(tiles) == sorted(tiles) and len(tiles) == count, "form", "tiles")
    refuse_unless(all(0 <= cell < CELLS for cell in tiles), "place", "tiles")
    world = World(s.variant.parts)
    world.begin()
    order = _connected(set(tiles))
    refuse_unless(len(order) == len(tiles), "place", "tiles")
    for cell in order:
        land, tokens, city = tiles[cell]
        refuse_unless(0 <= land < LANDS and world.stock[land] > 0, "limit", "tiles")
        world.lay(cell, land)
        spot = world.spot(cell)
        refuse_unless(0 <= tokens <= TOKENS_PER_CARD, "limit", "tiles", LAND[land])
        refuse_unless(tokens <= world.token_reserve, "limit", "token_reserve")
        refuse_unless(NO_CITY <= city < CITIES, "form", "tiles")
        world.set_tokens(spot, tokens)
        if city != NO_CITY:
            refuse_unless(world.site[city] == NOWHERE and not tokens, "place", "tiles")
            world.build(city, spot)
    for city in range(CITIES):
        if world.site[city] != NOWHERE:
            world.set_met(city, world.count_met(city, world.site[city]))
    most = 1 << SEAT_BITS * s.seats
    refuse_unless(all(0 <= people < most for people in numbers.row("people")), "form", "people")
    world.people = vec[i64](numbers.row("people"))
    refuse_unless(list(world.stock) == numbers.row("stock"), "number", "stock")
    refuse_unless(
        int(world.token_reserve) == numbers.number("token_reserve"), "number", "token_reserve"
    )
    return world


def _connected(cells: set[int]) -> list[int]:
    """The cells that hang together with the first one by their edges, from there on."""
    order = [CENTRE] if CENTRE in cells else []
    for cell in order:
        order += [near for near in neighbours(cell) if near in cells and near not in order]
    return order


def _check_rest(s: GaiaState) -> None:
    """Nothing is under way: the seat to move has one or two actions left."""
    refuse_unless(s.actor == s.to_move, "turn", "actor")
    refuse_unless(1 <= s.actions_left <= ACTIONS_PER_TURN, "limit", "actions_left")
    for name, rest in (("unfed", 0), ("focus", NOWHERE), ("playing", NO_CARD)):
        refuse_unless(getattr(s, name) == rest, "turn", name)
    for name, rest in (("target", NOWHERE), ("target_2", NOWHERE), ("ender", NOBODY)):
        refuse_unless(getattr(s, name) == rest, "turn", name)
    refuse_unless(s.robbed.size == 0 and s.taken.size == 0, "turn", "taken")


def _check_cards(s: GaiaState) -> None:
    variant, names = s.variant, s.variant.parts.card_names
    zones = [*s.hand.lists(), *s.front.lists(), s.discards.bottom_first()]
    zones.append([card for card in s.row if card != NO_CARD])
    zones.append([FIRST_CITY + city for city in s.world.city if city != NO_CITY])
    for kind in range(KINDS):
        deck = s.deck(kind).bottom_first()
        refuse_unless(all(kind_of(card) == kind for card in deck), "place", f"{KIND[kind]}_deck")
        zones.append(deck)
        opened = [s.row[slot] for slot in range(ROW_START[kind], ROW_END[kind])]
        right = all(card == NO_CARD or kind_of(card) == kind for card in opened)
        refuse_unless(right, "place", "row")
        refuse_unless(NO_CARD not in opened or not deck, "number", "row")
    refuse_unless(len(s.row) == ROW, "form", "row")
    printed: dict[int, int] = {}
    for card in range(CARDS):
        used = card < SUN or variant.elements
        used = used and (variant.disasters or not variant.parts.disaster_only[card])
        printed[card] = variant.parts.counts[card] if used else 0
    count_parts(Counter(card for zone in zones for card in zone), printed, names, "cards")


def _check_hands(s: GaiaState) -> None:
    for hand in s.hand.lists():
        refuse_unless(len(hand) <= HAND_LIMIT, "limit", "hands_and_fronts")
        elements = sum(kind_of(card) == ELEMENT for card in hand)
        refuse_unless(elements <= ELEMENT_LIMIT, "limit", "hands_and_fronts")


def _check_goals(s: GaiaState) -> None:
    goals = list(s.goals)
    refuse_unless(len(set(goals)) == len(goals), "number", "goals")
    refuse_unless(all(goal in s.variant.goals for goal in goals), "place", "goals")
    refuse_unless(all(NOBODY <= seat < s.seats for seat in s.goal_of), "form", "goal_of")


def _check_cities(s: GaiaState) -> None:
    """A city stands on its land; people live there if at least two needs are met."""
    world, names = s.world, s.variant.parts.card_names
    for city in range(CITIES):
        name = names[FIRST_CITY + city] if FIRST_CITY + city < len(names) else str(city)
        people = [int(world.meeples(city, seat)) for seat in range(s.seats)]
        if world.site[city] == NOWHERE:
            refuse_unless(not any(people), "place", "people", name)
            continue
        here, asked = world.land[world.site[city]], world.parts.land[FIRST_CITY + city]
        refuse_unless(here == asked or (asked == STAR and here != SEA), "place", "tiles", name)
        met = int(world.met[city])
        refuse_unless(met >= 1, "place", "tiles", name)
        refuse_unless(any(people) == (met >= 2), "place", "people", name)
        most = 2 if s.variant.metropolis and met == 4 else 1
        refuse_unless(max(people) <= min(most, ONE_SEAT), "limit", "people", name)
        refuse_unless(people.count(2) <= 1, "limit", "people", name)


def _check_meeples(s: GaiaState) -> None:
    for seat in range(s.seats):
        placed = sum(int(s.world.meeples(city, seat)) for city in range(CITIES))
        placed += list(s.goal_of).count(seat)
        refuse_unless(placed + s.reserve[seat] == s.variant.meeples, "number", "reserve", str(seat))
        # A player who has placed the last one has won.
        refuse_unless(s.reserve[seat] > 0, "turn", "reserve", str(seat))


def _check_memory(s: GaiaState) -> None:
    for hand in range(s.seats):
        held = Counter(s.hand.of(hand))
        seen = Counter(s.known.of(about(s, s.seats, hand)))
        refuse_unless(seen <= held, "place", "known")
        for seat in range(s.seats):
            known = Counter(s.known.of(about(s, seat, hand)))
            right = not known if seat == hand else seen <= known <= held
            refuse_unless(right, "place", "known")


POSITIONS: Final = Positions(
    ("action",),
    settle,
    laws={
        "rest": _check_rest,
        "cards": _check_cards,
        "hands": _check_hands,
        "goals": _check_goals,
        "cities": _check_cities,
        "meeples": _check_meeples,
        "memory": _check_memory,
    },
    own=("agenda", "token_reserve", "tiles", "people", "stock", "hands_and_fronts"),
)
