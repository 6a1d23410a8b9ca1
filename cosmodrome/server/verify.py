"""Checking a game of a server from outside: was the seed the promised one, do all moves fit?"""

import hashlib
import json
import urllib.parse
import urllib.request
from typing import Any

from cosmodrome.engine.record import Record
from cosmodrome.registry import read_record
from cosmodrome.server.errors import NoServer, WrongSeed

_PATIENCE = 20


def verify_table(
    url: str, table: str, commitment: str | None = None, invite: str | None = None
) -> Record:
    """Fetch a finished game and check it; the record, replayed.

    ``commitment`` is the hash noted before the game, if somebody has noted it: then the
    server's own word for it is not needed.
    """
    address = f"{url.rstrip('/')}/api/tables/{urllib.parse.quote(table, safe='')}"
    query = f"?invite={urllib.parse.quote(invite)}" if invite else ""
    shown = _fetch(address + query)
    record = read_record(str(_fetch(address + "/record" + query).get("text")))
    promised = commitment or str(shown.get("commitment"))
    for seed in (str(record.seed), str(shown.get("seed"))):
        if hashlib.sha256(seed.encode()).hexdigest() != promised:
            raise WrongSeed
    if len(record.entries) != shown.get("sequence"):
        raise NoServer(problem=f"{len(record.entries)} / {shown.get('sequence')}")
    return record


def _fetch(address: str) -> dict[str, Any]:
    if not address.startswith(("http://", "https://")):
        raise NoServer(problem=address[:60])
    try:
        with urllib.request.urlopen(address, timeout=_PATIENCE) as answer:  # noqa: S310
            found = json.load(answer)
    except (OSError, ValueError) as problem:
        raise NoServer(problem=str(problem)[:80]) from problem
    if not isinstance(found, dict):
        raise NoServer(problem=address[:60])
    return found
