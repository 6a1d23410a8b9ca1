# interpreted: msgspec structs
"""What a view of Galaktiko is made of, as it is sent."""

from typing import Final, Literal

from msgspec import Struct

Phase = Literal["placement", "move", "drop-off", "over"]
PHASES: Final[tuple[Phase, ...]] = ("placement", "move", "drop-off", "over")
# What ended the game: the end card, or the last card of the pile where there is no end card.
Cause = Literal["end-of-shift", "last-card"]


class Visit(Struct, frozen=True):
    """What the seat to move would find at a station, before any new card is turned up.

    ``boarding_at`` and ``paired_at`` are places in the queue: who comes aboard, and which
    vortans leave with ours. ``score`` is the running score if all this happens, ``refill``
    the sectors that get a new card.
    """

    off: list[str]
    paid: list[str]
    boarding: list[str]
    gain: int
    score: int
    boarding_at: list[int]
    paired_at: list[int]
    refill: list[int]


class Station(Struct, frozen=True):
    """A place where ships stop. ``visit`` is None where the seat to move cannot go.

    ``leaving`` tells for each seat how many could get off if its ship came here now.
    """

    number: int
    icon: str
    on_route: bool
    ship: int | None
    visit: Visit | None
    leaving: list[int]


class Sector(Struct, frozen=True):
    """A position of the ring with its stations and the passengers waiting there, front first."""

    position: int
    card: int
    stations: list[Station]
    queue: list[str]
    controllers: int


class Worth(Struct, frozen=True):
    """The points for somebody aboard: set down, caught by a controller, kept to the end.

    ``exits`` are the stations of the route that they could leave the ship at as things stand.
    """

    off: int
    paid: int
    kept: int
    exits: list[int]


class Ship(Struct, frozen=True):
    """A seat's taxi: where it stands, who is aboard and their worth, who was delivered."""

    station: int
    hand: list[str]
    worth: list[Worth]
    scored: list[str]
    # What each of those delivered has paid.
    scored_worth: list[int]
    score: int
    delivered: int
    aboard: int


class Piles(Struct, frozen=True):
    """How many cards are left; which ones only when the game is over (top first)."""

    upper: int
    lower: int
    upper_cards: list[str] | None
    lower_cards: list[str] | None


class DropOff(Struct, frozen=True):
    """A way to finish the drop-off: who gets off, all actions for it, and what follows.

    ``boarding_at`` and ``paired_at`` are places in the queue, as in a visit.
    """

    off: list[str]
    actions: list[str]
    gain: int
    score: int
    boarding_at: list[int]
    paired_at: list[int]


class View(Struct, frozen=True):
    """The table as every seat and spectator sees it."""

    seat: int | None
    to_move: int | None
    phase: Phase
    round: int
    last_round: int
    end_triggered: bool
    route: str
    options: list[str]
    sectors: list[Sector]
    ships: list[Ship]
    discard: list[str]
    piles: Piles
    floor: int
    rich_laid: bool
    can_leave: list[str]
    drop_offs: list[DropOff]
    ended_by: list[Cause]
