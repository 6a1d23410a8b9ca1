"""Making the puzzles of one game between bots; runs in a worker."""

from hashlib import blake2b
from time import process_time
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import cosmodrome
from cosmodrome.bots import Bot, choose
from cosmodrome.bots.search import Search
from cosmodrome.engine.chance import chance, step_seed
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.record import Record
from cosmodrome.games.title import title_of
from cosmodrome.lab.puzzles.proving import CLEAR, Proof, lead, prove, search
from cosmodrome.lab.puzzles.puzzle import Option, Puzzle
from cosmodrome.lab.puzzles.rating import TRIERS, rate, share_found
from cosmodrome.lab.puzzles.themes import themes

# Where fewer actions are legal, guessing is too easy.
_LEAST_ACTIONS: Final = 3
# The first, cheap look at every decision, and how many of the best go on to be proved.
_GLANCE: Final = 150
_PROMISING: Final = 0.7 * CLEAR
_MOST_PROVED: Final = 6
# Puzzles of one game resemble each other: no more than this, not from the same turn, and only so
# many that can be seen at a glance, as the bot "greedy" does.
_MOST_OF_GAME: Final = 2
_MOST_EASY: Final = 1
# A puzzle is too easy if novices find it more often than this, and wrong if experts miss it.
_NOVICES: Final = 0.5
_EXPERTS: Final = 1.0
_LONGEST_SOLUTION: Final = 5
_LONGEST_LINE: Final = 4
_MOST_CHOICES: Final = 4
# Over how many redeals the points of a turn are averaged.
_DEALS: Final = 12
# The numbers of the step seeds: each part of the work has its own chance.
_BOTS, _LOOKS, _PROOFS, _TRYING, _TELLING = range(1, 6)

# Who plays the games, if nothing else is said.
USUAL_BOT: Final = "casual"
# With more players a position is hard to take in.
_MOST_SEATS: Final = 3


def usual_seats(game: Game) -> list[int]:
    """The numbers of seats with which the games are played, if nothing else is said."""
    return list(game.seats[:_MOST_SEATS])


class Plan(Struct, frozen=True):
    """What is to be made: all that the puzzles depend on.

    Games are played in turn with these numbers of ``seats``. No more than ``puzzles`` are kept; 0:
    all.
    """

    game: str
    seats: list[int]
    options: list[str]
    bot: str
    games: int
    puzzles: int
    seed: int
    data: str

    def name(self) -> str:
        """A short name: another plan, another set of rules or another version has another.

        How much is to be made does not matter: a longer run goes on where a shorter one stopped.
        """
        game = cosmodrome.game(self.game, self.data or None)
        kind = replace(self, games=0, puzzles=0)
        text = msgspec.json.encode([kind, game.rules, game.data, cosmodrome.__version__])
        return blake2b(text, digest_size=8).hexdigest()


class Made(Struct, frozen=True):
    """The puzzles of one game, and the processor time that they took."""

    number: int
    puzzles: list[Puzzle]
    seconds: float


class _Candidate(NamedTuple):
    """A decision that looks like a puzzle after a glance."""

    step: int
    action: int
    lead: float
    easy: bool


def make(plan: Plan, number: int) -> Made:
    """Play the game with this number, and find its puzzles."""
    begun = process_time()
    game = cosmodrome.game(plan.game, plan.data or None)
    seed = step_seed(plan.seed, number)
    record = _play(plan, game, number, seed)
    puzzles: list[Puzzle] = []
    steps: list[int] = []
    for candidate in _candidates(record, seed):
        if len(puzzles) == (_MOST_EASY if candidate.easy else _MOST_OF_GAME):
            break
        if any(_same_turn(record, candidate.step, step) for step in steps):
            continue
        puzzle = _puzzle(record, candidate, seed)
        if puzzle is not None:
            puzzles.append(puzzle)
            steps.append(candidate.step)
    return Made(number, puzzles, process_time() - begun)


def _play(plan: Plan, game: Game, number: int, seed: int) -> Record:
    seats = plan.seats[number % len(plan.seats)]
    record = Record(game, seats, dict.fromkeys(plan.options, True), seed)
    own = step_seed(seed, _BOTS)
    bots = [Bot(plan.bot, step_seed(own, seat)) for seat in range(seats)]
    while record.state.to_move >= 0:
        record.play(bots[record.state.to_move].choose(record.state).action)
    return record


def _candidates(record: Record, seed: int) -> list[_Candidate]:
    """The decisions with the clearest best action: first those that are not easy."""
    found: list[_Candidate] = []
    own = step_seed(seed, _LOOKS)
    # One position that goes on from step to step, as replaying each anew would take longer.
    for step, (_, state) in enumerate(record.replay()):
        if state.to_move < 0 or len(state.legal()) < _LEAST_ACTIONS:
            continue
        choice, _ = search(state, step_seed(own, step), _GLANCE)
        clear = lead(choice)
        if clear >= _PROMISING:
            glance = choose(state, "greedy", step_seed(own, step)).action
            found.append(_Candidate(step, choice.action, clear, glance == choice.action))
    found.sort(key=lambda candidate: (candidate.easy, -candidate.lead, candidate.step))
    return found[:_MOST_PROVED]


def _same_turn(record: Record, one: int, other: int) -> bool:
    """Whether no other seat decided between two steps."""
    between = record.steps[min(one, other) : max(one, other) + 1]
    return len({step.seat for step in between}) == 1


def _puzzle(record: Record, candidate: _Candidate, seed: int) -> Puzzle | None:
    """The puzzle of a decision; None: it is none."""
    step = candidate.step
    state = record.state_after(step)
    own = step_seed(step_seed(seed, _TRYING), step)
    # Quick tries first: most candidates that fail do so here.
    shares = [share_found(state, candidate.action, TRIERS[0], own)]
    if shares[0] > _NOVICES:
        return None
    proof = prove(state, step_seed(step_seed(seed, _PROOFS), step))
    if proof is None or proof.actions[0] != candidate.action:
        return None
    shares += [share_found(state, candidate.action, level, own) for level in TRIERS[1:]]
    if shares[-1] < _EXPERTS:
        return None
    return _described(record, step, proof, shares, step_seed(step_seed(seed, _TELLING), step))


def _described(record: Record, step: int, proof: Proof, shares: list[float], seed: int) -> Puzzle:
    state = record.state_after(step)
    game, best, second = record.game, proof.actions[0], proof.actions[1]
    names = game.actions
    solution = [best, *_rest(record, step, best, seed)]
    points = [
        _points(state, proof.best, best, seed),
        _points(state, proof.second, second, seed),
    ]
    entries = [names.name(made.action) for made in record.steps[:step]]
    seeded = f"{game.name} {record.seats} {record.seed} {step}".encode()
    return Puzzle(
        id=blake2b(seeded, digest_size=5).hexdigest(),
        rules=game.rules,
        data=game.data,
        seats=record.seats,
        seed=str(record.seed),
        entries=entries,
        digest=f"{state.digest():016x}",
        solution=[names.name(action) for action in solution],
        choices=[
            Option(names.name(action), round(value, 3))
            for action, value in zip(proof.actions, proof.values, strict=True)
        ][:_MOST_CHOICES],
        points=points,
        themes=themes(record, step, solution, points),
        rating=rate(shares),
        found=[round(100 * share) for share in shares],
        better=_line(game, proof.best, best),
        second=_line(game, proof.second, second),
        options=[name for name, chosen in record.options.items() if chosen],
    )


def _rest(record: Record, step: int, action: int, seed: int) -> list[int]:
    """The seat's further decisions of the turn, as long as each is forced or clearly the best.

    They end where something is drawn or revealed: what is best then depends on it.
    """
    state = record.state_after(step)
    seat, rest, kept = state.to_move, [action], 1
    while len(rest) < _LONGEST_SOLUTION:
        hidden = (state.chance.draws, state.reveals)
        state.apply(rest[-1])
        if state.to_move != seat or hidden != (state.chance.draws, state.reveals):
            break
        legal = state.legal()
        if len(legal) > 1:
            proof = prove(state, step_seed(seed, len(rest)))
            if proof is None:
                break
            rest.append(proof.actions[0])
            kept = len(rest)
        else:
            rest.append(legal[0])
    # Forced actions at the end are no part of the solution.
    return rest[1:kept]


def _points(state: State, found: Search, action: int, seed: int) -> float:
    """What the seat to move scores in this turn after an action, over redeals."""
    seat, deals, total = state.to_move, chance(seed), 0
    line = found.line(action, _LONGEST_SOLUTION).actions
    known_scores = title_of(state.game).known_scores
    before = known_scores(state, seat)[seat]
    for _ in range(_DEALS):
        deal = state.sample(seat, deals)
        for own in line:
            if deal.to_move != seat or own not in deal.legal():
                break
            deal.apply(own)
        total += known_scores(deal, seat)[seat] - before
    return round(total / _DEALS, 1)


def _line(game: Game, found: Search, action: int) -> list[Option]:
    """How the game could go on after an action."""
    line = found.line(action, _LONGEST_LINE)
    return [
        Option(game.actions.name(own), round(value, 3))
        for own, value in zip(line.actions, line.chances, strict=True)
    ]
