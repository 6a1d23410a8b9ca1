"""Batch: many games of one variant side by side, each with what its mover sees.

All that a learner reads lies in blocks of memory, a row for each game, which are written again and
again: features, planes, action masks, rewards, ends. A game that ends is dealt anew at once.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import StepSeeds, chance
from cosmodrome.engine.errors import IllegalAction
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.judge import Judge, rewards
from cosmodrome.engine.numbers import Numbers, Planes
from cosmodrome.engine.vecs import vec

# What an illegal action does: it is refused, its seat loses, or chance picks a legal one.
REFUSE: Final = 0
LOSE: Final = 1
RANDOM: Final = 2
ILLEGAL_REWARD: Final = -1.0


@mypyc_attr(native_class=True)
class Batch:
    """Games side by side. ``seeds``: one for each; the seeds of its later deals follow from it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, bool],
        judge: Judge,
        seeds: list[int],
        illegal: int = REFUSE,
    ) -> None:
        count = len(seeds)
        self.game = game
        self.judge = judge
        self.illegal = illegal
        self.variant = game.variant(seats, options)
        self.seats: i64 = seats
        self.count: i64 = count
        self.actions: i64 = len(game.actions)
        self.chance = chance(0)
        # Where a learner sits among bots: -1 if every seat is the learner's.
        self.learners = vec[i64]([-1] * count)
        self.learners_move = False
        self.seeds: list[StepSeeds] = []
        self.deals: list[int] = [0] * count
        example = game.deal(self.variant, chance(0))
        self.states: list[State] = [example] * count
        self.legal: list[LegalActions] = [LegalActions() for _ in range(count)]
        self.size: i64 = len(judge.feature_names(example))
        shape = judge.plane_shape()
        cells = shape[0] * shape[1]
        self.numbers = Numbers(count * int(self.size))
        self.planes = Planes(count, len(judge.plane_names(example)), cells)
        self.masks = vec[u8]([u8(0)] * (count * int(self.actions)))
        self.movers = vec[i64]([0] * count)
        # Of the last step: what each seat got, whether the game ended and its scores then.
        self.rewards = vec[float]([0.0] * (count * seats))
        self.ends = vec[u8]([u8(0)] * count)
        self.scores = vec[i64]([0] * (count * seats))
        self.learner_rewards = vec[float]([0.0] * count)
        # Where random_actions() puts its choice.
        self.picked = vec[i64]([0] * count)
        self.start(seeds)

    def seat_learners(self, seat: int | None) -> None:
        """Give the learner one seat of each game, the others to bots; None: another each game."""
        self.learners_move = seat is None
        for row in range(self.count):
            self.learners[row] = 0 if seat is None else seat

    def start(self, seeds: list[int]) -> None:
        """Deal all games anew."""
        self.seeds = [StepSeeds(seed) for seed in seeds]
        self.deals = [0] * int(self.count)
        self.chance.reseed(self.seeds[0].at(0))
        for row in range(self.count):
            self._deal(row)
            self.observe(row)
        self.begin_step()

    def _deal(self, row: i64) -> None:
        self.deals[row] += 1
        self.states[row] = self.game.deal(self.variant, self.seeds[row].stream(self.deals[row]))
        if self.learners_move:
            self.learners[row] = self.chance.below(self.seats)

    def begin_step(self) -> None:
        """Forget the rewards and ends of the last step."""
        for row in range(self.count):
            self.ends[row] = u8(0)
            self.learner_rewards[row] = 0.0
        for place in range(self.count * self.seats):
            self.rewards[place] = 0.0

    def step(self, actions: list[int]) -> None:
        """One action in every game."""
        self.begin_step()
        for row in range(self.count):
            self.play(row, actions[row])
            self.observe(row)

    def step_some(self, rows: list[int], actions: list[int]) -> None:
        """One action in some games; rewards and ends of the step stay."""
        for place in range(len(rows)):
            self.play(rows[place], actions[place])

    def observe_some(self, rows: list[int]) -> None:
        """Write what the seats to move see in some games."""
        for row in rows:
            self.observe(row)

    def waiting(self) -> list[int]:
        """The games in which another seat than the learner's is to move."""
        return [
            row for row in range(int(self.count)) if self.states[row].to_move != self.learners[row]
        ]

    def play(self, row: i64, action: i64) -> None:
        """Carry out an action of the seat to move, after looking whether it may pick it."""
        state = self.states[row]
        in_catalog = 0 <= action < self.actions
        if not in_catalog or self.masks[row * self.actions + action] == u8(0):
            if self.illegal == LOSE:
                self.rewards[row * self.seats + state.to_move] = ILLEGAL_REWARD
                self._end(row, state)
                return
            if self.illegal == REFUSE:
                raise IllegalAction(action=self.game.actions.name(action))
            legal = self.legal[row]
            action = legal.at(self.chance.below(legal.size))
        self.apply(row, action)

    def apply(self, row: i64, action: i64) -> None:
        """Carry out a legal action. Trusts its caller."""
        state = self.states[row]
        state.apply(action)
        if state.to_move < 0:
            earned = rewards(state)
            for seat in range(self.seats):
                self.rewards[row * self.seats + seat] = earned[seat]
            self._end(row, state)

    def _end(self, row: i64, state: State) -> None:
        scores = state.scores()
        for seat in range(self.seats):
            self.scores[row * self.seats + seat] = scores[seat]
        self.ends[row] = u8(1)
        if self.learners[row] >= 0:
            self.learner_rewards[row] = self.rewards[row * self.seats + self.learners[row]]
        self._deal(row)

    def play_randomly(self) -> None:
        """Random actions of all other seats, until it is the learner's turn in every game."""
        legal = LegalActions()
        for row in range(self.count):
            while self.states[row].to_move != self.learners[row]:
                state = self.states[row]
                state.list_legal(legal)
                self.apply(row, legal.at(self.chance.below(legal.size)))

    def observe(self, row: i64) -> None:
        """Write what the seat to move sees and may pick."""
        state = self.states[row]
        self.movers[row] = state.to_move
        self.write(row, state, state.to_move)
        legal = self.legal[row]
        first = row * self.actions
        masks = self.masks
        for place in range(legal.size):
            masks[first + legal.at(place)] = u8(0)
        state.list_legal(legal)
        for place in range(legal.size):
            masks[first + legal.at(place)] = u8(1)

    def write(self, row: i64, state: State, seat: i64) -> None:
        """Write what a seat sees of a position into a row."""
        self.numbers.begin(row * self.size, self.size)
        self.judge.write_features(state, seat, self.numbers)
        if self.planes.size > 0:
            self.planes.begin(row)
            self.judge.write_planes(state, seat, self.planes)

    def random_actions(self) -> None:
        """Pick any legal action in every game."""
        for row in range(self.count):
            legal = self.legal[row]
            self.picked[row] = legal.at(self.chance.below(legal.size))
