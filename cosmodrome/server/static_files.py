"""Files that are sent as they are: the built page and the texts.

Litestar's own static files read the disk for every request, compress on the event loop, do not
answer conditional requests and have no fallback for the addresses of a single-page application.
Here everything is read and compressed once, so no address can lead out of the folder.
"""

import gzip
import hashlib
import html
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from litestar import Response
from litestar.datastructures import Headers

from cosmodrome.words import LANGUAGES, Words

_FOLDER: Final = Path(__file__).parent / "page"
# Vite puts a hash of the contents into the names of these files: they never change.
_HASHED: Final = "/assets/"
_IMMUTABLE: Final = "public, max-age=31536000, immutable"
_REVALIDATE: Final = "no-cache"


class StaticFile(NamedTuple):
    """A file ready to be sent; ``gzipped`` if that makes it much shorter."""

    body: bytes
    media_type: str
    cache: str
    etag: str
    gzipped: bytes | None

    def response(self, headers: Headers) -> Response[bytes]:
        """The answer to a request with these headers."""
        answer = {"cache-control": self.cache, "etag": self.etag, "vary": "accept-encoding"}
        if self.etag in headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=answer)
        if self.gzipped is None or "gzip" not in headers.get("accept-encoding", ""):
            return Response(self.body, media_type=self.media_type, headers=answer)
        answer["content-encoding"] = "gzip"
        return Response(self.gzipped, media_type=self.media_type, headers=answer)


def static_file(body: bytes, media_type: str, cache: str = _REVALIDATE) -> StaticFile:
    """A file, compressed if it is text."""
    is_text = media_type.startswith("text/") or media_type.endswith(("json", "+xml"))
    gzipped = gzip.compress(body, 9, mtime=0) if is_text else None
    # Weak: the compressed and the plain form have the same tag.
    etag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
    return StaticFile(body, media_type, cache, etag, gzipped)


class Page:
    """All files of the page by their address."""

    def __init__(self, folder: Path = _FOLDER) -> None:
        self._files: dict[str, StaticFile] = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                address = "/" + path.relative_to(folder).as_posix()
                cache = _IMMUTABLE if address.startswith(_HASHED) else _REVALIDATE
                self._files[address] = static_file(path.read_bytes(), _media_type(path), cache)

    def find(self, path: str, languages: str) -> StaticFile | None:
        """The file at an address; for an address that only the page knows, the page itself."""
        file = self._files.get(path)
        if file is not None:
            return file
        if path.startswith(_HASHED) or "." in path.rpartition("/")[2]:
            return None
        return self._files.get("/index.html") or _not_built(languages)


def _media_type(path: Path) -> str:
    if path.suffix == ".js":
        return "text/javascript; charset=utf-8"
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def wanted_language(languages: str) -> str:
    """The first language of an Accept-Language header that we have."""
    wanted = [part.strip()[:2].lower() for part in languages.split(",")]
    return next((word for word in wanted if word in LANGUAGES), LANGUAGES[0])


def _not_built(languages: str) -> StaticFile:
    """A short notice instead of the page."""
    language = wanted_language(languages)
    words = Words(language)
    title, notice = html.escape(words.say("page-title")), html.escape(words.say("page-not-built"))
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>{title}</title><h1>{title}</h1><p>{notice}</p></html>"
    )
    return static_file(text.encode(), "text/html; charset=utf-8")
