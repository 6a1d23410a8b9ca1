"""A real server in a process of its own, and people who talk to it."""

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cosmodrome.server.services import Services, open_services
from cosmodrome.server.settings import Settings

ROOT = Path(__file__).parent.parent
SERVE = (
    "from cosmodrome.server.run import serve; import sys;"
    "serve(port=int(sys.argv[1]), database=sys.argv[2], workers=int(sys.argv[3]))"
)
Json = dict[str, Any]
Work = Callable[[Services], Awaitable[None]]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """A server process that can be killed and started again at the same address."""

    def __init__(self, database: str, **settings: str | float) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings: dict[str, str] = {}
        usual: dict[str, str | float] = {"rate": 1000.0, "bot_pause": 0.0, "log_level": "WARNING"}
        self.set(**usual | settings)
        self._process: subprocess.Popen[bytes] | None = None

    def set(self, **settings: str | float) -> None:
        """Settings for the next start."""
        self._settings |= {f"COSMODROME_{name.upper()}": str(v) for name, v in settings.items()}

    def start(self, workers: int = 1) -> float:
        """Start it; the seconds until it answers."""
        began = time.perf_counter()
        self._process = subprocess.Popen(
            # -P: the installed package is the one to be tested, not the source folder.
            [sys.executable, "-P", "-c", SERVE, str(self.port), self.database, str(workers)],
            env=os.environ | self._settings,
            stdout=subprocess.DEVNULL,
        )
        while time.perf_counter() - began < 180:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return time.perf_counter() - began
            except httpx.HTTPError:
                time.sleep(0.02)
            assert self._process.poll() is None, "the server ended while starting"
        raise TimeoutError("the server does not start")

    def kill(self) -> None:
        """No goodbye: SIGKILL."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> float:
        """Ask it to end; the seconds that this takes."""
        assert self._process is not None
        began = time.perf_counter()
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(20)
        return time.perf_counter() - began

    def end(self) -> None:
        """Whatever has happened: no process is left behind."""
        if self._process is not None and self._process.poll() is None:
            self.kill()

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def seconds(self) -> float:
        """Processor time used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def thinkers(self) -> int:
        """How many worker processes it has for bots."""
        pid = self.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        commands = [Path(f"/proc/{child}/cmdline").read_bytes() for child in children]
        return sum(b"spawn_main" in command for command in commands)

    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) * 1024


Launch = Callable[..., Server]


class Player:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str = "Olga") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=30)
        self.me = self.post("/api/guests", {"name": name}, 201)

    @property
    def id(self) -> str:
        return str(self.me["id"])

    def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        return self._call("GET", path, None, expect, query)

    def post(self, path: str, body: Json | None = None, expect: int = 200, **query: Any) -> Any:
        return self._call("POST", path, body, expect, query)

    def call(self, method: str, path: str, body: Json | None = None, expect: int = 200) -> Any:
        return self._call(method, path, body, expect, {})

    def _call(self, method: str, path: str, body: Json | None, expect: int, query: Json) -> Any:
        answer = self.http.request(method, path, json=body, params=query)
        assert answer.status_code == expect, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def tournament_tables(self, tournament: Json) -> list[Json]:
        """All tables of a tournament in order; those that are over come by the page."""
        path = f"/api/tournaments/{tournament['about']['id']}"
        shown = self.get(path)
        tables = {(one["round"], one["number"]): one for one in shown["tables"]}
        for one in shown["rounds"]:
            for offset in range(0, one["over"], 100):
                found = self.get(f"{path}/rounds/{one['number']}", offset=offset, limit=100)
                tables |= {(it["round"], it["number"]): it for it in found["tables"]}
        return [tables[place] for place in sorted(tables)]

    def open(self, *seats: str, game: str = "galaktiko", **wishes: Any) -> Json:
        """Open a table: seats are me, open, hot, or the level of a bot. The order is not drawn."""
        kinds = [
            {"kind": seat} if seat in ("me", "open", "hot") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        made: Json = self.post(
            "/api/tables", {"game": game, "seats": kinds, "order": "listed"} | wishes, 201
        )
        return made

    def join(self, table: Json, expect: int = 200, **wishes: Any) -> Json:
        body = {"invite": table["invite"]} | wishes
        joined: Json = self.post(f"/api/tables/{table['id']}/join", body, expect)
        return joined

    def position(self, table: Json, **query: Any) -> Json:
        found: Json = self.get(f"/api/tables/{table['id']}/position", **query)
        return found

    def replay(self, table: Json, **query: Any) -> tuple[Json, list[Json]]:
        """A whole replay: its head, and the position after each step."""
        answer = self.http.get(f"/api/tables/{table['id']}/replay", params=query)
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "application/x-ndjson"
        assert answer.headers["content-encoding"] == "gzip"
        head, *moments = map(json.loads, answer.text.splitlines())
        return head, moments

    def play(self, table: Json, action: str, seen: int, expect: int = 200) -> Json:
        body = {"action": action, "seen": seen, "key": secrets.token_hex(8)}
        done: Json = self.post(f"/api/tables/{table['id']}/actions", body, expect)
        return done

    def socket(self, *tables: Json, origin: str | None = None, query: str = "") -> "Socket":
        """A socket that follows some tables."""
        cookie = f"cosmodrome={self.http.cookies['cosmodrome']}"
        made = Socket(self.server, {"Cookie": cookie}, origin, query)
        for table in tables:
            made.send("watch", table=table["id"])
        return made


class Socket:
    """A client's socket; messages are dictionaries."""

    def __init__(
        self,
        server: Server,
        headers: dict[str, str] | None = None,
        origin: str | None = None,
        query: str = "",
    ) -> None:
        address = server.url.replace("http", "ws", 1) + "/api/socket" + query
        self._context = connect(
            address,
            additional_headers=headers or {},
            origin=origin,  # type: ignore[arg-type]
            max_size=None,
            compression=None,
        )
        self.wire: ClientConnection = self._context.__enter__()

    def send(self, kind: str, **fields: Any) -> None:
        self.wire.send(json.dumps({"type": kind} | fields))

    def receive(self, timeout: float = 20) -> Json:
        message: Json = json.loads(self.wire.recv(timeout=timeout))
        return message

    def until(self, kind: str, holds: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of a kind for which something holds; others are passed over."""
        while True:
            message = self.receive()
            if message["type"] == kind and holds(message):
                return message

    def end(self) -> int:
        """Hear everything until the server closes; the code that it gives."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        self._context.__exit__(None, None, None)

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def through(player: Player, server: Server) -> Player:
    """The same person, with the same cookie, at another process."""
    other = object.__new__(Player)
    other.server = server
    other.me = player.me
    other.http = httpx.Client(base_url=server.url, cookies=dict(player.http.cookies), timeout=30)
    return other


def to_move(players: list[Player], position: Json) -> Player:
    """Whose turn it is, if player n sits in seat n."""
    return players[position["to_move"]]


def duel(server: Server, **wishes: Any) -> tuple[list[Player], Json]:
    """Two people at a table that runs."""
    one, two = Player(server, "Olga"), Player(server, "Boris")
    table = one.open("me", "open", **wishes)
    two.join(table)
    return [one, two], table


def play_out(players: list[Player], table: Json, choose: Callable[[Json], str]) -> Json:
    """People (player n in seat n) play a game to its end; the last position."""
    position = players[0].position(table)
    while position["places"] is None:
        position = to_move(players, position).position(table)
        if position["legal"]:
            to_move(players, position).play(table, choose(position), position["sequence"])
        position = players[0].position(table)
    return position


def new_database(postgres: str, name: str) -> str:
    """An empty database next to another one."""

    async def create() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    url = make_url(postgres).set(database=name)
    return url.render_as_string(hide_password=False)


def with_services(folder: Path, work: Work) -> None:
    """Do something with the parts of a server, without sockets."""

    async def run() -> None:
        services = await open_services(Settings(database=f"sqlite:///{folder}/tables.sqlite"))
        try:
            await work(services)
        finally:
            await services.close()

    asyncio.run(run())
