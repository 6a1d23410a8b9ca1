"""Real browsers and a real server: every test has people of its own."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browsing import FLAGS, PHONE, Person
from playwright.sync_api import Browser, sync_playwright
from serving import Server

import cosmodrome.server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a database of its own, with the built page."""
    built = cosmodrome.server.__path__[0] + "/page/index.html"
    assert os.path.exists(built), "the page is not built: make page"  # noqa: PTH110
    folder = tmp_path_factory.mktemp("page")
    made = Server(f"sqlite:///{folder}/tables.sqlite")
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert found, "no Chromium here: apt-get install chromium, or name one in CHROMIUM"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Let somebody come: `visit("Ada")`, `visit("Ada", phone=True)`, `visit(speed="calm")`."""
    people: list[Person] = []

    def come(
        name: str = "Ada",
        phone: bool = False,
        browsing: dict[str, Any] | None = None,
        **preferences: object,
    ) -> Person:
        size = PHONE if phone else {"width": 1280, "height": 720}
        person = Person(
            browser, server, name, size, {"theme": "night", **preferences}, **browsing or {}
        )
        people.append(person)
        return person

    yield come
    for person in people:
        person.leave()
