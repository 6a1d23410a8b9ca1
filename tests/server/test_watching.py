"""Spectators: delays where hands are hidden, and the most interesting running games."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from serving import Json, Launch, Player, Server, play_out

from cosmodrome.registry import game
from cosmodrome.server.commands.open_table import new_table
from cosmodrome.server.editions import Edition
from cosmodrome.server.live_table import load
from cosmodrome.server.messages.tables import NewTable, SeatRequest
from cosmodrome.server.people import Person
from cosmodrome.server.views import shown_to

CLOCK = {"type": "live", "bank": 3600}


def seated(server: Server, **wishes: Any) -> tuple[list[Player], Json]:
    players = [Player(server, "Olga"), Player(server, "Boris")]
    table = players[0].open("me", "open", visibility="open", **wishes)
    players[1].join(table)
    return players, table


def play(players: list[Player], table: Json, moves: int) -> Json:
    position = players[0].position(table)
    for _ in range(moves):
        mover = players[position["to_move"]]
        legal = mover.position(table)["legal"]
        mover.play(table, legal[0]["action"], position["sequence"])
        position = players[0].position(table)
    return position


@pytest.mark.parametrize("played", ["galaktiko", "ganymede"])
def test_spectators_see_a_game_some_moves_later(server: Server, played: str) -> None:
    players, table = seated(server, game=played, delay=3)
    assert table["delay"] == 3
    spectator = Player(server, "Sonya")
    started = spectator.position(table)
    with spectator.socket(table) as socket:
        socket.until("position")
        play(players, table, 2)
        assert socket.until("position")["sequence"] == 0
        own = play(players, table, 3)
        assert own["sequence"] == 5
        shown = socket.until("position", lambda position: position["sequence"] == 2)
        assert [step["sequence"] for step in shown["steps"]] == [2]
    position = spectator.position(table)
    assert position["sequence"] == 2
    assert position["view"] != started["view"]
    assert max(step["sequence"] for step in position["steps"]) == 2
    journal = spectator.get(f"/api/tables/{table['id']}/journal")
    assert [step["sequence"] for step in journal["steps"]] == [1, 2]
    head, moments = spectator.replay(table)
    assert head["steps"] == 2
    assert len(moments) == 3
    # What is shown later is exactly what was public then.
    assert moments[2]["view"] == position["view"]
    # Players see everything at once.
    assert players[0].position(table)["sequence"] == 5
    assert len(players[1].replay(table)[1]) == 6


def test_nothing_is_held_back_after_the_end(server: Server) -> None:
    players, table = seated(server, delay=5)
    play_out(players, table, lambda position: str(position["legal"][0]["action"]))
    last = players[0].position(table)["sequence"]
    spectator = Player(server, "Sonya")
    assert spectator.position(table)["sequence"] == last
    assert len(spectator.get(f"/api/tables/{table['id']}/journal")["steps"]) == last


def test_an_undo_shows_nothing_earlier(server: Server) -> None:
    players, table = seated(server, delay=2)
    spectator = Player(server, "Sonya")
    position = play(players, table, 1)
    mover = next(p for p in players if p.position(table)["undo"]["possible"])
    body = {"seen": position["sequence"], "key": "undo-once"}
    mover.post(f"/api/tables/{table['id']}/undo", body)
    assert spectator.position(table)["sequence"] == 0
    assert len(spectator.replay(table)[1]) == 1
    play(players, table, 1)
    assert spectator.position(table)["sequence"] == 1


def test_a_restarted_server_shows_no_more(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite")
    server.start()
    players, table = seated(server, delay=3)
    play(players, table, 5)
    spectator = Player(server, "Sonya")
    before = spectator.position(table)
    server.kill()
    server.start()
    after = spectator.position(table)
    assert (after["sequence"], after["view"]) == (2, before["view"])
    play(players, table, 1)
    assert spectator.position(table)["sequence"] == 3


def test_the_usual_delay(server: Server) -> None:
    player = Player(server, "Host")
    player.call("PUT", "/api/me/password", {"password": "correct horse"})
    rated = {"rated": True, "pace": CLOCK, "visibility": "open"}
    assert player.open("me", "open", "open", game="ganymede", **rated)["delay"] == 3
    assert player.open("me", "open", game="galaktiko", **rated)["delay"] == 0
    assert player.open("me", "open", game="ganymede", visibility="open")["delay"] == 0
    assert player.open("me", "open", game="ganymede", delay=0, **rated)["delay"] == 0
    player.post("/api/tables", {"game": "gaia", "seats": [{"kind": "me"}], "delay": 21}, 400)


def test_the_most_interesting_games_come_first(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite")
    server.start()
    _, quiet = seated(server)
    players, live = seated(server, pace=CLOCK)
    lonely = players[0].open("me", "novice", visibility="open")
    private = players[0].open("me", "hot")
    viewer = Player(server, "Sonya")
    found = viewer.get("/api/watch")
    assert [one["table"]["id"] for one in found["games"]] == [live["id"], quiet["id"], lonely["id"]]
    assert private["id"] not in str(found)
    assert found["running"] == 3
    first = found["games"][0]
    assert first["seats"][0]["clock"] > 3_500_000
    assert viewer.get("/api/watch", game="gaia")["games"] == []
    viewer.get("/api/watch", 404, game="chess")


def test_scores_of_the_list_are_delayed_too(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite")
    server.start()
    players, table = seated(server, delay=20)
    position = players[0].position(table)
    began = position["scores"]
    while position["scores"] == began and position["sequence"] < 19:
        position = play(players, table, 1)
    assert position["scores"] != began
    (found,) = Player(server, "Sonya").get("/api/watch")["games"]
    assert [seat["score"] for seat in found["seats"]] == began


def test_a_screen_shows_no_hand_even_to_a_player(server: Server) -> None:
    players, table = seated(server, game="ganymede")
    with players[0].socket() as socket:
        socket.send("watch", table=table["id"], spectator=True)
        shown = socket.until("position")
    spectator = Player(server, "Sonya").position(table)
    assert shown["seat"] is None
    assert shown["view"] == spectator["view"]
    assert not shown["legal"]
    play(players, table, 3)
    path = f"/api/tables/{table['id']}/journal"
    seen = Player(server, "Sonya").get(path)
    assert players[0].get(path, spectator=True) == seen
    assert players[0].get(path) != seen


def test_a_game_that_another_process_began_is_shown_later_too() -> None:
    owner = Person("olga", "Olga", "en", False, 0)
    request = NewTable("galaktiko", [SeatRequest("me"), SeatRequest("open")], delay=3)
    row = new_table(request, owner)
    live = load(row, [], Edition(game("galaktiko")))
    for _ in range(5):
        live.record.play(live.record.state.legal()[0])
    # All at once, as this process reads them from the database.
    live.accept(replace(row, status="running", sequence=5, to_move=live.record.state.to_move))
    assert shown_to(live, None).sequence == 0
    assert shown_to(live, 0).sequence == 5
