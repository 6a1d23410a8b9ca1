# interpreted: msgspec structs
"""What the tiles and shuttles on offer would do for a viewer."""

from typing import Final, Literal

from msgspec import Struct

from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.effects import possible
from cosmodrome.games.ganymede.parts import BAY_COUNT, MARS, TILE_SLOTS, TOP
from cosmodrome.games.ganymede.shuttles import can_pay, lacks_any, lacks_colour, lacks_tile
from cosmodrome.games.ganymede.state import NONE, SUPPLY, GanymedeState, starts_on
from cosmodrome.games.ganymede.tiles import discard, lay_tile
from cosmodrome.games.ganymede.view_cards import (
    COLOURS,
    Need,
    Shuttle,
    Tile,
    needs,
    shuttle_card,
    tile_card,
)

Landing = Literal["mars", "top", "bottom", "lost", "open"]
BAY_LANDINGS: Final[tuple[Landing, ...]] = ("top", "bottom")


class TileOffer(Struct, frozen=True):
    """A tile of the row, as the viewer finds it.

    It would act ``times`` times, or as seldom as ``least`` if a tile of its type must make
    room. ``useful``: something of its effect could be done now.
    """

    slot: int
    tile: Tile
    times: int
    least: int
    useful: bool


class ShuttleOffer(Struct, frozen=True):
    """A shuttle of a row, as the viewer finds it: how often it would act, what is missing.

    ``lands``: where each settler of its needs could arrive at best, ``mars`` or a bay; ``lost``
    without a place; ``open`` for a wild one of a Mars shuttle, whose colour is not yet known,
    and in the set-up.
    """

    slot: int
    shuttle: Shuttle
    times: int
    usable: bool
    missing: list[Need]
    missing_tile: bool
    completes_set: bool
    lands: list[Landing]


def tile_offers(state: GanymedeState, viewer: int) -> list[TileOffer | None]:
    """The tile row; rules answer for the seat to move, so a copy has the viewer there."""
    as_viewer = state.clone()
    as_viewer.to_move = viewer
    return [
        None if tile == NONE else _tile_offer(as_viewer, slot, tile)
        for slot, tile in enumerate(state.tile_row)
    ]


def _tile_offer(as_viewer: GanymedeState, slot: int, tile: int) -> TileOffer:
    parts = as_viewer.variant.parts
    times = _times(as_viewer, tile)
    return TileOffer(
        slot=slot,
        tile=tile_card(parts, tile),
        times=max(times),
        least=min(times),
        useful=possible(as_viewer, parts.tile_effect_a[tile])
        or possible(as_viewer, parts.tile_effect_b[tile]),
    )


def _times(as_viewer: GanymedeState, tile: int) -> list[int]:
    """How often a tile would act, for each way to make room for it."""
    seat = as_viewer.to_move
    if as_viewer.tile_count(seat) < TILE_SLOTS:
        return [int(lay_tile(as_viewer.clone(), seat, tile))]
    times = []
    for slot in range(TILE_SLOTS):
        trial = as_viewer.clone()
        discard(trial, slot)
        times.append(int(lay_tile(trial, seat, tile)))
    return times


def shuttle_offers(state: GanymedeState, viewer: int, place: int) -> list[ShuttleOffer | None]:
    """The shuttle row of a place."""
    return [
        None if shuttle == NONE else _shuttle_offer(state, viewer, slot, shuttle)
        for slot, shuttle in enumerate(state.mars_row if place == MARS else state.earth_row)
    ]


def _shuttle_offer(state: GanymedeState, viewer: int, slot: int, shuttle: int) -> ShuttleOffer:
    parts = state.variant.parts
    kind = parts.shuttle_types[shuttle]
    return ShuttleOffer(
        slot=slot,
        shuttle=shuttle_card(parts, shuttle),
        times=int(state.shuttles_of_type(viewer, kind)) + 1,
        usable=can_pay(state, viewer, shuttle),
        missing=needs(
            lambda colour: int(lacks_colour(state, viewer, shuttle, colour)),
            int(lacks_any(state, viewer, shuttle)),
        ),
        missing_tile=lacks_tile(state, viewer, shuttle),
        completes_set=state.completes_set(viewer, kind),
        lands=_lands(state, viewer, shuttle),
    )


def _lands(state: GanymedeState, viewer: int, shuttle: int) -> list[Landing]:
    card = shuttle_card(state.variant.parts, shuttle)
    if starts_on(shuttle) != MARS:
        room = int(state.room_on_mars(viewer))
        return ["mars" if number < room else "lost" for number in range(len(card.needs))]
    # In the set-up nobody else may know how many settlers a chosen ship needs.
    known = () if state.phase == phases.SET_UP else COLOURS
    named = [COLOURS.index(need) for need in card.needs if need != "any" and need in known]
    wild: list[Landing] = ["open"] * (len(card.needs) - len(named))
    return _aboard(state.clone(), viewer, named) + wild


def _aboard(trial: GanymedeState, viewer: int, settlers: list[int]) -> list[Landing]:
    """A way for as many of these settlers as possible to go aboard."""
    if not settlers:
        return []
    colour, *others = settlers
    best: list[Landing] = ["lost", *_aboard(trial, viewer, others)]
    for bay in range(BAY_COUNT):
        if trial.accepts(viewer, bay, colour):
            spot = trial.spot(viewer, TOP + bay)
            trial.transfer(SUPPLY, spot, colour, 1)
            landed = [BAY_LANDINGS[bay], *_aboard(trial, viewer, others)]
            trial.transfer(spot, SUPPLY, colour, 1)
            if landed.count("lost") < best.count("lost"):
                best = landed
    return best
