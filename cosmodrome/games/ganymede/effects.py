"""What the effects of tiles, shuttles and ships let a player do, kind by kind.

docs/rules/ganymede.md, "Effects and limits". In which order effects are used is told by
sequence.py.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.pieces import replaced
from cosmodrome.engine.vecs import vec
from cosmodrome.games.ganymede import kinds, phases
from cosmodrome.games.ganymede.hidden import remember_drawn, remember_taken
from cosmodrome.games.ganymede.kinds import (
    BASIC_EFFECTS,
    BASIC_KINDS,
    NO_EFFECT,
    colours_of,
    kind_of,
)
from cosmodrome.games.ganymede.parts import (
    BOTTOM,
    COLOUR_COUNT,
    COLOURS,
    EARTH,
    EARTH_LIMIT,
    MARS,
    PLACE_COUNT,
    PLACES,
    SHIP_COUNT,
    SHIPS,
    TOP,
)
from cosmodrome.games.ganymede.state import NONE, SUPPLY, GanymedeState

ROUTES: Final = ("earth-mars", "mars-top", "mars-bottom", "top-bottom", "bottom-top")
ROUTE_COUNT: Final = 5
ROUTE_START: Final = vec[i64]([EARTH, MARS, MARS, TOP, BOTTOM])
ROUTE_END: Final = vec[i64]([MARS, TOP, BOTTOM, BOTTOM, TOP])

RECRUIT: Final = Family("recruit", COLOURS)
ADAPT: Final = Family("adapt", [f"{place} {colour}" for place in PLACES for colour in COLOURS])
INTO: Final = Family("into", COLOURS)
REPUTATION: Final = Family("reputation")
MOVE: Final = Family("move", [f"{route} {colour}" for route in ROUTES for colour in COLOURS])
TAKE_SHIP: Final = Family("take-ship", SHIPS)
DRAW_SHIP: Final = Family("draw-ship")
BASIC: Final = Family("basic", BASIC_KINDS)
DONE: Final = Family("done")


@mypyc_attr(native_class=True)
class EffectKind:
    """A kind of effect: the actions that use it once, and what they do.

    ``colours`` are those that the effect allows, as a set of bits.
    """

    def __init__(self, families: list[Family]) -> None:
        self.families: Final = families

    def possible(self, s: GanymedeState, colours: i64) -> bool:
        """Whether any action of legal() is there."""
        raise NotImplementedError

    def legal(self, s: GanymedeState, colours: i64, legal: LegalActions) -> None:
        """Add every action that uses the effect, in rising order."""
        raise NotImplementedError

    def holds(self, action: i64) -> bool:
        """Whether an action uses this kind of effect."""
        return any(family.holds(action) for family in self.families)

    def use(self, s: GanymedeState, action: i64) -> bool:
        """Carry out an action. False: another decision belongs to this use, and is asked now."""
        raise NotImplementedError


class Recruit(EffectKind):
    """A settler comes from the supply to Earth."""

    def possible(self, s: GanymedeState, colours: i64) -> bool:
        return any(may_recruit(s, colour, colours) for colour in range(COLOUR_COUNT))

    def legal(self, s: GanymedeState, colours: i64, legal: LegalActions) -> None:
        for colour in range(COLOUR_COUNT):
            if may_recruit(s, colour, colours):
                legal.add(RECRUIT.first + colour)

    def use(self, s: GanymedeState, action: i64) -> bool:
        colour = action - RECRUIT.first
        s.transfer(SUPPLY, s.spot(s.to_move, EARTH), colour, 1)
        s.log_colour("recruited", colour)
        return True


def may_recruit(s: GanymedeState, colour: i64, colours: i64) -> bool:
    """The colour must be a printed one, the supply must have it, and Earth must have room."""
    if colours >> colour & 1 == 0 or s.count(SUPPLY, colour) == 0:
        return False
    return s.at(s.to_move, EARTH) < EARTH_LIMIT


class Adapt(EffectKind):
    """A settler, wherever it is, is exchanged with one of another colour from the supply.

    The settler is picked first; `into` follows.
    """

    def possible(self, s: GanymedeState, colours: i64) -> bool:
        return any(
            may_adapt(s, place, old, colours)
            for place in range(PLACE_COUNT)
            for old in range(COLOUR_COUNT)
        )

    def legal(self, s: GanymedeState, colours: i64, legal: LegalActions) -> None:
        for place in range(PLACE_COUNT):
            for old in range(COLOUR_COUNT):
                if may_adapt(s, place, old, colours):
                    legal.add(ADAPT.first + place * COLOUR_COUNT + old)

    def use(self, s: GanymedeState, action: i64) -> bool:
        picked = action - ADAPT.first
        s.adapt_place = picked // COLOUR_COUNT
        s.adapt_colour = picked % COLOUR_COUNT
        s.phase = phases.INTO
        return False


def may_adapt(s: GanymedeState, place: i64, old: i64, colours: i64) -> bool:
    """Whether a settler of this colour is there and may become another one."""
    if s.count(s.spot(s.to_move, place), old) == 0:
        return False
    return any(may_become(s, place, old, new, colours) for new in range(COLOUR_COUNT))


def may_become(s: GanymedeState, place: i64, old: i64, new: i64, colours: i64) -> bool:
    """Old or new colour must be a printed one, and a bay must stay as it has to be."""
    if new == old or s.count(SUPPLY, new) == 0:
        return False
    if not (colours >> old | colours >> new) & 1:
        return False
    if place == TOP:
        return s.at(s.to_move, TOP) == 1
    return place != BOTTOM or s.count(s.spot(s.to_move, BOTTOM), new) == 0


class Reputation(EffectKind):
    """One step on the track; its bonus comes when the effect is finished."""

    def possible(self, s: GanymedeState, colours: i64) -> bool:
        return s.step[s.to_move] < s.variant.parts.last_step

    def legal(self, s: GanymedeState, colours: i64, legal: LegalActions) -> None:
        if self.possible(s, colours):
            legal.add(REPUTATION.first)

    def use(self, s: GanymedeState, action: i64) -> bool:
        take_step(s)
        return True


def take_step(s: GanymedeState) -> None:
    """The marker of the active seat goes one step on."""
    step = s.step[s.to_move] + 1
    s.step = replaced(s.step, s.to_move, step)
    s.stepped = True
    s.log_seat_number("stepped", "step", step)


class Move(EffectKind):
    """A settler goes one leg on, or from ship to ship."""

    def possible(self, s: GanymedeState, colours: i64) -> bool:
        return any(
            may_move(s, route, colour)
            for route in range(ROUTE_COUNT)
            for colour in range(COLOUR_COUNT)
        )

    def legal(self, s: GanymedeState, colours: i64, legal: LegalActions) -> None:
        for route in range(ROUTE_COUNT):
            for colour in range(COLOUR_COUNT):
                if may_move(s, route, colour):
                    legal.add(MOVE.first + route * COLOUR_COUNT + colour)

    def use(self, s: GanymedeState, action: i64) -> bool:
        route = (action - MOVE.first) // COLOUR_COUNT
        colour = (action - MOVE.first) % COLOUR_COUNT
        start, end = ROUTE_START[route], ROUTE_END[route]
        s.transfer(s.spot(s.to_move, start), s.spot(s.to_move, end), colour, 1)
        s.log_move(start, end, colour)
        return True


def may_move(s: GanymedeState, route: i64, colour: i64) -> bool:
    """Whether a settler of a colour is at the start of a route, and the end takes it."""
    seat = s.to_move
    if s.count(s.spot(seat, ROUTE_START[route]), colour) == 0:
        return False
    end = ROUTE_END[route]
    return s.room_on_mars(seat) > 0 if end == MARS else s.accepts(seat, end - TOP, colour)


class GetShip(EffectKind):
    """A ship goes to the hand: openly from the row, or unseen from the deck."""

    def possible(self, s: GanymedeState, colours: i64) -> bool:
        return ship_on_offer(s)

    def legal(self, s: GanymedeState, colours: i64, legal: LegalActions) -> None:
        list_ships_on_offer(s, legal)

    def use(self, s: GanymedeState, action: i64) -> bool:
        get_ship(s, action)
        return True


def ship_on_offer(s: GanymedeState) -> bool:
    """Whether a ship can be taken from the row or from the deck."""
    if s.ship_deck.size > 0:
        return True
    return max(s.ship_row) != NONE


def list_ships_on_offer(s: GanymedeState, legal: LegalActions) -> None:
    """The ships of the row, each name once and rising, then the deck."""
    for ship in range(SHIP_COUNT):
        if ship in s.ship_row:
            legal.add(TAKE_SHIP.first + ship)
    if s.ship_deck.size > 0:
        legal.add(DRAW_SHIP.first)


def get_ship(s: GanymedeState, action: i64) -> None:
    """Take or draw a ship."""
    if action == DRAW_SHIP.first:
        ship = draw_ship(s)
    else:
        ship = action - TAKE_SHIP.first
        take_ship(s, ship)
    s.hand.insert(s.to_move, ship)


def take_ship(s: GanymedeState, ship: i64) -> None:
    """The copy in the lowest slot of the row is taken; the slot stays empty until the refill."""
    slot: i64 = 0
    while s.ship_row[slot] != ship:
        slot += 1
    s.ship_row = replaced(s.ship_row, slot, NONE)
    remember_taken(s, ship)
    s.log_ship("took-ship", ship)


def draw_ship(s: GanymedeState) -> i64:
    """The top card of the deck, which only the active seat sees."""
    s.reveals += 1
    s.ship_deck = s.ship_deck.clone()
    ship = s.ship_deck.take()
    remember_drawn(s, ship)
    s.log_hidden_ship("drew-ship", ship)
    return ship


class Basic(EffectKind):
    """One of the five basic actions is chosen; all but reputation need another choice."""

    def possible(self, s: GanymedeState, colours: i64) -> bool:
        return any(possible(s, effect) for effect in BASIC_EFFECTS)

    def legal(self, s: GanymedeState, colours: i64, legal: LegalActions) -> None:
        for kind in range(len(BASIC_EFFECTS)):
            if possible(s, BASIC_EFFECTS[kind]):
                legal.add(BASIC.first + kind)

    def use(self, s: GanymedeState, action: i64) -> bool:
        kind = action - BASIC.first
        s.log_basic(kind)
        if kind == kinds.REPUTATION:
            take_step(s)
            return True
        s.basic_effect = BASIC_EFFECTS[kind]
        s.phase = phases.BASIC
        return False


# By kind.
_KINDS: Final[list[EffectKind]] = [
    Recruit([RECRUIT]),
    Adapt([ADAPT]),
    Reputation([REPUTATION]),
    Move([MOVE]),
    GetShip([TAKE_SHIP, DRAW_SHIP]),
    Basic([BASIC]),
]


def possible(s: GanymedeState, effect: i64) -> bool:
    """Whether an effect could be used now by the seat to move."""
    if effect == NO_EFFECT:
        return False
    return _KINDS[kind_of(effect)].possible(s, colours_of(effect))


def list_uses(s: GanymedeState, effect: i64, legal: LegalActions) -> None:
    """Every action that uses an effect."""
    if effect != NO_EFFECT:
        _KINDS[kind_of(effect)].legal(s, colours_of(effect), legal)


def is_use_of(effect: i64, action: i64) -> bool:
    """Whether an action uses an effect."""
    return effect != NO_EFFECT and _KINDS[kind_of(effect)].holds(action)


def use(s: GanymedeState, effect: i64, action: i64) -> bool:
    """Use an effect once. False: another decision belongs to this use, and is asked now."""
    return _KINDS[kind_of(effect)].use(s, action)
