"""Checks that Galaktiko on boardgame.io and on plain OpenSpiel agrees with ours.

Random games of every number of seats are recorded with our rules; both peers follow them
and must have, after every move, the same whole position, piles in order, and the same legal
moves. Their shuffles are replaced by the order that the pile has in our game afterwards.
"""

import json
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import pyspiel
from peers.galaktiko_openspiel import SHORT_NAME, GalaktikoState

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import State

BOARDGAMEIO = Path(__file__).parent / "peers/boardgameio"
GAME = cosmodrome.game("galaktiko")
PILES = ("upper", "lower")


def position(state: State) -> dict[str, Any]:
    """The whole position with numbers for cards, piles with their top card last."""
    number = {name: i for i, name in enumerate(GAME.parts.card_names)}  # type: ignore[attr-defined]
    shown = state.reveal()
    names = GAME.actions.name
    return {
        **{name: shown[name] for name in ("ring", "controllers", "station")},
        "queue": [[number[card] for card in queue] for queue in shown["queue"]],
        "hand": [sorted(number[card] for card in hand) for hand in shown["hand"]],
        "scored": [sorted(number[card] for card in cards) for cards in shown["scored"]],
        "discard": sorted(number[card] for card in shown["discard"]),
        **{pile: [number[card] for card in shown[pile]][::-1] for pile in PILES},
        "seat": shown["to_move"],
        "legal": [names(action) for action in state.legal()],
        "scores": state.scores(),
    }


def recorded(seats: int, seed: int) -> dict[str, Any]:
    """A random game: where it starts, and every move with the position after it."""
    state = GAME.start(seats, {}, seed)
    stream = chance(seed)
    start = position(state)
    steps = []
    while state.to_move >= 0:
        legal = state.legal()
        action = legal[int(stream.below(len(legal)))]
        state.apply(action)
        steps.append({"action": GAME.actions.name(action), "after": position(state)})
    parts = {name: start[name] for name in ("ring", "queue", *PILES)}
    return {"seats": seats, "start": parts, "steps": steps}


def set_order(order: list[int], pile: list[int]) -> None:
    """A shuffle whose outcome is known."""
    pile[:] = order


def follow(game: dict[str, Any]) -> int:
    """Follow a game on plain OpenSpiel; the number of moves compared."""
    rules = pyspiel.load_game(SHORT_NAME, {"players": game["seats"]})
    state: GalaktikoState = rules.new_initial_state()
    state.apply_action(0)
    for name, part in game["start"].items():
        setattr(state, name, json.loads(json.dumps(part)))
    for step in game["steps"]:
        after = step["after"]
        state.shuffle = partial(set_order, after["upper"] or after["lower"])
        state.apply_action(GAME.actions.number(step["action"]))
        found = {name: getattr(state, name) for name in after if hasattr(state, name)}
        found |= {name: [sorted(cards) for cards in found[name]] for name in ("hand", "scored")}
        found["discard"] = sorted(found["discard"])
        found["seat"] = -1 if state.is_terminal() else state.seat
        found["legal"] = [GAME.actions.name(action) for action in state.legal_actions()]
        found["scores"] = [score for score, _ in state.results()]
        for part, value in after.items():
            assert found[part] == value, f"{step['action']}: {part}: {found[part]} != {value}"
    assert state.is_terminal()
    return len(game["steps"])


def check(games: int = 20) -> dict[str, int]:
    """Compare ``games`` games of each number of seats with both peers."""
    records = [recorded(seats, seed) for seats in GAME.seats for seed in range(games)]
    node = subprocess.run(
        ["node", "check.js"],
        input=json.dumps(records),
        cwd=BOARDGAMEIO,
        capture_output=True,
        text=True,
        check=False,
    )
    if node.returncode:
        raise AssertionError(f"boardgame.io: {node.stderr}")
    return {"boardgame.io": int(node.stdout), "OpenSpiel": sum(follow(game) for game in records)}


if __name__ == "__main__":
    print("moves that agree:", check())
