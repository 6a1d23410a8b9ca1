"""The turn begins: the ship flies, passengers come to the queues, a controller checks tickets."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.games.galaktiko.drop_off import begin_drop_off, let_stowaways_slip_off
from cosmodrome.games.galaktiko.parts import (
    CONTROLLER,
    END_OF_SHIFT,
    STATION_NAMES,
    STATIONS_PER_SECTOR,
    STOWAWAY,
)
from cosmodrome.games.galaktiko.piles import return_controller, turn_up
from cosmodrome.games.galaktiko.state import GalaktikoState

MOVE: Final = Family("move", STATION_NAMES)


class Move(Decision[GalaktikoState]):
    """Any free station of the route outside the own sector; ships may be passed."""

    def legal(self, s: GalaktikoState, legal: LegalActions) -> None:
        first = s.position() * STATIONS_PER_SECTOR
        taken: i64 = 0
        for station in s.station:
            taken |= 1 << station
        for station in s.variant.route:
            outside = station < first or station >= first + STATIONS_PER_SECTOR
            if outside and taken >> station & 1 == 0:
                legal.add(MOVE.first + station)

    def apply(self, s: GalaktikoState, action: i64) -> None:
        station = action - MOVE.first
        s.log_station("flew", station)
        s.station[s.to_move] = station
        if not s.end_triggered:
            refill(s)
        arrive(s)
        begin_drop_off(s)


def refill(s: GalaktikoState) -> None:
    """Turn up a card for each of the five sectors behind the ship, nearest first."""
    s.reveals += 1
    parts = s.variant.parts
    called, sectors = parts.called, parts.sectors
    here = s.position()
    behind: i64 = 1
    while behind <= called and not s.end_triggered:
        position = here - behind
        if position < 0:
            position += sectors
        card = turn_up(s)
        if card == END_OF_SHIFT:
            trigger_end(s)
        elif card == CONTROLLER:
            s.controllers[position] += 1
            s.log_arrival("controller-came", position, card)
        else:
            s.queue.append(position, card)
            s.log_arrival("came", position, card)
        if s.variant.to_the_last and s.upper.size == 0:
            trigger_end(s)
        behind += 1


def trigger_end(s: GalaktikoState) -> None:
    """The shift ends: this round is finished, one more is played."""
    s.end_triggered = True
    s.last_round = s.round + 1
    s.log_number("shift-ends", "round", s.last_round)


def arrive(s: GalaktikoState) -> None:
    """What happens by itself where the ship has come to, before anybody may get off."""
    if s.controllers[s.position()] > 0:
        meet_controller(s)
    s.rich_laid = False
    if s.variant.cheeky_stowaways:
        let_stowaways_slip_off(s)


def meet_controller(s: GalaktikoState) -> None:
    """One controller makes all stowaways aboard pay, or goes back into the pile."""
    seat = s.to_move
    s.controllers[s.position()] -= 1
    caught = False
    place: i64 = 0
    while place < s.hand.size(seat):
        card = s.hand.at(seat, place)
        if s.variant.parts.kinds[card] == STOWAWAY:
            caught = True
            s.hand.pop(seat, place)
            s.scored.append(seat, card)
            s.log_card("paid", seat, card)
        else:
            place += 1
    if caught:
        s.discard.put_on_top(CONTROLLER)
    else:
        return_controller(s)
        s.log_seat("controller-returned")
