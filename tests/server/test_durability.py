"""Whatever was acknowledged is on disk: the server is killed again and again under load."""

import asyncio
import json
import random
import secrets
from pathlib import Path

from serving import Json, Launch, Player, Server
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cosmodrome.server import admin

KILLS = 20
TABLES = 6


class Client:
    """A person who plays on through every crash, and remembers what was acknowledged."""

    def __init__(self, player: Player, table: Json) -> None:
        self.address = player.server.url.replace("http", "ws", 1) + "/api/socket"
        self.cookie = f"cosmodrome={player.http.cookies['cosmodrome']}"
        self.table = str(table["id"])
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.seen: int | None = None
        self.wish: Json | None = None
        self.told: list[int] = []
        self.finished = False

    @property
    def over(self) -> bool:
        """The game has ended, and nothing is left to be acknowledged."""
        return self.finished and self.wish is None

    async def run(self) -> None:
        while not self.over:
            try:
                async with connect(
                    self.address, additional_headers={"Cookie": self.cookie}, compression=None
                ) as socket:
                    await socket.send(
                        json.dumps({"type": "watch", "table": self.table, "seen": self.seen})
                    )
                    # What was not acknowledged is said again, with the same key.
                    if self.wish is not None:
                        await socket.send(json.dumps(self.wish))
                    async for message in socket:
                        await self.hear(socket, json.loads(message))
                        if self.over:
                            return
            except (ConnectionClosed, OSError, InvalidHandshake, EOFError):
                await asyncio.sleep(0.05)

    async def hear(self, socket: object, message: Json) -> None:
        if message["type"] == "done":
            assert self.wish is not None
            assert message["key"] == self.wish["key"]
            self.acknowledged[message["key"]] = (message["sequence"], self.wish["action"])
            self.wish = None
        elif message["type"] == "refused":
            self.wish = None
        elif message["type"] == "position":
            if not message["fresh"]:
                self.told += [step["sequence"] for step in message["steps"]]
            self.seen = message["sequence"]
            self.finished = message["places"] is not None
            if message["legal"] and self.wish is None:
                self.wish = {
                    "type": "play",
                    "table": self.table,
                    "action": random.choice(message["legal"])["action"],
                    "seen": message["sequence"],
                    "key": secrets.token_hex(8),
                }
                await socket.send(json.dumps(self.wish))  # type: ignore[attr-defined]


async def load(clients: list[Client], server: Server) -> None:
    running = [asyncio.create_task(client.run()) for client in clients]
    for _ in range(KILLS):
        await asyncio.sleep(random.uniform(0.1, 0.5))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    # After the last restart every table goes on to its end, bots included.
    async with asyncio.timeout(120):
        await asyncio.gather(*running)


def test_twenty_kills_lose_nothing(tmp_path: Path, launch: Launch) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    server = launch(database, bot_pause=0.3)
    server.start()
    player = Player(server)
    pace = {"type": "live", "bank": 60, "increment": 5}
    tables = [player.open("me", "novice", "novice", "novice", pace=pace) for _ in range(TABLES)]
    clients = [Client(player, table) for table in tables]
    asyncio.run(load(clients, server))
    for client, table in zip(clients, tables, strict=True):
        journal = player.get(f"/api/tables/{table['id']}/journal")["steps"]
        # No move twice, none missing, and every acknowledged one is where it was said to be.
        assert [step["sequence"] for step in journal] == list(range(1, len(journal) + 1))
        for sequence, action in client.acknowledged.values():
            assert journal[sequence - 1]["action"] == action
        assert sum(not step["bot"] for step in journal) == len(client.acknowledged)
        # What happened was told in order, each entry once.
        assert client.told == sorted(set(client.told))
        # Nobody's clock ran out while the server was down.
        assert not player.get(f"/api/tables/{table['id']}")["seats"][0]["stand_in"]
    server.kill()
    assert admin.check(database) == []
    with create_engine(database).connect() as connection:
        keys = connection.execute(text("SELECT key FROM moves WHERE key IS NOT NULL")).scalars()
        found = sorted(str(key) for key in keys)
    assert found == sorted(key for client in clients for key in client.acknowledged)
