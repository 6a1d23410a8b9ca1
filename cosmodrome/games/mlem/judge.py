"""How good a position of MLEM is: a quick estimate, and features for learners.

The heart is a table of hopes: what a cat aboard may expect on a space with some dice to
roll, worked out backwards from deep space over all rolls and all choices.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import NOBODY, Game, State
from cosmodrome.engine.judge import Judge, outcome, softmax
from cosmodrome.games.mlem.odds import Fan, bonus_distances, crash_chance, fans
from cosmodrome.games.mlem.parts import (
    ABILITIES,
    AFTERBURNER,
    ASTRONAUTS,
    CATS,
    COMET,
    DEEP_X2,
    EFFECTS,
    FACES,
    FOUR_MOONS,
    FOUR_PLANETS,
    GOALS,
    MOON,
    MOON_X2,
    NONE,
    OBJECTS,
    PARACHUTE,
    PLANET_X2,
    PLUS_MINUS_1,
    SATELLITE,
    SIDES,
    TARGETS,
    THREE_ON_PLANET,
    TWO_DEEP,
    Parts,
)
from cosmodrome.games.mlem.position import BOARDING, CRASH, LANDING, OVER, PHASES, TRAVEL
from cosmodrome.games.mlem.rules import (
    GIVE_UP,
    GO,
    KEEP_DICE,
    LAND,
    LAND_DOWN,
    LAND_UP,
    STAY,
    USE,
    USE_CAT,
    USE_EXTRA,
    Mlem,
    MlemState,
)
from cosmodrome.games.mlem.scoring import (
    cats_of,
    final_scores,
    goal_progress,
    open_scores,
    planet_points,
)


class Weights:
    """What the judge believes, fitted by play. Others may be tried without new code."""

    def __init__(self) -> None:
        # A cat that crashes is not lost: it may fly again, in a game that is shorter by that.
        self.crash = 0.0
        # A moon may be taken and a planet shared by the time the rocket is there.
        self.moon = 0.85
        self.planet = 0.8
        # The commander does not fly where a passenger would like to go.
        self.passenger = 0.85
        # What an unfinished goal is worth, as a part of its points, when nearly met.
        self.goal = 0.6
        # How much of the loss of another seat counts as own gain on a planet.
        self.harm = 0.5
        # What an unmet mission is worth when its target is reached.
        self.mission = 3.3
        # What each astronaut adds to an expedition beyond its landing worth.
        self.abilities = [0.3, 0.8, 0.0, 0.0, 0.0, 0.0, 0.2, 0.5]
        # How far final scores spread: at the end, and more with the expeditions left.
        self.spread = 1.5
        self.spread_per_expedition = 1.6


@mypyc_attr(native_class=True)
class MlemJudge(Judge):
    """Scores so far, goals under way, and what the cats aboard may hope for."""

    def __init__(self, parts: Parts, weights: Weights) -> None:
        self.parts: Final = parts
        self.weights: Final = weights
        # By astronaut, space and dice: what a cat aboard may hope for before the roll.
        self.hope: Final[list[list[list[float]]]] = []
        for _ in range(CATS):
            self.hope.append([])
        self._fill_hopes()

    def continues_rollout(self, state: State, decisions: int) -> bool:
        """To the end of the expedition: what the dice make of it is better played than guessed."""
        assert isinstance(state, MlemState)
        return state.phase != BOARDING or len(state.rocket) > 0

    def _fill_hopes(self) -> None:
        """From the last space backwards: a flight always rises."""
        parts = self.parts
        for table in self.hope:
            for _ in range(parts.deep_space):
                table.append([0.0] * (parts.dice + 1))
        for back in range(parts.deep_space):
            space = parts.deep_space - 1 - back
            for dice in range(1, parts.dice + 1):
                choices = fans(parts, space, dice)
                for astronaut in range(CATS):
                    hope = self._hope_of(astronaut, space, dice, choices)
                    self.hope[astronaut][space][dice] = hope

    def _hope_of(self, astronaut: int, space: int, dice: int, choices: list[Fan]) -> float:
        """The average over all rolls of the best that can be made of each."""
        last = self.parts.deep_space
        lost = self.weights.crash
        if astronaut == PARACHUTE:
            lost = max(lost, self._usual_worth(astronaut, space))
        total = 0.0
        for fan in choices:
            best = -1.0
            for number in range(len(fan.distances)):
                end = min(last, space + fan.distances[number])
                left = max(1, dice - fan.spent[number])
                best = max(best, self._usual_arrival(astronaut, end, left))
            total += fan.ways * (lost if best < 0.0 else best)
        return total / float(SIDES**dice)

    def _usual_arrival(self, astronaut: int, space: int, dice: int) -> float:
        worth = self._usual_worth(astronaut, space)
        if space >= self.parts.deep_space:
            return worth
        return max(worth, self.hope[astronaut][space][dice])

    def _usual_worth(self, astronaut: int, space: int) -> float:
        """What landing on a space is worth in an average position."""
        parts = self.parts
        number = parts.object_at[space]
        if number == NONE:
            return 0.0
        if number == COMET:
            worth = (parts.comet_points + parts.galaxy_points) / 2.0
            return 2.0 * worth if astronaut == DEEP_X2 else worth
        if parts.kind[number] == MOON:
            worth = self.weights.moon * parts.moon_points[number][0]
            return 2.0 * worth if astronaut == MOON_X2 else worth
        worth = self.weights.planet * parts.planet_points[number][0]
        return 2.0 * worth if astronaut == PLANET_X2 else worth

    # --- chances --------------------------------------------------------------------

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, MlemState)
        if state.phase == OVER:
            return outcome(state)
        spread = self.weights.spread + self.weights.spread_per_expedition * sqrt(
            self.expeditions_left(state)
        )
        return softmax(self.expected(state), spread)

    def expeditions_left(self, state: MlemState) -> float:
        """Roughly how many expeditions are still to come after this one."""
        most: i64 = 0
        for home in state.home:
            cats: i64 = home
            away: i64 = CATS
            while cats:
                cats &= cats - 1
                away -= 1
            most = max(most, away)
        return min(float(CATS - most), float(self.parts.failures_to_end - state.failures))

    def expected(self, state: MlemState) -> list[float]:
        """The final score of each seat as far as this expedition tells."""
        expected: list[float] = []
        for score in final_scores(state):
            expected.append(float(score))
        for goal in range(len(GOALS)):
            if state.goals[goal] == NOBODY:
                for seat in range(state.table.seats):
                    expected[seat] += self._goal_worth(goal, goal_progress(state, seat, goal))
        if state.rocket:
            self._add_rocket(state, expected)
        return expected

    def _goal_worth(self, goal: int, progress: int) -> float:
        """An unfinished goal: worth more the nearer it is."""
        part = float(progress) / float(self.parts.goal_needs[goal])
        return self.weights.goal * part * part * self.parts.goal_points[goal]

    def _add_rocket(self, state: MlemState, expected: list[float]) -> None:
        """What the cats aboard may still gain in this expedition."""
        space = state.space
        pool = state.pool
        ask_from: i64 = 0
        if state.phase == TRAVEL:
            flight = self._best_flight(state)
            space = flight // 16
            pool = flight % 16
        elif state.phase == BOARDING:
            for cat in state.rocket:
                if cat % CATS == SATELLITE:
                    space = self.parts.satellite_space
        else:
            ask_from = state.asked
        for place, cat in enumerate(state.rocket):
            if state.phase == CRASH:
                worth = self.weights.crash
                if place >= ask_from and cat % CATS == PARACHUTE:
                    worth = max(worth, self.landing_worth(state, cat, space))
            elif state.phase == BOARDING or place < ask_from:
                worth = self._hope(state, cat, space, pool)
            else:
                worth = self._arrival(state, cat, space, pool)
            expected[cat // CATS] += worth + self.weights.abilities[cat % CATS]

    def _hope(self, state: MlemState, cat: int, space: int, pool: int) -> float:
        """What a cat aboard may hope for before the roll."""
        hope = self.hope[cat % CATS][space][pool]
        return hope if cat == state.rocket[0] else self.weights.passenger * hope

    def _arrival(self, state: MlemState, cat: int, space: int, pool: int) -> float:
        """What a cat may hope for when the rocket comes to a space with dice left."""
        parts = self.parts
        if space >= parts.deep_space:
            points = parts.comet_points if cat == state.rocket[0] else parts.galaxy_points
            worth = 2.0 * points if cat % CATS == DEEP_X2 else float(points)
            return worth + self._goal_step(state, cat // CATS, TWO_DEEP)
        hope = self._hope(state, cat, space, pool)
        if space < parts.first_landing_space:
            return hope
        worth = self.landing_worth(state, cat, space)
        if cat % CATS == PLUS_MINUS_1:
            worth = max(worth, self.landing_worth(state, cat, space - 1))
            worth = max(worth, self.landing_worth(state, cat, space + 1))
        return max(worth, hope)

    def landing_worth(self, state: MlemState, cat: int, space: int) -> float:
        """What this cat gains by landing there now: points, goals, missions."""
        if not state.is_landing_place(space):
            return 0.0
        seat = cat // CATS
        number = self.parts.object_at[space]
        if number == COMET:
            # Only from the space before it, one space up: the rocket itself does not get there.
            worth = float(self.parts.galaxy_points)
            worth += self._goal_step(state, seat, TWO_DEEP)
        elif self.parts.kind[number] == MOON:
            worth = float(state.points_for(cat, number))
            worth += self._goal_step(state, seat, FOUR_MOONS)
        else:
            worth = self._planet_step(state, cat, number)
            if cats_of(seat, state.arrivals[number]) == 0:
                worth += self._goal_step(state, seat, FOUR_PLANETS)
            worth += self._goal_step(state, seat, THREE_ON_PLANET) / 2.0
        wanted = state.table.missions and number in state.missions[seat]
        if wanted and cats_of(seat, state.arrivals[number]) == 0:
            worth += self.weights.mission
        return worth

    def _goal_step(self, state: MlemState, seat: int, goal: int) -> float:
        """What one more cat towards a goal is worth."""
        if state.goals[goal] != NOBODY:
            return 0.0
        progress = goal_progress(state, seat, goal)
        if progress + 1 >= self.parts.goal_needs[goal]:
            return self.parts.goal_points[goal] - self._goal_worth(goal, progress)
        return self._goal_worth(goal, progress + 1) - self._goal_worth(goal, progress)

    def _planet_step(self, state: MlemState, cat: int, planet: int) -> float:
        """What a planet would pay more to this seat, and less to the seat that it harms most."""
        cats = state.arrivals[planet]
        before = planet_points(state, planet, cats)
        after = planet_points(state, planet, cats + [cat])
        harm = 0
        for seat in range(state.table.seats):
            harm = max(harm, before[seat] - after[seat])
        return float(after[cat // CATS] - before[cat // CATS]) + self.weights.harm * harm

    def _best_flight(self, state: MlemState) -> int:
        """Where the commander's best selection ends: space * 16 + dice left.

        The selection so far is kept; rolled groups, cats and extra faces may be added.
        """
        parts = self.parts
        cat = state.rocket[0]
        space = state.space
        distances = [state.distance()]
        spent = [state.dice_to_spend()]
        for face in parts.faces[space]:
            if state.roll[face] > 0 and not state.selected >> i64(face) & 1:
                step = state.group_distance(face)
                cost = 0 if face == AFTERBURNER or state.kept else state.roll[face]
                distances = distances + [distance + step for distance in distances]
                spent = spent + [price + cost for price in spent]
        if distances[-1] == 0:
            for bonus in bonus_distances(state, space):
                distances = distances + [bonus]
                spent = spent + [0]
        best = -1.0
        found = space * 16 + state.pool
        for number in range(len(distances)):
            if distances[number] > 0:
                end = min(parts.deep_space, space + distances[number])
                left = max(1, state.pool - spent[number])
                worth = self._arrival(state, cat, end, left)
                if worth > best:
                    best = worth
                    found = end * 16 + left
        return found

    # --- light policy ---------------------------------------------------------------

    def policy(self, state: State, legal: list[int], chance: Chance) -> int:
        assert isinstance(state, MlemState)
        if len(legal) == 1:
            return legal[0]
        if state.phase == TRAVEL:
            return self._light_flight(state, legal, chance)
        if state.phase == LANDING:
            return self._light_landing(state, legal)
        if state.phase == CRASH:
            return LAND
        return legal[chance.below(len(legal))]

    def _light_flight(self, state: MlemState, legal: list[int], chance: Chance) -> int:
        """The single addition, or none, that ends best for the commander."""
        cat = state.rocket[0]
        parts = self.parts
        distance = state.distance()
        spent = state.dice_to_spend()
        best = -1.0
        chosen = NONE
        for action in legal:
            step = 0
            cost = 0
            if action < USE_CAT:
                face = action - USE
                step = state.group_distance(face)
                cost = 0 if face == AFTERBURNER or state.kept else state.roll[face]
            elif action < USE_EXTRA:
                step = 1
            elif action == USE_EXTRA:
                step = state.extra_distance()
            elif action == KEEP_DICE:
                cost = -spent
            elif action != GO:
                continue
            end = min(parts.deep_space, state.space + distance + step)
            left = max(1, state.pool - spent - cost)
            worth = self._arrival(state, cat, end, left)
            if worth > best:
                best = worth
                chosen = action
        if chosen != NONE:
            return chosen
        # Only `reroll` and `crash` are left.
        others = [action for action in legal if action != GIVE_UP]
        return others[chance.below(len(others))]

    def _light_landing(self, state: MlemState, legal: list[int]) -> int:
        """Land where it pays more than flying on may bring."""
        cat = state.rocket[state.asked]
        best = self._hope(state, cat, state.space, state.pool)
        chosen = STAY
        for action in legal:
            if action != STAY:
                space = state.space + (action == LAND_UP) - (action == LAND_DOWN)
                worth = self.landing_worth(state, cat, space)
                if worth > best:
                    best = worth
                    chosen = action
        return chosen

    # --- features -------------------------------------------------------------------

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, MlemState)
        parts = self.parts
        numbers = [0.0] * len(PHASES)
        numbers[state.phase] = 1.0
        numbers += [
            state.failures / float(parts.failures_to_end),
            state.space / float(parts.deep_space),
            state.pool / float(parts.dice),
            crash_chance(parts, state.space, state.pool),
            state.distance() / float(CATS) if state.phase == TRAVEL else 0.0,
            state.dice_to_spend() / float(parts.dice) if state.phase == TRAVEL else 0.0,
            1.0 if state.to_move == seat else 0.0,
        ]
        for count in state.roll:
            numbers.append(count / float(parts.dice))
        for number in range(TARGETS):
            numbers.append(len(state.arrivals[number]) / 4.0)
        if state.table.ufo:
            numbers += self._ufo_features(state)
        if state.table.exploration:
            numbers += self._exploration_features(state)
        scores = open_scores(state)
        for turn in range(state.table.seats):
            numbers += self._seat_features(state, (seat + turn) % state.table.seats, scores)
        if state.table.missions:
            numbers += self._mission_features(state, seat)
        return numbers

    def _ufo_features(self, state: MlemState) -> list[float]:
        ability = [0.0] * len(ABILITIES)
        if state.token != NONE and not state.token_used:
            ability[self.parts.abilities[state.token]] = 1.0
        left = len(state.ufo_stack) / float(len(self.parts.ufo_points))
        return ability + [state.ufo_space / float(self.parts.deep_space), left]

    def _exploration_features(self, state: MlemState) -> list[float]:
        numbers: list[float] = []
        for token in range(len(self.parts.effects)):
            numbers.append(1.0 if token in state.exploration_open else 0.0)
        return numbers

    def _seat_features(self, state: MlemState, seat: int, scores: list[int]) -> list[float]:
        home: i64 = state.home[seat]
        numbers = [scores[seat] / 50.0]
        for astronaut in range(CATS):
            numbers.append(1.0 if home >> i64(astronaut) & 1 else 0.0)
        aboard = [0.0] * (CATS + 2)
        for place, cat in enumerate(state.rocket):
            if cat // CATS == seat:
                aboard[cat % CATS] = 1.0
                aboard[CATS] = 1.0 if place == 0 else 0.0
                aboard[CATS + 1] = (place + 1) / 5.0
        numbers += aboard
        for goal in range(len(GOALS)):
            numbers.append(1.0 if state.goals[goal] == seat else 0.0)
            free = state.goals[goal] == NOBODY
            progress = goal_progress(state, seat, goal) / float(self.parts.goal_needs[goal])
            numbers.append(progress if free else 0.0)
        for number in range(TARGETS):
            numbers.append(float(cats_of(seat, state.arrivals[number])) / 3.0)
        return numbers

    def _mission_features(self, state: MlemState, seat: int) -> list[float]:
        wanted = [0.0] * TARGETS
        for target in state.missions[seat]:
            if cats_of(seat, state.arrivals[target]) == 0:
                wanted[target] += 0.5
        return wanted

    def feature_names(self, state: State) -> list[str]:
        assert isinstance(state, MlemState)
        names = [f"phase {phase}" for phase in PHASES]
        names += ["failures", "space", "pool", "crash chance", "distance", "to spend", "to move"]
        names += [f"rolled {face}" for face in FACES]
        names += [f"cats on {name}" for name in OBJECTS[:TARGETS]]
        if state.table.ufo:
            names += [f"token: {ability}" for ability in ABILITIES] + ["ufo space", "ufo tokens"]
        if state.table.exploration:
            for token, effect in enumerate(self.parts.effects):
                names.append(f"{EFFECTS[effect]} on {self.parts.token_spaces[token]}")
        for turn in range(state.table.seats):
            names.append(f"seat +{turn}: score")
            names += [f"seat +{turn}: {astronaut} home" for astronaut in ASTRONAUTS]
            names += [f"seat +{turn}: {astronaut} aboard" for astronaut in ASTRONAUTS]
            names += [f"seat +{turn}: commands", f"seat +{turn}: place in rocket"]
            for goal in GOALS:
                names += [f"seat +{turn}: has {goal}", f"seat +{turn}: towards {goal}"]
            names += [f"seat +{turn}: cats on {name}" for name in OBJECTS[:TARGETS]]
        if state.table.missions:
            names += [f"wants {name}" for name in OBJECTS[:TARGETS]]
        return names


def make_judge(game: Game) -> Judge:
    """A judge for one set of printed values."""
    assert isinstance(game, Mlem)
    return MlemJudge(game.parts, Weights())
