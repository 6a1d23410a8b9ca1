"""Counts that any other implementation of a game can check: branching, and positions by ply."""

import random

from msgspec import Struct

from cosmodrome.engine.game import Game, State


class Ply(Struct, frozen=True):
    """After a number of actions: the ways to play them, and the different positions."""

    plies: int
    ways: int
    positions: int


def perft(state: State, most_ways: int) -> list[Ply]:
    """Count ply by ply, as long as there are no more ways than these.

    Chance follows the seed of the game. Ways that end the game early are not extended.

    >>> import cosmodrome
    >>> start = cosmodrome.game("galaktiko").start(2, {}, 1)
    >>> [(ply.ways, ply.positions) for ply in perft(start, 500)]
    [(8, 8), (56, 56), (336, 336)]
    """
    # By digest: a position and how many ways lead to it. Its stream of chance must be the same
    # too, and is if as many numbers were drawn.
    reached: dict[tuple[int, int], tuple[State, int]] = {_key(state): (state, 1)}
    found: list[Ply] = []
    while True:
        following: dict[tuple[int, int], tuple[State, int]] = {}
        for before, ways in reached.values():
            for action in before.legal() if before.to_move >= 0 else ():
                after = before.clone()
                after.apply(action)
                known = following.get(_key(after))
                following[_key(after)] = (after, ways + (known[1] if known else 0))
        total = sum(ways for _, ways in following.values())
        if not total or total > most_ways:
            return found
        positions = len({digest for digest, _ in following})
        found.append(Ply(len(found) + 1, total, positions))
        reached = following


def _key(state: State) -> tuple[int, int]:
    return state.digest(), int(state.chance.draws)


class Branching(Struct, frozen=True):
    """Random games: how many decisions they have, and how many actions each offers."""

    games: int
    decisions: float
    actions: float
    most_actions: int


def branching(game: Game, seats: int, games: int, seed: int) -> Branching:
    """Play random games from seeds that follow each other."""
    decisions = offered = most = 0
    for number in range(games):
        choices = random.Random(seed + number)
        state = game.start(seats, {}, seed + number)
        while state.to_move >= 0:
            legal = state.legal()
            decisions += 1
            offered += len(legal)
            most = max(most, len(legal))
            state.apply(choices.choice(legal))
    return Branching(games, decisions / games, offered / decisions, most)
