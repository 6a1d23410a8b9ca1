"""Walk: a player's way through a lesson."""

from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from typing import Final

from cosmodrome.engine.errors import CosmodromeError, IllegalAction
from cosmodrome.school.script import OR, PLACE, BadScript, Bubble, Lesson, Reaction

# The entry of a player who has read a bubble that expects no move.
NEXT: Final = "next"
_MOST_LIGHTS: Final = 2


class Walk:
    """Where a player is in a lesson: the game so far, the bubble, and how many of its moves were
    made. ``entries`` are what the player did, from which a walk can be repeated."""

    def __init__(self, lesson: Lesson, entries: Iterable[str] = ()) -> None:
        """Repeat a walk; it ends before the first entry that no longer fits the script."""
        self.lesson = lesson
        self.record = lesson.begin()
        self.number = 0
        self.made = 0
        self.entries: list[str] = []
        for entry in entries:
            if not self.expects(entry):
                break
            self.enter(entry)

    @property
    def bubble(self) -> Bubble:
        """What the guide says now."""
        return self.lesson.script.bubble[self.number]

    @property
    def over(self) -> bool:
        """Whether this is the last bubble."""
        return self.number == len(self.lesson.script.bubble) - 1

    @property
    def stop(self) -> int:
        """The number of the present stop of the flight plan, from 1."""
        bubbles = self.lesson.script.bubble[: self.number + 1]
        return sum(bubble.stop for bubble in bubbles)

    @property
    def expected(self) -> str | None:
        """The move that the guide suggests; None: none is expected."""
        return self._first_legal(self.bubble.moves[self.made]) if self.bubble.moves else None

    @property
    def following(self) -> list[str]:
        """The moves after the expected one, as far as the script names them."""
        later = (moves.split(OR)[0] for moves in self.bubble.moves[self.made + 1 :])
        return [move for move in later if "*" not in move]

    def expects(self, entry: str) -> bool:
        """Whether an entry goes on with the script."""
        if not self.bubble.moves:
            return entry == NEXT and not self.over
        return entry in set(self._matching(self.bubble.moves[self.made]))

    def reaction(self, action: str) -> Reaction | None:
        """What the script answers to an action that it does not expect; None: nothing special."""
        for reaction in self.bubble.other:
            if reaction.after == self.made and fnmatchcase(action, reaction.to):
                return reaction
        return None

    def enter(self, entry: str) -> None:
        """Make an expected move, or go on; then the other seats make theirs."""
        if not self.expects(entry):
            raise IllegalAction(action=entry[:40])
        if entry != NEXT:
            self.record.play(entry)
            self.made += 1
        self.entries.append(entry)
        if self.made == len(self.bubble.moves):
            for move in self.bubble.then:
                self.record.play(self._first_legal(move))
            self.number += 1
            self.made = 0

    def skip(self) -> None:
        """Do what is left of the bubble as the guide suggests."""
        number = self.number
        while self.number == number and not self.over:
            self.enter(self.expected or NEXT)

    def back(self) -> "Walk":
        """The walk before the player's last move."""
        moves = [number for number, entry in enumerate(self.entries) if entry != NEXT]
        return Walk(self.lesson, self.entries[: moves[-1]] if moves else ())

    def legal(self) -> list[str]:
        """Every legal action."""
        return [self.record.game.actions.name(number) for number in self.record.state.legal()]

    def _matching(self, moves: str) -> Iterator[str]:
        """The legal actions that are one of the alternatives, in their order."""
        for pattern in moves.split(OR):
            yield from (action for action in self.legal() if fnmatchcase(action, pattern))

    def _first_legal(self, moves: str) -> str:
        for action in self._matching(moves):
            return action
        raise BadScript(f"{self.where()}: {moves!r} is not legal")

    def where(self) -> str:
        """The lesson and the bubble, for messages about the script."""
        lesson = self.lesson
        return f"{lesson.game.name}, {lesson.name}, {self.bubble.say}"


def check(lesson: Lesson) -> None:
    """Play a lesson to its end; BadScript: it does not fit the rules."""
    unknown = set(lesson.script.phases) - set(lesson.game.phases)
    if unknown:
        raise BadScript(f"{lesson.game.name}, {lesson.name}: no phase is called {min(unknown)!r}")
    try:
        walk = Walk(lesson)
        _check_bubble(walk)
        while not walk.over:
            walk.enter(walk.expected or NEXT)
            _check_bubble(walk)
    except CosmodromeError as problem:
        raise BadScript(f"{lesson.game.name}, {lesson.name}: {problem}") from problem


def _check_bubble(walk: Walk) -> None:
    """Check that what a bubble names can be done, and that its reactions can happen."""
    bubble, where = walk.bubble, walk.where()
    _check_lights(walk, bubble.light)
    if walk.over and (bubble.moves or bubble.then):
        raise BadScript(f"{where}: the last bubble expects nothing")
    if not bubble.moves:
        return
    if walk.record.state.to_move != walk.lesson.script.seat:
        raise BadScript(f"{where}: the player is not to move")
    for reaction in bubble.other:
        _check_lights(walk, reaction.light)
        if reaction.after >= len(bubble.moves):
            raise BadScript(f"{where}: {reaction.to!r} comes after the last move")
        if reaction.after == walk.made and not any(
            fnmatchcase(action, reaction.to) and not walk.expects(action) for action in walk.legal()
        ):
            raise BadScript(f"{where}: {reaction.to!r} is no other move")


def _check_lights(walk: Walk, lights: list[str]) -> None:
    """Check that at most two things are lit up: places of the board, or actions of the game."""
    if len(lights) > _MOST_LIGHTS:
        raise BadScript(f"{walk.where()}: more than {_MOST_LIGHTS} lights")
    for light in lights:
        if not light.startswith(PLACE):
            walk.record.game.actions.number(light)
