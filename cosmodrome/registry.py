"""Finding games: every folder of cosmodrome.games that has printed values is one.

Packages of others offer theirs as entry points in the group ``cosmodrome.games``: the name of the
game, and the package that its modules are in.
"""

import csv
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from cosmodrome import games
from cosmodrome.engine.errors import NoDataFolder, UnknownGame
from cosmodrome.engine.game import Game
from cosmodrome.engine.judge import Judge
from cosmodrome.engine.record import Record
from cosmodrome.games.title import AnyTitle, title_of

GROUP: Final = "cosmodrome.games"
# Printed values as texts: the name and the content of each CSV file.
Sheets = tuple[tuple[str, str], ...]
# Games with other printed values that are kept in memory.
_MOST_GAMES: Final = 32


class _Place(NamedTuple):
    """Where a game is: the name of its package, and the folder."""

    package: str
    folder: Path


@cache
def _in_folders() -> dict[str, _Place]:
    """The games in the folders of cosmodrome.games, by name."""
    return {
        path.parent.name: _Place(f"{games.__name__}.{path.parent.name}", path.parent)
        for folder in games.__path__
        for path in Path(folder).glob("*/data/")
    }


@cache
def _places() -> dict[str, _Place]:
    """All games by name, those in packages of others included."""
    found = dict(_in_folders())
    for point in entry_points(group=GROUP):
        spec = find_spec(point.value)
        for folder in (spec.submodule_search_locations or ())[:1] if spec is not None else ():
            found.setdefault(point.name, _Place(point.value, Path(folder)))
    return dict(sorted(found.items()))


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_places())


def package_of(name: str) -> str:
    """The package that a game's modules are in."""
    return _place(name).package


def data_folder(name: str) -> Path:
    """Where the printed values of a game are."""
    return _place(name).folder / "data"


def tiny_folder(name: str) -> Path | None:
    """Where printed values of a game are that make it small enough to be solved, if it has any."""
    folder = _place(name).folder / "tiny"
    return folder if folder.is_dir() else None


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


def learned_file(name: str) -> Path:
    """Where the correction of a game's judge is, if one was learned."""
    return _place(name).folder / "learned" / f"{name}.weights"


def text_file(name: str, language: str) -> Path:
    """Where the words of a game are."""
    return _place(name).folder / "text" / f"{language}.ftl"


def school_folder(name: str) -> Path:
    """Where the lessons of a game are, if it has any."""
    return _place(name).folder / "school"


def marks_file(name: str) -> Path:
    """Where the marks of a game are defined, if it has any."""
    return _place(name).folder / "marks.toml"


def game(name: str, data: Path | str | None = None) -> Game:
    """A game by its name, with the printed values of another folder if one is given.

    >>> game("galaktiko").seats
    range(2, 7)
    """
    if data is None:
        return _printed(name)
    if not Path(data).is_dir():
        raise NoDataFolder(folder=str(data))
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
    title: AnyTitle = import_module(f"{package_of(name)}.title").title(data)
    return title.game


def _place(name: str) -> _Place:
    # Looking through all installed packages takes longer than the whole rest.
    place = _in_folders().get(name) or _places().get(name)
    if place is None:
        raise UnknownGame(game=str(name)[:40], games=", ".join(game_names()))
    return place


def read_record(text: str, data: Path | str | None = None) -> Record:
    """A record from its text or JSON form, replayed and checked."""
    return Record.read(text, lambda name: game(name, data))
