"""Executors for long work: processes on this machine, or a Dask cluster."""

import argparse
import socket
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

from cosmodrome.cli.errors import BadCluster, BadNumber
from cosmodrome.extras import needs_extra
from cosmodrome.lab.workers import processes

_SECONDS_TO_CONNECT = 10


@contextmanager
def executor_of(args: argparse.Namespace) -> Iterator[Executor]:
    """The executor that the arguments name; unfinished work is cancelled at the end."""
    if args.cluster:
        with _cluster(args.cluster) as executor:
            yield executor
        return
    jobs = 0 if args.jobs is None else args.jobs
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
        _check_port(address)
        client = distributed.Client(address, timeout=_SECONDS_TO_CONNECT)
    except (OSError, ValueError, TimeoutError):
        raise BadCluster(address=address[:100]) from None
    with client:
        yield client.get_executor(pure=False)


def _check_port(address: str) -> None:
    """Raise OSError if nothing listens there; Dask itself would retry until its timeout."""
    parts = urlsplit(address)
    if parts.scheme == "tcp" and parts.hostname and parts.port:
        socket.create_connection((parts.hostname, parts.port), _SECONDS_TO_CONNECT).close()
