# interpreted: msgspec structs
"""Dice and flights as they are drawn: what a roll allows, where each choice leads, at what risk."""

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from msgspec import Struct

from cosmodrome.engine.actions import Family
from cosmodrome.games.mlem import odds, phases
from cosmodrome.games.mlem.boarding import launch_space
from cosmodrome.games.mlem.dice import (
    can_select,
    clear_selection,
    dice_to_spend,
    distance,
    group_distance,
)
from cosmodrome.games.mlem.flight import flown, meets_ufo
from cosmodrome.games.mlem.landing import LAND, LAND_DOWN, LAND_UP, step_of
from cosmodrome.games.mlem.parts import FACES, PLACE_NAMES, PLANET, TARGETS, Face, Place, owner_of
from cosmodrome.games.mlem.placing import land, place_at
from cosmodrome.games.mlem.scoring import planet_points
from cosmodrome.games.mlem.state import MlemState
from cosmodrome.games.mlem.travel import GO, KEEP, USE, USE_CAT, USE_EXTRA, select

# What adds to a flight, and where a cat may land.
_CHOICES: Final = (USE, USE_CAT, USE_EXTRA)
_LANDINGS: Final = (LAND, LAND_UP, LAND_DOWN)


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

    face: Face
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

    faces: list[Face]
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
    place: Place
    points: int
    pays: int


def members(bits: int) -> list[int]:
    """The members of a set of bits."""
    return [number for number in range(int(bits).bit_length()) if int(bits) >> number & 1]


def groups(state: MlemState) -> list[Group]:
    """The rolled dice, face by face."""
    allowed = state.variant.parts.faces[state.space]
    return [
        Group(
            face=FACES[face],
            dice=int(count),
            allowed=face in allowed,
            selected=face in members(state.selected),
            distance=int(group_distance(state, face)),
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
        flight=flight(state) if state.anything_selected() else None,
    )


def flight(state: MlemState) -> Flight:
    """The flight of what is selected, tried out on a copy."""
    ahead = flown(state)
    space, pool = int(ahead.space), int(ahead.pool)
    return Flight(
        distance=int(distance(state)),
        spent=int(dice_to_spend(state)),
        space=space,
        pool=pool,
        crash=odds.crash_chance(state.variant.parts, space, pool),
        loss=odds.loss_chance(ahead, space, pool),
        ufo_points=ahead.ufo_stack.top_first()[0] if meets_ufo(ahead) else None,
    )


def with_selected(state: MlemState, actions: Iterable[int]) -> MlemState:
    """A copy with some more things selected; it does not fly, even if nothing else is left."""
    copy = state.clone()
    for action in actions:
        select(copy, action)
    return copy


def choices(state: MlemState, legal: list[int]) -> list[Choice]:
    """Everything that adds to a flight, alone and added to what is selected."""
    bare = state.clone()
    clear_selection(bare)
    return [
        Choice(
            action=state.game.actions.name(action),
            alone=flight(with_selected(bare, [action])),
            added=flight(with_selected(state, [action])),
        )
        for action in _of(_CHOICES, legal)
    ]


def keep(state: MlemState, legal: list[int]) -> Flight | None:
    """The flight of what is selected if the dice were kept; None where they cannot be."""
    action = int(KEEP.first)
    return flight(with_selected(state, [action])) if action in legal else None


def plans(state: MlemState, legal: list[int]) -> list[Plan]:
    """Everything that the commander may still do until the rocket flies."""
    if state.phase != phases.TRAVEL:
        return []
    adding = _of(_CHOICES, legal)
    found = []
    for count in range(len(adding) + 1):
        for actions in combinations(adding, count):
            selected = with_selected(state, actions)
            if selected.anything_selected():
                found.append(_plan(selected, actions))
                if KEEP.first in selected.legal():
                    kept = with_selected(selected, [int(KEEP.first)])
                    found.append(_plan(kept, [*actions, int(KEEP.first)]))
    return found


def _plan(selected: MlemState, actions: Iterable[int]) -> Plan:
    """With nothing left to select the rocket flies by itself."""
    last = [int(GO.first)] if can_select(selected) else []
    name = selected.game.actions.name
    return Plan([name(action) for action in [*actions, *last]], flight(selected))


def destinations(plans: list[Plan]) -> list[Flight]:
    """Every different end of a flight that the commander may still bring about."""
    flights: dict[tuple[int, int, float], Flight] = {}
    for plan in plans:
        flight = plan.flight
        flights.setdefault((flight.space, flight.pool, flight.loss), flight)
    return [flights[key] for key in sorted(flights)]


def next_roll(state: MlemState) -> NextRoll | None:
    """Before a roll: while cats board, and while they decide to land or to stay."""
    if state.phase not in (phases.BOARDING, phases.LANDING):
        return None
    parts = state.variant.parts
    space = int(launch_space(state) if state.phase == phases.BOARDING else state.space)
    pool = int(state.pool)
    return NextRoll(
        space=space,
        dice=pool,
        crash=odds.crash_chance(parts, space, pool),
        loss=odds.loss_chance(state, space, pool),
        reach=odds.reach_chances(parts, space, pool, odds.bonus_distances(state, space)),
    )


def landings(state: MlemState, legal: list[int]) -> list[Landing]:
    """Where the cat that is asked may land."""
    return [_landing(state, action) for action in _of(_LANDINGS, legal)]


def _landing(state: MlemState, action: int) -> Landing:
    """What a landing would bring, tried out on a copy."""
    parts = state.variant.parts
    seat = owner_of(state.rocket[state.landing_index])
    place = int(place_at(parts, state.space + step_of(action)))
    after = state.clone()
    land(after, step_of(action))
    on_planet = place < TARGETS and parts.kind[place] == PLANET
    pays = planet_points(after, after.arrivals, place)[seat] if on_planet else 0
    return Landing(
        action=state.game.actions.name(action),
        place=PLACE_NAMES[place],
        points=int(after.points[seat] - state.points[seat]),
        pays=int(pays),
    )


def _of(families: Iterable[Family], actions: list[int]) -> list[int]:
    """The actions that are of one of these families."""
    return [action for action in actions if any(family.holds(action) for family in families)]
