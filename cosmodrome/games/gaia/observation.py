"""Gaia for learners: all that a seat knows, as numbers, and the map as planes.

Hidden are the order of the decks and the cards in other hands, but for those that the seat is
sure of. A cell of the planes is the cell of the actions.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.numbers import Numbers, Planes
from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.action import HAND_LIMIT
from cosmodrome.games.gaia.feeding import pastures
from cosmodrome.games.gaia.goals import cost
from cosmodrome.games.gaia.memory import NOT_ROBBED, about, place_of_victim, sees_taken, sure
from cosmodrome.games.gaia.parts import (
    CARDS,
    CITIES,
    FIRST_CITY,
    KIND,
    KINDS,
    LAND,
    LANDS,
    SORTS,
    SUN,
    kind_of,
)
from cosmodrome.games.gaia.state import ROW, GaiaState, GaiaVariant
from cosmodrome.games.gaia.world import NO_CITY, SIDE

_MOST_TILES: Final = 60.0
_MOST_DECK: Final = 64.0
# Fewer animals than this are eaten up within a round.
_SCARCE: Final = 2
# The planes: lands, then these; the meeples of each seat come last.
TOKENS: Final = LANDS
CITY: Final = LANDS + 1
MET: Final = LANDS + 2
TARGET: Final = LANDS + 3
TARGET_2: Final = LANDS + 4
MEEPLES: Final = LANDS + 5
_PLANES: Final = ("animals", "city", "needs met", "target", "second target")


def write(state: GaiaState, seat: i64, out: Numbers) -> None:
    """The position as a seat sees it."""
    seats = state.seats
    world = state.world
    out.one_of(state.phase, phases.OVER + 1)
    out.one_of((state.to_move - seat) % seats if state.to_move >= 0 else -1, seats)
    out.one_of((state.actor - seat) % seats, seats)
    out.put(float(state.actions_left) / 2.0)
    out.put(float(world.token_reserve) / 20.0)
    out.put(float(len(world.cells)) / _MOST_TILES)
    for kind in range(i64(KINDS)):
        out.put(float(state.deck(kind).size) / _MOST_DECK)
    for land in range(i64(LANDS)):
        out.put(float(world.stock[land]) / 16.0)
    for place in range(i64(ROW)):
        out.one_of(state.row[place], CARDS)
    out.one_of(state.playing, CARDS)
    for place in range(state.discards.size):
        out.add(state.discards.cards[place], 0.1)
    out.skip(CARDS)
    _write_cell(state.target, out)
    _write_cell(state.target_2, out)
    _write_robbery(state, seat, out)
    for turn in range(seats):
        _write_seat(state, (seat + turn) % seats, seat, out)
    for index in range(i64(len(state.goals))):
        _write_goal(state, seat, index, out)
    for city in range(i64(CITIES)):
        _write_city(state, seat, city, out)


def _write_cell(cell: i64, out: Numbers) -> None:
    """Row and column of a cell, from 1 on; 0 if there is none."""
    if cell < 0:
        out.skip(2)
    else:
        out.put(float(cell // SIDE + 1) / SIDE)
        out.put(float(cell % SIDE + 1) / SIDE)


def _write_robbery(state: GaiaState, seat: i64, out: Numbers) -> None:
    """A tornado: whom the thief robs now, and how many are still to be asked."""
    victim = (state.focus - seat) % state.seats if state.phase == phases.STEAL else -1
    out.one_of(victim, state.seats)
    asked = state.count_waiting(steps.ASK_PROTECTION) + state.count_waiting(steps.ROB)
    out.put(float(asked) / 10.0)


def _write_seat(state: GaiaState, owner: i64, seat: i64, out: Numbers) -> None:
    out.put(float(state.reserve[owner]) / 6.0)
    for place in range(state.hand.size(owner)):
        out.add(kind_of(state.hand.at(owner, place)), 1.0 / (2.0 * HAND_LIMIT))
    out.skip(KINDS)
    _write_hand(state, owner, seat, out)
    for place in range(state.front.size(owner)):
        out.add(state.front.at(owner, place), 0.125)
    out.skip(CARDS)
    if state.variant.elements:
        _write_taken(state, owner, seat, out)


def _write_hand(state: GaiaState, owner: i64, seat: i64, out: Numbers) -> None:
    """The own hand; of another one the cards that the seat is sure of."""
    if owner == seat:
        for place in range(state.hand.size(owner)):
            out.add(state.hand.at(owner, place), 0.125)
    elif state.robbed.size > 0:
        for card in sure(state, seat, owner):
            out.add(card, 0.125)
    else:
        row = about(state, seat, owner)
        for place in range(state.known.size(row)):
            out.add(state.known.at(row, place), 0.125)
    out.skip(CARDS)


def _write_taken(state: GaiaState, victim: i64, seat: i64, out: Numbers) -> None:
    """The card that a seat lost in a tornado: its kind, and its face for those who know it."""
    place = place_of_victim(state, victim)
    if place == NOT_ROBBED:
        out.skip(KINDS + CARDS)
        return
    card = state.taken.cards[place]
    out.one_of(kind_of(card), KINDS)
    out.one_of(card if seat == victim or sees_taken(state, seat) else -1, CARDS)


def _write_goal(state: GaiaState, seat: i64, index: i64, out: Numbers) -> None:
    owner = state.goal_of[index]
    out.one_of(state.goals[index], len(state.variant.parts.goal_names))
    out.flag(owner == NOBODY)
    out.one_of((owner - seat) % state.seats if owner != NOBODY else -1, state.seats)
    for sort in range(i64(SORTS)):
        out.put(float(cost(state, index, sort)) / 4.0)


def _write_city(state: GaiaState, seat: i64, city: i64, out: Numbers) -> None:
    """A city on the table: where it is, its needs, its meeples, and whether it is asked about."""
    world = state.world
    seats = state.seats
    if world.site[city] < 0:
        out.skip(7 + seats)
        return
    out.flag(True)
    _write_cell(world.cell_of(city), out)
    out.put(float(world.met[city]) / 4.0)
    out.put(float(lasting_needs(state, city)) / 4.0)
    out.flag(state.unfed >> city & 1 != 0)
    phase = state.phase
    asked = phase == phases.FEED_TILE or phase == phases.RAISE or phase == phases.SECOND
    out.flag(asked and state.focus == city)
    for turn in range(seats):
        out.put(float(world.meeples(city, (seat + turn) % seats)) / 3.0)


def lasting_needs(state: GaiaState, city: i64) -> i64:
    """Met needs, less the animals' one if it is gone after one round of feeding."""
    world = state.world
    if world.parts.eats[city]:
        spots = pastures(state, city)
        left = spots
        tokens: i64 = 0
        spot: i64 = 0
        while left:
            if left & 1:
                tokens += world.tokens[spot]
            left >>= 1
            spot += 1
        if spots and tokens <= _SCARCE:
            return world.met[city] - 1
    return world.met[city]


def write_map(state: GaiaState, seat: i64, out: Planes) -> None:
    """The map, the same for all seats but for the order of their meeples."""
    world = state.world
    for spot in range(i64(len(world.cells))):
        cell = world.cells[spot]
        out.put(world.land[spot], cell, 1)
        if world.tokens[spot]:
            out.put(TOKENS, cell, world.tokens[spot])
        city = world.city[spot]
        if city != NO_CITY:
            out.put(CITY, cell, 1)
            out.put(MET, cell, world.met[city])
            for turn in range(state.seats):
                meeples = world.meeples(city, (seat + turn) % state.seats)
                out.put(MEEPLES + turn, cell, meeples)
    if state.target >= 0:
        out.put(TARGET, state.target, 1)
    if state.target_2 >= 0:
        out.put(TARGET_2, state.target_2, 1)


def map_names(seats: int) -> list[str]:
    """What each plane is."""
    return [*LAND, *_PLANES, *[f"seat +{turn} meeples" for turn in range(seats)]]


def names(variant: GaiaVariant, phase_names: list[str], goals: int) -> list[str]:
    """What each number is."""
    cards = variant.parts.card_names
    seats = range(int(variant.seats))
    found = [f"phase {phase}" for phase in phase_names]
    found += [f"seat +{turn} to move" for turn in seats]
    found += [f"turn of seat +{turn}" for turn in seats]
    found += ["actions left", "tokens in reserve", "tiles"]
    found += [f"{kind} deck" for kind in KIND]
    found += [f"{land} in stock" for land in LAND]
    found += [f"open {place} is {card}" for place in range(ROW) for card in cards]
    found += [f"{card} being played" for card in cards]
    found += [f"{card} discarded" for card in cards]
    found += ["target row", "target column", "second target row", "second target column"]
    found += [f"robs seat +{turn}" for turn in seats] + ["still to ask"]
    for turn in seats:
        found += [f"seat +{turn}: {name}" for name in _seat_names(variant)]
    for index in range(goals):
        found += [f"goal {index}: is {goal}" for goal in variant.parts.goal_names]
        found += [f"goal {index}: free"] + [f"goal {index}: of seat +{turn}" for turn in seats]
        found += [f"goal {index}: takes {sort}" for sort in (*LAND, "element")]
    for card in cards[FIRST_CITY:SUN]:
        found += [f"{card}: {what}" for what in _CITY_NAMES]
        found += [f"{card}: meeples of seat +{turn}" for turn in seats]
    return found


_CITY_NAMES: Final = ("there", "row", "column", "met", "lasting", "unfed", "asked about")


def _seat_names(variant: GaiaVariant) -> list[str]:
    cards = variant.parts.card_names
    found = ["reserve"] + [f"{kind} in hand" for kind in KIND]
    found += [f"{card} in hand" for card in cards]
    found += [f"{card} in front" for card in cards]
    if variant.elements:
        found += [f"lost {kind}" for kind in KIND] + [f"lost {card}" for card in cards]
    return found
