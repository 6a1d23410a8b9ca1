"""The documented proxy: it sends everybody who is at a table to the same process."""

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from serving import ROOT, Server, duel, new_database

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
# Everything that nginx would otherwise keep in folders of the system.
AROUND = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/fastcgi; scgi_temp_path {folder}/scgi; uwsgi_temp_path {folder}/uwsgi;
{documented}
}}
"""


def documented(servers: list[Server], port: int) -> str:
    """The configuration in docs/hosting.md, with the ports of a test."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    found = re.search(r"```\n(map \$request_uri .*?)```", text, re.DOTALL)
    assert found is not None
    block = found[1]
    for usual, server in zip((8765, 8766), servers, strict=True):
        assert f"127.0.0.1:{usual};" in block
        block = block.replace(f"127.0.0.1:{usual};", f"127.0.0.1:{server.port};")
    return block.replace("listen 80;", f"listen 127.0.0.1:{port};")


@pytest.fixture(scope="module")
def servers(postgres: str) -> Iterator[list[Server]]:
    database = new_database(postgres, "proxied")
    made = [Server(database, by_table="true") for _ in range(2)]
    with ThreadPoolExecutor() as pool:
        list(pool.map(Server.start, made))
    yield made
    for server in made:
        server.end()


@pytest.fixture(scope="module")
def proxy(servers: list[Server], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """What clients take for a server."""
    folder = tmp_path_factory.mktemp("nginx")
    front = Server(servers[0].database)
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder, documented=documented(servers, front.port)))
    assert NGINX is not None
    running = subprocess.Popen([NGINX, "-c", str(file), "-e", str(folder / "error.log")])
    try:
        wait_for(front)
        yield front
    finally:
        running.terminate()
        running.wait(10)


def wait_for(front: Server) -> None:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            if httpx.get(f"{front.url}/healthz").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.02)
    raise TimeoutError("nginx does not answer")


def measured(server: Server, name: str) -> float:
    """The sum of a metric of one process."""
    text = httpx.get(f"{server.url}/metrics").text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


def test_people_at_one_table_meet_in_one_process(servers: list[Server], proxy: Server) -> None:
    used: set[int] = set()
    while len(used) < 2:
        players, table = duel(proxy)
        position = players[0].position(table)
        mover, other = players[position["to_move"]], players[1 - position["to_move"]]
        query = f"?table={table['id']}"
        before = [measured(server, "cosmodrome_moves_total") for server in servers]
        with mover.socket(table, query=query) as mine, other.socket(table, query=query) as theirs:
            assert mine.until("welcome")["by_table"]
            position = mine.until("position")
            theirs.until("position")
            sockets = [measured(server, "cosmodrome_sockets") for server in servers]
            assert sorted(sockets) == [0, 2]
            process = sockets.index(2)
            # Through the socket, and through HTTP.
            action = position["legal"][0]["action"]
            mine.send("play", table=table["id"], action=action, seen=0, key="one")
            position = theirs.until("position", lambda m: m["sequence"] == 1)
            after = players[position["to_move"]].position(table)
            players[after["to_move"]].play(table, after["legal"][0]["action"], 1)
            theirs.until("position", lambda m: m["sequence"] == 2)
        for number, server in enumerate(servers):
            made = measured(server, "cosmodrome_moves_total") - before[number]
            assert made == (2 if number == process else 0)
        used.add(process)


def test_a_process_that_ends_leaves_its_tables_to_the_other(
    servers: list[Server], proxy: Server
) -> None:
    players, table = duel(proxy)
    query = f"?table={table['id']}"
    with players[0].socket(table, query=query) as socket:
        socket.until("position")
        gone = servers[[measured(server, "cosmodrome_sockets") for server in servers].index(1)]
        gone.kill()
        socket.end()
    with players[0].socket(table, query=query) as socket:
        position = socket.until("position")
    mover = players[position["to_move"]]
    mover.play(table, mover.position(table)["legal"][0]["action"], 0)
    assert players[0].position(table)["sequence"] == 1
