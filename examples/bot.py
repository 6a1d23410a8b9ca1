"""A bot over the API: joins or opens a table and plays random legal actions to the end.

    python examples/bot.py http://localhost:8765 TOKEN [TABLE [INVITE]]

Needs only `pip install websockets`. docs/api.md says how to ask for a token.
"""

import asyncio
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def post(server: str, token: str, path: str, body: dict[str, Any]) -> Any:
    """One request to the API."""
    request = urllib.request.Request(server + path, json.dumps(body).encode(), method="POST")
    request.add_header("Authorization", f"Bearer {token}")
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def play(server: str, token: str, table: str) -> list[int]:
    """Play until the game is over; each seat's place."""
    address = server.replace("http", "ws", 1) + "/api/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(json.dumps({"type": "watch", "table": table}))
        async for text in socket:
            message: dict[str, Any] = json.loads(text)
            if message["type"] != "position":
                continue
            if message["places"]:
                return list(message["places"])
            if message["legal"]:  # it is our turn: every legal action is in this list
                action = random.choice(message["legal"])["action"]
                wish = {"type": "play", "table": table, "action": action}
                wish |= {"seen": message["sequence"], "key": secrets.token_hex(8)}
                await socket.send(json.dumps(wish))
    raise ConnectionError("the socket was closed: come back and watch again")


def main(server: str, token: str, table: str = "", invite: str | None = None) -> None:
    """Find a table and play there."""
    if table:
        post(server, token, f"/api/tables/{table}/join", {"invite": invite})
    else:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        wish = {"game": "galaktiko", "seats": seats}
        table = post(server, token, "/api/tables", wish)["id"]
    print(table, "places:", asyncio.run(play(server, token, table)))


if __name__ == "__main__":
    main(*sys.argv[1:])
