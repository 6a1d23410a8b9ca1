"""The clock of the seat to move runs out."""

from cosmodrome.engine.errors import Stale
from cosmodrome.server import clocks
from cosmodrome.server.commands.common import require_status
from cosmodrome.server.commands.leave import stood_in
from cosmodrome.server.live_table import Change, LiveTable
from cosmodrome.server.timestamps import clock


def time_out(live: LiveTable) -> Change:
    """A bot stands in for the seat to move, if its time is up."""
    row = live.row
    require_status(row, "running")
    deadline = clocks.deadline(row)
    if deadline is None or deadline > clock():
        raise Stale(seen=row.version, entries=row.version)
    return Change(stood_in(row, [row.to_move], "clock"))
