"""Finding games: every folder of cosmodrome.games that has printed values is one."""

import csv
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from cosmodrome import games
from cosmodrome.engine.errors import UnknownGame
from cosmodrome.engine.game import Game
from cosmodrome.engine.judge import Judge
from cosmodrome.engine.record import Record
from cosmodrome.games.title import AnyTitle, title_of

# Printed values as texts: the name and the content of each CSV file.
Sheets = tuple[tuple[str, str], ...]
# Games with other printed values that are kept in memory.
_MOST_GAMES: Final = 32


@cache
def _folders() -> dict[str, Path]:
    """The folder of each game, by its name."""
    found = (path.parent for place in games.__path__ for path in Path(place).glob("*/data/"))
    return {folder.name: folder for folder in sorted(found, key=lambda folder: folder.name)}


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_folders())


def data_folder(name: str) -> Path:
    """Where the printed values of a game are."""
    return _folder(name) / "data"


def printed_values(name: str) -> Iterator[tuple[str, list[str], list[list[str]]]]:
    """Every table of printed values of a game: its name, its columns, its rows."""
    for path in sorted(data_folder(name).glob("*.csv")):
        with path.open(encoding="utf-8", newline="") as file:
            columns, *rows = csv.reader(file)
        yield path.stem, columns, rows


@cache
def sheets(name: str) -> Sheets:
    """The printed values of a game as texts."""
    files = sorted(data_folder(name).glob("*.csv"))
    return tuple((file.name, file.read_text("utf-8")) for file in files)


def text_file(name: str, language: str) -> Path:
    """Where the words of a game are."""
    return _folder(name) / "text" / f"{language}.ftl"


def game(name: str, data: Path | str | None = None) -> Game:
    """A game by its name, with the printed values of another folder if one is given.

    >>> game("galaktiko").seats
    range(2, 7)
    """
    if data is None:
        return _printed(name)
    return _read(name, Path(data))


@lru_cache(_MOST_GAMES)
def game_with(name: str, printed: Sheets) -> Game:
    """A game with the printed values of some texts."""
    with TemporaryDirectory() as folder:
        for file, text in printed:
            (Path(folder) / Path(file).name).write_text(text, "utf-8", newline="")
        return _read(name, Path(folder))


def judge(of: Game) -> Judge:
    """What a game knows about good and bad positions."""
    return title_of(of).judge


@cache
def _printed(name: str) -> Game:
    return _read(name, data_folder(name))


def _read(name: str, data: Path) -> Game:
    _folder(name)
    title: AnyTitle = import_module(f"cosmodrome.games.{name}.title").title(data)
    return title.game


def _folder(name: str) -> Path:
    if name not in _folders():
        raise UnknownGame(game=str(name)[:40], games=", ".join(game_names()))
    return _folders()[name]


def read_record(text: str, data: Path | str | None = None) -> Record:
    """A record from its text or JSON form, replayed and checked."""
    return Record.read(text, lambda name: game(name, data))
