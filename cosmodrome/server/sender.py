"""The sending side of a connection: first what is queued, then whatever is stale."""

from cosmodrome.server import views
from cosmodrome.server.access import is_shut_out
from cosmodrome.server.connection import Connection, Subscription
from cosmodrome.server.errors import CannotReplay, NoSuchTable, problem_of
from cosmodrome.server.hub import Hub
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.positions import Position
from cosmodrome.server.messages.socket import Gone, Refused, TableChanged, ToClient
from cosmodrome.server.tables import Tables


async def send_all(connection: Connection, tables: Tables, hub: Hub) -> None:
    """Send one message after the other, for as long as the socket is open."""
    while True:
        await connection.wait_for_work()
        while (message := await next_message(connection, tables, hub)) is not None:
            await connection.write(message)


async def next_message(connection: Connection, tables: Tables, hub: Hub) -> ToClient | None:
    """The next message for a client; None: it is up to date."""
    if connection.queue:
        return connection.queue.popleft()
    for table, subscription in list(connection.subscriptions.items()):
        if subscription.stale:
            message = await _update(connection, table, subscription, tables, hub)
            if message is not None:
                return message
    return None


async def _update(
    connection: Connection, table: str, subscription: Subscription, tables: Tables, hub: Hub
) -> ToClient | None:
    """One of the parts of a table that are stale."""
    try:
        live = await tables.open(table)
        if is_shut_out(live.row, connection.person):
            raise NoSuchTable
    except NoSuchTable:
        hub.unfollow(connection, table)
        return Gone(table)
    if subscription.stale_table:
        subscription.stale_table = False
        viewer = connection.person_id
        return TableChanged(views.table(live.row, live.people, viewer, hub.present(table)))
    if subscription.stale_presence:
        subscription.stale_presence = False
        return hub.presence(live.row)
    subscription.stale_position = False
    if live.row.status == "open":
        return None
    if not live.readable:
        return Refused(problem_of(CannotReplay()), table, None)
    return _position(live, connection.person_id, subscription)


def _position(live: LiveTable, viewer: str | None, subscription: Subscription) -> Position:
    whose = None if subscription.spectator else viewer
    seat = views.viewer_seat(live.row, whose, subscription.seat)
    position = views.position(live, seat, subscription.sent, subscription.read_out)
    subscription.sent = position.sequence
    return position
