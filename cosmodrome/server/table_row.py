"""A table as the database stores it."""

from collections.abc import Iterable
from typing import Any, Final, Literal, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import RowMapping

from cosmodrome.engine.chance import ChanceName
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.position import Position
from cosmodrome.server.messages.common import Pace, StandIn, Status, Visibility
from cosmodrome.server.messages.tables import Result


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat: whose it is, who plays it, and the milliseconds left in its time bank."""

    kind: Literal["open", "person", "bot"]
    person: str | None = None
    level: str | None = None
    stand_in: StandIn | None = None
    bank: int = 0
    # Whether this seat has run out of time before.
    late: bool = False
    # The milliseconds that the last turn of this seat took, if a turn has its hours.
    used: int = 0
    # How many actions a bot has played for the person of this seat.
    bot_actions: int = 0
    # The name of a player at the person's screen.
    name: str | None = None

    @property
    def bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return self.kind == "bot" or self.stand_in is not None


class PendingUndo(Struct, frozen=True):
    """A request to undo the entry with this number: who made it, and which seats agree."""

    seat: int
    sequence: int
    agreed: list[int]

    def awaited(self, chairs: list[Chair], rated: bool) -> list[int]:
        """The seats that still have to answer."""
        return [
            seat
            for seat, chair in enumerate(chairs)
            if seat not in self.agreed and not _always_agrees(chair, rated)
        ]


def _always_agrees(chair: Chair, rated: bool) -> bool:
    """Bots agree, but in a rated game not for a person who may return."""
    return chair.bot and not (rated and chair.stand_in in ("left", "clock"))


class TableRow(Struct, frozen=True):
    """A table. Every change increments ``version``."""

    id: str
    game: str
    rules: int
    data: str
    options: list[str]
    seed: str
    chance: ChanceName
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
    pending_undo: PendingUndo | None = None
    sequence: int = 0
    to_move: int = NOBODY
    turn_began: int = 0
    due: int | None = None
    results: list[Result] | None = None
    digest: str | None = None
    rematch: str | None = None
    finished: int | None = None
    # The places that the seats had in the list, in the order of play: empty before it is drawn,
    # None if the order is that of the list.
    drawn: list[int] | None = None
    kicked: list[str] = []
    # The tournament that it belongs to.
    tournament: str | None = None
    # By how many moves people without a seat see the game later, while it runs.
    delay: int = 0
    # The group whose members may see it.
    group: str | None = None
    # What the game begins with in place of a deal.
    position: Position | None = None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if person is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def people(self) -> list[str]:
        """The people who have a seat, each once."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    def is_turn_of(self, person: str | None) -> bool:
        """Whether the game is running and waits for this person."""
        if self.status != "running" or self.chairs[self.to_move].bot:
            return False
        return self.to_move in self.seats_of(person)

    def bot_to_move(self) -> bool:
        """Whether the game is running and a bot is to move."""
        return self.status == "running" and self.chairs[self.to_move].bot


# Decoders are created here, in one thread: msgspec crashes when two threads are the first to
# use a type.
_JSON: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    name: msgspec.json.Decoder(kind)
    for name, kind in get_type_hints(TableRow).items()
    if name
    in ("options", "pace", "chairs", "pending_undo", "results", "drawn", "kicked", "position")
}
# Columns that are not called like their field.
_RENAMED: Final = {"pending_undo": "asked", "group": "group_id"}
_COLUMNS: Final = {name: _RENAMED.get(name, name) for name in TableRow.__struct_fields__}
# Fields that a change may change.
MUTABLE: Final = (
    "rules",
    "data",
    "version",
    "status",
    "chairs",
    "pending_undo",
    "sequence",
    "to_move",
    "turn_began",
    "due",
    "results",
    "digest",
    "rematch",
    "changed",
    "finished",
    "owner",
    "drawn",
    "kicked",
)


def row_from(columns: RowMapping | dict[str, Any]) -> TableRow:
    """Decode a row from its columns."""
    values = {name: columns[column] for name, column in _COLUMNS.items()}
    decoded = {name: decoder.decode(values[name]) for name, decoder in _JSON.items()}
    return TableRow(**values | decoded)


def columns_of(row: TableRow) -> dict[str, Any]:
    """All columns of a row."""
    return {column: _value(row, name) for name, column in _COLUMNS.items()}


def changed_columns(before: TableRow, after: TableRow) -> dict[str, Any]:
    """The columns that a change writes, always in the same order."""
    return {
        _COLUMNS[name]: _value(after, name)
        for name in MUTABLE
        if getattr(before, name) != getattr(after, name) or _may_be_postponed(before, name)
    }


def columns_named(fields: Iterable[str], row: TableRow) -> dict[str, Any]:
    """Some fields of a row as columns."""
    return {_COLUMNS[name]: _value(row, name) for name in fields}


def with_columns(row: TableRow, columns: dict[str, Any]) -> TableRow:
    """The row with these of its columns changed."""
    names = {column: name for name, column in _COLUMNS.items()}
    values = {names[column]: value for column, value in columns.items()}
    return replace(
        row,
        **{name: _JSON[name].decode(v) if name in _JSON else v for name, v in values.items()},
    )


def _may_be_postponed(row: TableRow, name: str) -> bool:
    """Whether the value on disk may be another one, though the version is the same."""
    return name == "due" and row.due is not None


def _value(row: TableRow, name: str) -> Any:
    value = getattr(row, name)
    return msgspec.json.encode(value).decode() if name in _JSON else value
