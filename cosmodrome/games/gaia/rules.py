"""The rules of Gaia: one common world of land tiles, animals and cities."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Catalog, numbered
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import NOBODY, Game, Option, State, Variant, ranks
from cosmodrome.engine.pieces import Rows, pile_of, row, shuffle, shuffled
from cosmodrome.engine.vecs import vec
from cosmodrome.games.gaia import phases
from cosmodrome.games.gaia.action import CALL_END, DISCARD, DRAW, HAND_LIMIT, TAKE, Action, Discard
from cosmodrome.games.gaia.elements import PROTECT, AskProtection, Protect, TakeEffect
from cosmodrome.games.gaia.feeding import Feed, FeedCity, FeedTile
from cosmodrome.games.gaia.goals import GOAL, ChooseGoal, OfferGoals
from cosmodrome.games.gaia.hidden import deal_hidden
from cosmodrome.games.gaia.parts import (
    DEALT,
    ELEMENT,
    GOALS_BESIDES_SEATS,
    LIFE,
    NATURE,
    PROTECTION,
    Parts,
)
from cosmodrome.games.gaia.playing import PLAY, SecondTarget, Target
from cosmodrome.games.gaia.scoring import result, score
from cosmodrome.games.gaia.settling import (
    CAPTURE,
    DOUBLE,
    JOIN,
    SKIP,
    OfferSecond,
    Place,
    Raise,
    Second,
)
from cosmodrome.games.gaia.state import (
    FIELDS,
    NO_CARD,
    ROW,
    ROW_END,
    ROW_START,
    GaiaState,
    GaiaVariant,
)
from cosmodrome.games.gaia.targets import CELL
from cosmodrome.games.gaia.tornado import KEEP, STEAL, Keep, Look, Rob, Steal
from cosmodrome.games.gaia.turn import EndAction
from cosmodrome.games.gaia.world import World

RULES: Final = 2
OPTIONS: Final = (
    Option("capture"),
    Option("metropolis"),
    Option("elements"),
    Option("disasters", needs="elements"),
)
ACTIONS: Final = numbered(
    TAKE,
    DRAW,
    CALL_END,
    PLAY,
    DISCARD,
    CELL,
    CAPTURE,
    JOIN,
    DOUBLE,
    GOAL,
    SKIP,
    PROTECT,
    STEAL,
    KEEP,
)


class Gaia(Game):
    """Gaia with one set of printed values."""

    def __init__(self, parts: Parts) -> None:
        cards = parts.card_names
        playable = cards[:PROTECTION] + cards[PROTECTION + 1 :]
        super().__init__(
            name="gaia",
            rules=RULES,
            seats=parts.seats,
            options=OPTIONS,
            actions=Catalog(ACTIONS, {"play": playable, "discard": cards, "keep": cards}),
            decisions=[
                FeedCity("feed-city"),
                FeedTile("feed-tile"),
                Action("action"),
                Discard("discard"),
                Target("target"),
                SecondTarget("target-2"),
                Raise("raise"),
                Second("second"),
                ChooseGoal("goal"),
                Protect("protect"),
                Steal("steal"),
                Keep("keep"),
            ],
            fields=FIELDS,
            names={"card": cards, "goal": parts.goal_names},
            data=parts.fingerprint,
        )
        self.parts: Final = parts
        self.steps: Final = [
            Feed(),
            EndAction(),
            TakeEffect(),
            Look(),
            Place(),
            OfferGoals(),
            AskProtection(),
            Rob(),
            OfferSecond(),
        ]

    def make_variant(self, seats: int, options: dict[str, bool]) -> Variant:
        return GaiaVariant(self, self.parts, self.steps, seats, options)

    def reads(self, rules: int, options: Sequence[str]) -> bool:
        """Version 2 changed `elements` alone."""
        return rules == RULES or (rules == 1 and "elements" not in options)

    def deal(self, variant: Variant, chance: Chance) -> State:
        """docs/rules/gaia.md, "Set-up"."""
        assert isinstance(variant, GaiaVariant)
        state = GaiaState(variant, chance, World(self.parts))
        state.world.begin()
        state.steps = vec[i64]()
        state.phase = phases.ACTION
        state.reserve = row(variant.seats, variant.meeples)
        goals = variant.goals[:]
        shuffle(goals, chance)
        state.goals = goals[: variant.seats + GOALS_BESIDES_SEATS]
        state.goal_of = row(variant.seats + GOALS_BESIDES_SEATS, NOBODY)
        deal_cards(state)
        return state

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, GaiaState)
        return [score(state, seat) for seat in range(state.seats)]

    def ranking(self, state: State) -> list[int]:
        assert isinstance(state, GaiaState)
        return ranks([result(state, seat) for seat in range(state.seats)])

    def deal_hidden(self, state: State, seat: i64) -> None:
        assert isinstance(state, GaiaState)
        deal_hidden(state, seat)


def deal_cards(s: GaiaState) -> None:
    """Shuffle, deal and open each kind."""
    s.discards = pile_of([])
    s.nature_deck = shuffled(s.variant.decks[NATURE][:], s.chance)
    s.life_deck = shuffled(s.variant.decks[LIFE][:], s.chance)
    s.element_deck = shuffled(s.variant.decks[ELEMENT][:], s.chance)
    # There may be one card too many for a moment.
    s.hand = Rows(s.seats, HAND_LIMIT + 1)
    s.known = Rows(s.seats * (s.seats + 1), HAND_LIMIT + 1)
    s.front = Rows(s.seats, 12)
    s.row = row(ROW, NO_CARD)
    for kind in range(s.variant.kinds):
        for _ in range(DEALT[kind]):
            for seat in range(s.seats):
                s.hand.insert(seat, s.draw(kind))
        for slot in range(ROW_START[kind], ROW_END[kind]):
            s.row[slot] = s.draw(kind)
