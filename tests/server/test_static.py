"""Static files: compressed, cached, and the page for every address that only it knows."""

import gzip
from pathlib import Path

import httpx
import pytest
from litestar.datastructures import Headers
from serving import Server

from cosmodrome.server.static_files import Page


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>page")
    (tmp_path / "assets" / "main-1a2b.js").write_text("console.log(1)")
    (tmp_path / "assets" / "logo-1a2b.png").write_bytes(b"\x89PNG")
    return Page(tmp_path)


def test_files_with_a_hash_in_their_name_never_change(page: Page) -> None:
    script = page.find("/assets/main-1a2b.js", "")
    assert script is not None
    assert "immutable" in script.cache
    assert script.media_type == "text/javascript; charset=utf-8"
    assert page.find("/assets/gone-1a2b.js", "") is None


def test_the_page_answers_for_its_own_addresses(page: Page) -> None:
    for address in ("/index.html", "/", "/table/abc", "/table/abc/replay/7"):
        file = page.find(address, "")
        assert file is not None
        assert file.body == b"<!doctype html>page"
        assert file.cache == "no-cache"
    for address in ("/secret.txt", "/../pyproject.toml", "/assets/../index.html"):
        assert page.find(address, "") is None


def test_text_is_compressed_and_pictures_are_not(page: Page) -> None:
    script, picture = page.find("/assets/main-1a2b.js", ""), page.find("/assets/logo-1a2b.png", "")
    assert script is not None
    assert picture is not None
    answer = script.response(Headers({"accept-encoding": "gzip, br"}))
    assert gzip.decompress(answer.content) == script.body
    assert answer.headers["content-encoding"] == "gzip"
    assert script.response(Headers({})).content == script.body
    assert picture.response(Headers({"accept-encoding": "gzip"})).content == picture.body


def test_what_the_browser_has_is_not_sent_again(server: Server) -> None:
    address = f"{server.url}/text/en.ftl"
    first = httpx.get(address)
    assert first.status_code == 200
    again = httpx.get(address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = httpx.get(address, headers={"if-none-match": 'W/"0"'})
    assert other.text == first.text
