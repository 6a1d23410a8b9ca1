"""The invariants of Trio, the small game that the tests add from outside."""

from cosmodrome.engine.game import State

CARDS = ("moon", "comet", "star", "ring", "spiral", "beacon")


def check(before: State | None, action: int, after: State) -> None:
    """Every card is somewhere, once."""
    shown = after.reveal()
    drawn = [] if shown["drawn"] is None else [shown["drawn"]]
    assert sorted([*shown["hand"], *drawn, *shown["pile"], *shown["discard"]]) == sorted(CARDS)
