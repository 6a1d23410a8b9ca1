"""The main decision of a turn.

docs/rules/ganymede.md, "Main decision".
"""

from mypy_extensions import i64

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.games.ganymede.parts import EARTH, MARS, ROW
from cosmodrome.games.ganymede.shuttles import (
    EARTH_SHUTTLE,
    MARS_SHUTTLE,
    list_shuttles,
    use_earth_shuttle,
    use_mars_shuttle,
)
from cosmodrome.games.ganymede.state import GanymedeState
from cosmodrome.games.ganymede.tiles import (
    DISCARD,
    TAKE_TILE,
    discard_for_basic_action,
    list_discards,
    take_tile,
)


class Main(Decision[GanymedeState]):
    """Take a tile, use a shuttle of Earth or Mars, or discard tiles for basic actions."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        for slot in range(ROW):
            legal.add(TAKE_TILE.first + slot)
        list_shuttles(s, EARTH, legal)
        list_shuttles(s, MARS, legal)
        list_discards(s, legal)

    def apply(self, s: GanymedeState, action: i64) -> None:
        if TAKE_TILE.holds(action):
            take_tile(s, action - TAKE_TILE.first)
        elif EARTH_SHUTTLE.holds(action):
            use_earth_shuttle(s, action - EARTH_SHUTTLE.first)
        elif MARS_SHUTTLE.holds(action):
            use_mars_shuttle(s, action - MARS_SHUTTLE.first)
        else:
            discard_for_basic_action(s, action - DISCARD.first)
