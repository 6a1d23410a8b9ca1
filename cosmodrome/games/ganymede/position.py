# interpreted: checks a position once, where a game begins with it
"""Positions of Ganymede that were set up: docs/rules/ganymede.md, "Invariants"."""

from collections import Counter
from typing import Final

from cosmodrome.engine.pieces import NO_CARDS
from cosmodrome.engine.position import Numbers, Positions, count_parts, refuse_unless
from cosmodrome.games.ganymede.hidden import known_ships, nothing_known
from cosmodrome.games.ganymede.parts import (
    BAY_COUNT,
    BAYS,
    COLOUR_COUNT,
    COLOURS,
    DECK_SIZE,
    EARTH,
    EARTH_LIMIT,
    HAND_LIMIT,
    MARS,
    MARS_LIMIT,
    ROW,
    SHIP_ROW,
    SHIPS,
    STEPS,
    TILE_COUNT,
    TOP,
    TOP_BAY,
    TYPE_COUNT,
)
from cosmodrome.games.ganymede.state import NONE, GanymedeState
from cosmodrome.games.ganymede.turn import LAST_ROUND, SHIPS_TO_END

# What is at rest between two turns, with its value.
_AT_REST: Final = {
    "free_launches": 0,
    "card": NONE,
    "wilds": 0,
    "discarded": 0,
    "stepped": False,
    "bonus": False,
}


def settle(s: GanymedeState, numbers: Numbers) -> None:
    """Nothing acts. Without a memory nobody is sure of any ship in another hand."""
    refuse_unless(numbers.number("card") == NONE, "turn", "card")
    if "known" not in numbers or "returners" not in numbers:
        s.known = nothing_known(s.seats)
        s.returners = NO_CARDS


def _check_rest(s: GanymedeState) -> None:
    """Nothing is under way, and the round is one that there is."""
    for name, value in _AT_REST.items():
        refuse_unless(getattr(s, name) == value, "turn", name)
    refuse_unless(len(s.pending_effects) == 0, "turn", "pending_effects")
    refuse_unless(1 <= s.round <= LAST_ROUND, "limit", "round")


def _check_settlers(s: GanymedeState) -> None:
    refuse_unless(min(s.settlers) >= 0, "form", "settlers")
    refuse_unless(s.total(s.variant.transit) == 0, "turn", "settlers")
    found = {colour: sum(list(s.settlers)[colour::COLOUR_COUNT]) for colour in range(COLOUR_COUNT)}
    printed = dict.fromkeys(range(COLOUR_COUNT), int(s.variant.settlers))
    count_parts(found, printed, COLOURS, "settlers")
    for seat in range(s.seats):
        refuse_unless(s.at(seat, EARTH) <= EARTH_LIMIT, "limit", "settlers", "earth")
        refuse_unless(s.at(seat, MARS) <= MARS_LIMIT, "limit", "settlers", "mars")
        refuse_unless(0 <= s.step[seat] < STEPS, "limit", "step")
        for bay in range(BAY_COUNT):
            _check_bay(s, seat, bay)


def _check_bay(s: GanymedeState, seat: int, bay: int) -> None:
    """Above one colour, below all different, and never full: a full ship has launched."""
    aboard = [int(s.count(s.spot(seat, TOP + bay), colour)) for colour in range(COLOUR_COUNT)]
    if not s.has_ship(seat, bay):
        refuse_unless(not any(aboard), "place", "settlers", BAYS[bay])
        refuse_unless(s.hand.size(seat) == 0, "turn", "bays", BAYS[bay])
        return
    fits = sum(map(bool, aboard)) <= 1 if bay == TOP_BAY else max(aboard) <= 1
    refuse_unless(fits, "place", "settlers", BAYS[bay])
    refuse_unless(not s.full(seat, bay), "turn", "settlers", BAYS[bay])


def _check_tiles(s: GanymedeState) -> None:
    rows = [*s.tile_row, *s.tiles, *s.tile_stack.top_first(), *s.tile_discard.top_first()]
    refuse_unless(len(s.tile_row) == ROW and NONE not in s.tile_row, "number", "tile_row")
    found = Counter(tile for tile in rows if tile != NONE)
    count_parts(found, dict.fromkeys(range(TILE_COUNT), 1), s.variant.parts.tile_names, "tiles")


def _check_shuttles(s: GanymedeState) -> None:
    parts = s.variant.parts
    for seat in range(s.seats):
        for kind in range(TYPE_COUNT):
            for shuttle in s.columns.of(s.column(seat, kind)):
                right = shuttle != NONE and parts.shuttle_types[shuttle] == kind
                refuse_unless(right, "place", "columns", parts.shuttle_names[shuttle])
    found = Counter(shuttle for column in s.columns.lists() for shuttle in column)
    for name, first in (("earth", 0), ("mars", DECK_SIZE)):
        row, deck = getattr(s, f"{name}_row"), getattr(s, f"{name}_deck")
        own = range(first, first + DECK_SIZE)
        lying = [shuttle for shuttle in row if shuttle != NONE] + deck.top_first()
        refuse_unless(all(shuttle in own for shuttle in lying), "place", f"{name}_row")
        full = NONE not in row or not deck.size
        refuse_unless(len(row) == ROW and full, "count", f"{name}_row")
        found.update(lying)
    printed = dict.fromkeys(range(2 * DECK_SIZE), 1)
    count_parts(found, printed, parts.shuttle_names, "columns")


def _check_ships(s: GanymedeState) -> None:
    ships = [*s.ship_deck.top_first(), *s.ship_row, *s.bays]
    for cards in s.hand.lists() + s.launched.lists():
        ships += cards
    found = Counter(ship for ship in ships if ship != NONE)
    count_parts(found, dict(enumerate(s.variant.parts.ship_counts)), SHIPS, "ships")
    full = NONE not in s.ship_row or not s.ship_deck.size
    refuse_unless(len(s.ship_row) == SHIP_ROW and full, "number", "ship_row")
    for hand in s.hand.lists():
        refuse_unless(len(hand) <= HAND_LIMIT, "limit", "hand")
        refuse_unless(hand == sorted(hand) and NONE not in hand, "form", "hand")


def _check_memory(s: GanymedeState) -> None:
    """What somebody is sure of is in the hand, and everybody knows what a spectator knows."""
    for seat in range(s.seats):
        hand = Counter(s.hand.of(seat))
        seen = Counter(known_ships(s, s.seats, seat))
        for viewer in range(s.seats + 1):
            known = Counter(known_ships(s, viewer, seat))
            refuse_unless(seen <= known <= hand, "place", "known")
    refuse_unless(len(s.returners) <= s.ship_deck.size, "number", "returners")
    refuse_unless(all(0 <= seat < s.seats for seat in s.returners), "form", "returners")


def _check_end(s: GanymedeState) -> None:
    """The end was triggered if somebody has had a turn in which it came."""
    out = s.earth_deck.size == 0 or s.mars_deck.size == 0
    launched = max(s.launched.size(seat) for seat in range(s.seats))
    refuse_unless(s.end_triggered or launched < SHIPS_TO_END, "turn", "end_triggered")
    refuse_unless(s.end_triggered or not out, "turn", "end_triggered")
    if s.end_triggered:
        refuse_unless(out or launched >= SHIPS_TO_END, "turn", "end_triggered")
        # The round in which it came is the last one.
        refuse_unless(s.to_move > 0, "turn", "to_move")


POSITIONS: Final = Positions(
    ("main",),
    settle,
    laws={
        "rest": _check_rest,
        "settlers": _check_settlers,
        "tiles": _check_tiles,
        "shuttles": _check_shuttles,
        "ships": _check_ships,
        "memory": _check_memory,
        "end": _check_end,
    },
    own=("card",),
)
