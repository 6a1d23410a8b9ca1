"""What is shown of Ganymede: offers, prompts, and every card in words."""

import pytest
from rules.ganymede.positions import Position

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.games.ganymede import speech
from cosmodrome.games.ganymede import view_cards as room
from cosmodrome.games.ganymede.rules import Ganymede
from cosmodrome.words import LANGUAGES, Words

GAME = cosmodrome.game("ganymede")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_described_in_one_sentence_of_its_own(language: str) -> None:
    assert isinstance(GAME, Ganymede)
    parts = GAME.parts
    words = Words(language, "ganymede")
    phrases = [speech.describe_tile(room.tile_card(parts, tile)) for tile in range(30)]
    phrases += [speech.describe_shuttle(room.shuttle_card(parts, card)) for card in range(60)]
    phrases += [speech.describe_ship(room.ship_card(parts, ship)) for ship in range(17)]
    sentences = [words.phrase(phrase) for phrase in phrases]
    assert len(set(sentences)) == len(sentences)
    assert all("\n" not in sentence and "  " not in sentence for sentence in sentences)


def test_descriptions_follow_the_printed_values() -> None:
    assert isinstance(GAME, Ganymede)
    words = Words("en", "ganymede")
    parts = GAME.parts
    tile = words.phrase(speech.describe_tile(room.tile_card(parts, 12)))
    assert tile == "red tile: recruit a red settler or gain one step of reputation"
    shuttle = words.phrase(speech.describe_shuttle(room.shuttle_card(parts, 58)))
    assert shuttle == (
        "white Mars shuttle: carries to the ships: 2 × settler of any colour,"
        " costs a tile; then move a settler one leg on"
    )
    ship = words.phrase(speech.describe_ship(room.ship_card(parts, 4)))
    assert ship == "ship “Light”: 4 points, needs one settler fewer"
    moves = words.phrase(speech.describe_ship(room.ship_card(parts, 1)))
    assert moves == "ship “Moves”: 4 points, at launch move settlers 2 times one leg on"


def test_tile_offer_says_how_often_it_would_act() -> None:
    position = Position()
    position.tiles("T10", "T11", "T20")
    position.offer_tile("T13")
    offer = position.state.view(0).tile_row[0]
    assert (offer.times, offer.least, offer.useful) == (3, 2, True)
    position.tiles("T10", "T11", "T12")
    offer = position.state.view(0).tile_row[0]
    assert (offer.times, offer.least) == (3, 3)
    position.settlers("earth", "BBBRRR")
    position.step(12)
    assert not position.state.view(0).tile_row[0].useful
    assert position.state.view(1).tile_row[0].times == 1


def test_shuttle_offer_says_what_is_missing() -> None:
    position = Position()
    position.settlers("earth", "BY")
    position.shuttles("E25", "E26")
    position.offer_shuttle("E29")
    offer = position.state.view(0).earth_row[0]
    assert (offer.usable, offer.missing, offer.missing_tile, offer.times) == (False, [], True, 3)
    position.offer_shuttle("E12")
    offer = position.state.view(0).earth_row[0]
    assert (offer.usable, offer.missing) == (False, ["red", "purple"])
    position.offer_shuttle("E25")
    offer = position.state.view(0).earth_row[0]
    assert (offer.usable, offer.missing) == (True, [])
    position.settlers("earth", "B")
    assert position.state.view(0).earth_row[0].missing == ["any"]


def test_usable_is_what_the_legal_list_says() -> None:
    for seed in range(6):
        state = GAME.start(2, {}, seed)
        stream = chance(seed)
        while state.to_move >= 0:
            legal = [GAME.actions.name(action) for action in state.legal()]
            view = state.view(state.to_move)
            if view.phase == "main":
                for place, row in (("earth", view.earth_row), ("mars", view.mars_row)):
                    for slot, offer in enumerate(row):
                        usable = offer is not None and offer.usable
                        assert (f"{place}-shuttle {slot}" in legal) == usable
            state.apply(state.legal()[int(stream.below(len(legal)))])


def test_bays_say_whom_they_accept() -> None:
    position = Position()
    position.bay(0, "bottom", "four-fewer")
    position.settlers("top", "R")
    position.settlers("bottom", "BR")
    top, bottom = position.state.view(1).players[0].bays
    assert (top.need, top.aboard, top.accepts) == (3, ["red"], ["red"])
    assert (bottom.need, bottom.accepts) == (3, ["yellow", "purple"])


def test_prompt_counts_the_uses() -> None:
    position = Position()
    position.tiles("T10", "T11")
    position.play(position.offer_tile("T13"), "recruit red")
    view = position.state.view(0)
    assert (view.pending.left, view.pending.uses) == (2, 3)
    sentence = Words("en", "ganymede").phrase(speech.prompt(view))
    assert sentence == (
        "Player 1, now the tile: recruit a red settler or gain one step of reputation. "
        "2 of 3 uses left."
    )


def test_columns_say_how_often_the_next_card_acts() -> None:
    position = Position()
    position.shuttles("E01", "E02")
    position.tiles("T05")
    blue, red = position.state.view(None).players[0].columns[:2]
    assert (blue.next_shuttle, blue.next_tile) == (3, 2)
    assert (red.next_shuttle, red.next_tile) == (1, 1)


def test_worth_of_ships() -> None:
    position = Position()
    position.shuttles("E01", "E02")
    position.launched("type-blue", "five")
    view = position.state.view(1)
    assert [(ship.ship, ship.worth) for ship in view.players[0].launched] == [
        ("five", 5),
        ("type-blue", 4),
    ]
    assert position.state.view(0).ships["colour-blue"].worth == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_arguments_have_words(language: str) -> None:
    words = Words(language, "ganymede")
    view = GAME.start(2, {}, 1).view(1)
    assert words.phrase(speech.describe(view, "keep-ship ?"))
    assert words.phrase(speech.describe(view, "return-ship ?"))


def test_a_free_launch_on_a_full_ship_is_said_to_be_wasted() -> None:
    position = Position()
    position.step(11)
    position.tiles("T05")
    position.settlers("top", "BBB")
    position.play("discard 0", "basic reputation")
    view = position.state.view(0)
    words = Words("en", "ganymede")
    assert "would be wasted" in words.phrase(speech.describe(view, "launch top"))
    assert "wasted" not in words.phrase(speech.describe(view, "launch bottom"))


def test_reveal_names_everything() -> None:
    position = Position()
    position.play(position.offer_tile("T13"))
    shown = position.state.reveal()
    assert (shown["phase"], shown["card"]) == ("entry", "T13")
    assert (shown["effect"], shown["other_effect"]) == ("recruit red", "reputation")
    assert shown["bays"][:2] == ["five", "five"]
    assert shown["ship_deck"] == position.ships_in_deck()
    assert len(shown["tile_stack"]) == 26


def test_shuttle_offer_says_who_would_find_a_place() -> None:
    position = Position()
    position.settlers("mars", "BR")
    position.settlers("bottom", "R")
    position.offer_shuttle("M02")
    # Blue could go to both bays, but then red would find none.
    assert position.state.view(0).mars_row[0].lands == ["bottom", "top"]
    position.settlers("bottom", "BR")
    assert position.state.view(0).mars_row[0].lands.count("lost") == 1
    position.offer_shuttle("M29")
    assert position.state.view(0).mars_row[0].lands == ["open", "open"]
    position.settlers("mars", "BBRR")
    position.offer_shuttle("E03")
    assert position.state.view(0).earth_row[0].lands == ["mars", "lost"]


def test_view_says_which_shuttle_completes_a_set() -> None:
    position = Position()
    position.shuttles("E01", "E07", "E13", "E19")
    position.offer_shuttle("E25")
    view = position.state.view(0)
    assert view.earth_row[0].completes_set
    assert [column.completes_set for column in view.players[0].columns] == [False] * 4 + [True]
    assert not any(column.completes_set for column in view.players[1].columns)


def test_view_shows_the_tile_that_waits_for_room() -> None:
    position = Position()
    position.tiles("T10", "T11", "T20")
    position.play(position.offer_tile("T13"))
    waiting = position.state.view(1).pending.tile
    assert waiting is not None
    assert waiting.name == "T13"
    position.play("discard 0")
    assert position.state.view(1).pending.tile is None
