"""Setting up positions of Ganymede for tests, with the letters of the specification."""

from cosmodrome import game
from cosmodrome.games.ganymede.board import BOARD, MAIN, NONE
from cosmodrome.games.ganymede.parts import COLOURS, PLACES, SHIPS, TYPES
from cosmodrome.games.ganymede.rules import Ganymede, GanymedeState

LETTERS = "BRYP"


class Position:
    """A game at a main decision with empty boards, and short ways to change and ask it."""

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        made = game("ganymede")
        assert isinstance(made, Ganymede)
        self.game = made
        self.parts = made.parts
        state = made.start(seats, {}, seed)
        assert isinstance(state, GanymedeState)
        self.state = state
        while state.phase != MAIN:
            state.apply(state.legal()[0])
        # Ships that do nothing at launch and need as many as usual.
        self.bay(0, "top", "five")
        self.bay(0, "bottom", "five")

    # --- setting up -----------------------------------------------------------------

    def settlers(self, place: str, letters: str, seat: int = 0) -> None:
        """Put these settlers to a place, from the supply; whoever was there goes back."""
        first = seat * BOARD + PLACES.index(place) * 4
        for colour in range(4):
            count = letters.count(LETTERS[colour])
            index = first + colour
            self.state.supply[colour] += self.state.settlers[index] - count
            self.state.settlers[index] = count

    def bay(self, seat: int, bay: str, ship: str | None) -> None:
        """Put a ship to a bay (changing the number of cards of that name)."""
        index = seat * 2 + ("top", "bottom").index(bay)
        self.state.ship[index] = NONE if ship is None else SHIPS.index(ship)

    def tiles(self, *names: str, seat: int = 0) -> None:
        """Lay these tiles on the board, slot by slot, wherever they are now."""
        for slot in range(3):
            tile = self.tile(names[slot]) if slot < len(names) else NONE
            self.state.tiles[seat * 3 + slot] = tile

    def offer_tile(self, name: str) -> str:
        """Lay a tile into slot 0 of the row; the action that takes it."""
        self.state.tile_row = [self.tile(name), *self.state.tile_row[1:]]
        return "take-tile 0"

    def offer_shuttle(self, name: str) -> str:
        """Lay a shuttle into slot 0 of its row; the action that uses it."""
        shuttle = self.shuttle(name)
        if shuttle < 30:
            self.state.earth_row = [shuttle, *self.state.earth_row[1:]]
            return "earth-shuttle 0"
        self.state.mars_row = [shuttle, *self.state.mars_row[1:]]
        return "mars-shuttle 0"

    def shuttles(self, *names: str, seat: int = 0) -> None:
        """Put these shuttles into their columns."""
        for kind in range(5):
            self.state.columns[seat * 5 + kind] = []
        for name in names:
            shuttle = self.shuttle(name)
            column = seat * 5 + self.parts.shuttle_types[shuttle]
            self.state.columns[column] = [*self.state.columns[column], shuttle]

    def step(self, step: int, seat: int = 0) -> None:
        self.state.step[seat] = step

    def hand(self, *ships: str, seat: int = 0) -> None:
        self.state.hand[seat] = sorted(SHIPS.index(ship) for ship in ships)

    def ship_row(self, *ships: str) -> None:
        self.state.ship_row = [SHIPS.index(ship) for ship in ships]

    def launched(self, *ships: str, seat: int = 0) -> None:
        self.state.launched[seat] = [SHIPS.index(ship) for ship in ships]

    def ship_deck(self, *ships: str) -> None:
        """The deck, top card first."""
        self.state.ship_deck = [SHIPS.index(ship) for ship in reversed(ships)]
        self.state.ship_left = len(ships)

    # --- playing and asking ---------------------------------------------------------

    def play(self, *actions: str) -> None:
        """Play actions, each of which must be legal."""
        for action in actions:
            number = self.game.actions.number(action)
            assert number in self.state.legal(), f"{action!r} is not among {self.legal()}"
            self.state.apply(number)

    def legal(self) -> list[str]:
        return [self.game.actions.name(number) for number in self.state.legal()]

    def at(self, place: str, seat: int = 0) -> str:
        """The settlers at a place as letters."""
        first = seat * BOARD + PLACES.index(place) * 4
        counts = self.state.settlers[first : first + 4]
        return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))

    def supply(self, colour: str) -> int:
        return self.state.supply[COLOURS.index(colour)]

    def set_supply(self, colour: str, count: int) -> None:
        self.state.supply[COLOURS.index(colour)] = count

    def column(self, kind: str, seat: int = 0) -> int:
        return len(self.state.columns[seat * 5 + TYPES.index(kind)])

    def launched_ships(self, seat: int = 0) -> list[str]:
        return [SHIPS[ship] for ship in self.state.launched[seat]]

    def tile(self, name: str) -> int:
        return self.parts.tile_names.index(name)

    def shuttle(self, name: str) -> int:
        return self.parts.shuttle_names.index(name)
