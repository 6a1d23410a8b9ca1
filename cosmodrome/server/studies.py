"""Finished studies, and a page that lists them: those of the house rules, which come with the
package, and those in a folder, each in a folder of its own.

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

from cosmodrome.lab.study.packing import HOUSE, SUFFIX, packed_files, unpack
from cosmodrome.registry import game, game_names
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
    rules: int
    data: str
    bots: list[str]
    options: list[str]
    seats: list[Played]


class Studies:
    """The studies of the house and those in a folder, which may get new ones at any time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def answer(self, name: str, file: str, headers: Headers) -> Response[bytes]:
        """A file of a study."""
        place = self._places().get(name)
        if place is None or Path(file).suffix not in _TYPES:
            raise NotFound
        changed = _changed(place)
        if file not in _names(place, changed):
            raise NotFound
        return _with_policy(_read(place, file, changed).response(headers))

    def page(self, language: str) -> Response[bytes]:
        """The list of all studies in a language."""
        words = Words(language)
        items = [_item(name, place, language) for name, place in sorted(self._places().items())]
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

    def _places(self) -> dict[str, Path]:
        """By name: the archive or folder of a study. One's own takes the place of the house's."""
        places = {path.name.removesuffix(SUFFIX): path for path in HOUSE.glob(f"*{SUFFIX}")}
        if self._folder.is_dir():
            for path in self._folder.iterdir():
                if (path / "study.json").is_file() and (path / "report.html").is_file():
                    places[path.name] = path
        return places


def _with_policy(response: Response[bytes]) -> Response[bytes]:
    response.headers["content-security-policy"] = POLICY
    return response


def _changed(place: Path) -> int:
    """When an archive or a folder was last changed."""
    files = list(place.iterdir()) if place.is_dir() else []
    return max(int(path.stat().st_mtime_ns) for path in [place, *files])


@lru_cache(_MOST_KEPT)
def _names(place: Path, changed: int) -> frozenset[str]:
    """The files of a study: only these names lead to files."""
    if place.is_dir():
        return frozenset(path.name for path in place.iterdir() if path.is_file())
    return frozenset(packed_files(place))


@lru_cache(_MOST_KEPT)
def _read(place: Path, file: str, changed: int) -> StaticFile:
    """A file, read and compressed once for each time that the study was changed."""
    return static_file(_body(place, file), _TYPES[Path(file).suffix])


def _body(place: Path, file: str) -> bytes:
    return (place / file).read_bytes() if place.is_dir() else unpack(place, file)


@lru_cache(_MOST_KEPT)
def _summary(place: Path, changed: int) -> Summary | None:
    """What a study says about itself; None: it cannot be read, or its game is not here."""
    try:
        found = msgspec.json.decode(_body(place, "study.json"), type=Summary)
    except (msgspec.MsgspecError, OSError):
        return None
    return found if found.game in game_names() else None


def _item(name: str, place: Path, language: str) -> str:
    """A study in the list; one that cannot be read is left out."""
    changed = _changed(place)
    summary = _summary(place, changed)
    if summary is None:
        return ""
    words = Words(language, summary.game)
    own = f"report.{language}.html"
    file = own if own in _names(place, changed) else "report.html"
    said = words.say(
        "page-studies-item",
        players=", ".join(str(one.seats) for one in summary.seats),
        games=sum(one.games for one in summary.seats),
        bots=", ".join(_level(words, bot) for bot in summary.bots),
        options=", ".join(words.say(f"option-{name}") for name in summary.options)
        or words.say("nothing-chosen"),
        rules=str(summary.rules),
        data=summary.data,
    )
    here = game(summary.game)
    if (summary.rules, summary.data) != (here.rules, here.data):
        said += " " + words.say("page-studies-old")
    title = html.escape(words.say("name"))
    address = html.escape(f"/studies/{name}/{file}", quote=True)
    return f'<li><a href="{address}"><b>{title}</b><span>{html.escape(said)}</span></a></li>'


def _level(words: Words, bot: str) -> str:
    """A level in words; a bot of somebody's own by its name."""
    return words.say(f"level-{bot}") if words.has(f"level-{bot}") else bot
