"""What a server process does by itself."""

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from serving import Launch

from cosmodrome.server.background import every
from cosmodrome.server.store import Outage


def test_an_outage_is_logged_once_and_a_fault_each_time(caplog: pytest.LogCaptureFixture) -> None:
    """The database is away twice for two attempts each; then the job itself has a fault."""
    problems: list[Exception | None] = [Outage(), Outage(), None, Outage(), Outage()]
    problems += [ValueError("a fault"), ValueError("a fault")]

    async def job() -> None:
        if not problems:
            raise asyncio.CancelledError
        problem = problems.pop(0)
        if problem is not None:
            raise problem

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(every(0, job))
    levels = [record.levelname for record in caplog.records]
    assert levels == ["WARNING", "WARNING", "ERROR", "ERROR"]
    assert not any(record.exc_info for record in caplog.records if record.levelname == "WARNING")


def test_a_worker_for_bots_starts_when_somebody_opens_the_page(
    tmp_path: Path, launch: Launch
) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite")
    server.start()
    assert server.thinkers() == 0
    for _ in range(3):
        assert httpx.get(f"{server.url}/api/about").status_code == 200
    deadline = time.monotonic() + 20
    while server.thinkers() == 0:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    # However many come.
    assert server.thinkers() == 1
    server.stop()
