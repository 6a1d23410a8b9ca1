"""Game and State: the contract that every game keeps."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from struct import pack
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cosmodrome.engine.actions import Catalog
from cosmodrome.engine.chance import Chance, check_seed
from cosmodrome.engine.errors import BadOptions, BadSeats, UnknownOption

NOBODY: Final = -1


class Option:
    """A rule that a table may switch on. ``needs`` names an option that must be on too."""

    def __init__(self, name: str, needs: str = "") -> None:
        self.name: Final = name
        self.needs: Final = needs


class Event:
    """Something that happened, for logs and animation.

    ``facts`` are for everybody; ``secrets`` only for the seats in ``knows``.
    """

    def __init__(
        self,
        kind: str,
        facts: dict[str, int | str],
        secrets: dict[str, int | str] | None = None,
        knows: Sequence[int] = (),
    ) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.secrets: Final[dict[str, int | str]] = {} if secrets is None else secrets
        self.knows: Final = tuple(knows)

    def seen_by(self, seat: int | None) -> dict[str, int | str]:
        """The facts that this seat (None: a spectator) may know."""
        return {**self.facts, **self.secrets} if seat in self.knows else dict(self.facts)


@mypyc_attr(native_class=True, acyclic=True)
class State:
    """A position: mutable, small, quick to clone.

    A game's State sets ``to_move`` and counts in ``reveals`` whatever hidden thing was
    shown to anybody.
    """

    def __init__(self, game: "Game", chance: Chance) -> None:
        self.game = game
        self.chance = chance
        # The seat that decides; NOBODY when the game is over.
        self.to_move = 0
        # How often something hidden was shown: undo must not pass that.
        self.reveals = 0
        # What happened, if somebody wants to know.
        self.journal: list[Event] | None = None

    def legal(self) -> list[int]:
        """The actions that the seat to move may pick: sorted, never empty before the end."""
        raise NotImplementedError

    def apply(self, action: int) -> None:
        """Carry out a legal action. Trusts its caller: no check on the hot path."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, without the journal."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat, as if the game ended now."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat: 1 is first, equal means shared."""
        raise NotImplementedError

    def redeal(self, seat: int, seed: int) -> None:
        """Resample all that this seat cannot know."""
        raise NotImplementedError

    def signature(self) -> list[int]:
        """The whole position as numbers, in one way only: what digest() hashes."""
        raise NotImplementedError

    def reseed(self, seed: int) -> None:
        """Fresh chance from here on."""
        check_seed(seed)
        self.chance.reseed(seed)

    def digest(self) -> int:
        """Same position, same number, on every machine."""
        numbers = self.signature()
        hashed = blake2b(pack(f"<{len(numbers)}q", *numbers), digest_size=8)
        return int.from_bytes(hashed.digest(), "little")

    def view(self, seat: int | None) -> Any:
        """What this seat may know; None: a spectator."""
        return self.game.room("view").view(self, seat)

    def reveal(self) -> Any:
        """Everything, piles in order (top first): for replays and tests."""
        return self.game.room("view").reveal(self)


@mypyc_attr(native_class=True)
class Game:
    """The rules of one game with its printed values. Holds no position.

    ``rules`` is the version that records name; it grows when old records would no
    longer replay. ``data`` is the fingerprint of the printed values.
    """

    def __init__(
        self,
        name: str,
        rules: int,
        seats: range,
        options: Sequence[Option],
        actions: Catalog,
        data: str,
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = tuple(options)
        self.actions: Final = actions
        self.data: Final = data

    def start(self, seats: int, options: Mapping[str, bool], seed: int) -> State:
        """A new game. Options that are not named are off."""
        return self.set_up(seats, self.check(seats, options, seed), seed)

    def set_up(self, seats: int, options: dict[str, bool], seed: int) -> State:
        """A new game from checked values, with every option named."""
        raise NotImplementedError

    def check(self, seats: int, options: Mapping[str, bool], seed: int) -> dict[str, bool]:
        """Refuse what this game does not offer; give every option its value."""
        if seats not in self.seats:
            raise BadSeats(game=self.name, least=self.seats[0], most=self.seats[-1], seats=seats)
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise UnknownOption(
                    game=self.name, option=str(name)[:40], options=", ".join(names) or "none"
                )
        chosen = {name: bool(options.get(name, False)) for name in names}
        for option in self.options:
            if chosen[option.name] and option.needs and not chosen[option.needs]:
                raise BadOptions(game=self.name, option=option.name, needs=option.needs)
        check_seed(seed)
        return chosen

    def room(self, name: str) -> Any:
        """A module of this game's folder that is not needed to play: view, speech, judge."""
        return import_module(f"cosmodrome.games.{self.name}.{name}")


def ranks(results: list[list[int]]) -> list[int]:
    """Places for results that are compared item by item, more is better.

    >>> ranks([[9, 1], [9, 2], [9, 1]])
    [2, 1, 2]
    """
    places: list[int] = []
    for result in results:
        better = 0
        for other in results:
            if other > result:
                better += 1
        places.append(better + 1)
    return places
