"""Ships are launched, and others take their places.

docs/rules/ganymede.md, "Launch phase".
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.engine.pieces import replaced
from cosmodrome.games.ganymede.effects import DONE, get_ship, list_ships_on_offer
from cosmodrome.games.ganymede.hidden import known_to_all, remember_placed
from cosmodrome.games.ganymede.parts import BAY_COUNT, BAYS, SHIPS
from cosmodrome.games.ganymede.sequence import launch, launch_phase
from cosmodrome.games.ganymede.state import GanymedeState
from cosmodrome.games.ganymede.turn import list_hand

LAUNCH: Final = Family("launch", BAYS)
PLACE_SHIP: Final = Family("place-ship", SHIPS)


class FreeLaunch(Decision[GanymedeState]):
    """Any ship, however many are aboard, may be launched; or this launch is given up."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_launches(s, legal)
        legal.add(DONE.first)

    def apply(self, s: GanymedeState, action: i64) -> None:
        if action == DONE.first:
            s.log_seat("gave-up-launch")
            launch_phase(s)
        else:
            launch(s, action - LAUNCH.first)


class WhichLaunch(Decision[GanymedeState]):
    """Both ships are full: one of them is launched first."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_launches(s, legal)

    def apply(self, s: GanymedeState, action: i64) -> None:
        launch(s, action - LAUNCH.first)


def list_launches(s: GanymedeState, legal: LegalActions) -> None:
    """The bays that have a ship."""
    for bay in range(BAY_COUNT):
        if s.has_ship(s.to_move, bay):
            legal.add(LAUNCH.first + bay)


class NewShip(Decision[GanymedeState]):
    """After a launch a ship must be taken or drawn."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_ships_on_offer(s, legal)

    def apply(self, s: GanymedeState, action: i64) -> None:
        get_ship(s, action)
        launch_phase(s)


class PlaceShip(Decision[GanymedeState]):
    """A ship of the hand must go to the bay that has none."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_hand(s, PLACE_SHIP, legal)

    def apply(self, s: GanymedeState, action: i64) -> None:
        seat = s.to_move
        ship = action - PLACE_SHIP.first
        if not known_to_all(s, seat, ship):
            s.reveals += 1
        s.hand.remove(seat, ship)
        remember_placed(s, ship)
        s.bays = replaced(s.bays, seat * BAY_COUNT + s.bay, ship)
        s.log_bay("placed", s.bay, ship)
        s.bay = 0
        launch_phase(s)
