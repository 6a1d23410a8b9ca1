"""Positions for the rules: every illustration happens in some game, and shows what it speaks of."""

import pytest

import cosmodrome
from cosmodrome.games.title import title_of
from cosmodrome.server import examples

LESSONS = [
    (name, part)
    for name in cosmodrome.game_names()
    for part in title_of(cosmodrome.game(name)).illustrations
]


@pytest.mark.parametrize(("name", "part"), LESSONS)
def test_every_illustration_is_shown(name: str, part: int) -> None:
    shown = examples.illustration(name, part)
    kind = title_of(cosmodrome.game(name)).illustrations[part].kind
    assert shown.last is not None
    assert {event.kind for event in shown.last.events} == {kind}
    assert shown.reveal is None
    assert shown.hidden is None
