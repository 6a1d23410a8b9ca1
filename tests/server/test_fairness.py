"""Thinking is shared between people, however many tables one of them starts."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from serving import Json, Launch, Player

from cosmodrome.server import fair_queue
from cosmodrome.server.fair_queue import Asker, FairQueue

Script = list[tuple[str, Asker]]


def order(script: Script, slots: int = 1) -> list[str]:
    """The order in which work is done if all of it is asked for while the slots are taken."""

    async def run() -> list[str]:
        queue, done = FairQueue(slots), list[str]()
        gate = asyncio.Event()

        async def hold() -> None:
            async with queue.slot(Asker(["somebody else"])):
                await gate.wait()

        async def work(name: str, asker: Asker) -> None:
            async with queue.slot(asker):
                done.append(name)
                await asyncio.sleep(0.002)

        holders = [asyncio.create_task(hold()) for _ in range(slots)]
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(work(name, asker)) for name, asker in script]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*holders, *tasks)
        return done

    return asyncio.run(run())


def empty() -> bool:
    return False


def test_a_persons_tables_wait_for_each_other_not_for_mine() -> None:
    greedy = [(f"greedy {number}", Asker(["greedy"])) for number in range(10)]
    done = order([*greedy, ("mine", Asker(["me"]))])
    assert done.index("mine") <= 1
    assert [name for name in done if name != "mine"] == [name for name, _ in greedy]


def test_at_a_shared_table_the_one_who_used_least_is_charged() -> None:
    greedy = [(f"greedy {number}", Asker(["greedy"])) for number in range(10)]
    done = order([*greedy, ("ours", Asker(["greedy", "me"]))])
    assert done.index("ours") <= 1


def test_tables_with_people_come_before_empty_ones() -> None:
    deserted = [(f"empty {number}", Asker([f"owner {number}"], empty)) for number in range(10)]
    watched = [(f"watched {number}", Asker(["me"])) for number in range(5)]
    assert order([*deserted, *watched])[:5] == [name for name, _ in watched]


def test_empty_tables_are_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "_PATIENCE", -1.0)
    watched = [(f"watched {number}", Asker(["me"])) for number in range(5)]
    assert order([*watched, ("empty", Asker(["owner"], empty))]).index("empty") <= 1


def test_a_cancelled_waiter_takes_no_slot() -> None:
    async def run() -> None:
        queue = FairQueue(1)

        async def work() -> None:
            async with queue.slot(Asker(["me"])):
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(work()) for _ in range(4)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0.011)
        # This one may have been given the slot a moment ago.
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(1), queue.slot(Asker(["me"])):
            pass

    asyncio.run(run())


def answers(player: Player, count: int) -> list[float]:
    """The seconds until the weakest bot has answered, for the first turns at a new table."""
    table = player.open("me", "novice", game="ganymede")
    times: list[float] = []
    with player.socket(table) as socket:
        position = socket.until("position", _mine)
        while len(times) < count:
            began, sequence = time.perf_counter(), position["sequence"]
            player.play(table, position["legal"][0]["action"], sequence)
            position = socket.until("position", _later(sequence))
            if position["sequence"] > sequence + 1:
                times.append(time.perf_counter() - began)
    return times


def _mine(position: Json) -> bool:
    return position["to_move"] == 0 and bool(position["legal"])


def _later(sequence: int) -> Callable[[Json], bool]:
    return lambda position: position["sequence"] > sequence and _mine(position)


def test_a_flood_of_experts_does_not_delay_a_strangers_bot(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite", thinkers=1)
    server.start()
    stranger = Player(server)
    answers(stranger, 3)
    calm = answers(stranger, 10)
    flooder = Player(server, "Flood")
    for _ in range(20):
        flooder.open(*["expert"] * 5, game="galaktiko", visibility="solo")
    time.sleep(1)
    flooded = answers(stranger, 10)
    assert max(flooded) <= max(1.0, 2 * max(calm)), (calm, flooded)
