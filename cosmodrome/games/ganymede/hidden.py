"""Hidden cards of Ganymede: what a seat cannot know, and dealing it anew.

Specification section 9. Tiles and shuttles: only the order of the piles is hidden. Ships:
the deck and the other hands are hidden, but for what was taken openly and for cards that
the seat itself had put under the deck.
"""

from mypy_extensions import i64

from cosmodrome.engine.chance import Chance
from cosmodrome.games.ganymede.board import SETUP, Board
from cosmodrome.games.ganymede.parts import BAY_COUNT, SHIP_COUNT


def known_ships(state: Board, viewer: int, seat: int) -> list[int]:
    """The ships in another seat's hand that the viewer is sure of (a spectator is no seat)."""
    known = state.open_hand[seat].copy()
    for traced in state.traced[seat]:
        if traced // SHIP_COUNT == viewer:
            known.append(traced % SHIP_COUNT)
    known.sort()
    return known


def deal_anew(state: Board, seat: int) -> None:
    """Resample all that the seat cannot know, from what it knows alone."""
    chance = state.chance
    state.tile_stack = _reshuffled(state.tile_stack, state.tile_left, chance)
    state.earth_deck = _reshuffled(state.earth_deck, state.earth_left, chance)
    state.mars_deck = _reshuffled(state.mars_deck, state.mars_left, chance)
    if state.phase == SETUP:
        _deal_set_up(state, seat)
    else:
        _deal_ships(state, seat)


def _reshuffled(pile: list[int], left: i64, chance: Chance) -> list[int]:
    """The cards of a pile in a new order; sorted first, so that the old one leaves no trace."""
    cards = sorted(pile[:left])
    chance.shuffle(cards)
    return cards


def _deal_set_up(state: Board, seat: int) -> None:
    """Before the kept ships are turned up: all cards dealt to others may be anything."""
    pool = state.ship_deck[: state.ship_left]
    for other in range(state.table.seats):
        if other != seat:
            pool += state.hand[other]
            pool += [ship for ship in _bays(state, other) if ship >= 0]
    pool.sort()
    state.chance.shuffle(pool)
    for other in range(state.table.seats):
        if other != seat:
            for bay in range(BAY_COUNT):
                if state.ship[other * BAY_COUNT + bay] >= 0:
                    state.ship[other * BAY_COUNT + bay] = pool.pop()
            state.hand[other] = sorted([pool.pop() for _ in state.hand[other]])
    state.ship_deck = pool


def _bays(state: Board, seat: int) -> list[int]:
    return state.ship[seat * BAY_COUNT : (seat + 1) * BAY_COUNT]


def _deal_ships(state: Board, seat: int) -> None:
    """Split the unseen ships anew between the deck and the other hands."""
    deck = state.ship_deck[: state.ship_left]
    returners = state.returners
    # What the seat itself put under the deck stays where it is.
    own = [place < len(returners) and returners[place] == seat for place in range(len(deck))]
    pool = [ship for place, ship in enumerate(deck) if not own[place]]
    for other in range(state.table.seats):
        if other != seat:
            pool += _unknown_ships(state, seat, other)
    pool.sort()
    state.chance.shuffle(pool)
    for other in range(state.table.seats):
        if other != seat:
            _deal_hand(state, seat, other, pool)
    for place in range(len(deck)):
        if not own[place]:
            deck[place] = pool.pop()
    state.ship_deck = deck


def _unknown_ships(state: Board, seat: int, other: int) -> list[int]:
    """The ships of another hand that the seat cannot be sure of."""
    unknown = state.hand[other].copy()
    for ship in known_ships(state, seat, other):
        unknown.remove(ship)
    return unknown


def _deal_hand(state: Board, seat: int, other: int, pool: list[int]) -> None:
    """Fill another hand from the pool; what third seats know of it the seat cannot know."""
    known = known_ships(state, seat, other)
    missing = len(state.hand[other]) - len(known)
    state.hand[other] = sorted(known + [pool.pop() for _ in range(missing)])
    state.traced[other] = [traced for traced in state.traced[other] if traced // SHIP_COUNT == seat]
