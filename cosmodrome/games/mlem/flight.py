"""The flight of the rocket: where it ends, what it finds there, what it costs.

docs/rules/mlem.md, "Travel phase", steps 4 to 7, and "Exploration".
"""

from mypy_extensions import i64

from cosmodrome.engine.game import Event, Facts
from cosmodrome.engine.pieces import appended, sort, without
from cosmodrome.games.mlem.dice import clear_selection, dice_to_spend, distance
from cosmodrome.games.mlem.parts import (
    EFFECTS,
    NONE,
    POINTS,
    RETURN_DIE,
    TUNNEL,
    Parts,
)
from cosmodrome.games.mlem.state import NO_DICE, MlemState


def flown(s: MlemState) -> MlemState:
    """The position if the rocket flew now with what is selected: a preview.

    No token is turned up and no die is rolled: nobody knows what would come.
    """
    copy = s.clone()
    fly_and_explore(copy)
    return copy


def fly_and_explore(s: MlemState) -> i64:
    """Flight, spending, exploration. How many tokens were taken off the mat."""
    origin = s.space
    flight = distance(s)
    spent = dice_to_spend(s)
    s.space = space_after(s.variant.parts, origin, flight)
    s.pool = pool_after(s.pool, spent)
    s.roll = NO_DICE
    clear_selection(s)
    log_flight(s, origin, flight, spent)
    return explore(s) if s.variant.exploration else 0


def space_after(parts: Parts, space: i64, distance: i64) -> i64:
    """Deep space is the last space: the rest of a flight is lost there."""
    return min(parts.deep_space, space + distance)


def pool_after(pool: i64, spent: i64) -> i64:
    """The last die always comes back."""
    return max(1, pool - spent)


def explore(s: MlemState) -> i64:
    """Resolve the token under the rocket, and on through tunnels; how many there were."""
    taken: i64 = 0
    token = token_under_rocket(s)
    while token != NONE:
        s.exploration_open = without(s.exploration_open, place_on_mat(s, token))
        taken += 1
        resolve(s, token)
        log_exploration(s, "explored", token)
        token = token_under_rocket(s)
    return taken


def token_under_rocket(s: MlemState) -> i64:
    """The exploration token on the rocket's space, or NONE."""
    token = s.variant.parts.token_of_space[s.space]
    return token if token != NONE and place_on_mat(s, token) != NONE else NONE


def place_on_mat(s: MlemState, token: i64) -> i64:
    """Where a token stands among those on the mat, NONE if it is not there."""
    for place in range(i64(len(s.exploration_open))):
        if s.exploration_open[place] == token:
            return place
    return NONE


def resolve(s: MlemState, token: i64) -> None:
    """What a token under the rocket does."""
    parts = s.variant.parts
    effect = parts.effects[token]
    if effect == POINTS:
        s.exploration_tokens = s.exploration_tokens.with_card(s.commander(), token)
    elif effect == TUNNEL:
        s.space = space_after(parts, s.space, parts.amounts[token])
    else:
        assert effect == RETURN_DIE
        s.pool = min(parts.dice, s.pool + parts.amounts[token])


def refill_mat(s: MlemState, tokens: i64) -> None:
    """Turn up a token for each that was taken, while the stack lasts."""
    s.exploration_stack = s.exploration_stack.clone()
    for _ in range(min(tokens, s.exploration_stack.size)):
        token = s.exploration_stack.take()
        s.reveals += 1
        s.exploration_open = appended(s.exploration_open, token)
        sort(s.exploration_open)
        log_exploration(s, "appeared", token)


def meets_ufo(s: MlemState) -> bool:
    """Whether the rocket stands where the UFO is, and it has a token left."""
    return s.ufo_stack.size > 0 and s.space == s.ufo_space


def contact(s: MlemState) -> None:
    """The commander takes the top UFO token."""
    s.ufo_stack = s.ufo_stack.clone()
    points = s.ufo_stack.take()
    s.ufo_tokens = s.ufo_tokens.with_card(s.commander(), points)
    s.log_of_seat("contact", s.commander(), "points", points)


def log_flight(s: MlemState, origin: i64, distance: i64, spent: i64) -> None:
    """The rocket has flown, and dice are spent."""
    if s.journal is not None:
        facts: Facts = {
            "seat": s.to_move,
            "from": origin,
            "space": s.space,
            "distance": distance,
            "spent": spent,
            "pool": s.pool,
        }
        s.journal.append(Event("flew", facts))


def log_exploration(s: MlemState, kind: str, token: i64) -> None:
    """An exploration token is resolved by the commander, or laid on its space."""
    if s.journal is not None:
        parts = s.variant.parts
        facts: Facts = {
            "seat": s.to_move,
            "effect": EFFECTS[parts.effects[token]],
            "amount": parts.amounts[token],
            "space": parts.token_spaces[token],
            "rocket": s.space,
            "pool": s.pool,
        }
        s.journal.append(Event(kind, facts))
