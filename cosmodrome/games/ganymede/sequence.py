"""The sequence of a turn once a card is chosen: its effects, then launches, then the end.

docs/rules/ganymede.md, "Entries" and "Launch phase". A launch has effects too, so the two
call each other.
"""

from mypy_extensions import i64

from cosmodrome.engine.pieces import replaced
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.effects import possible, ship_on_offer
from cosmodrome.games.ganymede.kinds import BASIC_EFFECT, NO_EFFECT, kind_of
from cosmodrome.games.ganymede.parts import (
    BASIC_BONUS,
    BAY_COUNT,
    BOTTOM_BAY,
    COLOUR_COUNT,
    LAUNCH_BONUS,
    TOP,
    TOP_BAY,
)
from cosmodrome.games.ganymede.state import NONE, SUPPLY, GanymedeState
from cosmodrome.games.ganymede.turn import end_turn


def start_either(s: GanymedeState, one: i64, other: i64, uses: i64) -> None:
    """Work off a choice of two effects, which are put into the order of their actions.

    Two of one kind are the same as one with the colours of both.
    """
    if kind_of(one) == kind_of(other):
        start_effect(s, one | other, NO_EFFECT, uses)
    else:
        start_effect(s, min(one, other), max(one, other), uses)


def start_effect(s: GanymedeState, effect: i64, other: i64, uses: i64) -> None:
    """Work off an effect, or a choice of two."""
    s.effect = effect
    s.other_effect = other
    s.total_uses = uses
    s.uses_left = uses
    s.stepped = False
    continue_effect(s)


def continue_effect(s: GanymedeState) -> None:
    """Ask for the next use, unless the effect is used up or nothing of it is possible."""
    s.basic_effect = NO_EFFECT
    if s.uses_left > 0 and (possible(s, s.effect) or possible(s, s.other_effect)):
        s.phase = phases.ENTRY
    else:
        end_effect(s)


def end_effect(s: GanymedeState) -> None:
    """The marker has stopped, so its space may give a bonus. Then comes what waits."""
    stopped = s.stepped
    s.effect = NO_EFFECT
    s.other_effect = NO_EFFECT
    s.total_uses = 0
    s.uses_left = 0
    s.stepped = False
    s.bonus = False
    if stopped:
        bonus = s.variant.parts.track_bonus[s.step[s.to_move]]
        if bonus == BASIC_BONUS:
            s.log_seat("bonus-basic")
            s.bonus = True
            start_effect(s, BASIC_EFFECT, NO_EFFECT, 1)
            return
        if bonus == LAUNCH_BONUS:
            s.log_seat("bonus-launch")
            s.free_launches += 1
    waiting = len(s.pending_effects)
    if waiting > 0:
        effect = s.pending_effects[waiting - 1]
        s.pending_effects = s.pending_effects[: waiting - 1]
        start_effect(s, effect, NO_EFFECT, 1)
    else:
        after_effects(s)


def after_effects(s: GanymedeState) -> None:
    """A new ship follows a launched one; then all launches that are due."""
    launching = s.launching != NONE
    s.used_tile = NONE
    s.used_shuttle = NONE
    s.launching = NONE
    s.discarded = 0
    if launching and ship_on_offer(s):
        s.phase = phases.NEW_SHIP
    else:
        launch_phase(s)


def launch_phase(s: GanymedeState) -> None:
    """New ships first, then free launches, then full ships, until nothing is left to do."""
    seat = s.to_move
    for bay in range(BAY_COUNT):
        if not s.has_ship(seat, bay) and s.hand.size(seat) > 0:
            s.bay = bay
            s.phase = phases.PLACE_SHIP
            return
    if s.free_launches > 0 and (s.has_ship(seat, TOP_BAY) or s.has_ship(seat, BOTTOM_BAY)):
        s.free_launches -= 1
        s.phase = phases.FREE_LAUNCH
        return
    top = s.full(seat, TOP_BAY)
    bottom = s.full(seat, BOTTOM_BAY)
    if top and bottom:
        s.phase = phases.WHICH_LAUNCH
    elif top or bottom:
        launch(s, TOP_BAY if top else BOTTOM_BAY)
    else:
        s.free_launches = 0
        end_turn(s)


def launch(s: GanymedeState, bay: i64) -> None:
    """The settlers leave for the supply, the ship counts and does what is printed on it."""
    seat = s.to_move
    parts = s.variant.parts
    ship = s.ship_in(seat, bay)
    aboard = s.spot(seat, TOP + bay)
    for colour in range(COLOUR_COUNT):
        s.transfer(aboard, SUPPLY, colour, s.count(aboard, colour))
    s.bays = replaced(s.bays, seat * BAY_COUNT + bay, NONE)
    s.launched = s.launched.with_card(seat, ship)
    s.log_bay("launched", bay, ship)
    s.launching = ship
    start_effect(s, parts.ship_effect[ship], NO_EFFECT, parts.ship_times[ship])
