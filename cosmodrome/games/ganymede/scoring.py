"""Scoring of Ganymede: specification section 7. All is counted with the position as it is."""

from mypy_extensions import i64

from cosmodrome.games.ganymede.board import BOTTOM_PLACE, EARTH, MARS, TOP_PLACE, Board
from cosmodrome.games.ganymede.parts import (
    COLOUR_COUNT,
    FIXED,
    PER_COLOUR,
    PER_SET,
    PER_TRACK_POINT,
    PER_TYPE,
    TILE_SLOTS,
    TYPE_COUNT,
)


def ship_worth(state: Board, seat: i64, ship: i64) -> i64:
    """What a launched ship scores for a seat in this position."""
    parts = state.table.parts
    points: i64 = parts.ship_points[ship]
    score = parts.ship_score[ship]
    if score == FIXED:
        return points
    if score == PER_TYPE:
        return points * len(state.columns[seat * TYPE_COUNT + parts.ship_target[ship]])
    if score == PER_COLOUR:
        return points * icons_of_colour(state, seat, parts.ship_target[ship])
    if score == PER_SET:
        return points * state.smallest_column(seat)
    if score == PER_TRACK_POINT:
        return points * parts.track_points[state.step[seat]]
    return points * tiles_on_board(state, seat)


def icons_of_colour(state: Board, seat: i64, colour: i64) -> i64:
    """How many settlers of a colour the seat's shuttles show among their needs."""
    icons = state.table.parts.icons
    found: i64 = 0
    column: i64 = seat * TYPE_COUNT
    end: i64 = column + TYPE_COUNT
    while column < end:
        for shuttle in state.columns[column]:
            found += icons[shuttle * COLOUR_COUNT + colour]
        column += 1
    return found


def tiles_on_board(state: Board, seat: i64) -> i64:
    """How many tiles lie on a seat's board."""
    found: i64 = 0
    slot: i64 = seat * TILE_SLOTS
    end: i64 = slot + TILE_SLOTS
    while slot < end:
        if state.tiles[slot] >= 0:
            found += 1
        slot += 1
    return found


def score(state: Board, seat: i64) -> int:
    """Launched ships, the step of the track, and settlers who wait aboard."""
    points: i64 = state.table.parts.track_points[state.step[seat]]
    points += state.at(seat, TOP_PLACE) + state.at(seat, BOTTOM_PLACE)
    for ship in state.launched[seat]:
        points += ship_worth(state, seat, ship)
    return points


def result(state: Board, seat: i64) -> list[int]:
    """Score, then settlers on Mars, then on Earth: what the ranking compares."""
    return [score(state, seat), state.at(seat, MARS), state.at(seat, EARTH)]
