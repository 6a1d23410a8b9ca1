"""What a person has chosen: where to be told of what, and when not."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final, get_args
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, insert, select, update

from cosmodrome.server.errors import BadZone
from cosmodrome.server.messages.notices import Choice, KindChoices, NoticeKind, Quiet
from cosmodrome.server.schema import NOTICE_SETTINGS

# Minutes of the day at which the digest is sent.
DIGEST_AT: Final = 18 * 60
# Milliseconds before a notice is sent at once: people who move or look by then are not told.
_GRACE: Final = 2_000
_DAY: Final = 24 * 60

Choices = dict[NoticeKind, KindChoices]
# What holds for a channel when it is set up.
DEFAULTS: Final[Choices] = {
    "turn": KindChoices("now", "now", "off"),
    "clock": KindChoices("now", "off", "off"),
    "start": KindChoices("now", "off", "off"),
    "invited": KindChoices("now", "now", "off"),
    "tournament": KindChoices("now", "now", "now"),
    "end": KindChoices("off", "digest", "now"),
}
assert DEFAULTS.keys() == set(get_args(NoticeKind))
_DECODER: Final = msgspec.json.Decoder(Choices)


class Settings(Struct, frozen=True):
    """The stored settings of a person."""

    choices: Choices = field(default_factory=lambda: dict(DEFAULTS))
    zone: str = "UTC"
    quiet: Quiet | None = None
    address: str | None = None
    confirmed: bool = False
    chat: str | None = None


Change = Callable[[Settings], Settings]


def read(connection: Connection, person: str) -> Settings | None:
    """The settings of a person; None: nothing was ever set up."""
    query = select(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.person == person)
    row = connection.execute(query).first()
    if row is None:
        return None
    quiet = None if row.quiet_from is None else Quiet(row.quiet_from, row.quiet_to)
    # A kind that is newer than the choices has its default.
    choices = DEFAULTS | _DECODER.decode(row.choices)
    return Settings(choices, row.zone, quiet, row.address, row.confirmed, row.chat)


def write(connection: Connection, person: str, settings: Settings) -> None:
    """Store the settings of a person."""
    quiet = settings.quiet
    values: dict[str, Any] = {
        "choices": msgspec.json.encode(settings.choices).decode(),
        "zone": settings.zone,
        "quiet_from": quiet.begin if quiet else None,
        "quiet_to": quiet.end if quiet else None,
        "address": settings.address,
        "confirmed": settings.confirmed,
        "chat": settings.chat,
    }
    own = update(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.person == person)
    if connection.execute(own.values(values)).rowcount == 0:
        connection.execute(insert(NOTICE_SETTINGS), values | {"person": person})


def check_zone(zone: str) -> str:
    """The name of a time zone; BadZone: there is none of this name."""
    if zone not in available_timezones():
        raise BadZone(zone=zone[:40])
    return zone


def due(settings: Settings, choice: Choice, at: int) -> int:
    """When something that happens now is to be sent."""
    zone = ZoneInfo(settings.zone)
    local = datetime.fromtimestamp((at + _GRACE) / 1000, zone)
    if choice == "digest":
        local = _next(local, DIGEST_AT)
    if settings.quiet is not None and _is_quiet(settings.quiet, local):
        local = _next(local, settings.quiet.end)
    return int(local.timestamp() * 1000)


def _is_quiet(quiet: Quiet, local: datetime) -> bool:
    minute = local.hour * 60 + local.minute
    return (minute - quiet.begin) % _DAY < (quiet.end - quiet.begin) % _DAY


def _next(local: datetime, minute: int) -> datetime:
    """The next time at which a clock on the wall shows this minute of the day."""
    then = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    return then if then > local else then + timedelta(days=1)
