"""Groups: people who play among themselves, with tables and tournaments that only they see.

Every change locks the row of the group first: of two who take the last place one gets it, and
nobody joins a group that is being deleted.
"""

import hmac
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from cosmodrome.server.errors import (
    AccountsOnly,
    Enough,
    GroupFull,
    NoSuchGroup,
    NoSuchPerson,
    NotAgainst,
    OwnersOnly,
)
from cosmodrome.server.ids import new_id
from cosmodrome.server.names import clean_name
from cosmodrome.server.people import Person
from cosmodrome.server.schema import GROUP_MEMBERS, GROUPS, PEOPLE, TOURNAMENTS
from cosmodrome.server.timestamps import now

MOST_MEMBERS: Final = 100
# How many groups one can own, and be in.
_MOST_OWNED: Final = 5
_MOST_JOINED: Final = 30


class Membership(NamedTuple):
    """A member of a group."""

    person: str
    since: int


# --- reading ------------------------------------------------------------------------------


def fetch(connection: Connection, group: str) -> Row[Any] | None:
    """A group's row, if it exists."""
    return connection.execute(select(GROUPS).where(GROUPS.c.id == group)).first()


def of_person(connection: Connection, person: str) -> list[Row[Any]]:
    """The groups of a person, by name."""
    query = select(GROUPS).join(GROUP_MEMBERS, GROUP_MEMBERS.c.group_id == GROUPS.c.id)
    own = query.where(GROUP_MEMBERS.c.person == person)
    return list(connection.execute(own.order_by(GROUPS.c.name, GROUPS.c.id)))


def members(connection: Connection, group: str) -> list[Membership]:
    """The members of a group, the longest first."""
    query = select(GROUP_MEMBERS.c.person, GROUP_MEMBERS.c.since)
    own = query.where(GROUP_MEMBERS.c.group_id == group)
    ordered = own.order_by(GROUP_MEMBERS.c.since, GROUP_MEMBERS.c.person)
    return [Membership(row.person, row.since) for row in connection.execute(ordered)]


def invited_to(connection: Connection, group: str, invite: str) -> Row[Any]:
    """The group that a link leads to; NoSuchGroup: the link is wrong or was renewed."""
    row = fetch(connection, group)
    if row is None or not hmac.compare_digest(row.invite.encode(), invite.encode()):
        raise NoSuchGroup
    return row


# --- changing -----------------------------------------------------------------------------


def create(connection: Connection, owner: Person, name: str) -> str:
    """Make a group; its id."""
    if owner.guest:
        raise AccountsOnly
    clean = clean_name(name)
    _lock_person(connection, owner.id)
    owned = select(func.count()).where(GROUPS.c.owner == owner.id)
    if connection.execute(owned).scalar_one() >= _MOST_OWNED:
        raise Enough(most=_MOST_OWNED)
    at = now()
    row = {"id": new_id(), "name": clean, "owner": owner.id, "invite": new_id(22), "created": at}
    connection.execute(insert(GROUPS), row)
    _add(connection, str(row["id"]), owner.id, at)
    return str(row["id"])


def join(connection: Connection, group: str, person: Person, invite: str) -> None:
    """Join with the link; who is a member already changes nothing."""
    if person.guest:
        raise AccountsOnly
    _lock_person(connection, person.id)
    row = _lock(connection, group)
    invited_to(connection, group, invite)
    if row.owner in person.blocked_by:
        raise NoSuchGroup
    there = [one.person for one in members(connection, group)]
    if person.id in there:
        return
    if len(there) >= MOST_MEMBERS:
        raise GroupFull
    if len(of_person(connection, person.id)) >= _MOST_JOINED:
        raise Enough(most=_MOST_JOINED)
    _add(connection, group, person.id, now())


def leave(connection: Connection, group: str, person: str) -> None:
    """Leave a group. It passes to the member who has been there longest, or ends with the last."""
    row = _lock(connection, group)
    _require_member(connection, group, person)
    _remove(connection, group, person)
    left = members(connection, group)
    if not left:
        _delete(connection, group)
    elif row.owner == person:
        heir = update(GROUPS).where(GROUPS.c.id == group).values(owner=left[0].person)
        connection.execute(heir)


def leave_all(connection: Connection, person: str) -> None:
    """The account is deleted."""
    for row in of_person(connection, person):
        leave(connection, row.id, person)


def dismiss(connection: Connection, group: str, owner: str, person: str) -> None:
    """The owner removes a member. The link changes: they may know the old one."""
    _lock_own(connection, group, owner)
    if person == owner:
        raise NotAgainst
    if person not in [one.person for one in members(connection, group)]:
        raise NoSuchPerson
    _remove(connection, group, person)
    _change(connection, group, invite=new_id(22))


def rename(connection: Connection, group: str, owner: str, name: str) -> None:
    """The owner gives the group another name."""
    clean = clean_name(name)
    _lock_own(connection, group, owner)
    _change(connection, group, name=clean)


def renew_invite(connection: Connection, group: str, owner: str) -> None:
    """The owner makes a new link; the old one leads nowhere."""
    _lock_own(connection, group, owner)
    _change(connection, group, invite=new_id(22))


def end(connection: Connection, group: str, owner: str) -> list[str]:
    """The owner deletes the group; who was in it."""
    _lock_own(connection, group, owner)
    there = [one.person for one in members(connection, group)]
    _delete(connection, group)
    return there


def _delete(connection: Connection, group: str) -> None:
    """Games that run go on for those who play them; what was planned is cancelled."""
    planned = (TOURNAMENTS.c.group_id == group) & (TOURNAMENTS.c.status == "planned")
    at = now()
    cancelled = {"status": "cancelled", "due": None, "finished": at, "changed": at}
    change = update(TOURNAMENTS).where(planned)
    connection.execute(change.values(cancelled | {"version": TOURNAMENTS.c.version + 1}))
    connection.execute(delete(GROUP_MEMBERS).where(GROUP_MEMBERS.c.group_id == group))
    connection.execute(delete(GROUPS).where(GROUPS.c.id == group))


def _lock_person(connection: Connection, person: str) -> None:
    """Requests of one person follow each other: none goes beyond a limit, or comes too late."""
    known = (PEOPLE.c.id == person) & ~PEOPLE.c.deleted
    if connection.execute(select(PEOPLE.c.id).where(known).with_for_update()).first() is None:
        raise NoSuchPerson


def _lock(connection: Connection, group: str) -> Row[Any]:
    row = connection.execute(select(GROUPS).where(GROUPS.c.id == group).with_for_update()).first()
    if row is None:
        raise NoSuchGroup
    return row


def _lock_own(connection: Connection, group: str, owner: str) -> None:
    """Lock a group for its owner. For strangers it does not exist."""
    row = _lock(connection, group)
    _require_member(connection, group, owner)
    if row.owner != owner:
        raise OwnersOnly


def _require_member(connection: Connection, group: str, person: str) -> None:
    if person not in [one.person for one in members(connection, group)]:
        raise NoSuchGroup


def _add(connection: Connection, group: str, person: str, at: int) -> None:
    row = {"group_id": group, "person": person, "since": at}
    connection.execute(insert(GROUP_MEMBERS), row)


def _remove(connection: Connection, group: str, person: str) -> None:
    this = (GROUP_MEMBERS.c.group_id == group) & (GROUP_MEMBERS.c.person == person)
    connection.execute(delete(GROUP_MEMBERS).where(this))


def _change(connection: Connection, group: str, **values: str) -> None:
    connection.execute(update(GROUPS).where(GROUPS.c.id == group).values(values))
