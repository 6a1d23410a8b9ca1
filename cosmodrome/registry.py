"""Finding games: every folder under games/ is one."""

import csv
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from cosmodrome.engine.errors import UnknownGame
from cosmodrome.engine.game import Game
from cosmodrome.engine.judge import Judge
from cosmodrome.engine.record import Record
from cosmodrome.games.title import AnyTitle, title_of

_GAMES = Path(__file__).parent / "games"


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(path.parent.name for path in _GAMES.glob("*/data/")))


def data_folder(name: str) -> Path:
    """Where the printed values of a game are."""
    return _GAMES / _known(name) / "data"


def printed_values(name: str) -> Iterator[tuple[str, list[str], list[list[str]]]]:
    """Every table of printed values of a game: its name, its columns, its rows."""
    for path in sorted(data_folder(name).glob("*.csv")):
        with path.open(encoding="utf-8", newline="") as file:
            columns, *rows = csv.reader(file)
        yield path.stem, columns, rows


def text_file(name: str, language: str) -> Path:
    """Where the words of a game are."""
    return _GAMES / _known(name) / "text" / f"{language}.ftl"


def game(name: str, data: Path | str | None = None) -> Game:
    """A game by its name, with the printed values of another folder if one is given.

    >>> game("galaktiko").seats
    range(2, 7)
    """
    if data is None:
        return _printed(name)
    return _read(name, Path(data))


def judge(of: Game) -> Judge:
    """What a game knows about good and bad positions."""
    return title_of(of).judge


@cache
def _printed(name: str) -> Game:
    return _read(name, data_folder(name))


def _read(name: str, folder: Path) -> Game:
    title: AnyTitle = import_module(f"cosmodrome.games.{_known(name)}.title").title(folder)
    return title.game


def _known(name: str) -> str:
    if name not in game_names():
        raise UnknownGame(game=str(name)[:40], games=", ".join(game_names()))
    return name


def read_record(text: str, data: Path | str | None = None) -> Record:
    """A record from its text or JSON form, replayed and checked."""
    return Record.read(text, lambda name: game(name, data))
