"""The built page, read once: so no address leads out of its folder."""

import gzip
import html
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from cosmodrome.words import LANGUAGES, Words

_FOLDER: Final = Path(__file__).parent / "page"
# Vite puts a hash into the names of these: they never change.
_HASHED: Final = "/assets/"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"


class File(NamedTuple):
    """A file to be sent; ``packed`` for clients that take gzip, where it is much shorter."""

    body: bytes
    kind: str
    cache: str
    packed: bytes | None = None

    def answer(self, encodings: str) -> tuple[bytes, dict[str, str]]:
        """What to send to somebody who takes these encodings, and its headers."""
        headers = {"cache-control": self.cache}
        if self.packed is None:
            return self.body, headers
        headers["vary"] = "accept-encoding"
        if "gzip" not in encodings:
            return self.body, headers
        return self.packed, headers | {"content-encoding": "gzip"}


def file(body: bytes, kind: str, cache: str) -> File:
    """A file, packed if it is text."""
    is_text = kind.startswith("text/") or kind.endswith(("json", "+xml"))
    return File(body, kind, cache, gzip.compress(body, 9, mtime=0) if is_text else None)


class Page:
    """All files of the page by their address."""

    def __init__(self, folder: Path = _FOLDER) -> None:
        self._files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                address = "/" + path.relative_to(folder).as_posix()
                cache = _FOR_EVER if address.startswith(_HASHED) else _ASK
                self._files[address] = file(path.read_bytes(), _kind(path), cache)

    def find(self, path: str, languages: str) -> File | None:
        """The file at an address; the page itself for addresses that only it knows."""
        found = self._files.get(path)
        if found is not None:
            return found
        if path.startswith(_HASHED) or "." in path.rpartition("/")[2]:
            return None
        return self._files.get("/index.html") or _not_built(languages)


def _kind(path: Path) -> str:
    if path.suffix == ".js":
        return "text/javascript; charset=utf-8"
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def _not_built(languages: str) -> File:
    """A few words instead of the page, in the first language that we speak."""
    wanted = [part.strip()[:2].lower() for part in languages.split(",")]
    language = next((word for word in wanted if word in LANGUAGES), LANGUAGES[0])
    words = Words(language)
    title, says = html.escape(words.say("page-title")), html.escape(words.say("page-not-built"))
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>{title}</title><h1>{title}</h1><p>{says}</p></html>"
    )
    return File(text.encode(), "text/html; charset=utf-8", _ASK)
