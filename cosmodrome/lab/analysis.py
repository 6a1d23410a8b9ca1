"""Looking back at a game: what each decision was worth, and where the game turned."""

from collections.abc import Callable
from concurrent.futures import Executor, as_completed

from msgspec import Struct

import cosmodrome
from cosmodrome.bots import appraise
from cosmodrome.bots.choice import Choice
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.judge import outcome
from cosmodrome.engine.record import Record
from cosmodrome.lab.lines import LineMove, line_of_record
from cosmodrome.lab.workers import cancelled_on_error

# A swing of the chances from which on it is called a turning point, and how many are named.
_TURN = 0.12
_MOST_TURNS = 6
# Where nothing turned the game, this many of the largest mistakes are named.
_LEAST_TURNS = 3
# A smaller loss than this is within the noise of a search: there is nothing to explain.
WORTH_TELLING = 0.02
_STEPS_PER_TASK = 3
# An action that was tried less often has no value that could be told to anybody.
_LEAST_VISITS = 10


class Decision(Struct, frozen=True):
    """One decision: chances are the mover's, by what the mover could know.

    ``before``: with the best action; ``after``: with the one played; ``loss``: the difference.
    ``chances``: every seat's before the decision. ``forced``: there was no choice. Where it lost
    something, ``better`` and ``played`` tell how the game could have gone on after each.
    ``phase``: the question that was asked. ``rival``: the action besides the one played that the
    search looked at most, if it did so often enough, and the mover's chances after it.
    """

    step: int
    seat: int
    action: str
    forced: bool
    before: float
    after: float
    best: str
    loss: float
    chances: list[float]
    better: list[LineMove] = []
    played: list[LineMove] = []
    # Earlier analyses have none of these.
    phase: str = ""
    rival: str = ""
    rival_after: float = 0.0


class Turn(Struct, frozen=True):
    """A turning point: a ``mistake`` of a seat, or ``fortune`` that smiled on it or did not."""

    step: int
    seat: int
    kind: str
    swing: float


class Analysis(Struct, frozen=True):
    """A game looked back at, as far as it is done: ``steps`` are all that there are.

    ``final``: the result as chances, if the game is over.
    """

    game: str
    seats: int
    level: str
    seed: int
    decisions: list[Decision]
    turns: list[Turn]
    final: list[float] | None
    # Earlier analyses do not say it; they are whole.
    steps: int = 0


def analyse(
    record: Record,
    level: str = "expert",
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    data: str = "",
) -> Analysis:
    """Appraise every decision of a record; the same seed gives the same analysis."""
    steps = range(len(record.steps))
    decisions: dict[int, Decision] = {}
    if executor is None:
        for step in steps:
            decisions[step] = appraise_step(record, step, level, seed)
            if progress is not None:
                progress(len(decisions))
    else:
        text = record.to_text()
        chunks = [steps[first : first + _STEPS_PER_TASK] for first in steps[::_STEPS_PER_TASK]]
        tasks = [
            executor.submit(appraise_steps, text, chunk, level, seed, data) for chunk in chunks
        ]
        with cancelled_on_error(tasks):
            for task in as_completed(tasks):
                decisions |= {decision.step - 1: decision for decision in task.result()}
                if progress is not None:
                    progress(len(decisions))
    return summary(record, level, seed, [decisions[step] for step in steps])


def summary(record: Record, level: str, seed: int, decisions: list[Decision]) -> Analysis:
    """The analysis of a record of which the first decisions are appraised, or all."""
    final = outcome(record.state) if record.state.to_move < 0 else None
    whole = len(decisions) == len(record.steps)
    return Analysis(
        game=record.game.name,
        seats=record.seats,
        level=level,
        seed=seed,
        decisions=decisions,
        turns=_turns(decisions, final if whole else None),
        final=final,
        steps=len(record.steps),
    )


def appraise_steps(text: str, steps: range, level: str, seed: int, data: str) -> list[Decision]:
    """Appraise some decisions of a record that comes as text; runs in a worker."""
    record = cosmodrome.read_record(text, data or None)
    return [appraise_step(record, step, level, seed) for step in steps]


def appraise_step(record: Record, step: int, level: str, seed: int) -> Decision:
    """The decision that led from one position to the next."""
    state = record.state_after(step)
    played = record.steps[step].action
    names = record.game.actions
    choice, search = appraise(state, level, step_seed(seed, step), played)
    values = dict(zip(choice.actions, choice.values, strict=True))
    best, after = values[choice.action], values[played]
    # The search may find that what was played is as good as its own choice.
    before = max(best, after)
    telling = before - after >= WORTH_TELLING
    rival = _rival(choice, played)
    return Decision(
        step=step + 1,
        seat=state.to_move,
        action=names.name(played),
        forced=len(choice.actions) == 1,
        before=before,
        after=after,
        best=names.name(choice.action if best >= after else played),
        loss=before - after,
        chances=choice.chances,
        better=line_of_record(record, step, search, choice.action) if telling else [],
        played=line_of_record(record, step, search, played) if telling else [],
        phase=record.game.phases[state.phase],
        rival="" if rival is None else names.name(rival),
        rival_after=0.0 if rival is None else values[rival],
    )


def _rival(choice: Choice, played: int) -> int | None:
    """The action besides the one played that was tried most; None: none was often enough."""
    tried = [
        (visits, -action)
        for action, visits in zip(choice.actions, choice.visits, strict=True)
        if action != played and visits >= _LEAST_VISITS
    ]
    return -max(tried)[1] if tried else None


def _turns(decisions: list[Decision], final: list[float] | None) -> list[Turn]:
    """The largest mistakes and the largest strokes of fortune, in the order of the game."""
    largest = sorted(decisions, key=lambda decision: -decision.loss)
    turns = [
        Turn(decision.step, decision.seat, "mistake", -decision.loss)
        for place, decision in enumerate(largest)
        if decision.loss >= (WORTH_TELLING if place < _LEAST_TURNS else _TURN)
    ]
    following = [decision.chances for decision in decisions[1:]]
    if final is not None:
        following.append(final)
    for decision, chances in zip(decisions, following, strict=False):
        swing = chances[decision.seat] - decision.after
        if abs(swing) >= _TURN:
            turns.append(Turn(decision.step, decision.seat, "fortune", swing))
    turns.sort(key=lambda turn: -abs(turn.swing))
    return sorted(turns[:_MOST_TURNS], key=lambda turn: turn.step)
