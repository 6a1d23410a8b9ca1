"""Everything that a study says, as numbers: what study.json holds and the report shows."""

from typing import Literal

from msgspec import Struct

from cosmodrome.lab.intervals import Share
from cosmodrome.lab.study.plan import Series
from cosmodrome.lab.study.statistics import Estimate
from cosmodrome.lab.study.values import Cell, Change

# ``few``: there were too few games to say.
Verdict = Literal["dominant", "weak", "dead", "fine", "few"]


class Histogram(Struct, frozen=True):
    """How many games fell into each bin; the first begins at ``first``."""

    first: float
    width: float
    counts: list[int]


class Distribution(Struct, frozen=True):
    """How a number varies from game to game; ``low`` and ``high`` hold nine games of ten."""

    mean: Estimate
    median: float
    low: float
    high: float
    shortest: float
    longest: float
    histogram: Histogram


class Cause(Struct, frozen=True):
    """How often games ended in a certain way."""

    name: str
    games: Share


class Seats(Struct, frozen=True):
    """What came out with a number of players. ``wins``: by seat, shared ones in parts."""

    seats: int
    games: int
    wins: list[Share]
    decisions: Distribution
    turns: Distribution
    minutes: Distribution
    scores: Distribution
    score_by_seat: list[Estimate]
    margins: Distribution
    ties: Share
    causes: list[Cause]
    # After each twentieth of the decisions: the share of games whose winner led from then on.
    settled: list[float]


class Contest(Struct, frozen=True):
    """One bot among others of another level, from every seat. ``play``: what skill explains."""

    seats: int
    bot: str
    against: str
    wins: Estimate
    even: float
    play: float


class Luck(Struct, frozen=True):
    """The share of the result that the start decides, between equal players."""

    seats: int
    deal: Estimate


class Worth(Struct, frozen=True):
    """A component: how often it was on offer, taken, drawn and used, and what it does.

    ``share``: taken when it could be. ``gain``: points of winning chance with it against without,
    among equals. ``corrected``: the probability of such a gain by chance alone, ``beyond``: if the
    true gain were at the limit of what is usual; both corrected for all components.
    ``needed``: how many games would make the interval narrow enough, if there are too few.
    """

    kind: str
    name: str
    seen: int
    taken: int
    drawn: int
    used: int
    share: Share
    with_it: Share
    without_it: Share
    gain: Estimate | None
    corrected: float
    beyond: float
    verdict: Verdict
    needed: int


class Choices(Struct, frozen=True):
    """The decisions of a phase; an empty name: all. ``close``: of those with a choice."""

    phase: str
    decisions: int
    forced: Share
    actions: float
    close: Share


class Opening(Struct, frozen=True):
    """A first choice: the verb and the component it concerns, if any."""

    phase: str
    verb: str
    kind: str
    name: str
    wins: Share
    even: float
    gain: Estimate
    corrected: float


class Measure(Struct, frozen=True):
    """One figure of two series that were played on the same deals. Shares are in percent."""

    name: str
    seats: int
    base: float
    mine: float
    difference: Estimate
    corrected: float
    # The component or the cause that it is about, if any.
    kind: str = ""
    of: str = ""

    @property
    def real(self) -> bool:
        """Whether it is more than chance."""
        return self.corrected < 0.05


class Comparison(Struct, frozen=True):
    """Two series on the same deals: what differs, the clearest first."""

    label: str
    games: int
    changes: list[Change]
    measures: list[Measure]


class Point(Struct, frozen=True):
    """What came out with one value in the varied cell."""

    value: str
    printed: bool
    taken: Share | None
    gain: Estimate | None
    first_seat: Share
    decisions: Estimate
    minutes: Estimate


class Variation(Struct, frozen=True):
    """A printed value that was varied over a range."""

    cell: Cell
    games: int
    component: bool
    points: list[Point]


class Study(Struct, frozen=True):
    """A whole study. The same plan gives the same study, bit for bit."""

    game: str
    version: str
    rules: int
    data: str
    seed: int
    bots: list[str]
    options: list[str]
    games: int
    series: list[Series]
    seats: list[Seats]
    contests: list[Contest]
    luck: list[Luck]
    components: list[Worth]
    choices: list[Choices]
    openings: list[Opening]
    option_comparisons: list[Comparison]
    values: Comparison | None
    variation: Variation | None
