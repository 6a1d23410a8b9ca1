"""People: guests, names, passwords, cookies and tokens."""

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cosmodrome.server.errors import BadName, NameTaken, NoSuchPerson, WrongPassword
from cosmodrome.server.ids import new_id
from cosmodrome.server.messages import Language, Me, PersonRef, Token
from cosmodrome.server.schema import CHAT, PEOPLE, RATINGS, SHARED, TOKENS
from cosmodrome.server.store import Store
from cosmodrome.server.timestamps import now

COOKIE: Final = "cosmodrome"
TOKEN_PREFIX: Final = "cosmo_"  # noqa: S105 - what every token begins with
# Seconds for which a process may use what it has cached about a person.
_FRESH: Final = 5.0
_MAX_CACHED: Final = 20_000
_MAX_HANDLE: Final = 48
_MAX_TOKENS: Final = 20
# Argon2 takes memory and time on purpose: not more than two at once.
_HASHING: Final = asyncio.Semaphore(2)


class Person(Struct, frozen=True):
    """A person. A guest has no password."""

    id: str
    name: str
    language: Language
    epoch: int
    guest: bool
    created: int

    def ref(self) -> PersonRef:
        """The person as others see them."""
        return PersonRef(self.id, self.name, self.guest)

    def me(self) -> Me:
        """The person as they see themselves."""
        return Me(self.id, self.name, self.language, self.guest, self.created)


class People:
    """The people this server knows."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._cache: dict[str, tuple[float, Person]] = {}
        self._hasher = PasswordHasher()

    @cached_property
    def _dummy_hash(self) -> str:
        """A hash to check for unknown names, so that they take as long as known ones."""
        return self._hasher.hash(secrets.token_hex())

    # --- identification -------------------------------------------------------------

    async def find(self, person: str) -> Person | None:
        """A person by id; None: unknown or deleted."""
        cached = self._cache.get(person)
        if cached is not None and time.monotonic() - cached[0] < _FRESH:
            return cached[1]
        return await self._look_up(person)

    async def refs(self, people: list[str]) -> dict[str, PersonRef]:
        """People by id as others see them; unknown ones have no name."""
        refs: dict[str, PersonRef] = {}
        for person in people:
            known = await self.find(person)
            refs[person] = known.ref() if known else PersonRef(person, "", True)
        return refs

    async def from_cookie(self, cookie: str) -> Person | None:
        """The person whose cookie this is, if it is authentic and still valid."""
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._sign(body), signature.encode("ascii", "replace")):
            return None
        person, _, epoch = body.partition(".")
        known = await self.find(person)
        return known if known and str(known.epoch) == epoch else None

    async def from_token(self, token: str) -> Person | None:
        """The person whose personal token this is."""
        if not token.startswith(TOKEN_PREFIX):
            return None
        query = select(TOKENS.c.person).where(TOKENS.c.hash == _hashed(token))
        person = await self._store.read(lambda c: c.execute(query).scalar())
        return await self.find(person) if person else None

    def cookie(self, person: Person) -> str:
        """A signed cookie for a person."""
        body = f"{person.id}.{person.epoch}"
        return f"{body}.{self._sign(body).decode()}"

    def _sign(self, body: str) -> bytes:
        # Not itsdangerous: it derives its keys and encodes its tokens in its own way, so that
        # every existing cookie would become invalid, for the sake of one HMAC.
        return hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest().encode()

    async def _look_up(self, person: str) -> Person | None:
        query = select(PEOPLE).where(PEOPLE.c.id == person)
        row = await self._store.read(lambda c: c.execute(query).first())
        if row is None or row.deleted:
            self._cache.pop(person, None)
            return None
        known = Person(row.id, row.name, row.language, row.epoch, row.password is None, row.created)
        if len(self._cache) > _MAX_CACHED:
            self._cache.clear()
        self._cache[person] = (time.monotonic(), known)
        return known

    # --- accounts -------------------------------------------------------------------

    async def new_guest(self, name: str, language: Language) -> Person:
        """Create a person without a password."""
        clean = clean_name(name)
        person = Person(new_id(), clean, language, 1, True, now())

        def write(connection: Connection) -> None:
            _refuse_taken(connection, clean, "")
            connection.execute(
                insert(PEOPLE),
                {
                    "id": person.id,
                    "name": clean,
                    "language": language,
                    "epoch": 1,
                    "deleted": False,
                    "created": person.created,
                },
            )

        await self._store.write(write)
        return person

    async def sign_in(self, name: str, password: str) -> Person:
        """The person with this name and password."""
        query = select(PEOPLE.c.id, PEOPLE.c.password).where(PEOPLE.c.handle == handle(name))
        row = await self._store.read(lambda c: c.execute(query).first())
        await self._check(row.password if row else self._dummy_hash, password)
        known = await self._look_up(row.id) if row else None
        if known is None:
            raise WrongPassword
        return known

    async def set_password(self, person: Person, password: str, current: str | None) -> Person:
        """Set a password; an existing one must be given. All cookies and tokens end."""
        await self.check_own(person, current)
        async with _HASHING:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        await self._end_tokens(person)
        return await self._change(
            person,
            password=hashed,
            handle=handle(person.name),
            epoch=person.epoch + 1,
        )

    async def rename(self, person: Person, name: str) -> Person:
        """Change the name."""
        clean = clean_name(name)
        if person.guest:
            return await self._change(person, name=clean)
        return await self._change(person, name=clean, handle=handle(clean))

    async def speak(self, person: Person, language: Language) -> Person:
        """Change the language."""
        return await self._change(person, language=language)

    async def sign_out_everywhere(self, person: Person) -> None:
        """Invalidate all cookies and tokens."""
        await self._end_tokens(person)
        await self._change(person, epoch=person.epoch + 1)

    async def _end_tokens(self, person: Person) -> None:
        own = delete(TOKENS).where(TOKENS.c.person == person.id)
        await self._store.write(lambda c: c.execute(own))

    async def delete(self, person: Person) -> None:
        """Delete name, password, tokens, ratings and chat lines of a person."""

        def write(connection: Connection) -> None:
            gone = {"name": "", "handle": None, "password": None, "deleted": True}
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(gone))
            for table in (TOKENS, CHAT, RATINGS):
                connection.execute(delete(table).where(table.c.person == person.id))

        await self._store.write(write)
        self._cache.pop(person.id, None)

    async def _change(self, person: Person, **values: str | int) -> Person:
        def write(connection: Connection) -> None:
            if "name" in values or "handle" in values:
                _refuse_taken(connection, str(values.get("name", person.name)), person.id)
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))

        try:
            await self._store.write(write)
        except IntegrityError as problem:
            raise NameTaken from problem
        changed = await self._look_up(person.id)
        if changed is None:
            raise NoSuchPerson
        return changed

    async def check_own(self, person: Person, password: str | None) -> None:
        """Raise WrongPassword unless this is the password, if there is one."""
        if person.guest:
            return
        query = select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
        hashed = await self._store.read(lambda c: c.execute(query).scalar())
        await self._check(hashed or self._dummy_hash, password or "")

    async def _check(self, hashed: str, password: str) -> None:
        async with _HASHING:
            try:
                await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerificationError as problem:
                raise WrongPassword from problem

    # --- personal tokens ------------------------------------------------------------

    async def new_token(self, person: Person, label: str) -> Token:
        """Create a token. Only its hash is stored, so this is the only time it is shown."""
        secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
        token = Token(new_id(), clean_name(label), now(), secret)

        def write(connection: Connection) -> None:
            own = select(TOKENS.c.id).where(TOKENS.c.person == person.id)
            oldest = connection.execute(own.order_by(TOKENS.c.created.desc())).scalars().all()
            too_many = oldest[_MAX_TOKENS - 1 :]
            connection.execute(delete(TOKENS).where(TOKENS.c.id.in_(too_many)))
            row = {"hash": _hashed(secret), "id": token.id, "person": person.id}
            connection.execute(
                insert(TOKENS), row | {"label": token.label, "created": token.created}
            )

        await self._store.write(write)
        return token

    async def tokens(self, person: Person) -> list[Token]:
        """The tokens of a person, without their secrets."""
        query = select(TOKENS).where(TOKENS.c.person == person.id).order_by(TOKENS.c.created)
        rows = await self._store.read(lambda c: c.execute(query).all())
        return [Token(row.id, row.label, row.created) for row in rows]

    async def end_token(self, person: Person, token: str) -> None:
        """Revoke a token."""
        own = (TOKENS.c.person == person.id) & (TOKENS.c.id == token)
        await self._store.write(lambda c: c.execute(delete(TOKENS).where(own)))


def clean_name(name: str) -> str:
    """The name in one line; BadName: it has no visible or too many characters."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or len(clean) > 24 or len(handle(clean)) > _MAX_HANDLE:
        raise BadName
    if any(unicodedata.category(letter)[0] == "C" for letter in clean):
        raise BadName
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in clean):
        raise BadName
    return clean


def handle(name: str) -> str:
    """The form in which names are compared."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _refuse_taken(connection: Connection, name: str, but: str) -> None:
    """Raise NameTaken if another person with a password has this name."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.handle == handle(name), PEOPLE.c.id != but)
    if connection.execute(query).first():
        raise NameTaken


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_key(connection: Connection) -> bytes:
    """The key that signs cookies, the same for all processes on this database."""
    query = select(SHARED.c.value).where(SHARED.c.name == "cookie-key")
    key: str | None = connection.execute(query).scalar()
    if key is None:
        key = secrets.token_hex(32)
        connection.execute(insert(SHARED), {"name": "cookie-key", "value": key})
    return bytes.fromhex(key)
