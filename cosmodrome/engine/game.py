"""Game, Variant, Decision and State: the contract that every game keeps."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from struct import pack
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import Catalog, LegalActions
from cosmodrome.engine.chance import Chance, chance, check_seed
from cosmodrome.engine.errors import (
    BadOptions,
    BadSeat,
    BadSeats,
    GameIsOver,
    IllegalAction,
    OptionsNotNamed,
    UnknownOption,
)
from cosmodrome.engine.fields import Field, Revealed, numbers_of, revealed

NOBODY: Final = -1
OVER: Final = "over"

Facts = dict[str, int | str]


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
        self, kind: str, facts: Facts, secrets: Facts | None = None, knows: Sequence[int] = ()
    ) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.secrets: Final[Facts] = {} if secrets is None else secrets
        self.knows: Final = tuple(knows)

    def seen_by(self, seat: int | None) -> Facts:
        """The facts that this seat (None: a spectator) may know."""
        return {**self.facts, **self.secrets} if seat in self.knows else dict(self.facts)


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Variant:
    """A game as it is played at one table: number of seats and options.

    A game's own Variant adds what follows from them and from the printed values.
    """

    def __init__(self, game: "Game", seats: int, options: Mapping[str, bool]) -> None:
        self.game: Final = game
        self.seats: Final = i64(seats)
        # The names of the options that are on.
        self.options: Final = tuple(name for name, chosen in options.items() if chosen)


# Games from elsewhere are not compiled together with the engine: they may subclass what
# allows it.
@mypyc_attr(native_class=True, acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A position: mutable, small, quick to clone.

    A game's State adds its fields, clones them and counts in ``reveals`` whenever something
    hidden is shown to anybody. What is asked and what an answer does is told by the game's
    decisions: ``phase`` is the place of the present one in the list.
    """

    def __init__(self, variant: Variant, chance: Chance) -> None:
        self.game = variant.game
        self.seats = variant.seats
        self.options = variant.options
        self.chance = chance
        # The seat that decides; NOBODY when the game is over.
        self.to_move: i64 = 0
        self.phase: i64 = 0
        # How often something hidden was shown: undo must not pass that.
        self.reveals: i64 = 0
        # What happened, if anybody wants to know.
        self.journal: list[Event] | None = None

    def list_legal(self, legal: LegalActions) -> None:
        """Fill a list with the actions that the seat to move may pick, in rising order."""
        legal.clear()
        if self.to_move >= 0:
            self.game.decisions[self.phase].legal(self, legal)

    def legal(self) -> list[int]:
        """The actions that the seat to move may pick: sorted, never empty before the end."""
        legal = LegalActions()
        self.list_legal(legal)
        return legal.to_list()

    def apply(self, action: i64) -> None:
        """Carry out a legal action. Trusts its caller: no check on the hot path."""
        self.game.decisions[self.phase].apply(self, action)

    def play(self, action: int | str) -> None:
        """Carry out an action by number or notation, after checking that it is legal."""
        self.apply(self.checked(action))

    def checked(self, action: int | str) -> int:
        """The number of an action that is legal now; raises what is wrong with any other."""
        if self.to_move == NOBODY:
            raise GameIsOver()
        actions = self.game.actions
        number = actions.number(action) if isinstance(action, str) else action
        name = actions.name(number)
        if number not in self.legal():
            raise IllegalAction(action=name)
        return number

    def mover(self) -> int | None:
        """The seat to move, or None: how nobody is spelled in all that is shown."""
        return None if self.to_move == NOBODY else self.to_move

    def clone(self) -> "State":
        """An independent copy, without the journal."""
        raise NotImplementedError

    def copy_turn(self, copy: "State") -> None:
        """Give a clone what every position has."""
        copy.to_move = self.to_move
        copy.phase = self.phase
        copy.reveals = self.reveals

    def scores(self) -> list[int]:
        """The score of each seat, as if the game ended now."""
        return self.game.scores(self)

    def ranking(self) -> list[int]:
        """The place of each seat: 1 is first, equal means shared."""
        return self.game.ranking(self)

    def redeal(self, seat: int, seed: int) -> None:
        """Resample all that this seat cannot know, from a seed."""
        self._check_seat(seat)
        self.reseed(seed)
        if self.to_move != NOBODY:
            self.game.deal_hidden(self, seat)

    def sample(self, seat: i64, chance: Chance) -> "State":
        """A clone with all that this seat cannot know resampled: what a search starts from."""
        copy = self.clone()
        copy.chance = chance.fork()
        self.game.deal_hidden(copy, seat)
        return copy

    def reseed(self, seed: int) -> None:
        """Fresh chance from here on."""
        check_seed(seed)
        self.chance.reseed(seed)

    def digest(self) -> int:
        """Same position, same number, on every machine."""
        numbers = numbers_of(self)
        hashed = blake2b(pack(f"<{len(numbers)}q", *numbers), digest_size=8)
        return int.from_bytes(hashed.digest(), "little")

    def view(self, seat: int | None) -> Any:
        """What this seat may know; None: a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.title.view(self, seat)

    def reveal(self) -> Revealed:
        """Everything by name, piles in order (top first): for replays and tests."""
        return revealed(self)

    def log_seat(self, kind: str) -> None:
        """An event of the seat to move."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.to_move}))

    def log_number(self, kind: str, name: str, number: i64) -> None:
        """An event with one number, such as the round that begins."""
        if self.journal is not None:
            self.journal.append(Event(kind, {name: number}))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadSeat(seat=seat, last=self.seats - 1)


_S = TypeVar("_S", bound=State)


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Decision(Generic[_S]):
    """One question that the rules put to a seat: what is legal, and what an answer does.

    ``phase`` is its name in views.
    """

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase

    def legal(self, s: _S, legal: LegalActions) -> None:
        """Add every legal answer, in rising order."""
        raise NotImplementedError

    def apply(self, s: _S, action: i64) -> None:
        """Carry out an answer."""
        raise NotImplementedError


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
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
        decisions: Sequence[Decision[Any]],
        fields: Sequence[Field],
        names: Mapping[str, Sequence[str]],
        data: str,
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = tuple(options)
        self.actions: Final = actions
        self.decisions: Final = list(decisions)
        # The name of each phase; the last one has no decision.
        self.phases: Final = [*(decision.phase for decision in decisions), OVER]
        self.fields: Final = tuple(fields)
        # By what a field says it holds: the name of each number there.
        self.names: Final[dict[str, Sequence[int | str]]] = {
            **names,
            "phase": self.phases,
            "seat": range(seats.stop),
        }
        self.data: Final = data
        # The Title that shows positions of this game; it enters itself here.
        self.title: Any = None
        self._variants: Final[dict[tuple[int, tuple[bool, ...]], Variant]] = {}

    def start(self, seats: int, options: Mapping[str, bool] | None = None, seed: int = 0) -> State:
        """A new game. Options that are not named are off."""
        return self.set_up(seats, self.check(seats, options, seed), seed)

    def set_up(self, seats: int, options: dict[str, bool], seed: int) -> State:
        """A new game from checked values, with every option named."""
        return self.deal(self.variant(seats, options), chance(seed))

    def variant(self, seats: int, options: dict[str, bool]) -> Variant:
        """The variant with these checked values; made once for all games of it."""
        key = (seats, tuple(options.values()))
        variant = self._variants.get(key)
        if variant is None:
            variant = self.make_variant(seats, options)
            self._variants[key] = variant
        return variant

    def make_variant(self, seats: int, options: dict[str, bool]) -> Variant:
        """This game's own Variant."""
        raise NotImplementedError

    def deal(self, variant: Variant, chance: Chance) -> State:
        """Set up a game of a variant that make_variant() has made."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """The score of each seat, as if the game ended now."""
        raise NotImplementedError

    def ranking(self, state: State) -> list[int]:
        """The place of each seat: 1 is first, equal means shared."""
        raise NotImplementedError

    def deal_hidden(self, state: State, seat: i64) -> None:
        """Resample all that a seat cannot know, with the state's own chance."""
        raise NotImplementedError

    def reads(self, rules: int, options: Sequence[str]) -> bool:
        """Whether records of another version with these options mean the same game here."""
        return rules == self.rules

    def check(self, seats: int, options: Mapping[str, bool] | None, seed: int) -> dict[str, bool]:
        """Refuse what this game does not offer; give every option its value."""
        if seats not in self.seats:
            raise BadSeats(game=self.name, least=self.seats[0], most=self.seats[-1], seats=seats)
        chosen = self._check_options({} if options is None else options)
        check_seed(seed)
        return chosen

    def _check_options(self, options: Mapping[str, bool]) -> dict[str, bool]:
        if not isinstance(options, Mapping):
            raise OptionsNotNamed(game=self.name, options=repr(options)[:40])
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
        return chosen


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
