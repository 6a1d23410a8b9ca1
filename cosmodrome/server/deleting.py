"""Deleting accounts."""

from msgspec.structs import replace
from sqlalchemy import Connection

from cosmodrome.server import bot_accounts, follows, groups, news
from cosmodrome.server.commands.leave import leave_all
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services


def _part(connection: Connection, person: str) -> None:
    """Nobody follows them, and their groups pass to others."""
    follows.forget(connection, person)
    groups.leave_all(connection, person)


async def delete_account(services: Services, person: Person) -> None:
    """Delete a person or a bot, with all their bots: others play on in their games."""
    for bot in await services.store.read(lambda c: bot_accounts.of_owner(c, person.id)):
        known = await services.people.find(bot)
        if known is not None:
            await delete_account(services, known)
    await leave_all(services, person, "resigned")
    await services.people.delete(person, lambda c: _part(c, person.id))
    services.tables.rename(replace(person, name=""))
    news.sessions_ended(services, person.id)
