"""A progress bar with the time left, for people who watch; silent in pipes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cosmodrome.cli.speech import on_terminal

Advance = Callable[[int], None]


@contextmanager
def progress(title: str, total: int) -> Iterator[Advance | None]:
    """A function to call with what is done so far; None when nobody watches."""
    if not on_terminal():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        step = max(total // 200, 1)

        def advance(done: int) -> None:
            # Drawing for every game would cost more than the game.
            if done % step == 0 or done == total:
                bar.update(task, completed=done)

        yield advance
