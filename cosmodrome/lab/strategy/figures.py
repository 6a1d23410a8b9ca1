"""From appraised decisions to what a page of strategy says about the levels."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cosmodrome.lab.coach import ENOUGH
from cosmodrome.lab.intervals import Mean, Share, mean, share
from cosmodrome.lab.strategy.sampling import FIFTHS, Appraised, Sample

# From this loss of the chance to win on, a decision is called a mistake.
MISTAKE = 0.05
# Mistakes of a kind are told if there are at least this many of them.
_LEAST = 3
_MOST_CONFUSIONS = 4


class Confusion(NamedTuple):
    """A kind of mistake: in a phase, one verb was played where another one was better."""

    phase: str
    verb: str
    best_verb: str
    times: int
    loss: float


class Level(NamedTuple):
    """What the decisions of a level lost. ``phases``: by phase, where there were enough."""

    name: str
    mistakes: Share
    loss: Mean
    phases: dict[str, Mean]
    confusions: list[Confusion]
    # The largest mistake; None: it made none.
    worst: Appraised | None
    # By fifth of the game: points made in a turn.
    points: list[Mean]


def levels(names: Sequence[str], samples: Iterable[Sample]) -> list[Level]:
    """What the samples say about each level, in the order of the names."""
    by_level: dict[str, list[Sample]] = {name: [] for name in names}
    for sample in samples:
        by_level[sample.task.level].append(sample)
    return [_level(name, found) for name, found in by_level.items()]


def _level(name: str, samples: list[Sample]) -> Level:
    decisions = [decision for sample in samples for decision in sample.decisions]
    mistakes = [decision for decision in decisions if decision.loss >= MISTAKE]
    by_phase: dict[str, list[float]] = defaultdict(list)
    for decision in decisions:
        by_phase[decision.phase].append(decision.loss)
    turns = [turn for sample in samples for turn in sample.turns]
    return Level(
        name,
        share(len(mistakes), len(decisions)),
        _mean([decision.loss for decision in decisions]),
        {phase: _mean(lost) for phase, lost in by_phase.items() if len(lost) >= ENOUGH},
        _confusions(mistakes),
        max(mistakes, key=lambda decision: decision.loss, default=None),
        [_mean([turn.points for turn in turns if turn.fifth == fifth]) for fifth in range(FIFTHS)],
    )


def _confusions(mistakes: list[Appraised]) -> list[Confusion]:
    """The kinds of mistakes that cost most in all."""
    losses: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for decision in mistakes:
        losses[decision.phase, decision.verb, decision.best_verb].append(decision.loss)
    found = [
        Confusion(*kind, len(lost), sum(lost) / len(lost))
        for kind, lost in losses.items()
        if len(lost) >= _LEAST
    ]
    return sorted(found, key=lambda one: -one.times * one.loss)[:_MOST_CONFUSIONS]


def _mean(numbers: Sequence[float]) -> Mean:
    return mean(sum(numbers), sum(number * number for number in numbers), len(numbers))
