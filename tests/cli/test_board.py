"""The board in the terminal: it fits, says what has changed, and needs no colour."""

import io
import random
import re
from itertools import cycle

import pytest
from rich.console import Console

import cosmodrome
from cosmodrome.cli.board import LEAST_WIDTH, Board, can_draw
from cosmodrome.engine.game import Game
from cosmodrome.games.title import title_of
from cosmodrome.words import LANGUAGES, Words

WIDTH, HEIGHT = 80, 24
YOU = 0
# Among the codes of a terminal, 4 underlines.
UNDERLINED = re.compile(r"\x1b\[(?:\d+;)*4[;m]")


def board(game: Game, language: str, seats: int, colours: bool = False) -> tuple[Board, Console]:
    """A board that is drawn into a text."""
    terminal = Console(
        file=io.StringIO(), width=WIDTH, force_terminal=colours, highlight=False, markup=False
    )
    names = ["", *(f"Ann {seat}" for seat in range(1, seats))]
    sketch = title_of(game).sketch
    assert sketch is not None
    return Board(terminal, Words(language, game.name, names, YOU), sketch), terminal


def drawn(terminal: Console) -> str:
    """What was drawn since this was last asked."""
    file = terminal.file
    assert isinstance(file, io.StringIO)
    text = file.getvalue()
    file.truncate(0)
    file.seek(0)
    return text


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_every_position_and_choice_fits_into_a_terminal(name: str) -> None:
    game = cosmodrome.game(name)
    languages = cycle(LANGUAGES)
    for seats in game.seats:
        for options in ({}, {option.name: True for option in game.options}):
            table, terminal = board(game, next(languages), seats)
            pick = random.Random(seats)
            state = game.start(seats=seats, options=options, seed=seats)
            while state.to_move >= 0:
                legal = state.legal()
                if state.to_move == YOU and pick.random() < 0.04:
                    view = state.view(YOU)
                    table.show(view)
                    table.show_choices(view, [game.actions.name(action) for action in legal])
                    table.show_key(view)
                    table.remember(view)
                    assert max(map(len, drawn(terminal).splitlines())) <= WIDTH
                state.apply(pick.choice(legal))
            table.show(state.view(YOU))


@pytest.mark.parametrize("name", cosmodrome.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_early_turn_needs_no_scrolling(name: str, language: str) -> None:
    game = cosmodrome.game(name)
    table, terminal = board(game, language, 3)
    state = game.start(seats=3, options={}, seed=5)
    for _ in range(12):
        state.apply(state.legal()[0])
    while state.to_move != YOU:
        state.apply(state.legal()[0])
    view = state.view(YOU)
    table.show(view)
    table.show_prompt(title_of(game).speech.prompt(view))
    table.show_choices(view, [game.actions.name(action) for action in state.legal()])
    assert len(drawn(terminal).splitlines()) < HEIGHT


def test_what_has_changed_is_marked_with_and_without_colours() -> None:
    game = cosmodrome.game("galaktiko")
    state = game.start(seats=2, options={}, seed=5)
    table, terminal = board(game, "en", 2)
    coloured, screen = board(game, "en", 2, colours=True)
    for each in (table, coloured):
        each.remember(state.view(YOU))
        each.show(state.view(YOU))
    assert "*" not in drawn(terminal)
    assert not UNDERLINED.search(drawn(screen))
    state.apply(game.actions.number("place 0"))
    for each in (table, coloured):
        each.show(state.view(YOU))
    plain = drawn(terminal)
    assert [line.split()[0] for line in plain.splitlines() if "*" in line] == ["1", "▲"]
    assert "\x1b" not in plain
    assert UNDERLINED.search(drawn(screen))


def test_a_narrow_terminal_or_one_without_symbols_gets_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert can_draw(Console(width=LEAST_WIDTH))
    assert not can_draw(Console(width=LEAST_WIDTH - 1))
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(io.BytesIO(), "latin-1"))
    assert not can_draw(Console(width=WIDTH))
