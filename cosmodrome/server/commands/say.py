"""Say something at a table."""

from typing import NamedTuple

from cosmodrome.server import chat
from cosmodrome.server.access import find_row
from cosmodrome.server.errors import ChatOff
from cosmodrome.server.messages.acts import ChatAct
from cosmodrome.server.messages.common import ChatLine
from cosmodrome.server.moderation import refuse_muted
from cosmodrome.server.people import Person
from cosmodrome.server.processes import ChatAdded
from cosmodrome.server.services import Services


class StoredLine(NamedTuple):
    """A line of chat that is on disk. ``new``: it was not stored before under the same key."""

    table: str
    line: ChatLine
    new: bool


async def say(
    services: Services, table: str, person: Person, act: ChatAct, invite: str | None
) -> StoredLine:
    """Store a line of chat."""
    row = await find_row(services, table, person, invite)
    if not row.seats_of(person.id) and not row.spectator_chat:
        raise ChatOff
    await refuse_muted(services.store, person)
    services.limits.chat.take(person.id)
    line, new = await chat.store_line(services.store, table, person, act.text, act.key)
    return StoredLine(table, line, new)


def publish_line(services: Services, stored: StoredLine) -> None:
    """Show a stored line to everybody at the table."""
    if stored.new:
        services.hub.chat_added(stored.table, stored.line)
        services.processes.send(ChatAdded(stored.table, stored.line.id))
