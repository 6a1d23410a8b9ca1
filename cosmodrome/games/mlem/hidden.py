"""What seats cannot know: the order of the stacks, and the missions of others."""

from mypy_extensions import i64

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.pieces import Pile, shuffle, sort
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.mlem.parts import NONE
from cosmodrome.games.mlem.state import MlemState


def deal_hidden(s: MlemState, seat: i64) -> None:
    """Give the stacks a new order, and others' missions new targets.

    What a seat cannot know is pooled and sorted first: the outcome depends on nothing
    but chance and what this seat knows.
    """
    if s.variant.ufo:
        s.expedition_stack = reshuffled(s.expedition_stack, s.chance)
    if s.variant.exploration:
        s.exploration_stack = reshuffled(s.exploration_stack, s.chance)
    if s.variant.missions:
        deal_missions_again(s, seat)


def reshuffled(stack: Pile, chance: Chance) -> Pile:
    """The tokens of a stack in an order that tells nothing of the present one."""
    tokens = stack.cards[: stack.size]
    sort(tokens)
    return shuffled_stack(tokens, chance)


def shuffled_stack(tokens: vec[i64], chance: Chance) -> Pile:
    """A stack of these tokens. The first of the shuffled ones is its top."""
    shuffle(tokens, chance)
    size: i64 = len(tokens)
    cards = vec[i64](capacity=size)
    for place in range(size):
        cards = append(cards, tokens[size - 1 - place])
    return Pile(cards)


def deal_missions_again(s: MlemState, seat: i64) -> None:
    """Deal the unseen tokens again; each other seat keeps as many as it has.

    Hands are dealt from the front, discarded tokens from the back.
    """
    unseen = unseen_missions(s, seat)
    shuffle(unseen, s.chance)
    front: i64 = 0
    back: i64 = len(unseen)
    missions = s.missions.clone()
    discarded = s.discarded[:]
    for other in range(s.seats):
        if other != seat:
            if discarded[other] != NONE:
                back -= 1
                discarded[other] = unseen[back]
            missions.clear(other)
            for _ in range(s.missions.size(other)):
                missions.insert(other, unseen[front])
                front += 1
    s.missions = missions
    s.discarded = discarded
    s.undealt = unseen[front:back]
    sort(s.undealt)


def unseen_missions(s: MlemState, seat: i64) -> vec[i64]:
    """The targets that a seat does not see, sorted: not dealt, or dealt to others."""
    unseen = s.undealt[:]
    for other in range(s.seats):
        if other != seat:
            for place in range(s.missions.size(other)):
                unseen = append(unseen, s.missions.at(other, place))
            if s.discarded[other] != NONE:
                unseen = append(unseen, s.discarded[other])
    sort(unseen)
    return unseen
