"""What the results of an arena say: who wins how often, ratings, duels, thinking time."""

from collections.abc import Iterable

from msgspec import Struct
from openskill.models import PlackettLuce

from cosmodrome.lab.arena import Plan, Result
from cosmodrome.lab.intervals import Share, share


class Standing(Struct, frozen=True):
    """One bot's results. ``fair``: the share of wins that equals would have."""

    bot: str
    games: int
    wins: Share
    fair: float
    mean_score: float
    rating: float
    uncertainty: float
    milliseconds: float
    slowest_milliseconds: float


class Duel(Struct, frozen=True):
    """How often one bot came in before another; a shared place counts half."""

    bot: str
    other: str
    better: Share


class Standings(Struct, frozen=True):
    """All that an arena has to say, best rated first."""

    plan: Plan
    games: int
    standings: list[Standing]
    duels: list[Duel]


class _Sums:
    """Running sums for one bot, over all seats it sat at."""

    def __init__(self) -> None:
        self.seats = 0
        self.wins = 0.0
        self.score = 0
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def add(self, result: Result, seat: int) -> None:
        self.seats += 1
        if result.places[seat] == 1:
            self.wins += 1 / result.places.count(1)
        self.score += result.scores[seat]
        self.decisions += result.decisions[seat]
        self.seconds += result.seconds[seat]
        self.slowest = max(self.slowest, result.slowest[seat])


def standings(plan: Plan, results: list[Result]) -> Standings:
    """Sum up the results of a plan."""
    names = list(dict.fromkeys(plan.bots))
    sums = {name: _Sums() for name in names}
    for result in results:
        for seat, name in enumerate(result.bots):
            sums[name].add(result, seat)
    ratings = _ratings(names, results)
    table = [
        Standing(
            bot=name,
            games=own.seats,
            wins=share(own.wins, own.seats),
            fair=1 / plan.seats,
            mean_score=own.score / max(own.seats, 1),
            rating=ratings[name][0],
            uncertainty=ratings[name][1],
            milliseconds=1000 * own.seconds / max(own.decisions, 1),
            slowest_milliseconds=1000 * own.slowest,
        )
        for name, own in sums.items()
    ]
    table.sort(key=lambda standing: -standing.rating)
    order = [standing.bot for standing in table]
    return Standings(plan, len(results), table, _duels(order, results))


def _ratings(names: list[str], results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings, game after game in the order of the plan.

    Copies of a bot at one table count as one, by the mean of their places.
    """
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for result in results:
        places: dict[str, list[int]] = {}
        for name, place in zip(result.bots, result.places, strict=True):
            places.setdefault(name, []).append(place)
        if len(places) > 1:
            teams = [[ratings[name]] for name in places]
            means = [sum(own) / len(own) for own in places.values()]
            for [rated] in model.rate(teams, ranks=means):
                ratings[str(rated.name)] = rated
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _duels(names: list[str], results: list[Result]) -> list[Duel]:
    better: dict[tuple[str, str], float] = {}
    met: dict[tuple[str, str], int] = {}
    for result in results:
        for seat, name in enumerate(result.bots):
            for other_seat, other in enumerate(result.bots):
                if name != other:
                    gap = result.places[other_seat] - result.places[seat]
                    pair = (name, other)
                    better[pair] = better.get(pair, 0.0) + (1.0 if gap > 0 else 0.5 * (gap == 0))
                    met[pair] = met.get(pair, 0) + 1
    return [
        Duel(name, other, share(better[name, other], met[name, other]))
        for name in names
        for other in names
        if (name, other) in met
    ]
