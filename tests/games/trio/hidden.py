"""What a seat cannot know: the pile, the other hands, a card that another seat has drawn."""

from mypy_extensions import i64

from cosmodrome.engine.pieces import pile_of

from .state import NOTHING, TrioState


def deal_hidden(s: TrioState, seat: i64) -> None:
    """Deal the unseen cards again."""
    others = [other for other in range(s.seats) if other != seat]
    unseen = s.pile.bottom_first() + [s.hand[other] for other in others]
    drawn_by_another = s.drawn != NOTHING and s.to_move != seat
    if drawn_by_another:
        unseen.append(s.drawn)
    s.pile = pile_of(unseen)
    s.pile.reshuffle(s.chance)
    for other in others:
        s.hand[other] = s.pile.take()
    if drawn_by_another:
        s.drawn = s.pile.take()
