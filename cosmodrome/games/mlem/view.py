"""What a seat may see of MLEM, what is drawn, and how it is put into words.

Only missions and the order of the stacks are hidden: a seat sees its own missions, and
those of all seats when the game is over.
"""

from collections.abc import Iterable
from itertools import combinations

from msgspec import Struct

from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.games.mlem import odds
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
    KEEP,
    NONE,
    OBJECTS,
    PLANET,
    SATELLITE,
    TARGETS,
)
from cosmodrome.games.mlem.position import CRASH, DISCARD, LANDING, OVER, PHASES, TRAVEL
from cosmodrome.games.mlem.rules import (
    GO,
    KEEP_DICE,
    LAND,
    LAND_DOWN,
    LAND_UP,
    USE,
    USE_CAT,
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
from cosmodrome.games.phrase import Phrase

Arguments = dict[str, "int | str | list[Phrase]"]


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


class Flight(Struct, frozen=True):
    """A flight that is possible now.

    ``space`` and ``pool`` are those after exploration tokens. ``crash`` is the chance that
    the next roll there shows no allowed face; ``loss`` that nothing aboard prevents it.
    """

    distance: int
    spent: int
    space: int
    pool: int
    crash: float
    loss: float
    ufo_points: int | None


class Group(Struct, frozen=True):
    """All rolled dice that show one face."""

    face: str
    dice: int
    allowed: bool
    selected: bool
    distance: int


class Choice(Struct, frozen=True):
    """Something to select: how it would fly alone, and added to the present selection."""

    action: str
    alone: Flight
    added: Flight


class Plan(Struct, frozen=True):
    """Actions that fly the rocket from here, in order, and the flight they bring about."""

    actions: list[str]
    flight: Flight


class Selection(Struct, frozen=True):
    """What the commander has selected; ``flight`` is None while that is nothing."""

    faces: list[str]
    cats: list[int]
    extra: bool
    kept: bool
    flight: Flight | None


class NextRoll(Struct, frozen=True):
    """The roll that would follow if nobody else lands: the chance to reach each space."""

    space: int
    dice: int
    crash: float
    loss: float
    reach: list[float]


class Landing(Struct, frozen=True):
    """Where the asked cat may land, its points at once, and what a planet would pay now."""

    action: str
    place: str
    points: int
    pays: int


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
        selected=[FACES[face] for face in _bits(state.selected)],
        selected_cats=_bits(state.selected_cats),
        extra_selected=state.extra_selected,
        kept=state.kept,
        used_cats=_bits(state.used_cats),
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
    plans = _plans(state, choices, KEEP_DICE in asked)
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
        roll=_groups(state),
        selection=_selection(state),
        choices=[_choice(state, action) for action in choices],
        keep=_flight_with(state, [KEEP_DICE]) if KEEP_DICE in asked else None,
        plans=plans,
        destinations=_destinations(plans),
        next_roll=_next_roll(state),
        landings=[_landing(state, action) for action in asked if LAND <= action <= LAND_DOWN],
        goals=[_goal(state, goal) for goal in range(len(GOALS))],
        players=_players(state, seat),
        winners=[s for s, place in enumerate(state.ranking()) if place == 1]
        if state.phase == OVER
        else [],
        ufo=_ufo(state) if table.ufo else None,
        exploration_to_come=[
            _exploration(state, token) for token in sorted(state.exploration_stack)
        ]
        if table.exploration
        else None,
    )


def _bits(bits: int) -> list[int]:
    """The members of a set of bits."""
    return [number for number in range(int(bits).bit_length()) if int(bits) >> number & 1]


def _cats(cats: Iterable[int]) -> list[Cat]:
    return [Cat(cat // CATS, ASTRONAUTS[cat % CATS]) for cat in cats]


def _home(cats: int) -> list[str]:
    return [ASTRONAUTS[cat] for cat in _bits(cats)]


def _rocket(state: MlemState) -> list[Aboard]:
    deciding = state.phase in (LANDING, CRASH)
    one_die = ASTRONAUTS.index("one_die")
    return [
        Aboard(
            seat=cat // CATS,
            astronaut=ASTRONAUTS[cat % CATS],
            used=cat % CATS == one_die and cat // CATS in _bits(state.used_cats),
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
        exploration=_exploration(state, token) if token in state.exploration_open else None,
        ufo=state.table.ufo and number == state.ufo_space,
        rocket=number == state.space,
    )


def _exploration(state: MlemState, token: int) -> ExplorationToken:
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


# --- dice ---------------------------------------------------------------------------


def _groups(state: MlemState) -> list[Group]:
    allowed = state.table.parts.faces[state.space]
    return [
        Group(
            face=FACES[face],
            dice=count,
            allowed=face in allowed,
            selected=face in _bits(state.selected),
            distance=state.group_distance(face),
        )
        for face, count in enumerate(state.roll)
        if count
    ]


def _selection(state: MlemState) -> Selection:
    return Selection(
        faces=[FACES[face] for face in _bits(state.selected)],
        cats=_bits(state.selected_cats),
        extra=state.extra_selected,
        kept=state.kept,
        flight=_flight_with(state, []) if state.anything_selected() else None,
    )


def _choice(state: MlemState, action: int) -> Choice:
    bare = state.clone()
    bare.selected = bare.selected_cats = 0
    bare.extra_selected = bare.kept = False
    return Choice(
        action=state.game.actions.name(action),
        alone=_flight_with(bare, [action]),
        added=_flight_with(state, [action]),
    )


def _flight_with(state: MlemState, actions: Iterable[int]) -> Flight:
    """The flight of the present selection with some more things selected."""
    copy = state.clone()
    for action in actions:
        if action < USE_CAT:
            copy.selected |= 1 << (action - USE)
        elif action < USE_EXTRA:
            copy.selected_cats |= 1 << (action - USE_CAT)
            copy.used_cats |= 1 << (action - USE_CAT)
        else:
            copy.extra_selected = copy.extra_selected or action == USE_EXTRA
            copy.kept = copy.kept or action == KEEP_DICE
            copy.token_used = True
    parts = state.table.parts
    flight = odds.flight(copy, copy.distance(), copy.dice_to_spend())
    contact = bool(state.ufo_stack) and flight.space == state.ufo_space
    return Flight(
        distance=flight.distance,
        spent=flight.spent,
        space=flight.space,
        pool=flight.pool,
        crash=odds.crash_chance(parts, flight.space, flight.pool),
        loss=odds.loss_chance(copy, flight.space, flight.pool),
        ufo_points=state.ufo_stack[0] if contact else None,
    )


def _plans(state: MlemState, choices: list[int], may_keep: bool) -> list[Plan]:
    """Everything that the commander may still do until the rocket flies."""
    if state.phase != TRAVEL:
        return []
    plans = []
    # `keep` needs a selected number: then it may be added to any further selection.
    fresh_keep = odds.token_is_fresh(state, KEEP) and state.pool >= 2
    for count in range(len(choices) + 1):
        for chosen in combinations(choices, count):
            if not chosen and not state.anything_selected():
                continue
            numbers = any(USE <= action < USE + AFTERBURNER for action in chosen)
            may = fresh_keep and (may_keep or numbers)
            for kept in ([], [KEEP_DICE]) if may else ([],):
                actions = [*chosen, *kept]
                # With nothing left to select the rocket flies by itself.
                more = count < len(choices) or (may and not kept)
                names = [state.game.actions.name(n) for n in ([*actions, GO] if more else actions)]
                plans.append(Plan(names, _flight_with(state, actions)))
    return plans


def _destinations(plans: list[Plan]) -> list[Flight]:
    """Every different end of a flight that the commander may still bring about."""
    flights: dict[tuple[int, int, float], Flight] = {}
    for plan in plans:
        flight = plan.flight
        flights.setdefault((flight.space, flight.pool, flight.loss), flight)
    return [flights[key] for key in sorted(flights)]


def _next_roll(state: MlemState) -> NextRoll | None:
    """Before a roll: while cats board, and while they decide to land or to stay."""
    if PHASES[state.phase] not in ("boarding", "landing"):
        return None
    parts = state.table.parts
    space = state.space
    if any(cat % CATS == SATELLITE for cat in state.rocket) and space == parts.start_space:
        space = parts.satellite_space
    bonuses = odds.bonus_distances(state, space)
    return NextRoll(
        space=space,
        dice=state.pool,
        crash=odds.crash_chance(parts, space, state.pool),
        loss=odds.loss_chance(state, space, state.pool),
        reach=odds.reach_chances(parts, space, state.pool, bonuses),
    )


def _landing(state: MlemState, action: int) -> Landing:
    """What a landing would bring."""
    cat = state.rocket[state.asked]
    space = state.space + (action == LAND_UP) - (action == LAND_DOWN)
    number = state.table.parts.object_at[space]
    place = GALAXY if number == COMET else number
    planet = place < TARGETS and state.table.parts.kind[place] == PLANET
    cats = [*state.arrivals[place], cat]
    return Landing(
        action=state.game.actions.name(action),
        place=PLACE_NAMES[place],
        points=state.points_for(cat, place),
        pays=planet_points(state, place, cats)[cat // CATS] if planet else 0,
    )


# --- tokens and players -------------------------------------------------------------


def _ufo(state: MlemState) -> Ufo:
    return Ufo(
        space=state.ufo_space,
        stack=list(state.ufo_stack),
        token=None if state.token == NONE else _expedition_token(state, state.token),
        token_used=state.token_used,
        to_come=[_expedition_token(state, token) for token in sorted(state.expedition_stack)],
    )


def _expedition_token(state: MlemState, token: int) -> ExpeditionToken:
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


# --- words --------------------------------------------------------------------------


def percent(chance: float) -> int:
    """A chance in percent; never 0 or 100 unless it is certain."""
    if chance in (0.0, 1.0):
        return int(chance) * 100
    return min(99, max(1, round(100 * chance)))


def _faces(faces: Iterable[str]) -> list[Phrase]:
    return [Phrase(f"face-{face}") for face in faces]


def _cat(cat: Cat | Aboard) -> Phrase:
    return Phrase("cat-of", {"cat": f"cat-{cat.astronaut}", "seat": cat.seat})


def read_out(view: View) -> list[Phrase]:
    """The position in reading order: the expedition, the rocket, the players, the mat."""
    lines = []
    if view.expedition:
        counts: Arguments = {"failures": view.failures, "end": view.failures_to_end}
        lines.append(Phrase("line-expedition", {"number": view.expedition, **counts}))
        lines += _read_rocket(view)
    lines += _read_ufo(view.ufo) if view.ufo else []
    for seat, player in enumerate(view.players):
        lines += _read_player(view, seat, player)
    lines += [_read_goal(goal) for goal in view.goals]
    for space in view.spaces:
        lines += _read_space(view, space)
    return lines


def _read_rocket(view: View) -> list[Phrase]:
    lines = []
    if view.commander is not None:
        facts: Arguments = {"space": view.space, "seat": view.commander}
        lines.append(Phrase("line-rocket", {**facts, "cats": [_cat(cat) for cat in view.rocket]}))
        lines += [
            Phrase("line-used", {"seat": cat.seat, "cat": f"cat-{cat.astronaut}"})
            for cat in view.rocket
            if cat.used
        ]
    lines.append(Phrase("line-dice", {"pool": view.pool, "spent": view.spent}))
    if view.roll:
        faces = [group.face for group in view.roll for _ in range(group.dice)]
        lines.append(Phrase("line-roll", {"dice": _faces(faces)}))
    if view.selection.flight is not None:
        lines.append(Phrase("line-selection", _flight_facts(view.selection.flight)))
    if view.next_roll is not None:
        roll = view.next_roll
        lines.append(
            Phrase(
                "line-next-roll",
                {
                    "space": roll.space,
                    "crash": percent(roll.crash),
                    "loss": percent(roll.loss),
                },
            )
        )
    return lines


def _flight_facts(flight: Flight) -> Arguments:
    return {
        "distance": flight.distance,
        "space": flight.space,
        "pool": flight.pool,
        "crash": percent(flight.loss),
    }


def _read_ufo(ufo: Ufo) -> list[Phrase]:
    lines = []
    if ufo.token is not None:
        token: Arguments = {"ability": ufo.token.ability, "faces": _faces(ufo.token.faces)}
        lines.append(Phrase("line-token", {**token, "used": int(ufo.token_used)}))
    if ufo.stack:
        lines.append(Phrase("line-ufo", {"space": ufo.space, "points": ufo.stack[0]}))
    else:
        lines.append(Phrase("line-ufo-empty", {"space": ufo.space}))
    return lines


def _read_player(view: View, seat: int, player: Player) -> list[Phrase]:
    home = [Phrase(f"cat-{astronaut}") for astronaut in player.home]
    lines = [
        Phrase(
            "line-player",
            {"seat": seat, "score": player.score, "placed": player.placed, "home": home},
        )
    ]
    tokens = sum(player.ufo_tokens) + sum(player.exploration_tokens)
    if tokens:
        lines.append(Phrase("line-tokens", {"seat": seat, "points": tokens}))
    if player.missions is not None:
        missions = [
            Phrase("mission", {"place": f"place-{mission.target}", "met": int(mission.met)})
            for mission in player.missions
        ]
        lines.append(
            Phrase(
                "line-missions",
                {"seat": seat, "missions": missions, "points": player.mission_points or 0},
            )
        )
    elif "missions" in view.options:
        lines.append(Phrase("line-hidden", {"seat": seat, "count": player.mission_count}))
    return lines


def _read_goal(goal: Goal) -> Phrase:
    facts: Arguments = {"goal": f"goal-{goal.name}", "points": goal.points}
    if goal.owner is not None:
        return Phrase("line-goal-taken", {**facts, "seat": goal.owner})
    progress = [
        Phrase("progress", {"seat": seat, "count": count, "needed": goal.needed})
        for seat, count in enumerate(goal.progress)
        if count
    ]
    return Phrase("line-goal", {**facts, "progress": progress})


def _read_space(view: View, space: Space) -> list[Phrase]:
    lines = []
    if space.number == view.deep.space:
        cats = view.deep.comet + view.deep.galaxy
        lines.append(Phrase("line-deep", {"space": space.number, "cats": [_cat(c) for c in cats]}))
    else:
        facts: Arguments = {
            "space": space.number,
            "faces": _faces(space.faces),
            "burn": space.afterburner or 0,
        }
        lines.append(Phrase("line-space", facts))
    for moons in view.moons:
        if moons.space == space.number:
            lines.append(_read_moons(moons))
    for planet in view.planets:
        if planet.spaces[0] == space.number:
            lines.append(_read_planet(planet))
    if space.exploration is not None:
        lines.append(Phrase("line-exploration", _exploration_facts(space.exploration)))
    return lines


def _exploration_facts(token: ExplorationToken) -> Arguments:
    return {"space": token.space, "effect": token.effect, "amount": token.amount}


def _read_moons(moons: MoonSpace) -> Phrase:
    states = [
        Phrase("moon-free", {"points": moon.points})
        if moon.cat is None
        else Phrase("moon-taken", {"points": moon.points, "seat": moon.cat.seat})
        for moon in moons.moons
    ]
    return Phrase("line-moons", {"moons": states})


def _read_planet(planet: Planet) -> Phrase:
    facts: Arguments = {
        "place": f"place-{planet.name}",
        "first": planet.first,
        "second": planet.second,
        "other": planet.other,
    }
    if planet.leader is None:
        return Phrase("line-planet-empty", facts)
    pays = [
        Phrase("pays", {"seat": seat, "points": points})
        for seat, points in enumerate(planet.pays)
        if points
    ]
    cats = [_cat(cat) for cat in planet.cats]
    return Phrase("line-planet", {**facts, "cats": cats, "seat": planet.leader, "pays": pays})


def prompt(view: View) -> Phrase:
    """What is asked of the seat to move, and why."""
    facts: Arguments = {"seat": view.to_move}
    if view.phase == "over":
        winners = [Phrase("player", {"seat": seat}) for seat in view.winners]
        return Phrase("prompt-over", {"count": len(winners), "winners": winners})
    if view.phase == "discard":
        return Phrase("prompt-discard", facts)
    if view.phase == "boarding":
        counts: Arguments = {"aboard": len(view.rocket), "seats": len(view.players)}
        return Phrase("prompt-boarding", {**facts, **counts})
    if view.phase == "travel":
        return _prompt_travel(view)
    [asked] = [cat for cat in view.rocket if cat.asked]
    facts |= {"cat": f"cat-{asked.astronaut}", "space": view.space}
    if view.next_roll is not None:
        facts |= {"crash": percent(view.next_roll.loss), "dice": view.pool}
    return Phrase(f"prompt-{view.phase}", facts)


def _prompt_travel(view: View) -> Phrase:
    facts: Arguments = {"seat": view.to_move, "space": view.space}
    if view.selection.flight is not None:
        return Phrase("prompt-selected", {**facts, **_flight_facts(view.selection.flight)})
    if any(group.allowed for group in view.roll):
        return Phrase("prompt-travel", {**facts, "faces": _faces(view.spaces[view.space].faces)})
    return Phrase("prompt-rescue", facts)


def describe(view: View, action: str) -> Phrase:
    """An action in words, in this position."""
    verb, _, argument = action.partition(" ")
    if verb == "discard-mission":
        if argument == "?":
            return Phrase("action-discard-hidden")
        return Phrase("action-discard", {"place": f"place-{argument}"})
    if verb == "choose":
        return Phrase("action-choose", {"cat": f"cat-{argument}"})
    if verb in ("use", "use-cat", "use-extra"):
        return _describe_choice(view, action, verb, argument)
    if verb in ("land", "land-up", "land-down"):
        return _describe_landing(view, action)
    flight = view.keep if verb == "keep" else view.selection.flight
    if verb in ("go", "keep") and flight is not None:
        return Phrase(f"action-{verb}", _flight_facts(flight))
    if verb == "stay" and view.next_roll is not None:
        return Phrase("action-stay", {"crash": percent(view.next_roll.loss)})
    return Phrase(f"action-plain-{verb}")


def _describe_choice(view: View, action: str, verb: str, argument: str) -> Phrase:
    facts: Arguments = {}
    if verb == "use":
        facts |= {"face": f"face-{argument}"}
        facts |= {"dice": sum(group.dice for group in view.roll if group.face == argument)}
    elif verb == "use-cat":
        facts |= {"seat": int(argument), "cat": "cat-one_die"}
    elif view.ufo is not None and view.ufo.token is not None:
        facts |= {"faces": _faces(view.ufo.token.faces)}
    for choice in view.choices:
        if choice.action == action:
            flight = _flight_facts(choice.added)
            # The step of this choice alone, and where all of the selection would end.
            flight |= {"step": choice.alone.distance}
            return Phrase(f"action-{verb}", {**facts, **flight})
    return Phrase(f"action-plain-{verb}", facts)


def _describe_landing(view: View, action: str) -> Phrase:
    for landing in view.landings:
        if landing.action == action:
            facts: Arguments = {"place": f"place-{landing.place}"}
            if landing.pays:
                return Phrase("action-land-planet", {**facts, "points": landing.pays})
            return Phrase("action-land", {**facts, "points": landing.points})
    return Phrase("action-plain-land")


def tell(event: Event, seat: int | None) -> Phrase:
    """A log line for this viewer: a discarded target is told to its owner alone."""
    args: Arguments = {}
    for name, value in event.seen_by(seat).items():
        if name == "astronaut":
            args["cat"] = f"cat-{value}"
        elif name in ("place", "target"):
            args["place"] = f"place-{value}"
        elif name in ("face", "goal"):
            args[name] = f"{name}-{value}"
        elif name == "targets":
            args["places"] = [Phrase(f"place-{target}") for target in str(value).split()]
        elif name in ("dice", "faces") and isinstance(value, str):
            args[name] = _faces(value.split())
        else:
            args[name] = value
    if event.kind == "discarded" and "place" in args:
        return Phrase("log-discarded-own", args)
    if event.kind == "landed" and not event.facts["points"]:
        return Phrase("log-landed-planet", args)
    return Phrase(f"log-{event.kind}", args)
