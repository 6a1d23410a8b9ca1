"""The edition of a game that a table plays: rules that read its moves, and its printed values.

Printed values are kept in the database under their fingerprint, so that a game can be replayed
after they were corrected. A game whose rules are gone cannot be replayed any more.
"""

from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.engine.game import Game
from cosmodrome.engine.record import Record
from cosmodrome.registry import Sheets, game, game_names, game_with, sheets
from cosmodrome.server.schema import DATA_SETS
from cosmodrome.server.table_row import TableRow

_SHEETS: Final = msgspec.json.Decoder(dict[str, str])


class Edition(NamedTuple):
    """A game as a table plays it. ``sheets`` is empty for the values of this package."""

    game: Game
    sheets: Sheets = ()

    def new_record(self, row: TableRow) -> Record:
        """The record of a table before its first entry."""
        options = dict.fromkeys(row.options, True)
        seats, seed = len(row.chairs), int(row.seed)
        return Record(self.game, seats, options, seed, row.chance, row.position)


def edition(name: str, printed: Sheets) -> Edition:
    """A game with the printed values of some texts; without any, with its own."""
    return Edition(game_with(name, printed) if printed else game(name), printed)


def edition_of(connection: Connection, row: TableRow) -> Edition | None:
    """The edition of a table; None: this server no longer has its rules or printed values."""
    if row.game not in game_names():
        return None
    own = game(row.game)
    # A game is begun with the rules and values of the server that begins it.
    if row.status == "open":
        return Edition(own)
    if not own.reads(row.rules, row.options):
        return None
    return Edition(own) if own.data == row.data else _stored(connection, row.game, row.data)


def _stored(connection: Connection, name: str, fingerprint: str) -> Edition | None:
    printed = stored_sheets(connection, name, fingerprint)
    if not printed:
        return None
    try:
        found = edition(name, printed)
    except CosmodromeError:
        # The rules want other columns or values by now.
        return None
    return found if found.game.data == fingerprint else None


def stored_sheets(connection: Connection, name: str, fingerprint: str) -> Sheets:
    """The printed values with this fingerprint; empty: they are not stored."""
    found = (DATA_SETS.c.game == name) & (DATA_SETS.c.fingerprint == fingerprint)
    text = connection.execute(select(DATA_SETS.c.sheets).where(found)).scalar()
    return tuple(_SHEETS.decode(text).items()) if text else ()


def keep_sheets(connection: Connection, name: str, fingerprint: str, printed: Sheets) -> None:
    """Store printed values, unless they are stored already."""
    if not stored_sheets(connection, name, fingerprint):
        text = msgspec.json.encode(dict(printed)).decode()
        connection.execute(
            insert(DATA_SETS), {"game": name, "fingerprint": fingerprint, "sheets": text}
        )


def keep_own_sheets(connection: Connection) -> None:
    """Store the printed values that new games will be played with."""
    for name in game_names():
        keep_sheets(connection, name, game(name).data, sheets(name))
