"""A progress bar with the time left; nothing is shown when output is piped."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cosmodrome.cli.terminal import is_watched

Advance = Callable[[int], None]


@contextmanager
def progress(title: str, total: int, rate: str = "") -> Iterator[Advance | None]:
    """Yield a function that takes the number done so far, or None if no bar is shown.

    ``rate``: what is counted in a second, if that is to be shown.
    """
    if not is_watched():
        yield None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        TimeRemainingColumn,
    )

    columns: tuple[str | ProgressColumn, ...] = (
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        *(["{task.fields[speed]}", rate] if rate else []),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total, speed="")
        step = max(total // 200, 1)
        shown = 0

        def advance(done: int) -> None:
            # Drawing the bar can take longer than playing a game.
            nonlocal shown
            if done - shown >= step or done == total:
                shown = done
                bar.update(task, completed=done, speed=round(bar.tasks[0].speed or 0))

        yield advance
