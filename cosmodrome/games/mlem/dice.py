"""The dice: what a roll offers to the commander, and how far a selection flies.

docs/rules/mlem.md, "Travel phase".
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.game import Event, Facts
from cosmodrome.engine.pieces import popcount
from cosmodrome.games.mlem.parts import (
    AFTERBURNER,
    EXTRA,
    FACE_COUNT,
    FACES,
    KEEP,
    NONE,
    ONE,
    ONE_DIE,
    REROLL,
    astronaut_of,
    owner_of,
)
from cosmodrome.games.mlem.state import NO_DICE, MlemState

# The faces 1 to 4 as a set of bits: dice that are spent when they fly.
SPENT_FACES: Final = (1 << AFTERBURNER) - 1


def roll_dice(s: MlemState) -> None:
    """One number below 6**dice is a whole roll: its digits to base 6 are the sides."""
    sides = s.variant.parts.sides
    count: i64 = len(sides)
    number = s.chance.below(s.variant.parts.rolls[s.pool])
    roll = NO_DICE[:]
    for _ in range(s.pool):
        roll[sides[number % count]] += 1
        number //= count
    s.roll = roll
    log_roll(s)


# --- what may be selected -----------------------------------------------------------


def can_select(s: MlemState) -> bool:
    """Whether the commander can do anything but fly, or crash, with what is selected."""
    return usable_faces(s) != 0 or usable_cats(s, s.space) != 0 or token_is_usable(s)


def usable_faces(s: MlemState) -> i64:
    """The faces, as bits, that the roll shows and the space allows, and that are not selected."""
    faces: i64 = 0
    for face in range(FACE_COUNT):
        if s.roll[face] > 0 and s.variant.parts.value(s.space, face) > 0:
            faces |= 1 << face
    return faces & ~s.selected


def usable_cats(s: MlemState, space: i64) -> i64:
    """The seats, as bits, whose `one_die` aboard is a die showing 1 on a space.

    A cat is that once in an expedition.
    """
    seats: i64 = 0
    if s.variant.parts.value(space, ONE) > 0:
        for cat in s.rocket:
            if astronaut_of(cat) == ONE_DIE:
                seats |= 1 << owner_of(cat)
    return seats & ~s.used_cats


def token_is_usable(s: MlemState) -> bool:
    """Whether the ability of the open expedition token can be used now."""
    ability = fresh_ability(s)
    if ability == EXTRA:
        return extra_distance(s, s.space) > 0
    if ability == KEEP:
        return s.selected & SPENT_FACES != 0 and s.pool >= 2
    return ability == REROLL and not s.anything_selected()


def fresh_ability(s: MlemState) -> i64:
    """The ability of the open token while it was not used, NONE otherwise."""
    if s.token == NONE or s.token_used:
        return NONE
    return s.variant.parts.abilities[s.token]


# --- how far it flies ---------------------------------------------------------------


def group_distance(s: MlemState, face: i64) -> i64:
    """How far the rolled dice that show a face would fly from here."""
    return s.roll[face] * s.variant.parts.value(s.space, face)


def extra_distance(s: MlemState, space: i64) -> i64:
    """How far the extra faces of the open token would fly from a space."""
    parts = s.variant.parts
    distance: i64 = 0
    for place in range(parts.extra_faces.size(s.token)):
        distance += parts.value(space, parts.extra_faces.at(s.token, place))
    return distance


def distance(s: MlemState) -> i64:
    """How far the selection flies."""
    total = popcount(s.selected_cats)
    for face in range(FACE_COUNT):
        if s.selected >> face & 1:
            total += group_distance(s, face)
    return total + extra_distance(s, s.space) if s.extra_selected else total


def dice_to_spend(s: MlemState) -> i64:
    """How many dice the flight of the selection costs."""
    dice: i64 = 0
    if not s.kept:
        for face in range(AFTERBURNER):
            if s.selected >> face & 1:
                dice += s.roll[face]
    return dice


def clear_selection(s: MlemState) -> None:
    """Nothing is selected any more."""
    s.selected = 0
    s.selected_cats = 0
    s.extra_selected = False
    s.kept = False


def log_roll(s: MlemState) -> None:
    """The commander has rolled."""
    if s.journal is not None:
        dice = [FACES[face] for face in range(FACE_COUNT) for _ in range(s.roll[face])]
        facts: Facts = {"seat": s.commander(), "dice": " ".join(dice)}
        s.journal.append(Event("rolled", facts))
