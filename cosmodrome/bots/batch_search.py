"""The search for judges that look at many positions at once, such as networks.

Simulations are collected until a batch is full, then judged together. Until its result is
known a simulation counts as lost on the nodes that it has passed ("virtual loss"), so that the
others of its batch go elsewhere. There are no rollouts.
"""

from time import monotonic
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.bots.choice import Choice
from cosmodrome.bots.search import EXPLORATION, WATCH_EVERY, Node, Search
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import Judge, outcome
from cosmodrome.engine.vecs import vec

# How much the search explores if nothing else is said, for chances from 0 to 1.
USUAL_EXPLORATION: Final = 1.0


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class BatchJudge:
    """Evaluates many positions together."""

    def judge(
        self, states: list[State], legal: list[list[int]]
    ) -> tuple[list[list[float]], list[list[float]]]:
        """Each seat's chance to win, and a prior for each legal action, by position.

        No priors at all: an empty list.
        """
        raise NotImplementedError


@mypyc_attr(native_class=True)
class Walk:
    """A simulation that waits for its result."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.places: list[int] = []
        self.movers: list[int] = []
        # Where it ended.
        self.leaf = Node()
        self.legal: list[int] = []


@mypyc_attr(native_class=True)
class BatchSearch(Search):
    """A searching player whose leaves are judged in batches."""

    def __init__(
        self,
        judge: Judge,
        batch_judge: BatchJudge,
        chance: Chance,
        simulations: int,
        batch: int,
        seconds: float = 0.0,
        exploration: float = USUAL_EXPLORATION,
    ) -> None:
        super().__init__(judge, chance, simulations, seconds)
        self.batch_judge = batch_judge
        self.batch: i64 = batch
        self.temperature = exploration / EXPLORATION
        self.waiting: list[Walk] = []
        self.states: list[State] = []

    def choose(self, state: State, watched: int = -1) -> Choice:
        """Search from this position, which is looked at only through redeals."""
        legal = state.legal()
        seat = state.to_move
        self.seat = seat
        self.sums = [0.0] * int(state.seats)
        if not self.root.known_prior:
            root = Walk()
            root.leaf = self.root
            root.legal = legal
            self._judge_all([root], [state.sample(seat, self.chance)])
            self.sums = [0.0] * int(state.seats)
        deadline = monotonic() + self.seconds if self.seconds > 0.0 else 0.0
        done: i64 = 0
        while done < self.simulations:
            collected: i64 = 0
            while collected < self.batch and done < self.simulations:
                first = watched if watched >= 0 and done % WATCH_EVERY == 0 else -1
                self._walk(state.sample(seat, self.chance), first)
                collected += 1
                done += 1
            self._judge_all(self.waiting, self.states)
            self.waiting = []
            self.states = []
            if deadline > 0.0 and monotonic() > deadline:
                break
        return self._result(legal, float(done))

    def _walk(self, state: State, first: int) -> None:
        """Walk down the tree to a position that was not judged yet, or to the end of the game."""
        walk = Walk()
        node = self.root
        while state.to_move >= 0 and node.known_prior:
            state.list_legal(self.legal)
            if first >= 0 and not walk.nodes:
                place = node.place(first, 0)
            else:
                # Every node that is passed has priors of its own.
                place = self._select(node, vec[float](), state.to_move)
            walk.nodes.append(node)
            walk.places.append(place)
            walk.movers.append(state.to_move)
            node.visits += 1
            node.tried[place] += 1
            node = self._play(state, node, place)
        if state.to_move < 0:
            self._add(walk, outcome(state))
            return
        walk.leaf = node
        walk.legal = state.legal()
        self.waiting.append(walk)
        self.states.append(state)

    def _judge_all(self, walks: list[Walk], states: list[State]) -> None:
        """Judge the ends of some walks, give the new nodes their priors, and add the results."""
        if not states:
            return
        chances, priors = self.batch_judge.judge(states, [walk.legal for walk in walks])
        for i in range(len(walks)):
            walk = walks[i]
            if not walk.leaf.known_prior:
                self._set_priors(walk, priors[i] if priors else [])
            self._add(walk, chances[i])

    def _set_priors(self, walk: Walk, priors: list[float]) -> None:
        node = walk.leaf
        for i in range(len(walk.legal)):
            place = node.place(walk.legal[i], i)
            node.prior[place] = priors[i] if priors else 1.0 / float(len(walk.legal))
        node.known_prior = True

    def _add(self, walk: Walk, chances: list[float]) -> None:
        """Add a result to the nodes of a walk, which have counted the visit already."""
        own = chances[self.seat]
        for i in range(len(walk.nodes)):
            value = chances[walk.movers[i]]
            walk.nodes[i].value += value
            walk.nodes[i].own += own
            walk.nodes[i].total[walk.places[i]] += value
        for seat in range(len(chances)):
            self.sums[seat] += chances[seat]
