"""Which game is meant: the arguments that several commands share."""

import argparse
import secrets
from pathlib import Path

import cosmodrome
from cosmodrome.engine.errors import TooManyBots
from cosmodrome.engine.game import Game


def game_of(asked: argparse.Namespace) -> Game:
    """The game, with the printed values of --data if given."""
    return cosmodrome.game(asked.game, Path(asked.data) if asked.data else None)


def seats_of(asked: argparse.Namespace, game: Game) -> int:
    """The number of seats: as asked, or the fewest."""
    seats: int = asked.seats if asked.seats is not None else game.seats[0]
    return seats


def options_of(asked: argparse.Namespace) -> dict[str, bool]:
    """Options may come one by one or with commas."""
    return dict.fromkeys(split(asked.option), True)


def bots_of(asked: argparse.Namespace, seats: int, default: str) -> list[str]:
    """A bot for each seat: those named, the last one for the rest."""
    named = split(asked.bot) or [default]
    if len(named) > seats:
        raise TooManyBots(bots=len(named), seats=seats)
    return named + [named[-1]] * (seats - len(named))


def seed_of(asked: argparse.Namespace) -> int:
    """The seed asked for, or a fresh one."""
    seed: int = secrets.randbits(64) if asked.seed is None else asked.seed
    return seed


def split(values: list[str]) -> list[str]:
    """Words that come one by one or with commas."""
    return [word for value in values for word in value.split(",") if word]
