"""The rules of Trio: set-up, the list of decisions, the result."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Catalog, numbered
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Game, Option, State, Variant, ranks
from cosmodrome.engine.pieces import Pile, pile_of, row, shuffle
from cosmodrome.engine.vecs import vec

from .draw import DRAW, KEEP, LAY, Draw, Lay
from .hidden import deal_hidden
from .parts import CARDS, Parts
from .scoring import result, score
from .state import FIELDS, TrioState, TrioVariant

ACTIONS: Final = numbered(KEEP, DRAW, LAY)


class Trio(Game):
    """Trio with one set of printed values."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(
            name="trio",
            rules=1,
            seats=range(2, 4),
            options=[Option("low_wins")],
            actions=Catalog(ACTIONS, {"lay": parts.names}),
            decisions=[Draw("draw"), Lay("lay")],
            fields=FIELDS,
            names={"card": parts.names},
            data=parts.fingerprint,
        )
        self.parts: Final = parts

    def make_variant(self, seats: int, options: dict[str, bool]) -> Variant:
        return TrioVariant(self, self.parts, seats, options)

    def deal(self, variant: Variant, chance: Chance) -> State:
        assert isinstance(variant, TrioVariant)
        state = TrioState(variant, chance)
        cards = vec[i64](range(CARDS))
        shuffle(cards, chance)
        state.pile = Pile(cards)
        state.hand = row(variant.seats, 0)
        for seat in range(variant.seats):
            state.hand[seat] = state.pile.take()
        state.discard = pile_of([])
        return state

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, TrioState)
        return [score(state, seat) for seat in range(state.seats)]

    def ranking(self, state: State) -> list[int]:
        assert isinstance(state, TrioState)
        return ranks([result(state, seat) for seat in range(state.seats)])

    def deal_hidden(self, state: State, seat: i64) -> None:
        assert isinstance(state, TrioState)
        deal_hidden(state, seat)
