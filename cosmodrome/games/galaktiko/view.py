"""What a seat may see of Galaktiko, and what is drawn.

All seats and spectators see the same: only the order of the piles is hidden, and it is
open when the game is over.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from cosmodrome.games.galaktiko import phases
from cosmodrome.games.galaktiko.drop_off import DONE, DROP
from cosmodrome.games.galaktiko.flight import MOVE
from cosmodrome.games.galaktiko.parts import (
    STATIONS_PER_SECTOR,
    STOWAWAY,
    VORTAN_CLASS,
    Parts,
)
from cosmodrome.games.galaktiko.placement import PLACE
from cosmodrome.games.galaktiko.scoring import aboard, delivered, score
from cosmodrome.games.galaktiko.state import GalaktikoState
from cosmodrome.games.galaktiko.turn import load
from cosmodrome.games.galaktiko.view_structs import (
    PHASES,
    Cause,
    DropOff,
    Piles,
    Sector,
    Ship,
    Station,
    View,
    Visit,
    Worth,
)
from cosmodrome.games.galaktiko.visits import visit


def view(state: GalaktikoState, seat: int | None) -> View:
    """What this seat may know; None: a spectator."""
    parts = state.variant.parts
    legal = state.legal()
    visits = Visits(state, legal)
    return View(
        seat=seat,
        to_move=state.mover(),
        phase=PHASES[state.phase],
        round=int(state.round),
        last_round=int(state.last_round),
        end_triggered=state.end_triggered,
        route=parts.routes[int(state.seats)],
        options=list(state.options),
        sectors=[_sector(state, position, visits) for position in range(int(parts.sectors))],
        ships=[_ship(state, owner, visits) for owner in range(state.seats)],
        discard=_names(parts, sorted(state.discard.top_first())),
        piles=_piles(state),
        floor=int(state.floor),
        rich_laid=state.rich_laid,
        can_leave=_names(parts, [n - int(DROP.first) for n in legal if DROP.holds(n)]),
        drop_offs=list(_drop_offs(state, [])) if state.phase == phases.DROP_OFF else [],
        ended_by=end_causes(state),
    )


def end_causes(state: GalaktikoState) -> list[Cause]:
    """Why the game is over; empty before that."""
    if state.phase != phases.OVER:
        return []
    return ["last-card" if state.variant.to_the_last else "end-of-shift"]


class Visits:
    """Every stop of every ship tried out: who would be aboard when all had got off who may."""

    def __init__(self, state: GalaktikoState, legal: list[int]) -> None:
        self.route = dict.fromkeys(state.variant.route)
        self.ships = {station: seat for seat, station in enumerate(state.station)}
        # Where the seat to move may place its ship, and where it may fly.
        self.places = {action - int(PLACE.first) for action in legal if PLACE.holds(action)}
        self.moves = {action - int(MOVE.first) for action in legal if MOVE.holds(action)}
        self.after: dict[tuple[int, int], GalaktikoState] = {}
        # Everybody aboard who could leave the ship there.
        self.leaving: dict[tuple[int, int], list[int]] = {}
        for seat in range(state.seats):
            hand = state.hand.of(seat)
            for station in self.route:
                after = visit(state, seat, station)
                self.after[seat, station] = after
                self.leaving[seat, station] = _without(hand, after.hand.of(seat))

    def exits(self, seat: int, card: int) -> list[int]:
        """The stations of the route where a passenger could leave the ship."""
        return [station for station in self.route if card in self.leaving[seat, station]]


def _without(cards: list[int], staying: list[int]) -> list[int]:
    """The cards that are not among those staying, which are some of them."""
    rest = list(cards)
    for card in staying:
        rest.remove(card)
    return rest


def _names(parts: Parts, cards: Iterable[int]) -> list[str]:
    return [parts.card_names[card] for card in cards]


def _piles(state: GalaktikoState) -> Piles:
    over = state.phase == phases.OVER
    parts = state.variant.parts
    return Piles(
        upper=int(state.upper.size),
        lower=int(state.lower.size),
        upper_cards=_names(parts, state.upper.top_first()) if over else None,
        lower_cards=_names(parts, state.lower.top_first()) if over else None,
    )


def _sector(state: GalaktikoState, position: int, visits: Visits) -> Sector:
    first = position * STATIONS_PER_SECTOR
    numbers = range(first, first + STATIONS_PER_SECTOR)
    return Sector(
        position=position,
        card=int(state.ring[position]),
        stations=[_station(state, number, visits) for number in numbers],
        queue=_names(state.variant.parts, state.queue.of(position)),
        controllers=int(state.controllers[position]),
    )


def _station(state: GalaktikoState, number: int, visits: Visits) -> Station:
    icon = state.variant.parts.icons[state.icons[number]]
    if number not in visits.route:
        return _off_route(number, icon, int(state.seats))
    there = None
    if number in visits.places:
        there = _placed(state, number)
    elif number in visits.moves:
        there = _visit(state, number, visits)
    return Station(
        number=number,
        icon=icon,
        on_route=True,
        ship=visits.ships.get(number),
        visit=there,
        leaving=[len(visits.leaving[seat, number]) for seat in range(state.seats)],
    )


@cache
def _off_route(number: int, icon: str, seats: int) -> Station:
    """A station where no ship of this game ever stops."""
    return Station(number, icon, on_route=False, ship=None, visit=None, leaving=[0] * seats)


def _placed(state: GalaktikoState, station: int) -> Visit:
    """Placing the ship: the whole queue comes aboard."""
    seat = int(state.to_move)
    queue = state.queue.of(station // STATIONS_PER_SECTOR)
    after = state.clone()
    after.apply(PLACE.first + station)
    return Visit(
        off=[],
        paid=[],
        boarding=_names(state.variant.parts, queue),
        gain=0,
        score=int(score(after, seat)),
        boarding_at=list(range(len(queue))),
        paired_at=[],
        refill=[],
    )


def _visit(state: GalaktikoState, station: int, visits: Visits) -> Visit:
    """Whom a ship could set down at a station, and who would then come aboard."""
    parts = state.variant.parts
    seat = int(state.to_move)
    position = station // STATIONS_PER_SECTOR
    queue = state.queue.of(position)
    after = visits.after[seat, station]
    scored = after.scored.of(seat)[state.scored.size(seat) :]
    paid = [card for card in scored if parts.kinds[card] == STOWAWAY]
    off = _without(visits.leaving[seat, station], paid)
    paired_at = _front_vortans(queue, off.count(VORTAN_CLASS))
    gain = int(delivered(after, seat) - delivered(state, seat))
    load(after)
    boarding_at = _boarding_at(state, after, position, paired_at)
    return Visit(
        off=_names(parts, off),
        paid=_names(parts, paid),
        boarding=_names(parts, [queue[place] for place in boarding_at]),
        gain=gain,
        score=int(score(after, seat)),
        boarding_at=boarding_at,
        paired_at=paired_at,
        refill=_refill(state, position),
    )


def _front_vortans(queue: list[int], pairs: int) -> list[int]:
    return [place for place, card in enumerate(queue) if card == VORTAN_CLASS][:pairs]


def _boarding_at(
    before: GalaktikoState, after: GalaktikoState, position: int, paired_at: list[int]
) -> list[int]:
    """The places in a queue of those who came aboard: all who left it and are no vortan's pair."""
    waiting = [p for p in range(before.queue.size(position)) if p not in paired_at]
    return waiting[: len(waiting) - int(after.queue.size(position))]


def _refill(state: GalaktikoState, position: int) -> list[int]:
    """The sectors behind a ship that get a new card, unless the shift ends in between."""
    if state.end_triggered:
        return []
    parts = state.variant.parts
    cards = min(int(parts.called), int(state.upper.size + state.lower.size))
    return [(position - behind) % int(parts.sectors) for behind in range(1, cards + 1)]


def _drop_offs(state: GalaktikoState, actions: list[int]) -> Iterator[DropOff]:
    """Every set of passengers that may get off, found by trying: ``done`` or a drop more."""
    ahead = _after(state, actions)
    if ahead.phase == phases.DROP_OFF:
        yield _drop_off(state, [*actions, int(DONE.first)])
        for action in ahead.legal():
            if DROP.holds(action):
                yield from _drop_offs(state, [*actions, action])
    else:
        yield _drop_off(state, actions)


def _after(state: GalaktikoState, actions: list[int]) -> GalaktikoState:
    ahead = state.clone()
    for action in actions:
        ahead.apply(action)
    return ahead


def _drop_off(state: GalaktikoState, actions: list[int]) -> DropOff:
    parts = state.variant.parts
    seat = int(state.to_move)
    position = state.position()
    off = [action - int(DROP.first) for action in actions if DROP.holds(action)]
    paired_at = _front_vortans(state.queue.of(position), off.count(VORTAN_CLASS))
    ahead = _after(state, actions)
    return DropOff(
        off=_names(parts, off),
        actions=[state.game.actions.name(action) for action in actions],
        gain=int(delivered(ahead, seat) - delivered(state, seat)),
        score=int(score(ahead, seat)),
        boarding_at=_boarding_at(state, ahead, position, paired_at),
        paired_at=paired_at,
    )


def _ship(state: GalaktikoState, owner: int, visits: Visits) -> Ship:
    parts = state.variant.parts
    hand = state.hand.of(owner)
    return Ship(
        station=int(state.station[owner]),
        hand=_names(parts, hand),
        worth=[_worth(parts, card, visits.exits(owner, card)) for card in hand],
        scored=_names(parts, sorted(state.scored.of(owner))),
        scored_worth=[int(parts.points_scored[card]) for card in sorted(state.scored.of(owner))],
        score=int(score(state, owner)),
        delivered=int(delivered(state, owner)),
        aboard=int(aboard(state, owner)),
    )


def _worth(parts: Parts, card: int, exits: list[int]) -> Worth:
    paid = int(parts.points_scored[card])
    return Worth(
        # Stowaways get off for nothing.
        off=0 if parts.kinds[card] == STOWAWAY else paid,
        paid=paid,
        kept=int(parts.points_in_hand[card]),
        exits=exits,
    )


def has_secrets(_: GalaktikoState) -> bool:
    """Whether some seat sees what others must not see: the hands of ships are open."""
    return False


def known_scores(state: GalaktikoState, viewer: int | None) -> list[int]:
    """The score of each seat, as far as this viewer may know it: here everything is open."""
    return state.scores()
