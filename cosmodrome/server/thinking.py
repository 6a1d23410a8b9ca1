"""Bots, hints and analyses are computed in worker processes.

They get the record so far, never a position. The bot clones the position and redeals what its
seat cannot know, so that it cannot cheat.
"""

import asyncio
import multiprocessing
import os
import re
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from hashlib import blake2b
from importlib import import_module
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from cosmodrome.bots import Choice
from cosmodrome.bots.own import BadBot
from cosmodrome.engine.chance import ChanceName
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import outcome
from cosmodrome.engine.position import Position
from cosmodrome.engine.record import Record
from cosmodrome.lab.analysis import Decision, appraise_step
from cosmodrome.lab.lines import LineMove, line_ahead
from cosmodrome.registry import Sheets, game, game_names, game_with, judge
from cosmodrome.server import metrics
from cosmodrome.server.fair_queue import Asker, FairQueue
from cosmodrome.server.logs import LOG
from cosmodrome.server.settings import Settings, from_environment

T = TypeVar("T")
# A part of the id of a message and of what the database holds.
_BOT_NAME: Final = re.compile("[a-z][a-z0-9_-]{0,39}")
# The level for analyses: strong enough, and done within a minute or two.
ANALYSIS_LEVEL: Final = "regular"
# The level that answers when a bot of the host's own cannot.
_AFTER_A_FAULT: Final = "regular"
# How long a worker is busy with a part of an analysis, and how often its progress is seen.
_PART_SECONDS: Final = 1.5
# Of how many actions a hint tells how they could go on.
_LINES: Final = 3
# A level with at least this many simulations, in a game that asks the usual effort, takes long.
_MANY_SIMULATIONS: Final = 1000
# A cluster has a queue of its own: how much of each kind of work it is given at once.
_CLUSTER_SLOTS: Final = 64


class Job(Struct, frozen=True):
    """A game so far."""

    game: str
    sheets: Sheets
    seats: int
    options: list[str]
    seed: str
    chance: ChanceName
    entries: list[str]
    position: Position | None = None

    def record(self) -> Record:
        """The record, replayed."""
        options = dict.fromkeys(self.options, True)
        rules = game_with(self.game, self.sheets) if self.sheets else game(self.game)
        seed = int(self.seed)
        record = Record(rules, self.seats, options, seed, self.chance, self.position)
        record.enter_all(self.entries)
        return record


class Thought(Struct, frozen=True):
    """The action a bot chooses, in notation, and how it rates the alternatives.

    ``lines``: by action, how the game could go on; only a hint has them.
    """

    action: str
    chances: list[float]
    actions: list[str]
    visits: list[int]
    values: list[float]
    lines: dict[str, list[LineMove]] = {}


def think(job: Job, level: str) -> Thought:
    """Choose an action for the seat to move; runs in a worker process."""
    record = job.record()
    return _thought(record, _choose(record.state, level, bot_seed(record)))


def advise(job: Job, level: str) -> Thought:
    """The same with the reasons: how the best actions could go on; runs in a worker process."""
    from cosmodrome.bots import appraise

    record = job.record()
    seed = bot_seed(record)
    choice, search = appraise(record.state, level, seed)
    ranked = sorted(zip(choice.visits, choice.actions, strict=True), reverse=True)
    told = {choice.action: None} | dict.fromkeys(action for _, action in ranked[:_LINES])
    lines = {
        record.game.actions.name(action): line_ahead(record.state, search, action, seed)
        for action in told
    }
    return replace(_thought(record, choice), lines=lines)


def _thought(record: Record, choice: Choice) -> Thought:
    name = record.game.actions.name
    return Thought(
        name(choice.action),
        list(choice.chances),
        [name(action) for action in choice.actions],
        list(choice.visits),
        list(choice.values),
    )


def _choose(state: State, level: str, seed: int) -> Choice:
    """The choice of a bot; when a bot of the host's own fails, the game goes on all the same."""
    from cosmodrome.bots import BOTS, choose

    if level in BOTS:
        return choose(state, level, seed)
    try:
        return choose(state, level, seed)
    except Exception:
        LOG.exception("a bot failed", extra={"bot": level})
        return choose(state, _AFTER_A_FAULT, seed)


def appraise_part(job: Job, first: int) -> list[Decision]:
    """Appraise some decisions of a finished game from a step on; runs in a worker process."""
    record = job.record()
    seed = bot_seed(record)
    deadline = time.monotonic() + _PART_SECONDS
    decisions: list[Decision] = []
    for step in range(first, len(record.steps)):
        decisions.append(appraise_step(record, step, ANALYSIS_LEVEL, seed))
        if time.monotonic() > deadline:
            break
    return decisions


def estimate_chances(job: Job) -> list[list[float]]:
    """What the judge thinks of every position of a game; runs in a worker process."""
    record = job.record()
    evaluator = judge(record.game)
    chances = (
        evaluator.chances(state) if state.to_move >= 0 else outcome(state)
        for _, state in record.replay()
    )
    return [[round(chance, 4) for chance in of_seats] for of_seats in chances]


def levels() -> tuple[str, ...]:
    """The levels that people can choose from, and the host's own bots after them."""
    from cosmodrome.bots import LEVELS

    return (*LEVELS, *own_bots())


@cache
def own_bots() -> dict[str, str]:
    """The host's own bots, which all exist: what people choose, and what it stands for."""
    from cosmodrome.bots import LEVELS
    from cosmodrome.bots.levels import check_bot

    found = from_environment().own_bots()
    for name, bot in found.items():
        if not _BOT_NAME.fullmatch(name) or name in LEVELS:
            raise BadBot(bot=name[:80], problem="people cannot choose it by this name")
        check_bot(bot)
    return found


def bot_seed(record: Record) -> int:
    """The same game leads to the same choice; the game's own seed cannot be inferred.

    Undone actions do not count: a bot repeats its answer when its turn comes again.
    """
    step = len(record.steps).to_bytes(4, "little")
    hashed = blake2b(step + str(record.seed).encode(), digest_size=8, person=b"bot")
    return int.from_bytes(hashed.digest(), "little")


class Thinker:
    """The worker processes.

    Quick levels, searching levels and analyses have lanes of their own, so that what takes
    milliseconds never waits for what takes seconds. In each lane people share the time.
    """

    def __init__(self, settings: Settings) -> None:
        count = settings.thinkers or max(1, _cores() - 1)
        cluster = settings.cluster
        # Each lane gives way to the quicker ones where there are too few cores for all.
        self._quick = _Lane(cluster, max(1, count // 4), 0)
        self._regular = _Lane(cluster, max(1, count // 2), 4)
        self._expert = _Lane(cluster, count, 8)
        self._analysis = _Lane(cluster, 1, 12)

    def warm_up(self) -> None:
        """Start a worker for the quick levels, before anybody waits for a bot."""
        self._quick.warm_up()

    async def think(self, job: Job, level: str, asker: Asker) -> Thought:
        """The choice of a bot of this level."""
        with metrics.THINKING.time():
            bot = own_bots().get(level, level)
            return await self._lane(bot).run(asker, think, job, bot)

    async def advise(self, job: Job, level: str, asker: Asker) -> Thought:
        """The choice of a bot of this level, with its reasons."""
        with metrics.THINKING.time():
            return await self._lane(level).run(asker, advise, job, level)

    async def chances(self, job: Job, asker: Asker) -> list[list[float]]:
        """The chances over a game, estimated at a glance."""
        return await self._quick.run(asker, estimate_chances, job)

    async def appraise(self, job: Job, first: int, asker: Asker) -> list[Decision]:
        """Some decisions of a finished game appraised, from a step on."""
        return await self._analysis.run(asker, appraise_part, job, first)

    def _lane(self, level: str) -> "_Lane":
        from cosmodrome.bots import BOTS

        if level not in BOTS:
            return self._expert
        simulations = BOTS[level].simulations
        if not simulations:
            return self._quick
        return self._regular if simulations < _MANY_SIMULATIONS else self._expert

    def close(self) -> None:
        """End the worker processes. Nothing is lost: every choice can be computed again."""
        for lane in (self._quick, self._regular, self._expert, self._analysis):
            lane.close()


def _cores() -> int:
    return os.cpu_count() or 2


class _Lane:
    """Worker processes and the queue for them."""

    def __init__(self, cluster: str, count: int, niceness: int) -> None:
        self._processes = _Processes(cluster, count, niceness)
        self._queue = FairQueue(_CLUSTER_SLOTS if cluster else count)

    def warm_up(self) -> None:
        """Start a worker process in advance."""
        self._processes.warm_up()

    async def run(self, asker: Asker, function: Callable[..., T], *arguments: Any) -> T:
        """Run a function in a worker process when it is the asker's turn."""
        async with self._queue.slot(asker):
            return await self._processes.run(function, *arguments)

    def close(self) -> None:
        self._processes.close()


class _Processes:
    """A process pool, started when it is first needed, and again if a process dies."""

    def __init__(self, cluster: str, count: int, niceness: int) -> None:
        self._cluster = cluster
        self._count = count
        self._niceness = niceness
        self._executor: Executor | None = None

    def warm_up(self) -> None:
        """Start a process and let it import the games and bots, unless that was done already."""
        if self._executor is None and not self._cluster:
            self._start().submit(_import_bots)

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
            self._executor = ProcessPoolExecutor(
                self._count, context, _prepare_worker, (self._niceness,)
            )
        return self._executor

    def close(self) -> None:
        """Terminate the processes, whatever they are doing."""
        if isinstance(self._executor, ProcessPoolExecutor):
            for process in list((self._executor._processes or {}).values()):
                process.terminate()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def _import_bots() -> None:
    """Import what the first thought needs; this takes longer than the thought itself."""
    import_module("cosmodrome.bots")
    for name in game_names():
        judge(game(name))


def _prepare_worker(niceness: int) -> None:
    if hasattr(os, "nice"):
        os.nice(niceness)
    _end_with_parent()


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
