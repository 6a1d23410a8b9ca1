"""The coach on the server: what it says of a game and of a person, and to whom."""

import secrets
import time

import pytest
from serving import Json, Player, Server

from cosmodrome.lab.coach import ENOUGH


@pytest.fixture
def olga(server: Server) -> Player:
    return Player(server, f"Olga {secrets.token_hex(4)}")


@pytest.fixture
def played(olga: Player) -> Json:
    """A game that Olga has finished, always taking the first choice."""
    return play(olga)


def play(olga: Player) -> Json:
    table = olga.open("me", "novice")
    end = time.monotonic() + 60
    while (position := olga.position(table))["places"] is None:
        assert time.monotonic() < end
        if position["legal"]:
            olga.play(table, position["legal"][0]["action"], position["sequence"])
        else:
            time.sleep(0.02)
    return table


def analyse(olga: Player, table: Json) -> None:
    state = olga.post(f"/api/tables/{table['id']}/analysis", expect=202)
    end = time.monotonic() + 60
    while state["status"] != "done":
        assert time.monotonic() < end, state["status"]
        time.sleep(0.05)
        state = olga.get(f"/api/tables/{table['id']}/analysis")


def report(player: Player, of: Player, expect: int = 200, game: str = "galaktiko") -> Json:
    found: Json = player.get(f"/api/people/{of.id}/coach", expect, game=game)
    return found


def test_moments_of_a_game_with_the_board_before_and_after(olga: Player, played: Json) -> None:
    before = olga.get(f"/api/tables/{played['id']}/coach")
    assert (before["status"], before["moments"]) == ("none", [])
    analyse(olga, played)
    told = olga.get(f"/api/tables/{played['id']}/coach")
    assert told["status"] == "done"
    assert told["seat"] == 0
    assert 1 <= len(told["moments"]) <= 3
    _, positions = olga.replay(played, seat=0)
    for one in told["moments"]:
        step = one["moment"]["step"]
        assert positions[step]["last"]["action"] == one["moment"]["played"]["action"]
        assert one["before"] == positions[step - 1]["view"]
        assert one["after"] == positions[step]["view"]
    other = olga.get(f"/api/tables/{played['id']}/coach", seat=1)
    assert other["seat"] == 1
    assert olga.get(f"/api/tables/{played['id']}/coach", 409, seat=7)["code"] == "bad-seat"


def test_a_running_game_is_not_spoken_of(olga: Player) -> None:
    table = olga.open("me", "novice")
    refused = olga.get(f"/api/tables/{table['id']}/coach", 409)
    assert refused["code"] == "wrong-status"


def test_what_a_person_does_well_comes_from_their_own_decisions(olga: Player, played: Json) -> None:
    empty = report(olga, olga)
    assert (empty["games"], empty["analysed"], empty["skills"]) == (1, 0, [])
    assert empty["waiting"] == [played["id"]]
    analyse(olga, played)
    told = report(olga, olga)
    assert (told["analysed"], told["latest"], told["waiting"]) == (1, played["id"], [])
    analysis = olga.get(f"/api/tables/{played['id']}/analysis")["analysis"]
    own = [one for one in analysis["decisions"] if one["seat"] == 0 and not one["forced"]]
    assert sum(one["decisions"] for one in told["skills"]) == len(own)
    for one in told["skills"]:
        count = sum(decision["phase"] == one["phase"] for decision in own)
        assert one["decisions"] == count
        assert (one["gain"] is None) == (count < ENOUGH)
    assert report(olga, olga, game="mlem")["games"] == 0
    assert olga.get(f"/api/people/{olga.id}/coach") == told


def test_it_is_private_unless_shared(server: Server, olga: Player, played: Json) -> None:
    boris = Player(server, "Boris")
    analyse(olga, played)
    assert report(boris, olga, 403)["code"] == "not-shared"
    assert not boris.get(f"/api/people/{olga.id}")["shares_coach"]
    assert olga.call("PATCH", "/api/me", {"shares_coach": True})["shares_coach"]
    assert boris.get(f"/api/people/{olga.id}")["shares_coach"]
    shared = report(boris, olga)
    assert shared["skills"] == report(olga, olga)["skills"]
    # Which games it comes from stays with her.
    assert (shared["latest"], shared["waiting"]) == (None, [])
    olga.call("PATCH", "/api/me", {"shares_coach": False})
    report(boris, olga, 403)


def test_nobody_and_no_game_are_refused(olga: Player) -> None:
    assert olga.get("/api/people/nobody/coach", 404, game="mlem")["code"] == "no-such-person"
    assert olga.get(f"/api/people/{olga.id}/coach", 404, game="chess")["code"] == "unknown-game"
