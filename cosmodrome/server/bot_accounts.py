"""Bots of people: accounts without a password that play through the API with a token."""

from typing import Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from cosmodrome.registry import game as find_game
from cosmodrome.server.errors import BotRefuses, EnoughBots, NoSuchPerson
from cosmodrome.server.ids import new_id
from cosmodrome.server.messages.bots import BotLimits
from cosmodrome.server.messages.common import Pace
from cosmodrome.server.names import clean_name, handle, skeleton
from cosmodrome.server.people import Person, refuse_taken
from cosmodrome.server.schema import MEMBERS, PEOPLE, TABLES
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.timestamps import now

# How many an account may have.
_MOST: Final = 5
_LIMITS: Final = msgspec.json.Decoder(BotLimits)


def create(connection: Connection, owner: Person, name: str) -> str:
    """Make a bot; its id. Its name is as unique as that of an account."""
    if len(of_owner(connection, owner.id)) >= _MOST:
        raise EnoughBots(most=_MOST)
    clean = clean_name(name)
    refuse_taken(connection, clean, "")
    row = {
        "id": new_id(),
        "name": clean,
        "handle": handle(clean),
        "skeleton": skeleton(clean),
        "language": owner.language,
        "deleted": False,
        "created": now(),
        "bot_of": owner.id,
        "bot_limits": msgspec.json.encode(BotLimits()).decode(),
    }
    connection.execute(insert(PEOPLE), row)
    return str(row["id"])


def of_owner(connection: Connection, owner: str) -> list[str]:
    """The bots of a person."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.bot_of == owner, ~PEOPLE.c.deleted)
    return list(connection.execute(query.order_by(PEOPLE.c.created)).scalars())


def all_bots(connection: Connection, limit: int) -> list[str]:
    """All bots of people, the newest first."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.bot_of.is_not(None), ~PEOPLE.c.deleted)
    return list(connection.execute(query.order_by(PEOPLE.c.created.desc()).limit(limit)).scalars())


def limits_of(connection: Connection, bot: str) -> BotLimits:
    """What a bot can be challenged to."""
    query = select(PEOPLE.c.bot_limits).where(PEOPLE.c.id == bot, PEOPLE.c.bot_of.is_not(None))
    text: str | None = connection.execute(query).scalar()
    if text is None:
        raise NoSuchPerson
    return _LIMITS.decode(text)


def set_limits(connection: Connection, bot: str, limits: BotLimits) -> None:
    """Change what a bot can be challenged to."""
    for name in limits.games:
        find_game(name)
    text = msgspec.json.encode(limits).decode()
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == bot).values(bot_limits=text))


def playing(connection: Connection, person: str) -> int:
    """At how many tables a person has a seat that are open or running."""
    at_table = (MEMBERS.c.person == person) & (TABLES.c.id == MEMBERS.c.table_id)
    query = select(func.count()).where(at_table, TABLES.c.status != "finished")
    return connection.execute(query).scalar_one()


def refuse(connection: Connection, bot: str, row: TableRow, challenged: int) -> None:
    """Raise BotRefuses if a table does not fit the limits of a bot."""
    limits = limits_of(connection, bot)
    if limits.games and row.game not in limits.games:
        raise BotRefuses(why="game")
    if _pace_name(row.pace) not in limits.paces:
        raise BotRefuses(why="pace")
    if playing(connection, bot) + challenged >= limits.at_once:
        raise BotRefuses(why="busy")


def _pace_name(pace: Pace) -> str:
    return str(pace.__struct_config__.tag)
