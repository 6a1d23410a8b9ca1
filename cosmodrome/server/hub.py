"""All connections of this process, by person, by address and by the table they follow."""

import random
import time
from typing import Final

from cosmodrome.server.connection import Connection, Subscription
from cosmodrome.server.logs import LOG
from cosmodrome.server.messages.common import ChatLine
from cosmodrome.server.messages.socket import (
    ChallengesChanged,
    Closing,
    Presence,
    Said,
    TournamentChanged,
    YourTurn,
)
from cosmodrome.server.people import Person
from cosmodrome.server.presence import PeopleElsewhere, RemotePresence
from cosmodrome.server.processes import PeopleReported, PresenceChanged, Processes, TurnCame
from cosmodrome.server.table_row import Chair, TableRow

_MAX_SUBSCRIPTIONS: Final = 50
# After a restart clients reconnect within this many milliseconds, each at its own time.
_RECONNECT: Final = (200, 3_000)
# How many people fit into one message to the other processes, which PostgreSQL limits.
_REPORTED: Final = 300


class Audience:
    """Those who follow a table, and who has a seat there."""

    def __init__(self, row: TableRow) -> None:
        self.connections: set[Connection] = set()
        self.seated = frozenset(row.people())

    def present(self) -> set[str]:
        """The people who follow the table."""
        return {connection.person_id for connection in self.connections if connection.person_id}

    def spectators(self) -> int:
        """How many connections belong to nobody at the table."""
        return sum(connection.person_id not in self.seated for connection in self.connections)


class Hub:
    """All connections of this process."""

    def __init__(self, processes: Processes) -> None:
        self.connections: set[Connection] = set()
        self._processes = processes
        self._by_person: dict[str, set[Connection]] = {}
        self._by_address: dict[str, set[Connection]] = {}
        self._audiences: dict[str, Audience] = {}
        self._tournaments: dict[str, set[Connection]] = {}
        self._elsewhere = RemotePresence()
        self._people_elsewhere = PeopleElsewhere()

    # --- connecting and following -------------------------------------------------------------

    def add(self, connection: Connection) -> None:
        """A socket was opened."""
        self.connections.add(connection)
        self._by_address.setdefault(connection.address, set()).add(connection)
        if connection.person_id is not None:
            if connection.person_id not in self._by_person:
                self._processes.send(PeopleReported([connection.person_id]))
            self._by_person.setdefault(connection.person_id, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        """A socket was closed."""
        self.connections.discard(connection)
        _discard(self._by_address, connection.address, connection)
        if connection.person_id is not None:
            _discard(self._by_person, connection.person_id, connection)
            if connection.person_id not in self._by_person:
                self._processes.send(PeopleReported([connection.person_id], gone=True))
        for table in list(connection.subscriptions):
            self.unfollow(connection, table)
        for tournament in list(connection.tournaments):
            self.unfollow_tournament(connection, tournament)

    def tournaments_of(self, person: str) -> set[str]:
        """The tournaments that a person follows through this process."""
        connections = self._by_person.get(person, set())
        return {tournament for one in connections for tournament in one.tournaments}

    def forget_tournament(self, person: str, tournament: str) -> None:
        """A person may no longer see a tournament."""
        for connection in self._by_person.get(person, ()):
            self.unfollow_tournament(connection, tournament)

    def connections_of(self, person: str) -> int:
        """The number of open sockets of a person."""
        return len(self._by_person.get(person, ()))

    def connections_from(self, address: str) -> int:
        """The number of open sockets from an address."""
        return len(self._by_address.get(address, ()))

    def drop_person(self, person: str, only: str = "", but: str = "") -> None:
        """Drop the sockets of sessions and tokens that ended: of one, of all but one, or of all."""
        for connection in list(self._by_person.get(person, ())):
            if connection.credential != but and only in ("", connection.credential):
                connection.drop("signed-out")

    def credentials(self) -> dict[str, str]:
        """The sessions and tokens of all sockets, each with its person."""
        return {
            connection.credential: connection.person_id
            for connection in self.connections
            if connection.person_id is not None
        }

    def person_changed(self, person: Person) -> None:
        """Let the sockets of a person know what has changed about them."""
        for connection in self._by_person.get(person.id, ()):
            connection.person = person
            # Tables of those who block this person are gone.
            for table in connection.subscriptions:
                connection.mark_stale(table, state=True)

    def drop_stalled(self, patience: float) -> None:
        """Drop every socket whose client has taken no data for that many seconds.

        Now and then for all: a timer for each message would cost more than sending it.
        """
        now = time.monotonic()
        for connection in list(self.connections):
            if connection.stalled_for(now) > patience:
                connection.drop("slow")

    def follow(self, connection: Connection, row: TableRow, subscription: Subscription) -> bool:
        """Let a client follow a table; False: it follows too many already."""
        new = row.id not in connection.subscriptions
        if new and len(connection.subscriptions) >= _MAX_SUBSCRIPTIONS:
            return False
        connection.subscriptions[row.id] = subscription
        audience = self._audiences.setdefault(row.id, Audience(row))
        audience.connections.add(connection)
        connection.mark_stale(row.id, position=True, state=True)
        if new:
            self._presence_changed(row.id)
        return True

    def unfollow(self, connection: Connection, table: str) -> None:
        """The client no longer follows a table."""
        connection.invites.pop(table, None)
        if connection.subscriptions.pop(table, None) is None:
            return
        audience = self._audiences[table]
        audience.connections.discard(connection)
        self._presence_changed(table)
        if not audience.connections:
            del self._audiences[table]

    def is_followed(self, table: str) -> bool:
        """Whether anybody follows a table."""
        return table in self._audiences

    def follow_tournament(self, connection: Connection, tournament: str) -> bool:
        """Let a client be told of a tournament; False: it follows too many already."""
        if len(connection.tournaments | {tournament}) > _MAX_SUBSCRIPTIONS:
            return False
        connection.tournaments.add(tournament)
        self._tournaments.setdefault(tournament, set()).add(connection)
        return True

    def unfollow_tournament(self, connection: Connection, tournament: str) -> None:
        """The client is no longer told of a tournament."""
        connection.tournaments.discard(tournament)
        _discard(self._tournaments, tournament, connection)

    def followed_tournaments(self) -> list[str]:
        """The tournaments that anybody follows through this process."""
        return list(self._tournaments)

    # --- what has changed ---------------------------------------------------------------------

    def table_changed(self, table: str, before: TableRow | None, row: TableRow | None) -> None:
        """A table has changed (None before: in any way; None after: it was removed)."""
        if before is None or row is None:
            self.mark_stale(table, position=True, state=True)
        else:
            self.mark_stale(
                table,
                position=before.sequence != row.sequence
                or before.to_move != row.to_move
                or before.chairs != row.chairs,
                state=_shows_differently(before, row),
            )
        if row is None:
            return
        if before is not None and before.chairs != row.chairs and table in self._audiences:
            self._audiences[table].seated = frozenset(row.people())
            self._presence_changed(table)

    def mark_stale(self, table: str, *, position: bool = False, state: bool = False) -> None:
        """What clients have of a table is out of date."""
        for connection in self._followers(table):
            connection.mark_stale(table, position=position, state=state)

    def tell_mover(self, before: TableRow | None, row: TableRow) -> None:
        """Tell the person whose turn it has become, in whichever process they are.

        Only the process that made the change does, so that they are told once.
        """
        if before is not None and (before.to_move, before.status) == (row.to_move, row.status):
            return
        if row.status != "running" or row.chairs[row.to_move].bot:
            return
        person = row.chairs[row.to_move].person
        if person is None or person in self._elsewhere.people(row.id):
            return
        message = TurnCame(person, row.id, row.game)
        if self.turn_came(message) and person in self._people_elsewhere:
            self._processes.send(message)

    def turn_came(self, message: TurnCame) -> bool:
        """Tell a person's clients that it is their turn; False: one of them follows the table."""
        connections = self._by_person.get(message.person, set())
        if any(message.table in connection.subscriptions for connection in connections):
            return False
        for connection in connections:
            connection.send(YourTurn(message.table, message.game))
        return True

    def chat_added(self, table: str, line: ChatLine) -> None:
        """Send a line of chat to those who follow the table and have not blocked its writer."""
        for connection in self._followers(table):
            if not connection.has_blocked(line.person.id):
                connection.send(Said(table, line))

    def tournament_changed(self, message: TournamentChanged) -> None:
        """Tell those who follow a tournament."""
        for connection in self._tournaments.get(message.tournament, ()):
            connection.send(message)

    def announce_shutdown(self) -> None:
        """Tell every client when to reconnect."""
        LOG.info("closing", extra={"sockets": len(self.connections)})
        for connection in self.connections:
            connection.send(Closing(random.randint(*_RECONNECT)))

    def _followers(self, table: str) -> set[Connection]:
        audience = self._audiences.get(table)
        return audience.connections if audience else set()

    # --- presence -----------------------------------------------------------------------------

    def is_here(self, person: str) -> bool:
        """Whether a person has a socket at any process."""
        return person in self._by_person or person in self._people_elsewhere

    def people_here(self) -> set[str]:
        """Everybody who has a socket at any process."""
        return self._by_person.keys() | self._people_elsewhere.people()

    def people_reported(self, process: str, message: PeopleReported) -> None:
        """Another process says who is there."""
        self._people_elsewhere.report(process, message.people, message.gone)

    def challenges_changed(self, person: str) -> None:
        """Tell a person that their challenges have changed."""
        for connection in self._by_person.get(person, ()):
            connection.send(ChallengesChanged())

    def present(self, table: str) -> frozenset[str]:
        """The people who follow a table, through any process."""
        audience = self._audiences.get(table)
        here = audience.present() if audience else set()
        return frozenset(here | self._elsewhere.people(table))

    def presence(self, row: TableRow) -> Presence:
        """Who follows a table now."""
        present = self.present(row.id)
        audience = self._audiences.get(row.id)
        here = audience.spectators() if audience else 0
        return Presence(
            row.id,
            [chair.person in present for chair in row.chairs],
            here + self._elsewhere.others(row.id),
        )

    def presence_reported(self, process: str, message: PresenceChanged) -> None:
        """Another process says who follows a table through it."""
        self._elsewhere.report(process, message.table, message.people, message.others)
        self._mark_presence_stale(message.table)

    def refresh_presence(self) -> None:
        """Repeat our reports, and forget those of processes that are silent."""
        people = list(self._by_person)
        for first in range(0, len(people), _REPORTED):
            self._processes.send(PeopleReported(people[first : first + _REPORTED]))
        for table in self._audiences:
            self._report_presence(table)
        for table in self._elsewhere.expire():
            self._mark_presence_stale(table)

    def _presence_changed(self, table: str) -> None:
        self._report_presence(table)
        self._mark_presence_stale(table)

    def _report_presence(self, table: str) -> None:
        audience = self._audiences[table]
        seated = sorted(audience.seated & audience.present())
        self._processes.send(PresenceChanged(table, seated, audience.spectators()))

    def _mark_presence_stale(self, table: str) -> None:
        # Not queued: clients that come and go quickly must not fill the queues of the others.
        for connection in self._followers(table):
            connection.mark_stale(table, presence=True)


def _discard(index: dict[str, set[Connection]], key: str, connection: Connection) -> None:
    connections = index.get(key)
    if connections is not None:
        connections.discard(connection)
        if not connections:
            del index[key]


def _shows_differently(before: TableRow, after: TableRow) -> bool:
    """Whether more has changed than every move changes."""
    return (
        before.status != after.status
        or before.pending_undo != after.pending_undo
        or before.rematch != after.rematch
        or before.owner != after.owner
        or [_occupant(chair) for chair in before.chairs]
        != [_occupant(chair) for chair in after.chairs]
    )


def _occupant(chair: Chair) -> tuple[str, str | None, str | None, str | None]:
    return chair.kind, chair.person, chair.level, chair.stand_in
