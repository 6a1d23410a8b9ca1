"""Galaktiko's base game as a plain OpenSpiel Python game, for comparison of speed.

Written straightforwardly from the specification, as OpenSpiel's own Python games are: no
code of the library is used but its tables of printed values. Chance is sampled, which is
quicker than a chance node for every card.
"""

import csv
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel

DATA = Path(__file__).parents[2] / "cosmodrome/games/galaktiko/data"
SHORT_NAME = "python_plain_galaktiko"
PLACE, MOVE, DROP, DONE = 0, 24, 48, 93
VORTAN, CONTROLLER, END_OF_SHIFT = 44, 45, 46
STATIONS_PER_SECTOR = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


def read(name: str) -> list[dict[str, str]]:
    """The rows of a table of printed values."""
    with (DATA / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


ICONS = [row["icon"] for row in read("icons")]
SECTORS = [[ICONS.index(row[f"icon_station_{i}"]) for i in range(3)] for row in read("sectors")]
PASSENGERS = read("passengers")
KINDS = [row["kind"] for row in PASSENGERS]
NAMES = [row["class"] for row in PASSENGERS]
WANTS = [
    [ICONS.index(row[column]) for column in ("icon_a", "icon_b") if row[column] in ICONS]
    for row in PASSENGERS
]
SCORED = [int(row["points_scored"]) for row in PASSENGERS]
IN_HAND = [int(row["points_in_hand"]) for row in PASSENGERS]
DECK = [number for number, row in enumerate(PASSENGERS) for _ in range(int(row["count"]))]

GAME_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Plain Galaktiko",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 2},
)


class GalaktikoGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """The base game for 2 to 6 players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players = int((params or {}).get("players", 2))
        info = pyspiel.GameInfo(
            num_distinct_actions=94,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2000,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self.shuffle: Callable[[list[int]], None] = random.Random().shuffle

    def new_initial_state(self) -> "GalaktikoState":
        return GalaktikoState(self)


class GalaktikoState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A position; piles have their top card last."""

    def __init__(self, game: GalaktikoGame) -> None:
        super().__init__(game)
        self.shuffle = game.shuffle
        self.seats = game.num_players()
        self.ring: list[int] = []
        self.queue: list[list[int]] = []
        self.upper: list[int] = []
        self.lower: list[int] = []
        self.controllers = [0] * 8
        self.station = [-1] * self.seats
        self.hand: list[list[int]] = [[] for _ in range(self.seats)]
        self.scored: list[list[int]] = [[] for _ in range(self.seats)]
        self.discard: list[int] = []
        self.phase = "placement"
        self.seat = self.seats - 1
        self.round = 1
        self.end_triggered = False
        self.last_round = 0
        self.floor = 0

    def current_player(self) -> int:
        if not self.ring:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.phase == "over" else self.seat

    def is_terminal(self) -> bool:
        return self.phase == "over"

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal."""
        return [(0, 1.0)]

    def deal(self) -> None:
        """Ring, piles, queues."""
        ring = list(range(8))
        self.shuffle(ring)
        deck = DECK + [CONTROLLER] * (self.seats + 1)
        self.shuffle(deck)
        self.lower = [*deck[:20], END_OF_SHIFT]
        self.shuffle(self.lower)
        self.upper = deck[20:]
        aside = []
        for _ in range(8):
            waiting: list[int] = []
            while len(waiting) < 3:
                card = self.upper.pop()
                if card == CONTROLLER:
                    aside.append(card)
                else:
                    waiting.append(card)
            self.queue.append(waiting)
        if aside:
            self.upper += aside
            self.shuffle(self.upper)
        self.ring = ring

    def _legal_actions(self, player: int) -> list[int]:
        route = [s for s in range(24) if s % 3 < STATIONS_PER_SECTOR[self.seats]]
        if self.phase == "placement":
            taken = [station // 3 for station in self.station if station >= 0]
            return [PLACE + s for s in route if s // 3 not in taken]
        if self.phase == "move":
            here = self.station[self.seat] // 3
            return [MOVE + s for s in route if s // 3 != here and s not in self.station]
        return [DROP + number for number in self.droppable()] + [DONE]

    def droppable(self) -> list[int]:
        """Classes that may get off at the ship's station."""
        station = self.station[self.seat]
        icon = SECTORS[self.ring[station // 3]][station % 3]
        return [
            number
            for number in sorted(set(self.hand[self.seat]))
            if number >= self.floor
            and (VORTAN in self.queue[station // 3] if number == VORTAN else icon in WANTS[number])
        ]

    def _apply_action(self, action: int) -> None:
        if not self.ring:
            self.deal()
        elif action < MOVE:
            self.place(action - PLACE)
        elif action < DROP:
            self.fly(action - MOVE)
        elif action < DONE:
            self.drop(action - DROP)
        else:
            self.end_turn()

    def place(self, station: int) -> None:
        """The ship takes a whole queue aboard."""
        self.station[self.seat] = station
        self.hand[self.seat] = self.queue[station // 3]
        self.queue[station // 3] = []
        if self.seat == 0:
            self.phase = "move"
        else:
            self.seat -= 1

    def fly(self, station: int) -> None:
        """Move, refill, controller; then the drop-off."""
        self.station[self.seat] = station
        position = station // 3
        if not self.end_triggered:
            self.refill(position)
        if self.controllers[position]:
            self.meet_controller(position)
        self.phase = "drop-off"
        self.floor = 0
        if not self.droppable():
            self.end_turn()

    def refill(self, position: int) -> None:
        """A card for each of the five sectors behind."""
        for behind in range(1, 6):
            place = (position - behind) % 8
            card = self.upper.pop() if self.upper else self.lower.pop()
            if card == END_OF_SHIFT:
                self.end_triggered = True
                self.last_round = self.round + 1
                return
            if card == CONTROLLER:
                self.controllers[place] += 1
            else:
                self.queue[place].append(card)

    def meet_controller(self, position: int) -> None:
        """Stowaways pay, or the controller goes back."""
        self.controllers[position] -= 1
        hand = self.hand[self.seat]
        stowaways = [number for number in hand if KINDS[number] == "stowaway"]
        if stowaways:
            self.hand[self.seat] = [number for number in hand if number not in stowaways]
            self.scored[self.seat] += stowaways
            self.discard.append(CONTROLLER)
        else:
            pile = self.upper or self.lower
            pile.append(CONTROLLER)
            self.shuffle(pile)

    def drop(self, number: int) -> None:
        """One passenger gets off."""
        self.floor = number
        self.hand[self.seat].remove(number)
        if KINDS[number] in ("rich", "ordinary"):
            self.scored[self.seat].append(number)
        elif number == VORTAN:
            self.queue[self.station[self.seat] // 3].remove(VORTAN)
            self.discard += [VORTAN, VORTAN]
        else:
            self.discard.append(number)
        if not self.droppable():
            self.end_turn()

    def end_turn(self) -> None:
        """Load, then the next seat."""
        hand = self.hand[self.seat]
        waiting = self.queue[self.station[self.seat] // 3]
        while waiting and len(hand) < 6:
            hand.append(waiting.pop(0))
        self.phase = "move"
        self.floor = 0
        if self.seat < self.seats - 1:
            self.seat += 1
        elif self.end_triggered and self.round == self.last_round:
            self.phase = "over"
        else:
            self.round += 1
            self.seat = 0

    def results(self) -> list[tuple[int, int]]:
        """Score and paying stowaways of each seat."""
        return [
            (
                sum(SCORED[number] for number in self.scored[seat])
                + sum(IN_HAND[number] for number in self.hand[seat]),
                sum(KINDS[number] == "stowaway" for number in self.scored[seat]),
            )
            for seat in range(self.seats)
        ]

    def returns(self) -> list[float]:
        if self.phase != "over":
            return [0.0] * self.seats
        results = self.results()
        best = max(results)
        share = 1.0 / results.count(best)
        return [(share if result == best else 0.0) - 1.0 / self.seats for result in results]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        if action < MOVE:
            return f"place {action - PLACE}"
        if action < DROP:
            return f"move {action - MOVE}"
        return f"drop {NAMES[action - DROP]}" if action < DONE else "done"

    def __str__(self) -> str:
        return f"{self.phase} {self.seat} {self.ring} {self.station} {self.hand} {self.queue}"


pyspiel.register_game(GAME_TYPE, GalaktikoGame)
