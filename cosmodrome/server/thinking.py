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
    """The processes that think."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._executor: Executor | None = None

    async def think(self, job: Job, level: str) -> Thought:
        """What a bot of this level does."""
        with metrics.THINKING.time():
            return await self._run(think, job, level)

    async def study(self, job: Job) -> str:
        """The analysis of a finished game."""
        return await self._run(study, job)

    async def _run(self, function: Callable[..., T], *arguments: Any) -> T:
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
        if self._settings.cluster:
            distributed: Any = import_module("distributed")
            self._executor = distributed.Client(self._settings.cluster).get_executor(pure=False)
        else:
            count = self._settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(count, context, _end_with_parent)
        return self._executor

    def close(self) -> None:
        """Stop thinking; nothing is lost, since every bot can think again."""
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
