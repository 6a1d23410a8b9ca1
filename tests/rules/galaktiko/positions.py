"""Setting up positions of Galaktiko for tests, with cards by their names."""

from mypy_extensions import i64

from cosmodrome import game
from cosmodrome.engine.pieces import pile_of, rows_of
from cosmodrome.engine.vecs import vec
from cosmodrome.games.galaktiko import phases
from cosmodrome.games.galaktiko.rules import Galaktiko
from cosmodrome.games.galaktiko.state import GalaktikoState

# A card that is no vortan and matches nothing that an example asks about.
FILLER = "star-atom"


class Position:
    """Seat 0 is to move; ring[p] is sector card p; the ships stand at the far stations."""

    def __init__(
        self,
        *,
        seats: int = 2,
        options: str = "",
        hand: str = "",
        upper: str = " ".join([FILLER] * 30),
        lower: str = " ".join([FILLER] * 21),
    ) -> None:
        rules = game("galaktiko")
        assert isinstance(rules, Galaktiko)
        self.rules = rules
        state = rules.start(seats, dict.fromkeys(options.split(), True), 1)
        assert isinstance(state, GalaktikoState)
        self.state = state
        state.lay_ring(vec[i64](range(8)))
        state.queue = rows_of([[]] * 8)
        self.ships(*(9 + 3 * seat for seat in range(seats)))
        state.hand = rows_of([[]] * seats)
        self.hand(0, hand)
        state.phase = phases.MOVE
        state.to_move = 0
        state.upper = pile_of(self.cards(upper)[::-1])
        state.lower = pile_of(self.cards(lower)[::-1])

    # --- setting up -----------------------------------------------------------------

    def cards(self, names: str) -> list[int]:
        return [self.rules.parts.card_names.index(name) for name in names.split()]

    def hand(self, seat: int, names: str) -> None:
        self.state.hand.clear(seat)
        for card in self.cards(names):
            self.state.hand.insert(seat, card)

    def queue(self, position: int, names: str) -> None:
        self.state.queue.clear(position)
        for card in self.cards(names):
            self.state.queue.append(position, card)

    def scored(self, *names: str) -> None:
        """What each seat has scored."""
        self.state.scored = rows_of([self.cards(text) for text in names])

    def ships(self, *stations: int) -> None:
        self.state.station = vec[i64](stations)

    # --- playing and asking ---------------------------------------------------------

    def play(self, *actions: str) -> None:
        for action in actions:
            self.state.play(action)

    def asked(self) -> list[str]:
        return [self.rules.actions.name(action) for action in self.state.legal()]

    def names(self, cards: list[int]) -> str:
        return " ".join(self.rules.parts.card_names[card] for card in cards)

    def in_hand(self, seat: int) -> str:
        return self.names(self.state.hand.of(seat))

    def waiting(self, position: int) -> str:
        return self.names(self.state.queue.of(position))

    def delivered(self, seat: int) -> str:
        return self.names(self.state.scored.of(seat))

    def discard(self) -> str:
        return self.names(self.state.discard.bottom_first())
