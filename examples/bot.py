"""A bot that stays: waits for challenges and plays any number of tables at once.

    python examples/bot.py http://localhost:8765 TOKEN

TOKEN is that of a bot account, made on the page "Account". It plays random legal actions: put
your own ideas into `choose`. It may be stopped and started again at any time: what it has to do
is asked of the server. Needs only `pip install websockets`; docs/api.md explains every message.
"""

import asyncio
import json
import random
import secrets
import sys
import urllib.error
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

LIMITS = {"at_once": 20, "games": [], "paces": ["live", "turns", "none"]}
PAUSE = 2.0  # seconds before the next try after the connection was lost
PATIENCE = 60.0  # seconds between two looks around, should a message have been lost
NEWS = ("challenges", "your-turn")  # messages that make us look around at once


def choose(position: dict[str, Any]) -> str:
    """The action to play. `position["view"]` is what this seat may know."""
    return str(random.choice(position["legal"])["action"])


class Bot:
    """A bot at one server."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}"}
        self.watched: set[str] = set()
        self.news = asyncio.Event()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request to the API."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers | {"Content-Type": "application/json"}
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    async def look_around(self, socket: ClientConnection) -> None:
        """Accept challenges, and follow every table at which we play."""
        for challenge in await self.ask("GET", "/api/challenges"):
            table = challenge["table"]["id"]
            try:
                await self.ask("POST", f"/api/tables/{table}/join", {"invite": challenge["invite"]})
                print("accepted", table, flush=True)
                await self.watch(socket, table)
            except urllib.error.HTTPError:
                await self.ask("DELETE", f"/api/challenges/{table}")  # the seat was taken
        mine = await self.ask("GET", "/api/tables?mine=true&status=running&limit=100")
        for table in mine["tables"]:
            await self.watch(socket, table["id"])

    async def watch(self, socket: ClientConnection, table: str) -> None:
        """Follow a table: its positions come as soon as the game has begun."""
        if table not in self.watched:
            self.watched.add(table)
            await socket.send(json.dumps({"type": "watch", "table": table}))

    async def listen(self, socket: ClientConnection) -> None:
        """Answer every position that waits for us."""
        async for text in socket:
            message: dict[str, Any] = json.loads(text)
            if message["type"] in NEWS:
                self.news.set()
            if message["type"] != "position":
                continue
            table = message["table"]
            if message["places"]:
                print("over", table, "places:", message["places"], flush=True)
                self.watched.discard(table)
                await socket.send(json.dumps({"type": "unwatch", "table": table}))
            elif message["legal"]:  # it is our turn: every legal action is in this list
                wish = {"type": "play", "table": table, "action": choose(message)}
                wish |= {"seen": message["sequence"], "key": secrets.token_hex(8)}
                await socket.send(json.dumps(wish))

    async def play(self) -> None:
        """Play for as long as the connection lasts."""
        me = await self.ask("GET", "/api/me")
        await self.ask("PUT", f"/api/bots/{me['id']}/limits", LIMITS)
        self.watched.clear()
        address = self.server.replace("http", "ws", 1) + "/api/socket"
        async with connect(address, additional_headers=self.headers) as socket:
            listening = asyncio.create_task(self.listen(socket))
            try:
                while not listening.done():
                    self.news.clear()
                    await self.look_around(socket)
                    waiting = asyncio.create_task(self.news.wait())
                    first = asyncio.FIRST_COMPLETED
                    await asyncio.wait([listening, waiting], timeout=PATIENCE, return_when=first)
                    waiting.cancel()
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)


async def stay(server: str, token: str) -> None:
    """Play, and come back whenever the server does."""
    while True:
        try:
            await Bot(server, token).play()
        except (OSError, ConnectionClosed, InvalidStatus) as problem:
            if isinstance(problem, urllib.error.HTTPError) and problem.code in (401, 403):
                sys.exit("the server does not know this token, or it is not that of a bot")
            print("no connection, trying again:", problem, file=sys.stderr, flush=True)
        await asyncio.sleep(PAUSE)


if __name__ == "__main__":
    asyncio.run(stay(*sys.argv[1:]))
