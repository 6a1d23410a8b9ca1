"""What lies on the table of MLEM."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.fields import Field, Revealed
from cosmodrome.engine.game import Event, Facts, Game, State, Variant
from cosmodrome.engine.pieces import NO_CARDS, NO_PILE, NO_ROWS, row
from cosmodrome.games.mlem import phases
from cosmodrome.games.mlem.parts import (
    ASTRONAUTS,
    FACE_COUNT,
    MOST_SEATS,
    NONE,
    Parts,
    astronaut_of,
    owner_of,
)

CAT_NAMES: Final = [f"{seat} {name}" for seat in range(MOST_SEATS) for name in ASTRONAUTS]
NO_DICE: Final = row(FACE_COUNT, 0)

FIELDS: Final = (
    Field("to_move", "seat"),
    Field("phase", "phase"),
    Field("expedition"),
    Field("starter", "seat"),
    Field("failures"),
    Field("space"),
    Field("pool"),
    Field("selected"),
    Field("selected_cats"),
    Field("extra_selected"),
    Field("kept"),
    Field("used_cats"),
    Field("landing_index"),
    Field("token"),
    Field("token_used"),
    Field("ufo_space"),
    Field("points"),
    Field("home"),
    Field("goals", "seat"),
    Field("roll"),
    Field("discarded", "object"),
    Field("rocket", "cat", counted=True),
    Field("expedition_stack", top_first=True),
    Field("ufo_stack", top_first=True),
    Field("exploration_stack", top_first=True),
    Field("exploration_open", counted=True),
    Field("undealt", "object", counted=True),
    Field("arrivals", "cat"),
    Field("ufo_tokens"),
    Field("missions", "object"),
    Field("exploration_tokens", unordered=True),
)


class MlemVariant(Variant):
    """MLEM with a number of seats and options."""

    def __init__(self, game: Game, parts: Parts, seats: int, options: dict[str, bool]) -> None:
        super().__init__(game, seats, options)
        self.parts: Final = parts
        self.ufo: Final = options["ufo"]
        self.exploration: Final = options["exploration"]
        self.missions: Final = options["missions"]


@mypyc_attr(native_class=True, acyclic=True, free_list_len=1)
class MlemState(State):
    """A position. A cat is a number: see parts.owner_of() and parts.astronaut_of().

    Rows and piles are replaced, never changed in place, so that clones share them.
    """

    def __init__(self, variant: MlemVariant, chance: Chance) -> None:
        super().__init__(variant, chance)
        self.variant = variant
        # The number of the expedition, from 1, and who began it.
        self.expedition: i64 = 0
        self.starter: i64 = 0
        self.failures: i64 = 0
        # By seat: points scored so far, and the astronauts at home as a set of bits.
        self.points = NO_CARDS
        self.home = NO_CARDS
        # The cats aboard in boarding order: the owner of the first commands.
        self.rocket = NO_CARDS
        # By place: the cats there in the order of their arrival; moons fill farthest first.
        self.arrivals = NO_ROWS
        # By goal: its owner, or NOBODY.
        self.goals = NO_CARDS
        self.space: i64 = 0
        # Dice that the commander has. All other dice are spent.
        self.pool: i64 = 0
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
        self.landing_index: i64 = 0
        # Option `ufo`: the open expedition token and those to come, the UFO and its tokens.
        self.token: i64 = NONE
        self.token_used = False
        self.expedition_stack = NO_PILE
        self.ufo_space: i64 = 0
        self.ufo_stack = NO_PILE
        self.ufo_tokens = NO_ROWS
        # Option `exploration`: stack, tokens on the mat (sorted), `points` tokens by seat.
        self.exploration_stack = NO_PILE
        self.exploration_open = NO_CARDS
        self.exploration_tokens = NO_ROWS
        # Option `missions`: by seat targets in hand (sorted) and the target discarded; the
        # targets that were not dealt (sorted).
        self.missions = NO_ROWS
        self.discarded = NO_CARDS
        self.undealt = NO_CARDS

    def clone(self) -> "MlemState":
        copy = MlemState(self.variant, self.chance.clone())
        self.copy_turn(copy)
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
        copy.landing_index = self.landing_index
        if self.variant.ufo:
            copy.token = self.token
            copy.token_used = self.token_used
            copy.expedition_stack = self.expedition_stack
            copy.ufo_space = self.ufo_space
            copy.ufo_stack = self.ufo_stack
            copy.ufo_tokens = self.ufo_tokens
        if self.variant.exploration:
            copy.exploration_stack = self.exploration_stack
            copy.exploration_open = self.exploration_open
            copy.exploration_tokens = self.exploration_tokens
        if self.variant.missions:
            copy.missions = self.missions
            copy.discarded = self.discarded
            copy.undealt = self.undealt
        return copy

    def reveal(self) -> Revealed:
        """Everything by name. A finished game has no expedition any more.

        The digest goes on counting what the last one used: old records have it in theirs.
        """
        if self.phase != phases.OVER:
            return super().reveal()
        return {**super().reveal(), "used_cats": 0, "token_used": False}

    def commander(self) -> i64:
        """The owner of the first cat in rocket order."""
        return owner_of(self.rocket[0])

    def anything_selected(self) -> bool:
        return self.selected != 0 or self.selected_cats != 0 or self.extra_selected

    def log_of_seat(self, kind: str, seat: i64, name: str, number: i64) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": seat, name: number}))

    def log_cat(self, kind: str, cat: i64) -> None:
        if self.journal is not None:
            facts: Facts = {"seat": owner_of(cat), "astronaut": ASTRONAUTS[astronaut_of(cat)]}
            self.journal.append(Event(kind, facts))
