"""Information-set Monte Carlo tree search, for any number of seats.

Each simulation redeals what the searching seat cannot know, walks down one tree that is
shared by all these deals, and evaluates where it arrives after a rollout. Every mover
maximises its own chance to win. Actions are weighed by a prior, so that long lists are
not tried one by one: the judge's look one step ahead where a node is visited often. What a node
does not know yet of an action is guessed by how it did elsewhere in the search.
"""

from math import sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.bots.amaf import Amaf
from cosmodrome.bots.choice import Choice, Line
from cosmodrome.bots.simple import look_ahead
from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import Judge, outcome, softmax
from cosmodrome.engine.vecs import append, vec

# How strongly the search prefers actions that it has tried little, times the prior's temperature.
EXPLORATION: Final = 20.0 / 3.0
# An action that was never tried counts as a little worse than its node.
_UNTRIED: Final = 0.08
# A node gets its prior at this number of visits: most nodes are never seen again.
_PRIOR_AT: Final = 1
_ROOT_DEALS: Final = 3
# One simulation in this many begins with the watched action.
WATCH_EVERY: Final = 6
# Whether to stop is checked once in this many simulations.
_CHECK_EVERY: Final = 32
# A line is followed while a node was visited at least this often, and while at least one in
# this many of its visits agree on the action.
_LINE_VISITS: Final = 12
_LINE_AGREE: Final = 4


# Not "acyclic", which trees are: freeing a deep one would crash, as Python defers the freeing of
# what is nested by means of the garbage collector's fields.
@mypyc_attr(native_class=True)
class Node:
    """A decision as reached by a sequence of actions, whatever was dealt.

    What chance decided on the way is told apart only as far as the judge does.
    """

    def __init__(self) -> None:
        # Whether a simulation has ended here: only then do others go on.
        self.met = False
        self.visits: i64 = 0
        self.value = 0.0
        # The same sum for the searching seat, no matter which seat moves here.
        self.own = 0.0
        self.known_prior = False
        # Every action that was ever legal here, and by its place in this list: the next
        # node, how often it was tried, the sum of the results, the prior.
        self.actions = vec[i64]()
        self.children: list[Node | None] = []
        # What follows instead of this node, by the key of what chance has decided.
        self.outcomes: dict[int, Node] | None = None
        self.tried = vec[i64]()
        self.total = vec[float]()
        self.prior = vec[float]()

    def place(self, action: i64, guess: i64) -> i64:
        """The place of an action, which it gets when it is first met.

        ``guess`` is its place in the list of legal actions: mostly the same.
        """
        actions = self.actions
        if guess < len(actions) and actions[guess] == action:
            return guess
        for place in range(len(actions)):
            if actions[place] == action:
                return place
        self.actions = append(actions, action)
        self.children.append(None)
        self.tried = append(self.tried, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, 0.0)
        return len(self.children) - 1

    def child(self, place: i64) -> "Node":
        """The node after the action at a place."""
        child = self.children[place]
        if child is None:
            child = Node()
            self.children[place] = child
        return child

    def outcome(self, key: int) -> "Node":
        """The node for one of the things that chance could decide before this decision."""
        if self.outcomes is None:
            self.outcomes = {}
        node = self.outcomes.get(key)
        if node is None:
            node = Node()
            self.outcomes[key] = node
        return node


@mypyc_attr(native_class=True)
class Search:
    """A searching player. It keeps its tree from one decision of a turn to the next."""

    def __init__(
        self,
        judge: Judge,
        chance: Chance,
        simulations: int,
        seconds: float = 0.0,
        stops_early: bool = False,
    ) -> None:
        self.judge = judge
        # The same, prepared for the decision at hand.
        self.prepared = judge
        self.temperature = judge.prior_temperature()
        self.amaf_weight = judge.amaf_weight()
        # How actions did in this decision's simulations; None: the judge does not look at it.
        self.amaf: Amaf | None = None
        self.chance = chance
        self.simulations = simulations
        # A cap on top of the simulations; 0: none.
        self.seconds = seconds
        # Whether to stop when the remaining simulations can no longer change the choice.
        self.stops_early = stops_early
        self.root = Node()
        # The legal actions of the position at hand; filled again at every step.
        self.legal = LegalActions()
        # The chances of all seats, summed over this decision's simulations.
        self.sums: list[float] = []
        self.seat = 0

    def choose(self, state: State, watched: int = -1) -> Choice:
        """Search from this position, which is looked at only through redeals.

        An action that is ``watched`` is tried now and then whatever it promises, so that
        its value is known too.
        """
        legal = state.legal()
        seat = state.to_move
        self.seat = seat
        self.prepared = self.judge.prepared_for(state.sample(seat, self.chance.clone()))
        self.sums = [0.0] * int(state.seats)
        if self.amaf_weight > 0.0:
            self.amaf = Amaf(int(state.seats), len(state.game.actions))
        if not self.root.known_prior:
            ahead = look_ahead(state, legal, self.prepared, self.chance, _ROOT_DEALS)
            self._set_prior(self.root, legal, [chances[seat] for chances in ahead])
        deadline = monotonic() + self.seconds if self.seconds > 0.0 else 0.0
        done: i64 = 0
        while done < self.simulations:
            deal = state.sample(seat, self.chance)
            if watched >= 0 and done % WATCH_EVERY == 0:
                self._simulate(deal, watched)
            else:
                self._simulate(deal, -1)
            done += 1
            if done % _CHECK_EVERY == 0:
                if deadline > 0.0 and monotonic() > deadline:
                    break
                if self.stops_early and self._lead(legal) > self.simulations - done:
                    break
        return self._result(legal, float(done))

    def advance(self, action: int) -> None:
        """The searching seat has played this and learned nothing new: keep that branch."""
        child = self.root.children[self.root.place(action, 0)]
        self.root = Node() if child is None else child

    def line(self, first: int, longest: int) -> Line:
        """How the game could go on after an action, as the search saw it: what was tried most.

        It ends where too little was tried, or where chance decides what can be played.
        """
        place = self.root.place(first, 0)
        tried = float(self.root.tried[place])
        actions = [first]
        chances = [self.root.total[place] / tried if tried > 0.0 else 0.0]
        node = self.root.children[place]
        while node is not None and len(actions) < longest and node.visits >= _LINE_VISITS:
            place = _most_tried(node)
            child = node.children[place]
            agreed = node.tried[place] * _LINE_AGREE >= node.visits
            if not agreed or child is None or child.visits == 0:
                break
            actions.append(node.actions[place])
            chances.append(child.own / float(child.visits))
            node = child
        return Line(actions, chances)

    def forget(self) -> None:
        """Something was revealed, or others have moved: start afresh."""
        self.root = Node()

    def _simulate(self, state: State, first: int) -> None:
        """Walk down the tree, add a node, evaluate the position, and update the nodes passed.

        ``first`` is the action to begin with; -1: the most promising one.
        """
        node = self.root
        nodes: list[Node] = []
        places: list[int] = []
        movers: list[int] = []
        while state.to_move >= 0:
            state.list_legal(self.legal)
            if first >= 0 and not nodes:
                place = node.place(first, 0)
            else:
                place = self._select(node, self._priors(node, state), state.to_move)
            nodes.append(node)
            places.append(place)
            movers.append(state.to_move)
            self._note(state, node.actions[place])
            node = self._play(state, node, place)
            if not node.met:
                node.met = True
                break
        self._backpropagate(nodes, places, movers, self._evaluate(state))

    def _note(self, state: State, action: i64) -> None:
        """The mover is about to play an action; one without an alternative says nothing."""
        if self.amaf is not None and self.legal.size > 1:
            self.amaf.note(state.to_move, action)

    def _play(self, state: State, node: Node, place: i64) -> Node:
        """Play the action at a place of a node; the node after it."""
        draws = state.chance.draws
        state.apply(node.actions[place])
        child = node.child(place)
        if state.chance.draws == draws:
            return child
        key = self.judge.chance_key(state)
        return child if key == 0 else child.outcome(key)

    def _priors(self, node: Node, state: State) -> vec[float]:
        """Priors of the legal actions in this deal; empty: the node's own count."""
        if self.legal.size == 1 or node.known_prior:
            return vec[float]()
        priors = self.prepared.quick_priors(state, self.legal)
        if len(priors) == 0 and node.visits == _PRIOR_AT:
            legal = self.legal.to_list()
            self._set_prior(node, legal, self._one_step(state, legal))
        return priors

    def _select(self, node: Node, priors: vec[float], mover: i64) -> i64:
        """The place of the legal action with the best mix of value, prior and novelty."""
        legal = self.legal
        amaf = self.amaf
        best = node.place(legal.at(0), 0)
        if legal.size == 1:
            return best
        node_value = node.value / float(node.visits) if node.visits > 0 else 0.5
        reach = EXPLORATION * self.temperature * sqrt(float(node.visits) + 1.0)
        best_score = -1.0
        for i in range(legal.size):
            place = node.place(legal.at(i), i)
            tried = float(node.tried[place])
            if node.known_prior:
                prior = node.prior[place]
            else:
                prior = priors[i] if len(priors) > 0 else 1.0 / float(legal.size)
            if amaf is not None and amaf.knows(mover, legal.at(i)):
                guess = node_value + amaf.gain(mover, legal.at(i))
                value = (node.total[place] + self.amaf_weight * guess) / (tried + self.amaf_weight)
            else:
                value = node.total[place] / tried if tried > 0.0 else node_value - _UNTRIED
            score = value + reach * prior / (1.0 + tried)
            if score > best_score:
                best = place
                best_score = score
        return best

    def _one_step(self, state: State, legal: list[int]) -> list[float]:
        """What the judge says of each legal action's result for the mover."""
        mover = state.to_move
        ahead = self.prepared.chances_after(state.clone(), legal)
        return [chances[mover] for chances in ahead]

    def _set_prior(self, node: Node, legal: list[int], values: list[float]) -> None:
        priors = softmax(values, self.temperature)
        for i in range(len(legal)):
            place = node.place(legal[i], i)
            node.prior[place] = priors[i]
        node.known_prior = True

    def _evaluate(self, state: State) -> list[float]:
        """A rollout by the judge's light policy as far as it pays, then the judge's estimate."""
        decisions = 0
        while state.to_move >= 0 and self.prepared.continues_rollout(state, decisions):
            state.list_legal(self.legal)
            action = self.prepared.rollout_action(state, self.legal, self.chance)
            self._note(state, action)
            state.apply(action)
            decisions += 1
        if state.to_move < 0:
            return outcome(state)
        return self.prepared.chances(state)

    def _backpropagate(
        self, nodes: list[Node], places: list[int], movers: list[int], chances: list[float]
    ) -> None:
        """Add a result to all nodes on the way, each for its own mover."""
        own = chances[self.seat]
        if self.amaf is not None:
            self.amaf.add(chances)
        for i in range(len(nodes)):
            node = nodes[i]
            place = places[i]
            value = chances[movers[i]]
            node.visits += 1
            node.value += value
            node.own += own
            node.tried[place] += 1
            node.total[place] += value
        for seat in range(len(chances)):
            self.sums[seat] += chances[seat]

    def _lead(self, legal: list[int]) -> i64:
        """How much more often the action tried most was tried than any other."""
        if len(legal) == 1:
            return self.simulations
        most: i64 = 0
        second: i64 = 0
        for i in range(len(legal)):
            tried = self.root.tried[self.root.place(legal[i], i)]
            if tried > most:
                second = most
                most = tried
            elif tried > second:
                second = tried
        return most - second

    def _result(self, legal: list[int], simulations: float) -> Choice:
        """The action tried most; its value settles ties."""
        root = self.root
        visits: list[int] = []
        values: list[float] = []
        best = legal[0]
        best_score = -1.0
        for i in range(len(legal)):
            place = root.place(legal[i], i)
            tried = float(root.tried[place])
            value = root.total[place] / tried if tried > 0.0 else 0.0
            visits.append(root.tried[place])
            values.append(value)
            if tried + value > best_score:
                best = legal[i]
                best_score = tried + value
        return Choice(best, [s / simulations for s in self.sums], legal, visits, values)


def _most_tried(node: Node) -> i64:
    best: i64 = 0
    for place in range(len(node.tried)):
        if node.tried[place] > node.tried[best]:
            best = place
    return best
