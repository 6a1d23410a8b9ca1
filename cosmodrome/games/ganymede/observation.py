"""Ganymede for learners: all that a seat knows, as numbers.

Hidden are the order of the piles, ships in other hands and, during the set-up, in other bays.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.numbers import Numbers
from cosmodrome.engine.vecs import vec
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.hidden import known_row
from cosmodrome.games.ganymede.kinds import KINDS, NO_EFFECT, colours_of, kind_of
from cosmodrome.games.ganymede.parts import (
    BAY_COUNT,
    BAYS,
    COLOUR_COUNT,
    COLOURS,
    DECK_SIZE,
    EARTH,
    HAND_LIMIT,
    MARS,
    PLACE_COUNT,
    PLACES,
    ROW,
    SHIP_CARDS,
    SHIP_COUNT,
    SHIP_ROW,
    SHIPS,
    TILE_COUNT,
    TILE_SLOTS,
    TYPE_COUNT,
    TYPES,
    Parts,
)
from cosmodrome.games.ganymede.scoring import icons_of_colour, score, ship_worth
from cosmodrome.games.ganymede.setup import bay_to_fill
from cosmodrome.games.ganymede.shuttles import can_pay
from cosmodrome.games.ganymede.state import NONE, SUPPLY, GanymedeState

_SHUTTLES: Final = 2 * DECK_SIZE
_EFFECT: Final = len(KINDS) + COLOUR_COUNT
_BAY: Final = 3 + SHIP_COUNT + COLOUR_COUNT
_MOST_ROUNDS: Final = 200.0
# Points of a good game; what goes beyond is cut off, and told by what lies on the board.
_POINTS: Final = 30.0
_MOST_WORTH: Final = 20.0
# A place of the adapted settler or a bay is told only while it is asked for.
_UNKNOWN: Final = -1


def write(state: GanymedeState, seat: i64, out: Numbers) -> None:
    """The position as a seat sees it."""
    seats = state.seats
    out.one_of(state.phase, phases.OVER + 1)
    out.one_of((state.to_move - seat) % seats if state.to_move >= 0 else -1, seats)
    out.put(float(state.round) / _MOST_ROUNDS)
    out.flag(state.end_triggered)
    _write_pending(state, out)
    _write_settlers(state, SUPPLY, 16.0, out)
    _write_settlers(state, state.variant.transit, 6.0, out)
    _write_piles(state, seat, out)
    for turn in range(seats):
        owner = (seat + turn) % seats
        _write_board(state, owner, out)
        _write_ships(state, owner, seat, out)
    _write_rows(state, seat, out)


def _write_pending(state: GanymedeState, out: Numbers) -> None:
    """What is being worked off."""
    out.one_of(state.used_tile, TILE_COUNT)
    out.one_of(state.used_shuttle, _SHUTTLES)
    out.one_of(state.launching, SHIP_COUNT)
    out.flag(state.bonus)
    out.flag(state.stepped)
    _write_effect(state.effect, out)
    _write_effect(state.other_effect, out)
    out.put(float(state.total_uses) / 8.0)
    out.put(float(state.uses_left) / 8.0)
    out.put(float(len(state.pending_effects)) / 8.0)
    for effect in state.pending_effects:
        out.add(kind_of(effect), 0.25)
    out.skip(len(KINDS))
    basic = state.basic_effect
    out.one_of(kind_of(basic) if basic != NO_EFFECT else _UNKNOWN, len(KINDS))
    out.put(float(state.wilds) / 5.0)
    out.put(float(state.discarded) / 4.0)
    into = state.phase == phases.INTO
    out.one_of(state.adapt_place if into else _UNKNOWN, PLACE_COUNT)
    out.one_of(state.adapt_colour if into else _UNKNOWN, COLOUR_COUNT)
    bay: i64 = _UNKNOWN
    if state.phase == phases.SET_UP:
        bay = bay_to_fill(state)
    elif state.phase == phases.PLACE_SHIP:
        bay = state.bay
    out.one_of(bay, BAY_COUNT)
    out.put(float(state.free_launches) / 4.0)


def _write_effect(effect: i64, out: Numbers) -> None:
    if effect == NO_EFFECT:
        out.skip(_EFFECT)
        return
    out.one_of(kind_of(effect), len(KINDS))
    out.bits(colours_of(effect), COLOUR_COUNT)


def _write_settlers(state: GanymedeState, spot: i64, most: float, out: Numbers) -> None:
    for colour in range(i64(COLOUR_COUNT)):
        out.put(float(state.count(spot, colour)) / most)


def _write_piles(state: GanymedeState, seat: i64, out: Numbers) -> None:
    """How many cards are left, discarded tiles, and the ships that the seat itself put back.

    These lie at the bottom of the deck: the lowest first, the number of the ship for each.
    """
    out.put(float(state.tile_stack.size) / TILE_COUNT)
    out.put(float(state.earth_deck.size) / DECK_SIZE)
    out.put(float(state.mars_deck.size) / DECK_SIZE)
    out.put(float(state.ship_deck.size) / SHIP_CARDS)
    for place in range(state.tile_discard.size):
        out.add(state.tile_discard.cards[place], 1.0)
    out.skip(TILE_COUNT)
    last = i64(len(state.returners)) - 1
    for place in range(i64(SHIP_CARDS)):
        if place <= last and state.returners[last - place] == seat:
            out.put(float(state.ship_deck.cards[place] + 1) / SHIP_COUNT)
        else:
            out.skip(1)


def _write_board(state: GanymedeState, owner: i64, out: Numbers) -> None:
    """What lies open on a board."""
    out.put(float(score(state, owner)) / _POINTS)
    out.put(float(state.step[owner]) / float(state.variant.parts.last_step))
    out.put(float(state.sets(owner)) / 6.0)
    for place in range(i64(PLACE_COUNT)):
        _write_settlers(state, state.spot(owner, place), 6.0, out)
    for slot in range(i64(TILE_SLOTS)):
        out.one_of(state.tile_in(owner, slot), TILE_COUNT)
    for kind in range(i64(TYPE_COUNT)):
        column = state.column(owner, kind)
        out.put(float(state.columns.size(column)) / 12.0)
        out.put(float(state.tiles_of_type(owner, kind)) / TILE_SLOTS)
    for kind in range(i64(TYPE_COUNT)):
        column = state.column(owner, kind)
        for place in range(state.columns.size(column)):
            out.add(state.columns.at(column, place), 1.0)
    out.skip(_SHUTTLES)
    for place in range(state.launched.size(owner)):
        out.add(state.launched.at(owner, place), 0.25)
    out.skip(SHIP_COUNT)
    for colour in range(i64(COLOUR_COUNT)):
        out.put(float(icons_of_colour(state, owner, colour)) / 24.0)


def _write_ships(state: GanymedeState, owner: i64, seat: i64, out: Numbers) -> None:
    """Ships in bays and hand, as far as the seat may know them."""
    for bay in range(i64(BAY_COUNT)):
        out.flag(state.has_ship(owner, bay))
        if state.has_ship(owner, bay) and (owner == seat or state.phase != phases.SET_UP):
            ship = state.ship_in(owner, bay)
            out.put(float(state.need(owner, bay)) / 4.0)
            out.put(float(ship_worth(state, owner, ship)) / _MOST_WORTH)
            out.one_of(ship, SHIP_COUNT)
            for colour in range(i64(COLOUR_COUNT)):
                out.flag(state.accepts(owner, bay, colour))
        else:
            out.skip(_BAY - 1)
    out.put(float(state.hand.size(owner)) / (4.0 * HAND_LIMIT))
    if owner == seat:
        for place in range(state.hand.size(owner)):
            out.add(state.hand.at(owner, place), 0.25)
    else:
        row = known_row(state, seat, owner)
        for place in range(state.known.size(row)):
            out.add(state.known.at(row, place), 0.25)
    out.skip(SHIP_COUNT)


def _write_rows(state: GanymedeState, seat: i64, out: Numbers) -> None:
    """What the rows offer to a seat."""
    parts = state.variant.parts
    for tile in state.tile_row:
        out.one_of(tile, TILE_COUNT)
        if tile == NONE:
            out.skip(1 + 2 * _EFFECT)
        else:
            out.put(float(state.tiles_of_type(seat, parts.tile_types[tile]) + 1) / 4.0)
            _write_effect(parts.tile_effect_a[tile], out)
            _write_effect(parts.tile_effect_b[tile], out)
    _write_shuttles(state, seat, state.earth_row, 0, out)
    _write_shuttles(state, seat, state.mars_row, DECK_SIZE, out)
    for ship in state.ship_row:
        out.one_of(ship, SHIP_COUNT)
        out.put(float(ship_worth(state, seat, ship)) / _MOST_WORTH if ship != NONE else 0.0)


def _write_shuttles(
    state: GanymedeState, seat: i64, row: vec[i64], first: i64, out: Numbers
) -> None:
    parts = state.variant.parts
    for shuttle in row:
        if shuttle == NONE:
            out.skip(DECK_SIZE + 2 + _EFFECT)
        else:
            out.one_of(shuttle - first, DECK_SIZE)
            out.flag(can_pay(state, seat, shuttle))
            out.put(float(state.shuttles_of_type(seat, parts.shuttle_types[shuttle]) + 1) / 12.0)
            _write_effect(parts.shuttle_effect[shuttle], out)


def names(parts: Parts, phase_names: list[str], seats: int) -> list[str]:
    """What each number is."""
    found = [f"phase {phase}" for phase in phase_names]
    found += [f"seat +{turn} to move" for turn in range(seats)]
    found += ["round", "end triggered"]
    found += _pending_names(parts)
    found += [f"supply {colour}" for colour in COLOURS]
    found += [f"in transit {colour}" for colour in COLOURS]
    found += [f"{pile} left" for pile in ("tiles", "Earth shuttles", "Mars shuttles", "ships")]
    found += [f"{tile} discarded" for tile in parts.tile_names]
    found += [f"own ship {place} from the bottom" for place in range(SHIP_CARDS)]
    for turn in range(seats):
        found += [f"seat +{turn}: {name}" for name in _board_names(parts) + _ship_names()]
    return found + _row_names(parts)


def _pending_names(parts: Parts) -> list[str]:
    found = [f"{tile} acts" for tile in parts.tile_names]
    found += [f"{shuttle} acts" for shuttle in parts.shuttle_names]
    found += [f"{ship} is launched" for ship in SHIPS]
    found += ["bonus of the track", "stepped"]
    found += [f"effect {name}" for name in _effect_names()]
    found += [f"other effect {name}" for name in _effect_names()]
    found += ["uses", "uses left", "effects waiting"]
    found += [f"waiting {kind}" for kind in KINDS]
    found += [f"basic {kind}" for kind in KINDS]
    found += ["wilds to pay", "tiles discarded for actions"]
    found += [f"adapts at {place}" for place in PLACES]
    found += [f"adapts {colour}" for colour in COLOURS]
    return found + [f"ship for {bay}" for bay in BAYS] + ["free launches"]


def _effect_names() -> list[str]:
    return [*KINDS, *COLOURS]


def _board_names(parts: Parts) -> list[str]:
    found = ["score", "step", "sets"]
    found += [f"{colour} at {place}" for place in PLACES for colour in COLOURS]
    found += [f"slot {slot} has {tile}" for slot in range(TILE_SLOTS) for tile in parts.tile_names]
    found += [f"{kind} {what}" for kind in TYPES for what in ("shuttles", "tiles")]
    found += [f"has {shuttle}" for shuttle in parts.shuttle_names]
    found += [f"launched {ship}" for ship in SHIPS]
    return found + [f"{colour} icons" for colour in COLOURS]


def _ship_names() -> list[str]:
    found: list[str] = []
    for bay in BAYS:
        found += [f"{bay} occupied", f"{bay} need", f"{bay} worth"]
        found += [f"{bay} has {ship}" for ship in SHIPS]
        found += [f"{bay} accepts {colour}" for colour in COLOURS]
    return found + ["ships in hand"] + [f"holds {ship}" for ship in SHIPS]


def _row_names(parts: Parts) -> list[str]:
    found: list[str] = []
    effects = _effect_names()
    for slot in range(ROW):
        found += [f"tile {slot} is {tile}" for tile in parts.tile_names] + [f"tile {slot} times"]
        found += [f"tile {slot} {side} {name}" for side in ("first", "second") for name in effects]
    for place in (EARTH, MARS):
        shuttles = parts.shuttle_names[place * DECK_SIZE : (place + 1) * DECK_SIZE]
        for slot in range(ROW):
            which = f"{PLACES[place]} shuttle {slot}"
            found += [f"{which} is {shuttle}" for shuttle in shuttles]
            found += [f"{which} usable", f"{which} times"]
            found += [f"{which} {name}" for name in effects]
    for slot in range(SHIP_ROW):
        found += [f"ship {slot} is {ship}" for ship in SHIPS] + [f"ship {slot} worth"]
    return found
