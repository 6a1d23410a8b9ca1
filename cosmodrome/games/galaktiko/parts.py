"""The pieces of Galaktiko: typed tables made from data/*.csv."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.sheet import Row, Sheet, fingerprint

SECTORS: Final = 8
STATIONS_PER_SECTOR: Final = 3
STATIONS: Final = SECTORS * STATIONS_PER_SECTOR
STATION_NAMES: Final = [str(station) for station in range(STATIONS)]
ICONS: Final = 8
CLASSES: Final = 45
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
LEAST_SECTORS: Final = 3
# A ship that arrives calls a new passenger to each of the five sectors behind it.
MOST_CALLED: Final = 5

RICH: Final = 0
ORDINARY: Final = 1
STOWAWAY: Final = 2
VORTAN: Final = 3
KINDS: Final = ("rich", "ordinary", "stowaway", "vortan")

# The three cards after the passengers' classes have numbers of their own.
VORTAN_CLASS: Final = 44
CONTROLLER: Final = 45
END_OF_SHIFT: Final = 46
SPECIALS: Final = ("controller", "end-of-shift")
CARDS: Final = 47


class Parts:
    """Every printed value. Lists are indexed by the numbers of the specification."""

    def __init__(self, folder: Path) -> None:
        icons = Sheet(folder, "icons.csv", "icon_index icon shape source", ICONS)
        sectors = Sheet(
            folder,
            "sectors.csv",
            "sector icon_station_0 icon_station_1 icon_station_2 source",
            range(LEAST_SECTORS, SECTORS + 1),
        )
        passengers = Sheet(
            folder,
            "passengers.csv",
            "class_index class kind icon_a icon_b count points_scored points_in_hand source",
            range(1, CLASSES + 1),
        )
        specials = Sheet(folder, "specials.csv", "class_index class count source", 2)
        players = Sheet(
            folder,
            "players.csv",
            "players route stations_per_sector stations controllers deck_cards upper_after_deal"
            " lower_after_deal upper_after_deal_to_the_last source",
            range(1, MOST_SEATS - LEAST_SEATS + 2),
        )
        self.icons: Final = _icons(icons)
        self.sectors: Final = i64(len(sectors))
        self.sector_cards: Final = vec[i64](range(len(sectors)))
        # How many sectors behind a ship that arrives get a passenger.
        self.called: Final = i64(min(MOST_CALLED, len(sectors) - 1))
        # By sector card: the icon of each of its stations, card after card.
        self.station_icons: Final = vec[i64](
            [
                row.one_of(f"icon_station_{index}", self.icons)
                for row in sectors
                for index in range(STATIONS_PER_SECTOR)
            ]
        )
        # By class: name, kind, icons as a set of bits, number of cards, points.
        self.class_names: Final[list[str]] = []
        self.kinds = vec[i64]()
        self.class_icons: Final[list[list[int]]] = []
        self.icon_bits = vec[i64]()
        self.counts: Final[list[int]] = []
        self.points_scored = vec[i64]()
        self.points_in_hand = vec[i64]()
        for row in passengers:
            # Classes that are left out have no cards.
            while len(self.counts) < row.number_in("class_index", len(self.counts), CLASSES - 1):
                self._leave_out_class()
            self._add_class(row)
        while len(self.counts) < CLASSES:
            self._leave_out_class()
        self.card_names: Final = [*self.class_names, *SPECIALS]
        self.deck: Final = [
            number for number, count in enumerate(self.counts) for _ in range(count)
        ]
        self.passengers: Final = len(self.deck)
        most = _count_of_specials(specials)
        # By number of players.
        self.routes: Final[dict[int, str]] = {}
        self.stations_per_sector: Final[dict[int, int]] = {}
        self.route_stations: Final[dict[int, vec[i64]]] = {}
        self.controllers: Final[dict[int, int]] = {}
        self.lower_cards: Final[dict[int, int]] = {}
        self.dealt_per_queue: Final[dict[int, int]] = {}
        for row in players:
            self._add_players(row, most)
        self.seats: Final = range(LEAST_SEATS, LEAST_SEATS + len(players))
        self.fingerprint: Final = fingerprint([icons, sectors, passengers, specials, players])

    def _add_class(self, row: Row) -> None:
        number = len(self.kinds)
        kind = row.one_of("kind", KINDS)
        if kind != _kind_of_class(number):
            raise row.wrong("kind", f"class {number} is {KINDS[_kind_of_class(number)]}")
        icons = []
        for column in ("icon_a", "icon_b")[: (1, 2, 1, 0)[kind]]:
            icons.append(row.one_of(column, self.icons))
        words = [self.icons[icon] for icon in icons]
        row.exactly("class", "-".join(words if kind == ORDINARY else [KINDS[kind], *words]))
        if row.text("class") in self.class_names:
            raise row.wrong("class", "this class was there before")
        self._append_class(row.text("class"), icons, row.number_in("count", 0, 20))
        self.points_scored = append(self.points_scored, row.number_in("points_scored", -20, 20))
        self.points_in_hand = append(self.points_in_hand, row.number_in("points_in_hand", -20, 20))

    def _leave_out_class(self) -> None:
        """Only its number and a name are taken, as actions and observations have them."""
        self._append_class(f"class-{len(self.counts)}", [], 0)
        self.points_scored = append(self.points_scored, 0)
        self.points_in_hand = append(self.points_in_hand, 0)

    def _append_class(self, name: str, icons: list[int], count: int) -> None:
        self.kinds = append(self.kinds, _kind_of_class(len(self.counts)))
        self.class_names.append(name)
        self.class_icons.append(icons)
        self.icon_bits = append(self.icon_bits, sum(1 << icon for icon in icons))
        self.counts.append(count)

    def _add_players(self, row: Row, most_controllers: int) -> None:
        players = len(self.routes) + LEAST_SEATS
        row.exactly("players", str(players))
        stations = row.number_in("stations_per_sector", 1, STATIONS_PER_SECTOR)
        controllers = row.number_in("controllers", 0, most_controllers)
        sectors = int(self.sectors)
        if stations * (sectors - 1) < players or sectors < players:
            raise row.wrong("stations_per_sector", f"no room for {players} ships to fly")
        deck = self.passengers + controllers
        row.exactly("stations", str(stations * sectors))
        row.exactly("deck_cards", str(deck))
        lower = row.number_in("lower_after_deal", 1, deck) - 1
        upper = row.number_in("upper_after_deal", controllers, deck - lower)
        dealt = deck - lower - upper
        if deck == dealt:
            raise row.wrong("deck_cards", "no card is left after the deal")
        if dealt == 0 or dealt % sectors:
            problem = f"{dealt} cards would be dealt, which {sectors} sectors cannot share equally"
            raise row.wrong("upper_after_deal", problem)
        row.exactly("upper_after_deal_to_the_last", str(deck - dealt))
        self.routes[players] = row.text("route")
        self.stations_per_sector[players] = stations
        self.route_stations[players] = vec[i64](
            [
                station
                for station in range(sectors * STATIONS_PER_SECTOR)
                if station % STATIONS_PER_SECTOR < stations
            ]
        )
        self.controllers[players] = controllers
        self.lower_cards[players] = lower
        self.dealt_per_queue[players] = dealt // sectors


def _icons(sheet: Sheet) -> list[str]:
    names: list[str] = []
    for row in sheet:
        row.exactly("icon_index", str(len(names)))
        if row.text("icon") in names or not row.text("icon"):
            raise row.wrong("icon", "every icon needs a name of its own")
        names.append(row.text("icon"))
    return names


def _count_of_specials(sheet: Sheet) -> int:
    """How many controllers there are; the end card is one."""
    counts = []
    for number, row in enumerate(sheet):
        row.exactly("class_index", str(CLASSES + number))
        row.exactly("class", SPECIALS[number])
        counts.append(row.number_in("count", 1, 20))
    if counts[1] != 1:
        raise sheet.wrong_total("count", counts[1], 1)
    return counts[0]


def _kind_of_class(number: int) -> int:
    """The specification numbers rich 0-7, ordinary 8-35, stowaways 36-43, vortan 44."""
    if number < ICONS:
        return RICH
    if number < VORTAN_CLASS - ICONS:
        return ORDINARY
    return STOWAWAY if number < VORTAN_CLASS else VORTAN
