"""Tiles are taken, or discarded for basic actions.

docs/rules/ganymede.md, "Take a tile" and "Discard tiles".
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.engine.pieces import replaced
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.effects import DONE
from cosmodrome.games.ganymede.kinds import BASIC_EFFECT, NO_EFFECT
from cosmodrome.games.ganymede.parts import ROW, TILE_SLOTS
from cosmodrome.games.ganymede.sequence import start_effect, start_either
from cosmodrome.games.ganymede.state import NONE, GanymedeState

TAKE_TILE: Final = Family("take-tile", [str(slot) for slot in range(ROW)])
DISCARD: Final = Family("discard", [str(slot) for slot in range(TILE_SLOTS)])


def take_tile(s: GanymedeState, slot: i64) -> None:
    """A full board must first give a tile up."""
    s.used_tile = s.tile_row[slot]
    s.tile_row = replaced(s.tile_row, slot, NONE)
    s.log_tile("took-tile", s.used_tile, slot)
    if s.tile_count(s.to_move) == TILE_SLOTS:
        s.phase = phases.MAKE_ROOM
    else:
        use_tile(s)


class MakeRoom(Decision[GanymedeState]):
    """A tile is discarded for the new one, without a basic action for it."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_discards(s, legal)

    def apply(self, s: GanymedeState, action: i64) -> None:
        discard(s, action - DISCARD.first)
        use_tile(s)


def list_discards(s: GanymedeState, legal: LegalActions) -> None:
    """The tiles of the active seat."""
    for slot in range(TILE_SLOTS):
        if s.tile_in(s.to_move, slot) != NONE:
            legal.add(DISCARD.first + slot)


def discard(s: GanymedeState, slot: i64) -> None:
    """A tile of the active seat goes to the discard."""
    tile = s.tile_in(s.to_move, slot)
    s.tiles = replaced(s.tiles, s.to_move * TILE_SLOTS + slot, NONE)
    s.tile_discard = s.tile_discard.clone()
    s.tile_discard.put_on_top(tile)
    s.log_tile("discarded", tile, slot)


def use_tile(s: GanymedeState) -> None:
    """The new tile acts: either of its effects each time, or both of them in turn."""
    parts = s.variant.parts
    tile = s.used_tile
    times = lay_tile(s, s.to_move, tile)
    s.log_seat_number("acts", "times", times)
    one, other = parts.tile_effect_a[tile], parts.tile_effect_b[tile]
    if not parts.tile_both[tile]:
        start_either(s, one, other, times)
        return
    pending = vec[i64]([other])
    for _ in range(times - 1):
        pending = append(append(pending, one), other)
    s.pending_effects = pending
    start_effect(s, one, NO_EFFECT, 1)


def lay_tile(s: GanymedeState, seat: i64, tile: i64) -> i64:
    """A tile goes to the lowest free slot; how often it acts: once for each tile of its type."""
    slot: i64 = 0
    while s.tile_in(seat, slot) != NONE:
        slot += 1
    s.tiles = replaced(s.tiles, seat * TILE_SLOTS + slot, tile)
    return s.tiles_of_type(seat, s.variant.parts.tile_types[tile])


class MoreTiles(Decision[GanymedeState]):
    """Further tiles may be discarded for further basic actions."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_discards(s, legal)
        legal.add(DONE.first)

    def apply(self, s: GanymedeState, action: i64) -> None:
        if action == DONE.first:
            start_basic_actions(s)
        else:
            discard_for_basic_action(s, action - DISCARD.first)


def discard_for_basic_action(s: GanymedeState, slot: i64) -> None:
    """Further tiles may follow before the basic actions are done."""
    discard(s, slot)
    s.discarded += 1
    if s.tile_count(s.to_move) > 0:
        s.phase = phases.MORE_TILES
    else:
        start_basic_actions(s)


def start_basic_actions(s: GanymedeState) -> None:
    """One basic action for each tile discarded."""
    start_effect(s, BASIC_EFFECT, NO_EFFECT, s.discarded)
