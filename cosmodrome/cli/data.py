"""`data`: the printed values, where they come from, and whether a corrected set is sound."""

import argparse
from pathlib import Path

import cosmodrome
from cosmodrome.registry import data_folder, printed_values
from cosmodrome.words import Words


def data(words: Words, asked: argparse.Namespace) -> int:
    """Show the values of a game, or check a folder of corrected ones."""
    folder = data_folder(asked.game)
    if asked.check is None:
        print(words.say("cli-data-intro", folder=str(folder)))
        for name, columns, rows in printed_values(asked.game):
            _print_table(name, [columns, *rows])
        return 0
    corrected = cosmodrome.game(asked.game, Path(asked.check))
    same = corrected.data == cosmodrome.game(asked.game).data
    print(words.say("cli-data-same" if same else "cli-data-other", folder=asked.check))
    return 0


def _print_table(name: str, rows: list[list[str]]) -> None:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    print(f"\n{name}.csv")
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  " + "  ".join(cells).rstrip())
