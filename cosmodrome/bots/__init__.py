"""Players made of code: random, greedy, search; the levels people choose from; one's own."""

from cosmodrome.bots.choice import Choice
from cosmodrome.bots.levels import (
    BOTS,
    LEVELS,
    Appraisal,
    Bot,
    SearchBot,
    appraise,
    choose,
)
from cosmodrome.bots.own import Player

__all__ = [
    "BOTS",
    "LEVELS",
    "Appraisal",
    "Bot",
    "Choice",
    "Player",
    "SearchBot",
    "appraise",
    "choose",
]
