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
from cosmodrome.server.messages import Language, Me, PersonRef, Token
from cosmodrome.server.rows import new_id, now
from cosmodrome.server.schema import CHAT, PEOPLE, RATINGS, SHARED, TOKENS
from cosmodrome.server.store import Store

COOKIE: Final = "cosmodrome"
TOKEN_PREFIX: Final = "cosmo_"  # noqa: S105 - what every token begins with
# For so long another process may go on with what it knows about somebody.
_FRESH: Final = 5.0
_MOST_REMEMBERED: Final = 20_000
_LONGEST_HANDLE: Final = 48
_MOST_TOKENS: Final = 20
# Argon2 takes memory and time on purpose: not more than this at once.
_HASHING: Final = asyncio.Semaphore(2)


class Person(Struct, frozen=True):
    """Somebody. A guest has no password."""

    id: str
    name: str
    language: Language
    epoch: int
    guest: bool
    created: int

    def ref(self) -> PersonRef:
        """As others see them."""
        return PersonRef(self.id, self.name, self.guest)

    def me(self) -> Me:
        """As they see themselves."""
        return Me(self.id, self.name, self.language, self.guest, self.created)


class People:
    """Everybody this server knows."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._known: dict[str, tuple[float, Person]] = {}
        self._hasher = PasswordHasher()

    @cached_property
    def _nobody(self) -> str:
        """Checked for names that do not exist, so that they take as long as others."""
        return self._hasher.hash(secrets.token_hex())

    # --- who is it? ---------------------------------------------------------------

    async def find(self, person: str) -> Person | None:
        """Somebody by id; None: there is nobody, or no longer."""
        kept = self._known.get(person)
        if kept is not None and time.monotonic() - kept[0] < _FRESH:
            return kept[1]
        return await self._look_up(person)

    async def refs(self, people: list[str]) -> dict[str, PersonRef]:
        """Some people as others see them."""
        found: dict[str, PersonRef] = {}
        for person in people:
            known = await self.find(person)
            found[person] = known.ref() if known else PersonRef(person, "", True)
        return found

    async def from_cookie(self, cookie: str) -> Person | None:
        """The person whose cookie this is, if it is signed and still good."""
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._sign(body), signature.encode("ascii", "replace")):
            return None
        person, _, epoch = body.partition(".")
        found = await self.find(person)
        return found if found and str(found.epoch) == epoch else None

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
        return hmac.new(self._key, body.encode(), hashlib.sha256).hexdigest().encode()

    async def _look_up(self, person: str) -> Person | None:
        query = select(PEOPLE).where(PEOPLE.c.id == person)
        row = await self._store.read(lambda c: c.execute(query).first())
        if row is None or row.deleted:
            self._known.pop(person, None)
            return None
        found = Person(row.id, row.name, row.language, row.epoch, row.password is None, row.created)
        if len(self._known) > _MOST_REMEMBERED:
            self._known.clear()
        self._known[person] = (time.monotonic(), found)
        return found

    # --- becoming and being somebody ------------------------------------------------

    async def new_guest(self, name: str, language: Language) -> Person:
        """Somebody without a password."""
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
        await self._check(row.password if row else self._nobody, password)
        found = await self._look_up(row.id) if row else None
        if found is None:
            raise WrongPassword
        return found

    async def set_password(self, person: Person, password: str, current: str | None) -> Person:
        """Keep an identity; whoever has a password must give it. Other cookies end."""
        await self.check_own(person, current)
        async with _HASHING:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        return await self._change(
            person,
            password=hashed,
            handle=handle(person.name),
            epoch=person.epoch + 1,
        )

    async def rename(self, person: Person, name: str) -> Person:
        """Another name."""
        clean = clean_name(name)
        if person.guest:
            return await self._change(person, name=clean)
        return await self._change(person, name=clean, handle=handle(clean))

    async def speak(self, person: Person, language: Language) -> Person:
        """Another language."""
        return await self._change(person, language=language)

    async def sign_out_everywhere(self, person: Person) -> None:
        """No cookie and no token made until now is good any more."""
        await self._store.write(
            lambda c: c.execute(delete(TOKENS).where(TOKENS.c.person == person.id))
        )
        await self._change(person, epoch=person.epoch + 1)

    async def delete(self, person: Person) -> None:
        """Forget somebody: name, password, tokens, ratings and what they said."""

        def write(connection: Connection) -> None:
            gone = {"name": "", "handle": None, "password": None, "deleted": True}
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(gone))
            for table in (TOKENS, CHAT, RATINGS):
                connection.execute(delete(table).where(table.c.person == person.id))

        await self._store.write(write)
        self._known.pop(person.id, None)

    async def _change(self, person: Person, **values: str | int) -> Person:
        def write(connection: Connection) -> None:
            if "name" in values or "handle" in values:
                _refuse_taken(connection, str(values.get("name", person.name)), person.id)
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))

        try:
            await self._store.write(write)
        except IntegrityError as problem:
            raise NameTaken from problem
        found = await self._look_up(person.id)
        if found is None:
            raise NoSuchPerson
        return found

    async def check_own(self, person: Person, password: str | None) -> None:
        """Whoever has a password must give it."""
        if person.guest:
            return
        query = select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
        hashed = await self._store.read(lambda c: c.execute(query).scalar())
        await self._check(hashed or self._nobody, password or "")

    async def _check(self, hashed: str, password: str) -> None:
        async with _HASHING:
            try:
                await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerificationError as problem:
                raise WrongPassword from problem

    # --- personal tokens ------------------------------------------------------------

    async def new_token(self, person: Person, label: str) -> Token:
        """A token; only its hash is kept, so this is the one time it is shown."""
        secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
        token = Token(new_id(), clean_name(label), now(), secret)

        def write(connection: Connection) -> None:
            own = select(TOKENS.c.id).where(TOKENS.c.person == person.id)
            oldest = connection.execute(own.order_by(TOKENS.c.created.desc())).scalars().all()
            too_many = oldest[_MOST_TOKENS - 1 :]
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
        """This token is no longer good."""
        own = (TOKENS.c.person == person.id) & (TOKENS.c.id == token)
        await self._store.write(lambda c: c.execute(delete(TOKENS).where(own)))


def clean_name(name: str) -> str:
    """A name in one line, without anything invisible."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or len(clean) > 24 or len(handle(clean)) > _LONGEST_HANDLE:
        raise BadName
    if any(unicodedata.category(letter)[0] == "C" for letter in clean):
        raise BadName
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in clean):
        raise BadName
    return clean


def handle(name: str) -> str:
    """What makes two names the same."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _refuse_taken(connection: Connection, name: str, but: str) -> None:
    """Nobody may have the name of somebody else with a password."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.handle == handle(name), PEOPLE.c.id != but)
    if connection.execute(query).first():
        raise NameTaken


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def shared_key(connection: Connection) -> bytes:
    """The key that signs cookies, the same for all processes on this database."""
    query = select(SHARED.c.value).where(SHARED.c.name == "cookie-key")
    found: str | None = connection.execute(query).scalar()
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(insert(SHARED), {"name": "cookie-key", "value": found})
    return bytes.fromhex(found)
