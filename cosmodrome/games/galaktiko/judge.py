"""How good a position of Galaktiko is: a quick estimate, and features for learners."""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.judge import Judge, outcome, pick_by_weight, softmax
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.galaktiko import phases
from cosmodrome.games.galaktiko.flight import MOVE, REFILL
from cosmodrome.games.galaktiko.parts import (
    ICONS,
    KINDS,
    SECTORS,
    STATIONS_PER_SECTOR,
    STOWAWAY,
    VORTAN,
    VORTAN_CLASS,
)
from cosmodrome.games.galaktiko.scoring import score
from cosmodrome.games.galaktiko.state import HAND_LIMIT, NOWHERE, GalaktikoState
from cosmodrome.games.galaktiko.visits import visit

# Chance that a passenger who stays aboard leaves at one of the later turns, per turn.
_LATER: Final = 0.3
# A stowaway brings something only if a controller comes; a vortan needs a partner.
_STOWAWAY_WORTH: Final = 2.6
_VORTAN_WORTH: Final = 1.4
# How far final scores spread around the estimate: at the end, and more per turn to come.
_SPREAD: Final = 0.5
_SPREAD_PER_TURN: Final = 0.55


@mypyc_attr(native_class=True)
class GalaktikoJudge(Judge):
    """Score so far, the best stop of the next turn, and some hope for the rest."""

    def prior_temperature(self) -> float:
        """What pays at once is often not what pays in the end."""
        return 0.2

    def continues_rollout(self, state: State, decisions: int) -> bool:
        """To the end: the game is short, and the stops still to come decide it."""
        return True

    def rollout_action(self, state: State, legal: LegalActions, chance: Chance) -> i64:
        """Everybody who may get off does; stops that pay more are chosen more often."""
        assert isinstance(state, GalaktikoState)
        if state.phase == phases.DROP_OFF:
            return legal.at(0)
        if state.phase == phases.MOVE:
            return legal.at(pick_by_weight(_weights_of_moves(state, legal), chance))
        return legal.at(chance.below(legal.size))

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, GalaktikoState)
        if state.phase == phases.OVER:
            return outcome(state)
        turns = self._rounds_left(state)
        expected: list[float] = []
        for seat in range(state.seats):
            mine = turns
            if seat < state.to_move:
                mine -= 1.0
            expected.append(float(score(state, seat)) + self._prospect(state, seat, mine))
        return softmax(expected, _SPREAD + _SPREAD_PER_TURN * turns)

    def _rounds_left(self, state: GalaktikoState) -> float:
        """Rounds still to play, the present one included, as far as anybody can tell."""
        if state.end_triggered:
            return float(state.last_round - state.round + 1)
        cards = float(state.upper.size) + float(state.lower.size) / 2.0
        return 2.0 + cards / float(REFILL * state.seats)

    def _prospect(self, state: GalaktikoState, seat: i64, turns: float) -> float:
        """What a seat may still gain by the passengers it has aboard."""
        if turns < 0.5 or state.hand.size(seat) == 0 or state.station[seat] == NOWHERE:
            return 0.0
        if seat == state.to_move and state.phase == phases.DROP_OFF:
            turns -= 1.0
        all_of_it = 0.0
        for place in range(state.hand.size(seat)):
            all_of_it += self._worth(state, state.hand.at(seat, place))
        best = self._best_stop(state, seat) if turns >= 0.5 else 0.0
        hope = 1.0 - exp(-_LATER * max(turns - 1.0, 0.0))
        return best + (all_of_it - best) * hope

    def _worth(self, state: GalaktikoState, card: i64) -> float:
        """What it is worth to get one passenger off board."""
        parts = state.variant.parts
        kind = parts.kinds[card]
        if kind == STOWAWAY:
            return _STOWAWAY_WORTH
        if kind == VORTAN:
            return _VORTAN_WORTH
        return float(parts.points_scored[card] - parts.points_in_hand[card])

    def _best_stop(self, state: GalaktikoState, seat: i64) -> float:
        """The most that one stop can bring with what is aboard and waiting now."""
        here = state.station[seat] // STATIONS_PER_SECTOR
        now = score(state, seat)
        best = now
        for station in state.variant.route:
            if station // STATIONS_PER_SECTOR != here:
                best = max(best, score(visit(state, seat, station), seat))
        return float(best - now)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, GalaktikoState)
        numbers = [
            float(state.round) / 8.0,
            self._rounds_left(state) / 8.0,
            1.0 if state.phase == phases.DROP_OFF else 0.0,
            1.0 if state.rich_laid else 0.0,
            1.0 if state.to_move == seat else 0.0,
        ]
        for turn in range(state.seats):
            numbers += self._ship_features(state, (seat + turn) % state.seats)
        home = max(state.station[seat], 0) // STATIONS_PER_SECTOR
        for step in range(SECTORS):
            numbers += self._sector_features(state, seat, (home + step) % SECTORS)
        return numbers

    def _ship_features(self, state: GalaktikoState, seat: i64) -> list[float]:
        parts = state.variant.parts
        kinds = [0.0] * len(KINDS)
        icons = [0.0] * ICONS
        for card in state.hand.of(seat):
            kinds[parts.kinds[card]] += 1.0 / HAND_LIMIT
            for icon in parts.class_icons[card]:
                icons[icon] += 1.0 / HAND_LIMIT
        return [float(score(state, seat)) / 10.0] + kinds + icons

    def _sector_features(self, state: GalaktikoState, seat: i64, position: i64) -> list[float]:
        first = position * STATIONS_PER_SECTOR
        numbers: list[float] = []
        for station in range(first, first + STATIONS_PER_SECTOR):
            open_to_us = station in state.variant.route and station not in state.station
            numbers.append(1.0 if open_to_us else 0.0)
            numbers.append(stop_worth(state, seat, station) / 10.0 if open_to_us else 0.0)
        kinds = [0.0] * len(KINDS)
        for waiting in state.queue.of(position):
            kinds[state.variant.parts.kinds[waiting]] += 1.0 / HAND_LIMIT
        numbers += kinds
        numbers.append(float(state.controllers[position]) / 2.0)
        card = [0.0] * SECTORS
        card[state.ring[position]] = 1.0
        return numbers + card

    def feature_names(self, state: State) -> list[str]:
        assert isinstance(state, GalaktikoState)
        names = ["round", "rounds left", "drop-off", "rich laid", "to move"]
        for turn in range(state.seats):
            names.append(f"seat +{turn}: score")
            names += [f"seat +{turn}: {kind} aboard" for kind in KINDS]
            names += [f"seat +{turn}: wants {icon}" for icon in state.variant.parts.icons]
        for step in range(SECTORS):
            for index in range(STATIONS_PER_SECTOR):
                names += [f"sector +{step}: station {index} free"]
                names += [f"sector +{step}: station {index} worth"]
            names += [f"sector +{step}: {kind} waiting" for kind in KINDS]
            names.append(f"sector +{step}: controllers")
            names += [f"sector +{step}: card {card}" for card in range(SECTORS)]
        return names


def stop_worth(state: GalaktikoState, seat: i64, station: i64) -> float:
    """What a seat would gain by stopping at a station now."""
    return float(score(visit(state, seat, station), seat) - score(state, seat))


def _weights_of_moves(state: GalaktikoState, moves: LegalActions) -> vec[float]:
    """How often rollouts choose each move.

    They ask too often for a visit of each station: one look at the hand tells roughly what
    each icon, a controller and a waiting vortan are worth.
    """
    parts = state.variant.parts
    by_icon = vec[float]([0.0] * ICONS)
    stowaways = 0.0
    vortan = 0.0
    for place in range(state.hand.size(state.to_move)):
        card = state.hand.at(state.to_move, place)
        kind = parts.kinds[card]
        leaves = float(-parts.points_in_hand[card])
        if kind == VORTAN:
            vortan = leaves
            continue
        if kind == STOWAWAY:
            stowaways += leaves + float(parts.points_scored[card])
        else:
            leaves += float(parts.points_scored[card])
        for icon in range(ICONS):
            if parts.icon_bits[card] >> icon & 1 != 0:
                by_icon[icon] += leaves
    weights = vec[float](capacity=moves.size)
    for place in range(moves.size):
        station = moves.at(place) - MOVE.first
        position = station // STATIONS_PER_SECTOR
        worth = by_icon[state.icons[station]]
        if stowaways > 0.0 and state.controllers[position] > 0:
            worth += stowaways
        if vortan > 0.0 and state.queue.holds(position, VORTAN_CLASS):
            worth += vortan
        weights = append(weights, exp(worth))
    return weights


def make_judge(game: Game) -> Judge:
    """The judge of Galaktiko serves all its variants."""
    return GalaktikoJudge()
