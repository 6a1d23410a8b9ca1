"""The studies of the house rules, which come with the package: an archive for each game.

`make studies` plays them again, and packs them by running this module with their folders.
Fonts and posters make up most of a report and are in the package anyway, so archives leave them
out: they are put back when a file is read.
"""

import sys
import tarfile
from base64 import b64encode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from cosmodrome.registry import data_folder

FOLDER: Final = Path(__file__).parent
# One archive for each game, by its name.
HOUSE: Final = FOLDER / "house"
SUFFIX: Final = ".tar.xz"
# What a finished study consists of, by how the names of its files end.
FILES: Final = (".csv", ".html", ".json")


def pack(study: Path, game: str, archive: Path) -> None:
    """Pack the files of a study. The same files give the same bytes."""
    pictures = list(_pictures(game))
    with tarfile.open(archive, "w:xz", preset=9) as packed:
        for path in sorted(path for path in study.iterdir() if path.suffix in FILES):
            data = path.read_bytes()
            for mark, picture in pictures:
                data = data.replace(picture, mark)
            entry = tarfile.TarInfo(path.name)
            entry.size = len(data)
            packed.addfile(entry, BytesIO(data))


def packed_files(archive: Path) -> list[str]:
    """The names of the files of a packed study."""
    with tarfile.open(archive) as packed:
        return packed.getnames()


def unpack(archive: Path, file: str) -> bytes:
    """A file of a packed study."""
    with tarfile.open(archive) as packed:
        member = packed.extractfile(file)
        data = b"" if member is None else member.read()
    for mark, picture in _pictures(archive.name.removesuffix(SUFFIX)):
        data = data.replace(mark, picture)
    return data


def poster_file(game: str) -> Path | None:
    """The picture of a game, if it has one.

    In an installed package it is in the game's folder, in a checkout among the page's sources.
    """
    folder = data_folder(game).parent
    page = folder.parents[2] / "web" / "src" / "games" / game
    paths = (folder / "poster.svg", page / "poster.svg")
    return next((path for path in paths if path.exists()), None)


def _pictures(game: str) -> Iterator[tuple[bytes, bytes]]:
    """What archives leave out: the placeholder, and the data as reports contain them."""
    poster = poster_file(game)
    for path in (*sorted((FOLDER / "fonts").iterdir()), *([poster] if poster else [])):
        yield f"{{{path.name}}}".encode(), b64encode(path.read_bytes())


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        folder = Path(argument)
        pack(folder, folder.name, HOUSE / f"{folder.name}{SUFFIX}")
