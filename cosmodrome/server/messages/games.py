"""The games and their printed values."""

from msgspec import Struct


class GameOption(Struct, frozen=True):
    """An option of a game; ``needs`` names one that must be on too, or is empty."""

    name: str
    needs: str


class GameInfo(Struct, frozen=True):
    """A game. Its texts are in ``/text/<game>/<language>.ftl``. ``illustrations`` are the parts of
    the rules that ``/api/games/<game>/example?part=`` can show; ``first_game``: the school has a
    guided first game."""

    name: str
    rules: int
    data: str
    least_seats: int
    most_seats: int
    options: list[GameOption]
    verbs: list[str]
    previews: bool
    illustrations: list[int]
    # How long a game takes people, from and to, and how hard it is, from 1 to 3.
    minutes: tuple[int, int]
    weight: int
    first_game: bool


class Sheet(Struct, frozen=True):
    """One CSV file of printed values; the column ``source`` says where a value comes from. Its
    title is the message ``sheet-<name>``."""

    name: str
    columns: list[str]
    rows: list[list[str]]


class Sheets(Struct, frozen=True):
    """The printed values of a game."""

    game: str
    sheets: list[Sheet]


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    languages: list[str]
    now: int
