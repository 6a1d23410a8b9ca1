"""The rules of Ganymede: settlers travel by way of Mars to ships that wait."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Catalog, numbered
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Game, State, Variant, ranks
from cosmodrome.games.ganymede.effects import (
    ADAPT,
    BASIC,
    DONE,
    DRAW_SHIP,
    INTO,
    MOVE,
    RECRUIT,
    REPUTATION,
    TAKE_SHIP,
)
from cosmodrome.games.ganymede.hidden import deal_hidden
from cosmodrome.games.ganymede.launch import (
    LAUNCH,
    PLACE_SHIP,
    FreeLaunch,
    NewShip,
    PlaceShip,
    WhichLaunch,
)
from cosmodrome.games.ganymede.main import Main
from cosmodrome.games.ganymede.parts import (
    BAYS,
    COLOURS,
    EFFECT_NAMES,
    PLACES,
    SHIPS,
    Parts,
)
from cosmodrome.games.ganymede.scoring import result, score
from cosmodrome.games.ganymede.setup import KEEP_SHIP, KeepShip, lay_out_boards, lay_out_table
from cosmodrome.games.ganymede.shuttles import (
    BOARD,
    EARTH_SHUTTLE,
    LOSE,
    MARS_SHUTTLE,
    PAY,
    Board,
    LoseSettler,
    PaySettler,
    PayTile,
)
from cosmodrome.games.ganymede.state import FIELDS, GanymedeState, GanymedeVariant
from cosmodrome.games.ganymede.tiles import DISCARD, TAKE_TILE, MakeRoom, MoreTiles
from cosmodrome.games.ganymede.turn import RETURN_SHIP, ReturnShip
from cosmodrome.games.ganymede.uses import DoBasicAction, Into, UseEffect

RULES: Final = 1
ACTIONS: Final = numbered(
    KEEP_SHIP,
    TAKE_TILE,
    EARTH_SHUTTLE,
    MARS_SHUTTLE,
    DISCARD,
    PAY,
    LOSE,
    BOARD,
    RECRUIT,
    ADAPT,
    INTO,
    REPUTATION,
    MOVE,
    TAKE_SHIP,
    DRAW_SHIP,
    BASIC,
    LAUNCH,
    PLACE_SHIP,
    RETURN_SHIP,
    DONE,
)


class Ganymede(Game):
    """Ganymede with one set of printed values."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(
            name="ganymede",
            rules=RULES,
            seats=parts.seats,
            options=(),
            actions=Catalog(ACTIONS),
            decisions=[
                KeepShip("set-up"),
                Main("main"),
                MakeRoom("make-room"),
                PaySettler("pay-settler"),
                PayTile("pay-tile"),
                LoseSettler("lose-settler"),
                Board("board"),
                MoreTiles("more-tiles"),
                UseEffect("entry"),
                DoBasicAction("basic"),
                Into("into"),
                FreeLaunch("free-launch"),
                WhichLaunch("which-launch"),
                NewShip("new-ship"),
                PlaceShip("place-ship"),
                ReturnShip("return-ship"),
            ],
            fields=FIELDS,
            names={
                "tile": parts.tile_names,
                "shuttle": parts.shuttle_names,
                "ship": SHIPS,
                "card": [*parts.tile_names, *parts.shuttle_names, *SHIPS],
                "effect": EFFECT_NAMES,
                "place": PLACES,
                "colour": COLOURS,
                "bay": BAYS,
            },
            data=parts.fingerprint,
        )
        self.parts: Final = parts

    def make_variant(self, seats: int, options: dict[str, bool]) -> Variant:
        return GanymedeVariant(self, self.parts, seats, options)

    def deal(self, variant: Variant, chance: Chance) -> State:
        """docs/rules/ganymede.md, "Set-up"."""
        assert isinstance(variant, GanymedeVariant)
        state = GanymedeState(variant, chance)
        lay_out_boards(state)
        lay_out_table(state)
        return state

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, GanymedeState)
        return [score(state, seat) for seat in range(state.seats)]

    def ranking(self, state: State) -> list[int]:
        """Higher score, then more settlers on Mars, then on Earth."""
        assert isinstance(state, GanymedeState)
        return ranks([result(state, seat) for seat in range(state.seats)])

    def deal_hidden(self, state: State, seat: i64) -> None:
        assert isinstance(state, GanymedeState)
        deal_hidden(state, seat)
