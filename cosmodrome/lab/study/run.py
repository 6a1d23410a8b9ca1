"""Play a plan on many processes; the order in which they finish does not matter."""

from collections.abc import Callable
from concurrent.futures import Executor, as_completed

from cosmodrome.lab.journal import Journal
from cosmodrome.lab.study.plan import Plan, Task
from cosmodrome.lab.study.playing import Chunk, play_task
from cosmodrome.lab.workers import cancelled_on_error


def run(
    plan: Plan,
    executor: Executor,
    journal: Journal[Chunk],
    progress: Callable[[int], None] | None = None,
) -> list[Chunk]:
    """Play what the journal does not have; all chunks in the order of the plan."""
    found: dict[Task, Chunk] = {chunk.task: chunk for chunk in journal.chunks}
    tasks = list(plan.tasks())
    done = sum(task.games for task in found)
    if progress is not None:
        progress(done)
    futures = [executor.submit(play_task, plan, task) for task in tasks if task not in found]
    with cancelled_on_error(futures):
        for future in as_completed(futures):
            chunk = future.result()
            found[chunk.task] = chunk
            journal.add(chunk)
            done += chunk.task.games
            if progress is not None:
                progress(done)
    return [found[task] for task in tasks]
