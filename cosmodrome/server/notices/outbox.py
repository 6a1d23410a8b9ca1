"""The outbox: what people are to be told, and on which ways.

``queue`` is idempotent, so a scan that is repeated after a crash tells nobody twice. Before a
delivery is handed over it is claimed, that is, marked as being sent: of several processes one gets
it, and a process that dies at that moment leaves it so, since it may have been handed over.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, structs
from sqlalchemy import ColumnElement, Connection, Row, Table, delete, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from cosmodrome.server.ids import new_id
from cosmodrome.server.messages.notices import KindChoices, NoticeKind
from cosmodrome.server.notices import choices, devices
from cosmodrome.server.notices.choices import Settings
from cosmodrome.server.schema import DELIVERIES, NOTICES, PUSH_DEVICES, SESSIONS
from cosmodrome.server.timestamps import now

_DAY: Final = 86_400_000
# What could not be sent for this long is no news any more.
_STALE: Final = 3 * _DAY
# When notices are forgotten: a turn may last for weeks, and is told of once.
_KEPT: Final = 60 * _DAY
_KEPT_WITHDRAWN: Final = 7 * _DAY
_ABANDONED: Final = 600_000
# What a person asks for goes to all channels that it concerns, whatever was chosen, at once.
_ASKED_FOR: Final[dict[str, KindChoices]] = {
    "test": KindChoices("now", "now", "now"),
    "confirm": KindChoices("off", "now", "off"),
}
# Seconds before the first repetition; each further one waits twice as long.
_FIRST_WAIT: Final = 30
_MOST_ATTEMPTS: Final = 9


Kind = NoticeKind | Literal["test", "confirm"]


class Occasion(Struct, frozen=True):
    """Something to tell a person, once for each ``kind``, ``about`` and ``number``.

    ``about`` is the id of a table or tournament, ``number`` says which of its turns or rounds.
    ``path`` is the page to open. ``message`` (in server/text) and its facts are the text; what is
    about a table has none: its text is made from the table when it is sent.
    """

    kind: Kind
    about: str
    number: int
    path: str
    message: str = ""
    facts: dict[str, str | int] = {}


def queue(connection: Connection, person: str, occasion: Occasion, seen: bool = False) -> None:
    """Tell a person of something, in the ways that they have chosen for its kind.

    Part of the caller's transaction. ``seen``: they have seen it, and are not to be told later.
    """
    settings = choices.read(connection, person)
    if settings is None:
        return
    notice = _add(connection, person, occasion, seen)
    if notice is None or seen:
        return
    at, asked_for = now(), occasion.kind in _ASKED_FOR
    for channel, choice in structs.asdict(_chosen(settings, occasion.kind)).items():
        if choice != "off":
            due = at if asked_for else choices.due(settings, choice, at)
            _deliver(connection, notice, person, channel, settings, due)


def _chosen(settings: Settings, kind: Kind) -> KindChoices:
    if kind == "test" or kind == "confirm":
        return _ASKED_FOR[kind]
    return settings.choices[kind]


def _add(connection: Connection, person: str, occasion: Occasion, withdrawn: bool) -> str | None:
    """Write a notice; None: it is there already."""
    row = {
        "id": new_id(),
        "person": person,
        "kind": occasion.kind,
        "about": occasion.about,
        "number": occasion.number,
        "path": occasion.path,
        "message": occasion.message,
        "facts": msgspec.json.encode(occasion.facts).decode(),
        "at": now(),
        "withdrawn": withdrawn,
    }
    return str(row["id"]) if _insert_once(connection, NOTICES, row) else None


def _insert_once(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row unless one with the same key is there."""
    upsert = sqlite_insert if connection.dialect.name == "sqlite" else postgres_insert
    added = connection.execute(upsert(table).values(row).on_conflict_do_nothing())
    return added.rowcount == 1


def _deliver(
    connection: Connection,
    notice: str,
    person: str,
    channel: str,
    settings: Settings,
    due: int,
) -> None:
    """Add the deliveries of a notice on one channel, if the channel is set up."""
    if channel == "push":
        targets = [device.id for device in devices.of_person(connection, person, "")]
    else:
        targets = [""] if (settings.address if channel == "mail" else settings.chat) else []
    for device in targets:
        _add_delivery(connection, notice, person, channel, device, due)


def _add_delivery(
    connection: Connection, notice: str, person: str, channel: str, device: str, due: int
) -> None:
    row: dict[str, Any] = {
        "id": new_id(),
        "notice": notice,
        "person": person,
        "channel": channel,
        "device": device,
        "status": "waiting",
        "due": due,
        "attempts": 0,
        "at": now(),
    }
    _insert_once(connection, DELIVERIES, row)


# --- withdrawing --------------------------------------------------------------------------


def standing(connection: Connection, about: str) -> list[Row[Any]]:
    """The notices about something that were not withdrawn."""
    query = select(NOTICES).where(NOTICES.c.about == about, ~NOTICES.c.withdrawn)
    return list(connection.execute(query))


def withdraw(connection: Connection, notice: str) -> None:
    """Take a notice back: what was not sent is dropped, what a browser shows is closed."""
    connection.execute(update(NOTICES).where(NOTICES.c.id == notice).values(withdrawn=True))
    own = DELIVERIES.c.notice == notice
    drop(connection, own & (DELIVERIES.c.status == "waiting"))
    _close(connection, notice)


def _close(connection: Connection, notice: str) -> None:
    """Close what browsers show of a notice."""
    shown = (DELIVERIES.c.notice == notice) & (DELIVERIES.c.channel == "push")
    query = select(DELIVERIES).where(shown, DELIVERIES.c.tag.is_not(None))
    for row in connection.execute(query).all():
        _add_delivery(connection, notice, row.person, "close", row.device, now())


def drop(connection: Connection, which: ColumnElement[bool]) -> None:
    """These deliveries are not to be sent."""
    connection.execute(update(DELIVERIES).where(which).values(status="dropped", at=now()))


# --- sending ------------------------------------------------------------------------------


def due(connection: Connection, channel: str, limit: int) -> list[Row[Any]]:
    """Deliveries that are to be sent now, longest due first."""
    waiting = (DELIVERIES.c.status == "waiting") & (DELIVERIES.c.channel == channel)
    query = select(DELIVERIES).where(waiting, DELIVERIES.c.due <= now())
    return list(connection.execute(query.order_by(DELIVERIES.c.due).limit(limit)))


def notice(connection: Connection, number: str) -> Row[Any]:
    """The notice of a delivery."""
    return connection.execute(select(NOTICES).where(NOTICES.c.id == number)).one()


def claim(connection: Connection, deliveries: Sequence[str]) -> bool:
    """Take deliveries before they are handed over; False: another process has some of them."""
    mine = DELIVERIES.c.id.in_(deliveries) & (DELIVERIES.c.status == "waiting")
    taken = update(DELIVERIES).where(mine).values(status="sending", at=now())
    numbers = list(connection.execute(taken.returning(DELIVERIES.c.id)).scalars())
    if len(numbers) == len(deliveries):
        return True
    back = update(DELIVERIES).where(DELIVERIES.c.id.in_(numbers))
    connection.execute(back.values(status="waiting"))
    return False


def sent(connection: Connection, deliveries: Sequence[str], tag: str | None) -> None:
    """They were handed over; a browser shows them under this tag, if they are a push."""
    these = DELIVERIES.c.id.in_(deliveries)
    values = {"status": "sent", "at": now(), "tag": tag}
    connection.execute(update(DELIVERIES).where(these).values(values))
    if tag is not None:
        # One may have been withdrawn at this very moment.
        late = select(DELIVERIES.c.notice).join(NOTICES).where(these, NOTICES.c.withdrawn)
        for notice in connection.execute(late).scalars().all():
            _close(connection, notice)


def again(connection: Connection, deliveries: Sequence[Row[Any]]) -> None:
    """They were certainly not handed over: try again later, but not for ever."""
    for row in deliveries:
        wait = 1000 * _FIRST_WAIT * 2**row.attempts
        values = {"status": "waiting", "due": now() + wait, "attempts": row.attempts + 1}
        if row.attempts + 1 >= _MOST_ATTEMPTS:
            values["status"] = "failed"
        mine = update(DELIVERIES).where(DELIVERIES.c.id == row.id)
        connection.execute(mine.values(values | {"at": now()}))


def failed(connection: Connection, deliveries: Sequence[str]) -> None:
    """They were refused for good, or nobody knows what became of them."""
    values = {"status": "failed", "at": now()}
    connection.execute(update(DELIVERIES).where(DELIVERIES.c.id.in_(deliveries)).values(values))


def clean_up(connection: Connection) -> None:
    """Give up what is out of date, and forget what is long past."""
    at = now()
    status, since = DELIVERIES.c.status, DELIVERIES.c.at
    # A process has died while it was handing something over.
    abandoned = (status == "sending") & (since < at - _ABANDONED)
    connection.execute(update(DELIVERIES).where(abandoned).values(status="failed", at=at))
    drop(connection, (status == "waiting") & (DELIVERIES.c.due < at - _STALE))
    past = or_(
        NOTICES.c.at < at - _KEPT, NOTICES.c.withdrawn & (NOTICES.c.at < at - _KEPT_WITHDRAWN)
    )
    old = select(NOTICES.c.id).where(past)
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.notice.in_(old)))
    connection.execute(delete(NOTICES).where(past))
    ended = PUSH_DEVICES.c.session.not_in(select(SESSIONS.c.id))
    connection.execute(delete(PUSH_DEVICES).where(ended))
