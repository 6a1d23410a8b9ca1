"""Moves of many tables that are written in one statement, on both databases."""

import asyncio
from functools import partial
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from serving import new_database

from cosmodrome.registry import game
from cosmodrome.server import queries
from cosmodrome.server.commands.open_table import new_table
from cosmodrome.server.commands.play import play_bot
from cosmodrome.server.editions import Edition
from cosmodrome.server.live_table import Change, load
from cosmodrome.server.messages.tables import NewTable, SeatRequest
from cosmodrome.server.migrate import upgrade
from cosmodrome.server.move_writes import move_write
from cosmodrome.server.people import Person
from cosmodrome.server.store import Conflict, Operation, Store, open_store
from cosmodrome.server.table_row import TableRow

OLGA = Person("olga", "Olga", "en", True, 0)
BOT = SeatRequest("bot", "novice")


class Prepared(NamedTuple):
    """A table, and a first move that is not written yet."""

    before: TableRow
    after: Change

    def alone(self) -> Operation[None]:
        row, moves = self.after
        return partial(queries.commit, before=self.before, after=row, moves=moves)

    async def write(self, store: Store) -> None:
        move = move_write(self.before, *self.after)
        assert move is not None
        await store.write_move(move, self.alone())


async def prepared(store: Store) -> Prepared:
    before = new_table(NewTable("galaktiko", [BOT, BOT], visibility="solo"), OLGA)
    await store.write(partial(queries.create, row=before))
    live = load(before, [], Edition(game("galaktiko")))
    action = live.record.game.actions.name(live.state.legal()[0])
    return Prepared(before, play_bot(action, 0)(live))


async def check_a_group(url: str) -> None:
    store = open_store(url)
    try:
        await store.write(upgrade)
        tables = [await prepared(store) for _ in range(6)]
        # Another process was faster at one of the tables.
        await store.write(tables[2].alone())
        outcomes = await asyncio.gather(
            *(table.write(store) for table in tables), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes if outcome] == [Conflict]
        assert isinstance(outcomes[2], Conflict)
        # Nothing stands in the way of this group.
        more = [await prepared(store) for _ in range(6)]
        await asyncio.gather(*(table.write(store) for table in more))
        for before, (after, moves) in [*tables, *more]:
            stored = await store.read(partial(queries.fetch_whole, table=before.id))
            assert stored is not None
            assert stored.row == after
            assert [(m.sequence, m.entry.text, m.at) for m in stored.moves] == [
                (m.sequence, m.entry.text, m.at) for m in moves
            ]
    finally:
        await store.close()


def test_moves_are_written_together_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(check_a_group(f"sqlite:///{tmp_path}/tables.sqlite"))


def test_moves_are_written_together_on_postgres(postgres: str) -> None:
    asyncio.run(check_a_group(new_database(postgres, "move_writes")))


def test_what_changes_more_is_written_by_itself() -> None:
    before = new_table(NewTable("galaktiko", [BOT, BOT], visibility="solo"), OLGA)
    live = load(before, [], Edition(game("galaktiko")))
    after, moves = play_bot(live.record.game.actions.name(live.state.legal()[0]), 0)(live)
    assert after is not None
    assert move_write(before, after, moves) is not None
    persons = [replace(chair, kind="person", person="olga") for chair in after.chairs]
    assert move_write(before, replace(after, chairs=persons), moves) is None
    assert move_write(before, replace(after, status="finished"), moves) is None
    assert move_write(before, after, []) is None
    assert move_write(before, None, []) is None
