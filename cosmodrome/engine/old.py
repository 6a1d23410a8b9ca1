"""The contract as games kept it that are not yet made of decisions; goes with the last of them."""

from collections.abc import Sequence
from hashlib import blake2b
from struct import pack
from typing import Any

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine import game as contract
from cosmodrome.engine.actions import Catalog, Family, LegalActions, numbered
from cosmodrome.engine.chance import Chance


def catalog(families: Sequence[Family]) -> Catalog:
    """A catalog, numbered."""
    return Catalog(numbered(*families))


@mypyc_attr(native_class=True)
class Game(contract.Game):
    """A game whose state has all its rules."""

    def __init__(
        self,
        name: str,
        rules: int,
        seats: range,
        options: Sequence[contract.Option],
        actions: Catalog,
        data: str,
    ) -> None:
        super().__init__(name, rules, seats, options, actions, [], [], {}, data)

    def make_variant(self, seats: int, options: dict[str, bool]) -> contract.Variant:
        return contract.Variant(self, seats, options)

    def scores(self, state: contract.State) -> list[int]:
        return state.scores()

    def ranking(self, state: contract.State) -> list[int]:
        return state.ranking()

    def deal_hidden(self, state: contract.State, seat: i64) -> None:
        state.redeal(seat, state.chance.word())


@mypyc_attr(native_class=True, acyclic=True)
class State(contract.State):
    """A position with all its rules."""

    def __init__(self, game: contract.Game, chance: Chance) -> None:
        super().__init__(contract.Variant(game, 0, {}), chance)

    def list_legal(self, legal: LegalActions) -> None:
        legal.clear()
        for action in self.legal():
            legal.add(action)

    def signature(self) -> list[int]:
        raise NotImplementedError

    def digest(self) -> int:
        numbers = self.signature()
        hashed = blake2b(pack(f"<{len(numbers)}q", *numbers), digest_size=8)
        return int.from_bytes(hashed.digest(), "little")

    def view(self, seat: int | None) -> Any:
        return self.game.title.view(self, seat)

    def reveal(self) -> Any:
        return self.game.room("view").reveal(self)
