"""Games of each level of bots, with some of their decisions appraised by a stronger search."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from msgspec import Struct

import cosmodrome
from cosmodrome.bots import Bot, appraise
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import Game, State
from cosmodrome.games.phrase import Phrase
from cosmodrome.games.title import title_of
from cosmodrome.lab.journal import Journal
from cosmodrome.lab.simulate import little_collecting
from cosmodrome.lab.workers import cancelled_on_error

# Who appraises the decisions of the others.
APPRAISER = "expert"
# Decisions appraised in each game: more games tell more than more decisions of the same game.
_PER_GAME = 10
FIFTHS = 5


class Plan(Struct, frozen=True):
    """All that the samples depend on. ``decisions``: how many of each level are appraised."""

    game: str
    seats: int
    options: list[str]
    levels: list[str]
    decisions: int
    seed: int
    data: str

    def tasks(self) -> Iterator["Task"]:
        """The games to play, as many for every level."""
        for level in self.levels:
            for number in range(-(-self.decisions // _PER_GAME)):
                yield Task(level, number)

    def name(self) -> str:
        """A short name: another plan, other rules, values or version have another one."""
        game = cosmodrome.game(self.game, self.data or None)
        text = msgspec.json.encode([self, game.rules, game.data, cosmodrome.__version__])
        return blake2b(text, digest_size=8).hexdigest()


class Task(Struct, frozen=True):
    """One game between bots of a level."""

    level: str
    number: int


class Appraised(Struct, frozen=True):
    """A decision: the mover's chance to win after the best action and after the one played.

    Verbs are the first words of the notation; ``said_...`` are the actions in words.
    """

    phase: str
    verb: str
    best_verb: str
    after: float
    before: float
    said: Phrase
    said_best: Phrase

    @property
    def loss(self) -> float:
        """The chance to win that was lost."""
        return self.before - self.after


class Turn(Struct, frozen=True):
    """A turn: in which fifth of the game it was, and the points that the mover made in it."""

    fifth: int
    points: int


class Sample(Struct, frozen=True):
    """What one game tells."""

    task: Task
    decisions: list[Appraised]
    turns: list[Turn]


class _Seen(NamedTuple):
    """A position with a choice, and the action that was chosen there."""

    state: State
    action: int


def run(
    plan: Plan,
    executor: Executor,
    journal: Journal[Sample],
    progress: Callable[[int], None] | None = None,
) -> list[Sample]:
    """Play what the journal does not have; all samples in the order of the plan."""
    found = {sample.task: sample for sample in journal.chunks}
    tasks = list(plan.tasks())
    futures = [executor.submit(play, plan, task) for task in tasks if task not in found]
    with cancelled_on_error(futures):
        for future in as_completed(futures):
            sample = future.result()
            found[sample.task] = sample
            journal.add(sample)
            if progress is not None:
                progress(len(found))
    return [found[task] for task in tasks]


def play(plan: Plan, task: Task) -> Sample:
    """Play one game and appraise some of its decisions; runs in a worker."""
    game = cosmodrome.game(plan.game, plan.data or None)
    seed = step_seed(plan.seed, task.number)
    picks = random.Random(seed)
    with little_collecting():
        seen, turns = _play(game, plan, task, seed)
        picked = picks.sample(seen, min(_PER_GAME, len(seen)))
        decisions = [_appraise(one, step_seed(seed, place)) for place, one in enumerate(picked)]
    return Sample(task, decisions, turns)


def _play(game: Game, plan: Plan, task: Task, seed: int) -> tuple[list[_Seen], list[Turn]]:
    """A whole game: the decisions with a choice, and the points made in every turn."""
    state = game.start(plan.seats, dict.fromkeys(plan.options, True), seed)
    bots = [Bot(task.level, step_seed(seed, 1 + seat)) for seat in range(plan.seats)]
    seen: list[_Seen] = []
    # By turn: after how many decisions it began, and the points that it brought.
    begun: list[int] = []
    points: list[int] = []
    mover, decided, before = -1, 0, 0
    while state.to_move >= 0:
        seat = int(state.to_move)
        if seat != mover:
            mover, before = seat, int(state.scores()[seat])
            begun.append(decided)
            points.append(0)
        action = bots[seat].choose(state).action
        if len(state.legal()) > 1:
            seen.append(_Seen(state.clone(), action))
        state.apply(action)
        decided += 1
        points[-1] = int(state.scores()[seat]) - before
    turns = [
        Turn(FIFTHS * first // decided, made) for first, made in zip(begun, points, strict=True)
    ]
    return seen, turns


def _appraise(seen: _Seen, seed: int) -> Appraised:
    state, game = seen.state, seen.state.game
    choice, _ = appraise(state, APPRAISER, seed, seen.action)
    values = dict(zip(choice.actions, choice.values, strict=True))
    # The search may find that what was played is as good as its own choice.
    best = choice.action if values[choice.action] >= values[seen.action] else seen.action
    title = title_of(game)
    view = title.view(state, int(state.to_move))
    played_name, best_name = game.actions.name(seen.action), game.actions.name(best)
    return Appraised(
        phase=game.phases[state.phase],
        verb=played_name.partition(" ")[0],
        best_verb=best_name.partition(" ")[0],
        after=values[seen.action],
        before=values[best],
        said=title.speech.describe(view, played_name),
        said_best=title.speech.describe(view, best_name),
    )
