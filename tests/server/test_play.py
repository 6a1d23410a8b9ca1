"""Playing over the socket: acknowledgements, order, undo, chat, hints, clocks."""

import sqlite3
import time

from serving import Json, Player, Server, Socket, duel

from cosmodrome.bots.levels import find_level
from cosmodrome.server.advice import HINT_LEVEL


def mover_of(players: list[Player], table: Json) -> tuple[Player, Json]:
    player = players[players[0].position(table)["to_move"]]
    return player, player.position(table)


def test_acknowledged_first_then_told_to_everyone_once(server: Server) -> None:
    players, table = duel(server)
    mover, position = mover_of(players, table)
    other = players[1 - players.index(mover)]
    with mover.socket(table) as mine, other.socket(table) as theirs:
        mine.until("position")
        theirs.until("position")
        action = position["legal"][0]["action"]
        wish = {"table": table["id"], "action": action, "seen": 0, "key": "once"}
        mine.send("play", **wish)
        kinds = [mine.receive()["type"] for _ in range(3)]
        assert kinds.index("done") < kinds.index("position")
        told = theirs.until("position")
        assert [step["action"] for step in told["steps"]] == [action]
        assert told["steps"][0]["events"]
        # The same key again, on this and on another socket, gets the first answer again.
        mine.send("play", **wish)
        assert mine.until("done")["sequence"] == 1
        with mover.socket() as third:
            third.send("play", **wish)
            assert third.until("done")["sequence"] == 1
    assert mover.position(table)["sequence"] == 1


def test_refusals_carry_a_reason_and_a_fresh_position(server: Server) -> None:
    players, table = duel(server)
    mover, position = mover_of(players, table)
    other = players[1 - players.index(mover)]
    action = position["legal"][0]["action"]

    def refused(socket: Socket, **wish: object) -> str:
        socket.send("play", **({"table": table["id"], "seen": 0, "key": "k"} | wish))
        code = str(socket.until("refused")["problem"]["code"])
        assert socket.until("position")["sequence"] == 0
        return code

    with mover.socket(table) as mine, other.socket(table) as theirs:
        mine.until("position")
        theirs.until("position")
        assert refused(mine, action="fly 99") == "unknown-action"
        assert refused(mine, action="done") == "illegal-action"
        assert refused(mine, action=action, seen=5) == "stale"
        assert refused(theirs, action=action) == "not-your-turn"


def test_undo_by_the_rule_and_by_agreement(server: Server) -> None:
    players, table = duel(server)
    mover, position = mover_of(players, table)
    other = players[1 - players.index(mover)]
    path = f"/api/tables/{table['id']}/undo"
    mover.post(path, {"seen": 0, "key": "a"}, 409)
    mover.play(table, position["legal"][0]["action"], 0)
    # Placing a ship reveals nothing: its player may take it back alone, the other may not.
    assert mover.position(table)["undo"] == {"possible": True, "why": ""}
    assert other.position(table)["undo"] == {"possible": False, "why": "other-seat"}
    other.post(path, {"seen": 1, "key": "b"}, 409)
    assert mover.post(path, {"seen": 1, "key": "c"})["sequence"] == 2
    assert mover.position(table)["view"] == position["view"]
    # By agreement anybody may ask; declining ends the question, agreeing takes back.
    mover.play(table, position["legal"][1]["action"], 2)
    with mover.socket(table) as socket:
        other.post(path, {"seen": 3, "key": "d", "ask": True})
        asked = socket.until("table", lambda m: m["table"]["undo"] is not None)
        assert asked["table"]["undo"]["awaited"] == [players.index(mover)]
        mover.post(f"{path}/answer", {"seen": 3, "agree": False})
        socket.until("table", lambda m: m["table"]["undo"] is None)
        mover.post(f"{path}/answer", {"seen": 3, "agree": True}, 409)
        other.post(path, {"seen": 3, "key": "e", "ask": True})
        socket.send("answer-undo", table=table["id"], seen=3, agree=True)
        told = socket.until("position", lambda p: p["sequence"] == 4)
        assert told["steps"][-1]["action"] == "undo agreed"
    actions = [step["action"] for step in mover.get(f"/api/tables/{table['id']}/journal")["steps"]]
    assert actions[1] == "undo"
    assert actions[3] == "undo agreed"


def test_chat_is_stored_once_and_limited(server: Server) -> None:
    players, table = duel(server, visibility="open", spectator_chat=False)
    spectator = Player(server, "Spectator")
    path = f"/api/tables/{table['id']}/chat"
    with spectator.socket(table) as socket:
        socket.until("position")
        first = players[0].post(path, {"text": "<b>hello</b>", "key": "1"})
        assert players[0].post(path, {"text": "<b>hello</b>", "key": "1"}) == first
        assert socket.until("said")["line"]["text"] == "<b>hello</b>"
        socket.send("say", table=table["id"], text="psst", key="2")
        assert socket.until("refused")["problem"]["code"] == "chat-off"
    assert len(spectator.get(path)["lines"]) == 1
    players[0].post(path, {"text": "x" * 501, "key": "3"}, 400)


def test_hints_are_never_given_in_haste() -> None:
    level = find_level(HINT_LEVEL)
    assert level.simulations
    assert not level.haste


def test_hints_are_for_the_seat_to_move(server: Server) -> None:
    players, table = duel(server)
    mover, position = mover_of(players, table)
    other = players[1 - players.index(mover)]
    hint = mover.get(f"/api/tables/{table['id']}/hint")
    assert hint["action"] in [choice["action"] for choice in position["legal"]]
    assert abs(sum(hint["chances"]) - 1) < 1e-6
    # The reason: how it could go on, and how the next best could.
    best, second, *_ = hint["considered"]
    assert best["line"][0]["action"] == best["action"] == hint["action"]
    assert best["line"][0]["chance"] == best["value"]
    assert second["line"][0]["action"] == second["action"]
    assert len(best["line"]) > 1
    other.get(f"/api/tables/{table['id']}/hint", 403)
    players, table = duel(server, hints=False)
    mover_of(players, table)[0].get(f"/api/tables/{table['id']}/hint", 403)


def test_whoever_is_elsewhere_is_called_once(server: Server) -> None:
    players, table = duel(server)
    mover, position = mover_of(players, table)
    other = players[1 - players.index(mover)]
    with other.socket() as elsewhere:
        elsewhere.until("welcome")
        mover.play(table, position["legal"][0]["action"], 0)
        assert elsewhere.until("your-turn")["table"] == table["id"]
        elsewhere.send("ping")
        assert elsewhere.receive()["type"] == "pong"


def test_positions_are_read_out_to_those_who_want_it(server: Server) -> None:
    for game in ("galaktiko", "ganymede"):
        players, table = duel(server, game=game)
        mover, position = mover_of(players, table)
        with mover.socket() as draws, mover.socket(table) as reads:
            draws.send("watch", table=table["id"], read_out=False)
            assert draws.until("position")["read_out"] == []
            assert reads.until("position")["read_out"] == position["read_out"] != []
            action = position["legal"][0]["action"]
            draws.send("play", table=table["id"], action=action, seen=0, key="once")
            drawn, read = draws.until("position"), reads.until("position")
            assert drawn["read_out"] == []
            assert read["read_out"] == mover.position(table)["read_out"] != []
            assert drawn | {"read_out": []} == read | {"read_out": []}
            # It may change its mind at any time.
            draws.send("watch", table=table["id"], seen=1)
            assert draws.until("position")["read_out"] == read["read_out"]


def test_presence(server: Server) -> None:
    players, table = duel(server, visibility="open")
    with players[0].socket(table) as socket:
        socket.until("presence", lambda m: m["seats"] == [True, False])
        with players[1].socket(table), Socket(server) as nobody:
            nobody.send("watch", table=table["id"])
            socket.until("presence", lambda m: m["seats"] == [True, True] and m["spectators"] == 1)
        socket.until("presence", lambda m: m["seats"] == [True, False] and m["spectators"] == 0)


def test_a_clock_that_runs_out_calls_a_bot(server: Server) -> None:
    pace = {"type": "live", "bank": 60, "increment": 1}
    players, table = duel(server, pace=pace, stand_in="novice")
    mover, position = mover_of(players, table)
    seat = players.index(mover)
    assert 55_000 < position["clocks"]["left"][seat] <= 60_000
    assert position["clocks"]["running"] == seat
    with mover.socket(table) as socket:
        socket.until("position")
        # As if a minute had passed.
        with sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=30) as database:
            database.execute(
                "UPDATE tables SET turn_began = turn_began - 60000, due = due - 60000 WHERE id = ?",
                [table["id"]],
            )
        changed = socket.until("table", lambda m: m["table"]["seats"][seat]["stand_in"] == "clock")
        assert changed
        socket.until("position", lambda p: p["steps"] and p["steps"][0]["bot"])
    back = mover.post(f"/api/tables/{table['id']}/return")
    assert back["seats"][seat]["stand_in"] is None
    assert mover.position(table)["clocks"]["left"][seat] > 25_000


def test_the_increment_comes_when_the_turn_passes(server: Server) -> None:
    players, table = duel(server, pace={"type": "live", "bank": 60, "increment": 30})
    mover, position = mover_of(players, table)
    seat = players.index(mover)
    time.sleep(0.2)
    mover.play(table, position["legal"][0]["action"], 0)
    after = mover.position(table)
    assert after["to_move"] != seat
    assert 88_000 < after["clocks"]["left"][seat] < 89_900
    assert after["clocks"]["running"] == 1 - seat
