"""Finished studies: a folder of reports, each in a folder of its own, and a page that lists them.

Reports are files that stand alone: no script, styles and fonts inside. They are sent with a
policy of their own that allows just that.
"""

import html
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from litestar import Response
from litestar.datastructures import Headers
from msgspec import Struct

from cosmodrome.registry import game_names
from cosmodrome.server.errors import NotFound
from cosmodrome.server.static_files import StaticFile, static_file
from cosmodrome.words import LANGUAGES, Words

POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".csv": "text/csv; charset=utf-8",
    ".json": "application/json",
}
_STYLE: Final = (Path(__file__).parent / "studies.css").read_text("utf-8")
_MOST_KEPT: Final = 64


class Played(Struct, frozen=True):
    """How many games a study has for a number of players."""

    seats: int
    games: int


class Summary(Struct, frozen=True):
    """What the list needs of a study.json."""

    game: str
    bots: list[str]
    options: list[str]
    seats: list[Played]


class Studies:
    """The studies in a folder, which may get new ones while the server runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def answer(self, name: str, file: str, headers: Headers) -> Response[bytes]:
        """A file of a study. Only names that the folders list lead to files."""
        folder = self._folders().get(name)
        files = {} if folder is None else {path.name: path for path in folder.iterdir()}
        path = files.get(file)
        if path is None or path.suffix not in _TYPES or not path.is_file():
            raise NotFound
        return _with_policy(_read(path, path.stat().st_mtime_ns).response(headers))

    def page(self, language: str) -> Response[bytes]:
        """The list of all studies in a language."""
        words = Words(language)
        items = [_item(name, folder, language) for name, folder in sorted(self._folders().items())]
        title = html.escape(words.say("page-studies"))
        about = html.escape(words.say("page-studies-about"))
        listed = "".join(items) or f"<li>{html.escape(words.say('page-studies-none'))}</li>"
        languages = "".join(
            f'<a href="/studies?lang={other}" hreflang="{other}">{other}</a>'
            for other in LANGUAGES
            if other != language
        )
        text = (
            f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{title} – {words.say('page-title')}</title><style>{_STYLE}</style><main>"
            f'<nav><a href="/">{words.say("page-title")}</a>{languages}</nav>'
            f"<h1>{title}</h1><p>{about}</p><ul>{listed}</ul></main></html>"
        )
        file = static_file(text.encode(), _TYPES[".html"])
        return _with_policy(file.response(Headers({})))

    def _folders(self) -> dict[str, Path]:
        """The folders that hold a finished study."""
        if not self._folder.is_dir():
            return {}
        return {
            path.name: path
            for path in self._folder.iterdir()
            if (path / "study.json").is_file() and (path / "report.html").is_file()
        }


def _with_policy(response: Response[bytes]) -> Response[bytes]:
    response.headers["content-security-policy"] = POLICY
    return response


@lru_cache(_MOST_KEPT)
def _read(path: Path, changed: int) -> StaticFile:
    """A file, read and compressed once for each time that it was changed."""
    return static_file(path.read_bytes(), _TYPES[path.suffix])


def _item(name: str, folder: Path, language: str) -> str:
    """A study in the list; one that cannot be read, or of a game that is not here, is left out."""
    try:
        summary = msgspec.json.decode((folder / "study.json").read_bytes(), type=Summary)
        words = Words(language, summary.game) if summary.game in game_names() else None
    except (msgspec.MsgspecError, OSError):
        words = None
    if words is None:
        return ""
    own = folder / f"report.{language}.html"
    file = own.name if own.is_file() else "report.html"
    said = words.say(
        "page-studies-item",
        players=", ".join(str(one.seats) for one in summary.seats),
        games=sum(one.games for one in summary.seats),
        bots=", ".join(_level(words, bot) for bot in summary.bots),
        options=", ".join(words.say(f"option-{name}") for name in summary.options)
        or words.say("nothing-chosen"),
    )
    title = html.escape(words.say("name"))
    address = html.escape(f"/studies/{name}/{file}", quote=True)
    return f'<li><a href="{address}"><b>{title}</b><span>{html.escape(said)}</span></a></li>'


def _level(words: Words, bot: str) -> str:
    """A level in words; a bot of somebody's own by its name."""
    return words.say(f"level-{bot}") if words.has(f"level-{bot}") else bot
