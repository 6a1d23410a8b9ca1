"""Recovery codes: each signs its owner in once when the password is lost."""

import hashlib
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from cosmodrome.server.ids import new_id
from cosmodrome.server.schema import RECOVERY_CODES

CODES: Final = 10
_GROUPS: Final = 3
_GROUP: Final = 4


def renew(connection: Connection, person: str, count: int = CODES) -> list[str]:
    """New codes in place of all earlier ones; they are shown this once."""
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person))
    codes = ["-".join(new_id(_GROUP) for _ in range(_GROUPS)) for _ in range(count)]
    rows = [{"hash": _hashed(person, code), "person": person} for code in codes]
    connection.execute(insert(RECOVERY_CODES), rows)
    return codes


def use(connection: Connection, person: str, code: str) -> bool:
    """Use a code up; False: it is none, or was used before."""
    this = delete(RECOVERY_CODES).where(RECOVERY_CODES.c.hash == _hashed(person, code))
    return connection.execute(this).rowcount == 1


def left(connection: Connection, person: str) -> int:
    """How many codes a person has left."""
    own = RECOVERY_CODES.c.person == person
    count: int = connection.execute(select(func.count()).where(own)).scalar_one()
    return count


def _hashed(person: str, code: str) -> str:
    # A code has 59 random bits: a slow hash would add nothing.
    plain = "".join(letter for letter in code.lower() if letter.isalnum())
    return hashlib.sha256(f"{person} {plain}".encode()).hexdigest()
