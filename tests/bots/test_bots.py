"""Bots: legal, reproducible, and blind to what their seat may not know."""

import subprocess
import sys

import pytest
from support import Variant, option_sets, walk

import cosmodrome
from cosmodrome.bots import BOTS, Bot, appraise, choose
from cosmodrome.bots.levels import BOTS as TABLE
from cosmodrome.bots.levels import SearchBot
from cosmodrome.bots.own import UnknownLevel, as_judge
from cosmodrome.bots.search import Search
from cosmodrome.bots.simple import choose_hastily
from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import State
from cosmodrome.registry import judge

# The levels as people meet them.
USUAL = dict(TABLE)


@pytest.fixture(autouse=True)
def small_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bots with fewer simulations: the laws do not depend on how many."""
    for name, level in TABLE.items():
        if level.simulations:
            few = 25 if name == "regular" else 40
            monkeypatch.setitem(TABLE, name, level._replace(simulations=few))


def richest(name: str) -> Variant:
    """The variant with most hidden things: all seats, all options."""
    game = cosmodrome.game(name)
    return Variant(name, game.seats[-1], list(option_sets(game))[-1])


def moments(variant: Variant, every: int) -> list[State]:
    """Positions of a random game."""
    return [
        state.clone()
        for step, (_, _, state) in enumerate(walk(variant, 31))
        if step % every == 0 and state.to_move >= 0
    ][:12]


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_choices_are_legal_and_reproducible(name: str, level: str) -> None:
    for state in moments(richest(name), 23):
        digest = state.digest()
        choice = choose(state, level, 5)
        assert choice.action in state.legal()
        assert choice.actions == state.legal()
        assert sum(choice.chances) == pytest.approx(1)
        assert len(choice.values) == len(choice.visits) == len(choice.actions)
        assert choose(state, level, 5).action == choice.action
        assert state.digest() == digest


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_no_bot_sees_what_is_hidden_from_its_seat(name: str, level: str) -> None:
    for state in moments(richest(name), 17):
        other = state.clone()
        other.redeal(state.to_move, 77)
        one, two = choose(state, level, 9), choose(other, level, 9)
        assert one.action == two.action
        assert one.chances == two.chances
        assert one.values == two.values


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_a_bot_plays_a_whole_game_with_its_memory(name: str) -> None:
    """The tree kept between decisions must not lead to anything illegal, nor to peeking."""
    game = cosmodrome.game(name)
    results = []
    for _ in range(2):
        state = game.start(game.seats[0], {}, 3)
        bots = [Bot("regular", seat) for seat in range(game.seats[0])]
        while state.to_move >= 0:
            action = bots[state.to_move].choose(state).action
            assert action in state.legal()
            state.apply(action)
        results.append(state.digest())
    assert results[0] == results[1]


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_stopping_early_changes_no_choice(name: str) -> None:
    spent = 0
    states = moments(Variant(name, 2, ()), 11)
    for number, state in enumerate(states):
        whole, early = (
            Search(judge(state.game), chance(number), 400, 0.0, stops_early).choose(state)
            for stops_early in (False, True)
        )
        assert sum(whole.visits) == 400
        assert early.action == whole.action
        assert sum(early.chances) == pytest.approx(1)
        spent += sum(early.visits)
    assert spent < 0.95 * 400 * len(states)


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_a_level_searches_as_much_as_the_game_asks(name: str, level: str) -> None:
    effort = judge(cosmodrome.game(name)).effort(level)
    spent = [
        sum(choose(state, level, number).visits)
        for number, state in enumerate(moments(Variant(name, 2, ()), 3))
    ]
    assert max(spent) == round(effort * TABLE[level].simulations)


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_each_level_searches_more_than_the_one_below(name: str) -> None:
    effort = judge(cosmodrome.game(name)).effort
    spent = [effort(level) * USUAL[level].simulations for level in ("regular", "expert", "master")]
    assert spent[0] < spent[1] < spent[2]


def test_a_decision_without_a_choice_costs_nothing() -> None:
    state = cosmodrome.game("mlem").start(2, {}, 1)
    while len(state.legal()) > 1:
        state.apply(state.legal()[-1])
    choice = Search(judge(state.game), chance(1), 10_000, 0.0, True).choose(state)
    assert (choice.action, sum(choice.visits)) == (state.legal()[0], 32)


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_quick_priors_are_shares_of_all_legal_actions(name: str) -> None:
    for state in moments(richest(name), 5):
        legal = LegalActions()
        state.list_legal(legal)
        priors = list(judge(state.game).quick_priors(state, legal))
        if priors:
            assert len(priors) == legal.size
            assert min(priors) > 0.0
            assert sum(priors) == pytest.approx(1)


class LikesTheLast:
    """A judge for whom all is alike, but who would always try the last action."""

    def quick_priors(self, state: State, legal: LegalActions) -> list[float]:
        return [0.0] * (int(legal.size) - 1) + [1.0]

    def chances(self, state: State) -> list[float]:
        return [1.0 / int(state.seats)] * int(state.seats)

    def continues_rollout(self, state: State, decisions: int) -> bool:
        return False


def test_below_the_root_quick_priors_decide_what_is_tried() -> None:
    state = cosmodrome.game("galaktiko").start(2, {}, 1)
    search = Search(as_judge(LikesTheLast(), judge(state.game)), chance(1), 300)
    search.choose(state)
    below = [child for child in search.root.children if child is not None and child.visits > 20]
    assert below
    for child in below:
        if len(child.actions) > 1:
            most = max(range(len(child.tried)), key=lambda place: int(child.tried[place]))
            assert child.actions[most] == max(child.actions)


class LikesStation3:
    """A judge for whom only ships at one station do well, with any interest in AMAF."""

    def __init__(self, amaf_weight: float) -> None:
        self._amaf_weight = amaf_weight

    def amaf_weight(self) -> float:
        return self._amaf_weight

    def quick_priors(self, state: State, legal: LegalActions) -> list[float]:
        return [1.0 / int(legal.size)] * int(legal.size)

    def chances(self, state: State) -> list[float]:
        view = state.view(None)
        liked = [3.0 if ship.station == 3 else 1.0 for ship in view.ships]
        return [one / sum(liked) for one in liked]

    def continues_rollout(self, state: State, decisions: int) -> bool:
        return False


def share_of_station_3(search: Search) -> float:
    """How often nodes that were visited a few times have tried to fly to station 3."""
    fly = cosmodrome.game("galaktiko").actions.number("move 3")
    tried = visits = 0
    nodes = [search.root]
    while nodes:
        node = nodes.pop()
        nodes += [child for child in node.children if child is not None]
        if fly in node.actions and 2 <= node.visits < 5:
            tried += int(node.tried[list(node.actions).index(fly)])
            visits += int(node.visits)
    return tried / visits


def test_nodes_that_know_little_try_what_did_well_elsewhere() -> None:
    state = cosmodrome.game("galaktiko").start(2, {}, 1)
    shares = []
    for weight in (0.0, 100.0):
        search = Search(as_judge(LikesStation3(weight), judge(state.game)), chance(1), 1000)
        search.choose(state)
        assert (search.amaf is not None) == (weight > 0.0)
        shares.append(share_of_station_3(search))
    assert shares[1] > 1.3 * shares[0]


def test_what_follows_a_roll_of_dice_is_planned_for_each_roll() -> None:
    """What to do depends on the roll: in MLEM each roll has a node of its own."""
    state = cosmodrome.game("mlem").start(2, {}, 1)
    while all(draws_after(state, action) == 0 for action in state.legal()):
        state.apply(state.legal()[0])
    search = Search(judge(state.game), chance(1), 2000)
    choice = search.choose(state)
    rolled = 0
    for action, visits in zip(choice.actions, choice.visits, strict=True):
        if visits < 100 or not draws_after(state, action):
            continue
        child = search.root.children[search.root.place(action, 0)]
        assert child is not None
        assert child.outcomes is not None
        # After a crash no dice lie on the table: that is the child itself.
        nodes = [child, *child.outcomes.values()]
        # A simulation that comes to a node first ends there.
        assert sum(int(node.visits) + node.met for node in nodes) == visits
        assert len(nodes) > 10
        assert max(int(node.visits) for node in child.outcomes.values()) > 1
        rolled += visits
    assert rolled > 100


def draws_after(state: State, action: int) -> int:
    """How often chance decides something in the course of an action."""
    after = state.clone()
    after.apply(action)
    return int(after.chance.draws - state.chance.draws)


class Prepared:
    """A judge of one's own that says for which position it was asked to prepare."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def prepared_for(self, state: State) -> "Prepared":
        self.seen.append(state.digest())
        return self


def test_a_judge_prepares_for_what_the_seat_may_know() -> None:
    """Once a decision, and with what is hidden drawn anew."""
    state = cosmodrome.game("mlem").start(3, {"missions": True}, 5)
    hidden = [state.digest()]
    own = Prepared()
    bot = SearchBot(1, 20, own)
    for _ in range(3):
        state.apply(bot.choose(state).action)
        hidden.append(state.digest())
    assert len(own.seen) == 3
    assert not set(own.seen) & set(hidden)


def test_a_watched_action_is_appraised() -> None:
    state = cosmodrome.game("galaktiko").start(2, {}, 3)
    for action in state.legal():
        choice = appraise(state, "regular", 1, action).choice
        assert choice.visits[choice.actions.index(action)] >= 30


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_haste_errs_like_people(name: str) -> None:
    """What looks good is played more often than what does not, and blunders are rare."""
    gained = at_stake = 0.0
    blunders = tries = 0
    for state in moments(Variant(name, 2, ()), 7):
        for seed in range(20):
            choice = choose_hastily(state, judge(state.game), chance(seed))
            chosen = choice.values[choice.actions.index(choice.action)]
            mean = sum(choice.values) / len(choice.values)
            stake = max(choice.values) - mean
            gained += chosen - mean
            at_stake += stake
            blunders += chosen < mean - stake
            tries += 1
    # A random choice gains nothing, the best one all that is at stake.
    assert 0.2 * at_stake < gained < 0.95 * at_stake
    assert blunders < 0.1 * tries


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(UnknownLevel, match="expert"):
        Bot("grandmaster", 1)


def test_search_beats_random_play() -> None:
    wins = 0
    game = cosmodrome.game("galaktiko")
    for number in range(10):
        state = game.start(2, {}, number)
        bots = [Bot("regular" if seat == number % 2 else "random", seat) for seat in (0, 1)]
        while state.to_move >= 0:
            state.apply(bots[state.to_move].choose(state).action)
        wins += state.ranking()[number % 2] == 1
    assert wins >= 8


# In a process of its own, which a fault would end.
DEEP_TREES = """
from cosmodrome.bots.search import Node
for _ in range(300):
    roots = [Node() for _ in range(5)]
    nodes = roots
    for _ in range(200):
        children = [Node() for _ in nodes]
        for node, child in zip(nodes, children):
            node.children += [child, Node()]
            child.outcomes = {1: Node()}
        nodes = children
    del roots, nodes, children, node, child
    root = node = Node()
    for _ in range(1000):
        node = node.outcome(7)
    del root, node
"""


def test_deep_trees_are_freed() -> None:
    subprocess.run([sys.executable, "-P", "-c", DEEP_TREES], check=True)
