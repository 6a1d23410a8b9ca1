"""Connections that send too much, too slowly, or nothing at all."""

import socket
import time
from contextlib import ExitStack, suppress

import httpx
import pytest
from serving import Server

HALF_OPEN = (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
# The server waits 10 seconds for a request.
PATIENCE = 16


def connect(server: Server) -> socket.socket:
    connected = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connected


def send_until_refused(wire: socket.socket, block: bytes, blocks: int) -> bytes:
    """Send a block again and again; what the server answers."""
    with suppress(OSError):
        for _ in range(blocks):
            wire.sendall(block)
    answer = b""
    with suppress(OSError):
        while some := wire.recv(65_536):
            answer += some
    return answer


@pytest.mark.parametrize(
    ("start", "block"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X: " + b"x" * 1000 + b"\r\n"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"x" * 1000),
        (b"GET /", b"x" * 1000),
    ],
    ids=["many headers", "one header", "address"],
)
def test_a_head_of_any_size_is_not_read(server: Server, start: bytes, block: bytes) -> None:
    before = server.memory()
    with connect(server) as wire:
        wire.sendall(start)
        answer = send_until_refused(wire, block, 30_000)
    # The answer is lost if the connection is reset before it is read.
    assert answer[:12] in (b"HTTP/1.1 431", b"")
    assert server.memory() - before < 10_000_000


def test_a_complete_head_that_is_too_large_is_refused(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/", headers={"X": "x" * 40_000}).status_code == 431
        assert http.get("/" + "x" * 40_000).status_code == 431
        assert http.get("/", headers={"X": "x" * 20_000}).status_code == 200


def test_endless_trailers_are_not_read(server: Server) -> None:
    before = server.memory()
    with connect(server) as wire:
        wire.sendall(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n")
        wire.sendall(b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
        send_until_refused(wire, b"X: " + b"x" * 1000 + b"\r\n", 30_000)
    assert server.memory() - before < 20_000_000


def test_half_open_connections_end(server: Server) -> None:
    with ExitStack() as stack:
        wires = [stack.enter_context(connect(server)) for _ in range(150)]
        for number, wire in enumerate(wires):
            wire.sendall(HALF_OPEN[number % 3])
        end = time.monotonic() + PATIENCE
        # One byte now and then does not keep a connection open.
        while time.monotonic() < end - PATIENCE / 2:
            with suppress(OSError):
                wires[2].sendall(b"x")
            time.sleep(0.5)
        assert all(is_closed(wire, end) for wire in wires)


def is_closed(wire: socket.socket, end: float) -> bool:
    wire.settimeout(max(0.05, end - time.monotonic()))
    try:
        return wire.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_the_number_of_half_open_connections_is_bounded(server: Server) -> None:
    with ExitStack() as stack:
        wires = [stack.enter_context(connect(server)) for _ in range(1_020)]
        # Those who send their request at once are served all the same.
        assert httpx.get(f"{server.url}/healthz").text == "ok\n"
        oldest = [is_closed(wire, time.monotonic() + 5) for wire in wires[:20]]
        assert all(oldest)
        assert not is_closed(wires[-1], 0)


def test_requests_that_keep_the_connection_have_time(server: Server) -> None:
    with connect(server) as wire:
        for _ in range(3):
            wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = b""
            while not answer.endswith(b"ok\n"):
                answer += wire.recv(65_536)
            assert answer.startswith(b"HTTP/1.1 200")
            time.sleep(1)
