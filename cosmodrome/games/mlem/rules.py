"""The rules of MLEM: one rocket, many cats, and the nerve to stay aboard."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import Family
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import NOBODY, Option, ranks
from cosmodrome.engine.old import Game, State, catalog
from cosmodrome.games.mlem.journal import Journalled
from cosmodrome.games.mlem.parts import (
    ALL_CATS,
    ASTRONAUTS,
    CATS,
    COMET,
    DEEP_X2,
    DROP_DIE,
    EXTRA,
    FACES,
    FOUR_MOONS,
    FOUR_PLANETS,
    GALAXY,
    GOALS,
    KEEP,
    LEAST_SEATS,
    MOON,
    MOON_X2,
    MOST_SEATS,
    NONE,
    OBJECTS,
    ONE,
    ONE_DIE,
    PARACHUTE,
    PLACES,
    PLANET,
    PLUS_MINUS_1,
    POINTS,
    RETURN_DIE,
    SATELLITE,
    SIDES,
    TARGETS,
    THREE_ON_PLANET,
    TUNNEL,
    TWO_DEEP,
    Parts,
)
from cosmodrome.games.mlem.position import (
    BOARDING,
    CRASH,
    DISCARD,
    LANDING,
    NO_DICE,
    NOTHING,
    NUMBERS,
    OVER,
    TRAVEL,
    Table,
    appended,
    replaced,
)
from cosmodrome.games.mlem.scoring import final_scores, goal_progress, missions_met

RULES: Final = 1
OPTIONS: Final = (Option("ufo"), Option("exploration"), Option("missions"))

# The first action of each family; an argument is added to it.
DISCARD_MISSION: Final = 0
CHOOSE: Final = 15
USE: Final = 23
USE_CAT: Final = 28
USE_EXTRA: Final = 33
KEEP_DICE: Final = 34
REROLL_DICE: Final = 35
GO: Final = 36
GIVE_UP: Final = 37
LAND: Final = 38
LAND_UP: Final = 39
LAND_DOWN: Final = 40
STAY: Final = 41
SKIP: Final = 42

# 6**k: how many rolls of k dice there are, all equally likely.
_ROLLS: Final = [SIDES**dice for dice in range(9)]
# By the set of cats at home: the actions that choose one of them.
_CHOICES: Final = [
    [CHOOSE + cat for cat in range(CATS) if home >> cat & 1] for home in range(ALL_CATS + 1)
]


class Mlem(Game):
    """MLEM: Space Agency with one set of printed values."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(
            "mlem",
            RULES,
            range(LEAST_SEATS, MOST_SEATS + 1),
            OPTIONS,
            catalog(
                [
                    Family("discard-mission", OBJECTS[:TARGETS], secret=True),
                    Family("choose", ASTRONAUTS),
                    Family("use", FACES),
                    Family("use-cat", [str(seat) for seat in range(MOST_SEATS)]),
                    Family("use-extra"),
                    Family("keep"),
                    Family("reroll"),
                    Family("go"),
                    Family("crash"),
                    Family("land"),
                    Family("land-up"),
                    Family("land-down"),
                    Family("stay"),
                    Family("skip"),
                ]
            ),
            parts.fingerprint,
        )
        self.parts: Final = parts

    def set_up(self, seats: int, options: dict[str, bool], seed: int) -> State:
        """Specification section 3."""
        state = MlemState(self, Table(self.parts, seats, options), chance(seed))
        state.deal()
        return state


@mypyc_attr(native_class=True, acyclic=True)
class MlemState(Journalled):
    """A position and its transitions."""

    def clone(self) -> "MlemState":
        copy = MlemState(self.game, self.table, self.chance.clone())
        self.copy_to(copy)
        return copy

    # --- set-up ---------------------------------------------------------------------

    def deal(self) -> None:
        """Lay out the mat, shuffle the stacks; missions are discarded before the first flight."""
        table = self.table
        parts = table.parts
        self.points = [0] * table.seats
        self.home = [ALL_CATS] * table.seats
        self.arrivals = [NOTHING] * PLACES
        self.goals = [NOBODY] * len(GOALS)
        self.pool = parts.dice
        if table.ufo:
            self.expedition_stack = self._reshuffled(list(range(len(parts.abilities))))
            self.ufo_space = parts.ufo_start_space
            self.ufo_stack = parts.ufo_points
            self.ufo_tokens = [NOTHING] * table.seats
        if table.exploration:
            stack = self._reshuffled(list(range(len(parts.effects))))
            self.exploration_open = sorted(stack[: parts.exploration_opened])
            self.exploration_stack = stack[parts.exploration_opened :]
            self.exploration_tokens = [NOTHING] * table.seats
        if table.missions:
            self._deal_missions()
            self.phase = DISCARD
        else:
            self._start_expedition()

    def _deal_missions(self) -> None:
        stack = self._reshuffled(self.table.parts.missions)
        dealt = self.table.parts.missions_dealt
        for _ in range(self.table.seats):
            self.missions = self.missions + [sorted(stack[:dealt])]
            stack = stack[dealt:]
        self.undealt = sorted(stack)
        self.discarded = [NONE] * self.table.seats

    # --- decisions ------------------------------------------------------------------

    def legal(self) -> list[int]:
        if self.phase == TRAVEL:
            return self._travel_actions()
        if self.phase == BOARDING:
            return _CHOICES[self.home[self.to_move]].copy()
        if self.phase == LANDING:
            return self._landing_actions(self.rocket[self.asked])
        if self.phase == CRASH:
            return [LAND, SKIP]
        return self._discards() if self.phase == DISCARD else []

    def _discards(self) -> list[int]:
        return sorted({DISCARD_MISSION + target for target in self.missions[self.to_move]})

    def _travel_actions(self) -> list[int]:
        """What the commander may do with this roll; nothing: the rocket crashes."""
        actions: list[int] = []
        matches = False
        one_allowed = False
        for face in self.table.parts.faces[self.space]:
            one_allowed = one_allowed or face == ONE
            if self.roll[face] > 0:
                matches = True
                if not self.selected >> i64(face) & 1:
                    actions.append(USE + face)
        if one_allowed:
            self._add_fresh_cats(actions)
        if self.token != NONE and not self.token_used:
            self._add_token_actions(actions)
        if self.anything_selected():
            actions.append(GO)
        elif actions and not matches:
            actions.append(GIVE_UP)
        return actions

    def _add_fresh_cats(self, actions: list[int]) -> None:
        """A `one_die` aboard that was not used in this expedition is a die showing 1."""
        fresh: i64 = 0
        for cat in self.rocket:
            if cat % CATS == ONE_DIE:
                fresh |= 1 << i64(cat // CATS)
        fresh &= ~self.used_cats
        if fresh:
            for seat in range(self.table.seats):
                if fresh >> i64(seat) & 1:
                    actions.append(USE_CAT + seat)

    def _add_token_actions(self, actions: list[int]) -> None:
        """The ability of the open expedition token, once per expedition."""
        ability = self.table.parts.abilities[self.token]
        if ability == EXTRA:
            if self.extra_distance() > 0:
                actions.append(USE_EXTRA)
        elif ability == KEEP:
            if self.selected & NUMBERS and self.pool >= 2:
                actions.append(KEEP_DICE)
        elif not self.anything_selected():
            actions.append(REROLL_DICE)

    def _landing_actions(self, cat: int) -> list[int]:
        """Where a cat may land now; nothing: it stays aboard without asking."""
        actions: list[int] = []
        if self.is_landing_place(self.space):
            actions.append(LAND)
        if cat % CATS == PLUS_MINUS_1:
            object_at = self.table.parts.object_at
            here = object_at[self.space]
            if object_at[self.space + 1] != here and self.is_landing_place(self.space + 1):
                actions.append(LAND_UP)
            if object_at[self.space - 1] != here and self.is_landing_place(self.space - 1):
                actions.append(LAND_DOWN)
        if actions:
            actions.append(STAY)
        return actions

    def is_landing_place(self, space: int) -> bool:
        """Whether the space has a planet, a free moon or deep space."""
        parts = self.table.parts
        number = parts.object_at[space]
        if number == NONE:
            return False
        return parts.kind[number] != MOON or len(self.arrivals[number]) < len(
            parts.moon_points[number]
        )

    def apply(self, action: i64) -> None:
        if action >= LAND:
            self._apply_landing(action)
        elif action >= USE:
            self._apply_travel(action)
        elif action >= CHOOSE:
            self._board(action - CHOOSE)
        else:
            self._discard_mission(action - DISCARD_MISSION)

    def _discard_mission(self, target: int) -> None:
        seat = self.to_move
        held = self.missions[seat].copy()
        held.remove(target)
        missions = self.missions.copy()
        missions[seat] = held
        self.missions = missions
        self.discarded = replaced(self.discarded, seat, target)
        self._log_discard(target)
        if seat < self.table.seats - 1:
            self.to_move = seat + 1
        else:
            self._start_expedition()

    # --- expedition start -----------------------------------------------------------

    def _start_expedition(self) -> None:
        """The rocket stands on its pad; an expedition token may change the dice."""
        parts = self.table.parts
        self.expedition += 1
        self._log_expedition()
        self.phase = BOARDING
        self.to_move = self.starter
        self.space = parts.start_space
        self.pool = parts.dice
        self.used_cats = 0
        self.token_used = False
        if self.expedition_stack:
            self._turn_up_token()

    def _turn_up_token(self) -> None:
        parts = self.table.parts
        self.reveals += 1
        self.token = self.expedition_stack[0]
        self.expedition_stack = self.expedition_stack[1:]
        self.ufo_space = max(0, self.ufo_space - parts.ufo_moves[self.token])
        self.pool = parts.token_dice[self.token]
        self._log_token()

    def _board(self, astronaut: int) -> None:
        """The cat takes the last place in rocket order; after the last seat the rocket leaves."""
        seat = self.to_move
        cat = seat * CATS + astronaut
        self.home = replaced(self.home, seat, self.home[seat] & ~(1 << astronaut))
        self.rocket = self.rocket + [cat]
        self._log_cat("boarded", cat)
        if len(self.rocket) < self.table.seats:
            self.to_move = (seat + 1) % self.table.seats
            return
        for cat in self.rocket:
            if cat % CATS == SATELLITE:
                self.space = self.table.parts.satellite_space
        if self.space != self.table.parts.start_space:
            self._log_number("satellite", self.to_move, "space", self.space)
        self._travel()

    # --- travel phase ---------------------------------------------------------------

    def _travel(self) -> None:
        """A new travel phase: nothing is selected, all dice of the pool are rolled."""
        self.phase = TRAVEL
        self.selected = 0
        self.selected_cats = 0
        self.extra_selected = False
        self.kept = False
        self.to_move = self.commander()
        self._roll()

    def _roll(self) -> None:
        """One number below 6**dice is a whole roll: its digits to base 6 are the sides."""
        sides = self.table.parts.sides
        number = self.chance.below(_ROLLS[self.pool])
        # Four bits for each face hold its count.
        counts: i64 = 0
        dice: i64 = self.pool
        while dice > 0:
            counts += 1 << 4 * i64(sides[number % SIDES])
            number //= SIDES
            dice -= 1
        self.roll = [
            counts & 15,
            counts >> 4 & 15,
            counts >> 8 & 15,
            counts >> 12 & 15,
            counts >> 16,
        ]
        self._log_roll()
        if not self._can_add_dice() and not self._travel_actions():
            self._crash()

    def _can_add_dice(self) -> bool:
        """Whether the roll shows an allowed face that is not selected."""
        for face in self.table.parts.faces[self.space]:
            if self.roll[face] > 0 and not self.selected >> i64(face) & 1:
                return True
        return False

    def _apply_travel(self, action: int) -> None:
        if action == GO:
            self._fly()
        elif action == REROLL_DICE:
            self.token_used = True
            self._log("rerolled")
            self._roll()
        elif action == GIVE_UP:
            self._crash()
        else:
            self._select(action)
            # As soon as `go` is the only legal action, it happens by itself.
            if not self._can_add_dice() and len(self._travel_actions()) == 1:
                self._fly()

    def _select(self, action: int) -> None:
        if action < USE_CAT:
            self._log_use(action - USE)
            self.selected |= 1 << i64(action - USE)
        elif action < USE_EXTRA:
            seat = action - USE_CAT
            self.selected_cats |= 1 << i64(seat)
            self.used_cats |= 1 << i64(seat)
            self._log_number("used-cat", self.to_move, "owner", seat)
        elif action == USE_EXTRA:
            self._log_number("used-extra", self.to_move, "distance", self.extra_distance())
            self.extra_selected = True
            self.token_used = True
        else:
            self._log("kept")
            self.kept = True
            self.token_used = True

    def _fly(self) -> None:
        """Flight, spending, exploration with refill, UFO contact, and what follows."""
        parts = self.table.parts
        origin = self.space
        distance = self.distance()
        spent = self.dice_to_spend()
        self.space = min(parts.deep_space, origin + distance)
        # The last die always comes back.
        self.pool = max(1, self.pool - spent)
        self.roll = NO_DICE
        self._log_flight(origin, distance, spent)
        if self.table.exploration:
            self._explore()
        if self.ufo_stack and self.space == self.ufo_space:
            self._contact()
        self.selected = 0
        self.selected_cats = 0
        self.extra_selected = False
        self.kept = False
        if self.space == parts.deep_space:
            self._reach_deep_space()
        elif self.space < parts.first_landing_space:
            self._travel()
        else:
            self.phase = LANDING
            self.asked = 0
            self._ask_next_cat()

    def _explore(self) -> None:
        """Resolve the token under the rocket, and on through tunnels; then refill the mat."""
        parts = self.table.parts
        taken = 0
        token = parts.token_of_space[self.space]
        while token != NONE and token in self.exploration_open:
            left = self.exploration_open.copy()
            left.remove(token)
            self.exploration_open = left
            taken += 1
            self._resolve(token)
            self._log_exploration("explored", token)
            token = parts.token_of_space[self.space]
        for token in self.exploration_stack[:taken]:
            self.reveals += 1
            self.exploration_open = sorted(self.exploration_open + [token])
            self._log_exploration("appeared", token)
        self.exploration_stack = self.exploration_stack[taken:]

    def _resolve(self, token: int) -> None:
        parts = self.table.parts
        effect = parts.effects[token]
        if effect == POINTS:
            seat = self.commander()
            self.exploration_tokens = appended(self.exploration_tokens, seat, token)
        elif effect == TUNNEL:
            self.space = min(parts.deep_space, self.space + parts.amounts[token])
        else:
            assert effect == RETURN_DIE
            self.pool = min(parts.dice, self.pool + parts.amounts[token])

    def _contact(self) -> None:
        """The commander takes the top UFO token."""
        points = self.ufo_stack[0]
        self.ufo_stack = self.ufo_stack[1:]
        self.ufo_tokens = appended(self.ufo_tokens, self.commander(), points)
        self._log_number("contact", self.commander(), "points", points)

    # --- landing --------------------------------------------------------------------

    def _ask_next_cat(self) -> None:
        """Every cat is handled once, in rocket order; who cannot land stays without asking."""
        while self.asked < len(self.rocket):
            cat = self.rocket[self.asked]
            if self._landing_actions(cat):
                self.to_move = cat // CATS
                return
            self.asked += 1
        self.asked = 0
        if self.rocket:
            self._travel()
        else:
            self._end_expedition()

    def _apply_landing(self, action: int) -> None:
        if self.phase == CRASH:
            self._use_parachute(action == LAND)
            return
        if action == STAY:
            self._log("stayed")
            self.asked += 1
        else:
            self._land(self.space + (action == LAND_UP) - (action == LAND_DOWN))
        self._ask_next_cat()

    def _land(self, space: int) -> None:
        """The asked cat leaves the rocket for the object of a space."""
        cat = self._leave_rocket()
        number = self.table.parts.object_at[space]
        self._place(cat, GALAXY if number == COMET else number)
        if not self.rocket:
            return
        if self.asked == 0:
            self._log_number("commands", self.commander(), "pool", self.pool)
        if cat % CATS == DROP_DIE and self.pool >= 2:
            self.pool -= 1
            self._log_number("dropped-die", cat // CATS, "pool", self.pool)

    def _leave_rocket(self) -> int:
        """Take the asked cat off the rocket."""
        rocket = self.rocket.copy()
        cat = rocket.pop(self.asked)
        self.rocket = rocket
        return cat

    def _reach_deep_space(self) -> None:
        """The first cat goes to the comet, all others to the galaxy."""
        place = COMET
        for cat in self.rocket:
            self._place(cat, place)
            place = GALAXY
        self.rocket = NOTHING
        self._end_expedition()

    def _place(self, cat: int, place: int) -> None:
        """A cat comes to the mat for good: points, then goals."""
        seat = cat // CATS
        points = self.points_for(cat, place)
        self.arrivals = appended(self.arrivals, place, cat)
        if points > 0:
            self.points = replaced(self.points, seat, self.points[seat] + points)
        self._log_landing(cat, place, points)
        if place >= TARGETS:
            self._check_goal(seat, TWO_DEEP)
        elif self.table.parts.kind[place] == MOON:
            self._check_goal(seat, FOUR_MOONS)
        else:
            self._check_goal(seat, FOUR_PLANETS)
            self._check_goal(seat, THREE_ON_PLANET)

    def points_for(self, cat: int, place: int) -> int:
        """What a cat scores at once where it lands; planets pay at the end."""
        parts = self.table.parts
        if place == COMET or place == GALAXY:
            points = parts.comet_points if place == COMET else parts.galaxy_points
            return 2 * points if cat % CATS == DEEP_X2 else points
        if parts.kind[place] == PLANET:
            return 0
        points = parts.moon_points[place][len(self.arrivals[place])]
        return 2 * points if cat % CATS == MOON_X2 else points

    def _check_goal(self, seat: int, goal: int) -> None:
        """A free goal goes to the first seat that meets it, for good."""
        if self.goals[goal] != NOBODY:
            return
        if goal_progress(self, seat, goal) >= self.table.parts.goal_needs[goal]:
            self.goals = replaced(self.goals, goal, seat)
            self._log_goal(seat, goal)

    # --- crash ----------------------------------------------------------------------

    def _crash(self) -> None:
        """A failure; parachutes may still land where the rocket is."""
        self.failures += 1
        self._log_crash()
        self.phase = CRASH
        self.roll = NO_DICE
        self.asked = 0
        self._ask_next_parachute()

    def _ask_next_parachute(self) -> None:
        while self.asked < len(self.rocket):
            cat = self.rocket[self.asked]
            if cat % CATS == PARACHUTE and self.is_landing_place(self.space):
                self.to_move = cat // CATS
                return
            self.asked += 1
        self.asked = 0
        for cat in self.rocket:
            self._go_home(cat)
        self.rocket = NOTHING
        self._end_expedition()

    def _use_parachute(self, lands: bool) -> None:
        cat = self._leave_rocket()
        if lands:
            self._place(cat, self.table.parts.object_at[self.space])
        else:
            self._go_home(cat)
        self._ask_next_parachute()

    def _go_home(self, cat: int) -> None:
        seat = cat // CATS
        self.home = replaced(self.home, seat, self.home[seat] | 1 << cat % CATS)
        self._log_cat("went-home", cat)

    # --- end ------------------------------------------------------------------------

    def _end_expedition(self) -> None:
        """The game ends here or nowhere; otherwise the next seat starts an expedition."""
        self.token = NONE
        if self.failures == self.table.parts.failures_to_end or 0 in self.home:
            self._end_game()
        else:
            self.starter = (self.starter + 1) % self.table.seats
            self._start_expedition()

    def _end_game(self) -> None:
        self.phase = OVER
        self.to_move = NOBODY
        # Kept missions are shown now.
        self.reveals += 1
        met: list[int] = []
        if self.table.missions:
            met = [missions_met(self, seat) for seat in range(self.table.seats)]
        self._log_end(self.scores(), met)

    def scores(self) -> list[int]:
        return final_scores(self)

    def ranking(self) -> list[int]:
        """No tie-break: equal scores share the place."""
        return ranks([[score] for score in self.scores()])
