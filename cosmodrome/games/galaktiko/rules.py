"""The rules of Galaktiko: space taxis on a ring of eight sectors."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Catalog, numbered
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Game, Option, State, Variant, ranks
from cosmodrome.engine.pieces import Pile, Rows, pile_of, row, shuffle
from cosmodrome.engine.vecs import append
from cosmodrome.games.galaktiko.drop_off import DONE, DROP, DropOff
from cosmodrome.games.galaktiko.flight import MOVE, Move
from cosmodrome.games.galaktiko.hidden import deal_hidden
from cosmodrome.games.galaktiko.parts import (
    CONTROLLER,
    END_OF_SHIFT,
    Parts,
)
from cosmodrome.games.galaktiko.piles import return_to_upper, turn_up
from cosmodrome.games.galaktiko.placement import PLACE, Placement
from cosmodrome.games.galaktiko.scoring import result, score
from cosmodrome.games.galaktiko.state import FIELDS, NOWHERE, GalaktikoState, GalaktikoVariant

RULES: Final = 2
OPTIONS: Final = (
    Option("cheeky_stowaways"),
    Option("find_their_way"),
    Option("to_the_last"),
    Option("rich_first"),
)
ACTIONS: Final = numbered(PLACE, MOVE, DROP, DONE)


class Galaktiko(Game):
    """Galaktiko with one set of printed values."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(
            name="galaktiko",
            rules=RULES,
            seats=parts.seats,
            options=OPTIONS,
            actions=Catalog(ACTIONS, {"drop": parts.class_names}),
            decisions=[Placement("placement"), Move("move"), DropOff("drop-off")],
            fields=FIELDS,
            names={"card": parts.card_names},
            data=parts.fingerprint,
        )
        self.parts: Final = parts

    def make_variant(self, seats: int, options: dict[str, bool]) -> Variant:
        return GalaktikoVariant(self, self.parts, seats, options)

    def reads(self, rules: int, options: Sequence[str]) -> bool:
        """Version 2 changed `rich_first` alone."""
        return rules == RULES or (rules == 1 and "rich_first" not in options)

    def deal(self, variant: Variant, chance: Chance) -> State:
        """docs/rules/galaktiko.md, "Set-up"."""
        assert isinstance(variant, GalaktikoVariant)
        state = GalaktikoState(variant, chance)
        ring = variant.parts.sector_cards[:]
        shuffle(ring, chance)
        state.lay_ring(ring)
        state.balances = pile_of([])
        lay_out_piles(state)
        state.controllers = row(variant.parts.sectors, 0)
        fill_queues(state)
        state.station = row(variant.seats, NOWHERE)
        state.hand = Rows(variant.seats)
        state.scored = Rows(variant.seats, 12)
        state.discard = pile_of([])
        state.to_move = variant.seats - 1
        return state

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, GalaktikoState)
        return [score(state, seat) for seat in range(state.seats)]

    def ranking(self, state: State) -> list[int]:
        """Higher score, then more stowaways who paid."""
        assert isinstance(state, GalaktikoState)
        return ranks([result(state, seat) for seat in range(state.seats)])

    def deal_hidden(self, state: State, seat: i64) -> None:
        assert isinstance(state, GalaktikoState)
        deal_hidden(state)


def lay_out_piles(s: GalaktikoState) -> None:
    """Put the end card among the bottom cards of the deck, unless it is out of the game."""
    deck = s.variant.deck[:]
    shuffle(deck, s.chance)
    if s.variant.to_the_last:
        s.upper = Pile(deck)
        return
    s.lower = Pile(append(deck[: s.variant.lower_cards], END_OF_SHIFT))
    s.lower.shuffle(s.chance)
    s.upper = Pile(deck[s.variant.lower_cards :])


def fill_queues(s: GalaktikoState) -> None:
    """Deal three passengers to each sector; controllers go back into the pile afterwards."""
    sectors = s.variant.parts.sectors
    s.queue = Rows(sectors, 12)
    aside: i64 = 0
    for position in range(sectors):
        while s.queue.size(position) < s.variant.dealt_per_queue:
            card = turn_up(s)
            if card == CONTROLLER:
                aside += 1
            else:
                s.queue.append(position, card)
    if aside:
        return_to_upper(s, aside)
