# interpreted: msgspec structs
"""Galaktiko drawn with text: the ring sector by sector, then the ships."""

from collections.abc import Iterable
from typing import Final

from cosmodrome.games.galaktiko.parts import STATIONS_PER_SECTOR
from cosmodrome.games.galaktiko.speech import describe
from cosmodrome.games.galaktiko.state import HAND_LIMIT
from cosmodrome.games.galaktiko.view_structs import Sector, Ship, Station, View
from cosmodrome.games.phrase import Arguments, Phrase
from cosmodrome.games.sketch import (
    Cell,
    Grid,
    Ink,
    Mark,
    Row,
    Sketch,
    figure,
    number,
    seat_name,
    seat_shape,
    spread,
    text,
)

_INKS: Final[dict[str, Ink]] = {
    "comet": "cyan",
    "ring": "yellow",
    "star": "red",
    "moon": "plain",
    "spiral": "purple",
    "atom": "green",
    "crystal": "blue",
    "beacon": "strong",
}


def draw(view: View) -> list[Grid | Cell]:
    """The shift, the ring, the ships, and what the figures of the choices mean."""
    return [_shift(view), _ring(view), _ships(view), [text("sketch-figures", "faint")]]


def _shift(view: View) -> Cell:
    facts: Arguments = {"upper": view.piles.upper, "lower": view.piles.lower}
    piles = "sketch-pile" if "to_the_last" in view.options else "sketch-piles"
    items: list[Cell] = [
        [text("board-round", "strong", round=view.round)],
        [text(f"board-route-{view.route}")],
        [text(piles, "plain", **facts)],
    ]
    if view.end_triggered:
        items.append([text("board-last-round", "red", round=view.last_round)])
    return spread(items, " · ")


def _ring(view: View) -> Grid:
    headings = ["sketch-sector", "sketch-stations", "sketch-queue"]
    return Grid([_sector(sector) for sector in view.sectors], [[text(h)] for h in headings])


def _sector(sector: Sector) -> Row:
    stations = [_station(station) for station in sector.stations if station.on_route]
    queue = [[_passenger(name)] for name in sector.queue[:HAND_LIMIT]]
    if len(sector.queue) > HAND_LIMIT:
        queue.append([text("sketch-more", "faint", count=len(sector.queue) - HAND_LIMIT)])
    if sector.controllers:
        queue.insert(0, [text("sketch-controllers", "strong", count=sector.controllers)])
    head = number(sector.position + 1, "faint")
    return Row(f"sector-{sector.position}", [[head], spread(stations, "  "), spread(queue)])


def _station(station: Station) -> Cell:
    icon = text("sketch-icon", _INKS[station.icon], icon=f"icon-{station.icon}")
    cell = [number(station.number, "faint"), Mark(" "), icon]
    return cell if station.ship is None else [*cell, Mark(" "), seat_shape(station.ship)]


def _passenger(name: str) -> Mark:
    if name == "vortan":
        return text("sketch-vortan", "faint")
    first, _, second = name.partition("-")
    if first in ("rich", "stowaway"):
        return text(f"sketch-{first}", _INKS[second], icon=f"icon-{second}")
    return text("sketch-ordinary", icon=f"icon-{first}", other=f"icon-{second}")


def _passengers(names: Iterable[str]) -> Cell:
    return spread([_passenger(name)] for name in names)


def _ships(view: View) -> Grid:
    rows = [_ship(seat, ship) for seat, ship in enumerate(view.ships)]
    headings = ["sketch-ship", "sketch-score", "board-delivered", "board-aboard"]
    return Grid(rows, [[text(heading)] for heading in headings])


def _ship(seat: int, ship: Ship) -> Row:
    points = [number(ship.score, "strong")]
    return Row(
        f"ship-{seat}",
        [seat_name(seat), points, [number(ship.delivered)], _passengers(ship.hand)],
    )


def choice(view: View, action: str) -> Phrase:
    """An action in a few words: who gets off, who boards, the score then."""
    verb, _, argument = action.partition(" ")
    if verb not in ("place", "move"):
        return _drop_off(view, action)
    position, place = divmod(int(argument), STATIONS_PER_SECTOR)
    station = view.sectors[position].stations[place]
    assert station.visit is not None
    facts: Arguments = {
        "station": station.number,
        "icon": f"icon-{station.icon}",
        "off": len(station.visit.off + station.visit.paid),
        "gain": station.visit.gain,
        "boarding": len(station.visit.boarding),
        "score": figure(station.visit.score),
    }
    return Phrase(f"choice-{verb}", facts)


def _drop_off(view: View, action: str) -> Phrase:
    """Setting somebody down, or finishing with the score that this brings."""
    for drop_off in view.drop_offs:
        if drop_off.actions == [action]:
            boarding = len(drop_off.boarding_at)
            facts: Arguments = {"gain": drop_off.gain, "boarding": boarding}
            said = [describe(view, action)]
            return Phrase(
                "choice-drop-off", {**facts, "says": said, "score": figure(drop_off.score)}
            )
    return describe(view, action)


def key(view: View) -> list[Phrase]:
    """What the symbols mean."""
    return [Phrase("sketch-key")]


SKETCH: Final = Sketch(draw, choice, key, shown=("came", "controller-came", "boarded", "round"))
