"""Bots, hints and analyses are computed in worker processes.

They get the record so far, never a position. The bot clones the position and redeals what its
seat cannot know, so that it cannot cheat.
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
from cosmodrome.registry import Sheets, game, game_with
from cosmodrome.server import metrics
from cosmodrome.server.logs import LOG
from cosmodrome.server.settings import Settings

T = TypeVar("T")
# The level for analyses: strong enough, and done within a minute or two.
_ANALYSIS_LEVEL: Final = "regular"


class Job(Struct, frozen=True):
    """A game so far."""

    game: str
    sheets: Sheets
    seats: int
    options: list[str]
    seed: str
    entries: list[str]

    def record(self) -> Record:
        """The record, replayed."""
        options = dict.fromkeys(self.options, True)
        rules = game_with(self.game, self.sheets) if self.sheets else game(self.game)
        record = Record(rules, self.seats, options, int(self.seed))
        record.enter_all(self.entries)
        return record


class Thought(Struct, frozen=True):
    """The action a bot chooses, in notation, and how it rates the alternatives."""

    action: str
    chances: list[float]
    actions: list[str]
    visits: list[int]
    values: list[float]


def think(job: Job, level: str) -> Thought:
    """Choose an action for the seat to move; runs in a worker process."""
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


def analyse_game(job: Job) -> str:
    """Analyse a finished game, as JSON; runs in a worker process."""
    from cosmodrome.lab.analysis import analyse

    analysis = analyse(job.record(), _ANALYSIS_LEVEL, _bot_seed(job))
    return msgspec.json.encode(analysis).decode()


def levels() -> tuple[str, ...]:
    """The levels that people can choose from."""
    from cosmodrome.bots import LEVELS

    return LEVELS


def _bot_seed(job: Job) -> int:
    """The same game leads to the same choice; the game's own seed cannot be inferred."""
    step = len(job.entries).to_bytes(4, "little")
    hashed = blake2b(step + job.seed.encode(), digest_size=8, person=b"bot")
    return int.from_bytes(hashed.digest(), "little")


class Thinker:
    """The worker processes: some for bots, and one for analyses, so that a bot never waits
    for an analysis."""

    def __init__(self, settings: Settings) -> None:
        self._bots = _Processes(settings.cluster, settings.thinkers or max(1, _cores() - 1))
        self._analysis = _Processes(settings.cluster, 1)

    async def think(self, job: Job, level: str) -> Thought:
        """The choice of a bot of this level."""
        with metrics.THINKING.time():
            return await self._bots.run(think, job, level)

    async def analyse(self, job: Job) -> str:
        """The analysis of a finished game."""
        return await self._analysis.run(analyse_game, job)

    def close(self) -> None:
        """End the worker processes. Nothing is lost: every choice can be computed again."""
        self._bots.close()
        self._analysis.close()


def _cores() -> int:
    return os.cpu_count() or 2


class _Processes:
    """A process pool, started when it is first needed, and again if a process dies."""

    def __init__(self, cluster: str, count: int) -> None:
        self._cluster = cluster
        self._count = count
        self._executor: Executor | None = None

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function in a worker process."""
        for _ in range(3):
            executor = self._executor or self._start()
            try:
                return await asyncio.wrap_future(executor.submit(function, *arguments))
            except BrokenProcessPool:
                LOG.warning("a worker process died")
                if self._executor is executor:
                    self._executor = None
                executor.shutdown(wait=False)
        raise RuntimeError("worker processes keep dying")

    def _start(self) -> Executor:
        if self._cluster:
            distributed: Any = import_module("distributed")
            self._executor = distributed.Client(self._cluster).get_executor(pure=False)
        else:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._count, context, _end_with_parent)
        return self._executor

    def close(self) -> None:
        """Terminate the processes, whatever they are doing."""
        if isinstance(self._executor, ProcessPoolExecutor):
            for process in list((self._executor._processes or {}).values()):
                process.terminate()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def _end_with_parent() -> None:
    """Exit when the parent dies: a killed server cannot end its worker processes."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
    import signal

    # The server ends its workers itself: ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
