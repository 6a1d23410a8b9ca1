"""Scripts: what a lesson shows, says and asks.

A lesson of a game is a data file beside its rules, ``school/<lesson>.toml``; ``first`` is the
guided first game. What is said is in ``school/<language>.ftl``: the message of a bubble is called
``<lesson>-<say>``. A lesson is a fixed deal with fixed moves of the other seats.
"""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from cosmodrome.engine.game import Game
from cosmodrome.engine.record import Record
from cosmodrome.registry import game

FIRST: Final = "first"
# Separates alternative actions; in an action ``*`` matches anything.
OR: Final = " | "
# Marks a place of the board; a light without it is an action.
PLACE: Final = "@"


class BadScript(ValueError):
    """A script that does not fit its schema, or the rules of its game."""


class Reaction(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to legal actions that a bubble does not expect.

    ``to`` is the action, with ``*`` for anything; ``after`` is how many moves of the bubble were
    made before it.
    """

    to: str
    say: str
    after: int = 0
    light: list[str] = []


class Bubble(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: what the guide says, which moves it expects, and what happens afterwards.

    ``stop`` begins a stop of the flight plan. ``moves`` are expected of the player one after the
    other; without any, the player just continues. ``then`` are the moves of the other seats: the
    first of the alternatives that is legal. ``light`` is what is lit up, at most two things: the
    expected move by default. A ``happy`` bubble praises what was done.
    """

    say: str
    stop: bool = False
    moves: list[str] = []
    then: list[str] = []
    light: list[str] = []
    happy: bool = False
    other: list[Reaction] = []


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: the deal, the moves before it begins, and its bubbles.

    ``parts`` are the parts of the rules that it explains, ``phases`` the kinds of decisions that
    it helps with.
    """

    seats: int
    seed: int
    minutes: int
    bubble: list[Bubble]
    seat: int = 0
    options: list[str] = []
    before: list[str] = []
    parts: list[int] = []
    phases: list[str] = []


class Lesson:
    """A script of a game."""

    def __init__(self, rules: Game, name: str, script: Script) -> None:
        self.game = rules
        self.name = name
        self.script = script
        # The messages of the stops, in the order of the flight plan.
        self.plan = [self.message(bubble.say) for bubble in script.bubble if bubble.stop]

    def message(self, say: str) -> str:
        """The name of the message that a bubble or reaction says."""
        return f"{self.name}-{say}"

    def begin(self) -> Record:
        """The position that the lesson begins with."""
        script = self.script
        options = dict.fromkeys(script.options, True)
        record = Record(self.game, script.seats, options, script.seed)
        record.enter_all(script.before)
        return record


def read(name: str, file: Path) -> Lesson:
    """A lesson of a game from its file; BadScript: it does not fit the schema."""
    try:
        script = msgspec.toml.decode(file.read_bytes(), type=Script)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BadScript(f"{file}: {problem}") from problem
    return Lesson(game(name), file.stem, script)
