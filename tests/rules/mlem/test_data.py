"""Wrong printed values of MLEM are refused with file, row and column."""

import shutil
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.engine.errors import BadData
from cosmodrome.games.mlem import view as room
from cosmodrome.games.mlem.parts import Parts
from cosmodrome.games.mlem.state import MlemState

from .positions import DATA, aboard, do, flight, legal, rolled, started, with_token


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the printed values with one change."""
    copy = folder / "data"
    shutil.copytree(DATA, copy)
    text = (copy / file).read_text("utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), "utf-8")
    return copy


REFUSED = [
    ("board.csv", "0,1|2|A,1,", "0,1|5|A,1,", 2, "faces"),
    ("board.csv", "0,1|2|A,1,", "0,2|1|A,1,", 2, "faces"),
    ("board.csv", "0,1|2|A,1,", "0,1|1|A,1,", 2, "faces"),
    ("board.csv", "0,1|2|A,1,", "0,,,", 2, "faces"),
    ("board.csv", "0,1|2|A,1,", "0,1|2|A,,", 2, "afterburner"),
    ("board.csv", "0,1|2|A,1,", "0,1|2|A,0,", 2, "afterburner"),
    ("board.csv", "5,1|4,,", "5,1|4,2,", 7, "afterburner"),
    ("board.csv", "6,2|A,1,moon,moon_6,2|1", "6,2|A,1,moon,moon_6,2|x", 8, "moon_points"),
    ("board.csv", "6,2|A,1,moon,moon_6,2|1", "6,2|A,1,moon,moon_6,", 8, "moon_points"),
    ("board.csv", "6,2|A,1,moon,moon_6", "6,2|A,1,moon,moon_7", 8, "object_id"),
    ("board.csv", "6,2|A,1,moon,moon_6", "6,2|A,1,planet,moon_6", 8, "object"),
    ("board.csv", "5,1|4,,none,", "5,1|4,,planet,paw", 7, "object"),
    ("board.csv", "6,2|A,1,moon,moon_6,2|1", "6,2|A,1,none,,", 1, "object_id"),
    ("board.csv", "26,,,deep,deep", "26,,,none,", 28, "object"),
    ("board.csv", ",,satellite,", ",,,", 5, "mark"),
    ("planets.csv", "paw,8|9,3", "paw,8,3", 2, "spaces"),
    ("planets.csv", "paw,8|9,3", "paw,8|9,-3", 2, "first"),
    ("astronauts.csv", "0,satellite,1", "0,satellite,2", 2, "per_player"),
    ("astronauts.csv", "0,satellite,1", "0,sputnik,1", 2, "astronaut"),
    ("goals.csv", "0,four_planets", "1,four_planets", 2, "index"),
    ("goals.csv", "own_astronauts_on_moons,4", "own_astronauts_on_moons,9", 4, "needed"),
    ("dice.csv", "5,A", "5,B", 7, "face"),
    ("expedition_tokens.csv", "0,1,4,extra,1|2", "0,1,7,extra,1|2", 2, "dice"),
    ("expedition_tokens.csv", "0,1,4,extra,1|2", "0,1,4,extra,", 2, "extra_faces"),
    ("expedition_tokens.csv", "0,1,4,extra,1|2", "0,1,4,extra,2|1", 2, "extra_faces"),
    ("expedition_tokens.csv", "6,1,5,keep,", "6,1,5,keep,1", 8, "extra_faces"),
    ("expedition_tokens.csv", "6,1,5,keep,", "6,1,5,hold,", 8, "ability"),
    ("ufo_tokens.csv", "0,5", "0,x", 2, "points"),
    ("exploration_tokens.csv", "1,7,tunnel,4", "1,6,tunnel,4", 3, "space"),
    ("exploration_tokens.csv", "1,7,tunnel,4", "1,7,tunnel,0", 3, "amount"),
    ("exploration_tokens.csv", "1,7,tunnel,4", "1,26,tunnel,4", 3, "space"),
    ("missions.csv", "outer,planet,24|25,2", "outer,planet,24|25,-1", 16, "count"),
    ("missions.csv", "paw,planet,8|9", "paw,moon,8|9", 4, "kind"),
    ("constants.csv", "dice,6", "dice,0", 2, "value"),
    ("constants.csv", "deep_space,26", "deep_space,25", 7, "value"),
    ("constants.csv", "missions_kept,3", "missions_kept,2", 13, "value"),
    ("constants.csv", "failures_to_end,11", "failures,11", 3, "key"),
]


@pytest.mark.parametrize(("file", "old", "new", "row", "column"), REFUSED)
def test_wrong_values_are_refused(
    tmp_path: Path, file: str, old: str, new: str, row: int, column: str
) -> None:
    with pytest.raises(BadData) as caught:
        Parts(changed(tmp_path, file, old, new))
    assert caught.value.facts["file"] == file
    assert (caught.value.facts["row"], caught.value.facts["column"]) == (row, column)


def test_other_values_play_another_game(tmp_path: Path) -> None:
    """A corrected value reaches the rules and the fingerprint."""
    folder = changed(tmp_path, "constants.csv", "failures_to_end,11", "failures_to_end,1")
    short = cosmodrome.game("mlem", folder)
    assert short.data != cosmodrome.game("mlem").data
    state = short.start(2, {}, 1)
    while state.to_move >= 0:
        state.apply(state.legal()[-1])
    assert state.reveal()["failures"] == 1


def test_an_extra_face_may_stand_twice_on_a_token(tmp_path: Path) -> None:
    folder = changed(tmp_path, "expedition_tokens.csv", "4,0,5,extra,2,", "4,0,5,extra,2|2,")
    state = cosmodrome.game("mlem", folder).start(2, {"ufo": True}, 1)
    assert isinstance(state, MlemState)
    aboard(state, (0, "moon_x2"), (1, "moon_x2"))
    with_token(state, 4)
    rolled(state, 13, "3 4 4")
    assert legal(state) == ["use-extra", "crash"]
    assert flight(state, "use-extra") == (17, 3)
    shown = room.view(with_token(state, 4), None).ufo
    assert shown is not None
    assert shown.token is not None
    assert shown.token.faces == ["2", "2"]


def test_printed_numbers() -> None:
    parts = Parts(DATA)
    assert sum(len(points) for points in parts.moon_points.lists()) == 19
    assert len(parts.missions) == 20
    assert sorted(parts.token_spaces) == list(range(6, 26))
    assert len(cosmodrome.game("mlem").actions) == 43


def test_the_numbers_of_all_actions() -> None:
    catalog = cosmodrome.game("mlem").actions
    numbers = {
        "discard-mission moon_6": 0,
        "discard-mission outer": 14,
        "choose satellite": 15,
        "choose one_die": 22,
        "use 1": 23,
        "use A": 27,
        "use-cat 0": 28,
        "use-cat 4": 32,
        "use-extra": 33,
        "keep": 34,
        "reroll": 35,
        "go": 36,
        "crash": 37,
        "land": 38,
        "land-up": 39,
        "land-down": 40,
        "stay": 41,
        "skip": 42,
    }
    assert {name: catalog.number(name) for name in numbers} == numbers


def test_a_whole_game_by_words() -> None:
    state = started(2)
    assert legal(state)[0] == "choose satellite"
    do(state, "choose satellite", "choose one_die")
    assert state.space == 3
