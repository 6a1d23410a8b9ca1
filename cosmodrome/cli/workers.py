"""Where the thinking happens: processes of this machine, or a Dask cluster."""

import argparse
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from cosmodrome.cli.extras import needs_extra
from cosmodrome.engine.errors import BadCluster, BadNumber
from cosmodrome.lab.arena import processes

_SECONDS_TO_CONNECT = 10


@contextmanager
def executor_of(asked: argparse.Namespace) -> Iterator[Executor]:
    """The executor asked for; what is left undone is cancelled at the end."""
    if asked.cluster:
        with _cluster(asked.cluster) as executor:
            yield executor
        return
    jobs = 0 if asked.jobs is None else asked.jobs
    if not 0 <= jobs <= 1000:
        raise BadNumber(number=str(jobs))
    executor = processes(jobs)
    try:
        yield executor
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    with needs_extra("cluster"):
        distributed: Any = import_module("distributed")
    try:
        client = distributed.Client(address, timeout=_SECONDS_TO_CONNECT)
    except (OSError, ValueError, TimeoutError):
        raise BadCluster(address=address[:100]) from None
    with client:
        yield client.get_executor(pure=False)
