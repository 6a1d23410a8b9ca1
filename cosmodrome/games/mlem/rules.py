"""The rules of MLEM: one rocket, many cats, and the nerve to stay aboard."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Catalog, numbered
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import NOBODY, Game, Option, State, Variant, ranks
from cosmodrome.engine.pieces import Rows, pile_of, row, sort
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.mlem import phases
from cosmodrome.games.mlem.boarding import CHOOSE, Boarding
from cosmodrome.games.mlem.expedition import start_expedition
from cosmodrome.games.mlem.hidden import deal_hidden, shuffled_stack
from cosmodrome.games.mlem.landing import LAND, LAND_DOWN, LAND_UP, SKIP, STAY, Landing, Parachute
from cosmodrome.games.mlem.missions import DISCARD_MISSION, Discard
from cosmodrome.games.mlem.parts import (
    GOALS,
    NONE,
    OBJECTS,
    PLACES,
    Parts,
)
from cosmodrome.games.mlem.scoring import final_scores
from cosmodrome.games.mlem.state import CAT_NAMES, FIELDS, MlemState, MlemVariant
from cosmodrome.games.mlem.travel import CRASH, GO, KEEP, REROLL, USE, USE_CAT, USE_EXTRA, Travel

RULES: Final = 1
OPTIONS: Final = (Option("ufo"), Option("exploration"), Option("missions"))
ACTIONS: Final = numbered(
    DISCARD_MISSION,
    CHOOSE,
    USE,
    USE_CAT,
    USE_EXTRA,
    KEEP,
    REROLL,
    GO,
    CRASH,
    LAND,
    LAND_UP,
    LAND_DOWN,
    STAY,
    SKIP,
)


class Mlem(Game):
    """MLEM: Space Agency with one set of printed values."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(
            name="mlem",
            rules=RULES,
            seats=parts.seats,
            options=OPTIONS,
            actions=Catalog(ACTIONS),
            decisions=[
                Discard("discard"),
                Boarding("boarding"),
                Travel("travel"),
                Landing("landing"),
                Parachute("crash"),
            ],
            fields=FIELDS,
            names={"cat": CAT_NAMES, "object": OBJECTS},
            data=parts.fingerprint,
        )
        self.parts: Final = parts

    def make_variant(self, seats: int, options: dict[str, bool]) -> Variant:
        return MlemVariant(self, self.parts, seats, options)

    def deal(self, variant: Variant, chance: Chance) -> State:
        """docs/rules/mlem.md, "Set-up"."""
        assert isinstance(variant, MlemVariant)
        state = MlemState(variant, chance)
        state.points = row(variant.seats, 0)
        state.home = row(variant.seats, self.parts.cats)
        state.arrivals = Rows(PLACES)
        state.goals = row(len(GOALS), NOBODY)
        state.pool = self.parts.dice
        if variant.ufo:
            lay_out_ufo(state)
        if variant.exploration:
            lay_out_exploration(state)
        if variant.missions:
            deal_missions(state)
            state.phase = phases.DISCARD
        else:
            start_expedition(state)
        return state

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, MlemState)
        return list(final_scores(state))

    def ranking(self, state: State) -> list[int]:
        """No tie-break: equal scores share the place."""
        assert isinstance(state, MlemState)
        return ranks([[score] for score in final_scores(state)])

    def deal_hidden(self, state: State, seat: i64) -> None:
        assert isinstance(state, MlemState)
        deal_hidden(state, seat)


def lay_out_ufo(s: MlemState) -> None:
    """The UFO stands at its start, with all its tokens and a shuffled stack of expeditions."""
    parts = s.variant.parts
    s.expedition_stack = shuffled_stack(vec[i64](range(len(parts.abilities))), s.chance)
    s.ufo_space = parts.ufo_start_space
    s.ufo_stack = pile_of(parts.ufo_points[::-1])
    s.ufo_tokens = Rows(s.seats)


def lay_out_exploration(s: MlemState) -> None:
    """The first tokens of the stack are turned up at once."""
    parts = s.variant.parts
    s.exploration_stack = shuffled_stack(vec[i64](range(len(parts.effects))), s.chance)
    s.exploration_tokens = Rows(s.seats)
    opened = vec[i64]()
    for _ in range(parts.exploration_opened):
        opened = append(opened, s.exploration_stack.take())
    sort(opened)
    s.exploration_open = opened


def deal_missions(s: MlemState) -> None:
    """Four mission tokens for each seat; nobody sees the rest."""
    tokens = shuffled_stack(vec[i64](s.variant.parts.missions), s.chance)
    s.missions = Rows(s.seats)
    for seat in range(s.seats):
        for _ in range(s.variant.parts.missions_dealt):
            s.missions.insert(seat, tokens.take())
    s.undealt = tokens.cards[: tokens.size]
    sort(s.undealt)
    s.discarded = row(s.seats, NONE)
