"""Puzzles for people: first answers count, nothing is told before them, ratings and streaks."""

import secrets

import pytest
from serving import Json, Player, Server

import cosmodrome
from cosmodrome.games.title import title_of
from cosmodrome.lab.puzzles.puzzle import Puzzle
from cosmodrome.lab.puzzles.shipped import shipped
from cosmodrome.server.puzzles.picking import next_puzzle, of_the_day
from cosmodrome.server.puzzles.store import Answer
from cosmodrome.server.puzzles.streak import DAY, day_of, streak, weekday
from cosmodrome.server.seat_view import encoded

GAME = "galaktiko"
PUZZLES = [one.puzzle for one in shipped(GAME).values()]
SINGLE = next(puzzle for puzzle in PUZZLES if len(puzzle.solution) == 1)
SEVERAL = next(puzzle for puzzle in PUZZLES if len(puzzle.solution) > 1)


@pytest.fixture
def olga(server: Server) -> Player:
    return Player(server, f"Olga {secrets.token_hex(4)}")


def path(puzzle: Puzzle) -> str:
    return f"/api/puzzles/{GAME}/{puzzle.id}"


def do(player: Player, puzzle: Puzzle, what: str, *actions: str, expect: int = 200) -> Json:
    answer: Json = player.post(path(puzzle), {"do": what, "actions": actions}, expect)
    return answer


def mine(player: Player) -> Json:
    games = player.get("/api/puzzles")["games"]
    found: Json = next(one for one in games if one["game"] == GAME)
    return found


def wrong(puzzle: Puzzle) -> str:
    return puzzle.choices[1].action


def test_a_puzzle_is_seen_from_its_seat_and_without_its_solution(olga: Player) -> None:
    for puzzle in (SINGLE, SEVERAL):
        state = olga.get(path(puzzle))
        position = puzzle.begin(cosmodrome.game(GAME)).state
        view = title_of(position.game).view(position, position.to_move)
        [shown] = state["positions"]
        assert encoded(shown["view"]) == encoded(view)
        assert shown["seat"] == position.to_move
        assert state["answer"] is None
        assert set(state) == {
            "game", "puzzle", "number", "day", "rating", "my_rating", "row", "first", "part",
            "scores", "moves", "table", "positions", "answer",
        }  # fmt: skip
        assert "seed" not in state["table"] or not state["table"]["seed"]


def test_a_right_answer_raises_the_rating_once(olga: Player) -> None:
    before = olga.get(path(SINGLE))
    assert before["first"]
    assert mine(olga)["rating"] is None
    state = do(olga, SINGLE, "play", *SINGLE.solution)
    answer = state["answer"]
    assert answer["right"]
    assert answer["counted"]
    assert answer["mine"] is None
    assert answer["change"] > 0
    assert state["my_rating"] == before["my_rating"] + answer["change"]
    assert state["rating"] < before["rating"]
    assert [one["action"] for one in answer["solution"]] == SINGLE.solution
    assert [one["action"] for one in answer["choices"]] == [c.action for c in SINGLE.choices]
    again = do(olga, SINGLE, "play", *SINGLE.solution)
    assert not again["answer"]["counted"]
    assert again["my_rating"] == state["my_rating"]
    do(olga, SINGLE, "play", wrong(SINGLE))
    assert mine(olga) | {"themes": []} == {
        "game": GAME,
        "puzzles": len(PUZZLES),
        "tried": 1,
        "solved": 1,
        "row": 1,
        "rating": state["my_rating"],
        "themes": [],
    }


def test_a_wrong_answer_lowers_the_rating_and_ends_the_row(olga: Player) -> None:
    do(olga, SINGLE, "play", *SINGLE.solution)
    assert mine(olga)["row"] == 1
    state = do(olga, SEVERAL, "play", wrong(SEVERAL))
    answer = state["answer"]
    assert not answer["right"]
    assert answer["change"] < 0
    assert answer["mine"] == wrong(SEVERAL)
    assert answer["my_words"]["id"]
    assert [len(state["positions"]), state["row"]] == [2, 0]
    # Trying again does not count.
    assert do(olga, SEVERAL, "play", *SEVERAL.solution)["answer"]["right"]
    assert (mine(olga)["tried"], mine(olga)["solved"]) == (2, 1)


def test_several_moves_are_found_one_after_the_other(olga: Player) -> None:
    first, *rest = SEVERAL.solution
    state = do(olga, SEVERAL, "play", first)
    assert state["answer"] is None
    assert state["first"]
    assert state["positions"][-1]["legal"]
    assert mine(olga)["tried"] == 0
    assert do(olga, SEVERAL, "play", first, *rest)["answer"]["right"]


def test_showing_the_answer_counts_as_wrong(olga: Player) -> None:
    state = do(olga, SINGLE, "show")
    answer = state["answer"]
    assert not answer["right"]
    assert answer["mine"] is None
    assert answer["change"] < 0
    assert len(state["positions"]) == 1 + len(SINGLE.solution)


def test_what_is_not_legal_is_refused_and_does_not_count(olga: Player) -> None:
    do(olga, SINGLE, "play", "move 77", expect=400)
    legal = {one["action"] for one in olga.get(path(SINGLE))["positions"][0]["legal"]}
    other = next(f"move {n}" for n in range(24) if f"move {n}" not in legal)
    do(olga, SINGLE, "play", other, expect=409)
    do(olga, SINGLE, "guess", expect=400)
    assert mine(olga)["tried"] == 0
    for address in (f"/api/puzzles/{GAME}/nothing", "/api/puzzles/chess/x", "/api/puzzles/chess"):
        olga.get(address, 404)
    olga.get(f"/api/puzzles/{GAME}", 404, theme="nothing")


def test_the_next_puzzle_is_near_and_never_one_answered(olga: Player) -> None:
    seen = set()
    for _ in range(6):
        state = olga.get(f"/api/puzzles/{GAME}")
        assert state["puzzle"] not in seen
        seen.add(state["puzzle"])
        do(olga, shipped(GAME)[state["puzzle"]].puzzle, "show")
    theme = PUZZLES[-1].themes[-1]
    found = olga.get(f"/api/puzzles/{GAME}", theme=theme)["puzzle"]
    assert theme in shipped(GAME)[found].puzzle.themes


def test_after_all_are_answered_the_wrong_ones_come_back() -> None:
    answered = {
        puzzle.id: Answer(right=place != 3, change=0, at=100 - place)
        for place, puzzle in enumerate(PUZZLES)
    }
    found = next_puzzle(GAME, None, 25.0, answered)
    assert found is not None
    assert found.puzzle.id == PUZZLES[3].id
    fresh = next_puzzle(GAME, None, 25.0, {})
    assert fresh is not None
    nearest = min(abs(puzzle.rating - 25.0) for puzzle in PUZZLES)
    assert abs(fresh.puzzle.rating - 25.0) == nearest


def test_the_puzzle_of_the_day_is_the_same_for_all(server: Server, olga: Player) -> None:
    one, other = olga.get("/api/puzzles")["day"], Player(server, "Ivan").get("/api/puzzles")["day"]
    assert (one["game"], one["puzzle"]) == (other["game"], other["puzzle"])
    assert one["right"] is None
    assert "solution" not in one
    days = [of_the_day(day) for day in range(20_000, 20_008)]
    assert days == [of_the_day(day) for day in range(20_000, 20_008)]
    assert len({day[0] for day in days if day}) == len(
        [game for game in cosmodrome.game_names() if shipped(game)]
    )


def test_answers_stay_when_a_guest_registers_and_go_with_the_account(olga: Player) -> None:
    do(olga, SINGLE, "play", *SINGLE.solution)
    rating = mine(olga)["rating"]
    assert olga.get("/api/puzzles")["streak"]["days"] == 1
    olga.call("PUT", "/api/me/password", {"password": "correct horse"})
    assert mine(olga)["rating"] == rating
    olga.call("DELETE", "/api/me", {"password": "correct horse"}, 204)
    olga.http.cookies.clear()
    assert mine(olga)["rating"] is None


def test_play_on_from_a_puzzle_that_was_answered(olga: Player) -> None:
    body = {"actions": SINGLE.solution, "level": "casual"}
    olga.post(f"{path(SINGLE)}/table", body, 409)
    do(olga, SINGLE, "play", *SINGLE.solution)
    olga.post(f"{path(SINGLE)}/table", body | {"level": "nobody"}, 400)
    table = olga.post(f"{path(SINGLE)}/table", body, 201)
    state = SINGLE.begin(cosmodrome.game(GAME)).state
    assert table["my_seats"] == [state.to_move]
    assert {seat["level"] for seat in table["seats"] if seat["kind"] == "bot"} == {"casual"}
    assert olga.position(table)["sequence"] >= len(SINGLE.entries) + 1


def test_a_preview_is_of_legal_actions_only(olga: Player) -> None:
    olga.get(f"{path(SINGLE)}/preview", 404, action=SINGLE.solution[0])
    game = "gaia"
    found = next(
        one.puzzle for one in shipped(game).values() if one.puzzle.solution[0].startswith("cell")
    )
    address = f"/api/puzzles/{game}/{found.id}/preview"
    assert olga.get(address, action=found.solution[0])["action"] == found.solution[0]
    olga.get(address, 400, action="cell 9999")


# --- days in a row ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("days", "today", "length", "best"),
    [
        ([], 10, 0, 0),
        ([10], 10, 1, 1),
        ([8, 9], 10, 2, 2),
        ([6, 7, 9, 10], 10, 4, 4),
        ([6, 7, 8], 10, 3, 3),
        ([6, 7], 10, 0, 2),
        ([1, 3, 5], 5, 1, 2),
        ([1, 3, 4, 5, 6, 7, 8, 9, 11], 11, 9, 9),
    ],
)
def test_a_streak_forgives_one_day_a_week(
    days: list[int], today: int, length: int, best: int
) -> None:
    assert streak(set(days), today) == (length, best)


def test_days_are_those_of_utc() -> None:
    assert day_of(DAY * 5 + 1) == 5
    # The first of January 1970 was a Thursday.
    assert weekday(0) == 3
