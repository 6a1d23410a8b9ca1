"""The end of a turn, of a round and of the game."""

from mypy_extensions import i64

from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.games.galaktiko import phases
from cosmodrome.games.galaktiko.parts import STATIONS_PER_SECTOR
from cosmodrome.games.galaktiko.state import HAND_LIMIT, GalaktikoState


def end_turn(s: GalaktikoState) -> None:
    """Passengers come aboard, then the next seat has its turn."""
    load(s)
    s.phase = phases.MOVE
    s.floor = 0
    s.rich_laid = False
    if s.to_move < s.seats - 1:
        s.to_move += 1
    elif s.end_triggered and s.round == s.last_round:
        end_game(s)
    else:
        s.round += 1
        s.to_move = 0
        s.log_number("round", "round", s.round)


def load(s: GalaktikoState) -> None:
    """The front of the queue comes aboard until six are, like it or not."""
    seat = s.to_move
    position = s.position()
    while s.hand.size(seat) < HAND_LIMIT and s.queue.size(position) > 0:
        card = s.queue.pop(position, 0)
        s.hand.insert(seat, card)
        s.log_card("boarded", seat, card)


def end_game(s: GalaktikoState) -> None:
    """The last turn is over; the piles are opened."""
    if s.variant.find_their_way:
        for seat in range(s.seats):
            find_their_way(s, seat)
    s.phase = phases.OVER
    s.to_move = NOBODY
    # The piles are open now.
    s.reveals += 1
    if s.journal is not None:
        s.journal.append(Event("game-over", {}))


def find_their_way(s: GalaktikoState, seat: i64) -> None:
    """Who wants any of the three stations of the ship's sector leaves for nothing."""
    first = s.station[seat] // STATIONS_PER_SECTOR * STATIONS_PER_SECTOR
    place: i64 = 0
    while place < s.hand.size(seat):
        card = s.hand.at(seat, place)
        if s.wants(card, first) or s.wants(card, first + 1) or s.wants(card, first + 2):
            s.hand.pop(seat, place)
            s.discard.put_on_top(card)
            s.log_card("found-way", seat, card)
        else:
            place += 1
