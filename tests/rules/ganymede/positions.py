"""Setting up positions of Ganymede for tests, with cards by name and settlers by letter."""

from mypy_extensions import i64

from cosmodrome import game
from cosmodrome.engine.pieces import Pile, pile_of, replaced
from cosmodrome.engine.vecs import vec
from cosmodrome.games.ganymede.hidden import known_row
from cosmodrome.games.ganymede.parts import BAYS, COLOURS, PLACES, SHIPS, TYPES
from cosmodrome.games.ganymede.rules import Ganymede
from cosmodrome.games.ganymede.state import NONE, SUPPLY, GanymedeState, starts_on

LETTERS = "BRYP"


def start(seats: int = 2, seed: int = 1) -> GanymedeState:
    """A new game."""
    state = game("ganymede").start(seats, {}, seed)
    assert isinstance(state, GanymedeState)
    return state


def numbers(ships: tuple[str, ...]) -> list[int]:
    return [SHIPS.index(ship) for ship in ships]


class Position:
    """A game at a main decision with empty boards, and short ways to change and ask it."""

    def __init__(self, seats: int = 2, seed: int = 1, *, choosing_ships: bool = False) -> None:
        self.state = start(seats, seed)
        rules = self.state.game
        assert isinstance(rules, Ganymede)
        self.game = rules
        self.parts = rules.parts
        if choosing_ships:
            return
        while self.phase != "main":
            self.state.apply(self.state.legal()[0])
        # Ships that do nothing at launch and need as many as usual.
        self.bay(0, "top", "five")
        self.bay(0, "bottom", "five")

    # --- setting up -----------------------------------------------------------------

    def settlers(self, place: str, letters: str, seat: int = 0) -> None:
        """Put these settlers to a place, from the supply; those who were there go back."""
        spot = self.state.spot(seat, PLACES.index(place))
        for colour in range(4):
            missing = letters.count(LETTERS[colour]) - self.state.count(spot, colour)
            self.state.transfer(SUPPLY, spot, colour, missing)

    def set_supply(self, colour: str, count: int) -> None:
        self.state.settlers[SUPPLY * 4 + COLOURS.index(colour)] = count

    def bay(self, seat: int, bay: str, ship: str | None) -> None:
        """Put a ship to a bay (changing the number of cards of that name)."""
        number = NONE if ship is None else SHIPS.index(ship)
        self.state.bays = replaced(self.state.bays, seat * 2 + BAYS.index(bay), number)

    def tiles(self, *names: str, seat: int = 0) -> None:
        """Lay these tiles on the board, slot by slot, wherever they are now."""
        for slot in range(3):
            tile = self.tile(names[slot]) if slot < len(names) else NONE
            self.state.tiles = replaced(self.state.tiles, seat * 3 + slot, tile)

    def offer_tile(self, name: str) -> str:
        """Lay a tile into slot 0 of the row; the action that takes it."""
        self.state.tile_row = replaced(self.state.tile_row, 0, self.tile(name))
        return "take-tile 0"

    def offer_shuttle(self, name: str, slot: int = 0) -> str:
        """Lay a shuttle into a slot of its row; the action that uses it."""
        shuttle = self.shuttle(name)
        if PLACES[starts_on(shuttle)] == "earth":
            self.state.earth_row = replaced(self.state.earth_row, slot, shuttle)
            return f"earth-shuttle {slot}"
        self.state.mars_row = replaced(self.state.mars_row, slot, shuttle)
        return f"mars-shuttle {slot}"

    def shuttles(self, *names: str, seat: int = 0) -> None:
        """Put these shuttles into their columns."""
        for kind in range(5):
            self.state.columns.clear(self.state.column(seat, kind))
        for name in names:
            shuttle = self.shuttle(name)
            column = self.state.column(seat, self.parts.shuttle_types[shuttle])
            self.state.columns.append(column, shuttle)

    def step(self, step: int, seat: int = 0) -> None:
        self.state.step = replaced(self.state.step, seat, step)

    def hand(self, *ships: str, seat: int = 0) -> None:
        self.state.hand.clear(seat)
        for ship in numbers(ships):
            self.state.hand.insert(seat, ship)

    def all_saw(self, ship: str, seat: int = 0) -> None:
        """Everybody is sure of a ship in a hand."""
        for viewer in range(self.state.seats + 1):
            self.state.known.insert(known_row(self.state, viewer, seat), SHIPS.index(ship))

    def ship_row(self, *ships: str) -> None:
        """What is in the row; slots without a name are empty."""
        empty = [NONE] * (3 - len(ships))
        self.state.ship_row = vec[i64](numbers(ships) + empty)

    def launched(self, *ships: str, seat: int = 0) -> None:
        self.state.launched.clear(seat)
        for ship in numbers(ships):
            self.state.launched.append(seat, ship)

    def ship_deck(self, *ships: str) -> None:
        """The deck, top card first."""
        self.state.ship_deck = pile_of(numbers(ships)[::-1])

    def keep_lowest(self, pile: Pile, size: int) -> None:
        """Take cards from the top of a pile until so few are left."""
        while pile.size > size:
            pile.take()

    # --- playing and asking ---------------------------------------------------------

    def play(self, *actions: str) -> None:
        """Play actions, each of which must be legal."""
        for action in actions:
            self.state.play(action)

    def legal(self) -> list[str]:
        return [self.game.actions.name(number) for number in self.state.legal()]

    @property
    def phase(self) -> str:
        return self.game.phases[self.state.phase]

    @property
    def turn_over(self) -> bool:
        """Whether seat 1 is to begin its turn."""
        return self.state.to_move == 1 and self.phase == "main"

    def at(self, place: str, seat: int = 0) -> str:
        """The settlers at a place as letters."""
        spot = self.state.spot(seat, PLACES.index(place))
        return "".join(LETTERS[c] * self.state.count(spot, c) for c in range(4))

    def supply(self, colour: str) -> int:
        return int(self.state.count(SUPPLY, COLOURS.index(colour)))

    def column(self, kind: str, seat: int = 0) -> int:
        return int(self.state.shuttles_of_type(seat, TYPES.index(kind)))

    def own_tiles(self, seat: int = 0) -> list[str]:
        """The tiles on a board, an empty name for an empty slot."""
        tiles = [self.state.tile_in(seat, slot) for slot in range(3)]
        return ["" if tile == NONE else self.parts.tile_names[tile] for tile in tiles]

    def ship_in(self, bay: str, seat: int = 0) -> str:
        """The ship in a bay, an empty name if there is none."""
        ship = self.state.ship_in(seat, BAYS.index(bay))
        return "" if ship == NONE else SHIPS[ship]

    def ships_in_hand(self, seat: int = 0) -> list[str]:
        return [SHIPS[ship] for ship in self.state.hand.of(seat)]

    def launched_ships(self, seat: int = 0) -> list[str]:
        return [SHIPS[ship] for ship in self.state.launched.of(seat)]

    def ships_in_row(self) -> list[str]:
        return ["" if ship == NONE else SHIPS[ship] for ship in self.state.ship_row]

    def ships_in_deck(self) -> list[str]:
        """Top card first."""
        return [SHIPS[ship] for ship in self.state.ship_deck.top_first()]

    def known(self, viewer: int, seat: int) -> list[str]:
        """The ships in a hand that a viewer is sure of."""
        return [SHIPS[s] for s in self.state.known.of(known_row(self.state, viewer, seat))]

    def tile(self, name: str) -> int:
        return self.parts.tile_names.index(name)

    def shuttle(self, name: str) -> int:
        return self.parts.shuttle_names.index(name)
