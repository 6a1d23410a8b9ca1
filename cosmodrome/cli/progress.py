"""A progress bar with the time left; nothing is shown when output is piped."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cosmodrome.cli.terminal import is_watched

Advance = Callable[[int], None]


@contextmanager
def progress(title: str, total: int) -> Iterator[Advance | None]:
    """Yield a function that takes the number done so far, or None if no bar is shown."""
    if not is_watched():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        step = max(total // 200, 1)

        def advance(done: int) -> None:
            # Drawing the bar can take longer than playing a game.
            if done % step == 0 or done == total:
                bar.update(task, completed=done)

        yield advance
