"""The pieces of Gaia: typed tables made from data/*.csv."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.sheet import Row, Sheet, fingerprint

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5
COLOURS: Final = ("blue", "yellow", "green", "red", "white")

PLAIN: Final = 0
FOREST: Final = 1
SEA: Final = 2
DESERT: Final = 3
MOUNTAIN: Final = 4
SWAMP: Final = 5
LANDS: Final = 6
LAND: Final = ("plain", "forest", "sea", "desert", "mountain", "swamp")
LAND_OR_STAR: Final = (*LAND, "star")
# On a card: any land.
STAR: Final = LANDS
# Among the needs of a city: animals. On a goal: element cards.
ANIMALS: Final = LANDS
ELEMENTS: Final = LANDS
# The sorts of cards that goals take: nature cards of each land, element cards.
SORTS: Final = ELEMENTS + 1

# Card backs.
NATURE: Final = 0
LIFE: Final = 1
ELEMENT: Final = 2
KINDS: Final = 3
KIND: Final = ("nature", "life", "element")

# Cards have one number each: nature, animals, cities, elements.
FIRST_ANIMALS: Final = LANDS
FIRST_CITY: Final = FIRST_ANIMALS + LANDS + 1
CITIES: Final = 18
SUN: Final = FIRST_CITY + CITIES
RAIN: Final = SUN + 1
EARTHQUAKE: Final = SUN + 2
TORNADO: Final = SUN + 3
PROTECTION: Final = SUN + 4
LIGHTNING: Final = SUN + 5
VOLCANO: Final = SUN + 6
CARDS: Final = SUN + 7
ELEMENT_NAMES: Final = (
    "sun",
    "rain",
    "earthquake",
    "tornado",
    "protection",
    "lightning",
    "volcano",
)

GOALS: Final = 9
ICONS_PER_CITY: Final = 4
# Open cards of each kind, and cards dealt to each seat.
OPEN: Final = (3, 2, 2)
DEALT: Final = (2, 1, 1)
GOALS_BESIDES_SEATS: Final = 2
MOST_GOALS: Final = MOST_SEATS + GOALS_BESIDES_SEATS
# The world keeps sets of tiles as the bits of one number.
MOST_TILES: Final = 60


class Parts:
    """Every printed value, by the numbers above; cities also from 0."""

    def __init__(self, folder: Path) -> None:
        tiles = Sheet(folder, "tiles.csv", "land count source", LANDS)
        nature = Sheet(folder, "nature.csv", "card land count source", LANDS)
        animals = Sheet(folder, "animals.csv", "card land count source", LANDS + 1)
        cities = Sheet(folder, "cities.csv", "card land needs count source", range(1, CITIES + 1))
        elements = Sheet(
            folder, "elements.csv", "card count disaster_only source", len(ELEMENT_NAMES)
        )
        goals = Sheet(
            folder,
            "goals.csv",
            f"goal kind {' '.join(LAND)} element source",
            range(LEAST_SEATS + GOALS_BESIDES_SEATS, GOALS + 1),
        )
        # By land: how many tiles there are.
        self.tiles: Final = _tiles(tiles)
        # By card: its name, the land it wants (STAR: any), how many there are.
        self.card_names: Final[list[str]] = []
        self.land = vec[i64]()
        self.counts: Final[list[int]] = []
        self.disaster_only: Final[list[bool]] = []
        # By city from 0: its four icons as printed, and whether animals are among them.
        self.needs = vec[i64]()
        self.eats = vec[bool]()
        for row in nature:
            self._add_land_card(row, "nature", LAND)
        for row in animals:
            self._add_land_card(row, "animals", LAND_OR_STAR)
        for row in cities:
            self._add_city(row)
        while len(self.eats) < CITIES:
            self._leave_out_city()
        for row in elements:
            self._add_element(row)
        # By goal: its name, and how many cards of each sort it takes.
        self.goal_names: Final[list[str]] = []
        self.goal_cost = vec[i64]()
        self.nature_goals: Final[list[int]] = []
        for row in goals:
            self._add_goal(row)
        # As many players as there are goals and cards for.
        most = [MOST_SEATS, len(self.nature_goals) - GOALS_BESIDES_SEATS]
        if most[-1] < LEAST_SEATS:
            least = LEAST_SEATS + GOALS_BESIDES_SEATS
            raise goals.too_few("kind", len(self.nature_goals), least)
        for kind, sheet in ((NATURE, nature), (LIFE, cities), (ELEMENT, elements)):
            most.append(self._most_seats(kind, sheet))
        self.seats: Final = range(LEAST_SEATS, min(most) + 1)
        self.fingerprint: Final = fingerprint([tiles, nature, animals, cities, elements, goals])

    def deck(self, kind: int, disasters: bool) -> list[int]:
        """The cards of one back, in order."""
        return [
            card
            for card in range(CARDS)
            for _ in range(self.counts[card])
            if kind_of(card) == kind and (disasters or not self.disaster_only[card])
        ]

    def _add_card(self, row: Row, land: int) -> None:
        self.card_names.append(row.text("card"))
        self.land = append(self.land, land)
        self.counts.append(row.number_in("count", 0, 20))
        self.disaster_only.append(False)

    def _add_land_card(self, row: Row, kind: str, lands: tuple[str, ...]) -> None:
        land = len(self.card_names) % LANDS if kind == "nature" else len(self.card_names) - LANDS
        row.exactly("card", f"{kind}-{lands[land]}")
        row.exactly("land", lands[land])
        self._add_card(row, land)

    def _add_city(self, row: Row) -> None:
        row.exactly("card", f"city-{len(self.eats) + 1:02}")
        icons = []
        for word in row.text("needs").split("|"):
            if word not in LAND and word != "animals":
                raise row.wrong("needs", f"{word[:40]!r} is neither a land nor animals")
            icons.append(LAND.index(word) if word in LAND else ANIMALS)
        if len(icons) != ICONS_PER_CITY:
            raise row.wrong("needs", f"{len(icons)} icons, not {ICONS_PER_CITY}")
        if icons.count(ANIMALS) > 1 or any(icons.count(land) > 2 for land in range(LANDS)):
            raise row.wrong("needs", "animals only once, a land at most twice")
        self._add_card(row, row.one_of("land", LAND_OR_STAR))
        if self.counts[-1] > 1:
            raise row.wrong("count", "every city is there once")
        for icon in icons:
            self.needs = append(self.needs, icon)
        self.eats = append(self.eats, ANIMALS in icons)

    def _leave_out_city(self) -> None:
        """Only its number and name are taken, as actions and observations have them."""
        self.card_names.append(f"city-{len(self.eats) + 1:02}")
        self.land = append(self.land, PLAIN)
        self.counts.append(0)
        self.disaster_only.append(False)
        for icon in range(ICONS_PER_CITY):
            self.needs = append(self.needs, icon)
        self.eats = append(self.eats, False)

    def _add_element(self, row: Row) -> None:
        row.exactly("card", ELEMENT_NAMES[len(self.card_names) - SUN])
        self._add_card(row, STAR)
        self.disaster_only[-1] = row.one_of("disaster_only", ("no", "yes")) == 1

    def _add_goal(self, row: Row) -> None:
        number = len(self.goal_names)
        row.exactly("goal", f"goal-{number + 1}")
        cost = [row.number_in(column, 0, 9) for column in (*LAND, "element")]
        kind = row.one_of("kind", ("nature", "element"))
        if (sum(cost[:LANDS]) > 0) != (kind == 0) or (cost[ELEMENTS] > 0) != (kind == 1):
            raise row.wrong("kind", "a goal takes nature cards or element cards, as it says")
        if kind == 0:
            self.nature_goals.append(number)
        self.goal_names.append(row.text("goal"))
        for count in cost:
            self.goal_cost = append(self.goal_cost, count)

    def _most_seats(self, kind: int, sheet: Sheet) -> int:
        """How many players can be dealt their cards of a kind."""
        cards = len(self.deck(kind, disasters=False))
        least = LEAST_SEATS * DEALT[kind] + OPEN[kind]
        if cards < least:
            raise sheet.too_few("count", cards, least)
        return (cards - OPEN[kind]) // DEALT[kind]


def kind_of(card: i64) -> i64:
    """The back of a card."""
    if card < FIRST_ANIMALS:
        return NATURE
    return LIFE if card < SUN else ELEMENT


def sort_of(card: i64) -> i64:
    """The sort of a nature or element card."""
    if card < FIRST_ANIMALS:
        return card
    return ELEMENTS


def _tiles(sheet: Sheet) -> vec[i64]:
    counts: list[int] = []
    for row in sheet:
        row.exactly("land", LAND[len(counts)])
        counts.append(row.number_in("count", 0, MOST_TILES))
    if sum(counts) > MOST_TILES:
        raise sheet.wrong_total("count", sum(counts), MOST_TILES)
    return vec[i64](counts)
