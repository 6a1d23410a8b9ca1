"""Nothing that takes more than a few milliseconds runs on the event loop."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import Player, Server

from cosmodrome.engine.record import Record
from cosmodrome.registry import game
from cosmodrome.server import metrics, tables
from cosmodrome.server.commands.upload import upload
from cosmodrome.server.live_table import load
from cosmodrome.server.loop_watch import LongestPause, watch_loop
from cosmodrome.server.services import open_services
from cosmodrome.server.settings import Settings


def undone_again_and_again(entries: int) -> str:
    """A short game whose last move was taken back again and again."""
    record = Record(game("gaia"), 5, {}, 7)
    while len(record.steps) < 15:
        record.play(record.state.legal()[0])
    while len(record.entries) < entries:
        last = record.steps[-1]
        record.undo(last.seat, agreed=True)
        record.play(last.action)
    return record.to_text()


def test_a_short_game_with_many_undos_is_loaded_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def watched(*arguments: Any) -> Any:
        threads.append(threading.current_thread())
        return load(*arguments)

    monkeypatch.setattr(tables, "load", watched)

    async def run() -> None:
        services = await open_services(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite"))
        person = await services.people.new_guest("Olga", "en")
        row = await upload(services, person, undone_again_and_again(80))
        live = await services.tables.open(row.id)
        assert len(live.record.entries) >= 80
        await services.close()

    asyncio.run(run())
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


def test_others_are_served_while_a_record_of_undos_is_replayed(server: Server) -> None:
    uploader, other = Player(server), Player(server)
    text = undone_again_and_again(1000)
    waits: list[float] = []
    done = threading.Event()

    def ping() -> None:
        while not done.is_set():
            began = time.perf_counter()
            other.get("/api/me")
            waits.append(time.perf_counter() - began)
            time.sleep(0.005)

    pinging = threading.Thread(target=ping)
    pinging.start()
    try:
        for _ in range(3):
            table = uploader.post("/api/records", {"text": text}, 201)
            uploader.get(f"/api/tables/{table['id']}/position")
    finally:
        done.set()
        pinging.join()
    assert max(waits) < 1


def test_the_longest_pause_is_measured() -> None:
    async def run() -> float:
        watching = asyncio.create_task(watch_loop())
        await asyncio.sleep(0.03)
        time.sleep(0.2)
        await asyncio.sleep(0.03)
        watching.cancel()
        (metric,) = metrics.LONGEST_PAUSE.collect()
        return float(metric.samples[0].value)

    assert 0.18 < asyncio.run(run()) < 2


def test_a_pause_is_forgotten_after_two_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    pauses = LongestPause()
    pauses.add(0.5)
    clock[0] += 61
    pauses.add(0.1)
    assert pauses.longest() == 0.5
    clock[0] += 61
    assert pauses.longest() == 0.1
    clock[0] += 121
    assert pauses.longest() == 0


def test_the_longest_pause_is_published(server: Server) -> None:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    (line,) = [line for line in lines if line.startswith("cosmodrome_loop_longest_pause_seconds ")]
    assert 0 < float(line.split()[1]) < 30
