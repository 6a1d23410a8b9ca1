"""Sessions of browsers and tokens of programs: secrets of which only the hash is stored."""

import hashlib
import secrets
import time
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, Table, bindparam, delete, insert, select, update

from cosmodrome.server.devices import Device
from cosmodrome.server.ids import new_id
from cosmodrome.server.messages.people import Session, Token, TokenScope
from cosmodrome.server.names import clean_name
from cosmodrome.server.schema import SESSIONS, TOKENS
from cosmodrome.server.store import Store
from cosmodrome.server.timestamps import now

TOKEN_PREFIX: Final = "cosmo_"  # noqa: S105 - what every token begins with
# Seconds for which a process may use a credential without asking the database again.
_FRESH: Final = 5.0
_MAX_CACHED: Final = 20_000
# How many of each a person may have; a further one replaces the oldest.
_MOST_SESSIONS: Final = 50
_MOST_TOKENS: Final = 20
_BATCH: Final = 500

# What a credential allows: to look, to play as well, or everything.
Scope = Literal["read", "play", "account"]


class Credential(Struct, frozen=True):
    """A session or a token of a person."""

    id: str
    person: str
    scope: Scope


class Credentials:
    """What sessions and tokens have in common."""

    def __init__(self, store: Store, table: Table, most: int) -> None:
        self._store = store
        self._table = table
        self._most = most
        self._cache: dict[str, tuple[float, Credential]] = {}
        self._used: dict[str, int] = {}

    async def find(self, secret: str) -> Credential | None:
        """The credential with this secret; None: there is none, or it was ended."""
        hashed = _hashed(secret)
        cached = self._cache.get(hashed)
        if cached is None or time.monotonic() - cached[0] > _FRESH:
            cached = await self._look_up(hashed)
        if cached is None:
            return None
        self._used[cached[1].id] = now()
        return cached[1]

    async def _look_up(self, hashed: str) -> tuple[float, Credential] | None:
        query = select(self._table).where(self._table.c.hash == hashed)
        row = await self._store.read(lambda c: c.execute(query).first())
        if row is None:
            self._cache.pop(hashed, None)
            return None
        if len(self._cache) > _MAX_CACHED:
            self._cache.clear()
        found = Credential(row.id, row.person, getattr(row, "scope", "account"))
        self._cache[hashed] = (time.monotonic(), found)
        return self._cache[hashed]

    def forget(self, person: str) -> None:
        """Ask the database again about a person's credentials: some have ended."""
        self._cache = {k: v for k, v in self._cache.items() if v[1].person != person}

    async def _add(self, secret: str, row: dict[str, Any]) -> None:
        table = self._table

        def write(connection: Connection) -> None:
            own = select(table.c.id).where(table.c.person == row["person"])
            newest = connection.execute(own.order_by(table.c.created.desc())).scalars().all()
            connection.execute(delete(table).where(table.c.id.in_(newest[self._most - 1 :])))
            connection.execute(insert(table), row | {"hash": _hashed(secret)})

        await self._store.write(write)

    async def end(self, person: str, number: str) -> None:
        """End one of a person's own."""
        own = (self._table.c.person == person) & (self._table.c.id == number)
        await self._store.write(lambda c: c.execute(delete(self._table).where(own)))
        self.forget(person)

    async def remaining(self, numbers: list[str]) -> set[str]:
        """Which of these have not ended."""
        found: set[str] = set()
        for first in range(0, len(numbers), _BATCH):
            some = numbers[first : first + _BATCH]
            query = select(self._table.c.id).where(self._table.c.id.in_(some))
            found |= set(await self._store.read(lambda c, q=query: c.execute(q).scalars().all()))  # type: ignore[misc]
        return found

    async def note_used(self) -> None:
        """Write down when each was last used: not with every request, but now and then."""
        used, self._used = self._used, {}
        if not used:
            return
        table = self._table
        mine = update(table).where(table.c.id == bindparam("which"))
        # Always in the same order: two processes that do this together cannot deadlock.
        rows = [{"which": number, "at": at} for number, at in sorted(used.items())]
        await self._store.write(lambda c: c.execute(mine.values(used=bindparam("at")), rows))

    def _last_used(self, row: Any) -> int | None:
        last: int | None = self._used.get(row.id, row.used)
        return last

    async def _rows(self, person: str) -> list[Any]:
        table = self._table
        query = select(table).where(table.c.person == person).order_by(table.c.created)
        return list(await self._store.read(lambda c: c.execute(query).all()))


class Sessions(Credentials):
    """The browsers in which people are signed in."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, SESSIONS, _MOST_SESSIONS)

    async def begin(self, person: str, device: Device) -> str:
        """Sign a browser in; the secret for its cookie."""
        secret, at = secrets.token_urlsafe(32), now()
        row = {"id": new_id(), "person": person, "created": at, "used": at}
        await self._add(secret, row | {"browser": device.browser, "system": device.system})
        return secret

    async def all_of(self, person: str, this: str) -> list[Session]:
        """The sessions of a person, the one that asks first, then the last used."""
        sessions = [
            Session(
                row.id,
                row.browser,
                row.system,
                row.created,
                self._last_used(row) or row.created,
                row.id == this,
            )
            for row in await self._rows(person)
        ]
        return sorted(sessions, key=lambda session: (not session.this, -session.used))

    async def end_all(self, person: str, but: str = "") -> None:
        """End all sessions of a person, or all but one."""
        others = (SESSIONS.c.person == person) & (SESSIONS.c.id != but)
        await self._store.write(lambda c: c.execute(delete(SESSIONS).where(others)))
        self.forget(person)


class Tokens(Credentials):
    """The tokens with which programs act for people."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, TOKENS, _MOST_TOKENS)

    async def create(self, person: str, label: str, scope: TokenScope) -> Token:
        """A new token. Only its hash is stored, so this is the only time it is shown."""
        secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
        token = Token(new_id(), clean_name(label), scope, now(), None, secret)
        row = {"id": token.id, "person": person, "created": token.created}
        await self._add(secret, row | {"label": token.label, "scope": scope})
        return token

    async def all_of(self, person: str) -> list[Token]:
        """The tokens of a person, without their secrets."""
        return [
            Token(row.id, row.label, row.scope, row.created, self._last_used(row))
            for row in await self._rows(person)
        ]


def end_all(connection: Connection, person: str, but: str = "") -> None:
    """End all tokens and sessions of a person, or all but one session."""
    connection.execute(delete(TOKENS).where(TOKENS.c.person == person))
    others = (SESSIONS.c.person == person) & (SESSIONS.c.id != but)
    connection.execute(delete(SESSIONS).where(others))


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
