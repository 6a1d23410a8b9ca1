"""Write the database that test_upgrade.py takes over. Run it with the code of an earlier commit:

    git worktree add ../earlier 63bc22e
    PYTHONPATH=../earlier:../earlier/tests python tests/server/data/write_database.py \
        sqlite:////tmp/earlier.sqlite earlier-sqlite.json

then dump the database as SQL (``.dump``; for PostgreSQL ``pg_dump --inserts --no-owner``). The
JSON file says what people saw of every table.
"""

import asyncio
import json
import random
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from serving import Json, Player, Server, play_out

from cosmodrome.server.store import open_store

PASSWORD = "correct horse"  # noqa: S105 - of people who exist in this database alone
Wishes = dict[str, Any]


def main(database: str, target: str) -> None:
    random.seed(1)
    server = Server(database)
    server.start()
    try:
        olga, boris = account(server, "Olga"), account(server, "Boris")
        tables = archived_games(olga, boris)
        server.stop()
        archive_all(database)
        server.start()
        tables += finished_games(olga, boris) + running_games(olga, boris) + open_tables(olga)
        seen = {table["id"]: what_is_seen(olga, table) for table in tables}
        seen |= {table["id"]: what_is_seen(olga, table) for table in uploaded(olga, seen)}
        people = {player.id: player.me["name"] for player in (olga, boris)}
        profile = olga.get(f"/api/people/{olga.id}")
    finally:
        server.stop()
    kept = {"people": people, "password": PASSWORD, "tables": seen, "profile": profile}
    Path(target).write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")


def account(server: Server, name: str) -> Player:
    player = Player(server, name)
    player.call("PUT", "/api/me/password", {"password": PASSWORD})
    return player


def archived_games(olga: Player, boris: Player) -> list[Json]:
    """One finished game of each title."""
    wishes: list[Wishes] = [
        {"game": "galaktiko", "rated": True, "pace": {"type": "live", "bank": 3600}},
        {"game": "galaktiko", "options": ["rich_first"]},
        {"game": "gaia", "options": ["capture"]},
        {"game": "ganymede"},
        {"game": "mlem"},
    ]
    return [finished(olga, boris, visibility="open", **wish) for wish in wishes]


def archive_all(database: str) -> None:
    # The name of this module in that commit.
    archive = import_module("cosmodrome.server.ledger").archive

    async def run() -> None:
        store = open_store(database)
        await store.write(lambda c: archive(c, 2**53, 100))
        await store.close()

    asyncio.run(run())


def finished_games(olga: Player, boris: Player) -> list[Json]:
    plain = finished(olga, boris, options=["to_the_last"])
    changed = finished(olga, boris, options=["rich_first", "cheeky_stowaways"])
    for player in (olga, boris):
        player.post(f"/api/tables/{changed['id']}/rematch", {}, 201)
    olga.post(f"/api/tables/{plain['id']}/chat", {"text": "Good game!", "key": "chat-1"})
    branched = olga.post(f"/api/tables/{plain['id']}/branch", {"step": 4}, 201)
    return [plain, changed, branched, olga.get(f"/api/tables/{changed['id']}")]


def running_games(olga: Player, boris: Player) -> list[Json]:
    live = {"type": "live", "bank": 600, "increment": 5}
    wishes: list[Wishes] = [
        {"pace": live},
        {"options": ["rich_first"], "pace": live},
        {"options": ["rich_first"], "pace": {"type": "turns", "hours": 24}},
        {"game": "gaia"},
        {"game": "ganymede"},
        {"game": "mlem"},
    ]
    tables = [begun(olga, boris, **wish) for wish in wishes]
    last = olga.position(tables[0])["sequence"]
    ask = {"seen": last, "key": "ask-1", "ask": True}
    olga.post(f"/api/tables/{tables[0]['id']}/undo", ask)
    left = begun(olga, boris, options=["rich_first"])
    boris.post(f"/api/tables/{left['id']}/leave", expect=204)
    return [*tables, left]


def open_tables(olga: Player) -> list[Json]:
    return [olga.open("me", "open"), olga.open("me", "open", "open", options=["rich_first"])]


def uploaded(olga: Player, seen: dict[str, Json]) -> list[Json]:
    records = [table["record"] for table in seen.values() if table["record"]]
    return [olga.post("/api/records", {"text": record}, 201) for record in records[:3]]


def begun(olga: Player, boris: Player, moves: int = 9, **wishes: Any) -> Json:
    table = olga.open("me", "open", **wishes)
    boris.join(table)
    for _ in range(moves):
        position = olga.position(table)
        mover = (olga, boris)[position["to_move"]]
        position = mover.position(table)
        mover.play(table, choose(position), position["sequence"])
    return table


def finished(olga: Player, boris: Player, **wishes: Any) -> Json:
    table = begun(olga, boris, 0, **wishes)
    play_out([olga, boris], table, choose)
    return table


def choose(position: Json) -> str:
    return str(random.choice(position["legal"])["action"])


def what_is_seen(olga: Player, table: Json) -> Json:
    """What Olga sees of a table: the table, the record if it is over, else the position."""
    address = f"/api/tables/{table['id']}"
    shown: Json = olga.get(address)
    over, running = shown["status"] == "finished", shown["status"] == "running"
    position = olga.position(table) if running else None
    return {
        "table": {name: shown[name] for name in SHOWN},
        "record": olga.get(f"{address}/record")["text"] if over else None,
        "legal": [choice["action"] for choice in position["legal"]] if position else None,
    }


SHOWN = (
    "game",
    "options",
    "status",
    "sequence",
    "to_move",
    "results",
    "rated",
    "pace",
    "branched_from",
    "rematch",
    "commitment",
    "created",
    "finished",
)

if __name__ == "__main__":
    main(*sys.argv[1:])
