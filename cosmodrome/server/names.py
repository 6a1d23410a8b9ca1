"""Names of people: what may be one, and which of them cannot be told apart by eye."""

import unicodedata
from functools import cache
from typing import Final

from cosmodrome.server.errors import BadName

_MAX_NAME: Final = 24
_MAX_HANDLE: Final = 48
_MAX_SKELETON: Final = 100
# They only choose how the sign before them is drawn; phones add them to many emoji.
_VARIATION: Final = "\ufe0e\ufe0f"
# Code points that show nothing though their category does not say so: the default ignorable ones
# of Unicode that are letters or marks, the blank Braille pattern, the empty note head.
_BLANK: Final = (
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1D159, 0x1D159),
    (0xE0000, 0xE0FFF),
)


def clean_name(name: str) -> str:
    """The name in one line; BadName: it is blank, too long, or contains what nobody can see."""
    shown = "".join(letter for letter in name if letter not in _VARIATION)
    clean = " ".join(unicodedata.normalize("NFC", shown).split())
    if not clean or len(clean) > _MAX_NAME or len(handle(clean)) > _MAX_HANDLE:
        raise BadName
    if any(_is_unseen(letter) for letter in clean):
        raise BadName
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in clean):
        raise BadName
    return clean


def handle(name: str) -> str:
    """The form in which names are compared."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def skeleton(name: str) -> str:
    """The same for all names that look alike (Unicode Technical Standard 39).

    Case is folded at the end: a capital I looks like an l, a small i does not.
    """
    decomposed = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    looks = _looks()
    drawn = "".join(looks.get(letter, letter) for letter in decomposed)
    return unicodedata.normalize("NFD", drawn).casefold()[:_MAX_SKELETON]


def _is_unseen(letter: str) -> bool:
    if unicodedata.category(letter)[0] == "C":
        return True
    return any(first <= ord(letter) <= last for first, last in _BLANK)


@cache
def _looks() -> dict[str, str]:
    """Each character with the one that stands for all that look like it."""
    # Imported when the first name is checked: its data takes 0.2 s to read.
    from confusable_homoglyphs.confusables import confusables_data

    alike = {
        letter: [other["c"] for other in others] for letter, others in confusables_data.items()
    }
    # The library lists each pair of Unicode's table in both directions. What is replaced has one
    # partner, what it is replaced with usually several.
    return {
        letter: others[0]
        for letter, others in alike.items()
        if len(letter) == len(others) == 1 and _stands_for(others[0], letter, alike)
    }


def _stands_for(common: str, letter: str, alike: dict[str, list[str]]) -> bool:
    return len(alike.get(common, ())) > 1 or common < letter
