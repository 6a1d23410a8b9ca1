"""Meeples on cities and goals, and the end of the game. Sections 6.3 and 7."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.engine.old import Game
from cosmodrome.games.gaia.actions import ACTION, CHOOSE_GOAL, OVER, RAISE
from cosmodrome.games.gaia.cards import Table
from cosmodrome.games.gaia.effects import ALL_MET, Effects
from cosmodrome.games.gaia.parts import ELEMENTS, FIRST_ANIMALS
from cosmodrome.games.gaia.world import NOWHERE, World

# Steps of the agenda; the city or seat that a step is for is added to it.
STEP: Final = 32
FEED: Final = 0 * STEP
END_ACTION: Final = 1 * STEP
EFFECT: Final = 2 * STEP
LOOK: Final = 3 * STEP
PLACE: Final = 4 * STEP
GOALS: Final = 5 * STEP
ASK: Final = 6 * STEP
ROB: Final = 7 * STEP
OFFER_SECOND: Final = 8 * STEP

_NOTHING: Final[list[int]] = []


@mypyc_attr(native_class=True, acyclic=True)
class Meeples(Effects):
    """Who is asked what, while meeples come and go."""

    def __init__(self, game: Game, table: Table, chance: Chance, world: World) -> None:
        super().__init__(game, table, chance, world)
        # The goals in their row, and who has a meeple on each.
        self.goals = _NOTHING
        self.goal_of = _NOTHING
        # Whose turn it is, and what is asked.
        self.actor = 0
        self.stage = ACTION
        # What waits, the next step last.
        self.agenda = _NOTHING
        # The city that is fed or raised, or the seat that is robbed.
        self.focus = NOWHERE
        # Who ended the game.
        self.ender = NOBODY

    def _ask(self, stage: int, seat: int) -> None:
        self.stage = stage
        self.to_move = seat

    def _ask_about(self, stage: int, focus: int) -> None:
        """Ask the actor about a city, or about a seat that he robs."""
        self.focus = focus
        self._ask(stage, self.actor)

    # --- meeples --------------------------------------------------------------------

    def _await_raises(self, raised: i64) -> None:
        """The raised cities wait for their meeples, the lowest cell first."""
        if raised:
            order = self.world.order
            at: i64 = len(order) - 1
            while at >= 0:
                if raised >> i64(order[at]) & 1:
                    self.agenda.append(PLACE + self.world.city[order[at]])
                at -= 1

    def _place(self, city: int) -> None:
        """The actor comes to a city that he raised. Section 6.3."""
        if not self.world.meeples(city, self.actor):
            if self.table.capture and self.world.people[city]:
                self._ask_about(RAISE, city)
                return
            if self._settle_down(city):
                return
        self._offer_second(city)

    def _offer_second(self, city: int) -> None:
        """All needs met: a second meeple may come."""
        world = self.world
        if (
            self.table.metropolis
            and world.met[city] == ALL_MET
            and world.meeples(city, self.actor) == 1
        ):
            self.agenda.append(OFFER_SECOND + city)

    def _settle_down(self, city: int) -> bool:
        """One meeple of the actor comes to a city; whether that ends the game."""
        seat = self.actor
        self.world.add_people(city, seat, 1)
        if self.journal is not None:
            facts = self._city_facts(city)
            facts["seat"] = seat
            self.journal.append(Event("settled", facts))
        return self._place_meeple(seat)

    def _place_meeple(self, seat: int) -> bool:
        """A meeple leaves the reserve; the last one wins."""
        self.reserve[seat] -= 1
        if self.reserve[seat] > 0:
            return False
        self._end_game(seat)
        return True

    def _capture(self, rival: int) -> None:
        """A rival's meeple makes room."""
        if self.journal is not None:
            facts = self._city_facts(self.focus)
            facts["seat"] = self.actor
            facts["rival"] = rival
            self.journal.append(Event("captured", facts))
        self._go_home(self.focus, rival, 1)

    # --- goals ----------------------------------------------------------------------

    def _offer_goals(self, seat: int) -> None:
        if self._payable(seat):
            self._ask(CHOOSE_GOAL, seat)

    def _payable(self, seat: int) -> list[int]:
        """The free goals that a seat can pay for; of the element goals only the first."""
        found: list[int] = []
        if not self.front[seat]:
            return found
        laid = self.laid(seat)
        elements = False
        for index, goal in enumerate(self.goals):
            cost = self.table.parts.goal_cost[goal]
            if self.goal_of[index] != NOBODY or (elements and cost[ELEMENTS]):
                continue
            if _covers(laid, cost):
                found.append(index)
                elements = elements or cost[ELEMENTS] > 0
        return found

    def laid(self, seat: int) -> list[int]:
        """The cards in front of a seat: how many of each land, then elements."""
        counts = [0] * (ELEMENTS + 1)
        for card in self.front[seat]:
            counts[card if card < FIRST_ANIMALS else ELEMENTS] += 1
        return counts

    def _reach_goal(self, index: int) -> None:
        """Pay with the cards that have lain there longest; a meeple stays on the goal."""
        seat = self.to_move
        cost = self.table.parts.goal_cost[self.goals[index]].copy()
        staying: list[int] = []
        paid: list[int] = []
        for card in self.front[seat]:
            sort = card if card < FIRST_ANIMALS else ELEMENTS
            if cost[sort] > 0:
                cost[sort] -= 1
                paid.append(card)
            else:
                staying.append(card)
        self.front[seat] = staying
        self.discards = self.discards + paid
        self.goal_of = self.goal_of.copy()
        self.goal_of[index] = seat
        if self.journal is not None:
            name = self.table.parts.goal_names[self.goals[index]]
            self.journal.append(Event("reached", {"seat": seat, "goal": name, "index": index}))
        if not self._place_meeple(seat):
            self.agenda.append(GOALS + seat)

    # --- end and scoring ------------------------------------------------------------

    def _end_game(self, ender: int) -> None:
        self.ender = ender
        self.stage = OVER
        self.to_move = NOBODY
        self.agenda.clear()
        # The hands are open now.
        self.reveals += 1
        if self.journal is not None:
            self.journal.append(Event("game-over", {}))

    def scores(self) -> list[int]:
        return [self.table.meeples - reserve for reserve in self.reserve]

    def ranking(self) -> list[int]:
        """More meeples placed, then nearer clockwise after the ender, who is last of equals."""
        seats = self.table.seats
        keys: list[int] = []
        for seat in range(seats):
            distance = (seat - self.ender - 1) % seats
            keys.append(self.reserve[seat] * seats + distance)
        return [1 + sum(other < key for other in keys) for key in keys]


def _covers(laid: list[int], cost: list[int]) -> bool:
    """Whether there are cards enough of each sort."""
    sort: i64 = 0
    while sort <= ELEMENTS:
        if laid[sort] < cost[sort]:
            return False
        sort += 1
    return True
