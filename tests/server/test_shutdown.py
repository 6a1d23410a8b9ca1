"""Going down and coming back: announced, quick, and survived."""

import json
import socket as socketlib
import time
from contextlib import suppress
from pathlib import Path

from serving import Launch, Server, duel
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def test_a_restart_is_announced_and_survived(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite")
    server.start()
    players, table = duel(server)
    # A bot that thinks for long must not hold up the end.
    players[0].open("me", "expert", "expert")
    sockets = [player.socket(table) for player in players]
    before = [socket.until("position") for socket in sockets]
    took = server.stop()
    assert took < 5
    for socket in sockets:
        assert 0 < socket.until("closing")["wait"] <= 3000
        assert socket.end() == 1012
    server.start()
    after = players[0].position(table)
    assert after["view"] == before[0]["view"]
    mover = players[after["to_move"]]
    mover.play(table, mover.position(table)["legal"][0]["action"], after["sequence"])
    server.stop()


def test_a_slow_reader_is_dropped_and_slows_nobody(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite", patience=1)
    server.start()
    players, table = duel(server, visibility="open")
    others = [players[0].open("me", "hot", visibility="open") for _ in range(20)]
    # Somebody who asks for positions again and again, and never reads one.
    narrow = socketlib.socket()
    narrow.setsockopt(socketlib.SOL_SOCKET, socketlib.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    took = []
    with (
        connect(server.url.replace("http", "ws", 1) + "/api/socket", sock=narrow) as idle,
        players[0].socket(table) as socket,
    ):
        socket.until("position")
        dropped = False
        for number in range(200):
            with suppress(ConnectionClosed):
                for other in others:
                    idle.send(json.dumps({"type": "watch", "table": other["id"]}))
            began = time.perf_counter()
            socket.send("say", table=table["id"], text="hello", key=str(number))
            socket.until("said")
            took.append(time.perf_counter() - began)
            found = players[0].http.get("/metrics").text
            if 'cosmodrome_dropped_sockets_total{reason="slow"} 1' in found:
                dropped = True
                break
            time.sleep(0.05)
    assert dropped
    assert sorted(took)[len(took) // 2] < 0.5
    server.stop()


def test_whoever_was_away_gets_exactly_what_they_missed(server: Server) -> None:
    players, table = duel(server)
    with players[0].socket(table) as socket:
        socket.until("position")
    for _ in range(5):
        position = players[0].position(table)
        mover = players[position["to_move"]]
        mover.play(table, mover.position(table)["legal"][0]["action"], position["sequence"])
    with players[0].socket() as socket:
        socket.send("watch", table=table["id"], seen=2)
        position = socket.until("position")
        assert not position["fresh"]
        assert [step["sequence"] for step in position["steps"]] == [3, 4, 5]
        # A number from nowhere gets a fresh view.
        socket.send("watch", table=table["id"], seen=77)
        position = socket.until("position")
        assert position["fresh"]
        assert position["sequence"] == 5


def test_idle_tables_leave_the_memory(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite", idle=0.3)
    server.start()
    players, table = duel(server)
    with players[0].socket(table) as socket:
        socket.until("position")
        # Longer than a table that nobody follows stays, and than it takes to notice that.
        time.sleep(1.2)
        assert "cosmodrome_live_tables 1" in players[0].http.get("/metrics").text
    deadline = time.monotonic() + 20
    while "cosmodrome_live_tables 0" not in players[0].http.get("/metrics").text:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert players[0].position(table)["sequence"] == 0
    server.stop()
