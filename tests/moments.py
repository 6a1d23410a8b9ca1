"""Moments of random games at which a game may begin."""

import random
from collections.abc import Iterator

from cosmodrome.engine.game import NOBODY, Game
from cosmodrome.engine.position import position_of
from cosmodrome.engine.record import Record
from cosmodrome.games.title import title_of

# Of each variant.
MOMENTS = 6


def variants(game: Game) -> list[tuple[int, dict[str, bool]]]:
    """The fewest and the most seats, without options and with all."""
    every = {option.name: True for option in game.options}
    return [
        (seats, options) for seats in (game.seats[0], game.seats[-1]) for options in ({}, every)
    ]


def games(game: Game, seed: int) -> Iterator[Record]:
    """Some moments of random games at which a game may begin."""
    positions = title_of(game).positions
    assert positions is not None
    for seats, options in variants(game):
        record = Record(game, seats, options, seed)
        dice = random.Random(seed)
        left = MOMENTS
        while record.state.to_move != NOBODY and left:
            if game.phases[record.state.phase] in positions.phases and dice.random() < 0.15:
                left -= 1
                yield record
            record.play(dice.choice(record.state.legal()))


def at_rest(record: Record) -> bool:
    """Whether nothing is selected, as it may be within a decision of MLEM."""
    state = position_of(record.state)
    return not any(state.get(name) for name in ("selected", "selected_cats", "kept")) and not (
        state.get("extra_selected")
    )
