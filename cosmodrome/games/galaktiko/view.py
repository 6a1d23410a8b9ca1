"""What a seat may see of Galaktiko, and what is drawn.

All seats and spectators see the same: only the order of the piles is hidden, and it is
open when the game is over.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from cosmodrome.games.galaktiko.parts import (
    RICH,
    SECTORS,
    STATIONS_PER_SECTOR,
    STOWAWAY,
    VORTAN_CLASS,
    Parts,
)
from cosmodrome.games.galaktiko.rules import (
    DONE,
    DROP,
    DROP_OFF,
    HAND_LIMIT,
    MOVE,
    OVER,
    PHASES,
    PLACE,
    REFILL,
    GalaktikoState,
)


class Visit(Struct, frozen=True):
    """What the seat to move would find at a station, before any new card is turned up.

    ``boarding_at`` and ``paired_at`` are places in the queue: who comes aboard, and which
    vortans leave with ours. ``score`` is the running score if all this happens, ``refill``
    the sectors that get a new card.
    """

    off: list[str]
    paid: list[str]
    boarding: list[str]
    gain: int
    score: int
    boarding_at: list[int]
    paired_at: list[int]
    refill: list[int]


class Station(Struct, frozen=True):
    """A place where ships stop. ``visit`` is None where the seat to move cannot go.

    ``leaving`` tells for each seat how many could get off if its ship came here now.
    """

    number: int
    icon: str
    on_route: bool
    ship: int | None
    visit: Visit | None
    leaving: list[int]


class Sector(Struct, frozen=True):
    """A position of the ring with its stations and whoever waits there, front first."""

    position: int
    card: int
    stations: list[Station]
    queue: list[str]
    controllers: int


class Worth(Struct, frozen=True):
    """The points for somebody aboard: set down, caught by a controller, kept to the end.

    ``exits`` are the stations of the route that they could leave the ship at as things stand.
    """

    off: int
    paid: int
    kept: int
    exits: list[int]


class Ship(Struct, frozen=True):
    """A seat's taxi: where it stands, who is aboard and their worth, who was delivered."""

    station: int
    hand: list[str]
    worth: list[Worth]
    scored: list[str]
    score: int
    delivered: int
    aboard: int


class Piles(Struct, frozen=True):
    """How many cards are left; which ones only when the game is over (top first)."""

    upper: int
    lower: int
    upper_cards: list[str] | None
    lower_cards: list[str] | None


class DropOff(Struct, frozen=True):
    """A way to finish the drop-off: who gets off, all actions for it, and what follows.

    ``boarding_at`` and ``paired_at`` are places in the queue, as in a visit.
    """

    off: list[str]
    actions: list[str]
    gain: int
    score: int
    boarding_at: list[int]
    paired_at: list[int]


class View(Struct, frozen=True):
    """The table as every seat and spectator sees it."""

    seat: int | None
    to_move: int
    phase: str
    round: int
    last_round: int
    end_triggered: bool
    route: str
    options: list[str]
    sectors: list[Sector]
    ships: list[Ship]
    discard: list[str]
    piles: Piles
    floor: int
    rich_laid: bool
    can_leave: list[str]
    drop_offs: list[DropOff]


class Reveal(Struct, frozen=True):
    """The whole state, with the names of the specification; piles top first."""

    ring: list[int]
    queue: list[list[str]]
    controllers: list[int]
    station: list[int]
    hand: list[list[str]]
    scored: list[list[str]]
    discard: list[str]
    upper: list[str]
    lower: list[str]
    phase: str
    seat: int
    round: int
    end_triggered: bool
    last_round: int
    floor: int
    rich_laid: bool


def reveal(state: GalaktikoState) -> Reveal:
    """Everything, for replays and tests."""
    parts = state.table.parts
    return Reveal(
        ring=list(state.ring),
        queue=[_names(parts, queue) for queue in state.queue],
        controllers=list(state.controllers),
        station=list(state.station),
        hand=[_names(parts, hand) for hand in state.hand],
        scored=[_names(parts, sorted(scored)) for scored in state.scored],
        discard=_names(parts, sorted(state.discard)),
        upper=_names(parts, _pile(state.upper, state.upper_left)),
        lower=_names(parts, _pile(state.lower, state.lower_left)),
        phase=PHASES[state.phase],
        seat=state.to_move,
        round=state.round,
        end_triggered=state.end_triggered,
        last_round=state.last_round,
        floor=state.floor,
        rich_laid=state.rich_laid,
    )


def view(state: GalaktikoState, seat: int | None) -> View:
    """What this seat may know; None: a spectator."""
    table = state.table
    parts = table.parts
    options = ("cheeky_stowaways", "find_their_way", "to_the_last", "rich_first")
    asked = state.legal()
    return View(
        seat=seat,
        to_move=state.to_move,
        phase=PHASES[state.phase],
        round=state.round,
        last_round=state.last_round,
        end_triggered=state.end_triggered,
        route=parts.routes[table.seats],
        options=[name for name in options if getattr(table, name)],
        sectors=[_sector(state, position, asked) for position in range(SECTORS)],
        ships=[_ship(state, owner) for owner in range(table.seats)],
        discard=_names(parts, sorted(state.discard)),
        piles=_piles(state),
        floor=state.floor,
        rich_laid=state.rich_laid,
        can_leave=_names(parts, [n - DROP for n in asked if DROP <= n < DONE]),
        drop_offs=list(_drop_offs(state, [])) if state.phase == DROP_OFF else [],
    )


def _names(parts: Parts, cards: Iterable[int]) -> list[str]:
    return [parts.card_names[card] for card in cards]


def _pile(cards: list[int], left: int) -> list[int]:
    return cards[:left][::-1]


def _piles(state: GalaktikoState) -> Piles:
    over = state.phase == OVER
    parts = state.table.parts
    return Piles(
        upper=int(state.upper_left),
        lower=int(state.lower_left),
        upper_cards=_names(parts, _pile(state.upper, state.upper_left)) if over else None,
        lower_cards=_names(parts, _pile(state.lower, state.lower_left)) if over else None,
    )


def _sector(state: GalaktikoState, position: int, asked: list[int]) -> Sector:
    numbers = range(position * STATIONS_PER_SECTOR, (position + 1) * STATIONS_PER_SECTOR)
    return Sector(
        position=position,
        card=state.ring[position],
        stations=[_station(state, number, asked) for number in numbers],
        queue=_names(state.table.parts, state.queue[position]),
        controllers=state.controllers[position],
    )


def _station(state: GalaktikoState, number: int, asked: list[int]) -> Station:
    on_route = number in state.table.route
    seats = range(state.table.seats)
    visit = None
    if PLACE + number in asked:
        visit = _start(state, number)
    elif MOVE + number in asked:
        visit = _visit(state, number, state.to_move)
    return Station(
        number=number,
        icon=state.table.parts.icons[state.icon_at(number)],
        on_route=on_route,
        ship=state.station.index(number) if number in state.station else None,
        visit=visit,
        leaving=[len(_leaving(state, number, seat)) if on_route else 0 for seat in seats],
    )


def _start(state: GalaktikoState, station: int) -> Visit:
    """Placing the ship: the whole queue comes aboard."""
    parts = state.table.parts
    queue = state.queue[station // STATIONS_PER_SECTOR]
    return Visit(
        off=[],
        paid=[],
        boarding=_names(parts, queue),
        gain=0,
        score=sum(parts.points_in_hand[number] for number in queue),
        boarding_at=list(range(len(queue))),
        paired_at=[],
        refill=[],
    )


def _who_leaves(state: GalaktikoState, station: int, seat: int) -> tuple[list[int], list[int], int]:
    """Whose wish a station is, who would pay a controller there, how many vortans pair off."""
    parts = state.table.parts
    hand = state.hand[seat]
    position = station // STATIONS_PER_SECTOR
    paid = []
    if state.controllers[position]:
        paid = [number for number in hand if parts.kinds[number] == STOWAWAY]
    bit = 1 << state.icon_at(station)
    wanting = [n for n in hand if n not in paid and parts.icon_bits[n] & bit]
    if state.table.rich_first and not any(parts.kinds[n] == RICH for n in wanting):
        cheeky = state.table.cheeky_stowaways
        wanting = [n for n in wanting if cheeky and parts.kinds[n] == STOWAWAY]
    pairs = min(hand.count(VORTAN_CLASS), state.queue[position].count(VORTAN_CLASS))
    return wanting, paid, pairs


def _leaving(state: GalaktikoState, station: int, seat: int) -> list[int]:
    """Everybody aboard who could leave the ship there; of the vortans as many as find another."""
    wanting, paid, pairs = _who_leaves(state, station, seat)
    return [*wanting, *paid, *[VORTAN_CLASS] * pairs]


def _visit(state: GalaktikoState, station: int, seat: int) -> Visit:
    """Whom a ship could set down at a station, and who would then come aboard."""
    parts = state.table.parts
    hand = state.hand[seat]
    position = station // STATIONS_PER_SECTOR
    queue = state.queue[position]
    wanting, paid, pairs = _who_leaves(state, station, seat)
    off = wanting + [VORTAN_CLASS] * pairs
    paired_at = _front_vortans(queue, pairs)
    staying = list(hand)
    for number in off + paid:
        staying.remove(number)
    waiting = [place for place in range(len(queue)) if place not in paired_at]
    boarding_at = waiting[: HAND_LIMIT - len(staying)]
    boarding = [queue[place] for place in boarding_at]
    gain = sum(parts.points_scored[n] for n in paid)
    gain += sum(_points_off(parts, n) for n in off)
    delivered = sum(parts.points_scored[n] for n in state.scored[seat])
    return Visit(
        off=_names(parts, off),
        paid=_names(parts, paid),
        boarding=_names(parts, boarding),
        gain=gain,
        score=delivered + gain + sum(parts.points_in_hand[n] for n in staying + boarding),
        boarding_at=boarding_at,
        paired_at=paired_at,
        refill=_refill(state, position),
    )


def _front_vortans(queue: list[int], pairs: int) -> list[int]:
    return [place for place, number in enumerate(queue) if number == VORTAN_CLASS][:pairs]


def _points_off(parts: Parts, number: int) -> int:
    """Stowaways get off for nothing; a vortan brings nothing anyway."""
    return 0 if parts.kinds[number] == STOWAWAY else int(parts.points_scored[number])


def _refill(state: GalaktikoState, position: int) -> list[int]:
    """The sectors behind a ship that get a new card, unless the shift ends in between."""
    if state.end_triggered:
        return []
    cards = min(REFILL, int(state.upper_left + state.lower_left))
    return [(position - behind) % SECTORS for behind in range(1, cards + 1)]


def _drop_offs(state: GalaktikoState, actions: list[int]) -> Iterator[DropOff]:
    """Every set of passengers that may get off, found by trying: ``done`` or a drop more."""
    ahead = state.clone()
    for action in actions:
        ahead.apply(action)
    if ahead.phase == DROP_OFF:
        yield _drop_off(state, [*actions, DONE])
        for action in ahead.legal():
            if action != DONE:
                yield from _drop_offs(state, [*actions, action])
    else:
        yield _drop_off(state, actions)


def _drop_off(state: GalaktikoState, actions: list[int]) -> DropOff:
    parts = state.table.parts
    seat = state.to_move
    queue = state.queue[state.station[seat] // STATIONS_PER_SECTOR]
    ahead = state.clone()
    for action in actions:
        ahead.apply(action)
    off = [action - DROP for action in actions if action != DONE]
    paired_at = _front_vortans(queue, off.count(VORTAN_CLASS))
    waiting = [place for place in range(len(queue)) if place not in paired_at]
    boarding = len(waiting) - len(ahead.queue[state.station[seat] // STATIONS_PER_SECTOR])
    return DropOff(
        off=_names(parts, off),
        actions=[state.game.actions.name(action) for action in actions],
        gain=sum(_points_off(parts, number) for number in off),
        score=ahead.scores()[seat],
        boarding_at=waiting[:boarding],
        paired_at=paired_at,
    )


def _ship(state: GalaktikoState, owner: int) -> Ship:
    parts = state.table.parts
    delivered = sum(parts.points_scored[number] for number in state.scored[owner])
    aboard = sum(parts.points_in_hand[number] for number in state.hand[owner])
    leaving = {station: _leaving(state, station, owner) for station in state.table.route}
    return Ship(
        station=state.station[owner],
        hand=_names(parts, state.hand[owner]),
        worth=[_worth(parts, number, leaving) for number in state.hand[owner]],
        scored=_names(parts, sorted(state.scored[owner])),
        score=delivered + aboard,
        delivered=delivered,
        aboard=aboard,
    )


def _worth(parts: Parts, number: int, leaving: dict[int, list[int]]) -> Worth:
    return Worth(
        off=_points_off(parts, number),
        paid=int(parts.points_scored[number]),
        kept=int(parts.points_in_hand[number]),
        exits=[station for station, cards in leaving.items() if number in cards],
    )


def scores(view: View) -> list[int]:
    """The score of each seat, as far as this viewer may know it: here everything is open."""
    return [ship.score for ship in view.ships]
