"""The time at which a server was last running, so that clocks do not run while none is."""

from typing import Final

from sqlalchemy import Connection, insert, select, update

from cosmodrome.server import queries
from cosmodrome.server.logs import LOG
from cosmodrome.server.schema import SHARED
from cosmodrome.server.timestamps import clock

_NAME: Final = "alive"
# On a shared database another process may be running: only a longer silence means that none was.
_SHARED_SILENCE: Final = 4_000


def beat(connection: Connection) -> None:
    """Note that the server is running now."""
    connection.execute(update(SHARED).where(SHARED.c.name == _NAME).values(value=str(clock())))


def resume(connection: Connection, shared: bool) -> None:
    """Credit the running clocks with the time since the last heartbeat."""
    last = connection.execute(select(SHARED.c.value).where(SHARED.c.name == _NAME)).scalar()
    if last is None:
        connection.execute(insert(SHARED), {"name": _NAME, "value": str(clock())})
        return
    clock.not_before(int(last))
    at = clock()
    down = at - int(last)
    if down < (_SHARED_SILENCE if shared else 0):
        return
    # If two processes start together, only one of them credits the clocks.
    unchanged = (SHARED.c.name == _NAME) & (SHARED.c.value == last)
    if connection.execute(update(SHARED).where(unchanged).values(value=str(at))).rowcount == 1:
        queries.give_back_time(connection, down, at)
        LOG.info("clocks moved on", extra={"milliseconds": down})
