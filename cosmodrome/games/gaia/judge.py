"""How good a position of Gaia is: a quick estimate, and features for learners."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import NOBODY, Game, State
from cosmodrome.engine.judge import Judge, outcome, softmax
from cosmodrome.games.gaia.actions import (
    ACTION,
    CALL_END,
    CAPTURE,
    CELL,
    DISCARD,
    DISCARDING,
    OVER,
    PLAY,
    PROTECTING,
    RAISE,
    SKIP,
    STAGES,
    TARGET,
    TARGET_2,
    card_played,
)
from cosmodrome.games.gaia.cards import HAND_LIMIT
from cosmodrome.games.gaia.parts import (
    CARDS,
    CITIES,
    ELEMENTS,
    FIRST_ANIMALS,
    FIRST_CITY,
    KIND,
    KINDS,
    LAND,
    LANDS,
    PROTECTION,
    SUN,
)
from cosmodrome.games.gaia.rules import GaiaState
from cosmodrome.games.gaia.targets import best_site, has_target
from cosmodrome.games.gaia.world import CELLS, NO_SPOT, SEAT_BITS, SIDE, World


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

    def continues_rollout(self, state: State, decisions: int) -> bool:
        """About two rounds: the worth of a city shows when others have answered."""
        return decisions < 16

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, GaiaState)
        if state.stage == ACTION:
            return softmax(self._worths(state), self.weights.spread)
        if state.stage == OVER:
            return outcome(state)
        return self.chances(self._resolved(state))

    # --- what is pending --------------------------------------------------------------

    def _resolved(self, state: GaiaState) -> GaiaState:
        """The position after all that waits, each seat doing what is best or most likely."""
        if state.stage == TARGET or state.stage == TARGET_2:
            return self._best_target(state)
        copy = state.clone()
        while copy.stage != ACTION and copy.stage != OVER:
            copy.apply(_likely(copy, copy.legal()))
        return copy

    def _best_target(self, state: GaiaState) -> GaiaState:
        """The best that the actor can do with the card that he is playing."""
        best = state
        most = -1.0
        for action in self._worth_a_look(state):
            copy = state.clone()
            copy.apply(action)
            if copy.stage != ACTION and copy.stage != OVER:
                copy = self._resolved(copy)
            value = self._chance_of(copy, state.actor)
            if value > most:
                most = value
                best = copy
        return best

    def _chance_of(self, state: GaiaState, seat: int) -> float:
        return self.chances(state)[seat]

    def _worth_a_look(self, state: GaiaState) -> list[int]:
        """A tile far from all cities is as good in one cell as in another."""
        legal = state.legal()
        if state.playing >= FIRST_ANIMALS:
            return legal
        near = [action for action in legal if _touches_city(state.world, action - CELL)]
        near.append(legal[0])
        return near

    # --- what is there ----------------------------------------------------------------

    def _worths(self, state: GaiaState) -> list[float]:
        """The meeples that each seat has or can hope for."""
        seats = state.table.seats
        worths: list[float] = []
        wanted = [_wanted_lands(state, seat) for seat in range(seats)]
        for seat in range(seats):
            worth = self._hand_worth(state, seat, wanted[seat]) + self._goal_worth(state, seat)
            worth += float(state.goal_of.count(seat))
            worths.append(worth)
        self._add_cities(state, worths)
        worths[state.actor] += self.weights.action_left * state.actions_left
        return worths

    def _add_cities(self, state: GaiaState, worths: list[float]) -> None:
        """Meeples on cities, less if the city will starve."""
        world = state.world
        for city in range(CITIES):
            people = world.people[city]
            if people:
                worth = self.weights.stays[_lasting_needs(state, city)]
                for seat in range(state.table.seats):
                    worths[seat] += worth * (people >> seat * SEAT_BITS & 3)

    def _hand_worth(self, state: GaiaState, seat: int, wanted: i64) -> float:
        weights = self.weights
        worth = 0.0
        for card in state.hand[seat]:
            if card < FIRST_ANIMALS:
                if wanted >> i64(card) & 1 and state.world.stock[card] > 0:
                    wanted ^= i64(_BITS[card])
                    worth += weights.raising
                else:
                    worth += weights.nature
            elif card < FIRST_CITY:
                worth += weights.animals
            elif card < SUN:
                worth += weights.city[best_site(state.world, card)]
            else:
                worth += weights.protection if card == PROTECTION else weights.element
        surplus = len(state.hand[seat]) - 4
        return worth - weights.burden * surplus if surplus > 0 else worth

    def _goal_worth(self, state: GaiaState, seat: int) -> float:
        """The free goal that is nearest, and a little for the next one."""
        laid = state.laid(seat)
        held = [0] * (ELEMENTS + 1)
        for card in state.hand[seat]:
            if card < FIRST_ANIMALS:
                held[card] += 1
            elif card >= SUN:
                held[ELEMENTS] += 1
        best = 0.0
        second = 0.0
        for index, goal in enumerate(state.goals):
            if state.goal_of[index] == NOBODY:
                worth = self._nearness(state.table.parts.goal_cost[goal], laid, held)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        return best + self.weights.second_goal * second

    def _nearness(self, cost: list[int], laid: list[int], held: list[int]) -> float:
        """How near a goal is: less for each card in hand, much less for each one missing."""
        weights = self.weights
        worth = weights.goal
        for sort in range(ELEMENTS + 1):
            short = cost[sort] - laid[sort]
            while short > 0:
                worth *= weights.in_hand if short <= held[sort] else weights.missing
                short -= 1
        return worth

    # --- a light choice ---------------------------------------------------------------

    def rollout_action(self, state: State, actions: LegalActions, chance: Chance) -> i64:
        """Play rather than draw, cities first; tiles beside cities; goals when there are."""
        legal = actions.to_list()
        assert isinstance(state, GaiaState)
        any_action = legal[chance.below(len(legal))]
        if len(legal) == 1 or chance.below(8) == 0:
            return any_action
        stage = state.stage
        if stage == ACTION:
            return _lively(legal, chance, any_action)
        if stage == TARGET and state.playing < FIRST_ANIMALS:
            for _ in range(4):
                action = legal[chance.below(len(legal))]
                if _touches_city(state.world, action - CELL):
                    return action
            return any_action
        if stage in (TARGET, TARGET_2, DISCARDING, PROTECTING):
            return any_action
        return _likely(state, legal)

    # --- features ---------------------------------------------------------------------

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, GaiaState)
        table = state.table
        world = state.world
        numbers = [
            1.0 if state.to_move == seat else 0.0,
            1.0 if state.actor == seat else 0.0,
            state.actions_left / 2.0,
            world.token_reserve / 20.0,
            len(world.cells) / 48.0,
        ]
        for stage in range(OVER + 1):
            numbers.append(1.0 if state.stage == stage else 0.0)
        for kind in range(KINDS):
            numbers.append(state.left[kind] / 40.0)
        for land in range(LANDS):
            numbers.append(world.stock[land] / 10.0)
            numbers.append(_size(i64(world.of_land[land]) & ~world.covered) / 10.0)
        numbers += _card_counts(state.hand[seat]) + _card_counts(state.row)
        numbers += _card_counts([state.playing])
        for turn in range(table.seats):
            numbers += self._seat_features(state, (seat + turn) % table.seats)
        for index in range(len(state.goals)):
            numbers += self._goal_features(state, seat, index)
        for city in range(CITIES):
            numbers += self._city_features(state, seat, city)
        return numbers

    def _seat_features(self, state: GaiaState, seat: int) -> list[float]:
        numbers = [state.reserve[seat] / 6.0]
        for kind in range(KINDS):
            numbers.append(state.backs(seat, kind) / HAND_LIMIT)
        for laid in state.laid(seat):
            numbers.append(laid / 4.0)
        return numbers

    def _goal_features(self, state: GaiaState, seat: int, index: int) -> list[float]:
        owner = state.goal_of[index]
        numbers = [1.0 if owner == NOBODY else 0.0, 1.0 if owner == seat else 0.0]
        for count in state.table.parts.goal_cost[state.goals[index]]:
            numbers.append(count / 4.0)
        return numbers

    def _city_features(self, state: GaiaState, seat: int, city: int) -> list[float]:
        world = state.world
        if world.site[city] < 0:
            return [0.0] * 5
        mine = world.meeples(city, seat)
        others = 0
        for other in range(state.table.seats):
            others += world.meeples(city, other)
        return [
            1.0,
            world.met[city] / 4.0,
            _lasting_needs(state, city) / 4.0,
            mine / 2.0,
            (others - mine) / 2.0,
        ]

    def feature_names(self, state: State) -> list[str]:
        assert isinstance(state, GaiaState)
        cards = state.table.parts.card_names
        names = ["to move", "own turn", "actions left", "tokens in reserve", "tiles"]
        names += [f"stage {stage}" for stage in STAGES]
        names += [f"{kind} deck" for kind in KIND]
        for land in LAND:
            names += [f"{land} in stock", f"{land} uncovered"]
        for where in ("in hand", "open", "being played"):
            names += [f"{card} {where}" for card in cards]
        for turn in range(state.table.seats):
            names.append(f"seat +{turn}: reserve")
            names += [f"seat +{turn}: {kind} in hand" for kind in KIND]
            names += [f"seat +{turn}: {sort} in front" for sort in (*LAND, "element")]
        for index in range(len(state.goals)):
            names += [f"goal {index}: free", f"goal {index}: own"]
            names += [f"goal {index}: takes {sort}" for sort in (*LAND, "element")]
        for card in cards[FIRST_CITY:SUN]:
            names += [f"{card}: {what}" for what in ("there", "met", "lasting", "own", "others")]
        return names


_BITS: Final = [1, 2, 4, 8, 16, 32]
_NO_ACTION: Final = -1


def _likely(state: GaiaState, legal: list[int]) -> int:
    """What a sensible player does at the small decisions."""
    stage = state.stage
    if stage == RAISE:
        return _best_capture(state, legal)
    if stage == DISCARDING:
        return _least_needed(state, legal)
    if stage == PROTECTING:
        return SKIP
    return legal[0]


def _best_capture(state: GaiaState, legal: list[int]) -> int:
    """Send home whoever is nearest to winning."""
    best = legal[0]
    for action in legal[:-1]:
        if state.reserve[action - CAPTURE] < state.reserve[best - CAPTURE]:
            best = action
    return best


def _least_needed(state: GaiaState, legal: list[int]) -> int:
    """A card that is there twice, else the one that is hardest to play."""
    hand = state.hand[state.to_move]
    best = legal[0]
    least = 9.0
    for action in legal:
        card = action - DISCARD
        worth = 1.0 / hand.count(card)
        if card != PROTECTION and not has_target(state.world, card):
            worth -= 0.4
        if worth < least:
            least = worth
            best = action
    return best


def _lively(legal: list[int], chance: Chance, any_action: int) -> int:
    """A city if one can be built, else mostly some other card."""
    plays = 0
    city = _NO_ACTION
    for action in legal:
        if action >= PLAY:
            plays += 1
            card = card_played(action)
            if FIRST_CITY <= card < SUN:
                city = action
    if city != _NO_ACTION:
        return city
    if plays and chance.below(4) > 0:
        return legal[len(legal) - 1 - chance.below(plays)]
    return any_action if any_action != CALL_END else legal[0]


def _touches_city(world: World, cell: int) -> bool:
    """Whether a city lies beside an empty cell."""
    return (
        _is_city(world, cell - SIDE)
        or _is_city(world, cell + SIDE)
        or (cell % SIDE > 0 and _is_city(world, cell - 1))
        or (cell % SIDE < SIDE - 1 and _is_city(world, cell + 1))
    )


def _is_city(world: World, cell: int) -> bool:
    if cell < 0 or cell >= CELLS:
        return False
    spot = world.spot_at[cell]
    return spot != NO_SPOT and world.city[spot] >= 0


def _size(spots: i64) -> int:
    """How many spots there are in a set."""
    size: i64 = 0
    while spots:
        spots &= spots - 1
        size += 1
    return size


def _wanted_lands(state: GaiaState, seat: int) -> i64:
    """The lands whose next tile would raise a city where this seat may come."""
    world = state.world
    lands: i64 = 0
    for city in range(CITIES):
        site = world.site[city]
        if site < 0 or world.met[city] == 4 or world.meeples(city, seat):
            continue
        near: i64 = world.near[site]
        if _size(near) == 4:
            continue
        visible: i64 = near & ~world.covered
        for land in world.parts.needed[city]:
            tiles = _size(visible & i64(world.of_land[land]))
            if tiles == 0 or (tiles == 1 and land in world.parts.needed_twice[city]):
                lands |= i64(_BITS[land])
    return lands


def _lasting_needs(state: GaiaState, city: int) -> int:
    """Met needs, less the animals' one if it is gone after one round of feeding."""
    world = state.world
    met = world.met[city]
    if world.parts.eats[city]:
        spots: i64 = i64(world.near[world.site[city]]) & world.animals
        if spots:
            tokens = 0
            spot: i64 = 0
            while spots:
                if spots & 1:
                    tokens += world.tokens[spot]
                spots >>= 1
                spot += 1
            if tokens <= 2:
                return met - 1
    return met


def _card_counts(cards: list[int]) -> list[float]:
    """How often each card is there."""
    counts = [0.0] * CARDS
    for card in cards:
        if card >= 0:
            counts[card] += 0.5
    return counts


def make_judge(game: Game) -> Judge:
    """The judge of Gaia serves all its variants."""
    assert game.name == "gaia"
    return GaiaJudge()
