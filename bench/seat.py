"""A bot of whatever build is on the path, at some seats of games that another process leads.

Reads a command as JSON in each line: ["start", game, seats, options, seed, bot, {seat: seed}],
["apply", action] or ["choose"], which is answered with the action, the seconds of processor time
and the digest of the position. Runs with older builds too: it uses only what they have in common.
"""

import json
import sys
from time import process_time
from typing import Any

import cosmodrome
from cosmodrome.bots import Bot
from cosmodrome.engine.game import State


def start(name: str, seats: int, options: list[str], seed: int) -> State:
    """A game as the leading process has it."""
    return cosmodrome.game(name).start(seats, dict.fromkeys(options, True), seed)


def choose(state: State, bot: Bot) -> list[Any]:
    """What the bot does, how long it took, and in which position."""
    begun = process_time()
    action = int(bot.choose(state).action)
    return [action, process_time() - begun, state.digest()]


def main() -> None:
    """Follow games until there is nothing more to read."""
    state: State | None = None
    bots: dict[int, Bot] = {}
    for line in sys.stdin:
        command, *rest = json.loads(line)
        if command == "start":
            state = start(*rest[:4])
            bots = {int(seat): Bot(rest[4], seed) for seat, seed in rest[5].items()}
            continue
        assert state is not None
        if command == "apply":
            state.apply(rest[0])
        else:
            print(json.dumps(choose(state, bots[int(state.to_move)])), flush=True)


if __name__ == "__main__":
    main()
