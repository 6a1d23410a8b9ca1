"""Players made of code: random, greedy, search; the levels people choose from."""

from cosmodrome.bots.choice import Choice
from cosmodrome.bots.levels import BOTS, LEVELS, Bot, appraise, choose

__all__ = ["BOTS", "LEVELS", "Bot", "Choice", "appraise", "choose"]
