"""People: guests, and accounts with a name and a password."""

import asyncio
import math
import secrets
import time
from collections.abc import Collection
from functools import cached_property
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cosmodrome.server import guesses, recovery
from cosmodrome.server.credentials import end_all
from cosmodrome.server.errors import (
    NameAlike,
    NameTaken,
    NoSuchAccount,
    NoSuchPerson,
    RenamedLately,
    WrongCode,
    WrongPassword,
)
from cosmodrome.server.guesses import Guesses
from cosmodrome.server.ids import new_id
from cosmodrome.server.messages.common import Language, PersonRef
from cosmodrome.server.messages.people import Me
from cosmodrome.server.names import clean_name, handle, skeleton
from cosmodrome.server.schema import (
    BLOCKS,
    CHALLENGES,
    CHAT,
    DELIVERIES,
    GROUP_MEMBERS,
    GROUPS,
    LESSONS,
    MARK_TALLIES,
    MARKS,
    NOTICE_SETTINGS,
    NOTICES,
    PEOPLE,
    PUSH_DEVICES,
    PUZZLE_ANSWERS,
    PUZZLE_RATINGS,
    RATING_HISTORY,
    RATINGS,
    RECOVERY_CODES,
    REPORTS,
)
from cosmodrome.server.shared_values import shared_value
from cosmodrome.server.store import Operation, Store
from cosmodrome.server.timestamps import now

T = TypeVar("T")
# Seconds for which a process may use what it has cached about a person.
_FRESH: Final = 5.0
_MAX_CACHED: Final = 20_000
_DAY: Final = 86_400_000
# How long a new name must be kept, and the old one stays reserved, in milliseconds.
_RENAMING: Final = 30 * _DAY
# Argon2 takes memory and time on purpose: not more than two at once.
_HASHING: Final = asyncio.Semaphore(2)


class Person(Struct, frozen=True):
    """A person. A guest has no password."""

    id: str
    name: str
    language: Language
    guest: bool
    created: int
    renamed: int | None = None
    moderator: bool = False
    # Until when; 0: not at all.
    muted: int = 0
    banned: int = 0
    # Whom this person has blocked, and who has blocked this person.
    blocks: frozenset[str] = frozenset()
    blocked_by: frozenset[str] = frozenset()
    # Whose bot this is; None: a person.
    bot_of: str | None = None
    # Whether others do not see when this person is here.
    unseen: bool = False
    # The groups that this person is in, and those of them that they own.
    groups: frozenset[str] = frozenset()
    owns: frozenset[str] = frozenset()
    # Whether others may see what the coach says about this person.
    shares_coach: bool = False

    def ref(self) -> PersonRef:
        """The person as others see them."""
        return PersonRef(self.id, self.name, self.guest, self.bot_of is not None)

    def me(self, recovery_codes: list[str] | None = None) -> Me:
        """The person as they see themselves."""
        return Me(
            self.id,
            self.name,
            self.language,
            self.guest,
            self.created,
            self.moderator,
            self.rename_after if self.rename_after > now() else None,
            self.unseen,
            recovery_codes,
            self.shares_coach,
        )

    @property
    def rename_after(self) -> int:
        """When the name may be changed again. A guest may do so at any time."""
        return 0 if self.guest or self.renamed is None else self.renamed + _RENAMING

    @property
    def is_banned(self) -> bool:
        """Whether the person is banned now."""
        return self.banned > now()


class People:
    """The people this server knows."""

    def __init__(self, store: Store, key: bytes, rate: float = 1.0) -> None:
        self._store = store
        self._key = key
        self._cache: dict[str, tuple[float, Person]] = {}
        self._hasher = PasswordHasher()
        self._guesses = Guesses(rate)

    @cached_property
    def _dummy_hash(self) -> str:
        """A hash to check for unknown names, so that they take as long as known ones."""
        return self._hasher.hash(secrets.token_hex())

    # --- finding ----------------------------------------------------------------------

    async def find(self, person: str) -> Person | None:
        """A person by id; None: unknown or deleted."""
        cached = self._cache.get(person)
        if cached is not None and time.monotonic() - cached[0] < _FRESH:
            return cached[1]
        return await self._look_up(person)

    async def find_all(self, people: Collection[str]) -> dict[str, Person]:
        """People by id; unknown and deleted ones are left out."""
        oldest = time.monotonic() - _FRESH
        cached = {one: self._cache[one] for one in people if one in self._cache}
        fresh = {one: person for one, (at, person) in cached.items() if at > oldest}
        rest = [one for one in people if one not in fresh]
        if rest:
            fresh |= await self._read(rest)
        return fresh

    async def refs(self, people: list[str]) -> dict[str, PersonRef]:
        """People by id as others see them; unknown ones have no name."""
        refs: dict[str, PersonRef] = {}
        for person in people:
            known = await self.find(person)
            refs[person] = known.ref() if known else PersonRef(person, "", True)
        return refs

    def forget(self, person: str) -> None:
        """Ask the database again about a person, who has changed."""
        self._cache.pop(person, None)

    async def _look_up(self, person: str) -> Person | None:
        return (await self._read([person])).get(person)

    async def _read(self, people: Collection[str]) -> dict[str, Person]:
        found = await self._store.read(lambda c: _read(c, people))
        for person in people:
            self._cache.pop(person, None)
        if len(self._cache) + len(found) > _MAX_CACHED:
            self._cache.clear()
        at = time.monotonic()
        self._cache |= {person: (at, known) for person, known in found.items()}
        return found

    # --- accounts ---------------------------------------------------------------------

    async def new_guest(self, name: str, language: Language) -> Person:
        """Create a person without a password."""
        clean = clean_name(name)
        person = Person(new_id(), clean, language, True, now())
        row = {"id": person.id, "name": clean, "language": language, "created": person.created}

        def write(connection: Connection) -> None:
            refuse_taken(connection, clean, "")
            connection.execute(insert(PEOPLE), row | {"deleted": False})

        await self._store.write(write)
        return person

    async def sign_in(self, name: str, password: str, browser: str) -> Person:
        """The person with this name and password. ``browser`` is the cookie of a known one."""
        query = select(PEOPLE.c.id, PEOPLE.c.password).where(PEOPLE.c.handle == handle(name))
        row = await self._store.read(lambda c: c.execute(query).first())
        known = row is not None and guesses.is_known(self._key, row.id, browser)
        key = f"browser {browser}" if known else f"name {handle(name)}"
        self._guesses.take(key)
        await self._check(row.password if row else self._dummy_hash, password)
        found = await self._look_up(row.id) if row else None
        if found is None:
            raise WrongPassword
        self._guesses.right(key)
        return found

    def known_browser(self, person: Person) -> str:
        """A cookie by which a browser that has signed in is known later."""
        return guesses.known_browser(self._key, person.id)

    async def set_password(
        self, person: Person, password: str, current: str | None
    ) -> tuple[Person, list[str] | None]:
        """Set a password; an existing one must be given. All sessions and tokens end.

        A guest becomes an account and gets recovery codes.
        """
        await self.check_own(person, current)
        values = {
            "password": await self._hash(password),
            "handle": handle(person.name),
            "skeleton": skeleton(person.name),
        }

        def write(connection: Connection) -> list[str] | None:
            # Accounts whose names look alike may have been made by an earlier version.
            if person.guest:
                refuse_taken(connection, person.name, person.id)
            _set(connection, person, values)
            end_all(connection, person.id)
            return recovery.renew(connection, person.id) if person.guest else None

        codes = await self._write_name(write)
        return await self._found_again(person), codes

    async def recover(self, name: str, code: str, password: str) -> Person:
        """Use a recovery code to set a new password. All sessions and tokens end."""
        query = select(PEOPLE.c.id).where(PEOPLE.c.handle == handle(name))
        person = await self._store.read(lambda c: c.execute(query).scalar())
        known = await self._look_up(person) if person else None
        if known is None:
            raise WrongCode
        hashed = await self._hash(password)

        def write(connection: Connection) -> None:
            if not recovery.use(connection, known.id, code):
                raise WrongCode
            _set(connection, known, {"password": hashed})
            end_all(connection, known.id)

        await self._store.write(write)
        self._guesses.right(f"name {handle(name)}")
        return known

    async def renew_codes(self, person: Person, password: str) -> list[str]:
        """New recovery codes in place of the old ones, for an account."""
        if person.guest:
            raise NoSuchAccount(name=person.name)
        await self.check_own(person, password)
        return await self._store.write(lambda c: recovery.renew(c, person.id))

    async def rename(self, person: Person, name: str) -> Person:
        """Change the name. With a password that is possible once in a while only."""
        clean = clean_name(name)
        values: dict[str, Any] = {"name": clean}
        if not person.guest:
            values |= {"handle": handle(clean), "skeleton": skeleton(clean)}
        if not person.guest and handle(clean) != handle(person.name):
            wait = person.rename_after - now()
            if wait > 0:
                raise RenamedLately(days=math.ceil(wait / _DAY))
            values |= {
                "renamed": now(),
                "former_handle": handle(person.name),
                "former_skeleton": skeleton(person.name),
            }

        def write(connection: Connection) -> None:
            refuse_taken(connection, clean, person.id)
            _set(connection, person, values)

        await self._write_name(write)
        return await self._found_again(person)

    async def speak(self, person: Person, language: Language) -> Person:
        """Change the language."""
        await self._store.write(lambda c: _set(c, person, {"language": language}))
        return await self._found_again(person)

    async def hide(self, person: Person, unseen: bool) -> Person:
        """Change whether others see when this person is here."""
        await self._store.write(lambda c: _set(c, person, {"unseen": unseen}))
        return await self._found_again(person)

    async def share_coach(self, person: Person, shares: bool) -> Person:
        """Let others see what the coach says about a person, or no longer."""
        await self._store.write(lambda c: _set(c, person, {"shares_coach": shares}))
        return await self._found_again(person)

    async def delete(self, person: Person, part: Operation[None]) -> None:
        """Delete everything of a person but their games and what moderators noted.

        ``part``: what else is done in the same transaction.
        """
        gone = ("handle", "skeleton", "former_handle", "former_skeleton", "password")

        def write(connection: Connection) -> None:
            _set(connection, person, {"name": "", "deleted": True} | dict.fromkeys(gone))
            end_all(connection, person.id)
            part(connection)
            for column in (
                CHALLENGES.c.by,
                CHALLENGES.c.person,
                CHAT.c.person,
                DELIVERIES.c.person,
                NOTICES.c.person,
                NOTICE_SETTINGS.c.person,
                PUSH_DEVICES.c.person,
                LESSONS.c.person,
                MARK_TALLIES.c.person,
                MARKS.c.person,
                RATING_HISTORY.c.person,
                PUZZLE_ANSWERS.c.person,
                PUZZLE_RATINGS.c.person,
                RATINGS.c.person,
                RECOVERY_CODES.c.person,
                BLOCKS.c.person,
                BLOCKS.c.blocked,
                REPORTS.c.person,
                REPORTS.c.by,
            ):
                connection.execute(delete(column.table).where(column == person.id))

        await self._store.write(write)
        self.forget(person.id)

    async def _write_name(self, write: Operation[T]) -> T:
        try:
            return await self._store.write(write)
        except IntegrityError as problem:
            # Somebody else took the name at the same moment.
            raise NameTaken from problem

    async def _found_again(self, person: Person) -> Person:
        changed = await self._look_up(person.id)
        if changed is None:
            raise NoSuchPerson
        return changed

    # --- passwords --------------------------------------------------------------------

    async def check_own(self, person: Person, password: str | None) -> None:
        """Raise WrongPassword unless this is the password, if there is one."""
        if person.guest:
            return
        query = select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
        hashed = await self._store.read(lambda c: c.execute(query).scalar())
        await self._check(hashed or self._dummy_hash, password or "")

    async def _hash(self, password: str) -> str:
        async with _HASHING:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _check(self, hashed: str, password: str) -> None:
        async with _HASHING:
            try:
                await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerificationError as problem:
                raise WrongPassword from problem


def _read(connection: Connection, people: Collection[str]) -> dict[str, Person]:
    """People by id; deleted and unknown ones are left out."""
    rows = connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_(people), ~PEOPLE.c.deleted))
    either = or_(BLOCKS.c.person.in_(people), BLOCKS.c.blocked.in_(people))
    blocks = [
        (block.person, block.blocked)
        for block in connection.execute(select(BLOCKS.c.person, BLOCKS.c.blocked).where(either))
    ]
    inside = select(GROUP_MEMBERS.c.person, GROUPS.c.id, GROUPS.c.owner)
    inside = inside.join(GROUPS, GROUPS.c.id == GROUP_MEMBERS.c.group_id)
    groups: dict[str, dict[str, str]] = {}
    for one in connection.execute(inside.where(GROUP_MEMBERS.c.person.in_(people))):
        groups.setdefault(one.person, {})[one.id] = one.owner
    return {row.id: _person(row, blocks, groups.get(row.id, {})) for row in rows}


def _person(row: Row[Any], blocks: list[tuple[str, str]], groups: dict[str, str]) -> Person:
    return Person(
        row.id,
        row.name,
        row.language,
        row.password is None and row.bot_of is None,
        row.created,
        row.renamed,
        row.moderator,
        row.muted,
        row.banned,
        frozenset(blocked for person, blocked in blocks if person == row.id),
        frozenset(person for person, blocked in blocks if blocked == row.id),
        row.bot_of,
        row.unseen,
        frozenset(groups),
        frozenset(group for group, owner in groups.items() if owner == row.id),
        row.shares_coach,
    )


def _set(connection: Connection, person: Person, values: dict[str, Any]) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))


def refuse_taken(connection: Connection, name: str, but: str) -> None:
    """Raise NameTaken or NameAlike if another account has, or had a while ago, such a name."""
    lately = PEOPLE.c.renamed > now() - _RENAMING
    same = or_(PEOPLE.c.handle == handle(name), (PEOPLE.c.former_handle == handle(name)) & lately)
    look = skeleton(name)
    alike = or_(PEOPLE.c.skeleton == look, (PEOPLE.c.former_skeleton == look) & lately)
    for condition, refusal in ((same, NameTaken), (alike, NameAlike)):
        query = select(PEOPLE.c.id).where(condition, PEOPLE.c.id != but).limit(1)
        if connection.execute(query).first():
            raise refusal


def cookie_key(connection: Connection) -> bytes:
    """The key that signs cookies, the same for all processes on this database."""
    return bytes.fromhex(shared_value(connection, "cookie-key", lambda: secrets.token_hex(32)))
