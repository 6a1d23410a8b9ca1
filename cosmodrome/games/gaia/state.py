"""What lies on the table of Gaia, and what waits to be done."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.fields import Field
from cosmodrome.engine.game import NOBODY, Event, Facts, Game, State, Variant
from cosmodrome.engine.pieces import NO_CARDS, NO_PILE, NO_ROWS, Pile, Rows
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.gaia.parts import (
    FIRST_ANIMALS,
    FIRST_CITY,
    KIND,
    KINDS,
    LAND,
    LIFE,
    NATURE,
    Parts,
    kind_of,
)
from cosmodrome.games.gaia.steps import ROOM
from cosmodrome.games.gaia.world import NOWHERE, World

# A phase in which nobody is asked yet: the next step of the agenda is taken.
BETWEEN: Final = -1
MEEPLES: Final = 5
MEEPLES_OF_TWO: Final = 6
ACTIONS_PER_TURN: Final = 2
NO_CARD: Final = -1
# The row of open cards: nature, life, element; where each kind begins and ends.
ROW: Final = 7
ROW_START: Final = (0, 3, 5)
ROW_END: Final = (3, 5, 7)

FIELDS: Final = (
    Field("to_move", "seat"),
    Field("phase", "phase"),
    Field("actor", "seat"),
    Field("actions_left"),
    Field("unfed"),
    Field("focus"),
    Field("playing", "card"),
    Field("target"),
    Field("target_2"),
    Field("ender", "seat"),
    Field("token_reserve"),
    Field("tiles", listed=True),
    Field("people"),
    Field("stock"),
    Field("goals", "goal"),
    Field("goal_of", "seat"),
    Field("reserve"),
    Field("row", "card"),
    Field("agenda", listed=True),
    Field("robbed", "seat"),
    Field("taken", "card"),
    Field("discards", "card", unordered=True),
    Field("nature_deck", "card"),
    Field("life_deck", "card"),
    Field("element_deck", "card"),
    Field("hands_and_fronts", "card"),
    Field("steps", derived=True),
    Field("waiting", derived=True),
    Field("world", derived=True),
    Field("hand", derived=True),
    Field("front", "card", derived=True, remembered=True),
    Field("looked", derived=True),
    Field("known", "card", derived=True, remembered=True),
)


class Step:
    """Something that the rules do by themselves when its turn comes on the agenda.

    It may ask somebody, by setting the phase, or leave the phase as it is: then the next
    step follows at once.
    """

    def take(self, s: "GaiaState", whom: i64) -> None:
        """Do it, for a city or a seat where the step is for one."""
        raise NotImplementedError


class GaiaVariant(Variant):
    """Gaia with a number of seats and options."""

    def __init__(
        self,
        game: Game,
        parts: Parts,
        steps: Sequence[Step],
        seats: int,
        options: dict[str, bool],
    ) -> None:
        super().__init__(game, seats, options)
        self.parts: Final = parts
        self.steps: Final = list(steps)
        self.meeples: Final = i64(MEEPLES_OF_TWO if seats == 2 else MEEPLES)
        self.capture: Final = options["capture"]
        self.metropolis: Final = options["metropolis"]
        self.elements: Final = options["elements"]
        self.disasters: Final = options["disasters"]
        # The kinds of cards in use; by kind: the deck before it is shuffled.
        self.kinds: Final = i64(KINDS if self.elements else KINDS - 1)
        self.decks: Final = [
            vec[i64](parts.deck(kind, self.disasters) if kind < self.kinds else [])
            for kind in range(KINDS)
        ]
        self.goals: Final = vec[i64](
            range(len(parts.goal_names)) if self.elements else parts.nature_goals
        )


@mypyc_attr(native_class=True, acyclic=True)
class GaiaState(State):
    """A position. The words are those of docs/rules/gaia.md, "Words".

    Clones share the world until one of them changes it, and all piles, the fronts, the reserve
    and the row for good: these are replaced by changed ones, never changed in place.
    """

    def __init__(self, variant: GaiaVariant, chance: Chance, world: World) -> None:
        super().__init__(variant, chance)
        self.variant = variant
        # What lies on the table; see own_world().
        self.world = world
        # Whose turn it is, and how many actions that seat has left.
        self.actor: i64 = 0
        self.actions_left: i64 = ACTIONS_PER_TURN
        # Cities that the actor has still to feed, as bits.
        self.unfed: i64 = 0
        # The agenda: its first `waiting` steps, the next one last.
        self.steps = NO_CARDS
        self.waiting: i64 = 0
        # The city that is fed or raised, or the seat that is robbed.
        self.focus: i64 = NOWHERE
        # The card that is resolved, and its cells.
        self.playing: i64 = NO_CARD
        self.target: i64 = NOWHERE
        self.target_2: i64 = NOWHERE
        # Who ended the game.
        self.ender: i64 = NOBODY
        # The goals in their row, and who has a meeple on each (replaced too).
        self.goals = NO_CARDS
        self.goal_of = NO_CARDS
        # By seat: meeples not placed, cards in hand (sorted), cards laid out (in the order of
        # play).
        self.reserve = NO_CARDS
        self.hand = NO_ROWS
        self.front = NO_ROWS
        # The open cards of all kinds; the decks; the cards out of the game.
        self.row = NO_CARDS
        self.nature_deck = NO_PILE
        self.life_deck = NO_PILE
        self.element_deck = NO_PILE
        self.discards = NO_PILE
        # During a tornado: who lost a card, and which; whether the actor has looked at them.
        self.robbed = NO_PILE
        self.taken = NO_PILE
        self.looked = False
        # What each seat, and last a spectator, is sure of in each other hand: a row for each
        # pair, see memory.py.
        self.known = NO_ROWS

    def clone(self) -> "GaiaState":
        self.world.shared = True
        copy = GaiaState(self.variant, self.chance.clone(), self.world)
        self.copy_turn(copy)
        copy.actor = self.actor
        copy.actions_left = self.actions_left
        copy.unfed = self.unfed
        copy.steps = self.steps[:]
        copy.waiting = self.waiting
        copy.focus = self.focus
        copy.playing = self.playing
        copy.target = self.target
        copy.target_2 = self.target_2
        copy.ender = self.ender
        copy.goals = self.goals
        copy.goal_of = self.goal_of
        copy.reserve = self.reserve
        copy.hand = self.hand.clone()
        copy.front = self.front
        copy.row = self.row
        copy.nature_deck = self.nature_deck
        copy.life_deck = self.life_deck
        copy.element_deck = self.element_deck
        copy.discards = self.discards
        copy.robbed = self.robbed
        copy.taken = self.taken
        copy.looked = self.looked
        copy.known = self.known.clone()
        return copy

    # --- what comes next ------------------------------------------------------------

    def ask(self, phase: i64, seat: i64) -> None:
        """A seat must decide."""
        self.phase = phase
        self.to_move = seat

    def ask_about(self, phase: i64, focus: i64) -> None:
        """Ask the actor about a city, or about a seat that it robs."""
        self.focus = focus
        self.ask(phase, self.actor)

    def put_next(self, step: i64, whom: i64 = 0) -> None:
        """Put a step onto the agenda, before all that wait there."""
        number = step * ROOM + whom
        if self.waiting < len(self.steps):
            self.steps[self.waiting] = number
        else:
            self.steps = append(self.steps, number)
        self.waiting += 1

    def count_waiting(self, step: i64) -> i64:
        """How many steps of a sort wait on the agenda."""
        count: i64 = 0
        for place in range(self.waiting):
            if self.steps[place] // ROOM == step:
                count += 1
        return count

    def drop_until(self, step: i64) -> None:
        """Drop the next steps from the agenda, up to one of this sort and including it."""
        self.waiting -= 1
        while self.steps[self.waiting] // ROOM != step:
            self.waiting -= 1

    def go_on(self) -> None:
        """Work off the agenda until somebody must decide."""
        self.phase = BETWEEN
        self.focus = NOWHERE
        while self.phase == BETWEEN:
            self.waiting -= 1
            number = self.steps[self.waiting]
            self.variant.steps[number // ROOM].take(self, number % ROOM)

    # --- the table ------------------------------------------------------------------

    def own_world(self) -> World:
        """The world, before it is changed: its own from here on."""
        if self.world.shared:
            self.world = self.world.clone()
        self.world.best_sites = NO_CARDS
        return self.world

    def deck(self, kind: i64) -> Pile:
        if kind == NATURE:
            return self.nature_deck
        return self.life_deck if kind == LIFE else self.element_deck

    def draw(self, kind: i64) -> i64:
        """The top card of a deck, which leaves it."""
        deck = self.deck(kind).clone()
        if kind == NATURE:
            self.nature_deck = deck
        elif kind == LIFE:
            self.life_deck = deck
        else:
            self.element_deck = deck
        return deck.take()

    def backs(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds: everybody sees the backs."""
        count: i64 = 0
        for place in range(self.hand.size(seat)):
            if kind_of(self.hand.at(seat, place)) == kind:
                count += 1
        return count

    def discard(self, card: i64) -> None:
        """A card is out of the game."""
        self.discards = self.discards.clone()
        self.discards.put_on_top(card)

    def lay_out(self, seat: i64, card: i64) -> None:
        """A card goes to the front of a seat."""
        self.front = self.front.clone()
        self.front.append(seat, card)

    def put_down(self) -> None:
        """The card that was played is resolved."""
        self.playing = NO_CARD
        self.target = NOWHERE
        self.target_2 = NOWHERE

    # --- for the digest -------------------------------------------------------------

    @property
    def agenda(self) -> list[int]:
        """How many steps wait, and which."""
        return [self.waiting, *self.steps[: self.waiting]]

    @property
    def token_reserve(self) -> i64:
        return self.world.token_reserve

    @property
    def tiles(self) -> list[int]:
        """How many tiles; then of each its cell, land, tokens and city, by rising cell.

        The order in which they came does not matter.
        """
        world = self.world
        numbers = [len(world.order)]
        for spot in world.order:
            numbers += [world.cells[spot], world.land[spot], world.tokens[spot], world.city[spot]]
        return numbers

    @property
    def people(self) -> vec[i64]:
        return self.world.people

    @property
    def stock(self) -> vec[i64]:
        return self.world.stock

    @property
    def hands_and_fronts(self) -> Rows:
        """Of each seat: its hand, its nature cards laid out (sorted), its element cards."""
        rows = Rows(3 * self.seats, 12)
        for seat in range(self.seats):
            for card in self.hand.of(seat):
                rows.append(3 * seat, card)
            for card in self.front.of(seat):
                if card < FIRST_ANIMALS:
                    rows.insert(3 * seat + 1, card)
                else:
                    rows.append(3 * seat + 2, card)
        return rows

    # --- journal --------------------------------------------------------------------

    def log_card(self, kind: str, seat: i64, card: i64) -> None:
        if self.journal is not None:
            name = self.variant.parts.card_names[card]
            self.journal.append(Event(kind, {"seat": seat, "card": name}))

    def log_unseen(self, kind: str, card: i64, victim: i64 = NOBODY) -> None:
        """The seat to move gets a card that only it sees, or robs one that only its victim saw."""
        if self.journal is not None:
            facts: Facts = {"seat": self.to_move}
            if victim != NOBODY:
                facts["victim"] = victim
            facts["kind"] = KIND[kind_of(card)]
            name = self.variant.parts.card_names[card]
            knows = int(self.to_move if victim == NOBODY else victim)
            self.journal.append(Event(kind, facts, {"card": name}, (knows,)))

    def log_cell(self, kind: str, cell: i64, land: i64) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, {"cell": cell, "land": LAND[land]}))

    def log_city(
        self, kind: str, city: i64, fact: str = "", value: i64 = 0, more: str = "", other: i64 = 0
    ) -> None:
        """A city by its card and where it lies, with up to two more facts."""
        if self.journal is not None:
            name = self.variant.parts.card_names[FIRST_CITY + city]
            facts: Facts = {"card": name, "cell": self.world.cell_of(city)}
            if fact:
                facts[fact] = value
            if more:
                facts[more] = other
            self.journal.append(Event(kind, facts))
