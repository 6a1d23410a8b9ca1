"""Cosmodrome: the home of four board games, as a library.

>>> import cosmodrome
>>> game = cosmodrome.game("galaktiko")
>>> state = game.start(seats=3, options={}, seed=7)
>>> state.to_move, len(state.legal())
(2, 16)
"""

from cosmodrome.registry import game, game_names, judge, read_record

__version__ = "0.1.0"
__all__ = ["__version__", "game", "game_names", "judge", "read_record"]
