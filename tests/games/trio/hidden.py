"""What a seat cannot know: the pile, the other hands, a card that another seat has drawn."""

from mypy_extensions import i64

from cosmodrome.engine.pieces import pile_of

from .state import NOTHING, TrioState


def deal_hidden(s: TrioState, seat: i64) -> None:
    """Deal the unseen cards again; sorted first, so that the result depends on nothing hidden."""
    others = [other for other in range(s.seats) if other != seat]
    unseen = s.pile.bottom_first() + [s.hand[other] for other in others]
    drawn_by_another = s.drawn != NOTHING and s.to_move != seat
    if drawn_by_another:
        unseen.append(s.drawn)
    unseen.sort()
    s.chance.shuffle(unseen)
    for other in others:
        s.hand[other] = unseen.pop()
    if drawn_by_another:
        s.drawn = unseen.pop()
    s.pile = pile_of(unseen)
