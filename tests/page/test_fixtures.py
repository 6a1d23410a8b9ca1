"""The positions that the workbench shows are those of the games."""

from pathlib import Path

import fixtures
import msgspec
import pytest

import cosmodrome
from cosmodrome.games.title import title_of


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_fixtures_show_every_seat_count_and_decision(game: str, tmp_path: Path) -> None:
    rules = cosmodrome.game(game)
    written = fixtures.write_game(game, tmp_path)
    assert {"start", "early", "middle", "late", "over", "waiting", "spectator"} <= set(written)
    assert {f"seats-{seats}" for seats in rules.seats} <= set(written)
    assert written == msgspec.json.decode((tmp_path / "index.json").read_bytes())
    for name in written:
        found = msgspec.json.decode((tmp_path / f"{name}.json").read_bytes())
        msgspec.convert(found["view"], title_of(rules).view_type)
        legal = {choice["verb"] for choice in found["legal"]}
        assert bool(legal) == (name not in ("over", "waiting", "spectator"))
        if name.startswith("verb-"):
            assert name.removeprefix("verb-") in legal
