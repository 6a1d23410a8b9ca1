"""Plays the golden records of a game: `python tests/make_records.py GAME`.

One finished game for every number of seats, without and with all options, with an undo
now and then. Existing files are left alone: they are the memory of the rules.
"""

import sys
from pathlib import Path

from support import option_sets, pick

import cosmodrome
from cosmodrome.engine.chance import chance
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
            path = FOLDER / ("-".join([name, str(seats), *options]) + ".txt")
            if not path.exists():
                record = Record(game, seats, dict.fromkeys(options, True), seats)
                play(record)
                path.write_text(record.to_text(), "utf-8")


if __name__ == "__main__":
    main()
