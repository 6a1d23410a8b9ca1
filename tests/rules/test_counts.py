"""Printed values in other numbers than in the box: docs/data.md says for every table what is free.

Each game is played with a smaller and with a larger box by all laws that matter: legal lists are
not empty, redeals keep what a seat sees, observations have their size, and games end.
"""

import csv
import random
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

import cosmodrome
from cosmodrome.engine.errors import BadData
from cosmodrome.engine.game import Game
from cosmodrome.engine.numbers import Numbers
from cosmodrome.registry import data_folder

Rows = list[dict[str, str]]
Change = tuple[str, Callable[[Rows], Rows]]


def counted(count: str, column: str = "count") -> Callable[[Rows], Rows]:
    """Every row with this number of pieces."""
    return lambda rows: [{**row, column: count} for row in rows]


def first(number: int) -> Callable[[Rows], Rows]:
    """Only the first rows."""
    return lambda rows: rows[:number]


def one(name: str, column: str, value: str) -> Callable[[Rows], Rows]:
    """One cell changed, in the row that begins with a name."""
    return lambda rows: [
        {**row, column: value} if next(iter(row.values())) == name else row for row in rows
    ]


def box(folder: Path, name: str, changes: list[Change]) -> Path:
    """A copy of the printed values with some tables changed."""
    copytree(data_folder(name), folder, dirs_exist_ok=True)
    for file, change in changes:
        with (folder / file).open(encoding="utf-8", newline="") as lines:
            rows = change(list(csv.DictReader(lines)))
        with (folder / file).open("w", encoding="utf-8", newline="") as lines:
            writer = csv.DictWriter(lines, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
    return folder


def six_sectors(rows: Rows) -> Rows:
    """Galaktiko's table of players for 6 sectors and 20 passengers, one dealt to each sector."""
    return [
        {
            **row,
            "stations": str(6 * int(row["stations_per_sector"])),
            "controllers": "2",
            "deck_cards": "22",
            "upper_after_deal": "10",
            "lower_after_deal": "7",
            "upper_after_deal_to_the_last": "16",
        }
        for row in rows[:3]
    ]


SMALLER: dict[str, list[Change]] = {
    "gaia": [
        ("tiles.csv", counted("3")),
        ("nature.csv", counted("2")),
        ("cities.csv", first(7)),
        ("animals.csv", counted("0")),
        ("elements.csv", counted("1")),
        ("goals.csv", first(5)),
    ],
    "galaktiko": [
        ("sectors.csv", first(6)),
        ("passengers.csv", lambda rows: counted("2")(rows[3:8] + rows[36:41])),
        ("players.csv", six_sectors),
    ],
    "ganymede": [
        ("tiles.csv", first(14)),
        ("earth_shuttles.csv", first(9)),
        ("mars_shuttles.csv", first(12)),
        ("ships.csv", counted("1")),
        ("reputation.csv", first(5)),
    ],
    "mlem": [
        ("astronauts.csv", lambda rows: [*counted("0", "per_player")(rows[:5]), *rows[5:]]),
        ("dice.csv", first(4)),
        ("expedition_tokens.csv", first(3)),
        ("ufo_tokens.csv", first(2)),
        ("exploration_tokens.csv", first(6)),
        ("missions.csv", lambda rows: [*counted("2")(rows[:4]), *counted("0")(rows[4:])]),
    ],
}
FEWER_SEATS = {
    "gaia": range(2, 4),
    "galaktiko": range(2, 5),
    "ganymede": range(2, 4),
    "mlem": range(2, 3),
}
LARGER: dict[str, list[Change]] = {
    "gaia": [("tiles.csv", counted("10")), ("nature.csv", counted("20"))],
    "galaktiko": [
        ("passengers.csv", one("44", "count", "17")),
        (
            "players.csv",
            lambda rows: [
                {
                    **row,
                    "deck_cards": str(int(row["deck_cards"]) + 10),
                    "upper_after_deal": str(int(row["upper_after_deal"]) + 10),
                    "upper_after_deal_to_the_last": str(
                        int(row["upper_after_deal_to_the_last"]) + 10
                    ),
                }
                for row in rows
            ],
        ),
    ],
    "mlem": [
        ("dice.csv", lambda rows: [*rows, {**rows[0], "side": "6"}, {**rows[0], "side": "7"}]),
        ("missions.csv", counted("5")),
    ],
}


def play_out(game: Game, seats: int, options: dict[str, bool], seed: int) -> None:
    """A random game, looked at all the way."""
    choices = random.Random(seed)
    judge = cosmodrome.judge(game)
    state = game.start(seats, options, seed)
    numbers = Numbers(len(judge.feature_names(state)))
    while state.to_move >= 0:
        seat = state.to_move
        view = state.view(seat)
        other = state.clone()
        other.redeal(seat, choices.getrandbits(60))
        assert other.view(seat) == view
        numbers.begin(0, len(judge.feature_names(state)))
        judge.write_features(state, seat, numbers)
        assert numbers.place == len(judge.feature_names(state))
        assert sum(judge.chances(state)) == pytest.approx(1)
        state.apply(choices.choice(state.legal()))
    assert 1 in state.ranking()


@pytest.mark.parametrize("name", SMALLER)
def test_a_smaller_box_is_played_to_the_end(tmp_path: Path, name: str) -> None:
    game = cosmodrome.game(name, box(tmp_path, name, SMALLER[name]))
    assert game.seats == FEWER_SEATS[name]
    every = {option.name: True for option in game.options}
    for seed in range(2):
        for options in ({}, every):
            play_out(game, game.seats[-1], options, seed)


@pytest.mark.parametrize("name", LARGER)
def test_a_larger_box_is_played_to_the_end(tmp_path: Path, name: str) -> None:
    game = cosmodrome.game(name, box(tmp_path, name, LARGER[name]))
    assert game.seats == cosmodrome.game(name).seats
    play_out(game, game.seats[0], {option.name: True for option in game.options}, 1)


@pytest.mark.parametrize(
    ("name", "change", "problem"),
    [
        ("gaia", ("cities.csv", lambda rows: rows + rows[:1]), "1 to 18 rows"),
        ("gaia", ("goals.csv", first(3)), "4 to 9 rows"),
        ("gaia", ("goals.csv", lambda rows: rows[6:] * 2), "'goal-7' must be 'goal-1'"),
        ("gaia", ("elements.csv", counted("0")), "0 are too few: even the fewest players need 4"),
        ("galaktiko", ("sectors.csv", first(2)), "3 to 8 rows"),
        ("galaktiko", ("passengers.csv", lambda rows: rows[::-1]), "not between 45 and 44"),
        ("galaktiko", ("players.csv", one("2", "upper_after_deal", "33")), "cannot share equally"),
        ("galaktiko", ("players.csv", one("2", "lower_after_deal", "0")), "not between 1 and 78"),
        ("ganymede", ("tiles.csv", first(10)), "11 to 30 rows"),
        ("ganymede", ("mars_shuttles.csv", first(4)), "5 to 30 rows"),
        ("ganymede", ("ships.csv", counted("2")), "adds up to 34, not 11 to 30"),
        ("mlem", ("astronauts.csv", counted("0", "per_player")), "0 are too few"),
        ("mlem", ("exploration_tokens.csv", first(4)), "4 are too few"),
        ("mlem", ("missions.csv", counted("0")), "0 are too few: even the fewest players need 8"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(
    tmp_path: Path, name: str, change: Change, problem: str
) -> None:
    with pytest.raises(BadData, match=problem) as caught:
        cosmodrome.game(name, box(tmp_path, name, [change]))
    assert caught.value.facts["file"] == change[0]
