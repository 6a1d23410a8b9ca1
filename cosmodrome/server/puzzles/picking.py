"""Which puzzle comes next, and which is that of the day."""

from collections.abc import Mapping
from hashlib import blake2b

from cosmodrome.lab.puzzles.shipped import Shipped, shipped
from cosmodrome.registry import game_names
from cosmodrome.server.puzzles.store import Answer


def next_puzzle(
    game: str, theme: str | None, mu: float, answered: Mapping[str, Answer]
) -> Shipped | None:
    """The puzzle nearest to a rating that has not been answered.

    When all have been: those that were wrong come back first, then what was answered longest ago.
    """
    fitting = [one for one in shipped(game).values() if theme is None or theme in one.puzzle.themes]
    if not fitting:
        return None
    fresh = [one for one in fitting if one.puzzle.id not in answered]
    if fresh:
        return min(fresh, key=lambda one: (abs(one.puzzle.rating - mu), one.number))

    def waits(one: Shipped) -> tuple[bool, int, int]:
        known = answered[one.puzzle.id]
        return known.right, known.at, one.number

    return min(fitting, key=waits)


def of_the_day(day: int) -> tuple[str, Shipped] | None:
    """The puzzle of a day, the same for everybody; the games take turns.

    By the smallest hash: puzzles that are added later change few of the days.
    """
    games = [game for game in game_names() if shipped(game)]
    if not games:
        return None
    game = games[day % len(games)]

    def draw(one: Shipped) -> bytes:
        return blake2b(f"{day} {one.puzzle.id}".encode(), digest_size=8).digest()

    return game, min(shipped(game).values(), key=draw)


def themes(game: str) -> dict[str, int]:
    """How many puzzles of a game there are for each theme."""
    counts: dict[str, int] = {}
    for one in shipped(game).values():
        for theme in one.puzzle.themes:
            counts[theme] = counts.get(theme, 0) + 1
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
