"""How good a position of MLEM is: a quick estimate, and features for learners.

The heart is a table of hopes (hopes.py): in a search that of the cats in the position at hand,
otherwise that of an average position.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import NOBODY, Game, State
from cosmodrome.engine.judge import Judge, outcome, softmax
from cosmodrome.engine.numbers import Numbers
from cosmodrome.engine.pieces import popcount
from cosmodrome.engine.vecs import vec
from cosmodrome.games.mlem import observation, phases
from cosmodrome.games.mlem.boarding import launch_space
from cosmodrome.games.mlem.flight import fly_and_explore
from cosmodrome.games.mlem.hopes import Hopes, crash_worths, usual_hopes
from cosmodrome.games.mlem.landing import LAND, STAY, step_of
from cosmodrome.games.mlem.parts import (
    CATS,
    COMET,
    FOUR_MOONS,
    FOUR_PLANETS,
    GALAXY,
    GOALS,
    MOON,
    PARACHUTE,
    PLUS_MINUS_1,
    THREE_ON_PLANET,
    TWO_DEEP,
    Parts,
    astronaut_of,
    owner_of,
)
from cosmodrome.games.mlem.placing import is_landing_place, place_at, points_for
from cosmodrome.games.mlem.rules import Mlem
from cosmodrome.games.mlem.scoring import (
    cats_at,
    final_scores,
    goal_progress,
    planet_points,
)
from cosmodrome.games.mlem.state import MlemState
from cosmodrome.games.mlem.travel import CRASH, GO, REROLL, USE, USE_CAT, USE_EXTRA, select
from cosmodrome.games.mlem.weights import Weights

# Simulations help little here, as luck weighs much: the levels below master have far fewer.
_EFFORT: Final = {"regular": 0.15, "expert": 0.1}


@mypyc_attr(native_class=True)
class MlemJudge(Judge):
    """Scores so far, goals under way, and what the cats aboard may hope for."""

    def __init__(self, parts: Parts, weights: Weights, usual: Hopes) -> None:
        self.parts: Final = parts
        self.weights: Final = weights
        # In an average position, by astronaut.
        self.usual: Final = usual
        # In the position that it is prepared for, by cat; right for one expedition.
        self.known: Hopes | None = None
        self.expedition: i64 = 0

    def effort(self, level: str) -> float:
        return _EFFORT.get(level, 1.0)

    def haste_temperature(self) -> float:
        return 1.1

    def chance_key(self, state: State) -> i64:
        """The roll: what to do depends on it."""
        assert isinstance(state, MlemState)
        key: i64 = 0
        for dice in state.roll:
            key = key * (self.parts.dice + 1) + dice
        return key

    def continues_rollout(self, state: State, decisions: int) -> bool:
        """To the end of the expedition: what the dice make of it is better played than guessed."""
        assert isinstance(state, MlemState)
        return state.phase != phases.BOARDING or len(state.rocket) > 0

    # --- hopes ----------------------------------------------------------------------

    def prepared_for(self, state: State) -> Judge:
        """A judge that knows what landing is worth to each cat until the expedition ends."""
        assert isinstance(state, MlemState)
        prepared = MlemJudge(self.parts, self.weights, self.usual)
        hopes = Hopes(self.parts, self.usual.flights, state.seats * CATS)
        for cat in state.rocket:
            self._fill_known(hopes, state, cat)
        if state.phase == phases.BOARDING:
            for cat in range(state.seats * CATS):
                if state.home[owner_of(cat)] >> astronaut_of(cat) & 1:
                    self._fill_known(hopes, state, cat)
        prepared.known = hopes
        prepared.expedition = state.expedition
        return prepared

    def _fill_known(self, hopes: Hopes, state: MlemState, cat: i64) -> None:
        """The hopes of a cat in this position."""
        parts = self.parts
        worths = vec[float]([0.0] * int(parts.deep_space + 1))
        for space in range(parts.first_landing_space, parts.deep_space):
            worths[space] = self.weights.known_place * self._best_landing(state, cat, space)
        deep = points_for(state, cat, COMET) + points_for(state, cat, GALAXY)
        worths[parts.deep_space] = float(deep) / 2.0
        worths[parts.deep_space] += self._goal_step(state, owner_of(cat), TWO_DEEP)
        # The rocket never comes back to a lower space.
        lowest = 0 if state.phase == phases.BOARDING else state.space
        crashes = crash_worths(astronaut_of(cat), worths, self.weights)
        hopes.fill(cat, worths, crashes, lowest)

    # --- chances --------------------------------------------------------------------

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, MlemState)
        if state.phase == phases.OVER:
            return outcome(state)
        spread = self.weights.spread + self.weights.spread_per_expedition * sqrt(
            self.expeditions_left(state)
        )
        return softmax(self.expected(state), spread)

    def expeditions_left(self, state: MlemState) -> float:
        """Roughly how many expeditions are still to come after this one."""
        fewest: i64 = CATS
        for home in state.home:
            fewest = min(fewest, popcount(home))
        return float(min(fewest, self.parts.failures_to_end - state.failures))

    def expected(self, state: MlemState) -> list[float]:
        """The final score of each seat as far as this expedition tells."""
        expected = [float(score) for score in final_scores(state)]
        for goal in range(len(GOALS)):
            if state.goals[goal] == NOBODY:
                for seat in range(state.seats):
                    expected[seat] += self._goal_worth(goal, goal_progress(state, seat, goal))
        if len(state.rocket) > 0:
            self._add_rocket(state, expected)
        return expected

    def _goal_worth(self, goal: i64, progress: i64) -> float:
        """An unfinished goal: worth more the nearer it is."""
        part = float(progress) / float(self.parts.goal_needs[goal])
        return self.weights.goal * part * part * float(self.parts.goal_points[goal])

    def _add_rocket(self, state: MlemState, expected: list[float]) -> None:
        """What the cats aboard may still gain in this expedition."""
        ahead = self._best_flight(state) if state.phase == phases.TRAVEL else state
        for place in range(i64(len(state.rocket))):
            cat = state.rocket[place]
            worth = self._prospect(state, ahead, place, cat)
            expected[owner_of(cat)] += worth + self.weights.abilities[astronaut_of(cat)]

    def _prospect(self, state: MlemState, ahead: MlemState, place: i64, cat: i64) -> float:
        """What the cat at a place of the rocket may hope for, given the flight ahead."""
        if state.phase == phases.BOARDING:
            return self._hope(state, cat, launch_space(state), state.pool)
        if state.phase == phases.TRAVEL:
            return self._arrival(state, cat, ahead.space, ahead.pool)
        if state.phase == phases.CRASH:
            worth = self.weights.crash
            if place >= state.landing_index and astronaut_of(cat) == PARACHUTE:
                worth = max(worth, self.landing_worth(state, cat, state.space))
            return worth
        if place < state.landing_index:
            return self._hope(state, cat, state.space, state.pool)
        return self._arrival(state, cat, state.space, state.pool)

    def _hope(self, state: MlemState, cat: i64, space: i64, pool: i64) -> float:
        """What a cat aboard may hope for before the roll."""
        if self.known is not None and state.expedition == self.expedition:
            hope = self.known.at(cat, space, pool)
        else:
            hope = self.usual.at(astronaut_of(cat), space, pool)
        return hope if cat == state.rocket[0] else self.weights.passenger * hope

    def _arrival(self, state: MlemState, cat: i64, space: i64, pool: i64) -> float:
        """What a cat may hope for when the rocket comes to a space with dice left."""
        parts = self.parts
        if space >= parts.deep_space:
            points = points_for(state, cat, COMET if cat == state.rocket[0] else GALAXY)
            return float(points) + self._goal_step(state, owner_of(cat), TWO_DEEP)
        hope = self._hope(state, cat, space, pool)
        if space < parts.first_landing_space:
            return hope
        return max(self._best_landing(state, cat, space), hope)

    def _best_landing(self, state: MlemState, cat: i64, space: i64) -> float:
        """What the cat gains by landing from a space, or next to it if it is able to."""
        worth = self.landing_worth(state, cat, space)
        if astronaut_of(cat) == PLUS_MINUS_1:
            worth = max(worth, self.landing_worth(state, cat, space - 1))
            worth = max(worth, self.landing_worth(state, cat, space + 1))
        return worth

    def landing_worth(self, state: MlemState, cat: i64, space: i64) -> float:
        """What this cat gains by landing there now: points, goals, missions."""
        if not is_landing_place(state, space):
            return 0.0
        seat = owner_of(cat)
        place = place_at(self.parts, space)
        worth = float(points_for(state, cat, place))
        if place == GALAXY:
            return worth + self._goal_step(state, seat, TWO_DEEP)
        if self.parts.kind[place] == MOON:
            worth += self._goal_step(state, seat, FOUR_MOONS)
        else:
            worth += self._planet_step(state, cat, place)
            if cats_at(state, seat, place) == 0:
                worth += self._goal_step(state, seat, FOUR_PLANETS)
            worth += self._goal_step(state, seat, THREE_ON_PLANET) / 2.0
        wanted = state.variant.missions and state.missions.holds(seat, place)
        if wanted and cats_at(state, seat, place) == 0:
            worth += self.weights.mission
        return worth

    def _goal_step(self, state: MlemState, seat: i64, goal: i64) -> float:
        """What one more cat towards a goal is worth."""
        if state.goals[goal] != NOBODY:
            return 0.0
        progress = goal_progress(state, seat, goal)
        now = self._goal_worth(goal, progress)
        if progress + 1 >= self.parts.goal_needs[goal]:
            return float(self.parts.goal_points[goal]) - now
        return self._goal_worth(goal, progress + 1) - now

    def _planet_step(self, state: MlemState, cat: i64, planet: i64) -> float:
        """What a planet would pay more to this seat, and less to the seat that it harms most."""
        before = planet_points(state, state.arrivals, planet)
        after = planet_points(state, state.arrivals.with_card(planet, cat), planet)
        harm: i64 = 0
        for seat in range(state.seats):
            harm = max(harm, before[seat] - after[seat])
        gain = after[owner_of(cat)] - before[owner_of(cat)]
        return float(gain) + self.weights.harm * float(harm)

    # --- flights --------------------------------------------------------------------

    def _best_flight(self, state: MlemState) -> MlemState:
        """The position after the flight that is best for the commander's cat.

        The selection so far is kept. Rolled groups may be added; cats and extra faces only
        where nothing else flies. Without any flight it is the position itself.
        """
        best = -1.0
        found = state
        for choice in self._selections(state):
            fly_and_explore(choice)
            worth = self._arrival(state, state.rocket[0], choice.space, choice.pool)
            if worth > best:
                best = worth
                found = choice
        return found

    def _selections(self, state: MlemState) -> list[MlemState]:
        """Copies of a position with everything selected that a good flight may need."""
        legal = LegalActions()
        state.list_legal(legal)
        nothing_more = [state.clone()]
        selections = nothing_more
        rescues: list[MlemState] = []
        for place in range(legal.size):
            action = legal.at(place)
            if USE.holds(action):
                selections = selections + _each_with(selections, action)
            elif USE_CAT.holds(action) or action == USE_EXTRA.first:
                rescues += _each_with(nothing_more, action)
        if state.anything_selected():
            return selections
        return selections[1:] or rescues

    def rollout_action(self, state: State, legal: LegalActions, chance: Chance) -> i64:
        """Flights and landings that look best at once; boarding as it comes."""
        assert isinstance(state, MlemState)
        if legal.size == 1:
            return legal.at(0)
        if state.phase == phases.TRAVEL:
            return self._light_flight(state, legal)
        if state.phase == phases.LANDING:
            return self._light_landing(state, legal)
        if state.phase == phases.CRASH:
            return LAND.first
        return legal.at(chance.below(legal.size))

    def _light_flight(self, state: MlemState, legal: LegalActions) -> i64:
        """The single addition, or none, that ends best for the commander."""
        best = -1.0
        # Only `reroll` and `crash` may be legal: then it is rolled again.
        chosen = legal.at(0)
        for place in range(legal.size):
            action = legal.at(place)
            if action == REROLL.first or action == CRASH.first:
                continue
            ahead = state.clone()
            if action != GO.first:
                select(ahead, action)
            fly_and_explore(ahead)
            worth = self._arrival(state, state.rocket[0], ahead.space, ahead.pool)
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def _light_landing(self, state: MlemState, legal: LegalActions) -> i64:
        """Land where it pays more than flying on may bring."""
        cat = state.rocket[state.landing_index]
        best = self._hope(state, cat, state.space, state.pool)
        chosen = STAY.first
        for place in range(legal.size):
            action = legal.at(place)
            if action != STAY.first:
                worth = self.landing_worth(state, cat, state.space + step_of(action))
                if worth > best:
                    best = worth
                    chosen = action
        return chosen

    # --- features -------------------------------------------------------------------

    def write_features(self, state: State, seat: i64, out: Numbers) -> None:
        assert isinstance(state, MlemState)
        observation.write(state, seat, out)

    def feature_names(self, state: State) -> list[str]:
        assert isinstance(state, MlemState)
        return observation.names(state.variant, state.game.phases)


def _each_with(selections: list[MlemState], action: i64) -> list[MlemState]:
    """A copy of each with something more selected."""
    copies: list[MlemState] = []
    for selection in selections:
        copy = selection.clone()
        select(copy, action)
        copies.append(copy)
    return copies


def make_judge(game: Game) -> Judge:
    """A judge for one set of printed values."""
    assert isinstance(game, Mlem)
    weights = Weights()
    return MlemJudge(game.parts, weights, usual_hopes(game.parts, weights))
