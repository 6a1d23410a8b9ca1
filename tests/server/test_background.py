"""Jobs that a server process repeats."""

import asyncio

import pytest

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
