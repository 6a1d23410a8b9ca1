# interpreted: msgspec structs
"""Dice and flights as they are drawn: what a roll allows, where each choice leads, at what risk."""

from collections.abc import Iterable
from itertools import combinations

from msgspec import Struct

from cosmodrome.games.mlem import odds
from cosmodrome.games.mlem.journal import PLACE_NAMES
from cosmodrome.games.mlem.parts import (
    AFTERBURNER,
    CATS,
    COMET,
    FACES,
    GALAXY,
    KEEP,
    PLANET,
    SATELLITE,
    TARGETS,
)
from cosmodrome.games.mlem.position import PHASES, TRAVEL
from cosmodrome.games.mlem.rules import (
    GO,
    KEEP_DICE,
    LAND_DOWN,
    LAND_UP,
    USE,
    USE_CAT,
    USE_EXTRA,
    MlemState,
)
from cosmodrome.games.mlem.scoring import planet_points


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


def members(bits: int) -> list[int]:
    """The members of a set of bits."""
    return [number for number in range(int(bits).bit_length()) if int(bits) >> number & 1]


def groups(state: MlemState) -> list[Group]:
    """The rolled dice, face by face."""
    allowed = state.table.parts.faces[state.space]
    return [
        Group(
            face=FACES[face],
            dice=count,
            allowed=face in allowed,
            selected=face in members(state.selected),
            distance=state.group_distance(face),
        )
        for face, count in enumerate(state.roll)
        if count
    ]


def selection(state: MlemState) -> Selection:
    """What is selected, and the flight that it makes."""
    return Selection(
        faces=[FACES[face] for face in members(state.selected)],
        cats=members(state.selected_cats),
        extra=state.extra_selected,
        kept=state.kept,
        flight=flight_with(state, []) if state.anything_selected() else None,
    )


def choice(state: MlemState, action: int) -> Choice:
    """Something to select, alone and added to what is selected."""
    bare = state.clone()
    bare.selected = bare.selected_cats = 0
    bare.extra_selected = bare.kept = False
    return Choice(
        action=state.game.actions.name(action),
        alone=flight_with(bare, [action]),
        added=flight_with(state, [action]),
    )


def flight_with(state: MlemState, actions: Iterable[int]) -> Flight:
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


def legal_plans(state: MlemState, choices: list[int], may_keep: bool) -> list[Plan]:
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
                plans.append(Plan(names, flight_with(state, actions)))
    return plans


def destinations(plans: list[Plan]) -> list[Flight]:
    """Every different end of a flight that the commander may still bring about."""
    flights: dict[tuple[int, int, float], Flight] = {}
    for plan in plans:
        flight = plan.flight
        flights.setdefault((flight.space, flight.pool, flight.loss), flight)
    return [flights[key] for key in sorted(flights)]


def next_roll(state: MlemState) -> NextRoll | None:
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


def landing(state: MlemState, action: int) -> Landing:
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
