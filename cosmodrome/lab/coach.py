"""The coach: the moments of a game that mattered to one seat, and what a player does well."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from cosmodrome.engine.record import Record
from cosmodrome.games.phrase import Phrase
from cosmodrome.games.title import title_of
from cosmodrome.lab.analysis import WORTH_TELLING, Analysis, Decision

_MOMENTS: Final = 3
# Fewer decisions of a kind than this tell nothing about a player.
ENOUGH: Final = 10
_YARDSTICK: Final = Path(__file__).parent / "yardstick.json"


class Alternative(Struct, frozen=True):
    """An action that could be taken, in words of the position, and the chance to win after it."""

    action: str
    words: Phrase
    chance: float


class KeyMoment(Struct, frozen=True):
    """A decision that mattered. ``good``: the best was found, and ``other`` would have cost
    something; else ``other`` would have been better. ``weight``: the difference."""

    step: int
    phase: str
    good: bool
    weight: float
    played: Alternative
    other: Alternative


class Skill(Struct, frozen=True):
    """How a player answers one kind of question: how often it was asked with a choice, and the
    chance to win that was lost each time, on average, against the best answer."""

    phase: str
    decisions: int
    loss: float


def moments(record: Record, analysis: Analysis, seat: int) -> list[KeyMoment]:
    """What mattered most to a seat, in the order of the game, no two of the same turn. Something
    good is among it, unless all that was good is of the same turns as what mattered more."""
    own = [one for one in analysis.decisions if one.seat == seat and not one.forced]
    heaviest = sorted((one for one in own if _weight(one)), key=_weight, reverse=True)
    picked = _apart(analysis, heaviest)
    if not any(_is_good(one) for one in picked):
        good = [one for one in heaviest if _is_good(one)]
        picked = _apart(analysis, [*picked[: _MOMENTS - 1], *good, *picked[_MOMENTS - 1 :]])
    return [_told(record, one) for one in sorted(picked, key=lambda one: one.step)]


def _apart(analysis: Analysis, decisions: Sequence[Decision]) -> list[Decision]:
    """The first few decisions that are of different turns."""
    apart: list[Decision] = []
    for decision in decisions:
        if len(apart) < _MOMENTS and not any(_same_turn(analysis, decision, o) for o in apart):
            apart.append(decision)
    return apart


def _is_good(decision: Decision) -> bool:
    return decision.action == decision.best


def _weight(decision: Decision) -> float:
    """What a decision lost, or what the nearest other answer would have lost; 0: next to
    nothing, or not known."""
    if not _is_good(decision):
        weight = decision.loss
    elif decision.rival:
        weight = decision.after - decision.rival_after
    else:
        weight = 0.0
    return weight if weight >= WORTH_TELLING else 0.0


def _same_turn(analysis: Analysis, one: Decision, other: Decision) -> bool:
    """Whether no other seat decided anything between two decisions of a seat."""
    first, last = sorted((one.step, other.step))
    return all(between.seat == one.seat for between in analysis.decisions[first - 1 : last])


def _told(record: Record, decision: Decision) -> KeyMoment:
    good = _is_good(decision)
    state = record.state_after(decision.step - 1)
    title = title_of(record.game)
    view = title.view(state, decision.seat)

    def alternative(action: str, chance: float) -> Alternative:
        return Alternative(action, title.speech.describe(view, action), chance)

    return KeyMoment(
        decision.step,
        decision.phase or record.game.phases[state.phase],
        good,
        _weight(decision),
        alternative(decision.action, decision.after),
        alternative(decision.rival, decision.rival_after)
        if good
        else alternative(decision.best, decision.before),
    )


def skills(played: Iterable[tuple[Analysis, Sequence[int]]], phases: Sequence[str]) -> list[Skill]:
    """What a player lost by each kind of question, in the order of the rules: over games, each
    with the seats that the player had. Questions with a single answer count for nothing."""
    losses: dict[str, list[float]] = {}
    for analysis, seats in played:
        for decision in analysis.decisions:
            if decision.seat in seats and decision.phase and not decision.forced:
                losses.setdefault(decision.phase, []).append(decision.loss)
    return [
        Skill(phase, len(losses[phase]), sum(losses[phase]) / len(losses[phase]))
        for phase in phases
        if phase in losses
    ]


@cache
def yardstick(game: str) -> dict[str, float]:
    """What a regular bot loses by each kind of question, measured by bench/yardstick.py; nothing
    for a game that was not measured."""
    measured = msgspec.json.decode(
        _YARDSTICK.read_bytes(), type=dict[str, dict[str, tuple[int, float]]]
    )
    return {
        phase: loss
        for phase, (decisions, loss) in measured.get(game, {}).items()
        if decisions >= ENOUGH
    }


def gain(game: str, skill: Skill) -> float | None:
    """The chance to win that a player gains each time on a regular bot, or loses if it is
    negative; None: too few decisions to tell, of the player or of the bot."""
    usual = yardstick(game).get(skill.phase)
    return None if usual is None or skill.decisions < ENOUGH else usual - skill.loss
