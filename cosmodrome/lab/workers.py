"""Worker processes, and what happens to their tasks when one fails."""

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


def processes(jobs: int) -> ProcessPoolExecutor:
    """This many worker processes; 0: one for each core."""
    return ProcessPoolExecutor(
        jobs or os.cpu_count() or 1, mp_context=get_context("spawn"), initializer=_begin_worker
    )


@contextmanager
def cancelled_on_error(tasks: Sequence[Future[T]]) -> Iterator[None]:
    """If anything fails or is interrupted meanwhile, tasks that wait are not begun."""
    try:
        yield
    except BaseException:
        for task in tasks:
            task.cancel()
        raise


def _begin_worker() -> None:
    """Leave Ctrl-C, which reaches all processes of a terminal, to the parent; end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that was killed cannot tell its workers: they would wait for tasks for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
