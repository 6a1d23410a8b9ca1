"""How good a position of Gaia is: a quick estimate, and features for learners."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import NOBODY, Game, State
from cosmodrome.engine.judge import Judge, outcome, softmax
from cosmodrome.engine.numbers import Numbers, Planes
from cosmodrome.engine.pieces import popcount
from cosmodrome.engine.vecs import vec
from cosmodrome.games.gaia import observation, phases
from cosmodrome.games.gaia.action import CALL_END, DISCARD
from cosmodrome.games.gaia.needs import ALL_MET
from cosmodrome.games.gaia.observation import lasting_needs
from cosmodrome.games.gaia.parts import (
    CITIES,
    FIRST_ANIMALS,
    FIRST_CITY,
    ICONS_PER_CITY,
    LIGHTNING,
    PROTECTION,
    SORTS,
    SUN,
    sort_of,
)
from cosmodrome.games.gaia.playing import PLAY, card_played, play_of
from cosmodrome.games.gaia.settling import CAPTURE, SKIP
from cosmodrome.games.gaia.state import GaiaState
from cosmodrome.games.gaia.targets import CELL, best_site, has_target
from cosmodrome.games.gaia.world import NEIGHBOURS, NO_CITY, NOWHERE, SIDE, World

# Regular needs more simulations than elsewhere to beat casual; expert lies between it and master,
# who may take longer for each of a few decisions.
_EFFORT: Final = {"regular": 4.0 / 3.0, "expert": 2.0 / 3.0, "master": 1.3}
# How many cards of each sort there are, as one number: some bits for each sort, and one of them.
_SORT_BITS: Final = 8
_SORT_MASK: Final = 255
_ONE: Final = vec[i64]([1 << _SORT_BITS * sort for sort in range(SORTS)])


@mypyc_attr(native_class=True)
class Weights:
    """What things are worth, in meeples. Found by play of the judge against itself."""

    def __init__(self) -> None:
        # A meeple on a city, by the needs that stay met for some time.
        self.stays: list[float] = [0.0, 0.59, 0.8, 0.92, 1.0]
        # A city in hand, by the needs that the best free tile meets.
        self.city: list[float] = [0.03, 0.08, 0.28, 0.28, 0.33]
        # Other cards in hand: a nature card that raises a city, any other one, animals,
        # protection, other elements; and the burden of each card beyond four.
        self.raising = 0.36
        self.nature = 0.07
        self.animals = 0.06
        self.protection = 0.24
        self.element = 0.11
        self.burden = 0.04
        # A goal whose cards all lie in front, how its worth falls for each card that is
        # only in hand or missing, and how much the second best goal counts.
        self.goal = 0.85
        self.in_hand = 0.65
        self.missing = 0.45
        self.second_goal = 0.3
        # An action still to be made.
        self.action_left = 0.4
        # How far these sums may be wrong: fitted to the winners of such games.
        self.spread = 1.3


@mypyc_attr(native_class=True)
class GaiaJudge(Judge):
    """Meeples that will stay, cards that will bring some, and goals within reach."""

    def __init__(self) -> None:
        self.weights = Weights()

    def haste_temperature(self) -> float:
        return 0.4

    def effort(self, level: str) -> float:
        return _EFFORT.get(level, 1.0)

    def continues_rollout(self, state: State, decisions: int) -> bool:
        """About two rounds: the worth of a city shows when others have answered."""
        return decisions < 16

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, GaiaState)
        pending = state.phase != phases.ACTION and state.phase != phases.OVER
        return self._chances(state.clone() if pending else state)

    def chances_after(self, state: State, actions: list[int]) -> list[list[float]]:
        """What is pending after an action is worked off in the same copy."""
        assert isinstance(state, GaiaState)
        found: list[list[float]] = []
        last = len(actions) - 1
        for place in range(len(actions)):
            after = state.clone() if place < last else state
            after.apply(actions[place])
            found.append(self._chances(after))
        return found

    # --- what is pending --------------------------------------------------------------

    def _chances(self, state: GaiaState) -> list[float]:
        """The chances after all that waits, each seat doing what is best or most likely.

        The position is used up unless nothing waits.
        """
        if state.phase == phases.TARGET or state.phase == phases.TARGET_2:
            return self._best_target(state)
        if state.phase != phases.ACTION:
            legal = LegalActions()
            while state.phase != phases.ACTION and state.phase != phases.OVER:
                state.list_legal(legal)
                state.apply(_likely(state, legal))
            if state.phase == phases.OVER:
                return outcome(state)
        return softmax(self._worths(state), self.weights.spread)

    def _best_target(self, state: GaiaState) -> list[float]:
        """The best that the actor can do with the card that it is playing."""
        actor = state.actor
        best: list[float] = []
        most = -1.0
        actions = _worth_a_look(state)
        for place in range(actions.size):
            after = state.clone() if place < actions.size - 1 else state
            after.apply(actions.at(place))
            chances = self._chances(after)
            if chances[actor] > most:
                most = chances[actor]
                best = chances
        return best

    # --- what is there ----------------------------------------------------------------

    def _worths(self, state: GaiaState) -> list[float]:
        """The meeples that each seat has or can hope for."""
        worths: list[float] = []
        for seat in range(state.seats):
            wanted = _wanted_lands(state, seat)
            worth = self._hand_worth(state, seat, wanted) + self._goal_worth(state, seat)
            for owner in state.goal_of:
                if owner == seat:
                    worth += 1.0
            worths.append(worth)
        self._add_cities(state, worths)
        actor = state.actor
        worths[actor] = worths[actor] + self.weights.action_left * float(state.actions_left)
        return worths

    def _add_cities(self, state: GaiaState, worths: list[float]) -> None:
        """Meeples on cities, less if the city will starve."""
        world = state.world
        for city in range(i64(CITIES)):
            if world.people[city]:
                worth = self.weights.stays[lasting_needs(state, city)]
                for seat in range(state.seats):
                    # Not +=: the compiler adds an item of a list as an object.
                    worths[seat] = worths[seat] + worth * float(world.meeples(city, seat))

    def _hand_worth(self, state: GaiaState, seat: i64, wanted: i64) -> float:
        weights = self.weights
        worth = 0.0
        for place in range(state.hand.size(seat)):
            card = state.hand.at(seat, place)
            if card < FIRST_ANIMALS:
                if wanted >> card & 1 and state.world.stock[card] > 0:
                    wanted ^= 1 << card
                    worth += weights.raising
                else:
                    worth += weights.nature
            elif card < FIRST_CITY:
                worth += weights.animals
            elif card < SUN:
                worth += weights.city[best_site(state.world, card)]
            else:
                worth += weights.protection if card == PROTECTION else weights.element
        surplus = state.hand.size(seat) - 4
        return worth - weights.burden * float(surplus) if surplus > 0 else worth

    def _goal_worth(self, state: GaiaState, seat: i64) -> float:
        """The free goal that is nearest, and a little for the next one."""
        there: i64 = 0
        for place in range(state.front.size(seat)):
            there += _ONE[sort_of(state.front.at(seat, place))]
        held: i64 = 0
        for place in range(state.hand.size(seat)):
            card = state.hand.at(seat, place)
            if card < FIRST_ANIMALS or card >= SUN:
                held += _ONE[sort_of(card)]
        best = 0.0
        second = 0.0
        for index in range(i64(len(state.goals))):
            if state.goal_of[index] == NOBODY:
                worth = self._nearness(state, index, there, held)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        return best + self.weights.second_goal * second

    def _nearness(self, state: GaiaState, index: i64, there: i64, held: i64) -> float:
        """How near a goal is: less for each card in hand, much less for each one missing.

        ``there`` and ``held`` count the cards of each sort, in some bits for each.
        """
        weights = self.weights
        costs = state.variant.parts.goal_cost
        first = state.goals[index] * SORTS
        worth = weights.goal
        for sort in range(i64(SORTS)):
            short = costs[first + sort] - (there & _SORT_MASK)
            while short > 0:
                worth *= weights.in_hand if short <= held & _SORT_MASK else weights.missing
                short -= 1
            there >>= _SORT_BITS
            held >>= _SORT_BITS
        return worth

    # --- a light choice ---------------------------------------------------------------

    def rollout_action(self, state: State, legal: LegalActions, chance: Chance) -> i64:
        """Play rather than draw, first what brings a meeple; cells that matter; goals."""
        assert isinstance(state, GaiaState)
        any_action = legal.at(chance.below(legal.size))
        if legal.size == 1 or chance.below(8) == 0:
            return any_action
        phase = state.phase
        if phase == phases.ACTION:
            return _lively(state, legal, chance, any_action)
        if phase == phases.TARGET and FIRST_CITY <= state.playing < SUN:
            return _best_cell(state, legal)
        if phase == phases.TARGET and state.playing < FIRST_ANIMALS:
            cell = _raising_cell(state)
            if cell != NOWHERE:
                return CELL.first + cell
        if _may_do_nothing(state):
            for _ in range(4):
                action = legal.at(chance.below(legal.size))
                if _does_something(state, action - CELL.first):
                    return action
            return any_action
        if phase in (phases.TARGET, phases.TARGET_2, phases.DISCARD, phases.PROTECT):
            return any_action
        return _likely(state, legal)

    # --- features ---------------------------------------------------------------------

    def write_features(self, state: State, seat: i64, out: Numbers) -> None:
        assert isinstance(state, GaiaState)
        observation.write(state, seat, out)

    def feature_names(self, state: State) -> list[str]:
        assert isinstance(state, GaiaState)
        return observation.names(state.variant, state.game.phases, len(state.goals))

    def write_planes(self, state: State, seat: i64, out: Planes) -> None:
        assert isinstance(state, GaiaState)
        observation.write_map(state, seat, out)

    def plane_names(self, state: State) -> list[str]:
        return observation.map_names(int(state.seats))

    def plane_shape(self) -> tuple[int, int]:
        return (SIDE, SIDE)


_NO_ACTION: Final = -1


def _worth_a_look(state: GaiaState) -> LegalActions:
    """Cells for the card: where it does nothing, one cell is as good as another."""
    legal = LegalActions()
    state.list_legal(legal)
    if not _may_do_nothing(state):
        return legal
    cells = LegalActions()
    for place in range(legal.size):
        if _does_something(state, legal.at(place) - CELL.first):
            cells.add(legal.at(place))
    if cells.size == 0 or cells.at(0) != legal.at(0):
        cells.add(legal.at(0))
    return cells


def _may_do_nothing(state: GaiaState) -> bool:
    """Whether many cells are alike for the card that is played."""
    return state.phase == phases.TARGET and (
        state.playing < FIRST_ANIMALS or state.playing == LIGHTNING
    )


def _does_something(state: GaiaState, cell: i64) -> bool:
    """Whether a new tile lies beside a city, or lightning strikes a city or animals."""
    world = state.world
    if state.playing < FIRST_ANIMALS:
        return _touches_city(world, cell)
    return (world.covered | world.animals) >> world.spot(cell) & 1 != 0


def _likely(state: GaiaState, legal: LegalActions) -> i64:
    """What a sensible player does at the small decisions."""
    phase = state.phase
    if phase == phases.RAISE:
        return _best_capture(state, legal)
    if phase == phases.DISCARD:
        return _least_needed(state, legal)
    return SKIP.first if phase == phases.PROTECT else legal.at(0)


def _best_capture(state: GaiaState, legal: LegalActions) -> i64:
    """Send home the player nearest to winning. The last answer is to join instead."""
    best = legal.at(0)
    for place in range(legal.size - 1):
        action = legal.at(place)
        if state.reserve[action - CAPTURE.first] < state.reserve[best - CAPTURE.first]:
            best = action
    return best


def _least_needed(state: GaiaState, legal: LegalActions) -> i64:
    """A card that is there twice, else the one that is hardest to play."""
    hand = state.hand.of(state.to_move)
    best = legal.at(0)
    least = 9.0
    for place in range(legal.size):
        card = legal.at(place) - DISCARD.first
        worth = 1.0 / hand.count(card)
        if card != PROTECTION and not has_target(state.world, card):
            worth -= 0.4
        if worth < least:
            least = worth
            best = legal.at(place)
    return best


def _lively(state: GaiaState, legal: LegalActions, chance: Chance, any_action: i64) -> i64:
    """A city if one can be built, else a tile that raises one, else mostly some other card."""
    plays: i64 = 0
    lands: i64 = 0
    city: i64 = _NO_ACTION
    for place in range(legal.size):
        if PLAY.holds(legal.at(place)):
            plays += 1
            card = card_played(legal.at(place))
            if card < FIRST_ANIMALS:
                lands |= 1 << card
            elif FIRST_CITY <= card < SUN:
                city = legal.at(place)
    if city != _NO_ACTION:
        return city
    if lands:
        lands &= _wanted_lands(state, state.actor)
    if lands:
        return play_of(popcount((lands & -lands) - 1))
    if plays and chance.below(4) > 0:
        return legal.at(legal.size - 1 - chance.below(plays))
    return any_action if any_action != CALL_END.first else legal.at(0)


def _best_cell(state: GaiaState, legal: LegalActions) -> i64:
    """Where the city that is played has most of its needs met."""
    world = state.world
    city = state.playing - FIRST_CITY
    best = legal.at(0)
    most: i64 = 0
    for place in range(legal.size):
        met = world.count_met(city, world.spot(legal.at(place) - CELL.first))
        if met > most:
            most = met
            best = legal.at(place)
    return best


def _raising_cell(state: GaiaState) -> i64:
    """An empty cell where the tile that is played raises a city where the actor may come."""
    world = state.world
    spots = world.covered
    spot: i64 = 0
    while spots:
        open_to_actor = spots & 1 and _may_come(world, spot, state.actor)
        if open_to_actor and _missing_lands(world, spot) >> state.playing & 1:
            return _empty_beside(world, world.cells[spot])
        spots >>= 1
        spot += 1
    return NOWHERE


def _empty_beside(world: World, cell: i64) -> i64:
    """The first empty cell beside another one, NOWHERE if there is none."""
    for other in NEIGHBOURS[cell]:
        if not world.has_tile(other):
            return other
    return NOWHERE


def _touches_city(world: World, cell: i64) -> bool:
    """Whether a city lies beside an empty cell."""
    for other in NEIGHBOURS[cell]:
        if world.has_tile(other) and world.city[world.spot(other)] != NO_CITY:
            return True
    return False


def _wanted_lands(state: GaiaState, seat: i64) -> i64:
    """The lands whose next tile would raise a city where this seat may come."""
    world = state.world
    lands: i64 = 0
    spots = world.covered
    spot: i64 = 0
    while spots:
        if spots & 1 and _may_come(world, spot, seat):
            lands |= _missing_lands(world, spot)
        spots >>= 1
        spot += 1
    return lands


def _missing_lands(world: World, spot: i64) -> i64:
    """The needs, as bits, that the city on a spot has not met."""
    city = world.city[spot]
    met = world.met_needs(city, spot)
    lands: i64 = 0
    for icon in range(i64(ICONS_PER_CITY)):
        if met >> icon & 1 == 0:
            lands |= 1 << world.parts.needs[city * ICONS_PER_CITY + icon]
    return lands


def _may_come(world: World, spot: i64, seat: i64) -> bool:
    """Whether a city lacks something, has an empty cell beside it and no meeple of the seat."""
    city = world.city[spot]
    if world.met[city] == ALL_MET or world.meeples(city, seat):
        return False
    return popcount(world.near[spot]) < 4


def make_judge(game: Game) -> Judge:
    """The judge of Gaia serves all its variants."""
    return GaiaJudge()
