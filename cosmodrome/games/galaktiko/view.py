"""What a seat may see of Galaktiko, what is drawn, and how it is put into words.

All seats and spectators see the same: only the order of the piles is hidden, and it is
open when the game is over.
"""

from collections.abc import Iterable

from msgspec import Struct

from cosmodrome.engine.game import Event
from cosmodrome.games.galaktiko.parts import (
    RICH,
    SECTORS,
    STATIONS_PER_SECTOR,
    STOWAWAY,
    VORTAN_CLASS,
    Parts,
)
from cosmodrome.games.galaktiko.rules import (
    DONE,
    DROP,
    HAND_LIMIT,
    MOVE,
    OVER,
    PHASES,
    GalaktikoState,
)
from cosmodrome.games.phrase import Phrase


class Visit(Struct, frozen=True):
    """What the seat to move would find at a station, before any new card is turned up."""

    off: list[str]
    paid: list[str]
    boarding: list[str]
    gain: int


class Station(Struct, frozen=True):
    """A place where ships stop. ``visit`` is None where the seat to move cannot fly."""

    number: int
    icon: str
    on_route: bool
    ship: int | None
    visit: Visit | None


class Sector(Struct, frozen=True):
    """A position of the ring with its stations and whoever waits there, front first."""

    position: int
    card: int
    stations: list[Station]
    queue: list[str]
    controllers: int


class Ship(Struct, frozen=True):
    """A seat's taxi: where it stands, who is aboard, who was delivered."""

    station: int
    hand: list[str]
    scored: list[str]
    score: int
    delivered: int
    aboard: int


class Piles(Struct, frozen=True):
    """How many cards are left; which ones only when the game is over (top first)."""

    upper: int
    lower: int
    upper_cards: list[str] | None
    lower_cards: list[str] | None


class View(Struct, frozen=True):
    """The table as every seat and spectator sees it."""

    seat: int | None
    to_move: int
    phase: str
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


class Reveal(Struct, frozen=True):
    """The whole state, with the names of the specification; piles top first."""

    ring: list[int]
    queue: list[list[str]]
    controllers: list[int]
    station: list[int]
    hand: list[list[str]]
    scored: list[list[str]]
    discard: list[str]
    upper: list[str]
    lower: list[str]
    phase: str
    seat: int
    round: int
    end_triggered: bool
    last_round: int
    floor: int
    rich_laid: bool


def reveal(state: GalaktikoState) -> Reveal:
    """Everything, for replays and tests."""
    parts = state.table.parts
    return Reveal(
        ring=list(state.ring),
        queue=[_names(parts, queue) for queue in state.queue],
        controllers=list(state.controllers),
        station=list(state.station),
        hand=[_names(parts, hand) for hand in state.hand],
        scored=[_names(parts, sorted(scored)) for scored in state.scored],
        discard=_names(parts, sorted(state.discard)),
        upper=_names(parts, _pile(state.upper, state.upper_left)),
        lower=_names(parts, _pile(state.lower, state.lower_left)),
        phase=PHASES[state.phase],
        seat=state.to_move,
        round=state.round,
        end_triggered=state.end_triggered,
        last_round=state.last_round,
        floor=state.floor,
        rich_laid=state.rich_laid,
    )


def view(state: GalaktikoState, seat: int | None) -> View:
    """What this seat may know; None: a spectator."""
    table = state.table
    parts = table.parts
    options = ("cheeky_stowaways", "find_their_way", "to_the_last", "rich_first")
    asked = state.legal()
    return View(
        seat=seat,
        to_move=state.to_move,
        phase=PHASES[state.phase],
        round=state.round,
        last_round=state.last_round,
        end_triggered=state.end_triggered,
        route=parts.routes[table.seats],
        options=[name for name in options if getattr(table, name)],
        sectors=[_sector(state, position, asked) for position in range(SECTORS)],
        ships=[_ship(state, owner) for owner in range(table.seats)],
        discard=_names(parts, sorted(state.discard)),
        piles=_piles(state),
        floor=state.floor,
        rich_laid=state.rich_laid,
        can_leave=_names(parts, [n - DROP for n in asked if DROP <= n < DONE]),
    )


def _names(parts: Parts, cards: Iterable[int]) -> list[str]:
    return [parts.card_names[card] for card in cards]


def _pile(cards: list[int], left: int) -> list[int]:
    return cards[:left][::-1]


def _piles(state: GalaktikoState) -> Piles:
    over = state.phase == OVER
    parts = state.table.parts
    return Piles(
        upper=int(state.upper_left),
        lower=int(state.lower_left),
        upper_cards=_names(parts, _pile(state.upper, state.upper_left)) if over else None,
        lower_cards=_names(parts, _pile(state.lower, state.lower_left)) if over else None,
    )


def _sector(state: GalaktikoState, position: int, asked: list[int]) -> Sector:
    numbers = range(position * STATIONS_PER_SECTOR, (position + 1) * STATIONS_PER_SECTOR)
    return Sector(
        position=position,
        card=state.ring[position],
        stations=[
            Station(
                number=number,
                icon=state.table.parts.icons[state.icon_at(number)],
                on_route=number in state.table.route,
                ship=state.station.index(number) if number in state.station else None,
                visit=_visit(state, number) if MOVE + number in asked else None,
            )
            for number in numbers
        ],
        queue=_names(state.table.parts, state.queue[position]),
        controllers=state.controllers[position],
    )


def _visit(state: GalaktikoState, station: int) -> Visit:
    """Whom the ship to move could set down at a station, and who would then come aboard."""
    parts = state.table.parts
    hand = state.hand[state.to_move]
    position = station // STATIONS_PER_SECTOR
    queue = list(state.queue[position])
    paid = []
    if state.controllers[position]:
        paid = [number for number in hand if parts.kinds[number] == STOWAWAY]
    bit = 1 << state.icon_at(station)
    wanting = [n for n in hand if n not in paid and parts.icon_bits[n] & bit]
    if state.table.rich_first and not any(parts.kinds[n] == RICH for n in wanting):
        cheeky = state.table.cheeky_stowaways
        wanting = [n for n in wanting if cheeky and parts.kinds[n] == STOWAWAY]
    pairs = min(hand.count(VORTAN_CLASS), queue.count(VORTAN_CLASS))
    for _ in range(pairs):
        queue.remove(VORTAN_CLASS)
    off = wanting + [VORTAN_CLASS] * pairs
    boarding = queue[: HAND_LIMIT - (len(hand) - len(off) - len(paid))]
    gain = sum(parts.points_scored[n] for n in paid if parts.kinds[n] == STOWAWAY)
    gain += sum(parts.points_scored[n] for n in wanting if parts.kinds[n] != STOWAWAY)
    return Visit(
        off=_names(parts, off),
        paid=_names(parts, paid),
        boarding=_names(parts, boarding),
        gain=gain,
    )


def _ship(state: GalaktikoState, owner: int) -> Ship:
    parts = state.table.parts
    delivered = sum(parts.points_scored[number] for number in state.scored[owner])
    aboard = sum(parts.points_in_hand[number] for number in state.hand[owner])
    return Ship(
        station=state.station[owner],
        hand=_names(parts, state.hand[owner]),
        scored=_names(parts, sorted(state.scored[owner])),
        score=delivered + aboard,
        delivered=delivered,
        aboard=aboard,
    )


def scores(view: View) -> list[int]:
    """The score of each seat, as far as this viewer may know it: here everything is open."""
    return [ship.score for ship in view.ships]


# --- words --------------------------------------------------------------------------


def card(name: str) -> Phrase:
    """A card by its name: `comet-moon`, `stowaway-ring`, `vortan`."""
    if name in ("vortan", "controller", "end-of-shift"):
        return Phrase(f"card-{name}")
    first, _, second = name.partition("-")
    if first in ("rich", "stowaway"):
        return Phrase(f"card-{first}", {"icon": f"icon-{second}"})
    return Phrase("card-ordinary", {"icon": f"icon-{first}", "other": f"icon-{second}"})


def _cards(names: Iterable[str]) -> "list[Phrase]":
    return [card(name) for name in names]


def read_out(view: View) -> list[Phrase]:
    """The position in reading order: the shift, then the ring, then the ships."""
    lines = [Phrase("line-round", {"round": view.round})]
    if view.end_triggered:
        lines.append(Phrase("line-last-round", {"round": view.last_round}))
    lines.append(Phrase("line-piles", {"cards": view.piles.upper + view.piles.lower}))
    lines += [line for sector in view.sectors for line in _read_sector(sector)]
    lines += [line for seat, ship in enumerate(view.ships) for line in _read_ship(seat, ship)]
    return lines


def _read_sector(sector: Sector) -> list[Phrase]:
    stations = [
        Phrase("line-station", {"station": station.number, "icon": f"icon-{station.icon}"})
        if station.ship is None
        else Phrase(
            "line-station-ship",
            {"station": station.number, "icon": f"icon-{station.icon}", "seat": station.ship},
        )
        for station in sector.stations
        if station.on_route
    ]
    lines = [
        Phrase(
            "line-sector",
            {
                "position": sector.position + 1,
                "stations": stations,
                "queue": _cards(sector.queue),
            },
        )
    ]
    if sector.controllers:
        lines.append(Phrase("line-controllers", {"count": sector.controllers}))
    return lines


def _read_ship(seat: int, ship: Ship) -> list[Phrase]:
    return [
        Phrase("line-score", {"seat": seat, "score": ship.score, "delivered": len(ship.scored)}),
        Phrase("line-hand", {"seat": seat, "cards": _cards(ship.hand), "count": len(ship.hand)}),
    ]


def prompt(view: View) -> Phrase:
    """What is asked of the seat to move."""
    if view.phase == "over":
        return Phrase("prompt-over")
    if view.phase == "drop-off":
        return Phrase("prompt-drop-off", {"seat": view.to_move, "count": len(view.can_leave)})
    return Phrase(f"prompt-{view.phase}", {"seat": view.to_move})


def describe(view: View, action: str) -> Phrase:
    """An action in words, in this position."""
    verb, _, argument = action.partition(" ")
    if verb == "drop":
        return Phrase("action-drop", {"card": [card(argument)]})
    if verb == "done":
        return Phrase("action-done")
    number = int(argument)
    sector = view.sectors[number // STATIONS_PER_SECTOR]
    station = sector.stations[number % STATIONS_PER_SECTOR]
    facts: dict[str, int | str | list[Phrase]] = {
        "station": number,
        "icon": f"icon-{station.icon}",
        "position": sector.position + 1,
    }
    if verb == "place":
        return Phrase("action-place", {**facts, "cards": _cards(sector.queue)})
    if station.visit is None:
        return Phrase("action-move", facts)
    leaving = station.visit.off + station.visit.paid
    facts |= {"count": len(leaving), "gain": station.visit.gain}
    facts |= {"off": _cards(leaving), "boarding": _cards(station.visit.boarding)}
    return Phrase("action-move-visit", facts)


def tell(event: Event, seat: int | None) -> Phrase:
    """A log line for this viewer; in Galaktiko all viewers see the same."""
    args: dict[str, int | str | list[Phrase]] = {}
    for name, value in event.seen_by(seat).items():
        if name == "card":
            args[name] = [card(str(value))]
        elif name == "icon":
            args[name] = f"icon-{value}"
        elif name == "position":
            args[name] = int(value) + 1
        else:
            args[name] = value
    return Phrase(f"log-{event.kind}", args)
