"""When notices are sent: quiet hours, the digest, and each of them once."""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from serving import with_services
from sqlalchemy import Connection, select

from cosmodrome.server.messages.notices import Choice, Quiet
from cosmodrome.server.notices import choices, outbox
from cosmodrome.server.notices.choices import Settings
from cosmodrome.server.notices.outbox import Occasion
from cosmodrome.server.schema import DELIVERIES
from cosmodrome.server.services import Services

NIGHT = Quiet(22 * 60 + 30, 7 * 60 + 30)


def sent_at(when: str, choice: Choice, quiet: Quiet | None, zone: str = "Europe/Riga") -> str:
    """When something that happens then is sent, on the clocks of the person."""
    place = ZoneInfo(zone)
    at = datetime.fromisoformat(when).replace(tzinfo=place).timestamp()
    due = choices.due(Settings(zone=zone, quiet=quiet), choice, int(at * 1000))
    return f"{datetime.fromtimestamp(due / 1000, place):%Y-%m-%d %H:%M:%S}"


@pytest.mark.parametrize(
    ("when", "choice", "quiet", "then"),
    [
        ("2026-11-17 12:00", "now", None, "2026-11-17 12:00:02"),
        ("2026-11-17 12:00", "now", NIGHT, "2026-11-17 12:00:02"),
        ("2026-11-17 22:30", "now", NIGHT, "2026-11-18 07:30:00"),
        ("2026-11-18 03:00", "now", NIGHT, "2026-11-18 07:30:00"),
        ("2026-11-18 07:30", "now", NIGHT, "2026-11-18 07:30:02"),
        ("2026-11-17 12:00", "digest", NIGHT, "2026-11-17 18:00:00"),
        ("2026-11-17 18:00", "digest", None, "2026-11-18 18:00:00"),
        # The digest waits for the end of quiet hours as well.
        ("2026-11-17 12:00", "digest", Quiet(17 * 60, 20 * 60), "2026-11-17 20:00:00"),
        # Clocks are put forward that night, and back in autumn.
        ("2026-03-29 00:30", "now", NIGHT, "2026-03-29 07:30:00"),
        ("2026-10-25 00:30", "now", NIGHT, "2026-10-25 07:30:00"),
        # Hours that begin when they end are none.
        ("2026-11-17 12:00", "now", Quiet(720, 720), "2026-11-17 12:00:02"),
    ],
)
def test_when_it_is_sent(when: str, choice: Choice, quiet: Quiet | None, then: str) -> None:
    assert sent_at(when, choice, quiet) == then


def test_a_notice_is_queued_once_and_only_where_it_was_chosen(tmp_path: Path) -> None:
    begins = Occasion("tournament", "cup", 1, "/tournaments/cup", "notice-test", {"name": "Cup"})
    ends = Occasion("end", "table", 0, "/table/table")

    def count(connection: Connection) -> list[str]:
        return sorted(connection.execute(select(DELIVERIES.c.channel)).scalars())

    async def work(services: Services) -> None:
        ada = (await services.people.new_guest("Ada", "en")).id
        store = services.store
        # Nothing was set up: nothing is even written down.
        await store.write(lambda c: outbox.queue(c, ada, begins))
        assert await store.read(count) == []
        chosen = Settings(address="ada@example.org", confirmed=True, chat="https://chat.example/1")
        await store.write(lambda c: choices.write(c, ada, chosen))
        for _ in range(2):
            await store.write(lambda c: outbox.queue(c, ada, begins))
        assert await store.read(count) == ["chat", "mail"]
        # Who has seen it is not told later either.
        await store.write(lambda c: outbox.queue(c, ada, ends, seen=True))
        await store.write(lambda c: outbox.queue(c, ada, ends))
        assert await store.read(count) == ["chat", "mail"]

    with_services(tmp_path, work)
