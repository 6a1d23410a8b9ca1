# interpreted: exceptions are made rarely
"""What can go wrong, each with its own type.

An error carries a ``code`` and ``facts``, so that the page and the terminal can say it
in the player's language (message ``error-<code>``), and a plain English sentence for
readers of a Python traceback.
"""

from typing import ClassVar

Fact = int | str


class CosmodromeError(Exception):
    """Anything that a caller, a player or a file did wrong."""

    code: ClassVar[str] = "error"
    says: ClassVar[str] = "something is wrong"

    def __init__(self, **facts: Fact) -> None:
        self.facts = facts
        super().__init__(self.says.format(**facts))

    def __reduce__(self) -> tuple[object, ...]:
        """Errors cross from process to process whole, facts and all."""
        return _again, (type(self), self.facts)


def _again(kind: type[CosmodromeError], facts: dict[str, Fact]) -> CosmodromeError:
    return kind(**facts)


class BadValue(CosmodromeError, ValueError):
    """A value that does not fit; also a ValueError, as Python programs expect."""


class UnknownGame(BadValue):
    code = "unknown-game"
    says = "there is no game {game!r}; there are: {games}"


class BadSeats(BadValue):
    code = "bad-seats"
    says = "{game} is for {least} to {most} players, not for {seats}"


class BadSeat(BadValue):
    code = "bad-seat"
    says = "there is no seat {seat}; the seats are 0 to {last}"


class OptionsNotNamed(BadValue):
    code = "options-not-named"
    says = "{game} wants its options by name, such as {{'name': True}}, not {options}"


class UnknownOption(BadValue):
    code = "unknown-option"
    says = "{game} has no option {option!r}; it has: {options}"


class BadOptions(BadValue):
    code = "bad-options"
    says = "option {option!r} of {game} needs option {needs!r}"


class BadSeed(BadValue):
    code = "bad-seed"
    says = "a seed is a whole number from 0 to 2**128 - 1, not {seed}"


class UnknownAction(BadValue):
    code = "unknown-action"
    says = "there is no action {action!r}; did you mean {nearest!r}?"


class ImpossiblePosition(BadValue):
    """A position that could not be in a game. ``why``: unknown, missing, form or name of a
    field; phase; turn; count of a part; number, limit or place of what lies somewhere."""

    code = "impossible-position"
    says = "this position is impossible: {why} of {what} {part}"

    def __init__(
        self, why: str, what: str, part: str = "", found: int = 0, printed: int = 0
    ) -> None:
        super().__init__(why=why, what=what, part=part, found=found, printed=printed)


class NoPositions(BadValue):
    code = "no-positions"
    says = "positions of {game} cannot be set up"


class NotYourTurn(CosmodromeError):
    code = "not-your-turn"
    says = "seat {turn} is to move, not seat {seat}"


class IllegalAction(BadValue):
    code = "illegal-action"
    says = "{action!r} is not possible now"


class GameIsOver(CosmodromeError):
    code = "game-is-over"
    says = "the game is over"


class Stale(CosmodromeError):
    code = "stale"
    says = "you saw entry {seen}, the record has {entries}: look again"


class CannotUndo(CosmodromeError):
    code = "cannot-undo"
    says = "this cannot be taken back unless all players agree: {why}"


class BadRecord(CosmodromeError):
    code = "bad-record"
    says = "not a record that can be read: line {line}: {problem}"


class WrongMove(CosmodromeError):
    code = "wrong-move"
    says = "entry {entry} ({action}) does not fit: {problem}"


class OtherPosition(CosmodromeError):
    code = "other-position"
    says = "all {entries} entries fit, but they lead to another position than the record says"


class OtherRules(CosmodromeError):
    code = "other-rules"
    says = "the record was played with rules {theirs} of {game}; these are rules {ours}"


class OtherData(CosmodromeError):
    code = "other-data"
    says = "the record was played with other printed values of {game}; give their folder"


class BadData(BadValue):
    code = "bad-data"
    says = "{file}, row {row}, column {column}: {problem}"


class NoDataFolder(BadData):
    code = "no-data-folder"
    says = "there is no folder {folder!r}"
