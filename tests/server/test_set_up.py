"""Tables that begin with a position in place of a deal."""

import secrets
from typing import Any

import pytest
from serving import Json, Player, Server

import cosmodrome
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.position import position_of
from cosmodrome.engine.record import Record
from cosmodrome.games.title import title_of


@pytest.fixture
def olga(server: Server) -> Player:
    return Player(server, f"Olga {secrets.token_hex(4)}")


def some_position(name: str, steps: int) -> tuple[Record, dict[str, Any]]:
    """A position of a game after at least some steps."""
    game = cosmodrome.game(name)
    positions = title_of(game).positions
    assert positions is not None
    record = Record(game, 2, {}, 1)
    while len(record.steps) < steps or game.phases[record.state.phase] not in positions.phases:
        record.play(record.state.legal()[0])
    return record, position_of(record.state)


def open_position(player: Player, name: str, position: Json, expect: int = 201) -> Json:
    body = {"game": name, "seats": 2, "position": position, "level": "novice"}
    made: Json = player.post("/api/positions", body, expect)
    return made


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_a_table_begins_with_a_position(olga: Player, name: str) -> None:
    record, position = some_position(name, 12)
    table = open_position(olga, name, position)
    assert table["set_up"]
    assert not table["rated"]
    assert table["visibility"] == "solo"
    assert (table["status"], table["sequence"]) == ("running", 0)
    shown = olga.position(table)
    assert shown["scores"] == record.state.scores() or name == "mlem"
    # It is played to its end, with bots, and the record tells what it began with.
    while (shown := olga.position(table))["places"] is None:
        if shown["legal"]:
            olga.play(table, shown["legal"][0]["action"], shown["sequence"])
    text = olga.get(f"/api/tables/{table['id']}/record")["text"]
    found = cosmodrome.read_record(text)
    assert found.position == position
    assert found.state_after(0).digest() == record.state.digest()
    assert found.state.to_move == NOBODY
    # A record that was set up can be uploaded, replayed and gone on with.
    uploaded = olga.post("/api/records", {"text": text}, 201)
    assert uploaded["set_up"]
    branch = {"step": 0, "seat": 0, "level": "novice"}
    again = olga.post(f"/api/tables/{uploaded['id']}/branch", branch, 201)
    assert again["set_up"]


def test_an_impossible_position_is_refused_with_the_reason(olga: Player) -> None:
    _, position = some_position("galaktiko", 12)
    position["upper"] = position["upper"][1:]
    refused = open_position(olga, "galaktiko", position, 400)
    assert refused["code"] == "impossible-position"
    assert refused["args"]["why"] in ("count", "number")
    refused = open_position(olga, "galaktiko", {}, 400)
    assert refused["args"]["why"] == "missing"
    assert open_position(olga, "chess", {}, 404)["code"] == "unknown-game"
    body = {"game": "galaktiko", "seats": 2, "position": {}, "seat": 5}
    assert olga.post("/api/positions", body, 400)["code"] == "bad-table"


def test_a_dealt_table_is_not_marked(olga: Player) -> None:
    assert not olga.open("me", "novice")["set_up"]
