"""How good a position of Galaktiko is: a quick estimate, and features for learners."""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.judge import Judge, outcome, pick_by_weight, softmax, to_shares
from cosmodrome.engine.numbers import Numbers
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.galaktiko import observation, phases
from cosmodrome.games.galaktiko.flight import MOVE
from cosmodrome.games.galaktiko.parts import STATIONS_PER_SECTOR, STOWAWAY, VORTAN
from cosmodrome.games.galaktiko.scoring import score
from cosmodrome.games.galaktiko.state import NOWHERE, GalaktikoState
from cosmodrome.games.galaktiko.visits import visit
from cosmodrome.games.galaktiko.worths import Worths, rounds_left

# Chance that a passenger who stays aboard leaves at one of the later turns, per turn.
_LATER: Final = 0.3
# A stowaway brings something only if a controller comes; a vortan needs a partner.
_STOWAWAY_WORTH: Final = 2.6
_VORTAN_WORTH: Final = 1.4
# How far final scores spread around the estimate: at the end, and more per turn to come.
_SPREAD: Final = 0.5
_SPREAD_PER_TURN: Final = 0.55
# How much likelier a move becomes by a point that it pays, as an exponent.
_ROLLOUT_SHARPNESS: Final = 1.0
_PRIOR_SHARPNESS: Final = 0.5
# How much more promising it is to get off than all other answers together.
_GET_OFF: Final = 7.0 / 3.0
# A few simulations go far here. Those of master are quick, and a game has few decisions.
_EFFORT: Final = {"regular": 0.2, "expert": 0.1, "master": 1.5}


@mypyc_attr(native_class=True)
class GalaktikoJudge(Judge):
    """Score so far, the best stop of the next turn, and some hope for the rest."""

    def prior_temperature(self) -> float:
        """What pays at once is often not what pays in the end."""
        return 0.2

    def haste_temperature(self) -> float:
        return 1.2

    def effort(self, level: str) -> float:
        return _EFFORT.get(level, 1.0)

    def amaf_weight(self) -> float:
        """What a stop pays depends on who is aboard and waiting: another time it says nothing."""
        return 0.0

    def continues_rollout(self, state: State, decisions: int) -> bool:
        """To the end: the game is short, and the stops still to come decide it."""
        return True

    def rollout_action(self, state: State, legal: LegalActions, chance: Chance) -> i64:
        """Everybody who may get off does; stops that pay more are chosen more often."""
        assert isinstance(state, GalaktikoState)
        if state.phase == phases.DROP_OFF:
            return legal.at(0)
        if state.phase == phases.MOVE:
            weights = _weights_of_moves(state, legal, _ROLLOUT_SHARPNESS)
            return legal.at(pick_by_weight(weights, chance))
        return legal.at(chance.below(legal.size))

    def quick_priors(self, state: State, legal: LegalActions) -> vec[float]:
        """What stops pay depends on who was revealed: a look in one deal says little of others."""
        assert isinstance(state, GalaktikoState)
        if state.phase == phases.MOVE:
            return to_shares(_weights_of_moves(state, legal, _PRIOR_SHARPNESS))
        weights = vec[float]([1.0] * int(legal.size))
        if state.phase == phases.DROP_OFF:
            weights[0] = _GET_OFF * float(legal.size - 1)
        return to_shares(weights)

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, GalaktikoState)
        if state.phase == phases.OVER:
            return outcome(state)
        turns = rounds_left(state)
        expected: list[float] = []
        for seat in range(state.seats):
            mine = turns
            if seat < state.to_move:
                mine -= 1.0
            expected.append(float(score(state, seat)) + self._prospect(state, seat, mine))
        return softmax(expected, _SPREAD + _SPREAD_PER_TURN * turns)

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

    def write_features(self, state: State, seat: i64, out: Numbers) -> None:
        assert isinstance(state, GalaktikoState)
        observation.write(state, seat, out)

    def feature_names(self, state: State) -> list[str]:
        assert isinstance(state, GalaktikoState)
        return observation.names(state.variant.parts, state.game.phases, int(state.seats))


def _weights_of_moves(state: GalaktikoState, moves: LegalActions, sharpness: float) -> vec[float]:
    """How promising each move is: asked too often for a visit of each station."""
    worths = Worths(state, state.to_move)
    weights = vec[float](capacity=moves.size)
    for place in range(moves.size):
        worth = worths.at(state, moves.at(place) - MOVE.first)
        weights = append(weights, exp(sharpness * worth))
    return weights


def make_judge(game: Game) -> Judge:
    """The judge of Galaktiko serves all its variants."""
    return GalaktikoJudge()
