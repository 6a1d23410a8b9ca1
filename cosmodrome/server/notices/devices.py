"""The browsers that show notices."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from cosmodrome.server.devices import Device
from cosmodrome.server.ids import new_id
from cosmodrome.server.messages.notices import NewPushDevice, PushDevice
from cosmodrome.server.schema import PUSH_DEVICES, SESSIONS
from cosmodrome.server.timestamps import now

# How many a person may have; a further one replaces the oldest.
_MOST: Final = 10


def of_person(connection: Connection, person: str, session: str) -> list[PushDevice]:
    """The devices of a person whose sessions have not ended, the oldest first."""
    query = select(PUSH_DEVICES).join(SESSIONS, SESSIONS.c.id == PUSH_DEVICES.c.session)
    rows = connection.execute(
        query.where(PUSH_DEVICES.c.person == person).order_by(PUSH_DEVICES.c.created)
    )
    return [PushDevice(row.id, row.browser, row.system, row.session == session) for row in rows]


def add(
    connection: Connection, person: str, session: str, new: NewPushDevice, device: Device
) -> None:
    """Remember a browser; it belongs to the person who was the last to sign in there."""
    mine = PUSH_DEVICES.c.person == person
    known = select(PUSH_DEVICES.c.id).where(mine).order_by(PUSH_DEVICES.c.created.desc())
    same = (PUSH_DEVICES.c.endpoint == new.endpoint) & mine & (PUSH_DEVICES.c.session == session)
    if connection.execute(select(PUSH_DEVICES.c.id).where(same)).first():
        return
    connection.execute(delete(PUSH_DEVICES).where(PUSH_DEVICES.c.endpoint == new.endpoint))
    surplus = connection.execute(known).scalars().all()[_MOST - 1 :]
    connection.execute(delete(PUSH_DEVICES).where(PUSH_DEVICES.c.id.in_(surplus)))
    row = {"id": new_id(), "person": person, "session": session, "endpoint": new.endpoint}
    row |= {"p256dh": new.p256dh, "auth": new.auth}
    row |= {"browser": device.browser, "system": device.system}
    connection.execute(insert(PUSH_DEVICES), {**row, "created": now()})


def remove(connection: Connection, person: str, number: str) -> None:
    """Forget one of a person's devices."""
    own = (PUSH_DEVICES.c.person == person) & (PUSH_DEVICES.c.id == number)
    connection.execute(delete(PUSH_DEVICES).where(own))
