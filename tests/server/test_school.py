"""The school: progress of guests, answers to wrong moves, free games, nothing hidden."""

import secrets
from typing import Any

import pytest
from serving import Json, Player, Server

import cosmodrome
from cosmodrome.games.title import title_of
from cosmodrome.school.lessons import lessons
from cosmodrome.school.walk import Walk
from cosmodrome.server.seat_view import encoded

GAMES = [game for game in cosmodrome.game_names() if "first" in lessons(game)]


@pytest.fixture
def olga(server: Server) -> Player:
    return Player(server, f"Olga {secrets.token_hex(4)}")


def lesson(player: Player, game: str = "mlem") -> Json:
    found: Json = player.get(f"/api/school/{game}/first")
    return found


def do(player: Player, state: Json, what: str, *actions: str, expect: int = 200) -> Json:
    body = {"do": what, "actions": actions, "seen": state["entries"]}
    answer: Json = player.post(f"/api/school/{state['game']}/first", body, expect)
    return answer


def progress(player: Player, game: str = "mlem") -> Any:
    games = {one["game"]: one["lessons"] for one in player.get("/api/school")["games"]}
    return next(one for one in games[game] if one["name"] == "first")


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_to_its_end_and_seen_from_one_seat(olga: Player, game: str) -> None:
    state = lesson(olga, game)
    walk = Walk(lessons(game)["first"])
    view = title_of(walk.record.game).view
    while not state["over"]:
        shown = state["positions"][-1]
        assert encoded(shown["view"]) == encoded(view(walk.record.state, 0))
        assert shown["seat"] == 0
        assert bool(shown["legal"]) == (walk.record.state.to_move == 0)
        expected = state["bubble"]["expected"]
        assert expected == walk.expected
        walk.enter(expected or "next")
        state = do(olga, state, *(["play", expected] if expected else ["next"]))
    assert progress(olga, game)["done"]


def test_progress_is_kept_and_goes_on_from_there(olga: Player) -> None:
    assert progress(olga)["stop"] == 0
    state = do(olga, lesson(olga), "play", "choose moon_x2")
    assert [one["sequence"] for one in state["positions"]] == [1, 2]
    state = do(olga, state, "play", "use 2", "go")
    assert progress(olga)["stop"] == state["stop"] == 3
    assert lesson(olga)["bubble"] == state["bubble"]
    olga.call("PUT", "/api/me/password", {"password": "correct horse"})
    assert lesson(olga)["entries"] == 3
    assert do(olga, state, "back")["entries"] == 2
    assert do(olga, lesson(olga), "again")["stop"] == 1


def test_a_wrong_move_is_answered_and_not_played(olga: Player) -> None:
    state = do(olga, lesson(olga), "play", "choose moon_x2")
    wrong = do(olga, state, "play", "use 2", "use 1")
    assert wrong["reaction"] == {
        "action": "use 1",
        "say": "first-dice-more",
        "light": ["@decision"],
    }
    assert wrong["entries"] == state["entries"]
    assert wrong["positions"][-1]["sequence"] == 2
    do(olga, state, "play", "use 4", expect=409)
    do(olga, state, "play", "fly", expect=400)
    do(olga, state, "next", expect=409)
    do(olga, state | {"entries": 7}, "skip", expect=409)


def test_leaving_the_script_opens_a_free_game(olga: Player) -> None:
    state = do(olga, lesson(olga), "play", "choose moon_x2")
    table = olga.post("/api/school/mlem/first/table", {"actions": ["use 1"]}, 201)
    assert table["visibility"] == "solo"
    assert not table["rated"]
    position = olga.position(table)
    assert position["sequence"] == 3
    assert position["legal"]
    assert lesson(olga)["entries"] == state["entries"]
    olga.post("/api/school/mlem/first/table", {"actions": ["use 4"]}, 409)


def test_previews_are_those_of_the_lesson(olga: Player) -> None:
    do(olga, lesson(olga, "gaia"), "next")
    told = olga.get("/api/school/gaia/first/preview", action="play nature-mountain")
    assert told["preview"]
    olga.get("/api/school/gaia/first/preview", 409, action="play city-14")
    olga.get("/api/school/mlem/first/preview", 404, action="choose moon_x2")


def test_what_is_not_there_is_refused(olga: Player, server: Server) -> None:
    olga.get("/api/school/mlem/second", 404)
    olga.get("/api/school/chess/first", 404)
    olga.http.cookies.clear()
    olga.get("/api/school/mlem/first", 401)
    assert progress(olga)["stop"] == 0


def test_a_deleted_person_leaves_no_progress(olga: Player) -> None:
    do(olga, lesson(olga), "play", "choose moon_x2")
    olga.call("DELETE", "/api/me", {}, 204)
    olga.get("/api/school/mlem/first", 401)


def test_after_the_first_move_of_a_bubble_the_next_one_is_lit(olga: Player) -> None:
    state = lesson(olga, "ganymede")
    while state["bubble"]["expected"] != "take-tile 2":
        expected = state["bubble"]["expected"]
        state = do(olga, state, *(["play", expected] if expected else ["next"]))
    assert "take-tile 2" in state["bubble"]["light"]
    state = do(olga, state, "play", "take-tile 2")
    assert state["bubble"]["expected"] == "recruit yellow"
    assert state["bubble"]["light"] == ["recruit yellow"]


def test_the_free_game_is_against_bots_of_a_level(olga: Player) -> None:
    lesson(olga)
    for level, status in (("expert", 201), ("novice", 201), ("genius", 400)):
        made = olga.post("/api/school/mlem/first/table", {"level": level}, status)
        if status == 201:
            assert {seat["level"] for seat in made["seats"]} == {None, level}
