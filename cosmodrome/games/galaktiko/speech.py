"""Galaktiko put into words: the position read out, what is asked, actions, the log."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from cosmodrome.engine.game import Event
from cosmodrome.games.galaktiko.parts import (
    STATIONS_PER_SECTOR,
)
from cosmodrome.games.galaktiko.state import GalaktikoState
from cosmodrome.games.galaktiko.view_structs import Sector, Ship, View
from cosmodrome.games.illustration import Illustration
from cosmodrome.games.phrase import Arguments, Phrase, seat_asked
from cosmodrome.games.title import Speech

# What shows each part of the rules best, by the number of the part.
ILLUSTRATIONS: Final = {
    2: Illustration("placed"),
    3: Illustration("came"),
    4: Illustration("paid"),
    5: Illustration("dropped"),
    6: Illustration("boarded"),
    7: Illustration("shift-ends"),
}


@cache
def card(name: str) -> Phrase:
    """A card by its name: `comet-moon`, `stowaway-ring`, `vortan`."""
    if name in ("vortan", "controller", "end-of-shift"):
        return Phrase(f"card-{name}")
    first, _, second = name.partition("-")
    if first in ("rich", "stowaway"):
        return Phrase(f"card-{first}", {"icon": f"icon-{second}"})
    return Phrase("card-ordinary", {"icon": f"icon-{first}", "other": f"icon-{second}"})


def _cards(names: Iterable[str]) -> list[Phrase]:
    return [card(name) for name in names]


def read_out(view: View) -> list[Phrase]:
    """The position in reading order: the shift, then the ring, then the ships."""
    lines = [Phrase("line-round", {"round": view.round})]
    if view.end_triggered:
        lines.append(Phrase("line-last-round", {"round": view.last_round}))
    lines.append(_read_piles(view))
    lines += [line for sector in view.sectors for line in _read_sector(sector)]
    lines += [line for seat, ship in enumerate(view.ships) for line in _read_ship(seat, ship)]
    return lines


def _read_piles(view: View) -> Phrase:
    """Both sizes are open, and tell how near the end of the shift is."""
    if "to_the_last" in view.options:
        return Phrase("line-pile", {"cards": view.piles.upper})
    return Phrase("line-piles", {"upper": view.piles.upper, "lower": view.piles.lower})


def _read_sector(sector: Sector) -> list[Phrase]:
    stations = [
        _station(station.number, station.icon, station.ship)
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


@cache
def _station(number: int, icon: str, ship: int | None) -> Phrase:
    facts: Arguments = {"station": number, "icon": f"icon-{icon}"}
    if ship is None:
        return Phrase("line-station", facts)
    return Phrase("line-station-ship", {**facts, "seat": ship})


def _read_ship(seat: int, ship: Ship) -> list[Phrase]:
    return [
        Phrase("line-score", {"seat": seat, "score": ship.score, "delivered": len(ship.scored)}),
        Phrase("line-hand", {"seat": seat, "cards": _cards(ship.hand), "count": len(ship.hand)}),
    ]


def read_hidden(state: GalaktikoState) -> list[Phrase]:
    """What nobody saw, for replays: both piles, top first."""
    names = state.variant.parts.card_names
    piles = {"hidden-upper": state.upper.top_first(), "hidden-lower": state.lower.top_first()}
    return [
        Phrase(line, {"cards": _cards(names[number] for number in pile)})
        for line, pile in piles.items()
        if pile
    ]


def prompt(view: View) -> Phrase:
    """What is asked of the seat to move."""
    seat = seat_asked(view.to_move)
    if view.phase == "over":
        return Phrase("prompt-over")
    if view.phase == "drop-off":
        return Phrase("prompt-drop-off", {"seat": seat, "count": len(view.can_leave)})
    return Phrase(f"prompt-{view.phase}", {"seat": seat})


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
    facts: Arguments = {
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


def log_line(event: Event, seat: int | None) -> Phrase:
    """A log line for this viewer; in Galaktiko all viewers see the same."""
    args: Arguments = {}
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


SPEECH: Final = Speech(read_out, read_hidden, prompt, describe, log_line)
