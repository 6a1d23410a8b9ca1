"""Who sits where in the environments of one learner among bots."""

from collections.abc import Sequence

from cosmodrome.bots.levels import check_bot
from cosmodrome.engine.errors import BadSeat, BadValue
from cosmodrome.envs.common import Task


class BadLineUp(BadValue):
    """There are more bots than seats for them, or fewer."""

    code = "bad-line-up"
    says = "a game for {seats} has room for {wanted} bots beside the learner, not for {bots}"


def line_up(bots: str | Sequence[str], task: Task, seat: int | None) -> list[str]:
    """A bot for each seat but the learner's, which is ``seat`` or, if None, any."""
    others = task.seats - 1
    levels = [bots] * others if isinstance(bots, str) else list(bots)
    for level in levels:
        check_bot(level)
    if len(levels) != others:
        raise BadLineUp(seats=task.seats, wanted=others, bots=len(levels))
    if seat is not None and not 0 <= seat <= others:
        raise BadSeat(seat=seat, last=others)
    return levels
