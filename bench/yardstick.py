"""What a regular bot loses by each kind of decision: the yardstick of the coach.

Plays games between regular bots, analyses them as the server does, and writes the mean loss by
phase of each game to `cosmodrome/lab/yardstick.json`. Needed again when the rules of a game, its
bots or the analysis have changed.

    .venv/bin/python bench/yardstick.py --games 8
"""

import argparse
import json
from pathlib import Path

import cosmodrome
from cosmodrome.bots import choose
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Record
from cosmodrome.lab.analysis import analyse
from cosmodrome.lab.coach import skills
from cosmodrome.server.thinking import ANALYSIS_LEVEL

LEVEL = "regular"
FILE = Path(__file__).parents[1] / "cosmodrome" / "lab" / "yardstick.json"
MOST_SEATS = 3


def play(game: str, seats: int, seed: int) -> Record:
    """A game between regular bots."""
    record = Record(cosmodrome.game(game), seats, {}, seed)
    while record.state.to_move != NOBODY:
        record.play(choose(record.state, LEVEL, step_seed(seed, len(record.steps))).action)
    return record


def measure(game: str, games: int) -> dict[str, list[float]]:
    """By phase: how many decisions there were, and what each lost on average."""
    found = cosmodrome.game(game)
    seats = [number for number in found.seats if number <= MOST_SEATS]
    analysed = []
    for seed in range(games):
        record = play(game, seats[seed % len(seats)], seed)
        analysed.append((analyse(record, ANALYSIS_LEVEL, seed), range(record.seats)))
        print(game, seed + 1, "of", games, flush=True)
    return {
        skill.phase: [skill.decisions, round(skill.loss, 5)]
        for skill in skills(analysed, found.phases)
    }


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--game", action="append", choices=cosmodrome.game_names())
    args = parser.parse_args()
    for game in args.game or cosmodrome.game_names():
        measured = measure(game, args.games)
        known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
        text = json.dumps(known | {game: measured}, indent=1, sort_keys=True)
        FILE.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
