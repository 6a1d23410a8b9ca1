"""The rules of Gaia: the turn and its decisions."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance, chance
from cosmodrome.engine.game import NOBODY, Event, Option
from cosmodrome.engine.old import Game, State
from cosmodrome.games.gaia.actions import (
    ACTION,
    CALL_END,
    CAPTURE,
    CELL,
    CHOOSE_GOAL,
    DISCARD,
    DISCARDING,
    DOUBLE,
    DRAW,
    FEED_CITY,
    FEED_TILE,
    GOAL,
    JOIN,
    KEEP,
    KEEPING,
    NOTHING,
    OVER,
    PLAY,
    PROTECT,
    PROTECTING,
    RAISE,
    SECOND,
    SKIP,
    STAGES,
    STEAL,
    STEALING,
    TAKE,
    TARGET,
    TARGET_2,
    card_played,
    catalog,
    play_of,
)
from cosmodrome.games.gaia.cards import NO_CARD, ROW, Table
from cosmodrome.games.gaia.meeples import (
    ASK,
    EFFECT,
    END_ACTION,
    FEED,
    GOALS,
    LOOK,
    OFFER_SECOND,
    PLACE,
    ROB,
    STEP,
    Meeples,
)
from cosmodrome.games.gaia.parts import (
    CITIES,
    EARTHQUAKE,
    ELEMENT,
    FIRST_ANIMALS,
    FIRST_CITY,
    GOALS_BESIDES_SEATS,
    KINDS,
    LEAST_SEATS,
    MOST_SEATS,
    PROTECTION,
    SUN,
    TORNADO,
    Parts,
)
from cosmodrome.games.gaia.targets import has_target, partners, targets
from cosmodrome.games.gaia.world import NOWHERE, World, bit

RULES: Final = 1
OPTIONS: Final = (
    Option("capture"),
    Option("metropolis"),
    Option("elements"),
    Option("disasters", needs="elements"),
)
ACTIONS_PER_TURN: Final = 2


class Gaia(Game):
    """Gaia with one set of printed values."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(
            "gaia",
            RULES,
            range(LEAST_SEATS, MOST_SEATS + 1),
            OPTIONS,
            catalog(parts),
            parts.fingerprint,
        )
        self.parts: Final = parts

    def set_up(self, seats: int, options: dict[str, bool], seed: int) -> State:
        """Specification section 3."""
        table = Table(self.parts, seats, options)
        state = GaiaState(self, table, chance(seed), World(self.parts))
        state.deal()
        return state


@mypyc_attr(native_class=True, acyclic=True)
class GaiaState(Meeples):
    """A position."""

    def __init__(self, game: Gaia, table: Table, chance: Chance, world: World) -> None:
        super().__init__(game, table, chance, world)
        # How many actions the actor has left.
        self.actions_left = ACTIONS_PER_TURN
        # Cities that the actor has still to feed, as bits.
        self.unfed: i64 = 0
        # The card that is resolved, and its cells.
        self.playing = NO_CARD
        self.target = NOWHERE
        self.target_2 = NOWHERE

    def clone(self) -> "GaiaState":
        game = self.game
        assert isinstance(game, Gaia)
        copy = GaiaState(game, self.table, self.chance.clone(), self.world.clone())
        copy.to_move = self.to_move
        copy.reveals = self.reveals
        self.copy_cards(copy)
        copy.reserve = self.reserve.copy()
        copy.goals = self.goals
        copy.goal_of = self.goal_of
        copy.actor = self.actor
        copy.actions_left = self.actions_left
        copy.stage = self.stage
        copy.agenda = self.agenda.copy()
        copy.unfed = self.unfed
        copy.focus = self.focus
        copy.playing = self.playing
        copy.target = self.target
        copy.target_2 = self.target_2
        copy.ender = self.ender
        return copy

    def deal(self) -> None:
        """Lay out everything; seat 0 begins."""
        table = self.table
        self.world.begin()
        self.reserve = [table.meeples] * table.seats
        goals = table.parts.nature_goals.copy()
        if table.elements:
            goals = list(range(len(table.parts.goal_cost)))
        self.chance.shuffle(goals)
        self.goals = goals[: table.seats + GOALS_BESIDES_SEATS]
        self.goal_of = [NOBODY] * len(self.goals)
        self.deal_cards()
        self.agenda = []

    # --- decisions ------------------------------------------------------------------

    def legal(self) -> list[int]:
        stage = self.stage
        if stage == ACTION:
            return self._actions()
        if stage == TARGET:
            return _cell_actions(targets(self.world, self.playing))
        if stage == PROTECTING:
            return [SKIP, PROTECT] if PROTECTION in self.hand[self.to_move] else [SKIP]
        if stage == FEED_CITY:
            return _cell_actions(self._hungry())
        if stage == FEED_TILE:
            return _cell_actions(self._pastures())
        if stage == DISCARDING:
            return self._discards()
        if stage == TARGET_2:
            return _cell_actions(partners(self.world, self.target))
        return self._choices()

    def _choices(self) -> list[int]:
        """The decisions that are rare."""
        stage = self.stage
        if stage == RAISE:
            return [CAPTURE + seat for seat in self._rivals(self.focus)] + [JOIN]
        if stage == SECOND:
            return [DOUBLE, SKIP]
        if stage == CHOOSE_GOAL:
            return [GOAL + index for index in self._payable(self.to_move)] + [SKIP]
        if stage == STEALING:
            return [STEAL + kind for kind in range(KINDS) if self.backs(self.focus, kind)]
        return [KEEP + card for card in _distinct(sorted(self.taken))] if stage == KEEPING else []

    def _actions(self) -> list[int]:
        """Draw a card, call the end if there is none, or play one."""
        actions: list[int] = []
        row = self.row
        at: i64 = 0
        while at < ROW:
            card = row[at]
            if card != NO_CARD and not self._open_before(at, card):
                actions.append(TAKE + at)
            at += 1
        empty = False
        for kind in range(self.table.kinds):
            if self.left[kind] > 0:
                actions.append(DRAW + kind)
            elif self.exhausted(kind):
                empty = True
        if empty:
            actions.append(CALL_END)
        previous = NO_CARD
        for card in self.hand[self.to_move]:
            if card != previous and self._playable(card):
                actions.append(play_of(card))
            previous = card
        return actions

    def _open_before(self, at: i64, card: int) -> bool:
        """Whether an equal card lies in a lower slot: there are no equal ones in other rows."""
        lower: i64 = 0
        while lower < at:
            if self.row[lower] == card:
                return True
            lower += 1
        return False

    def _playable(self, card: int) -> bool:
        """Whether a card in the actor's hand has a target."""
        if card == PROTECTION:
            return False
        if card == TORNADO:
            return self._others_hold_cards()
        return has_target(self.world, card)

    def _others_hold_cards(self) -> bool:
        """Whether a tornado finds anything to take."""
        cards: i64 = 0
        for hand in self.hand:
            cards += len(hand)
        return cards > len(self.hand[self.actor])

    def _discards(self) -> list[int]:
        """Too many element cards: one of these; else any card."""
        hand = self.hand[self.to_move]
        elements = [card for card in hand if card >= SUN]
        if len(elements) > 2:
            hand = elements
        return [DISCARD + card for card in _distinct(hand)]

    def _rivals(self, city: int) -> list[int]:
        """The other seats with a meeple on a city."""
        return [
            seat
            for seat in range(self.table.seats)
            if seat != self.actor and self.world.meeples(city, seat)
        ]

    def apply(self, action: i64) -> None:
        if action < PLAY:
            self._draw(action)
        elif action < DISCARD:
            self._play(card_played(action))
        elif action < CELL:
            self._discard(action - DISCARD)
        elif action < CAPTURE:
            self._name_cell(action - CELL)
        else:
            self._choose(action)

    def _choose(self, action: int) -> None:
        """The answers that are rare."""
        if action < DOUBLE:
            if action < JOIN:
                self._capture(action - CAPTURE)
            if not self._settle_down(self.focus):
                self._offer_second(self.focus)
        elif action == DOUBLE:
            self._settle_down(self.focus)
        elif action < SKIP:
            self._reach_goal(action - GOAL)
        elif action == SKIP:
            self._log_skip()
        elif action == PROTECT:
            self._protect()
        elif action < KEEP:
            self.steal_card(self.focus, action - STEAL)
        else:
            self.keep_taken(self.to_move, action - KEEP)
            self._put_down()
        if self.stage != OVER:
            self._go_on()

    # --- the turn -------------------------------------------------------------------

    def _go_on(self) -> None:
        """Work off the agenda until somebody must decide."""
        self.stage = NOTHING
        self.focus = NOWHERE
        while self.stage == NOTHING:
            step = self.agenda.pop()
            what = step - step % STEP
            whom = step % STEP
            if what == END_ACTION:
                self._end_action()
            elif what == ASK:
                self._ask(PROTECTING, whom)
            elif what == EFFECT:
                self._take_effect()
            elif what == PLACE:
                self._place(whom)
            elif what == GOALS:
                self._offer_goals(whom)
            elif what == FEED:
                self._feed()
            else:
                self._go_on_rarely(what, whom)

    def _go_on_rarely(self, what: int, whom: int) -> None:
        """The steps that are rare."""
        if what == OFFER_SECOND:
            self._ask_about(SECOND, whom)
        elif what == ROB:
            self._ask_about(STEALING, whom)
        else:
            self.look_at_taken(self.actor)
            self._ask(KEEPING, self.actor)

    def _start_turn(self, seat: int) -> None:
        """The cities to be fed are fixed now."""
        self.actor = seat
        self.actions_left = ACTIONS_PER_TURN
        if self.journal is not None:
            self.journal.append(Event("turn", {"seat": seat}))
        self.unfed = 0
        people = self.world.people
        city: i64 = 0
        while city < CITIES:
            if people[city] and self.table.parts.eats[city] and self.world.meeples(city, seat):
                self.unfed |= bit(city)
            city += 1
        self.agenda.append(FEED)

    def _feed(self) -> None:
        """The next city to be fed, or the actions if there is none."""
        if self.unfed and self._hungry():
            self._ask(FEED_CITY, self.actor)
        else:
            self.unfed = 0
            self._ask(ACTION, self.actor)

    def _hungry(self) -> list[int]:
        """The cells of the cities that can be fed now, rising."""
        world = self.world
        cells: list[int] = []
        for city in range(CITIES):
            if (
                self.unfed >> i64(city) & 1
                and world.meeples(city, self.actor)
                and i64(world.near[world.site[city]]) & world.animals
            ):
                cells.append(world.cell_of(city))
        cells.sort()
        return cells

    def _pastures(self) -> list[int]:
        """The cells with animals beside the city that is fed, rising."""
        world = self.world
        spots = i64(world.near[world.site[self.focus]]) & world.animals
        return [world.cells[spot] for spot in world.order if spots >> i64(spot) & 1]

    def _end_action(self) -> None:
        """After two actions the next seat has its turn."""
        self.actions_left -= 1
        if self.actions_left > 0:
            self._ask(ACTION, self.actor)
        else:
            self._start_turn((self.actor + 1) % self.table.seats)

    def _draw(self, action: int) -> None:
        """A card to the hand, or the end if there is none."""
        seat = self.actor
        if action == CALL_END:
            if self.journal is not None:
                self.journal.append(Event("called-end", {"seat": seat}))
            self._end_game(seat)
            return
        if action < DRAW:
            self.take_open(seat, action - TAKE)
        else:
            self.draw_top(seat, action - DRAW)
        if self.over_limit(seat):
            self.stage = DISCARDING
        else:
            self.agenda.append(END_ACTION)
            self._go_on()

    def _discard(self, card: int) -> None:
        self.show(self.actor, card)
        self.discards = self.discards + [card]
        self._log_card("discarded", self.actor, card)
        self.agenda.append(END_ACTION)
        self._go_on()

    def _play(self, card: int) -> None:
        """The card leaves the hand; all but a tornado need a cell."""
        seat = self.actor
        self.show(seat, card)
        self._log_card("played", seat, card)
        self.playing = card
        if card < FIRST_ANIMALS or card >= SUN:
            self.lay_out(seat, card)
        elif card < FIRST_CITY:
            self.discards = self.discards + [card]
        self.agenda.append(END_ACTION)
        if card == TORNADO:
            self._open_window()
        else:
            self.stage = TARGET

    def _name_cell(self, cell: int) -> None:
        if self.stage == FEED_CITY:
            self.focus = self.world.city[self.world.spot(cell)]
            self.unfed &= ~bit(self.focus)
            self.stage = FEED_TILE
        elif self.stage == FEED_TILE:
            self._feed_from(cell)
        elif self.stage == TARGET:
            self.target = cell
            if self.playing == EARTHQUAKE:
                self.stage = TARGET_2
            elif self.playing >= SUN:
                self._open_window()
            else:
                self._take_effect()
                self._go_on()
        else:
            self.target_2 = cell
            self._open_window()

    def _feed_from(self, cell: int) -> None:
        """One animal from a tile feeds the city."""
        if self.journal is not None:
            facts = self._city_facts(self.focus)
            facts["seat"] = self.actor
            facts["pasture"] = cell
            self.journal.append(Event("fed", facts))
        self.agenda.append(FEED)
        self._await_raises(self.eat(cell))
        self._go_on()

    # --- element cards --------------------------------------------------------------

    def _open_window(self) -> None:
        """Each other seat that holds an element card is asked for protection."""
        self.agenda.append(EFFECT)
        seats = self.table.seats
        for distance in range(seats - 1, 0, -1):
            seat = (self.actor + distance) % seats
            if self.backs(seat, ELEMENT):
                self.agenda.append(ASK + seat)
        self._go_on()

    def _protect(self) -> None:
        """The card has no effect; both cards count for goals."""
        seat = self.to_move
        self.show(seat, PROTECTION)
        self.lay_out(seat, PROTECTION)
        if self.journal is not None:
            name = self.table.parts.card_names[self.playing]
            facts: dict[str, int | str] = {"seat": seat, "rival": self.actor, "card": name}
            self.journal.append(Event("protected", facts))
        while self.agenda.pop() != EFFECT:
            pass
        self._put_down()
        self.agenda.append(GOALS + seat)
        self.agenda.append(GOALS + self.actor)

    def _take_effect(self) -> None:
        """What the card does; then goals for nature and element cards."""
        card = self.playing
        if card < FIRST_ANIMALS or card >= SUN:
            self.agenda.append(GOALS + self.actor)
        if card == TORNADO:
            self._blow()
        else:
            self._await_raises(self.carry_out(card, self.target, self.target_2))
            self._put_down()

    def _put_down(self) -> None:
        """The card is resolved."""
        self.playing = NO_CARD
        self.target = NOWHERE
        self.target_2 = NOWHERE

    def _blow(self) -> None:
        """A card is taken from each other seat that has one; the actor keeps one of them."""
        self.agenda.append(LOOK)
        seats = self.table.seats
        for distance in range(seats - 1, 0, -1):
            seat = (self.actor + distance) % seats
            if self.hand[seat]:
                self.agenda.append(ROB + seat)

    def signature(self) -> list[int]:
        """The tiles by rising cell: the order in which they came does not matter."""
        table = self.table
        world = self.world
        numbers = [
            table.seats,
            table.capture,
            table.metropolis,
            table.elements,
            table.disasters,
            self.to_move,
            self.stage,
            self.actor,
            self.actions_left,
            self.unfed,
            self.focus,
            self.playing,
            self.target,
            self.target_2,
            self.ender,
            world.token_reserve,
            len(world.order),
        ]
        for spot in world.order:
            numbers += [world.cells[spot], world.land[spot], world.tokens[spot], world.city[spot]]
        numbers += world.people + world.stock + self.goals + self.goal_of + self.reserve + self.row
        lists = [self.agenda, self.robbed, self.taken, sorted(self.discards)]
        for kind in range(KINDS):
            lists.append(self.deck[kind][: self.left[kind]])
        for seat in range(table.seats):
            lists.append(self.hand[seat])
            lists.append(sorted(card for card in self.front[seat] if card < FIRST_ANIMALS))
            lists.append([card for card in self.front[seat] if card >= SUN])
        for cards in lists:
            numbers.append(len(cards))
            numbers += cards
        return numbers

    # --- journal --------------------------------------------------------------------

    def _log_skip(self) -> None:
        """Nobody can see from this whether a protection was held back."""
        if self.journal is not None:
            stage = STAGES[self.stage]
            self.journal.append(Event(f"declined-{stage}", {"seat": self.to_move}))


def _cell_actions(cells: list[int]) -> list[int]:
    actions: list[int] = []
    for cell in cells:
        actions.append(CELL + cell)
    return actions


def _distinct(cards: list[int]) -> list[int]:
    """Each card of a sorted list once."""
    found: list[int] = []
    for card in cards:
        if not found or found[-1] != card:
            found.append(card)
    return found
