"""Errors keep what they say wherever they go."""

from concurrent.futures import ProcessPoolExecutor

from cosmodrome.engine.errors import BadValue, CosmodromeError, UnknownGame
from cosmodrome.registry import game


def test_an_error_crosses_processes_with_its_facts() -> None:
    with ProcessPoolExecutor(1) as workers:
        heard = workers.submit(game, "chess").exception()
    assert isinstance(heard, UnknownGame)
    assert heard.facts["game"] == "chess"
    assert "chess" in str(heard)


def test_every_error_says_something_of_its_own() -> None:
    kinds = [*CosmodromeError.__subclasses__(), *BadValue.__subclasses__()]
    kinds.remove(BadValue)
    codes = [kind.code for kind in kinds]
    assert len(set(codes)) == len(codes)
    assert all(kind.says != CosmodromeError.says for kind in kinds)
