"""Who stands where: place points, and what decides between equals.

A table gives n-1 points for the first place down to 0 for the last; equal places share theirs.
Who forfeits gets nothing, who rests gets the mean. At a smaller table the points are stretched,
so that a win is worth the same everywhere.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, Literal, NamedTuple

from cosmodrome.tournaments.pairing import FILLER

Format = Literal["swiss", "round-robin", "knockout", "arena"]
# What is compared, in this order. Stage and last: how far a player came in a knock-out, and
# the points of their last round.
Key = Literal["stage", "last", "points", "rivals", "wins", "margin"]
KEYS: Final[dict[Format, tuple[Key, ...]]] = {
    "swiss": ("points", "rivals", "wins", "margin"),
    "round-robin": ("points", "rivals", "wins", "margin"),
    "knockout": ("stage", "last", "points", "rivals", "wins", "margin"),
    "arena": ("points", "wins", "margin"),
}
# After this many wins in a row the next games of an arena count double, until one is not won.
_STREAK: Final = 2


class Outcome(NamedTuple):
    """A finished table: everything by seat. ``places`` has None for a player who forfeited."""

    round: int
    table: int
    players: tuple[int, ...]
    places: tuple[int | None, ...]
    scores: tuple[int, ...]

    def rank(self, player: int) -> float:
        """The place of a player; those who forfeited come last."""
        place = self.places[self.players.index(player)]
        return float("inf") if place is None else place


class Rest(NamedTuple):
    """A round in which a player had no table."""

    round: int
    player: int


class Line(NamedTuple):
    """One game, or rest, of a player; ``place`` is None for a rest and for a forfeit."""

    round: int
    table: int | None
    place: int | None
    points: Fraction


class Standing(NamedTuple):
    """Where a player stands. Equals share a place."""

    player: int
    place: int
    stage: int
    last: Fraction
    points: Fraction
    rivals: Fraction
    wins: Fraction
    margin: Fraction
    streak: int
    lines: tuple[Line, ...]

    def value(self, key: Key) -> Fraction:
        """What is compared under this name."""
        return Fraction(getattr(self, key))


def place_points(places: Sequence[int | None], seats: int) -> list[Fraction]:
    """The points of each seat of a table, in a tournament whose full tables have ``seats`` seats.

    >>> [str(points) for points in place_points([1, 3, 1, None], 4)]
    ['5/2', '1', '5/2', '0']
    """
    step = Fraction(seats - 1, len(places) - 1)
    points = []
    for place in places:
        if place is None:
            points.append(Fraction(0))
            continue
        better = sum(other is not None and other < place for other in places)
        equal = places.count(place)
        # Equal players share the points of the places that they take up.
        mean = len(places) - 1 - better - Fraction(equal - 1, 2)
        points.append(mean * step)
    return points


def rest_points(seats: int) -> Fraction:
    """What a rest is worth: the mean of a table's points."""
    return Fraction(seats - 1, 2)


class _Tally:
    """The sums of one player."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        # How often the player met each other one.
        self.met: Counter[int] = Counter()
        self.points = Fraction(0)
        self.wins = Fraction(0)
        self.margin = Fraction(0)
        self.streak = 0

    def add(self, line: Line) -> None:
        self.lines.append(line)
        self.points += line.points

    def add_game(self, outcome: Outcome, seat: int, points: Fraction, arena: bool) -> None:
        place = outcome.places[seat]
        factor = 2 if arena and self.streak >= _STREAK else 1
        self.add(Line(outcome.round, outcome.table, place, points * factor))
        self.met.update(
            player
            for other, player in enumerate(outcome.players)
            if other != seat and player != FILLER
        )
        self.streak = self.streak + 1 if place == 1 else 0
        if place == 1:
            self.wins += Fraction(1, outcome.places.count(1))
        if place is not None:
            mean = Fraction(sum(outcome.scores), len(outcome.scores))
            self.margin += outcome.scores[seat] - mean


class Tallies:
    """What everybody has done so far; games are added in the order in which they ended."""

    def __init__(self, seats: int, kind: Format) -> None:
        self._seats = seats
        self._kind: Format = kind
        self._tallies: defaultdict[int, _Tally] = defaultdict(_Tally)

    def add_game(self, outcome: Outcome) -> None:
        """Count a finished table."""
        points = place_points(outcome.places, self._seats)
        for seat, player in enumerate(outcome.players):
            if player != FILLER:
                self._tallies[player].add_game(outcome, seat, points[seat], self._kind == "arena")

    def add_rest(self, rest: Rest) -> None:
        """Count a rest."""
        self._tallies[rest.player].add(Line(rest.round, None, None, rest_points(self._seats)))

    def standings(self, players: Iterable[int]) -> list[Standing]:
        """These players, best first; equals in the order in which they were given."""
        tallies = {player: self._tallies[player] for player in players}
        unplaced = [_standing(player, tallies) for player in tallies]
        return _placed(unplaced, KEYS[self._kind])


def standings(
    players: Iterable[int],
    outcomes: Sequence[Outcome],
    rests: Sequence[Rest],
    seats: int,
    kind: Format,
) -> list[Standing]:
    """All players, best first; equals in the order in which they were given."""
    tallies = Tallies(seats, kind)
    for outcome in outcomes:
        tallies.add_game(outcome)
    for rest in rests:
        tallies.add_rest(rest)
    return tallies.standings(players)


def _standing(player: int, tallies: dict[int, _Tally]) -> Standing:
    own = tallies[player]
    lines = sorted(own.lines, key=lambda line: line.round)
    rivals = (tallies[other].points * games for other, games in own.met.items() if other in tallies)
    return Standing(
        player,
        0,
        lines[-1].round if lines else 0,
        lines[-1].points if lines else Fraction(0),
        own.points,
        sum(rivals, Fraction(0)),
        own.wins,
        own.margin,
        own.streak,
        tuple(lines),
    )


def _placed(unplaced: list[Standing], keys: Sequence[Key]) -> list[Standing]:
    ranked = sorted(unplaced, key=lambda one: [-one.value(key) for key in keys])
    placed: list[Standing] = []
    for index, standing in enumerate(ranked):
        before = placed[-1] if placed else None
        equal = before is not None and all(before.value(key) == standing.value(key) for key in keys)
        place = before.place if before is not None and equal else index + 1
        placed.append(standing._replace(place=place))
    return placed


class Difference(NamedTuple):
    """Why one player stands before or after another: the first thing that differs.

    ``key`` is None if nothing differs; ``equal`` are the things before it.
    """

    other: int
    key: Key | None
    mine: Fraction
    theirs: Fraction
    equal: tuple[Key, ...]


def difference(mine: Standing, theirs: Standing, kind: Format) -> Difference:
    """What decides between two players."""
    equal: list[Key] = []
    for key in KEYS[kind]:
        if mine.value(key) != theirs.value(key):
            return Difference(theirs.player, key, mine.value(key), theirs.value(key), tuple(equal))
        equal.append(key)
    return Difference(theirs.player, None, Fraction(0), Fraction(0), tuple(equal))
