# interpreted: a dataclass of functions
"""Title: everything that a game offers, as one typed thing.

Its rules are a Game; around them stand what a seat may see, what is said about it, and what
a bot needs to judge it. A game makes its Title in ``title.py`` of its folder; the type checker
says what is missing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, TypeVar

from msgspec import Struct

from cosmodrome.engine.game import Event, Game, State
from cosmodrome.engine.judge import Judge
from cosmodrome.engine.position import Positions
from cosmodrome.games.components import ComponentKind
from cosmodrome.games.ending import Ending
from cosmodrome.games.events import EventKind
from cosmodrome.games.illustration import Illustration
from cosmodrome.games.layout import Arrangement
from cosmodrome.games.phrase import Phrase
from cosmodrome.games.sketch import Sketch

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
# Games with at most so many kinds of decisions are easy to learn, and of medium weight.
_FEW = 6
_SOME = 12


@dataclass(frozen=True)
class Speech(Generic[S, V]):
    """A game put into words."""

    # The position in reading order, and what nobody saw of it (for replays).
    read_out: Callable[[V], list[Phrase]]
    read_hidden: Callable[[S], list[Phrase]]
    # What is asked of the seat to move, and an action (by its notation) in this position.
    prompt: Callable[[V], Phrase]
    describe: Callable[[V, str], Phrase]
    # An event as this seat (None: a spectator) may know it.
    log_line: Callable[[Event, int | None], Phrase]


@dataclass(frozen=True)
class Title(Generic[S, V]):
    """A game with one set of printed values, and all that people and bots need to play it."""

    game: Game
    make_judge: Callable[[Game], Judge]
    view_type: type[V]
    # What a seat may know; None: a spectator.
    view: Callable[[S, int | None], V]
    # The score of each seat as far as a viewer may know it.
    known_scores: Callable[[S, int | None], list[int]]
    speech: Speech[S, V]
    # How long a game takes people, from and to; each title names the source of its figures.
    minutes: tuple[int, int]
    # Why a finished game ended, and its score sheet; from the last view and the places.
    ending: Callable[[V, Sequence[int]], Ending]
    # Every kind of event that the rules tell of.
    events: Sequence[EventKind] = ()
    # What studies count, and why a finished game ended, the main cause first: ``end-<cause>``.
    components: Sequence[ComponentKind] = ()
    end_causes: Callable[[S], Sequence[str]] | None = None
    # What shows each part of the rules best, by the number of the part.
    illustrations: Mapping[int, Illustration] = field(default_factory=dict)
    # Whether some seat sees something now that others must not see.
    has_secrets: Callable[[S], bool] = lambda _: True
    # What an action of a seat would do, where a view does not tell it already.
    preview: Callable[[S, int, str], Sequence[Struct]] | None = None
    # Whether the views of a position differ in nothing but ``seat``, their first field, and
    # words, scores and actions in nothing: then they are built once for all.
    all_see_the_same: bool = False
    # How positions are set up; without it games begin with a deal alone.
    positions: Positions[S] | None = None
    # Positions as zones with parts, for people who set them up by hand.
    arrangement: Arrangement | None = None
    # The board in a terminal; without one the position is read out there.
    sketch: Sketch[V] | None = None

    @property
    def weight(self) -> int:
        """How hard the game is to learn, from 1 to 3: by the number of its kinds of decisions."""
        decisions = len(self.game.phases) - 1
        return 1 + (decisions > _FEW) + (decisions > _SOME)

    def __post_init__(self) -> None:
        self.game.title = self

    @cached_property
    def judge(self) -> Judge:
        """What the game knows about good and bad positions."""
        return self.make_judge(self.game)


# A title when it does not matter of which game.
AnyTitle = Title[State, Struct]


def title_of(game: Game) -> AnyTitle:
    """The title that a game belongs to."""
    title: AnyTitle = game.title
    return title
