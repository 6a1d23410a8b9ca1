"""The bots that do not search: any legal action, or one that looks good at once."""

from cosmodrome.bots.choice import Choice
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import Judge, pick_by_weight, softmax
from cosmodrome.engine.vecs import vec


def choose_random(state: State, judge: Judge, chance: Chance) -> Choice:
    """Any legal action."""
    legal = state.legal()
    chances = judge.chances(state.sample(state.to_move, chance))
    action = legal[chance.below(len(legal))]
    return Choice(action, chances, legal, [0] * len(legal), [chances[state.to_move]] * len(legal))


def choose_greedy(state: State, judge: Judge, chance: Chance, deals: int) -> Choice:
    """The action after which the judge likes the position best, over a few redeals."""
    seat = state.to_move
    legal = state.legal()
    ahead = look_ahead(state, legal, judge, chance, deals)
    values = [chances[seat] for chances in ahead]
    best = place_of_best(values, chance)
    return Choice(legal[best], ahead[best], legal, [deals] * len(legal), values)


def choose_hastily(state: State, judge: Judge, chance: Chance) -> Choice:
    """An action that looks good at first sight, in a single redeal: as a beginner chooses.

    The better an action looks, the likelier it is chosen. One that looks nearly as good as the
    best often is, one that looks much worse than the rest hardly ever.
    """
    seat = state.to_move
    legal = state.legal()
    ahead = look_ahead(state, legal, judge, chance, 1)
    values = [chances[seat] for chances in ahead]
    # What is at stake: how much better the best looks than the average.
    stake = max(values) - _mean(values)
    place = chance.below(len(legal))
    if stake > 0.0:
        weights = softmax(values, judge.haste_temperature() * stake)
        place = pick_by_weight(vec[float](weights), chance)
    return Choice(legal[place], ahead[place], legal, [1] * len(legal), values)


def look_ahead(
    state: State, legal: list[int], judge: Judge, chance: Chance, deals: int
) -> list[list[float]]:
    """Every seat's chance after each action, averaged over the same redeals for all."""
    totals: list[list[float]] = []
    for deal in range(deals):
        ahead = judge.chances_after(state.sample(state.to_move, chance), legal)
        if deal == 0:
            totals = ahead
        else:
            for place in range(len(legal)):
                _add(totals[place], ahead[place])
    return [[total / deals for total in chances] for chances in totals]


def _mean(values: list[float]) -> float:
    # Not sum(): it rounds differently from one version of Python to the next.
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


def _add(totals: list[float], more: list[float]) -> None:
    for seat in range(len(totals)):
        # Not +=: the compiler adds two items of lists as objects.
        totals[seat] = totals[seat] + more[seat]


def place_of_best(values: list[float], chance: Chance) -> int:
    """Where the highest value stands; one of them by chance if there are several."""
    top = max(values)
    places = [place for place in range(len(values)) if values[place] == top]
    return places[chance.below(len(places))]
