"""How good a position of Galaktiko is: a quick estimate, and features for learners."""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.judge import Judge, outcome, softmax
from cosmodrome.games.galaktiko.parts import (
    ICONS,
    SECTORS,
    STATIONS_PER_SECTOR,
    STOWAWAY,
    VORTAN,
    VORTAN_CLASS,
)
from cosmodrome.games.galaktiko.rules import (
    DROP_OFF,
    HAND_LIMIT,
    MOVE,
    MOVING,
    OVER,
    REFILL,
    GalaktikoState,
)

# Chance that a passenger who stays aboard leaves at one of the later turns, per turn.
_LATER: Final = 0.3
# A stowaway brings something only if a controller comes; a vortan needs a partner.
_STOWAWAY_WORTH: Final = 2.6
_VORTAN_WORTH: Final = 1.4
# How far final scores spread around the estimate: at the end, and more per turn to come.
_SPREAD: Final = 0.5
_SPREAD_PER_TURN: Final = 0.55
# Into so many parts chance is cut where something is drawn by weight.
_FINELY: Final = 1 << 30


@mypyc_attr(native_class=True)
class GalaktikoJudge(Judge):
    """Score so far, the best stop of the next turn, and some hope for the rest."""

    def plays_on(self, state: State, decisions: int) -> bool:
        """To the end: the game is short, and the stops still to come decide it."""
        return True

    def doubt(self) -> float:
        """What pays at once is often not what pays in the end."""
        return 0.2

    def policy(self, state: State, legal: list[int], chance: Chance) -> int:
        """Everybody who may get off does; stops that pay more are chosen more often."""
        assert isinstance(state, GalaktikoState)
        if state.phase == DROP_OFF:
            return legal[0]
        if state.phase != MOVING:
            return legal[chance.below(len(legal))]
        weights = [exp(worth) for worth in _worth_of_moves(state, legal)]
        drawn = sum(weights) * float(chance.below(_FINELY)) / float(_FINELY)
        for i in range(len(legal)):
            drawn -= weights[i]
            if drawn < 0.0:
                return legal[i]
        return legal[-1]

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, GalaktikoState)
        if state.phase == OVER:
            return outcome(state)
        turns = self._rounds_left(state)
        expected: list[float] = []
        scores = state.scores()
        for seat in range(state.table.seats):
            mine = turns
            if seat < state.to_move:
                mine -= 1.0
            expected.append(scores[seat] + self._prospect(state, seat, mine))
        return softmax(expected, _SPREAD + _SPREAD_PER_TURN * turns)

    def _rounds_left(self, state: GalaktikoState) -> float:
        """Rounds still to play, the present one included, as far as anybody can tell."""
        if state.end_triggered:
            return float(state.last_round - state.round + 1)
        cards = float(state.upper_left) + float(state.lower_left) / 2.0
        return 2.0 + cards / (REFILL * state.table.seats)

    def _prospect(self, state: GalaktikoState, seat: int, turns: float) -> float:
        """What a seat may still gain by the passengers it has aboard."""
        hand = state.hand[seat]
        if turns < 0.5 or not hand or state.station[seat] < 0:
            return 0.0
        if seat == state.to_move and state.phase == DROP_OFF:
            turns -= 1.0
        all_of_it = 0.0
        for number in hand:
            all_of_it += self._worth(state, number)
        best = self._best_stop(state, seat) if turns >= 0.5 else 0.0
        hope = 1.0 - exp(-_LATER * max(turns - 1.0, 0.0))
        return best + (all_of_it - best) * hope

    def _worth(self, state: GalaktikoState, number: int) -> float:
        """What it is worth to get one passenger off board."""
        parts = state.table.parts
        kind = parts.kinds[number]
        if kind == STOWAWAY:
            return _STOWAWAY_WORTH
        if kind == VORTAN:
            return _VORTAN_WORTH
        return float(parts.points_scored[number] - parts.points_in_hand[number])

    def _best_stop(self, state: GalaktikoState, seat: int) -> float:
        """The most that one stop can bring with what is aboard and waiting now."""
        here = state.station[seat] // STATIONS_PER_SECTOR
        best = 0.0
        for station in state.table.route:
            if station // STATIONS_PER_SECTOR != here:
                best = max(best, stop_worth(state, seat, station))
        return best

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, GalaktikoState)
        table = state.table
        numbers = [
            state.round / 8.0,
            self._rounds_left(state) / 8.0,
            1.0 if state.phase == DROP_OFF else 0.0,
            1.0 if state.rich_laid else 0.0,
            1.0 if state.to_move == seat else 0.0,
        ]
        scores = state.scores()
        for turn in range(table.seats):
            numbers += self._ship_features(state, (seat + turn) % table.seats, scores)
        home = max(state.station[seat], 0) // STATIONS_PER_SECTOR
        for step in range(SECTORS):
            numbers += self._sector_features(state, seat, (home + step) % SECTORS)
        return numbers

    def _ship_features(self, state: GalaktikoState, seat: int, scores: list[int]) -> list[float]:
        parts = state.table.parts
        kinds = [0.0] * 4
        icons = [0.0] * ICONS
        for number in state.hand[seat]:
            kinds[parts.kinds[number]] += 1.0 / HAND_LIMIT
            for icon in parts.class_icons[number]:
                icons[icon] += 1.0 / HAND_LIMIT
        return [scores[seat] / 10.0] + kinds + icons

    def _sector_features(self, state: GalaktikoState, seat: int, position: int) -> list[float]:
        parts = state.table.parts
        first = position * STATIONS_PER_SECTOR
        numbers: list[float] = []
        for station in range(first, first + STATIONS_PER_SECTOR):
            open_to_us = station in state.table.route and station not in state.station
            numbers.append(1.0 if open_to_us else 0.0)
            numbers.append(stop_worth(state, seat, station) / 10.0 if open_to_us else 0.0)
        kinds = [0.0] * 4
        for number in state.queue[position]:
            kinds[parts.kinds[number]] += 1.0 / HAND_LIMIT
        numbers += kinds
        numbers.append(state.controllers[position] / 2.0)
        card = [0.0] * SECTORS
        card[state.ring[position]] = 1.0
        return numbers + card

    def feature_names(self, state: State) -> list[str]:
        assert isinstance(state, GalaktikoState)
        parts = state.table.parts
        kinds = ["rich", "ordinary", "stowaway", "vortan"]
        names = ["round", "rounds left", "drop-off", "rich laid", "to move"]
        for turn in range(state.table.seats):
            names.append(f"seat +{turn}: score")
            names += [f"seat +{turn}: {kind} aboard" for kind in kinds]
            names += [f"seat +{turn}: wants {icon}" for icon in parts.icons]
        for step in range(SECTORS):
            for index in range(STATIONS_PER_SECTOR):
                names += [f"sector +{step}: station {index} free"]
                names += [f"sector +{step}: station {index} worth"]
            names += [f"sector +{step}: {kind} waiting" for kind in kinds]
            names.append(f"sector +{step}: controllers")
            names += [f"sector +{step}: card {card}" for card in range(SECTORS)]
        return names


def stop_worth(state: GalaktikoState, seat: int, station: int) -> float:
    """What a seat would gain by stopping at a station now."""
    parts = state.table.parts
    position = station // STATIONS_PER_SECTOR
    bit: i64 = 1 << i64(state.icon_at(station))
    controlled = state.controllers[position] > 0
    partners = state.queue[position].count(VORTAN_CLASS)
    worth = 0.0
    for number in state.hand[seat]:
        kind = parts.kinds[number]
        if kind == STOWAWAY:
            if controlled:
                worth += parts.points_scored[number] - parts.points_in_hand[number]
            elif parts.icon_bits[number] & bit:
                worth -= parts.points_in_hand[number]
        elif kind == VORTAN:
            if partners > 0:
                partners -= 1
                worth -= parts.points_in_hand[number]
        elif parts.icon_bits[number] & bit:
            worth += parts.points_scored[number] - parts.points_in_hand[number]
    return worth


def _worth_of_moves(state: GalaktikoState, moves: list[int]) -> list[float]:
    """Roughly stop_worth() of each move: one look at the hand serves all stations."""
    parts = state.table.parts
    by_icon = [0.0] * ICONS
    stowaways = 0.0
    vortan = False
    for number in state.hand[state.to_move]:
        kind = parts.kinds[number]
        if kind == VORTAN:
            vortan = True
            continue
        leaves = float(-parts.points_in_hand[number])
        if kind == STOWAWAY:
            stowaways += leaves + parts.points_scored[number]
        else:
            leaves += parts.points_scored[number]
        for icon in parts.class_icons[number]:
            by_icon[icon] += leaves
    worths: list[float] = []
    for move in moves:
        station = move - MOVE
        position = station // STATIONS_PER_SECTOR
        worth = by_icon[state.icon_at(station)]
        if stowaways > 0.0 and state.controllers[position] > 0:
            worth += stowaways
        if vortan and VORTAN_CLASS in state.queue[position]:
            worth -= parts.points_in_hand[VORTAN_CLASS]
        worths.append(worth)
    return worths


def judge(game: Game) -> Judge:
    """The judge of Galaktiko serves all its variants."""
    assert game.name == "galaktiko"
    return GalaktikoJudge()
