"""A state machine drives the socket with sense, garbage, replays and other people's tables."""

import secrets
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from serving import Json, Player, Server, Socket

KINDS = ["watch", "unwatch", "play", "undo", "answer-undo", "say", "ping", "nonsense"]
FIELDS: st.SearchStrategy[dict[str, Any]] = st.dictionaries(
    st.sampled_from(["table", "seen", "key", "action", "seat", "ask", "agree", "text", "invite"]),
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=30), st.just([])),
)


class Protocol(RuleBasedStateMachine):
    """Two people at a table, one outsider with a table of their own."""

    server: Server

    @initialize()
    def sit_down(self) -> None:
        self.players = [Player(self.server, "Olga"), Player(self.server, "Boris")]
        self.table = self.players[0].open("me", "open")
        self.players[1].join(self.table)
        self.foreign = Player(self.server, "Eve").open("me", "hot")
        self.sockets = [player.socket(self.table) for player in self.players]
        self.expected: list[str] = []
        self.done: list[tuple[Json, int]] = []

    def teardown(self) -> None:
        for socket in getattr(self, "sockets", []):
            socket.close()

    def answer(self, socket: Socket, *kinds: str) -> Json:
        """What the server says next, of these kinds; the socket must live on."""
        while True:
            message = socket.receive()
            assert message["type"] != "gone"
            # Nothing about somebody else's table ever arrives.
            if message["type"] in ("table", "position", "said"):
                assert self.foreign["id"] not in str(message["table"])
            if message["type"] in kinds:
                return message

    @rule(who=st.integers(0, 1), pick=st.integers(0, 1000))
    def play(self, who: int, pick: int) -> None:
        position = self.players[who].position(self.table)
        choices = position["legal"] or [{"action": "move 3"}]
        wish = {
            "table": self.table["id"],
            "action": choices[pick % len(choices)]["action"],
            "seen": position["sequence"],
            "key": secrets.token_hex(8),
        }
        self.sockets[who].send("play", **wish)
        told = self.answer(self.sockets[who], "done", "refused")
        assert (told["type"] == "done") == bool(position["legal"])
        assert told["key"] == wish["key"]
        if told["type"] == "done":
            assert told["sequence"] == position["sequence"] + 1
            self.expected.append(str(wish["action"]))
            self.done.append((wish | {"who": who}, told["sequence"]))

    @rule(who=st.integers(0, 1))
    def undo(self, who: int) -> None:
        position = self.players[who].position(self.table)
        wish = {
            "table": self.table["id"],
            "seen": position["sequence"],
            "key": secrets.token_hex(8),
        }
        self.sockets[who].send("undo", **wish)
        told = self.answer(self.sockets[who], "done", "refused")
        assert (told["type"] == "done") == position["undo"]["possible"]
        if told["type"] == "done":
            self.expected.append("undo")

    @rule(pick=st.integers(0, 1000), who=st.integers(0, 1))
    def repeat(self, pick: int, who: int) -> None:
        if not self.done:
            return
        wish, sequence = self.done[pick % len(self.done)]
        body = {name: value for name, value in wish.items() if name != "who"}
        self.sockets[who].send("play", **body)
        told = self.answer(self.sockets[who], "done", "refused")
        # Its own key gets the first answer again; somebody else's key means nothing.
        assert (told["type"] == "done") == (wish["who"] == who)
        assert told.get("sequence", sequence) == sequence

    @rule(kind=st.sampled_from(KINDS), fields=FIELDS, who=st.integers(0, 1))
    def garbage(self, kind: str, fields: dict[str, Any], who: int) -> None:
        self.sockets[who].send(kind, **fields)
        if kind == "ping":
            # A ping is answered whatever else it carries; settle() waits for its own pong.
            self.answer(self.sockets[who], "pong", "refused")
        self.settle(who)

    @rule(text=st.text(max_size=200), who=st.integers(0, 1))
    def noise(self, text: str, who: int) -> None:
        self.sockets[who].wire.send(text)
        self.settle(who)

    @rule(who=st.integers(0, 1))
    def bytes_and_depth(self, who: int) -> None:
        self.sockets[who].wire.send(b"\x00\xff")
        self.sockets[who].wire.send("[" * 10_000)
        self.settle(who)

    @rule(kind=st.sampled_from(KINDS[:6]), who=st.integers(0, 1))
    def meddle(self, kind: str, who: int) -> None:
        """Another person's table: everything is refused as if it did not exist."""
        every = {"seen": 0, "key": "k", "action": "place 1", "agree": True, "text": "hello"}
        wanted = {"watch": [], "unwatch": [], "play": ["action", "seen", "key"]}
        wanted |= {
            "undo": ["seen", "key"],
            "answer-undo": ["seen", "agree"],
            "say": ["text", "key"],
        }
        fields = {name: every[name] for name in wanted[kind]}
        self.sockets[who].send(kind, table=self.foreign["id"], **fields)
        if kind != "unwatch":
            told = self.answer(self.sockets[who], "refused")
            assert told["problem"]["code"] == "no-such-table"

    @rule(who=st.integers(0, 1), seen=st.none() | st.integers(0, 50))
    def come_back(self, who: int, seen: int | None) -> None:
        self.sockets[who].close()
        self.sockets[who] = self.players[who].socket()
        self.sockets[who].send("watch", table=self.table["id"], seen=seen)
        position = self.answer(self.sockets[who], "position")
        told = [step["sequence"] for step in position["steps"]]
        if not position["fresh"]:
            assert seen is not None
            assert told == list(range(seen + 1, len(self.expected) + 1))

    def settle(self, who: int) -> None:
        """The socket is alive and the server answers in order."""
        self.sockets[who].send("ping")
        self.answer(self.sockets[who], "pong")

    @invariant()
    def the_record_is_what_was_acknowledged(self) -> None:
        if hasattr(self, "expected"):
            journal = self.players[0].get(f"/api/tables/{self.table['id']}/journal")["steps"]
            assert [step["action"] for step in journal] == self.expected


def test_the_protocol_stands(server: Server) -> None:
    Protocol.server = server
    run_state_machine_as_test(
        Protocol,
        settings=settings(
            max_examples=8,
            stateful_step_count=20,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
