"""Verify a game of a server from outside: seed, seats, every move and the final position."""

import hashlib
import json
import urllib.parse
import urllib.request
from typing import Any

from cosmodrome.engine.order import draw
from cosmodrome.engine.record import Record
from cosmodrome.registry import read_record
from cosmodrome.server.errors import NoServer, WrongSeed

_TIMEOUT = 20


def verify_table(
    url: str, table: str, commitment: str | None = None, invite: str | None = None
) -> Record:
    """Fetch a finished game and check it; the record, replayed.

    ``commitment`` is the hash that was noted before the game; without it the server's own
    statement is used.
    """
    address = f"{url.rstrip('/')}/api/tables/{urllib.parse.quote(table, safe='')}"
    query = f"?invite={urllib.parse.quote(invite)}" if invite else ""
    shown = _fetch(address + query)
    record = read_record(str(_fetch(address + "/record" + query).get("text")))
    promised = commitment or str(shown.get("commitment"))
    for seed in (str(record.seed), str(shown.get("seed"))):
        if hashlib.sha256(seed.encode()).hexdigest() != promised:
            raise WrongSeed
    if shown.get("order") == "random" and shown.get("drawn") != draw(record.seed, record.seats):
        raise WrongSeed
    if len(record.entries) != shown.get("sequence"):
        raise NoServer(problem=f"{len(record.entries)} / {shown.get('sequence')}")
    return record


def _fetch(address: str) -> dict[str, Any]:
    if not address.startswith(("http://", "https://")):
        raise NoServer(problem=address[:60])
    try:
        with urllib.request.urlopen(address, timeout=_TIMEOUT) as answer:  # noqa: S310
            content = json.load(answer)
    except (OSError, ValueError) as problem:
        raise NoServer(problem=str(problem)[:80]) from problem
    if not isinstance(content, dict):
        raise NoServer(problem=address[:60])
    return content
