"""The printed values of Gaia, and how wrong files are refused."""

import shutil
from pathlib import Path

import pytest
from rules.gaia.positions import gaia

from cosmodrome.engine.errors import BadData
from cosmodrome.games.gaia.parts import ELEMENT, KINDS, Parts
from cosmodrome.registry import data_folder


def test_the_box_is_complete() -> None:
    parts = gaia().parts
    assert sum(parts.tiles) == 48
    assert [len(parts.deck(kind, disasters=True)) for kind in range(KINDS)] == [40, 30, 30]
    assert len(parts.deck(ELEMENT, disasters=False)) == 23
    assert len(parts.card_names) == len(set(parts.card_names)) == 38


@pytest.mark.parametrize(
    ("action", "number"),
    [
        ("take nature 0", 0),
        ("take life 1", 4),
        ("take element 1", 6),
        ("draw nature", 7),
        ("call-end", 10),
        ("play nature-plain", 11),
        ("play tornado", 45),
        ("play lightning", 46),
        ("play volcano", 47),
        ("discard nature-plain", 48),
        ("discard volcano", 85),
        ("cell 0", 86),
        ("cell 440", 526),
        ("capture 0", 527),
        ("join", 532),
        ("double", 533),
        ("goal 0", 534),
        ("goal 6", 540),
        ("skip", 541),
        ("protect", 542),
        ("steal nature", 543),
        ("keep nature-plain", 546),
        ("keep volcano", 583),
    ],
)
def test_actions_have_their_fixed_numbers(action: str, number: int) -> None:
    assert gaia().actions.number(action) == number
    assert len(gaia().actions) == 584


def refused(folder: Path, file: str, old: str, new: str) -> BadData:
    """The error for the printed values with one thing changed."""
    shutil.copytree(data_folder("gaia"), folder, dirs_exist_ok=True)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData) as caught:
        Parts(folder)
    return caught.value


@pytest.mark.parametrize(
    ("file", "old", "new", "row", "column"),
    [
        ("tiles.csv", "forest,8", "woods,8", 3, "land"),
        ("tiles.csv", "forest,8", "forest,many", 3, "count"),
        ("tiles.csv", "forest,8", "forest,59", 7, "count"),
        ("nature.csv", "nature-sea,sea", "nature-sea,forest", 4, "land"),
        ("animals.csv", "animals-star,star", "animals-any,star", 8, "card"),
        ("cities.csv", "forest|sea|sea|animals", "forest|sea|sea|fish", 2, "needs"),
        ("cities.csv", "forest|sea|sea|animals", "forest|sea|sea", 2, "needs"),
        ("cities.csv", "forest|sea|sea|animals", "sea|sea|sea|animals", 2, "needs"),
        ("cities.csv", "forest|sea|sea|animals", "sea|sea|animals|animals", 2, "needs"),
        ("cities.csv", "city-02,desert", "city-02,moon", 3, "land"),
        ("cities.csv", "mountain|sea|sea,1", "mountain|sea|sea,2", 3, "count"),
        ("elements.csv", "rain,6,no", "rain,6,maybe", 3, "disaster_only"),
        ("elements.csv", "rain,6", "sun,6", 3, "card"),
        ("goals.csv", "goal-3,nature", "goal-3,element", 4, "kind"),
        ("goals.csv", "goal-8,element,0", "goal-8,element,1", 9, "kind"),
        ("goals.csv", "goal-2,nature,2", "goal-2,nature,-1", 3, "plain"),
    ],
)
def test_wrong_values_are_refused(
    tmp_path: Path, file: str, old: str, new: str, row: int, column: str
) -> None:
    error = refused(tmp_path, file, old, new)
    assert error.facts["file"] == file
    assert (error.facts["row"], error.facts["column"]) == (row, column)


def test_fewer_cards_are_for_fewer_players(tmp_path: Path) -> None:
    shutil.copytree(data_folder("gaia"), tmp_path, dirs_exist_ok=True)
    text = (tmp_path / "nature.csv").read_text("utf-8")
    for count in "876":
        text = text.replace(f",{count},published", ",1,published")
    (tmp_path / "nature.csv").write_text(text, "utf-8")
    assert Parts(tmp_path).seats == range(2, 4)
    (tmp_path / "nature.csv").write_text(text.replace(",1,published", ",0,published"), "utf-8")
    with pytest.raises(BadData, match="5 are too few: even the fewest players need 7"):
        Parts(tmp_path)
