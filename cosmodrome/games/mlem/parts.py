"""The pieces of MLEM: typed tables made from data/*.csv."""

from pathlib import Path
from typing import Final, Literal, get_args

from mypy_extensions import i64

from cosmodrome.engine.errors import BadData
from cosmodrome.engine.pieces import Rows, rows_of
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.sheet import Row, Sheet, fingerprint

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5

Face = Literal["1", "2", "3", "4", "A"]
FACES: Final[tuple[Face, ...]] = get_args(Face)
FACE_COUNT: Final = 5
ONE: Final = 0
# The afterburner: worth what the rocket's space says, and never spent.
AFTERBURNER: Final = 4

Astronaut = Literal[
    "satellite",
    "plus_minus_1",
    "parachute",
    "moon_x2",
    "planet_x2",
    "deep_x2",
    "drop_die",
    "one_die",
]
ASTRONAUTS: Final[tuple[Astronaut, ...]] = get_args(Astronaut)
SATELLITE: Final = 0
PLUS_MINUS_1: Final = 1
PARACHUTE: Final = 2
MOON_X2: Final = 3
PLANET_X2: Final = 4
DEEP_X2: Final = 5
DROP_DIE: Final = 6
ONE_DIE: Final = 7
# Every seat has one cat of each kind; the cat a of seat s is the number s * CATS + a.
CATS: Final = 8
_EFFECTS: Final = (
    "start_at_satellite",
    "land_one_space_up_or_down",
    "land_after_crash",
    "double_moon",
    "double_planet",
    "double_deep_space",
    "discard_one_die_when_leaving",
    "use_as_die_showing_1",
)

Target = Literal[
    "moon_6",
    "moon_7",
    "paw",
    "moon_10",
    "moon_11",
    "fishbowl",
    "moon_14",
    "moon_15",
    "yarn",
    "moon_18",
    "moon_19",
    "rope",
    "moon_22",
    "moon_23",
    "outer",
]
# What a mission may ask for: every object but deep space.
TARGET_NAMES: Final[tuple[Target, ...]] = get_args(Target)
TARGETS: Final = 15
Object = Target | Literal["deep"]
OBJECTS: Final[tuple[Object, ...]] = (*TARGET_NAMES, "deep")
DEEP: Final = 15
# Cats in deep space are on the comet or in the galaxy: two places of one object.
Place = Target | Literal["comet", "galaxy"]
PLACE_NAMES: Final[tuple[Place, ...]] = (*TARGET_NAMES, "comet", "galaxy")
COMET: Final = 15
GALAXY: Final = 16
PLACES: Final = 17
PLANETS: Final = ("paw", "fishbowl", "yarn", "rope", "outer")

NO_OBJECT: Final = 0
MOON: Final = 1
PLANET: Final = 2
DEEP_SPACE: Final = 3
_KINDS: Final = ("none", "moon", "planet", "deep")
SPACES: Final = 27
Mark = Literal["", "start", "satellite", "plus"]

GoalName = Literal["four_planets", "three_on_planet", "four_moons", "two_deep"]
GOALS: Final[tuple[GoalName, ...]] = get_args(GoalName)
FOUR_PLANETS: Final = 0
THREE_ON_PLANET: Final = 1
FOUR_MOONS: Final = 2
TWO_DEEP: Final = 3
_GOAL_COUNTS: Final = (
    "different_planets_with_own_astronaut",
    "own_astronauts_on_one_planet",
    "own_astronauts_on_moons",
    "own_astronauts_in_deep_space",
)

Ability = Literal["extra", "keep", "reroll"]
ABILITIES: Final[tuple[Ability, ...]] = get_args(Ability)
EXTRA: Final = 0
KEEP: Final = 1
REROLL: Final = 2

Effect = Literal["points", "tunnel", "return_die"]
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)
POINTS: Final = 0
TUNNEL: Final = 1
RETURN_DIE: Final = 2

NONE: Final = -1
_MOST_SIDES: Final = 12
_MOST_TOKENS: Final = 40
_MOST_DICE: Final = 8
_MOST_POINTS: Final = 99
_CONSTANTS: Final = (
    "dice",
    "failures_to_end",
    "start_space",
    "satellite_space",
    "first_landing_space",
    "deep_space",
    "comet_points",
    "galaxy_points",
    "ufo_start_space",
    "exploration_open",
    "missions_dealt",
    "missions_kept",
    "mission_score_0",
    "mission_score_1",
    "mission_score_2",
    "mission_score_3",
)


def owner_of(cat: i64) -> i64:
    """The seat that a cat belongs to."""
    return cat // CATS


def astronaut_of(cat: i64) -> i64:
    """Which of the eight astronauts a cat is."""
    return cat % CATS


class Parts:
    """Every printed value. Lists are indexed by the numbers of the specification."""

    def __init__(self, folder: Path) -> None:
        sheets = _Sheets(folder)
        constants = _Constants(sheets.constants)
        self.dice: Final = i64(constants.dice)
        self.failures_to_end: Final = i64(constants.failures_to_end)
        self.start_space: Final = i64(constants.start_space)
        self.satellite_space: Final = i64(constants.satellite_space)
        self.first_landing_space: Final = i64(constants.first_landing_space)
        self.deep_space: Final = i64(constants.deep_space)
        self.comet_points: Final = i64(constants.comet_points)
        self.galaxy_points: Final = i64(constants.galaxy_points)
        self.ufo_start_space: Final = i64(constants.ufo_start_space)
        self.exploration_opened: Final = constants.exploration_open
        self.missions_dealt: Final = constants.missions_dealt
        self.mission_scores: Final = vec[i64](constants.mission_scores)
        # By space: the faces that fly from there, the object, and what marks the space.
        self.faces: Final[list[list[int]]] = []
        self.object_at = vec[i64]()
        self.marks: Final[list[Mark]] = []
        # By space and face: what a die is worth (0: not allowed).
        self._values = vec[i64]()
        # By object: its kind, its spaces, and the points of its moons, farthest first.
        self.kind: Final = vec[i64]([NO_OBJECT] * len(OBJECTS))
        self.spaces: Final[list[list[int]]] = [[] for _ in OBJECTS]
        self.moon_points: Final = Rows(len(OBJECTS))
        for row in sheets.board:
            self._add_space(row)
        self._check_objects(sheets.board)
        self.moons: Final = vec[i64]([n for n in range(TARGETS) if self.kind[n] == MOON])
        self.planets: Final = vec[i64]([n for n in range(TARGETS) if self.kind[n] == PLANET])
        # By object: first, second and every other rank (only planets).
        self.planet_points: Final = Rows(len(OBJECTS))
        for name, row in zip(PLANETS, sheets.planets, strict=True):
            self._add_planet(OBJECTS.index(name), row)
        # The cats that every seat has, as a set of bits.
        self.cats: Final = i64(_cats(sheets.astronauts))
        # By goal: how many cats it takes, and its points.
        self.goal_needs = vec[i64]()
        self.goal_points = vec[i64]()
        for row in sheets.goals:
            self._add_goal(row)
        # The face of each side of a die.
        self.sides: Final = vec[i64](_sides(sheets.dice))
        # By number of dice: how many rolls there are, all equally likely.
        self.rolls: Final = vec[i64]([len(self.sides) ** dice for dice in range(_MOST_DICE + 1)])
        # By expedition token.
        self.ufo_moves = vec[i64]()
        self.token_dice = vec[i64]()
        self.abilities = vec[i64]()
        extra_faces: list[list[int]] = []
        for row in sheets.expedition_tokens:
            extra_faces.append(self._add_expedition_token(row))
        self.extra_faces: Final = rows_of(extra_faces)
        # The stack of UFO tokens, top first.
        self.ufo_points: Final = _ufo_points(sheets.ufo_tokens)
        # By exploration token: space, effect, amount; and the token of each space.
        self.token_spaces = vec[i64]()
        self.effects = vec[i64]()
        self.amounts = vec[i64]()
        self.token_of_space: Final = vec[i64]([NONE] * SPACES)
        for row in sheets.exploration_tokens:
            self._add_exploration_token(row)
        if len(self.effects) < self.exploration_opened:
            raise sheets.exploration_tokens.too_few(
                "token", len(self.effects), self.exploration_opened
            )
        # Every mission token, as its target.
        self.missions: Final[list[int]] = []
        for number, row in enumerate(sheets.missions):
            self._add_mission(number, row)
        # As many players as there are missions for.
        needed = LEAST_SEATS * self.missions_dealt
        if len(self.missions) < needed:
            raise sheets.missions.too_few("count", len(self.missions), needed)
        most = min(MOST_SEATS, len(self.missions) // self.missions_dealt)
        self.seats: Final = range(LEAST_SEATS, most + 1)
        self.fingerprint: Final = fingerprint(sheets.all())

    def value(self, space: i64, face: i64) -> i64:
        """How far a die with this face flies from a space; 0: it does not."""
        return self._values[space * FACE_COUNT + face]

    def _add_space(self, row: Row) -> None:
        space = len(self.object_at)
        row.exactly("space", str(space))
        kind = row.one_of("object", _KINDS)
        if (kind == DEEP_SPACE) != (space == self.deep_space):
            raise row.wrong("object", "the last space, and no other, is deep space")
        faces = _faces(row, "faces")
        if len(set(faces)) < len(faces):
            raise row.wrong("faces", "no face may stand there twice")
        if (not faces) != (kind == DEEP_SPACE):
            raise row.wrong("faces", "every space but deep space needs a face to fly on")
        burn = 0
        if AFTERBURNER in faces:
            burn = row.number_in("afterburner", 1, SPACES)
        else:
            row.exactly("afterburner", "")
        self.faces.append(faces)
        for face in range(FACE_COUNT):
            value = burn if face == AFTERBURNER else face + 1
            self._values = append(self._values, value if face in faces else 0)
        self._add_object(row, space, kind)
        mark = self._mark_of(space)
        row.exactly("mark", mark)
        self.marks.append(mark)

    def _mark_of(self, space: int) -> Mark:
        if space == self.ufo_start_space:
            return "plus"
        if space == self.satellite_space:
            return "satellite"
        return "start" if space == self.start_space else ""

    def _add_object(self, row: Row, space: int, kind: int) -> None:
        if kind == NO_OBJECT:
            row.exactly("object_id", "")
            row.exactly("moon_points", "")
            self.object_at = append(self.object_at, NONE)
            return
        number = row.one_of("object_id", OBJECTS)
        if kind != _kind_of(number):
            raise row.wrong("object", f"{OBJECTS[number]} is no {_KINDS[kind]}")
        if space < self.first_landing_space:
            raise row.wrong("object", f"nobody can land before space {self.first_landing_space}")
        if any(number < earlier for earlier in self.object_at):
            raise row.wrong("object_id", "objects must keep their order along the track")
        if kind == MOON:
            row.exactly("object_id", f"moon_{space}")
            for points in _points(row):
                self.moon_points.append(number, points)
        else:
            row.exactly("moon_points", "")
        self.kind[number] = kind
        self.spaces[number].append(space)
        self.object_at = append(self.object_at, number)

    def _check_objects(self, board: Sheet) -> None:
        for number, spaces in enumerate(self.spaces):
            if not spaces or spaces != list(range(spaces[0], spaces[-1] + 1)):
                raise BadData(
                    file=board.file,
                    row=1,
                    column="object_id",
                    problem=f"{OBJECTS[number]} must be there, on one space or on neighbours",
                )

    def _add_planet(self, number: int, row: Row) -> None:
        row.exactly("planet", OBJECTS[number])
        row.exactly("spaces", self._spaces_of(number))
        for column in ("first", "second", "other"):
            self.planet_points.append(number, row.number_in(column, 0, _MOST_POINTS))

    def _spaces_of(self, number: int) -> str:
        return "|".join(str(space) for space in self.spaces[number])

    def _add_goal(self, row: Row) -> None:
        number = len(self.goal_needs)
        row.exactly("index", str(number))
        row.exactly("goal", GOALS[number])
        row.exactly("counts", _GOAL_COUNTS[number])
        self.goal_needs = append(self.goal_needs, row.number_in("needed", 1, CATS))
        self.goal_points = append(self.goal_points, row.number_in("points", 0, _MOST_POINTS))

    def _add_expedition_token(self, row: Row) -> list[int]:
        """Its extra faces; one may stand there twice."""
        row.exactly("token", str(len(self.abilities)))
        ability = row.one_of("ability", ABILITIES)
        faces = _faces(row, "extra_faces")
        if bool(faces) != (ability == EXTRA):
            raise row.wrong("extra_faces", "faces belong to the ability extra, and only to it")
        self.ufo_moves = append(self.ufo_moves, row.number_in("ufo_move", 0, SPACES))
        self.token_dice = append(self.token_dice, row.number_in("dice", 1, self.dice))
        self.abilities = append(self.abilities, ability)
        return faces

    def _add_exploration_token(self, row: Row) -> None:
        number = len(self.effects)
        row.exactly("token", str(number))
        space = row.number_in("space", self.first_landing_space, self.deep_space - 1)
        if self.token_of_space[space] != NONE:
            raise row.wrong("space", f"space {space} has a token already")
        effect = row.one_of("effect", EFFECTS)
        self.token_of_space[space] = number
        self.token_spaces = append(self.token_spaces, space)
        self.effects = append(self.effects, effect)
        least = 1 if effect == TUNNEL else 0
        self.amounts = append(self.amounts, row.number_in("amount", least, _MOST_POINTS))

    def _add_mission(self, number: int, row: Row) -> None:
        row.exactly("target", OBJECTS[number])
        row.exactly("kind", _KINDS[self.kind[number]])
        row.exactly("spaces", self._spaces_of(number))
        self.missions.extend([number] * row.number_in("count", 0, 20))


class _Sheets:
    """The ten files."""

    def __init__(self, folder: Path) -> None:
        self.board = Sheet(
            folder,
            "board.csv",
            "space faces afterburner object object_id moon_points mark source",
            SPACES,
        )
        self.planets = Sheet(folder, "planets.csv", "planet spaces first second other source", 5)
        self.astronauts = Sheet(
            folder, "astronauts.csv", "index astronaut per_player effect source", CATS
        )
        self.goals = Sheet(folder, "goals.csv", "index goal counts needed points source", 4)
        self.dice = Sheet(folder, "dice.csv", "side face source", range(1, _MOST_SIDES + 1))
        self.expedition_tokens = Sheet(
            folder,
            "expedition_tokens.csv",
            "token ufo_move dice ability extra_faces source",
            range(1, _MOST_TOKENS + 1),
        )
        self.ufo_tokens = Sheet(folder, "ufo_tokens.csv", "position points source", range(1, 11))
        self.exploration_tokens = Sheet(
            folder, "exploration_tokens.csv", "token space effect amount source", range(1, 21)
        )
        self.missions = Sheet(folder, "missions.csv", "target kind spaces count source", TARGETS)
        self.constants = Sheet(folder, "constants.csv", "key value source", len(_CONSTANTS))

    def all(self) -> list[Sheet]:
        """Every sheet, in a fixed order."""
        return [
            self.board,
            self.planets,
            self.astronauts,
            self.goals,
            self.dice,
            self.expedition_tokens,
            self.ufo_tokens,
            self.exploration_tokens,
            self.missions,
            self.constants,
        ]


class _Constants:
    """The single numbers."""

    def __init__(self, sheet: Sheet) -> None:
        rows: dict[str, Row] = {}
        for key, row in zip(_CONSTANTS, sheet, strict=True):
            row.exactly("key", key)
            rows[key] = row
        last = SPACES - 1
        self.dice = rows["dice"].number_in("value", 1, _MOST_DICE)
        self.failures_to_end = rows["failures_to_end"].number_in("value", 1, _MOST_POINTS)
        self.first_landing_space = rows["first_landing_space"].number_in("value", 1, last)
        before_landing = self.first_landing_space - 1
        self.start_space = rows["start_space"].number_in("value", 0, before_landing)
        self.satellite_space = rows["satellite_space"].number_in(
            "value", self.start_space + 1, before_landing
        )
        self.deep_space = rows["deep_space"].number_in("value", last, last)
        self.comet_points = rows["comet_points"].number_in("value", 0, _MOST_POINTS)
        self.galaxy_points = rows["galaxy_points"].number_in("value", 0, _MOST_POINTS)
        self.ufo_start_space = rows["ufo_start_space"].number_in(
            "value", self.first_landing_space, last
        )
        self.exploration_open = rows["exploration_open"].number_in("value", 0, 20)
        self.mission_scores = [
            rows[f"mission_score_{met}"].number_in("value", 0, _MOST_POINTS) for met in range(4)
        ]
        # One token is discarded, and there are scores for up to three.
        kept = len(self.mission_scores) - 1
        rows["missions_kept"].number_in("value", kept, kept)
        self.missions_dealt = rows["missions_dealt"].number_in("value", kept + 1, kept + 1)


def _kind_of(number: int) -> int:
    """What an object is, by its name."""
    if number == DEEP:
        return DEEP_SPACE
    return PLANET if OBJECTS[number] in PLANETS else MOON


def _cats(sheet: Sheet) -> int:
    cats = 0
    for number, row in enumerate(sheet):
        row.exactly("index", str(number))
        row.exactly("astronaut", ASTRONAUTS[number])
        row.exactly("effect", _EFFECTS[number])
        cats |= row.number_in("per_player", 0, 1) << number
    if not cats:
        raise sheet.too_few("per_player", 0, 1)
    return cats


def _sides(sheet: Sheet) -> list[int]:
    sides: list[int] = []
    for number, row in enumerate(sheet):
        row.exactly("side", str(number))
        sides.append(row.one_of("face", FACES))
    return sides


def _ufo_points(sheet: Sheet) -> list[int]:
    points: list[int] = []
    for number, row in enumerate(sheet):
        row.exactly("position", str(number))
        points.append(row.number_in("points", 0, _MOST_POINTS))
    return points


def _faces(row: Row, column: str) -> list[int]:
    """The faces in a cell, which bars separate, in rising order."""
    faces: list[int] = []
    for word in row.text(column).split("|") if row.text(column) else []:
        if word not in FACES:
            raise row.wrong(column, f"{word[:40]!r} is none of: {', '.join(FACES)}")
        face = FACES.index(word)
        if faces and face < faces[-1]:
            raise row.wrong(column, f"{word!r} must stand before {FACES[faces[-1]]!r}")
        faces.append(face)
    return faces


def _points(row: Row) -> list[int]:
    """The points of the moons of one space, farthest first."""
    points: list[int] = []
    for text in row.text("moon_points").split("|"):
        if not (text.isascii() and text.isdigit() and len(text) <= 2):
            raise row.wrong(
                "moon_points", f"{text[:40]!r} is not a number from 0 to {_MOST_POINTS}"
            )
        points.append(int(text))
    return points
