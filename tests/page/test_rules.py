"""The rules: every illustration on the real board, and where the printed values come from."""

from collections import Counter
from collections.abc import Callable

import pytest
from browsing import Person

import cosmodrome
from cosmodrome.games.title import title_of
from cosmodrome.registry import printed_values
from cosmodrome.school.lessons import lessons


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_parts_of_the_rules_link_to_their_lessons(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    ada.go(f"/rules/{game}")
    expected = {
        (f"part-{part}", f"/school/{game}/{name}")
        for name, lesson in lessons(game).items()
        for part in lesson.script.parts
    }
    links = ada.page.locator(".parts a[href^='/school/']")
    links.first.wait_for()
    found = links.evaluate_all(
        "links => links.map((a) => [a.closest('li').id, a.getAttribute('href')])"
    )
    assert {(part, link) for part, link in found} == expected
    last = links.last
    said = last.inner_text()
    last.click()
    ada.page.wait_for_selector(".bubble")
    assert said.endswith(ada.page.locator("h1").inner_text().rpartition(": ")[2])


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_rules_show_the_board_and_the_sources(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    ada.go(f"/rules/{game}")
    parts = title_of(cosmodrome.game(game)).illustrations
    for part in parts:
        picture = ada.page.locator(f"#part-{part} figure")
        picture.evaluate("figure => figure.scrollIntoView()")
        picture.locator(".room").wait_for()
        assert picture.locator("figcaption").inner_text().strip()
    values = ada.page.locator(".values")
    values.evaluate("values => values.scrollIntoView()")
    values.locator("details").first.wait_for()
    sheets = list(printed_values(game))
    assert values.locator("details").count() == len(sheets)
    sources = Counter(row[-1] for _, _, rows in sheets for row in rows)
    shown = values.locator(".totals .reconstructed").inner_text()
    assert int(shown) == sources["reconstructed"]
    # Every row is there to be looked up.
    name, _, rows = sheets[0]
    values.locator("summary").first.click()
    assert values.locator("details").first.locator("tbody tr").count() == len(rows), name
