# interpreted: checks a position once, where a game begins with it
"""Positions of Galaktiko that were set up: docs/rules/galaktiko.md, "Invariants"."""

from collections import Counter
from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.pieces import pile_of
from cosmodrome.engine.position import Numbers, Positions, count_parts, refuse_unless
from cosmodrome.engine.vecs import vec
from cosmodrome.games.galaktiko import phases
from cosmodrome.games.galaktiko.parts import (
    CONTROLLER,
    END_OF_SHIFT,
    STATIONS_PER_SECTOR,
    STOWAWAY,
    VORTAN,
)
from cosmodrome.games.galaktiko.state import HAND_LIMIT, NOWHERE, GalaktikoState


def settle(s: GalaktikoState, numbers: Numbers) -> None:
    """The icons follow from the ring. Without a memory of the piles, the controllers that are
    not in them have come from `upper` one after the other, and none went back."""
    refuse_unless(
        sorted(numbers.row("ring")) == list(s.variant.parts.sector_cards), "place", "ring"
    )
    s.lay_ring(vec[i64](numbers.row("ring")))
    if "balances" not in numbers or "upper_balance" not in numbers:
        left = s.upper.count(CONTROLLER) + s.lower.count(CONTROLLER)
        gone = s.variant.controllers - left
        s.upper_balance = -gone
        s.balances = pile_of([-given for given in range(gone)])


def _check_cards(s: GalaktikoState) -> None:
    parts = s.variant.parts
    zones = [*s.hand.lists(), *s.scored.lists(), *s.queue.lists()]
    for name in ("hand", "scored", "queue"):
        for zone in getattr(s, name).lists():
            refuse_unless(not {CONTROLLER, END_OF_SHIFT} & set(zone), "place", name)
    zones += [s.discard.bottom_first(), s.upper.bottom_first(), s.lower.bottom_first()]
    refuse_unless(min(s.controllers) >= 0, "form", "controllers")
    found = Counter(card for zone in zones for card in zone)
    found[CONTROLLER] += sum(s.controllers)
    printed = dict(enumerate(parts.counts)) | {CONTROLLER: int(s.variant.controllers)}
    # Once it was turned up, the end of the shift lies nowhere any more.
    printed[END_OF_SHIFT] = int(not s.end_triggered and not s.variant.to_the_last)
    count_parts(found, printed, parts.card_names, "cards")


def _check_piles(s: GalaktikoState) -> None:
    lower = s.lower.bottom_first()
    refuse_unless(s.upper.count(END_OF_SHIFT) == 0, "place", "upper", "end-of-shift")
    refuse_unless(s.discard.count(END_OF_SHIFT) == 0, "place", "discard", "end-of-shift")
    if s.variant.to_the_last:
        refuse_unless(not lower, "place", "lower")
        # Once the last card was turned up, nothing but controllers comes back.
        returned = s.upper.count(CONTROLLER) == s.upper.size
        refuse_unless(returned if s.end_triggered else s.upper.size > 0, "number", "upper")
    elif s.upper.size > 0:
        refuse_unless(len(lower) == s.variant.lower_cards + 1, "number", "lower")
        refuse_unless(not s.end_triggered, "place", "upper")
    else:
        refuse_unless(len(lower) <= s.variant.lower_cards + 1 + s.seats, "limit", "lower")
    # What seats remember of `upper` must fit what is in it.
    above = s.variant.controllers + s.upper_balance
    total = s.upper.count(CONTROLLER) + s.lower.count(CONTROLLER)
    fits = s.upper.size == 0 or s.variant.to_the_last or above == total
    refuse_unless(fits, "number", "upper_balance")


def _check_ships(s: GalaktikoState) -> None:
    placing = s.phase == phases.PLACEMENT
    placed = [station for station in s.station if station != NOWHERE]
    for seat, station in enumerate(s.station):
        waits = placing and seat <= s.to_move
        refuse_unless((station == NOWHERE) == waits, "turn", "station")
        refuse_unless(waits or station in s.variant.route, "place", "station", str(station))
    refuse_unless(len(set(placed)) == len(placed), "place", "station")
    if placing:
        sectors = {station // STATIONS_PER_SECTOR for station in placed}
        refuse_unless(len(sectors) == len(placed), "place", "station")


def _check_hands(s: GalaktikoState) -> None:
    kinds, names = s.variant.parts.kinds, s.variant.parts.card_names
    for seat, hand in enumerate(s.hand.lists()):
        refuse_unless(len(hand) <= HAND_LIMIT, "limit", "hand")
        refuse_unless(hand == sorted(hand), "form", "hand")
        empty = s.phase != phases.PLACEMENT or seat > s.to_move or not hand
        refuse_unless(empty, "turn", "hand")
    for scored in s.scored.lists():
        for card in scored:
            refuse_unless(kinds[card] != VORTAN, "place", "scored", names[card])
            paid = kinds[card] != STOWAWAY or s.discard.count(CONTROLLER) > 0
            refuse_unless(paid, "place", "scored", names[card])


def _check_rounds(s: GalaktikoState) -> None:
    refuse_unless(s.round >= 1, "form", "round")
    refuse_unless(s.floor == 0, "turn", "floor")
    refuse_unless(not s.rich_laid, "turn", "rich_laid")
    if s.end_triggered:
        refuse_unless(s.round in (s.last_round - 1, s.last_round), "turn", "last_round")
    else:
        refuse_unless(s.last_round == 0, "turn", "last_round")
    if s.phase == phases.PLACEMENT:
        refuse_unless(s.round == 1 and not s.end_triggered, "turn", "round")


POSITIONS: Final = Positions(
    ("placement", "move"),
    settle,
    laws={
        "cards": _check_cards,
        "piles": _check_piles,
        "ships": _check_ships,
        "hands": _check_hands,
        "rounds": _check_rounds,
    },
)
