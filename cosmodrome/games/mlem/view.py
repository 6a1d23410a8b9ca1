# interpreted: msgspec structs
"""What a seat may see of MLEM, and what is drawn.

Only missions and the order of the stacks are hidden: a seat sees its own missions, and
those of all seats when the game is over.
"""

from collections.abc import Iterable

from msgspec import Struct

from cosmodrome.engine.game import NOBODY
from cosmodrome.games.mlem.journal import PLACE_NAMES
from cosmodrome.games.mlem.parts import (
    ABILITIES,
    AFTERBURNER,
    ASTRONAUTS,
    CATS,
    COMET,
    EFFECTS,
    FACES,
    GALAXY,
    GOALS,
    NONE,
    OBJECTS,
)
from cosmodrome.games.mlem.position import CRASH, DISCARD, LANDING, OVER, PHASES
from cosmodrome.games.mlem.rules import (
    KEEP_DICE,
    LAND,
    LAND_DOWN,
    USE,
    USE_EXTRA,
    MlemState,
)
from cosmodrome.games.mlem.scoring import (
    goal_progress,
    mission_score,
    open_scores,
    planet_points,
    planet_ranking,
)
from cosmodrome.games.mlem.view_flights import (
    Choice,
    Flight,
    Group,
    Landing,
    NextRoll,
    Plan,
    Selection,
    choice,
    destinations,
    flight_with,
    groups,
    landing,
    legal_plans,
    members,
    next_roll,
    selection,
)


class Cat(Struct, frozen=True):
    """An astronaut and its owner."""

    seat: int
    astronaut: str


class Aboard(Struct, frozen=True):
    """A cat on the rocket. ``used``: its die was used; ``asked``: its owner decides now."""

    seat: int
    astronaut: str
    used: bool
    asked: bool


class ExplorationToken(Struct, frozen=True):
    """An exploration token with its own space."""

    space: int
    effect: str
    amount: int


class Space(Struct, frozen=True):
    """A space of the track: what flies from there, and what is there."""

    number: int
    faces: list[str]
    afterburner: int | None
    object: str | None
    mark: str
    exploration: ExplorationToken | None
    ufo: bool
    rocket: bool


class Moon(Struct, frozen=True):
    """One moon; it holds at most one cat."""

    points: int
    cat: Cat | None


class MoonSpace(Struct, frozen=True):
    """The moons of one space, farthest first: they fill in this order."""

    name: str
    space: int
    moons: list[Moon]


class Planet(Struct, frozen=True):
    """A planet with its cats in order of arrival, who leads, and what it would pay now."""

    name: str
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

    ability: str
    faces: list[str]
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

    name: str
    needed: int
    points: int
    owner: int | None
    progress: list[int]


class Mission(Struct, frozen=True):
    """A mission token that may be seen."""

    target: str
    met: bool


class Player(Struct, frozen=True):
    """A seat: its cats at home, what it has, and its score if the game ended now.

    Missions that the viewer may not see are None, and are not in the score.
    """

    home: list[str]
    placed: int
    score: int
    scored: int
    planets: int
    goals: list[str]
    ufo_tokens: list[int]
    exploration_tokens: list[int]
    mission_count: int
    missions: list[Mission] | None
    discarded: str | None
    mission_points: int | None


class View(Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    to_move: int
    phase: str
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


class Reveal(Struct, frozen=True):
    """The whole state; stacks top first, cats on the mat in order of arrival."""

    phase: str
    seat: int
    expedition: int
    starter: int
    failures: int
    points: list[int]
    home: list[list[str]]
    rocket: list[Cat]
    commander: int | None
    mat: dict[str, list[Cat]]
    goals: dict[str, int]
    space: int
    pool: int
    spent: int
    roll: list[str]
    selected: list[str]
    selected_cats: list[int]
    extra_selected: bool
    kept: bool
    used_cats: list[int]
    asked: int
    expedition_stack: list[int]
    token: int | None
    token_used: bool
    ufo_space: int
    ufo_stack: list[int]
    ufo_tokens: list[list[int]]
    exploration_stack: list[int]
    exploration_open: list[int]
    exploration_tokens: list[list[int]]
    missions: list[list[str]]
    discarded: list[str | None]
    undealt: list[str]


def reveal(state: MlemState) -> Reveal:
    """Everything, for replays and tests."""
    return Reveal(
        phase=PHASES[state.phase],
        seat=state.to_move,
        expedition=state.expedition,
        starter=state.starter,
        failures=state.failures,
        points=list(state.points),
        home=[_home(cats) for cats in state.home],
        rocket=_cats(state.rocket),
        commander=state.commander() if state.rocket else None,
        mat={PLACE_NAMES[place]: _cats(cats) for place, cats in enumerate(state.arrivals)},
        goals={GOALS[goal]: owner for goal, owner in enumerate(state.goals)},
        space=state.space,
        pool=state.pool,
        spent=state.table.parts.dice - state.pool,
        roll=[FACES[face] for face in range(len(FACES)) for _ in range(state.roll[face])],
        selected=[FACES[face] for face in members(state.selected)],
        selected_cats=members(state.selected_cats),
        extra_selected=state.extra_selected,
        kept=state.kept,
        used_cats=members(state.used_cats),
        asked=int(state.asked),
        expedition_stack=list(state.expedition_stack),
        token=None if state.token == NONE else state.token,
        token_used=state.token_used,
        ufo_space=state.ufo_space,
        ufo_stack=list(state.ufo_stack),
        ufo_tokens=[list(tokens) for tokens in state.ufo_tokens],
        exploration_stack=list(state.exploration_stack),
        exploration_open=list(state.exploration_open),
        exploration_tokens=[sorted(tokens) for tokens in state.exploration_tokens],
        missions=[[OBJECTS[target] for target in held] for held in state.missions],
        discarded=[None if target == NONE else OBJECTS[target] for target in state.discarded],
        undealt=[OBJECTS[target] for target in state.undealt],
    )


def view(state: MlemState, seat: int | None) -> View:
    """What this seat may know; None: a spectator."""
    table = state.table
    parts = table.parts
    # The legal list of a discard is the seat's own; all others are open to everybody.
    asked = state.legal() if state.phase != DISCARD else []
    choices = [action for action in asked if USE <= action <= USE_EXTRA]
    plans = legal_plans(state, choices, KEEP_DICE in asked)
    return View(
        seat=seat,
        to_move=state.to_move,
        phase=PHASES[state.phase],
        options=[name for name in ("ufo", "exploration", "missions") if getattr(table, name)],
        expedition=state.expedition,
        starter=state.starter,
        failures=state.failures,
        failures_to_end=parts.failures_to_end,
        commander=state.commander() if state.rocket else None,
        rocket=_rocket(state),
        space=state.space,
        spaces=[_space(state, number) for number in range(len(parts.faces))],
        moons=[_moons(state, number) for number in parts.moons],
        planets=[_planet(state, number) for number in parts.planets],
        deep=Deep(
            space=parts.deep_space,
            comet_points=parts.comet_points,
            galaxy_points=parts.galaxy_points,
            comet=_cats(state.arrivals[COMET]),
            galaxy=_cats(state.arrivals[GALAXY]),
        ),
        dice=parts.dice,
        pool=state.pool,
        spent=parts.dice - state.pool,
        roll=groups(state),
        selection=selection(state),
        choices=[choice(state, action) for action in choices],
        keep=flight_with(state, [KEEP_DICE]) if KEEP_DICE in asked else None,
        plans=plans,
        destinations=destinations(plans),
        next_roll=next_roll(state),
        landings=[landing(state, action) for action in asked if LAND <= action <= LAND_DOWN],
        goals=[_goal(state, goal) for goal in range(len(GOALS))],
        players=_players(state, seat),
        winners=[s for s, place in enumerate(state.ranking()) if place == 1]
        if state.phase == OVER
        else [],
        ufo=_ufo(state) if table.ufo else None,
        exploration_to_come=[
            exploration_token(state, token) for token in sorted(state.exploration_stack)
        ]
        if table.exploration
        else None,
    )


def _cats(cats: Iterable[int]) -> list[Cat]:
    return [Cat(cat // CATS, ASTRONAUTS[cat % CATS]) for cat in cats]


def _home(cats: int) -> list[str]:
    return [ASTRONAUTS[cat] for cat in members(cats)]


def _rocket(state: MlemState) -> list[Aboard]:
    deciding = state.phase in (LANDING, CRASH)
    one_die = ASTRONAUTS.index("one_die")
    return [
        Aboard(
            seat=cat // CATS,
            astronaut=ASTRONAUTS[cat % CATS],
            used=cat % CATS == one_die and cat // CATS in members(state.used_cats),
            asked=deciding and place == state.asked,
        )
        for place, cat in enumerate(state.rocket)
    ]


def _space(state: MlemState, number: int) -> Space:
    parts = state.table.parts
    token = parts.token_of_space[number]
    thing = parts.object_at[number]
    return Space(
        number=number,
        faces=[FACES[face] for face in parts.faces[number]],
        afterburner=parts.values[number][AFTERBURNER] or None,
        object=None if thing == NONE else OBJECTS[thing],
        mark=parts.marks[number],
        exploration=exploration_token(state, token) if token in state.exploration_open else None,
        ufo=state.table.ufo and number == state.ufo_space,
        rocket=number == state.space,
    )


def exploration_token(state: MlemState, token: int) -> ExplorationToken:
    """What is printed on an exploration token."""
    parts = state.table.parts
    return ExplorationToken(
        space=parts.token_spaces[token],
        effect=EFFECTS[parts.effects[token]],
        amount=parts.amounts[token],
    )


def _moons(state: MlemState, number: int) -> MoonSpace:
    parts = state.table.parts
    cats = _cats(state.arrivals[number])
    return MoonSpace(
        name=OBJECTS[number],
        space=parts.spaces[number][0],
        moons=[
            Moon(points, cats[place] if place < len(cats) else None)
            for place, points in enumerate(parts.moon_points[number])
        ],
    )


def _planet(state: MlemState, number: int) -> Planet:
    first, second, other = state.table.parts.planet_points[number]
    cats = state.arrivals[number]
    return Planet(
        name=OBJECTS[number],
        spaces=list(state.table.parts.spaces[number]),
        first=first,
        second=second,
        other=other,
        cats=_cats(cats),
        leader=planet_ranking(cats)[0] if cats else None,
        pays=planet_points(state, number, cats),
    )


# --- tokens and players -------------------------------------------------------------


def _ufo(state: MlemState) -> Ufo:
    return Ufo(
        space=state.ufo_space,
        stack=list(state.ufo_stack),
        token=None if state.token == NONE else expedition_token(state, state.token),
        token_used=state.token_used,
        to_come=[expedition_token(state, token) for token in sorted(state.expedition_stack)],
    )


def expedition_token(state: MlemState, token: int) -> ExpeditionToken:
    """What is printed on an expedition token."""
    parts = state.table.parts
    return ExpeditionToken(
        ability=ABILITIES[parts.abilities[token]],
        faces=[FACES[face] for face in parts.extra_faces[token]],
        dice=parts.token_dice[token],
        ufo_move=parts.ufo_moves[token],
    )


def _goal(state: MlemState, goal: int) -> Goal:
    parts = state.table.parts
    owner = state.goals[goal]
    return Goal(
        name=GOALS[goal],
        needed=parts.goal_needs[goal],
        points=parts.goal_points[goal],
        owner=None if owner == NOBODY else owner,
        progress=[goal_progress(state, seat, goal) for seat in range(state.table.seats)],
    )


def _players(state: MlemState, viewer: int | None) -> list[Player]:
    scores = open_scores(state)
    return [
        _player(state, seat, scores[seat], viewer == seat or state.phase == OVER, viewer == seat)
        for seat in range(state.table.seats)
    ]


def _player(state: MlemState, seat: int, score: int, shown: bool, own: bool) -> Player:
    parts = state.table.parts
    missions = _missions(state, seat) if shown and state.table.missions else None
    points = None if missions is None else mission_score(state, seat)
    discarded = state.discarded[seat] if own and state.table.missions else NONE
    explored = state.exploration_tokens[seat] if state.table.exploration else []
    return Player(
        home=_home(state.home[seat]),
        placed=sum(cat // CATS == seat for cats in state.arrivals for cat in cats),
        score=score + (points or 0),
        scored=state.points[seat],
        planets=sum(planet_points(state, n, state.arrivals[n])[seat] for n in parts.planets),
        goals=[GOALS[goal] for goal, owner in enumerate(state.goals) if owner == seat],
        ufo_tokens=list(state.ufo_tokens[seat]) if state.table.ufo else [],
        exploration_tokens=sorted(parts.amounts[token] for token in explored),
        mission_count=len(state.missions[seat]) if state.table.missions else 0,
        missions=missions,
        discarded=None if discarded == NONE else OBJECTS[discarded],
        mission_points=points,
    )


def _missions(state: MlemState, seat: int) -> list[Mission]:
    return [
        Mission(OBJECTS[target], any(cat // CATS == seat for cat in state.arrivals[target]))
        for target in state.missions[seat]
    ]


def scores(view: View) -> list[int]:
    """The score of each seat if it ended now, as far as this viewer may know it."""
    return [player.score for player in view.players]
