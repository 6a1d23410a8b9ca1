"""Game, seats, options, bots and seed from the arguments that several commands share."""

import argparse
import secrets
from collections.abc import Iterable
from pathlib import Path

import cosmodrome
from cosmodrome.cli.errors import BadNumber, TooManyBots
from cosmodrome.engine.chance import SEED_BITS
from cosmodrome.engine.game import Game
from cosmodrome.words import Words

# Instead of a list: everything that there is.
ALL = "all"


def game_of(args: argparse.Namespace) -> Game:
    """The game, with the printed values from --data if given."""
    return cosmodrome.game(args.game, Path(args.data) if args.data else None)


def seats_of(args: argparse.Namespace, game: Game) -> int:
    """The number of seats, by default the fewest."""
    seats: int = args.seats if args.seats is not None else game.seats[0]
    return seats


def seat_numbers(args: argparse.Namespace, game: Game) -> list[int]:
    """The numbers of players to try, where several can be named; empty: none is named."""
    if args.seats == ALL:
        return list(game.seats)
    numbers = []
    for text in split([args.seats or ""]):
        if not text.isdecimal() or len(text) > 3:
            raise BadNumber(number=text[:40])
        numbers.append(int(text))
    return sorted(set(numbers))


def options_of(args: argparse.Namespace) -> dict[str, bool]:
    """The options that are switched on."""
    return dict.fromkeys(split(args.option), True)


def chosen_options(
    args: argparse.Namespace, game: Game, seats: Iterable[int], seed: int
) -> list[str]:
    """The names of all options that are on, defaults included, checked with these numbers of
    players."""
    options = options_of(args)
    for number in seats:
        options = game.check(number, options, seed)
    return [name for name, chosen in options.items() if chosen]


def bots_of(args: argparse.Namespace, seats: int, default: str) -> list[str]:
    """A bot for each seat: those named; the last of them takes the remaining seats."""
    named = split(args.bot) or [default]
    if len(named) > seats:
        raise TooManyBots(bots=len(named), seats=seats)
    return named + [named[-1]] * (seats - len(named))


def level_name(words: Words, level: str) -> str:
    """The display name of a bot; a user's own bot goes by the name of its factory."""
    message = f"level-{level}"
    return words.say(message) if words.has(message) else level.rpartition(":")[2]


def seed_of(args: argparse.Namespace) -> int:
    """The seed, by default a random one."""
    seed: int = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    return seed


def split(values: list[str]) -> list[str]:
    """Split repeated or comma-separated values."""
    return [part for value in values for part in value.split(",") if part]
