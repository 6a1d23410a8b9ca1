"""`data`: show the printed values with their sources, or check a corrected set."""

import argparse
from pathlib import Path

import cosmodrome
from cosmodrome.registry import data_folder, printed_values
from cosmodrome.words import Words


def data(words: Words, args: argparse.Namespace) -> int:
    """Show a game's printed values, or check a folder with corrected ones."""
    folder = data_folder(args.game)
    if args.check is None:
        print(words.say("cli-data-intro", folder=str(folder)))
        for name, columns, rows in printed_values(args.game):
            _print_table(name, [columns, *rows])
        return 0
    corrected = cosmodrome.game(args.game, Path(args.check))
    same = corrected.data == cosmodrome.game(args.game).data
    print(words.say("cli-data-same" if same else "cli-data-other", folder=args.check))
    return 0


def _print_table(name: str, rows: list[list[str]]) -> None:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    print(f"\n{name}.csv")
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  " + "  ".join(cells).rstrip())
