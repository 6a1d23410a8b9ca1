"""Choice: what a bot thinks of a decision. Line: how it expects the game to go on."""

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=True)
class Choice:
    """The action picked, each seat's chance to win, and how every legal action did.

    ``visits`` counts how often an action was tried, ``values`` is the mover's chance to
    win after it; both go with ``actions``.
    """

    def __init__(
        self,
        action: int,
        chances: list[float],
        actions: list[int],
        visits: list[int],
        values: list[float],
    ) -> None:
        self.action = action
        self.chances = chances
        self.actions = actions
        self.visits = visits
        self.values = values


@mypyc_attr(native_class=True)
class Line:
    """Actions one after the other, and the searching seat's chance to win after each."""

    def __init__(self, actions: list[int], chances: list[float]) -> None:
        self.actions = actions
        self.chances = chances
