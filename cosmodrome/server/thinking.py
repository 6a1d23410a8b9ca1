"""Thinking happens elsewhere: bots, hints and analysis run in other processes.

What is sent there is the record so far, never a position; the bot clones and redeals it
for the seat to move, so that it cannot peek.
"""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from importlib import import_module
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from cosmodrome.engine.record import Record
from cosmodrome.registry import game
from cosmodrome.server import metrics
from cosmodrome.server.logs import LOG
from cosmodrome.server.settings import Settings

T = TypeVar("T")
# Analysis uses this level: good, and done within a minute or two.
_ANALYST: Final = "regular"


class Job(Struct, frozen=True):
    """A game so far."""

    game: str
    seats: int
    options: list[str]
    seed: str
    entries: list[str]

    def record(self) -> Record:
        """The record, replayed."""
        made = Record(
            game(self.game), self.seats, dict.fromkeys(self.options, True), int(self.seed)
        )
        made.enter(self.entries)
        return made


class Thought(Struct, frozen=True):
    """What a bot would do, in notation, and why."""

    action: str
    chances: list[float]
    actions: list[str]
    visits: list[int]
    values: list[float]


def think(job: Job, level: str) -> Thought:
    """Runs in another process: what a bot of this level does here."""
    from cosmodrome.bots import choose

    record = job.record()
    choice = choose(record.state, level, _bot_seed(job))
    name = record.game.actions.name
    return Thought(
        name(choice.action),
        list(choice.chances),
        [name(action) for action in choice.actions],
        list(choice.visits),
        list(choice.values),
    )


def study(job: Job) -> str:
    """Runs in another process: the analysis of a finished game, as JSON."""
    from cosmodrome.lab.analysis import analyse

    analysis = analyse(job.record(), _ANALYST, _bot_seed(job))
    return msgspec.json.encode(analysis).decode()


def levels() -> tuple[str, ...]:
    """The strengths that people can choose from."""
    from cosmodrome.bots import LEVELS

    return LEVELS


def _bot_seed(job: Job) -> int:
    """The same game leads to the same choice; nothing about the game's own chance shows."""
    step = len(job.entries).to_bytes(4, "little")
    hashed = blake2b(step + job.seed.encode(), digest_size=8, person=b"bot")
    return int.from_bytes(hashed.digest(), "little")


class Thinker:
    """The processes that think: some for bots, and one that looks back at games, so that
    nobody waits for a bot because somebody else has asked for an analysis."""

    def __init__(self, settings: Settings) -> None:
        self._bots = _Processes(settings.cluster, settings.thinkers or max(1, _cores() - 1))
        self._analysts = _Processes(settings.cluster, 1)

    async def think(self, job: Job, level: str) -> Thought:
        """What a bot of this level does."""
        with metrics.THINKING.time():
            return await self._bots.run(think, job, level)

    async def study(self, job: Job) -> str:
        """The analysis of a finished game."""
        return await self._analysts.run(study, job)

    def close(self) -> None:
        """Stop thinking; nothing is lost, since every bot can think again."""
        self._bots.close()
        self._analysts.close()


def _cores() -> int:
    return os.cpu_count() or 2


class _Processes:
    """Some processes, started when they are first needed, and again if one dies."""

    def __init__(self, cluster: str, count: int) -> None:
        self._cluster = cluster
        self._count = count
        self._executor: Executor | None = None

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """The result of a function that runs there."""
        for _ in range(3):
            executor = self._executor or self._start()
            try:
                return await asyncio.wrap_future(executor.submit(function, *arguments))
            except BrokenProcessPool:
                LOG.warning("a thinking process died")
                if self._executor is executor:
                    self._executor = None
                executor.shutdown(wait=False)
        raise RuntimeError("thinking processes keep dying")

    def _start(self) -> Executor:
        if self._cluster:
            distributed: Any = import_module("distributed")
            self._executor = distributed.Client(self._cluster).get_executor(pure=False)
        else:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._count, context, _end_with_parent)
        return self._executor

    def close(self) -> None:
        """Stop, whatever is being thought."""
        if isinstance(self._executor, ProcessPoolExecutor):
            for process in list((self._executor._processes or {}).values()):
                process.terminate()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def _end_with_parent() -> None:
    """A killed server cannot end its thinking processes: they must see to it themselves."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
    import signal

    # The server decides when to stop, not the keyboard.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
