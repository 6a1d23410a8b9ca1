# interpreted: a table for studies
"""What studies of Ganymede count."""

from collections.abc import Callable, Sequence

from cosmodrome.games.components import ComponentKind
from cosmodrome.games.ganymede.parts import SHIPS, Parts
from cosmodrome.games.ganymede.speech import describe_ship, describe_shuttle, describe_tile
from cosmodrome.games.ganymede.view_cards import ship_card, shuttle_card, tile_card
from cosmodrome.games.phrase import Phrase


def components(parts: Parts) -> tuple[ComponentKind, ...]:
    """Ships, shuttles and tiles, with what is printed on them."""

    def say_shuttle(name: str) -> Phrase:
        return describe_shuttle(shuttle_card(parts, parts.shuttle_names.index(name)))

    return (
        ComponentKind(
            "ships",
            "ship",
            taken="took-ship.ship",
            drawn="kept-ship.ship drew-ship.ship",
            used="launched.ship",
            seen="new-ship.ship",
            on_offer="ship_row",
            say=lambda name: describe_ship(ship_card(parts, SHIPS.index(name))),
            call=lambda name: Phrase(f"ship-{name}"),
        ),
        _shuttles("mars", say_shuttle),
        _shuttles("earth", say_shuttle),
        ComponentKind(
            "tiles",
            "tile",
            taken="took-tile.tile",
            seen="new-tile.card",
            on_offer="tile_row",
            say=lambda name: describe_tile(tile_card(parts, _place(parts.tile_names, name))),
        ),
    )


def _shuttles(place: str, say: Callable[[str], Phrase]) -> ComponentKind:
    return ComponentKind(
        f"{place}_shuttles",
        "shuttle",
        taken="used-shuttle.shuttle",
        seen=f"new-{place}-shuttle.card",
        on_offer=f"{place}_row",
        say=say,
    )


def _place(names: Sequence[str], name: str) -> int:
    return list(names).index(name)
