"""Opening, joining, leaving and ending tables; what becomes of finished games."""

import hashlib
import random
import time
from pathlib import Path

import pytest
from serving import Launch, Player, Server, duel, play_out

import cosmodrome
from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Record
from cosmodrome.registry import game, read_record
from cosmodrome.server.errors import NoServer, WrongSeed
from cosmodrome.server.verify import verify_table


def first(position: dict[str, object]) -> str:
    legal = position["legal"]
    assert isinstance(legal, list)
    return str(random.choice(legal)["action"])


def test_a_table_by_invitation(server: Server) -> None:
    owner, friend, stranger = (Player(server, name) for name in ("Olga", "Boris", "Eve"))
    table = owner.open("me", "open")
    assert table["status"] == "open"
    path = f"/api/tables/{table['id']}"
    stranger.get(path, 404)
    stranger.post(f"{path}/join", {}, 404)
    shown = stranger.get(path, invite=table["invite"])
    assert shown["invite"] is None
    joined = friend.join(table)
    assert joined["status"] == "running"
    assert joined["my_seats"] == [1]
    stranger.join(table, 409)
    assert table["id"] not in str(stranger.get("/api/tables", status="running"))
    mine = friend.get("/api/tables", mine=True)["tables"]
    assert [found["id"] for found in mine] == [table["id"]]


def test_my_turn_comes_first(server: Server) -> None:
    player = Player(server)
    tables = [player.open("me", "hot", "novice") for _ in range(4)]
    assert tables
    turns = [found["your_turn"] for found in player.get("/api/tables", mine=True)["tables"]]
    assert turns == sorted(turns, reverse=True)


def test_what_does_not_go_together_is_refused(server: Server) -> None:
    player = Player(server)
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "novice"}
    for wrong in (
        {"seats": [me]},
        {"seats": [me, me]},
        {"seats": [me, {"kind": "bot", "level": "genius"}]},
        {"seats": [me, {"kind": "open"}], "visibility": "solo"},
        {"seats": [me, bot], "rated": True},
        {"seats": [me, bot], "options": ["flying"]},
        {"seats": [bot, bot], "visibility": "open"},
    ):
        answer = player.http.post("/api/tables", json={"game": "galaktiko"} | wrong)
        assert 400 <= answer.status_code < 410, wrong
    player.post("/api/tables", {"game": "chess", "seats": [me, bot]}, 404)


def test_the_owner_starts_with_bots_in_the_open_seats(server: Server) -> None:
    owner = Player(server)
    table = owner.open("me", "open", "open")
    Player(server).post(f"/api/tables/{table['id']}/start", expect=404)
    started = owner.post(f"/api/tables/{table['id']}/start")
    assert started["status"] == "running"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]


def test_leaving_before_the_start_opens_the_seat_and_ends_an_empty_table(server: Server) -> None:
    owner, friend = Player(server, "Olga"), Player(server, "Boris")
    table = owner.open("me", "open", "open")
    friend.join(table)
    owner.post(f"/api/tables/{table['id']}/leave", expect=204)
    left = friend.get(f"/api/tables/{table['id']}")
    assert left["owner"]["name"] == "Boris"
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
    friend.post(f"/api/tables/{table['id']}/leave", expect=204)
    friend.get(f"/api/tables/{table['id']}", 404)


def test_a_bot_stands_in_for_a_leaver_who_comes_back(server: Server) -> None:
    players, table = duel(server, stand_in="novice")
    path = f"/api/tables/{table['id']}"
    mover = players[players[0].position(table)["to_move"]]
    with mover.socket(table) as socket:
        mover.post(f"{path}/leave", expect=204)
        # The bot plays on until the other one is to move.
        position = socket.until("position", lambda p: p["to_move"] != players.index(mover))
        assert all(step["bot"] for step in position["steps"])
    back = mover.post(f"{path}/return")
    assert not back["seats"][players.index(mover)]["stand_in"]
    mover.post(f"{path}/return", expect=403)
    mover.post(f"{path}/resign")
    mover.post(f"{path}/return", expect=403)


def test_games_that_wait_for_me_come_first_however_old(server: Server) -> None:
    players, table = duel(server)
    mover = players[players[0].position(table)["to_move"]]
    newer = [mover.open("me", "open")["id"] for _ in range(3)]
    shown = mover.get("/api/tables", mine=True, limit=2)
    assert [found["id"] for found in shown["tables"]] == [table["id"], newer[2], newer[1]]
    rest = mover.get("/api/tables", mine=True, limit=2, before=shown["next"])
    assert newer[0] in [found["id"] for found in rest["tables"]]
    # Only where they belong.
    waiting = mover.get("/api/tables", mine=True, status="open", limit=1)
    assert [found["id"] for found in waiting["tables"]] == [newer[2]]


def test_a_whole_game_and_what_becomes_of_it(server: Server) -> None:
    players, table = duel(server, visibility="open")
    path = f"/api/tables/{table['id']}"
    players[0].get(f"{path}/record", 409)
    assert table["seed"] is None
    last = play_out(players, table, first)
    assert sorted(last["places"])[0] == 1
    ended = players[0].get(path)
    assert ended["status"] == "finished"
    # The seed is the one that was promised, and the record replays to the same position.
    assert hashlib.sha256(ended["seed"].encode()).hexdigest() == table["commitment"]
    record = verify_table(server.url, table["id"], table["commitment"])
    assert record.state.scores() == last["scores"]
    assert record.chance == table["chance"] == "blake2b"
    with pytest.raises(WrongSeed):
        verify_table(server.url, table["id"], "0" * 64)
    with pytest.raises(NoServer):
        verify_table(server.url, "nothing-here")
    # Anybody may look at it step by step, with everything revealed.
    watcher = Player(server, "Watcher")
    head, moments = watcher.replay(table)
    steps = head["steps"]
    assert [moment["step"] for moment in moments] == list(range(steps + 1))
    for moment in moments:
        assert moment["reveal"] is not None
        assert moment["hidden"] is not None
        assert (moment["last"] is None) == (moment["step"] == 0)
    assert moments[0]["hidden"]
    assert moments[-1]["scores"] == last["scores"]
    assert watcher.replay(table, seat=1)[1][0]["seat"] == 1
    history = watcher.get(f"/api/people/{players[0].id}")["history"]
    assert history[0]["table"] == table["id"]
    # Play on from the middle, against bots; keep a copy of the record.
    branch = watcher.post(f"{path}/branch", {"step": steps // 2, "level": "novice"}, 201)
    assert branch["branched_from"] == table["id"]
    assert branch["chance"] == table["chance"]
    text = watcher.get(f"{path}/record")["text"]
    kept = watcher.post("/api/records", {"text": text}, 201)
    assert watcher.get(f"/api/tables/{kept['id']}/record")["text"] == text
    assert read_record(text).entries == record.entries
    watcher.post("/api/records", {"text": text.replace("place", "plaice")}, 400)
    # The same people play again.
    again = players[0].post(f"{path}/rematch", expect=201)
    joined = players[1].post(f"{path}/rematch", expect=201)
    assert joined["id"] == again["id"]
    assert joined["status"] == "running"
    watcher.post(f"{path}/rematch", expect=409)


def test_a_finished_game_is_analysed_in_the_background(server: Server) -> None:
    players, table = duel(server)
    path = f"/api/tables/{table['id']}/analysis"
    players[0].post(path, expect=409)
    play_out(players, table, first)
    state = players[0].post(path, expect=202)
    deadline = time.monotonic() + 120
    done = []
    while state["status"] == "waiting" and time.monotonic() < deadline:
        time.sleep(0.2)
        state = players[0].get(path)
        done.append(len(state["analysis"]["decisions"]) if state["analysis"] else 0)
    assert state["status"] == "done"
    # What is known so far could be seen on the way.
    assert done == sorted(done)
    analysis = state["analysis"]
    assert done[-1] == analysis["steps"] == len(analysis["decisions"])
    mistake = max(analysis["decisions"], key=lambda decision: decision["loss"])
    better, played = mistake["better"], mistake["played"]
    assert better[0]["action"] == mistake["best"]
    assert better[0]["chance"] == mistake["before"]
    assert (played[0]["seat"], played[0]["action"]) == (mistake["seat"], mistake["action"])
    assert played[0]["words"]["id"].startswith("action-")
    # The line can be looked at: the position before the mistake, then the one after each move.
    line = {"step": mistake["step"] - 1, "actions": [move["action"] for move in better]}
    moments = players[0].post(f"/api/tables/{table['id']}/moves", line, 200)["moments"]
    assert [moment["step"] for moment in moments] == [
        mistake["step"] - 1 + number for number in range(len(better) + 1)
    ]
    assert [moment["last"]["action"] for moment in moments[1:]] == line["actions"]
    assert moments[0]["to_move"] == mistake["seat"]
    too_late = {"step": analysis["steps"] + 1, "actions": []}
    players[0].post(f"/api/tables/{table['id']}/moves", too_late, 404)


def test_the_end_is_explained(server: Server) -> None:
    players, table = duel(server)
    path = f"/api/tables/{table['id']}"
    running = players[0].get(f"{path}/position")
    assert running["ending"] is None
    assert running["view"]["ended_by"] == []
    players[0].get(f"{path}/chances", 409)
    players[0].post(f"{path}/moves", {"step": 0, "actions": []}, 409)
    play_out(players, table, first)
    position = players[0].get(f"{path}/position")
    ending, results = position["ending"], players[0].get(path)["results"]
    assert ending["why"][0]["id"] == "ended-" + position["view"]["ended_by"][0]
    for result in results:
        parts = [source["parts"][result["seat"]] for source in ending["sheet"]]
        assert sum(part["points"] for part in parts) == result["score"]
    # The chances of all moments, at a glance; the last are the result.
    chances = players[0].get(f"{path}/chances")["chances"]
    assert all(abs(sum(of_seats) - 1) < 0.001 for of_seats in chances)
    winners = [result["seat"] for result in results if result["place"] == 1]
    assert [seat for seat, chance in enumerate(chances[-1]) if chance > 0] == winners


def test_nobody_waits_for_a_bot_because_of_an_analysis(tmp_path: Path, launch: Launch) -> None:
    record = Record(game("ganymede"), 2, {}, 7)
    while record.state.to_move != NOBODY:
        record.play(random.choice(record.state.legal()))
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite", thinkers=1)
    server.start()
    player = Player(server)
    kept = player.post("/api/records", {"text": record.to_text()}, 201)
    path = f"/api/tables/{kept['id']}/analysis"
    assert player.post(path, expect=202)["status"] == "waiting"
    table = player.open("novice", "novice", visibility="solo")
    with player.socket(table) as socket:
        socket.until("position", lambda p: p["sequence"] > 2)
    assert player.get(path)["status"] == "waiting"


def test_a_record_full_of_undos_is_refused(server: Server) -> None:
    record = Record(game("galaktiko"), 2, {}, 7)
    for _ in range(501):
        record.play(record.state.legal()[0])
        record.undo(record.steps[-1].seat)
    record.play(record.state.legal()[0])
    Player(server).post("/api/records", {"text": record.to_text()}, 413)


def test_rated_games_are_for_people_and_change_their_ratings(server: Server) -> None:
    players = [Player(server, "Rated one"), Player(server, "Rated two")]
    guest = Player(server, "Guest")
    for player in players:
        player.call("PUT", "/api/me/password", {"password": "correct horse"})
    clock = {"type": "live", "bank": 3600}
    table = players[0].open("me", "open", rated=True, pace=clock, visibility="open", hints=True)
    assert not table["hints"]
    guest.join(table, 400)
    players[0].post(f"/api/tables/{table['id']}/start", expect=409)
    players[1].join(table)
    mover = players[players[0].position(table)["to_move"]]
    mover.get(f"/api/tables/{table['id']}/hint", 403)
    last = play_out(players, table, first)
    best = players[0].get("/api/ratings/galaktiko")["ratings"]
    mine = {rating["person"]["id"]: rating["mu"] for rating in best}
    one, two = (mine[player.id] for player in players)
    assert (one > two) == (last["places"][0] < last["places"][1])
    rated = players[0].get(f"/api/people/{players[0].id}")["ratings"]
    assert rated[0]["games"] == 1


def test_every_game_can_be_opened(server: Server) -> None:
    player = Player(server)
    for name in cosmodrome.game_names():
        seats = cosmodrome.game(name).seats[0]
        table = player.open("me", *["hot"] * (seats - 1), game=name)
        position = player.position(table)
        assert position["legal"]
        assert position["seat"] == position["to_move"]


def test_refusals_have_words_in_every_language() -> None:
    from cosmodrome.words import LANGUAGES, Words

    def kinds(kind: type[CosmodromeError]) -> list[type[CosmodromeError]]:
        return [kind, *(found for sub in kind.__subclasses__() for found in kinds(sub))]

    for language in LANGUAGES:
        words = Words(language)
        for kind in kinds(CosmodromeError):
            if kind.code != "error":
                assert words.has(f"error-{kind.code}"), (language, kind.code)
