"""How good a position of Ganymede is: a quick estimate, and features for learners."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.judge import Judge, outcome, softmax
from cosmodrome.engine.numbers import Numbers
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.ganymede import observation, phases
from cosmodrome.games.ganymede.effects import DONE
from cosmodrome.games.ganymede.kinds import BASIC_EFFECT, kind_of
from cosmodrome.games.ganymede.parts import (
    BAY_COUNT,
    BOTTOM_BAY,
    COLOUR_COUNT,
    EARTH,
    FIXED,
    HAND_LIMIT,
    MARS,
    PER_COLOUR,
    PER_SET,
    PER_TRACK_POINT,
    PER_TYPE,
    ROW,
    TOP,
    TOP_BAY,
    TYPE_COUNT,
)
from cosmodrome.games.ganymede.scoring import score, ship_worth
from cosmodrome.games.ganymede.shuttles import EARTH_SHUTTLE, MARS_SHUTTLE, can_pay
from cosmodrome.games.ganymede.state import NONE, GanymedeState
from cosmodrome.games.ganymede.tiles import DISCARD, TAKE_TILE
from cosmodrome.games.ganymede.turn import SHIPS_TO_END

# Worth in points, found by many matches against other weights.
# A settler who is needed aboard one of the ships, and one who is not.
_ON_EARTH: Final = 0.275
_SPARE_ON_EARTH: Final = 0.125
_ON_MARS: Final = 1.0
_SPARE_ON_MARS: Final = 0.36
# What a ship aboard which some are waiting is worth, besides its points at the launch.
_LAUNCH: Final = 2.0
_FREE_LAUNCH: Final = 6.0
_STEP: Final = 0.25
_LAST_STEP: Final = 3.0
_SHUTTLE: Final = 0.84
_SET: Final = 4.0
_TILE: Final = 0.22
_HAND_SHIP: Final = 0.3
# One use of an effect that is still to come, by kind; the last is for no effect.
_USE: Final = vec[float]([0.35, 0.16, 0.35, 0.8, 0.25, 0.45, 0.0])
# A shuttle that can be used next: for each settler, and a share of what it does.
_RIDE: Final = 0.2
_RIDE_EFFECT: Final = 0.3
# How many rounds of hope a missing launch stands for, and how far final scores spread
# around the estimate.
_ROUNDS_PER_LAUNCH: Final = 1.6
_SPREAD: Final = 2.5
_SPREAD_PER_ROUND: Final = 0.3
# Every simulation counts here: with the usual numbers regular would leave casual far behind.
_EFFORT: Final = {"regular": 1.0 / 3.0, "expert": 1.0 / 3.0}


@mypyc_attr(native_class=True)
class GanymedeJudge(Judge):
    """Score so far, and what settlers, shuttles, ships and steps on the way are worth."""

    def effort(self, level: str) -> float:
        return _EFFORT.get(level, 1.0)

    def haste_temperature(self) -> float:
        return 0.5

    def continues_rollout(self, state: State, decisions: int) -> bool:
        """About three turns: columns, settlers and launches pay off late."""
        return decisions < 20

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, GanymedeState)
        if state.phase == phases.OVER:
            return outcome(state)
        rounds = rounds_left(state)
        expected: list[float] = []
        for seat in range(state.seats):
            expected.append(estimate(state, seat, rounds))
        return _as_chances(expected, rounds)

    def chances_after(self, state: State, actions: list[int]) -> list[list[float]]:
        """An action changes the mover's board alone: the others are looked at once for all."""
        assert isinstance(state, GanymedeState)
        if state.phase == phases.SET_UP:
            return super().chances_after(state, actions)
        others = Others(state)
        found: list[list[float]] = []
        last = len(actions) - 1
        for place in range(len(actions)):
            after = state.clone() if place < last else state
            after.apply(actions[place])
            found.append(others.chances(after))
        return found

    def rollout_action(self, state: State, legal: LegalActions, chance: Chance) -> i64:
        """Use what can be used, fly rather than take, and keep tiles."""
        if legal.size > 1 and state.phase != phases.SET_UP and chance.below(8) > 0:
            if legal.at(legal.size - 1) == DONE.first:
                return legal.at(chance.below(legal.size - 1))
            if state.phase == phases.MAIN:
                return _main_choice(legal, chance)
        return legal.at(chance.below(legal.size))

    def write_features(self, state: State, seat: i64, out: Numbers) -> None:
        assert isinstance(state, GanymedeState)
        observation.write(state, seat, out)

    def feature_names(self, state: State) -> list[str]:
        assert isinstance(state, GanymedeState)
        return observation.names(state.variant.parts, state.game.phases, int(state.seats))


def _main_choice(legal: LegalActions, chance: Chance) -> i64:
    """Mars shuttles before Earth shuttles before tiles: any of the first kind that is there."""
    after = _count_below(legal, DISCARD.first)
    for family in (MARS_SHUTTLE, EARTH_SHUTTLE, TAKE_TILE):
        before = _count_below(legal, family.first)
        if before < after:
            return legal.at(before + chance.below(after - before))
    return legal.at(0)


def _count_below(legal: LegalActions, action: i64) -> i64:
    """How many of the actions, which rise, come before one."""
    count: i64 = 0
    while count < legal.size and legal.at(count) < action:
        count += 1
    return count


# --- the estimate -------------------------------------------------------------------


def rounds_left(state: GanymedeState) -> float:
    """About how many rounds are still to be played, the present one included."""
    if state.end_triggered:
        return 1.0
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, state.launched.size(seat))
    left = 1.0 + _ROUNDS_PER_LAUNCH * float(SHIPS_TO_END - most)
    cards = min(state.earth_deck.size, state.mars_deck.size)
    return min(left, 1.0 + float(cards))


@mypyc_attr(native_class=True)
class Others:
    """What stays the same for all but the mover, whatever the mover does next."""

    def __init__(self, state: GanymedeState) -> None:
        self.mover = state.to_move
        self.earth_row = state.earth_row
        self.mars_row = state.mars_row
        # By seat; nothing for the mover.
        self.points = vec[float]()
        self.boards = vec[float]()
        self.rides = vec[float]()
        for seat in range(state.seats):
            other = seat != self.mover
            self.points = append(self.points, float(score(state, seat)) if other else 0.0)
            self.boards = append(self.boards, _board_worth(state, seat) if other else 0.0)
            self.rides = append(self.rides, _rides_worth(state, seat) if other else 0.0)

    def chances(self, after: GanymedeState) -> list[float]:
        """Each seat's chance to win after something that the mover did."""
        if after.phase == phases.OVER:
            return outcome(after)
        rounds = rounds_left(after)
        same_rows = _same(after.earth_row, self.earth_row) and _same(after.mars_row, self.mars_row)
        expected: list[float] = []
        for seat in range(after.seats):
            if seat == self.mover:
                expected.append(estimate(after, seat, rounds))
            else:
                rides = self.rides[seat] if same_rows else _rides_worth(after, seat)
                points, board = self.points[seat], self.boards[seat]
                expected.append(_expected(after, seat, rounds, points, board, rides))
        return _as_chances(expected, rounds)


def _same(row: vec[i64], other: vec[i64]) -> bool:
    """Whether two rows offer the same shuttles."""
    return all(row[slot] == other[slot] for slot in range(ROW))


def _as_chances(expected: list[float], rounds: float) -> list[float]:
    """Scores that seats may expect, as chances: the later, the more they say."""
    return softmax(expected, _SPREAD + _SPREAD_PER_ROUND * rounds)


def estimate(state: GanymedeState, seat: i64, rounds: float) -> float:
    """The score that a seat may expect at the end."""
    points, board = float(score(state, seat)), _board_worth(state, seat)
    return _expected(state, seat, rounds, points, board, _rides_worth(state, seat))


def _expected(
    state: GanymedeState, seat: i64, rounds: float, points: float, board: float, rides: float
) -> float:
    """The same, from the score so far and from what the board and the rides are worth."""
    turns = rounds
    if seat < state.to_move:
        turns -= 1.0
    if turns < 0.5:
        return points
    hope = turns / (turns + 2.0)
    points += hope * (board + rides)
    if seat == state.to_move:
        points += hope * _pending_worth(state, seat)
    return points


def _board_worth(state: GanymedeState, seat: i64) -> float:
    """What lies on a board and in hand, besides the score."""
    return (
        _settlers_worth(state, seat)
        + _shuttles_worth(state, seat)
        + _track_worth(state, seat)
        + _ships_worth(state, seat)
        + _TILE * float(state.tile_count(seat))
    )


def _settlers_worth(state: GanymedeState, seat: i64) -> float:
    """Settlers on Earth and Mars count more if one of the ships still needs them."""
    top_colour = _top_colour(state, seat)
    top_room = _room(state, seat, TOP_BAY)
    bottom_room = _room(state, seat, BOTTOM_BAY)
    bottom = state.spot(seat, TOP + BOTTOM_BAY)
    worth = 0.0
    for colour in range(COLOUR_COUNT):
        wanted: i64 = top_room if colour == top_colour else 0
        if bottom_room > 0 and state.count(bottom, colour) == 0:
            wanted += 1
        mars = state.count(state.spot(seat, MARS), colour)
        earth = state.count(state.spot(seat, EARTH), colour)
        if seat == state.to_move:
            mars += state.count(state.variant.transit, colour)
        near = min(mars, wanted)
        far = min(earth, wanted - near)
        worth += _ON_MARS * float(near) + _SPARE_ON_MARS * float(mars - near)
        worth += _ON_EARTH * float(far) + _SPARE_ON_EARTH * float(earth - far)
    return worth


def _room(state: GanymedeState, seat: i64, bay: i64) -> i64:
    """How many settlers the ship in a bay still needs."""
    if not state.has_ship(seat, bay):
        return 0
    return state.need(seat, bay) - state.aboard(seat, bay)


def _top_colour(state: GanymedeState, seat: i64) -> i64:
    """The colour that the top ship collects: that of those aboard, or the most frequent."""
    best: i64 = 0
    most: i64 = -1
    for colour in range(COLOUR_COUNT):
        aboard = state.count(state.spot(seat, TOP), colour)
        mars = state.count(state.spot(seat, MARS), colour)
        weight = aboard * 16 + mars * 2 + state.count(state.spot(seat, EARTH), colour)
        if weight > most:
            most = weight
            best = colour
    return best


def _shuttles_worth(state: GanymedeState, seat: i64) -> float:
    """Columns make effects stronger; a type more brings the next set nearer."""
    sets = state.sets(seat)
    cards: i64 = 0
    beyond: i64 = 0
    for kind in range(TYPE_COUNT):
        size = state.shuttles_of_type(seat, kind)
        cards += size
        if size > sets:
            beyond += 1
    return _SHUTTLE * float(cards) + _SET * float(beyond * beyond) / 25.0


def _track_worth(state: GanymedeState, seat: i64) -> float:
    last = state.variant.parts.last_step
    step = state.step[seat]
    if step == last:
        return _STEP * float(last)
    return _STEP * float(step) + _LAST_STEP * float(step * step) / float(last * last)


def _ships_worth(state: GanymedeState, seat: i64) -> float:
    """Ships on the way to their launch, the more so the fuller they are; and the hand."""
    worth = 0.0
    for bay in range(BAY_COUNT):
        if state.has_ship(seat, bay):
            aboard = float(state.aboard(seat, bay))
            share = (1.0 + aboard) / (1.0 + float(state.need(seat, bay)))
            future = _prospect(state, seat, state.ship_in(seat, bay)) + _LAUNCH
            # Settlers aboard count as points already, and no longer after the launch.
            worth += future * share * share - aboard * share
    best = 0.0
    for place in range(state.hand.size(seat)):
        best = max(best, _prospect(state, seat, state.hand.at(seat, place)))
    held = min(state.hand.size(seat), HAND_LIMIT)
    return worth + _HAND_SHIP * float(held) + 0.1 * best


def _prospect(state: GanymedeState, seat: i64, ship: i64) -> float:
    """What a ship will probably score at the end."""
    parts = state.variant.parts
    now = float(ship_worth(state, seat, ship))
    points = float(parts.ship_points[ship])
    kind = parts.ship_score[ship]
    if kind == FIXED:
        return now + 0.4 * float(parts.ship_times[ship]) + 0.7 * float(parts.ship_need_less[ship])
    if kind == PER_TYPE or kind == PER_COLOUR:
        return now + points * 0.8
    if kind == PER_SET:
        return now + points * 0.3
    if kind == PER_TRACK_POINT:
        return now + points
    return max(now, 1.5 * points)


def _rides_worth(state: GanymedeState, seat: i64) -> float:
    """The best shuttle of each row that could be used next."""
    worth = 0.0
    if state.at(seat, EARTH) > 0:
        worth += _best_ride(state, seat, state.earth_row)
    if state.at(seat, MARS) > 0:
        worth += _best_ride(state, seat, state.mars_row)
    return worth


def _best_ride(state: GanymedeState, seat: i64, row: vec[i64]) -> float:
    parts = state.variant.parts
    best = 0.0
    for shuttle in row:
        if shuttle != NONE and can_pay(state, seat, shuttle):
            times = state.shuttles_of_type(seat, parts.shuttle_types[shuttle]) + 1
            use = _use_worth(parts.shuttle_effect[shuttle])
            worth = _RIDE * float(parts.shuttle_size[shuttle]) + _RIDE_EFFECT * use * float(times)
            best = max(best, worth)
    return best


def _pending_worth(state: GanymedeState, seat: i64) -> float:
    """What the mover has not used yet."""
    worth = _FREE_LAUNCH * float(state.free_launches)
    phase = state.phase
    if phase == phases.FREE_LAUNCH:
        worth += _FREE_LAUNCH
    elif phase == phases.NEW_SHIP:
        worth += _HAND_SHIP
    elif phase == phases.BASIC or phase == phases.INTO:
        worth += _use_worth(BASIC_EFFECT)
    elif phase == phases.MORE_TILES:
        worth += _use_worth(BASIC_EFFECT) * float(state.discarded)
    elif phases.MAKE_ROOM <= phase <= phases.BOARD:
        worth += _card_worth(state, seat)
    worth += _better_use(state.effect, state.other_effect) * float(state.uses_left)
    for effect in state.pending_effects:
        worth += _use_worth(effect)
    return worth


def _use_worth(effect: i64) -> float:
    """One use of an effect."""
    return _USE[kind_of(effect)]


def _better_use(effect: i64, other: i64) -> float:
    """One use of the better of two effects."""
    return max(_use_worth(effect), _use_worth(other))


def _card_worth(state: GanymedeState, seat: i64) -> float:
    """A tile or shuttle that was chosen and has not acted yet."""
    parts = state.variant.parts
    if state.used_tile != NONE:
        tile = state.used_tile
        times = float(state.tiles_of_type(seat, parts.tile_types[tile]) + 1)
        return _TILE + times * _better_use(parts.tile_effect_a[tile], parts.tile_effect_b[tile])
    shuttle = state.used_shuttle
    times = float(state.shuttles_of_type(seat, parts.shuttle_types[shuttle]))
    return _use_worth(parts.shuttle_effect[shuttle]) * times


def make_judge(game: Game) -> Judge:
    """The judge of Ganymede."""
    assert game.name == "ganymede"
    return GanymedeJudge()
