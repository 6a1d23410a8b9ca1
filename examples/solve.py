"""Solves a tiny game: CFR+ in OpenSpiel's C++ on our tree.

    python examples/solve.py "python_cosmodrome_tiny_mlem(missions=True)"
    python examples/solve.py python_cosmodrome_tiny_galaktiko 200

Prints the size of the game, and what CFR+ comes to in 1,000 iterations, or in those that are named.
Needs the extra `openspiel`.
"""

import sys
from typing import Any

import pyspiel

import cosmodrome.envs.explicit  # noqa: F401 # registers the games

ITERATIONS = 1000


def count(state: Any, infostates: set[str]) -> int:
    """How many histories there are from here on; information states are collected."""
    if not state.is_terminal() and not state.is_chance_node():
        infostates.add(f"{state.current_player()} {state.information_state_string()}")
    children = () if state.is_terminal() else state.legal_actions()
    return 1 + sum(count(state.child(action), infostates) for action in children)


def main(name: str, iterations: int) -> None:
    """Solve and print."""
    game = pyspiel.convert_to_cached_tree(pyspiel.load_game(name))
    start, infostates = game.new_initial_state(), set[str]()
    histories = count(start, infostates)
    print(f"deals: {len(start.legal_actions())}, histories: {histories:,}", end=", ")
    print(f"information states: {len(infostates):,}", flush=True)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.tabular_average_policy()
    value = pyspiel.expected_returns(start, policy, -1, False)[0]
    exploitability = pyspiel.nash_conv(game, policy, False) / 2
    print(f"value for seat 0: {value:.5f}, exploitability: {exploitability:.1e}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else ITERATIONS)
