"""Play the games of a study and count as they go; runs in a worker."""

from array import array
from math import log2

from msgspec import Struct

from cosmodrome.bots import Bot, Choice
from cosmodrome.engine.chance import chance, step_seed
from cosmodrome.engine.game import Event, Game, State
from cosmodrome.engine.judge import outcome
from cosmodrome.games.title import title_of
from cosmodrome.lab.simulate import little_collecting
from cosmodrome.lab.study.plan import Plan, Series, Task
from cosmodrome.lab.study.watching import Watch, catalogue_of

# Two actions are close if the chances to win differ by less than this.
CLOSE = 0.01
# How long people take, fitted to the times on the boxes: docs/study.md, "Length". Setting up and
# counting; a turn; every doubling of the number of actions to choose from.
SECONDS_A_GAME = 600
SECONDS_A_TURN = 15
SECONDS_A_DOUBLING = 1
# Steps from which seeds are derived: the first bot's, and that of a replay with other chance.
_BOTS = 1
_REPLAY = 1000
# Openings are the first choices of a seat in this many different phases.
_OPENINGS = 2
# Thinking times are tabulated up to this number of actions.
_MOST_ACTIONS = 200


class Chunk(Struct, frozen=True):
    """The results of one task. Bytes hold arrays of machine numbers, one item per game or row."""

    task: Task
    decisions: bytes
    turns: bytes
    seconds: bytes
    settled: bytes
    scores: bytes
    places: bytes
    causes: list[str]
    # By phase: decisions, those without a choice, actions, choices with values, close ones.
    choices: list[list[int]]
    # Openings: game, seat, phase, family of actions, component + 1.
    openings: list[bytes]
    seen: list[int]
    used: list[int]
    # How seats got components: game, seat, component, way, time, chance.
    got: list[bytes]


class _Tally:
    """What is counted over the games of a task, besides components."""

    def __init__(self, phases: int) -> None:
        self.decisions = array("H")
        self.turns = array("H")
        self.seconds = array("H")
        self.settled = array("H")
        self.scores = array("h")
        self.places = array("B")
        self.causes: list[str] = []
        self.choices = [[0] * 5 for _ in range(phases)]
        self.openings = (array("H"), array("B"), array("B"), array("B"), array("H"))

    def decide(self, phase: int, choice: Choice) -> None:
        """Count a decision: how many actions there were, how close the best two."""
        row = self.choices[phase]
        count = len(choice.actions)
        row[0] += 1
        row[2] += count
        if count == 1:
            row[1] += 1
        elif any(choice.visits):
            row[3] += 1
            second, best = sorted(choice.values)[-2:]
            row[4] += best - second < CLOSE

    def open(self, game: int, seat: int, phase: int, family: int, component: int) -> None:
        """Count an opening."""
        for column, value in zip(
            self.openings, (game, seat, phase, family, component + 1), strict=True
        ):
            column.append(value)

    def end(self, state: State, turns: int, seconds: float, leaders: list[int]) -> None:
        """Count a finished game."""
        places = state.ranking()
        settled = len(leaders)
        while settled and places[leaders[settled - 1]] == 1:
            settled -= 1
        self.decisions.append(len(leaders))
        self.turns.append(turns)
        self.seconds.append(min(round(seconds), 65535))
        self.settled.append(settled)
        self.scores.extend(state.scores())
        self.places.extend(places)
        causes = title_of(state.game).end_causes
        self.causes.append("" if causes is None else causes(state)[0])


def play_task(plan: Plan, task: Task) -> Chunk:
    """Play the games of a task."""
    series = plan.series[task.series]
    game = plan.game_of(series)
    watch = Watch(catalogue_of(game, plan.values[series.values]))
    tally = _Tally(len(game.decisions))
    with little_collecting():
        for number in range(task.first, task.first + task.games):
            _play(plan, series, game, number, number - task.first, tally, watch)
    got = (watch.games, watch.seats, watch.numbers, watch.ways, watch.times, watch.chances)
    return Chunk(
        task=task,
        decisions=tally.decisions.tobytes(),
        turns=tally.turns.tobytes(),
        seconds=tally.seconds.tobytes(),
        settled=tally.settled.tobytes(),
        scores=tally.scores.tobytes(),
        places=tally.places.tobytes(),
        causes=tally.causes,
        choices=tally.choices,
        openings=[column.tobytes() for column in tally.openings],
        seen=watch.seen,
        used=watch.used,
        got=[column.tobytes() for column in got],
    )


def _play(
    plan: Plan, series: Series, game: Game, number: int, row: int, tally: _Tally, watch: Watch
) -> None:
    """Play one game: a deal of its own, bots with chance of their own."""
    deal = plan.deal_seed(series, number)
    state = game.start(series.seats, dict.fromkeys(series.options, True), deal)
    own = deal
    if series.role == "replay":
        own = step_seed(deal, _REPLAY)
        state = state.sample(state.to_move, chance(own))
    rotation = number - series.deal_of(number)
    bots = [
        Bot(name, step_seed(own, _BOTS + seat + series.seats * rotation))
        for seat, name in enumerate(series.bots_of(number))
    ]
    events: list[Event] = []
    state.journal = events
    watch.begin(game, state, row)
    opened: list[set[int]] = [set() for _ in bots]
    # The chances before the turn that is being played: what a seat takes does not count in them.
    before = [1.0 / series.seats] * series.seats
    chances = before
    leaders: list[int] = []
    mover, turns, seconds = -1, 0, float(SECONDS_A_GAME)
    while state.to_move >= 0:
        seat, phase = int(state.to_move), int(state.phase)
        if seat != mover:
            mover, before = seat, chances
            turns += 1
            seconds += SECONDS_A_TURN
        choice = bots[seat].choose(state)
        tally.decide(phase, choice)
        seconds += _THINKING[min(len(choice.actions), _MOST_ACTIONS)]
        chances = choice.chances
        leaders.append(chances.index(max(chances)))
        state.apply(choice.action)
        first = watch.see(events, row, len(leaders), before)
        events.clear()
        seen = opened[seat]
        if len(seen) < _OPENINGS and phase not in seen and len(choice.actions) > 1:
            seen.add(phase)
            tally.open(row, seat, phase, family_of(game, choice.action), first)
    # The last decision's chances are what the mover expected; the result is what came.
    final = outcome(state)
    leaders[-1] = final.index(max(final))
    tally.end(state, turns, seconds, leaders)


def family_of(game: Game, action: int) -> int:
    """The place of an action's family in the catalog."""
    families = game.actions.families
    return next(place for place, family in enumerate(families) if family.holds(action))


# By the number of actions: how many seconds people think. Its logarithm counts (Hick's law).
_THINKING = [
    0.0,
    *(SECONDS_A_DOUBLING * log2(actions) for actions in range(1, _MOST_ACTIONS + 1)),
]
