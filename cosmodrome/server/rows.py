"""What the database holds about a table, as values."""

import secrets
import time
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from cosmodrome.engine.errors import OtherData, OtherRules
from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.engine.record import UNDO, UNDO_AGREED, Record
from cosmodrome.registry import game
from cosmodrome.server.messages import Pace, Result, StandIn, Status, Visibility


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat: whose it is, who plays it, and the milliseconds in its bank."""

    kind: Literal["open", "person", "bot"]
    person: str | None = None
    level: str | None = None
    stand_in: StandIn | None = None
    bank: int = 0
    # Whether this seat's clock has run out before.
    late: bool = False

    @property
    def bot(self) -> bool:
        """Whether a bot decides here."""
        return self.kind == "bot" or self.stand_in is not None


class Asked(Struct, frozen=True):
    """Who asks to undo the entry of this number, and which seats agree."""

    seat: int
    sequence: int
    agreed: list[int]


class Row(Struct, frozen=True):
    """A table. What changes, changes only together with ``version``."""

    id: str
    game: str
    rules: int
    data: str
    options: list[str]
    seed: str
    owner: str
    visibility: Visibility
    invite: str
    pace: Pace
    rated: bool
    hints: bool
    spectator_chat: bool
    stand_in: str
    branched_from: str | None
    created: int
    chairs: list[Chair]
    changed: int
    version: int = 0
    status: Status = "open"
    asked: Asked | None = None
    sequence: int = 0
    to_move: int = NOBODY
    turn_began: int = 0
    due: int | None = None
    results: list[Result] | None = None
    rematch: str | None = None
    finished: int | None = None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if person is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def people(self) -> list[str]:
        """Everybody who sits here, each once."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    def new_record(self) -> Record:
        """The record before its first entry."""
        found = game(self.game)
        if found.rules != self.rules:
            raise OtherRules(game=self.game, theirs=self.rules, ours=found.rules)
        if found.data != self.data:
            raise OtherData(game=self.game)
        return Record(found, len(self.chairs), dict.fromkeys(self.options, True), int(self.seed))


class Move(Struct, frozen=True, array_like=True):
    """An entry of the record: an action or an undo. A bot's has no person."""

    sequence: int
    seat: int
    entry: str
    at: int
    person: str | None = None
    key: str | None = None


_JSON: Final = ("options", "pace", "chairs", "asked", "results")
CHANGING: Final = (
    "version",
    "status",
    "chairs",
    "asked",
    "sequence",
    "to_move",
    "turn_began",
    "due",
    "results",
    "rematch",
    "changed",
    "finished",
    "owner",
)


def row_from(columns: dict[str, Any]) -> Row:
    """A row from its columns in the database."""
    # The database's names are a kind of string that msgspec does not take.
    ready = {str(name): value for name, value in columns.items()}
    ready |= {name: msgspec.json.decode(columns[name]) for name in _JSON}
    return msgspec.convert(ready, Row)


def columns_of(row: Row) -> dict[str, Any]:
    """All columns of a row."""
    return {name: _column(row, name) for name in Row.__struct_fields__}


def changing_columns(row: Row) -> dict[str, Any]:
    """The columns that may change."""
    return {name: _column(row, name) for name in CHANGING}


def _column(row: Row, name: str) -> Any:
    value = getattr(row, name)
    return msgspec.json.encode(value).decode() if name in _JSON else value


def enter(record: Record, move: Move) -> list[Event]:
    """Enter a stored move into a record again; what it caused."""
    if move.entry in (UNDO, UNDO_AGREED):
        record.undo(record.steps[-1].seat, agreed=move.entry == UNDO_AGREED)
        return []
    return record.play(move.entry)


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 14) -> str:
    """A name that nobody guesses: 14 letters hold 69 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))
