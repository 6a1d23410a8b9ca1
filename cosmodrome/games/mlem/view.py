# interpreted: msgspec structs
"""What a seat may see of MLEM, and what is drawn.

Only missions and the order of the stacks are hidden: a seat sees its own missions, and
those of all seats when the game is over.
"""

from collections.abc import Iterable
from typing import Final, Literal, get_args

from msgspec import Struct

from cosmodrome.engine.game import NOBODY
from cosmodrome.games.mlem import phases
from cosmodrome.games.mlem.parts import (
    ABILITIES,
    AFTERBURNER,
    ASTRONAUTS,
    COMET,
    EFFECTS,
    FACES,
    GALAXY,
    GOALS,
    NONE,
    OBJECTS,
    ONE_DIE,
    PLACES,
    TARGET_NAMES,
    Ability,
    Astronaut,
    Effect,
    Face,
    GoalName,
    Mark,
    Object,
    Target,
    astronaut_of,
    owner_of,
)
from cosmodrome.games.mlem.placing import points_for
from cosmodrome.games.mlem.scoring import (
    cats_at,
    goal_progress,
    mission_score,
    open_scores,
    planet_points,
    planet_strengths,
)
from cosmodrome.games.mlem.state import MlemState
from cosmodrome.games.mlem.view_flights import (
    Choice,
    Flight,
    Group,
    Landing,
    NextRoll,
    Plan,
    Selection,
    choices,
    destinations,
    groups,
    keep,
    landings,
    members,
    next_roll,
    plans,
    selection,
)

Phase = Literal["discard", "boarding", "travel", "landing", "crash", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
# What ended the game; both may have come about in one expedition.
Cause = Literal["crashes", "all-away"]


class Cat(Struct, frozen=True):
    """An astronaut and its owner."""

    seat: int
    astronaut: Astronaut


class Aboard(Struct, frozen=True):
    """A cat on the rocket. ``used``: its die was used; ``asked``: its owner decides now."""

    seat: int
    astronaut: Astronaut
    used: bool
    asked: bool


class ExplorationToken(Struct, frozen=True):
    """An exploration token with its own space."""

    space: int
    effect: Effect
    amount: int


class Space(Struct, frozen=True):
    """A space of the track: what flies from there, and what is there."""

    number: int
    faces: list[Face]
    afterburner: int | None
    object: Object | None
    mark: Mark
    exploration: ExplorationToken | None
    ufo: bool
    rocket: bool


class Moon(Struct, frozen=True):
    """One moon; it holds at most one cat."""

    points: int
    cat: Cat | None


class MoonSpace(Struct, frozen=True):
    """The moons of one space, farthest first: they fill in this order."""

    name: Target
    space: int
    moons: list[Moon]


class Planet(Struct, frozen=True):
    """A planet with its cats in order of arrival, who leads, and what it would pay now."""

    name: Target
    spaces: list[int]
    first: int
    second: int
    other: int
    cats: list[Cat]
    leader: int | None
    pays: list[int]


class Deep(Struct, frozen=True):
    """Deep space: the comet for the commander, the galaxy for all others."""

    space: int
    comet_points: int
    galaxy_points: int
    comet: list[Cat]
    galaxy: list[Cat]


class ExpeditionToken(Struct, frozen=True):
    """An expedition token."""

    ability: Ability
    faces: list[Face]
    dice: int
    ufo_move: int


class Ufo(Struct, frozen=True):
    """The UFO and its tokens; the expedition tokens still to come, in no order."""

    space: int
    stack: list[int]
    token: ExpeditionToken | None
    token_used: bool
    to_come: list[ExpeditionToken]


class Goal(Struct, frozen=True):
    """A goal token and how far each seat is."""

    name: GoalName
    needed: int
    points: int
    owner: int | None
    progress: list[int]


class Mission(Struct, frozen=True):
    """A mission token that may be seen."""

    target: Target
    met: bool


class Player(Struct, frozen=True):
    """A seat: its cats at home, what it has, and its score if the game ended now.

    Missions that the viewer may not see are None, and are not in the score.
    """

    home: list[Astronaut]
    placed: int
    score: int
    scored: int
    # Of what is scored already, what came from deep space.
    deep: int
    planets: int
    goals: list[GoalName]
    ufo_tokens: list[int]
    exploration_tokens: list[int]
    mission_count: int
    missions: list[Mission] | None
    discarded: Target | None
    mission_points: int | None


class View(Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    to_move: int | None
    phase: Phase
    options: list[str]
    expedition: int
    starter: int
    failures: int
    failures_to_end: int
    commander: int | None
    rocket: list[Aboard]
    space: int
    spaces: list[Space]
    moons: list[MoonSpace]
    planets: list[Planet]
    deep: Deep
    dice: int
    pool: int
    spent: int
    roll: list[Group]
    selection: Selection
    choices: list[Choice]
    keep: Flight | None
    plans: list[Plan]
    destinations: list[Flight]
    next_roll: NextRoll | None
    landings: list[Landing]
    goals: list[Goal]
    players: list[Player]
    winners: list[int]
    ufo: Ufo | None
    exploration_to_come: list[ExplorationToken] | None
    ended_by: list[Cause]


def view(state: MlemState, seat: int | None) -> View:
    """What this seat may know; None: a spectator."""
    parts = state.variant.parts
    # The legal list of a discard is the seat's own; all others are open to everybody.
    legal = state.legal() if state.phase != phases.DISCARD else []
    possible = plans(state, legal)
    return View(
        seat=seat,
        to_move=state.mover(),
        phase=PHASES[state.phase],
        options=list(state.options),
        expedition=int(state.expedition),
        starter=int(state.starter),
        failures=int(state.failures),
        failures_to_end=int(parts.failures_to_end),
        commander=int(state.commander()) if len(state.rocket) else None,
        rocket=_rocket(state),
        space=int(state.space),
        spaces=[_space(state, number) for number in range(len(parts.faces))],
        moons=[_moons(state, int(number)) for number in parts.moons],
        planets=[_planet(state, int(number)) for number in parts.planets],
        deep=_deep(state),
        dice=int(parts.dice),
        pool=int(state.pool),
        spent=int(parts.dice - state.pool),
        roll=groups(state),
        selection=selection(state),
        choices=choices(state, legal),
        keep=keep(state, legal),
        plans=possible,
        destinations=destinations(possible),
        next_roll=next_roll(state),
        landings=landings(state, legal),
        goals=[_goal(state, goal) for goal in range(len(GOALS))],
        players=_players(state, seat),
        winners=_winners(state),
        ufo=_ufo(state) if state.variant.ufo else None,
        exploration_to_come=_exploration_to_come(state) if state.variant.exploration else None,
        ended_by=_causes(state) if state.phase == phases.OVER else [],
    )


def _winners(state: MlemState) -> list[int]:
    if state.phase != phases.OVER:
        return []
    return [seat for seat, place in enumerate(state.ranking()) if place == 1]


# --- the rocket and the mat ---------------------------------------------------------


def _cats(cats: Iterable[int]) -> list[Cat]:
    return [Cat(int(owner_of(cat)), ASTRONAUTS[astronaut_of(cat)]) for cat in cats]


def _rocket(state: MlemState) -> list[Aboard]:
    deciding = state.phase in (phases.LANDING, phases.CRASH)
    used = members(state.used_cats)
    return [
        Aboard(
            seat=cat.seat,
            astronaut=cat.astronaut,
            used=cat.astronaut == ASTRONAUTS[ONE_DIE] and cat.seat in used,
            asked=deciding and place == state.landing_index,
        )
        for place, cat in enumerate(_cats(state.rocket))
    ]


def _space(state: MlemState, number: int) -> Space:
    parts = state.variant.parts
    token = parts.token_of_space[number]
    thing = parts.object_at[number]
    return Space(
        number=number,
        faces=[FACES[face] for face in parts.faces[number]],
        afterburner=int(parts.value(number, AFTERBURNER)) or None,
        object=None if thing == NONE else OBJECTS[thing],
        mark=parts.marks[number],
        exploration=exploration_token(state, token) if token in state.exploration_open else None,
        ufo=state.variant.ufo and number == state.ufo_space,
        rocket=number == state.space,
    )


def _moons(state: MlemState, number: int) -> MoonSpace:
    parts = state.variant.parts
    cats = _cats(state.arrivals.of(number))
    return MoonSpace(
        name=TARGET_NAMES[number],
        space=parts.spaces[number][0],
        moons=[
            Moon(points, cats[place] if place < len(cats) else None)
            for place, points in enumerate(parts.moon_points.of(number))
        ],
    )


def _planet(state: MlemState, number: int) -> Planet:
    parts = state.variant.parts
    first, second, other = parts.planet_points.of(number)
    strengths = list(planet_strengths(state, state.arrivals, number))
    return Planet(
        name=TARGET_NAMES[number],
        spaces=list(parts.spaces[number]),
        first=first,
        second=second,
        other=other,
        cats=_cats(state.arrivals.of(number)),
        leader=strengths.index(max(strengths)) if any(strengths) else None,
        pays=list(planet_points(state, state.arrivals, number)),
    )


def _deep(state: MlemState) -> Deep:
    parts = state.variant.parts
    return Deep(
        space=int(parts.deep_space),
        comet_points=int(parts.comet_points),
        galaxy_points=int(parts.galaxy_points),
        comet=_cats(state.arrivals.of(COMET)),
        galaxy=_cats(state.arrivals.of(GALAXY)),
    )


# --- tokens and players -------------------------------------------------------------


def _exploration_to_come(state: MlemState) -> list[ExplorationToken]:
    stack = sorted(state.exploration_stack.bottom_first())
    return [exploration_token(state, token) for token in stack]


def exploration_token(state: MlemState, token: int) -> ExplorationToken:
    """What is printed on an exploration token."""
    parts = state.variant.parts
    return ExplorationToken(
        space=int(parts.token_spaces[token]),
        effect=EFFECTS[parts.effects[token]],
        amount=int(parts.amounts[token]),
    )


def _ufo(state: MlemState) -> Ufo:
    is_open = state.token != NONE
    stack = sorted(state.expedition_stack.bottom_first())
    return Ufo(
        space=int(state.ufo_space),
        stack=state.ufo_stack.top_first(),
        token=expedition_token(state, state.token) if is_open else None,
        token_used=is_open and state.token_used,
        to_come=[expedition_token(state, token) for token in stack],
    )


def expedition_token(state: MlemState, token: int) -> ExpeditionToken:
    """What is printed on an expedition token."""
    parts = state.variant.parts
    return ExpeditionToken(
        ability=ABILITIES[parts.abilities[token]],
        faces=[FACES[face] for face in parts.extra_faces.of(token)],
        dice=int(parts.token_dice[token]),
        ufo_move=int(parts.ufo_moves[token]),
    )


def _goal(state: MlemState, goal: int) -> Goal:
    parts = state.variant.parts
    owner = int(state.goals[goal])
    return Goal(
        name=GOALS[goal],
        needed=int(parts.goal_needs[goal]),
        points=int(parts.goal_points[goal]),
        owner=None if owner == NOBODY else owner,
        progress=[int(goal_progress(state, seat, goal)) for seat in range(state.seats)],
    )


def _causes(state: MlemState) -> list[Cause]:
    causes: list[Cause] = []
    if state.failures == state.variant.parts.failures_to_end:
        causes.append("crashes")
    if 0 in state.home:
        causes.append("all-away")
    return causes


def _players(state: MlemState, viewer: int | None) -> list[Player]:
    scores = open_scores(state)
    over = state.phase == phases.OVER
    return [
        _player(state, seat, int(scores[seat]), viewer == seat or over, viewer == seat)
        for seat in range(state.seats)
    ]


def _player(state: MlemState, seat: int, score: int, shown: bool, own: bool) -> Player:
    variant = state.variant
    parts = variant.parts
    missions = _missions(state, seat) if shown and variant.missions else None
    points = None if missions is None else int(mission_score(state, seat))
    discarded = state.discarded[seat] if own and variant.missions else NONE
    explored = state.exploration_tokens.of(seat) if variant.exploration else []
    planets = [planet_points(state, state.arrivals, planet)[seat] for planet in parts.planets]
    return Player(
        home=[ASTRONAUTS[cat] for cat in members(state.home[seat])],
        placed=sum(int(cats_at(state, seat, place)) for place in range(PLACES)),
        score=score + (points or 0),
        scored=int(state.points[seat]),
        deep=_deep_points(state, seat),
        planets=int(sum(planets)),
        goals=[GOALS[goal] for goal, owner in enumerate(state.goals) if owner == seat],
        ufo_tokens=state.ufo_tokens.of(seat) if variant.ufo else [],
        exploration_tokens=sorted(int(parts.amounts[token]) for token in explored),
        mission_count=int(state.missions.size(seat)) if variant.missions else 0,
        missions=missions,
        discarded=None if discarded == NONE else TARGET_NAMES[discarded],
        mission_points=points,
    )


def _deep_points(state: MlemState, seat: int) -> int:
    return sum(
        int(points_for(state, cat, place))
        for place in (COMET, GALAXY)
        for cat in state.arrivals.of(place)
        if owner_of(cat) == seat
    )


def _missions(state: MlemState, seat: int) -> list[Mission]:
    return [
        Mission(TARGET_NAMES[target], cats_at(state, seat, target) > 0)
        for target in state.missions.of(seat)
    ]


def has_secrets(state: MlemState) -> bool:
    """Whether some seat sees what others must not see: its missions."""
    return state.variant.missions and state.phase != phases.OVER


def known_scores(state: MlemState, viewer: int | None) -> list[int]:
    """The score of each seat if it ended now: of missions the viewer knows only their own."""
    whole = state.scores()
    return [
        whole[seat] if seat == viewer else int(known)
        for seat, known in enumerate(open_scores(state))
    ]
