"""Galaktiko for learners: all that a seat knows, as numbers. Nothing is hidden but the piles."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.numbers import Numbers
from cosmodrome.games.galaktiko import phases
from cosmodrome.games.galaktiko.parts import (
    CARDS,
    CLASSES,
    ICONS,
    KINDS,
    STATIONS,
    STATIONS_PER_SECTOR,
    Parts,
)
from cosmodrome.games.galaktiko.scoring import aboard, delivered
from cosmodrome.games.galaktiko.state import HAND_LIMIT, GalaktikoState
from cosmodrome.games.galaktiko.worths import Worths, rounds_left

# The waiting passengers at the front of a queue by kind and icons; those behind them, who mostly
# stay, by one number each.
FRONT: Final = 3
BEHIND: Final = 17
_PASSENGER: Final = len(KINDS) + ICONS
# Points of a good game; what goes beyond is cut off, and told by the passengers all the same.
_POINTS: Final = 15.0


def write(state: GalaktikoState, seat: i64, out: Numbers) -> None:
    """The position as a seat sees it."""
    seats = state.seats
    out.one_of(state.phase, phases.OVER + 1)
    out.one_of((state.to_move - seat) % seats if state.to_move >= 0 else -1, seats)
    out.put(float(state.round) / 16.0)
    out.flag(state.end_triggered)
    out.put(float(state.last_round) / 16.0)
    out.put(rounds_left(state) / 8.0)
    out.put(float(state.floor) / CLASSES)
    out.flag(state.rich_laid)
    out.put(float(state.upper.size) / 80.0)
    out.put(float(state.lower.size) / 40.0)
    for place in range(state.discard.size):
        out.add(state.discard.cards[place], 0.1)
    out.skip(CARDS)
    for turn in range(seats):
        _write_ship(state, (seat + turn) % seats, out)
    worths = Worths(state, seat)
    for position in range(state.variant.parts.sectors):
        _write_sector(state, position, worths, out)


def _write_ship(state: GalaktikoState, seat: i64, out: Numbers) -> None:
    parts = state.variant.parts
    out.put(float(delivered(state, seat)) / _POINTS)
    out.put(float(aboard(state, seat)) / _POINTS)
    out.put(Worths(state, seat).best(state, seat) / _POINTS)
    for place in range(state.hand.size(seat)):
        card = state.hand.at(seat, place)
        out.add(parts.kinds[card], 1.0 / HAND_LIMIT)
        icons = parts.icon_bits[card]
        for icon in range(i64(ICONS)):
            if icons >> icon & 1:
                out.add(len(KINDS) + icon, 1.0 / HAND_LIMIT)
    out.skip(_PASSENGER)
    out.one_of(state.station[seat], STATIONS)
    for place in range(state.hand.size(seat)):
        out.add(state.hand.at(seat, place), 0.2)
    out.skip(CLASSES)
    for place in range(state.scored.size(seat)):
        out.add(state.scored.at(seat, place), 0.1)
    out.skip(CLASSES)


def _write_sector(state: GalaktikoState, position: i64, worths: Worths, out: Numbers) -> None:
    out.one_of(state.ring[position], state.variant.parts.sectors)
    out.put(float(state.controllers[position]) / 8.0)
    first = position * STATIONS_PER_SECTOR
    for station in range(first, first + STATIONS_PER_SECTOR):
        out.put(worths.at(state, station) / 10.0)
    size = state.queue.size(position)
    for place in range(i64(FRONT)):
        if place < size:
            card = state.queue.at(position, place)
            out.one_of(state.variant.parts.kinds[card], len(KINDS))
            out.bits(state.variant.parts.icon_bits[card], ICONS)
        else:
            out.skip(_PASSENGER)
    for place in range(i64(FRONT), i64(FRONT + BEHIND)):
        if place < size:
            out.put(float(state.queue.at(position, place) + 1) / CARDS)
        else:
            out.skip(1)


def names(parts: Parts, phase_names: list[str], seats: int) -> list[str]:
    """What each number is."""
    found = [f"phase {phase}" for phase in phase_names]
    found += [f"seat +{turn} to move" for turn in range(seats)]
    found += ["round", "end triggered", "last round", "rounds left", "floor", "rich laid"]
    found += ["upper pile", "lower pile"]
    found += [f"{card} discarded" for card in parts.card_names]
    for turn in range(seats):
        found += [f"seat +{turn}: {what}" for what in ("delivered", "aboard", "best stop")]
        found += [f"seat +{turn}: {kind} aboard" for kind in KINDS]
        found += [f"seat +{turn}: wants {icon}" for icon in parts.icons]
        found += [f"seat +{turn}: at station {station}" for station in range(STATIONS)]
        found += [f"seat +{turn}: class {card} aboard" for card in parts.class_names]
        found += [f"seat +{turn}: {card} scored" for card in parts.class_names]
    for position in range(int(parts.sectors)):
        found += [f"sector {position}: {name}" for name in _sector_names(parts, position)]
    return found


def _sector_names(parts: Parts, position: int) -> list[str]:
    found = [f"card {card}" for card in range(int(parts.sectors))] + ["controllers"]
    for index in range(STATIONS_PER_SECTOR):
        station = position * STATIONS_PER_SECTOR + index
        found.append(f"worth of {station}")
    for place in range(FRONT):
        found += [f"waiting {place} {kind}" for kind in KINDS]
        found += [f"waiting {place} wants {icon}" for icon in parts.icons]
    return found + [f"waiting {place} class" for place in range(FRONT, FRONT + BEHIND)]
