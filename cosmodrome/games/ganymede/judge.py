"""How good a position of Ganymede is: a quick estimate, and features for learners."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.judge import Judge, outcome, softmax
from cosmodrome.games.ganymede.board import (
    BASIC_CHOICE,
    BOARD,
    BOARD_SHIP,
    BOTTOM,
    EARTH,
    FREE_LAUNCH,
    INTO_COLOUR,
    MAIN,
    MAKE_ROOM,
    MARS,
    MORE_TILES,
    NEW_SHIP,
    OVER,
    SETUP,
    SHUTTLE_CARD,
    TOP,
    TOP_PLACE,
)
from cosmodrome.games.ganymede.cards import DO_DISCARD, DO_EARTH_SHUTTLE, DO_MARS_SHUTTLE
from cosmodrome.games.ganymede.effects import DO_DONE
from cosmodrome.games.ganymede.hidden import known_ships
from cosmodrome.games.ganymede.parts import (
    BASIC,
    BAY_COUNT,
    BAYS,
    COLOUR_COUNT,
    COLOURS,
    DECK_SIZE,
    EARTH_LIMIT,
    FIXED,
    HAND_LIMIT,
    KINDS,
    MARS_LIMIT,
    PER_COLOUR,
    PER_SET,
    PER_TRACK_POINT,
    PER_TYPE,
    PLACES,
    ROW,
    SHIP_COUNT,
    SHIP_ROW,
    SHIPS,
    SIDE_COLOURS,
    TILE_SLOTS,
    TYPE_COUNT,
    TYPES,
)
from cosmodrome.games.ganymede.rules import SHIPS_TO_END, GanymedeState
from cosmodrome.games.ganymede.scoring import (
    icons_of_colour,
    score,
    ship_worth,
    tiles_on_board,
)

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
# One use of an effect that is still to come, by kind.
_USE: Final = [0.35, 0.16, 0.35, 0.8, 0.25, 0.45, 0.0]
# A shuttle that can be used next: for each settler, and a share of what it does.
_RIDE: Final = 0.2
_RIDE_EFFECT: Final = 0.3
# How many rounds of hope a missing launch stands for, and how far final scores spread
# around the estimate.
_ROUNDS_PER_LAUNCH: Final = 1.6
_SPREAD: Final = 2.5
_SPREAD_PER_ROUND: Final = 0.3


@mypyc_attr(native_class=True)
class GanymedeJudge(Judge):
    """Score so far, and what settlers, shuttles, ships and steps on the way are worth."""

    def continues_rollout(self, state: State, decisions: int) -> bool:
        """About three turns: columns, settlers and launches pay off late."""
        return decisions < 20

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, GanymedeState)
        if state.phase == OVER:
            return outcome(state)
        rounds = rounds_left(state)
        expected: list[float] = []
        for seat in range(state.table.seats):
            expected.append(estimate(state, seat, rounds))
        return softmax(expected, _SPREAD + _SPREAD_PER_ROUND * rounds)

    def rollout_action(self, state: State, actions: LegalActions, chance: Chance) -> i64:
        """Use what can be used, fly rather than take, and keep tiles."""
        legal = actions.to_list()
        assert isinstance(state, GanymedeState)
        count: i64 = len(legal)
        if count > 1 and state.phase != SETUP and chance.below(8) > 0:
            if legal[-1] == DO_DONE:
                return legal[chance.below(count - 1)]
            if state.phase == MAIN:
                return _main_choice(legal, chance)
        return legal[chance.below(count)]

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, GanymedeState)
        numbers = [
            rounds_left(state) / 16.0,
            1.0 if state.end_triggered else 0.0,
            1.0 if state.to_move == seat else 0.0,
            float(state.count) / 3.0,
            float(state.free_launches) / 2.0,
        ]
        for kind in range(len(KINDS)):
            here = state.side_a // SIDE_COLOURS == kind or state.side_b // SIDE_COLOURS == kind
            numbers.append(1.0 if here else 0.0)
        numbers += [number / 7.0 for number in state.supply]
        numbers += [number / 3.0 for number in state.transit]
        for turn in range(state.table.seats):
            owner = (seat + turn) % state.table.seats
            numbers += _board_features(state, owner)
            numbers += _ship_features(state, owner, seat)
        return numbers + _row_features(state, seat)

    def feature_names(self, state: State) -> list[str]:
        assert isinstance(state, GanymedeState)
        names = ["rounds left", "end triggered", "to move", "uses left", "free launches"]
        names += [f"effect {kind}" for kind in KINDS]
        names += [f"supply {colour}" for colour in COLOURS]
        names += [f"in transit {colour}" for colour in COLOURS]
        for turn in range(state.table.seats):
            names += [f"seat +{turn}: {name}" for name in _BOARD_NAMES]
            names += [f"seat +{turn}: {name}" for name in _SHIP_NAMES]
        return names + _ROW_NAMES


def _main_choice(legal: list[int], chance: Chance) -> int:
    """Mars shuttles before Earth shuttles before tiles."""
    for low in (DO_MARS_SHUTTLE, DO_EARTH_SHUTTLE, 0):
        wanted = [action for action in legal if low <= action < DO_DISCARD]
        if wanted:
            return wanted[chance.below(len(wanted))]
    return legal[0]


# --- the estimate -------------------------------------------------------------------


def rounds_left(state: GanymedeState) -> float:
    """About how many rounds are still to be played, the present one included."""
    if state.end_triggered:
        return 1.0
    most: i64 = 0
    for launched in state.launched:
        most = max(most, len(launched))
    left = 1.0 + _ROUNDS_PER_LAUNCH * float(SHIPS_TO_END - most)
    cards: i64 = min(state.earth_left, state.mars_left)
    return min(left, 1.0 + float(cards))


def estimate(state: GanymedeState, seat: i64, rounds: float) -> float:
    """The score that a seat may expect at the end."""
    points = float(score(state, seat))
    turns = rounds
    if seat < state.to_move:
        turns -= 1.0
    if turns < 0.5:
        return points
    hope = turns / (turns + 2.0)
    points += hope * (
        _settlers_worth(state, seat)
        + _shuttles_worth(state, seat)
        + _track_worth(state, seat)
        + _ships_worth(state, seat)
        + _TILE * float(tiles_on_board(state, seat))
        + _rides_worth(state, seat)
    )
    if seat == state.to_move:
        points += hope * _pending_worth(state, seat)
    return points


def _settlers_worth(state: GanymedeState, seat: i64) -> float:
    """Settlers on Earth and Mars count more if one of the ships still needs them."""
    top_colour = _top_colour(state, seat)
    top_room = _room(state, seat, TOP)
    bottom_room = _room(state, seat, BOTTOM)
    worth = 0.0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        wanted: i64 = top_room if colour == top_colour else 0
        if bottom_room > 0 and state.accepts(seat, BOTTOM, colour):
            wanted += 1
        mars: i64 = state.settlers[seat * BOARD + MARS * COLOUR_COUNT + colour]
        earth: i64 = state.settlers[seat * BOARD + EARTH * COLOUR_COUNT + colour]
        if seat == state.to_move:
            mars += state.transit[colour]
        near = min(mars, wanted)
        far = min(earth, wanted - near)
        worth += _ON_MARS * float(near) + _SPARE_ON_MARS * float(mars - near)
        worth += _ON_EARTH * float(far) + _SPARE_ON_EARTH * float(earth - far)
        colour += 1
    return worth


def _room(state: GanymedeState, seat: i64, bay: i64) -> i64:
    """How many settlers the ship in a bay still needs."""
    if not state.has_ship(seat, bay):
        return 0
    return state.need(seat, bay) - state.at(seat, TOP_PLACE + bay)


def _top_colour(state: GanymedeState, seat: i64) -> i64:
    """The colour that the top ship collects: that of those aboard, or the most frequent."""
    best: i64 = 0
    most: i64 = -1
    colour: i64 = 0
    first: i64 = seat * BOARD
    while colour < COLOUR_COUNT:
        there: i64 = (
            i64(state.settlers[first + TOP_PLACE * COLOUR_COUNT + colour]) * 16
            + i64(state.settlers[first + MARS * COLOUR_COUNT + colour]) * 2
            + i64(state.settlers[first + EARTH * COLOUR_COUNT + colour])
        )
        if there > most:
            most = there
            best = colour
        colour += 1
    return best


def _shuttles_worth(state: GanymedeState, seat: i64) -> float:
    """Columns make effects stronger; a type more brings the next set nearer."""
    sets = state.smallest_column(seat)
    first: i64 = seat * TYPE_COUNT
    cards: i64 = 0
    beyond: i64 = 0
    kind: i64 = 0
    while kind < TYPE_COUNT:
        size: i64 = len(state.columns[first + kind])
        cards += size
        if size > sets:
            beyond += 1
        kind += 1
    return _SHUTTLE * float(cards) + _SET * float(beyond * beyond) / 25.0


def _track_worth(state: GanymedeState, seat: i64) -> float:
    last: i64 = state.table.parts.last_step
    step: i64 = state.step[seat]
    if step == last:
        return _STEP * float(last)
    return _STEP * float(step) + _LAST_STEP * float(step * step) / float(last * last)


def _ships_worth(state: GanymedeState, seat: i64) -> float:
    """Ships on the way to their launch, the more so the fuller they are; and the hand."""
    worth = 0.0
    for bay in range(BAY_COUNT):
        if state.has_ship(seat, bay):
            aboard = float(state.at(seat, TOP_PLACE + bay))
            share = (1.0 + aboard) / (1.0 + float(state.need(seat, bay)))
            future = _prospect(state, seat, state.ship[seat * BAY_COUNT + bay]) + _LAUNCH
            # Settlers aboard count as points already, and no longer after the launch.
            worth += future * share * share - aboard * share
    best = 0.0
    for ship in state.hand[seat]:
        best = max(best, _prospect(state, seat, ship))
    held: i64 = min(len(state.hand[seat]), HAND_LIMIT)
    return worth + _HAND_SHIP * float(held) + 0.1 * best


def _prospect(state: GanymedeState, seat: i64, ship: int) -> float:
    """What a ship will probably score at the end."""
    parts = state.table.parts
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
    return _best_ride(state, seat, EARTH, state.earth_row) + _best_ride(
        state, seat, MARS, state.mars_row
    )


def _best_ride(state: GanymedeState, seat: i64, place: i64, row: list[int]) -> float:
    settlers = state.at(seat, place)
    if settlers == 0:
        return 0.0
    parts = state.table.parts
    best = 0.0
    for shuttle in row:
        if shuttle >= 0 and state.can_pay(seat, place, shuttle, settlers):
            times: i64 = len(state.columns[seat * TYPE_COUNT + parts.shuttle_types[shuttle]]) + 1
            use = _USE[parts.shuttle_side[shuttle] // SIDE_COLOURS]
            worth = _RIDE * float(parts.shuttle_size[shuttle]) + _RIDE_EFFECT * use * float(times)
            best = max(best, worth)
    return best


def _pending_worth(state: GanymedeState, seat: i64) -> float:
    """What the mover has not used yet."""
    worth = _FREE_LAUNCH * float(state.free_launches)
    phase = state.phase
    if phase == FREE_LAUNCH:
        worth += _FREE_LAUNCH
    elif phase == NEW_SHIP:
        worth += _HAND_SHIP
    elif phase == BASIC_CHOICE or phase == INTO_COLOUR:
        worth += _USE[BASIC]
    elif phase == MORE_TILES:
        worth += _USE[BASIC] * float(state.discarded)
    elif MAKE_ROOM <= phase <= BOARD_SHIP:
        worth += _card_worth(state, seat)
    worth += _use_worth(state.side_a, state.side_b) * float(state.count)
    for side in state.agenda:
        worth += _USE[side // SIDE_COLOURS]
    return worth


def _use_worth(side_a: i64, side_b: i64) -> float:
    """One use of the better of two sides."""
    return max(_USE[side_a // SIDE_COLOURS], _USE[side_b // SIDE_COLOURS])


def _card_worth(state: GanymedeState, seat: i64) -> float:
    """A tile or shuttle that was chosen and has not acted yet."""
    parts = state.table.parts
    if state.card < SHUTTLE_CARD:
        tile = state.card
        times = float(state.tiles_of_type(seat, parts.tile_types[tile]) + 1)
        return _TILE + times * _use_worth(parts.tile_side_a[tile], parts.tile_side_b[tile])
    shuttle = state.card - SHUTTLE_CARD
    column = state.columns[seat * TYPE_COUNT + parts.shuttle_types[shuttle]]
    return _USE[parts.shuttle_side[shuttle] // SIDE_COLOURS] * float(len(column))


# --- features -----------------------------------------------------------------------


def _board_features(state: GanymedeState, owner: i64) -> list[float]:
    """What lies open on a board."""
    parts = state.table.parts
    numbers = [
        score(state, owner) / 25.0,
        len(state.launched[owner]) / 4.0,
        state.step[owner] / parts.last_step,
        float(state.at(owner, EARTH)) / EARTH_LIMIT,
        float(state.at(owner, MARS)) / MARS_LIMIT,
        float(state.smallest_column(owner)) / 2.0,
        float(tiles_on_board(state, owner)) / TILE_SLOTS,
    ]
    for number in state.settlers[owner * BOARD : (owner + 1) * BOARD]:
        numbers.append(number / 3.0)
    for kind in range(TYPE_COUNT):
        numbers.append(len(state.columns[owner * TYPE_COUNT + kind]) / 4.0)
        numbers.append(float(state.tiles_of_type(owner, kind)) / TILE_SLOTS)
    for colour in range(COLOUR_COUNT):
        numbers.append(float(icons_of_colour(state, owner, colour)) / 8.0)
    return numbers


_BOARD_NAMES: Final = [
    "score",
    "launched",
    "step",
    "on Earth",
    "on Mars",
    "sets",
    "tiles",
    *[f"{colour} at {place}" for place in PLACES for colour in COLOURS],
    *[f"{kind} {what}" for kind in TYPES for what in ("shuttles", "tiles")],
    *[f"{colour} icons" for colour in COLOURS],
]


def _ship_features(state: GanymedeState, owner: int, seat: int) -> list[float]:
    """Ships in bays and hand, as far as the seat may know them."""
    numbers: list[float] = []
    for bay in range(BAY_COUNT):
        seen = state.has_ship(owner, bay) and (owner == seat or state.phase != SETUP)
        numbers.append(float(state.need(owner, bay)) / 4.0 if seen else 0.0)
        ship = state.ship[owner * BAY_COUNT + bay]
        numbers.append(float(ship_worth(state, owner, ship)) / 6.0 if seen else 0.0)
        for colour in range(COLOUR_COUNT):
            numbers.append(1.0 if seen and state.accepts(owner, bay, colour) else 0.0)
    hand = state.hand[owner] if owner == seat else known_ships(state, seat, owner)
    held = [0.0] * SHIP_COUNT
    for card in hand:
        held[card] += 0.5
    return numbers + [len(state.hand[owner]) / HAND_LIMIT] + held


_SHIP_NAMES: Final = [
    *[
        f"{bay} {what}"
        for bay in BAYS
        for what in ("need", "worth", *[f"accepts {colour}" for colour in COLOURS])
    ],
    "ships in hand",
    *[f"holds {ship}" for ship in SHIPS],
]


def _row_features(state: GanymedeState, seat: int) -> list[float]:
    """What the rows offer to a seat."""
    parts = state.table.parts
    numbers: list[float] = []
    for tile in state.tile_row:
        kind = parts.tile_types[max(tile, 0)]
        times = float(state.tiles_of_type(seat, kind) + 1)
        numbers.append(times / TILE_SLOTS if tile >= 0 else 0.0)
        colours = parts.tile_side_a[max(tile, 0)] | parts.tile_side_b[max(tile, 0)]
        for colour in range(COLOUR_COUNT):
            numbers.append(1.0 if tile >= 0 and colours >> colour & 1 else 0.0)
    for shuttle in state.earth_row + state.mars_row:
        place = MARS if shuttle >= DECK_SIZE else EARTH
        there = shuttle >= 0
        usable = there and state.can_pay(seat, place, shuttle, state.at(seat, place))
        column = seat * TYPE_COUNT + parts.shuttle_types[max(shuttle, 0)]
        numbers.append(1.0 if usable else 0.0)
        numbers.append((len(state.columns[column]) + 1) / 4.0 if there else 0.0)
        kind = parts.shuttle_side[max(shuttle, 0)] // SIDE_COLOURS
        for effect in range(len(KINDS)):
            numbers.append(1.0 if there and kind == effect else 0.0)
    for ship in state.ship_row:
        numbers.append(float(ship_worth(state, seat, ship)) / 6.0 if ship >= 0 else 0.0)
    return numbers


_ROW_NAMES: Final = [
    *[
        f"tile {slot} {what}"
        for slot in range(ROW)
        for what in ("times", *[f"shows {colour}" for colour in COLOURS])
    ],
    *[
        f"{place} shuttle {slot} {what}"
        for place in PLACES[:2]
        for slot in range(ROW)
        for what in ("usable", "times", *KINDS)
    ],
    *[f"ship {slot} worth" for slot in range(SHIP_ROW)],
]


def make_judge(game: Game) -> Judge:
    """The judge of Ganymede."""
    assert game.name == "ganymede"
    return GanymedeJudge()
