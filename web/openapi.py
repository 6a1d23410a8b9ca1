"""Write the server's OpenAPI document, for the page's types: ``python web/openapi.py FILE``."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx

from cosmodrome.server.app import create_with
from cosmodrome.server.settings import Settings


async def document() -> bytes:
    """The document as the server gives it; nothing is started for this."""
    server = create_with(Settings(log_level="ERROR"))

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await server({**scope, "state": {}}, receive, send)

    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return (await client.get("/api/openapi.json")).raise_for_status().content


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(asyncio.run(document()))
