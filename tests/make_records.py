"""Plays the golden records of a game: `python tests/make_records.py GAME`.

One finished game for every number of seats, without and with all options, with an undo
now and then; and one that is dealt as where people play. Existing files are left alone: they
are the memory of the rules.
"""

import sys
from pathlib import Path

from support import option_sets, pick

import cosmodrome
from cosmodrome.engine.chance import BLAKE2B, chance
from cosmodrome.engine.record import Record

FOLDER = Path(__file__).parent / "records"


def play(record: Record) -> None:
    """A random game in which one action in nine is taken back."""
    stream = chance(record.seed + 1)
    while record.state.to_move >= 0:
        seat = record.state.to_move
        record.play(pick(record.state, stream))
        if stream.below(9) == 0:
            record.undo(seat, agreed=bool(record.undo_barrier(seat)))
            record.play(pick(record.state, stream))


def main() -> None:
    """Write what is missing."""
    name = sys.argv[1]
    game = cosmodrome.game(name)
    sets = list(option_sets(game))
    for seats in game.seats:
        for options in dict.fromkeys([sets[0], sets[-1]]):
            label = "-".join([name, str(seats), *options])
            write(label, Record(game, seats, dict.fromkeys(options, True), seats))
    most, all_options = game.seats[-1], dict.fromkeys(sets[-1], True)
    write(f"{name}-{BLAKE2B}", Record(game, most, all_options, most, BLAKE2B))


def write(label: str, record: Record) -> None:
    """Play a game and write it, unless the file exists."""
    path = FOLDER / f"{label}.txt"
    if not path.exists():
        play(record)
        path.write_text(record.to_text(), "utf-8")


if __name__ == "__main__":
    main()
