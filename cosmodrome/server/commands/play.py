"""Play an action."""

from cosmodrome.engine.errors import NotYourTurn, Stale
from cosmodrome.server.access import find_table
from cosmodrome.server.commands.common import entered, require_player, require_status
from cosmodrome.server.errors import NotYourSeat
from cosmodrome.server.live_table import Change, Command, LiveTable
from cosmodrome.server.messages.acts import PlayAct
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.tables import Committed


async def play(services: Services, table: str, person: Person, act: PlayAct) -> Committed:
    """Play an action in the seat to move, which must be the person's."""
    live = await find_table(services, table, person)
    return await services.tables.commit_once(live, person.id, act.key, _playing(person.id, act))


def _playing(person: str, act: PlayAct) -> Command:
    def command(live: LiveTable) -> Change:
        row = live.row
        require_player(row, person)
        if act.seen != row.sequence:
            raise Stale(seen=act.seen, entries=row.sequence)
        if row.to_move not in row.seats_of(person):
            raise NotYourTurn(turn=row.to_move, seat=row.seats_of(person)[0])
        if row.chairs[row.to_move].bot:
            raise NotYourSeat
        return _played(live, act.action, person, act.key)

    return command


def play_bot(action: str, seen: int) -> Command:
    """A bot plays an action, unless the game went on while it was thinking."""

    def command(live: LiveTable) -> Change:
        row = live.row
        require_status(row, "running")
        if seen != row.sequence or not row.chairs[row.to_move].bot:
            raise Stale(seen=seen, entries=row.sequence)
        return _played(live, action, None, None)

    return command


def _played(live: LiveTable, action: str, person: str | None, key: str | None) -> Change:
    # By number, since `enter` would take "undo" as well.
    actions = live.record.game.actions
    entry = live.record.enter(actions.name(actions.number(action)))
    return entered(live, entry, person, key)
