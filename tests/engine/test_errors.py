"""Errors keep what they say wherever they go."""

import pickle

from cosmodrome.engine.errors import CosmodromeError, UnknownGame


def test_an_error_crosses_processes_with_its_facts() -> None:
    said = UnknownGame(game="chess", games="gaia")
    heard = pickle.loads(pickle.dumps(said))
    assert isinstance(heard, UnknownGame)
    assert (heard.facts, str(heard)) == (said.facts, str(said))


def test_every_error_says_something_of_its_own() -> None:
    codes = [kind.code for kind in CosmodromeError.__subclasses__()]
    assert len(set(codes)) == len(codes)
    assert all(kind.says != CosmodromeError.says for kind in CosmodromeError.__subclasses__())
