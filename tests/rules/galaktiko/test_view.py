"""What the view tells about everybody aboard."""

import random

import pytest

import cosmodrome
from cosmodrome.engine.game import NOBODY
from cosmodrome.games.galaktiko.state import GalaktikoState
from cosmodrome.games.galaktiko.view import view
from cosmodrome.games.galaktiko.view_structs import View
from cosmodrome.games.title import title_of
from cosmodrome.words import Words


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("rich_first", [False, True])
def test_exits_are_the_stations_that_count_somebody(seats: int, rich_first: bool) -> None:
    dice = random.Random(seats)
    state = cosmodrome.game("galaktiko").start(seats, {"rich_first": rich_first}, seed=seats)
    assert isinstance(state, GalaktikoState)
    while state.to_move != NOBODY:
        _check(view(state, None))
        state.apply(dice.choice(state.legal()))


def _check(found: View) -> None:
    for seat, ship in enumerate(found.ships):
        for sector in found.sectors:
            for station in sector.stations:
                who = [
                    name
                    for name, worth in zip(ship.hand, ship.worth, strict=True)
                    if station.number in worth.exits
                ]
                # Each vortan could leave, but only as many as there are others to leave with.
                vortans = min(who.count("vortan"), sector.queue.count("vortan"))
                assert station.leaving[seat] == len(who) - who.count("vortan") + vortans


@pytest.mark.parametrize(
    ("language", "word"), [("en", "nobody"), ("ru", "никого"), ("fr", "personne")]
)
def test_an_empty_queue_is_nobody(language: str, word: str) -> None:
    said = Words(language, "galaktiko").say("line-sector", position=1, stations=[], queue=[])
    assert f": {word}." in said or f" : {word}." in said


@pytest.mark.parametrize(
    ("to_the_last", "said"),
    [
        (False, "34 cards are left in the upper pile of the deck, 21 in the lower one."),
        (True, "54 cards are left in the deck."),
    ],
)
def test_both_piles_are_told(to_the_last: bool, said: str) -> None:
    game = cosmodrome.game("galaktiko")
    state = game.start(2, {"to_the_last": to_the_last}, seed=3)
    words = Words("en", "galaktiko")
    lines = [words.phrase(line) for line in title_of(game).speech.read_out(state.view(0))]
    assert said in lines
