"""From the questions that a study is asked to the games that it plays."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cosmodrome.bots.levels import check_bot
from cosmodrome.lab.study.errors import TooFewGames
from cosmodrome.lab.study.plan import Plan, Role, Series
from cosmodrome.lab.study.values import Cell, with_value
from cosmodrome.registry import Sheets, sheets

# With fewer games every share would be uncertain by ten points or more.
LEAST_GAMES = 100
_POINTS = 10
# Of the games asked for: the share that is replayed with other chance, and the share that each
# contest of levels gets.
_REPLAYS = 5
_CONTEST = 10
_LEAST_CONTEST = 60


class Question(NamedTuple):
    """What a study is to find out.

    ``bots``: the line-up, repeated to fill the seats. ``levels``: opponents of the first bot.
    ``option_sets``: options to try, each on top of ``options``. ``values``, ``base``: my printed
    values and those to compare them with; an empty one: those of the installed game.
    """

    game: str
    seats: Sequence[int]
    options: Sequence[str]
    bots: Sequence[str]
    levels: Sequence[str]
    games: int
    seed: int
    option_sets: Sequence[Sequence[str]] = ()
    values: Sheets = ()
    base: Sheets | None = None
    cell: Cell | None = None


def make_plan(asked: Question) -> Plan:
    """The games to play; refuses what the game does not offer."""
    if asked.games < LEAST_GAMES:
        raise TooFewGames(games=asked.games, points=_POINTS, needed=LEAST_GAMES)
    values: list[Sheets] = [asked.values]
    series: list[Series] = []
    for bot in {*asked.bots, *asked.levels}:
        check_bot(bot)
    for seats in asked.seats:
        series += _of_seats(asked, seats)
    if asked.base is not None:
        values.append(asked.base)
        series += [_series(asked, "base", seats, values=1) for seats in asked.seats]
    if asked.cell is not None:
        printed = asked.values or sheets(asked.game)
        for value in asked.cell.values:
            values.append(with_value(asked.game, printed, asked.cell, value))
            last = len(values) - 1
            series.append(_series(asked, "vary", asked.seats[0], label=value, values=last))
    plan = Plan(asked.game, asked.seed, series, values)
    _check(plan)
    return plan


def _of_seats(asked: Question, seats: int) -> Iterable[Series]:
    """All series with a number of players and the values in question."""
    main = _series(asked, "main", seats)
    yield main
    yield _series(asked, "replay", seats, games=max(asked.games // _REPLAYS, _LEAST_CONTEST))
    contest = max(asked.games // _CONTEST, _LEAST_CONTEST)
    for level in asked.levels:
        if level != asked.bots[0]:
            line_up = [asked.bots[0]] + [level] * (seats - 1)
            games = -(-contest // seats) * seats
            yield Series("level", seats, main.options, line_up, games, 0, level)
    for options in asked.option_sets:
        chosen = [*asked.options, *options]
        yield Series("option", seats, chosen, main.line_up, asked.games, 0, "+".join(options))


def _series(
    asked: Question,
    role: Role,
    seats: int,
    games: int = 0,
    label: str = "",
    values: int = 0,
) -> Series:
    line_up = [asked.bots[seat % len(asked.bots)] for seat in range(seats)]
    return Series(
        role,
        seats,
        list(asked.options),
        line_up,
        games or asked.games,
        values,
        label,
    )


def _check(plan: Plan) -> None:
    """Refuse seats, options and seeds that the game does not have."""
    for series in plan.series:
        game = plan.game_of(series)
        game.check(series.seats, dict.fromkeys(series.options, True), plan.seed)
