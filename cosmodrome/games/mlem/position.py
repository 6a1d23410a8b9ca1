"""The position of MLEM as plain fields, what a seat knows of it, and its signature."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Game
from cosmodrome.engine.old import State
from cosmodrome.games.mlem.parts import (
    AFTERBURNER,
    CATS,
    FACES,
    NONE,
    Parts,
)

DISCARD: Final = 0
BOARDING: Final = 1
TRAVEL: Final = 2
LANDING: Final = 3
CRASH: Final = 4
OVER: Final = 5
PHASES: Final = ("discard", "boarding", "travel", "landing", "crash", "over")

NOTHING: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_DICE: Final = [0] * len(FACES)
# The faces 1 to 4 as a set of bits: dice that are spent when they fly.
NUMBERS: Final = (1 << AFTERBURNER) - 1


class Table:
    """What stays the same during a game: printed values, number of seats, options."""

    def __init__(self, parts: Parts, seats: int, options: dict[str, bool]) -> None:
        self.parts: Final = parts
        self.seats: Final = seats
        self.ufo: Final = options["ufo"]
        self.exploration: Final = options["exploration"]
        self.missions: Final = options["missions"]


@mypyc_attr(native_class=True, acyclic=True)
class Position(State):
    """A position. Lists are replaced, never changed in place, so that clones share them.

    A cat is a number: seat * CATS + astronaut.
    """

    def __init__(self, game: Game, table: Table, chance: Chance) -> None:
        super().__init__(game, chance)
        self.table = table
        self.phase = BOARDING
        # The number of the expedition, from 1, and who began it.
        self.expedition = 0
        self.starter = 0
        self.failures = 0
        # By seat: points scored so far, and the cats at home as a set of bits.
        self.points = NOTHING
        self.home = NOTHING
        # The cats aboard in boarding order: the owner of the first commands.
        self.rocket = NOTHING
        # By object: the cats there in the order of their arrival; moons fill farthest
        # first. Deep space has two places, COMET and GALAXY.
        self.arrivals = NO_LISTS
        # By goal: its owner, or NOBODY.
        self.goals = NOTHING
        self.space = 0
        # Dice that the commander has. All other dice are spent.
        self.pool = 0
        # By face: how many dice of the roll show it.
        self.roll = NO_DICE
        # What the commander has selected in this travel phase: faces as bits, seats whose
        # `one_die` is used as bits, the extra faces of the token, and whether dice are kept.
        self.selected: i64 = 0
        self.selected_cats: i64 = 0
        self.extra_selected = False
        self.kept = False
        # Seats whose `one_die` was used in this expedition, as bits.
        self.used_cats: i64 = 0
        # While cats land or crash: the place in the rocket of the cat that is asked.
        self.asked: i64 = 0
        # Option `ufo`. Stacks have their top first.
        self.expedition_stack = NOTHING
        self.token = NONE
        self.token_used = False
        self.ufo_space = 0
        self.ufo_stack = NOTHING
        self.ufo_tokens = NO_LISTS
        # Option `exploration`: stack, tokens on the mat (sorted), `points` tokens by seat.
        self.exploration_stack = NOTHING
        self.exploration_open = NOTHING
        self.exploration_tokens = NO_LISTS
        # Option `missions`, by seat: targets in hand (sorted) and the target discarded.
        self.missions = NO_LISTS
        self.discarded = NOTHING
        self.undealt = NOTHING

    def copy_to(self, copy: "Position") -> None:
        """Give another position of this table all that this one holds."""
        copy.to_move = self.to_move
        copy.reveals = self.reveals
        copy.phase = self.phase
        copy.expedition = self.expedition
        copy.starter = self.starter
        copy.failures = self.failures
        copy.points = self.points
        copy.home = self.home
        copy.rocket = self.rocket
        copy.arrivals = self.arrivals
        copy.goals = self.goals
        copy.space = self.space
        copy.pool = self.pool
        copy.roll = self.roll
        copy.selected = self.selected
        copy.selected_cats = self.selected_cats
        copy.extra_selected = self.extra_selected
        copy.kept = self.kept
        copy.used_cats = self.used_cats
        copy.asked = self.asked
        if self.table.ufo:
            copy.expedition_stack = self.expedition_stack
            copy.token = self.token
            copy.token_used = self.token_used
            copy.ufo_space = self.ufo_space
            copy.ufo_stack = self.ufo_stack
            copy.ufo_tokens = self.ufo_tokens
        if self.table.exploration:
            copy.exploration_stack = self.exploration_stack
            copy.exploration_open = self.exploration_open
            copy.exploration_tokens = self.exploration_tokens
        if self.table.missions:
            copy.missions = self.missions
            copy.discarded = self.discarded
            copy.undealt = self.undealt

    # --- what the fields say --------------------------------------------------------

    def commander(self) -> int:
        """The owner of the first cat in rocket order."""
        return self.rocket[0] // CATS

    def anything_selected(self) -> bool:
        return self.selected != 0 or self.selected_cats != 0 or self.extra_selected

    def group_distance(self, face: int) -> int:
        """How far the rolled dice that show a face would fly from here."""
        return self.roll[face] * self.table.parts.values[self.space][face]

    def extra_distance(self) -> int:
        """How far the extra faces of the open token would fly from here."""
        values = self.table.parts.values[self.space]
        distance = 0
        for face in self.table.parts.extra_faces[self.token]:
            distance += values[face]
        return distance

    def distance(self) -> int:
        """How far the selection flies."""
        distance = 0
        for face in self.table.parts.faces[self.space]:
            if self.selected >> i64(face) & 1:
                distance += self.group_distance(face)
        cats = self.selected_cats
        while cats:
            cats &= cats - 1
            distance += 1
        return distance + self.extra_distance() if self.extra_selected else distance

    def dice_to_spend(self) -> int:
        """How many dice the flight of the selection costs."""
        if self.kept:
            return 0
        dice = 0
        for face in self.table.parts.faces[self.space]:
            if face != AFTERBURNER and self.selected >> i64(face) & 1:
                dice += self.roll[face]
        return dice

    # --- hidden information ---------------------------------------------------------

    def redeal(self, seat: int, seed: int) -> None:
        """Give the stacks a new order, and others' missions new targets.

        What a seat cannot know is pooled and sorted first: the outcome depends on nothing
        but the seed and what this seat knows.
        """
        self.chance.reseed(seed)
        if self.phase == OVER:
            return
        if self.table.ufo:
            self.expedition_stack = self._reshuffled(self.expedition_stack)
        if self.table.exploration:
            self.exploration_stack = self._reshuffled(self.exploration_stack)
        if self.table.missions:
            self._redeal_missions(seat)

    def _reshuffled(self, cards: list[int]) -> list[int]:
        fresh = sorted(cards)
        self.chance.shuffle(fresh)
        return fresh

    def _redeal_missions(self, seat: int) -> None:
        """Deal the unseen tokens again; each other seat keeps as many as it has."""
        unseen = self.undealt.copy()
        for other in range(self.table.seats):
            if other != seat:
                unseen += self.missions[other]
                if self.discarded[other] != NONE:
                    unseen.append(self.discarded[other])
        unseen = self._reshuffled(unseen)
        missions = self.missions.copy()
        discarded = self.discarded.copy()
        for other in range(self.table.seats):
            if other != seat:
                if discarded[other] != NONE:
                    discarded[other] = unseen.pop()
                held = len(missions[other])
                missions[other] = sorted(unseen[:held])
                unseen = unseen[held:]
        self.missions = missions
        self.discarded = discarded
        self.undealt = sorted(unseen)

    # --- the position as numbers ----------------------------------------------------

    def signature(self) -> list[int]:
        table = self.table
        numbers = [
            table.seats,
            table.ufo,
            table.exploration,
            table.missions,
            self.to_move,
            self.phase,
            self.expedition,
            self.starter,
            self.failures,
            self.space,
            self.pool,
            self.selected,
            self.selected_cats,
            self.extra_selected,
            self.kept,
            self.used_cats,
            self.asked,
            self.token,
            self.token_used,
            self.ufo_space,
        ]
        numbers += self.points + self.home + self.goals + self.roll + self.discarded
        lists = [self.rocket, self.expedition_stack, self.ufo_stack]
        lists += [self.exploration_stack, self.exploration_open, self.undealt]
        lists += self.arrivals + self.ufo_tokens + self.missions
        lists += [sorted(tokens) for tokens in self.exploration_tokens]
        for items in lists:
            numbers.append(len(items))
            numbers += items
        return numbers


def replaced(items: list[int], index: int, value: int) -> list[int]:
    """A copy of the list with one item replaced."""
    copy = items.copy()
    copy[index] = value
    return copy


def appended(lists: list[list[int]], index: int, item: int) -> list[list[int]]:
    """A copy of the lists with an item added to the end of one."""
    copy = lists.copy()
    copy[index] = lists[index] + [item]
    return copy
