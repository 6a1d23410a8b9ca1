"""Processes that may use only a share of a core each: the ``cpu`` controller of cgroups v1."""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

CONTROLLER = Path("/sys/fs/cgroup/cpu")
# Microseconds. A process that has used its share waits for the rest of the period: a short one
# keeps the waits short.
PERIOD = 10_000
WEIGHT = 262_144


@contextmanager
def limited(processes: Sequence[int], share: float | None) -> Iterator[None]:
    """Let each process use only this share of a core; None: as much as it gets."""
    with ExitStack() as groups:
        if share is not None:
            for process in processes:
                groups.enter_context(_group(process, share))
        yield


@contextmanager
def _group(process: int, share: float) -> Iterator[None]:
    """A group for a process, until the process has ended or the share is lifted."""
    if not (CONTROLLER / "cpu.cfs_quota_us").exists() or os.geteuid() != 0:
        raise SystemExit("--share needs root, and Linux with the cpu controller of cgroups v1")
    group = CONTROLLER / f"cosmodrome-{process}"
    group.mkdir()
    try:
        # So much weight that it gets its share whatever else the machine does.
        (group / "cpu.shares").write_text(str(WEIGHT))
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(round(PERIOD * share)))
        (group / "cgroup.procs").write_text(str(process))
        yield
    finally:
        for member in (group / "cgroup.procs").read_text().split():
            (CONTROLLER / "cgroup.procs").write_text(member)
        group.rmdir()
