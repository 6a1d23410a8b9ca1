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


def check(player: Player, name: str, expect: int = 200, **asked: Any) -> Json:
    body = {"game": name, "seats": 2} | asked
    found: Json = player.post("/api/positions/check", body, expect)
    return found


def broken(set_up: Json) -> list[str]:
    return [law["name"] for law in set_up["laws"] if law["broken"]]


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_a_position_is_described_by_zones(olga: Player, name: str) -> None:
    start = check(olga, name)
    assert (start["game"], start["seats"], start["options"]) == (name, 2, [])
    assert not broken(start)
    assert all(law["checked"] for law in start["laws"])
    kinds = {part["name"]: stock["name"] for stock in start["stocks"] for part in stock["parts"]}
    zones = {zone["name"]: zone for zone in start["zones"]}
    for zone, held in start["layout"].items():
        if zones[zone]["kind"] == "parts":
            assert {kinds[part] for part in held} <= set(zones[zone]["takes"])
    # The same as a layout and as a position, seen by a seat of one's choice.
    again = check(olga, name, layout=start["layout"], seat=1)
    assert again["position"] == start["position"]
    assert again["shown"]["seat"] == again["shown"]["view"]["seat"] == 1
    assert check(olga, name, position=start["position"])["layout"] == start["layout"]
    # It can be played, in every seat.
    body = {"game": name, "seats": 2, "position": start["position"], "seat": 1}
    assert olga.post("/api/positions", body, 201)["set_up"]
    options = [option.name for option in cosmodrome.game(name).options]
    full = check(olga, name, seats=3, options=options)
    assert (full["seats"], sorted(full["options"])) == (3, sorted(options))
    assert not broken(full)


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_a_layout_that_is_impossible_is_told_with_the_law(olga: Player, name: str) -> None:
    start = check(olga, name)
    zones = [zone for zone in start["zones"] if zone["kind"] == "parts"]
    pile = max(zones, key=lambda zone: len(start["layout"].get(zone["name"], [])))["name"]
    part = start["layout"][pile][0]
    layout = start["layout"] | {pile: start["layout"][pile][1:]}
    missing = check(olga, name, layout=layout)
    assert broken(missing) == ["form"]
    facts = missing["laws"][0]["broken"]
    assert (facts["why"], facts["part"]) == ("count", part)
    assert facts["found"] == facts["printed"] - 1
    assert missing["position"] is None
    assert missing["shown"] is None
    # What comes after a broken law has not been looked at.
    assert not any(law["checked"] for law in missing["laws"][1:])
    assert missing["layout"] == layout
    # As a position it is refused, since there is nothing to show.
    position = start["position"] | {"phase": "over"}
    assert check(olga, name, 400, position=position)["code"] == "impossible-position"
    assert check(olga, "chess", 404)["code"] == "unknown-game"
    assert check(olga, name, 409, seats=9)["code"] == "bad-seats"


def test_a_law_of_the_game_is_told_by_its_name(olga: Player) -> None:
    """docs/rules/gaia.md, "Invariants": a city stands on its land."""
    start = check(olga, "gaia")
    city = next(part for part in start["layout"]["life_deck"] if part == "city-01")
    plain = start["layout"]["stock"].index("tile-sea")
    stock = start["layout"]["stock"][:plain] + start["layout"]["stock"][plain + 1 :]
    deck = [part for part in start["layout"]["life_deck"] if part != city]
    laid = {"cell.220": ["tile-sea", city], "stock": stock, "life_deck": deck}
    wrong = check(olga, "gaia", layout=start["layout"] | laid)
    assert broken(wrong) == ["cities"]
    facts = wrong["laws"][[law["name"] for law in wrong["laws"]].index("cities")]["broken"]
    assert (facts["why"], facts["part"]) == ("place", city)


def test_positions_come_from_finished_games_alone(olga: Player, server: Server) -> None:
    table = olga.open("me", "novice")
    path = f"/api/tables/{table['id']}/set-up"
    # While it runs, its cards are nobody's to see.
    assert olga.get(path, 409, step=0)["code"] == "wrong-status"
    while (shown := olga.position(table))["places"] is None:
        if shown["legal"]:
            olga.play(table, shown["legal"][0]["action"], shown["sequence"])
    steps = len(olga.replay(table)[1]) - 1
    for step in (0, steps // 2, steps):
        found = olga.get(path, step=step)
        assert found["step"] <= step
        made = check(olga, "galaktiko", position=found["position"])
        assert made["position"] == found["position"]
    assert olga.get(path, 404, step=steps + 1)["code"] == "no-such-step"
    # A table that a stranger may not see has no position for them either.
    other = Player(server, f"Boris {secrets.token_hex(4)}")
    solo = open_position(olga, "galaktiko", found["position"])
    assert other.get(f"/api/tables/{solo['id']}/set-up", 404, step=0)["code"] == "no-such-table"


def test_a_lesson_and_a_puzzle_give_no_hidden_card_away(olga: Player) -> None:
    """What their seat cannot know is dealt anew each time."""
    olga.get("/api/school/ganymede/first")
    lesson = "/api/school/ganymede/first/set-up"
    puzzle = olga.get("/api/puzzles/ganymede")["puzzle"]
    for path in (f"/api/puzzles/ganymede/{puzzle}/set-up", lesson):
        found = [olga.get(path, 200) for _ in range(3)] if path != lesson else []
        decks = {tuple(one["position"]["ship_deck"]) for one in found}
        assert not found or len(decks) > 1
        for one in found:
            assert check(olga, "ganymede", position=one["position"], seats=one["seats"])["shown"]
    # The first game of Ganymede begins while ships are chosen: nothing can be set up there.
    assert olga.get(lesson, 400)["code"] == "impossible-position"
    olga.get("/api/school/galaktiko/first")
    first = olga.get("/api/school/galaktiko/first/set-up")
    assert check(olga, "galaktiko", position=first["position"])["shown"]
