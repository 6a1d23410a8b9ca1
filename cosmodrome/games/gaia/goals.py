"""Goals, paid for with the cards laid out: docs/rules/gaia.md, "The turn" and "Limits"."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import NOBODY, Decision, Event
from cosmodrome.engine.pieces import row
from cosmodrome.engine.vecs import vec
from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.parts import ELEMENTS, MOST_GOALS, SORTS, sort_of
from cosmodrome.games.gaia.settling import SKIP
from cosmodrome.games.gaia.state import GaiaState, Step
from cosmodrome.games.gaia.turn import place_meeple

GOAL: Final = Family("goal", [str(index) for index in range(MOST_GOALS)])


class OfferGoals(Step):
    """A seat is asked whether it wants a goal, if it can pay for one."""

    def take(self, s: GaiaState, whom: i64) -> None:
        if payable(s, whom):
            s.ask(phases.GOAL, whom)


class ChooseGoal(Decision[GaiaState]):
    """One of the goals that the seat can pay for, or none; asked again after each."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        goals = payable(s, s.to_move)
        for index in range(i64(len(s.goals))):
            if goals >> index & 1:
                legal.add(GOAL.first + index)
        legal.add(SKIP.first)

    def apply(self, s: GaiaState, action: i64) -> None:
        if action == SKIP.first:
            s.log_seat("declined-goal")
        else:
            reach(s, action - GOAL.first)
        if s.phase != phases.OVER:
            s.go_on()


def payable(s: GaiaState, seat: i64) -> i64:
    """The free goals that a seat can pay for, as bits; of the element goals only the first."""
    if s.front.size(seat) == 0:
        return 0
    counts = laid(s, seat)
    goals: i64 = 0
    elements = False
    for index in range(i64(len(s.goals))):
        takes_elements = cost(s, index, ELEMENTS) > 0
        if s.goal_of[index] != NOBODY or (elements and takes_elements):
            continue
        if _covers(s, counts, index):
            goals |= 1 << index
            elements = elements or takes_elements
    return goals


def laid(s: GaiaState, seat: i64) -> vec[i64]:
    """The cards in front of a seat: how many of each sort."""
    counts = row(SORTS, 0)
    for place in range(s.front.size(seat)):
        counts[sort_of(s.front.at(seat, place))] += 1
    return counts


def cost(s: GaiaState, index: i64, sort: i64) -> i64:
    """How many cards of a sort a goal of the row takes."""
    return s.variant.parts.goal_cost[s.goals[index] * SORTS + sort]


def _covers(s: GaiaState, counts: vec[i64], index: i64) -> bool:
    """Whether there are cards enough of each sort for a goal."""
    return all(counts[sort] >= cost(s, index, sort) for sort in range(i64(SORTS)))


def reach(s: GaiaState, index: i64) -> None:
    """Pay with the cards that have lain there longest; a meeple stays on the goal."""
    seat = s.to_move
    owed = vec[i64]([cost(s, index, sort) for sort in range(i64(SORTS))])
    cards = s.front.of(seat)
    s.front = s.front.clone()
    s.front.clear(seat)
    for card in cards:
        if owed[sort_of(card)] > 0:
            owed[sort_of(card)] -= 1
            s.discard(card)
        else:
            s.front.append(seat, card)
    s.goal_of = s.goal_of[:]
    s.goal_of[index] = seat
    if s.journal is not None:
        name = s.variant.parts.goal_names[s.goals[index]]
        s.journal.append(Event("reached", {"seat": seat, "goal": name, "index": index}))
    place_meeple(s, seat)
    if s.phase != phases.OVER:
        s.put_next(steps.OFFER_GOALS, seat)
