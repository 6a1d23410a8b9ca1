"""Tournaments from the first entry to the last result, through the API."""

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import Json, Player, Server, with_services
from sqlalchemy import select

from cosmodrome.server.messages.tournaments import NewTournament
from cosmodrome.server.notices import choices
from cosmodrome.server.schema import NOTICES
from cosmodrome.server.services import Services
from cosmodrome.server.timestamps import now
from cosmodrome.server.tournaments import queries
from cosmodrome.server.tournaments.entering import entering, started_now
from cosmodrome.server.tournaments.planning import plan as planned

PASSWORD = {"password": "correct horse"}
names = iter(range(1000))


def account(server: Server, name: str = "Organiser") -> Player:
    """Somebody with a password."""
    player = Player(server, f"{name} {next(names)}")
    player.call("PUT", "/api/me/password", PASSWORD)
    return player


def plan(player: Player, expect: int = 201, **wishes: Any) -> Json:
    """Plan a tournament that starts when its organiser says so."""
    usual = {
        "name": "Autumn Orbit",
        "game": "galaktiko",
        "format": "swiss",
        "seats": 2,
        "rounds": 2,
        "starts": int(time.time() * 1000) + 3_600_000,
        "break_seconds": 0,
        "places": 20,
        "level": "novice",
        "pace": {"type": "live", "bank": 60},
    }
    made: Json = player.post("/api/tournaments", usual | wishes, expect)
    return made


def path(tournament: Json, what: str = "") -> str:
    return f"/api/tournaments/{tournament['about']['id']}{what}"


def until(player: Player, tournament: Json, holds: Callable[[Json], bool]) -> Json:
    """The tournament as soon as this holds."""
    deadline = time.monotonic() + 60
    while not holds(shown := player.get(path(tournament))):
        assert time.monotonic() < deadline, shown["about"]
        time.sleep(0.05)
    found: Json = shown
    return found


def is_over(shown: Json) -> bool:
    return bool(shown["about"]["status"] == "finished")


def started(player: Player, tournament: Json) -> Json:
    player.post(path(tournament, "/start"))
    return until(player, tournament, lambda shown: shown["about"]["status"] != "planned")


def bots(count: int, level: str = "novice") -> list[Json]:
    return [{"level": level, "count": count}]


@pytest.mark.parametrize(
    ("form", "seats", "count", "rounds"),
    [("swiss", 3, 7, 2), ("round-robin", 2, 4, 3), ("knockout", 2, 5, 3), ("knockout", 4, 9, 3)],
)
def test_bots_play_a_whole_tournament(
    server: Server, form: str, seats: int, count: int, rounds: int
) -> None:
    host = account(server)
    made = plan(host, format=form, seats=seats, bots=bots(count), rounds=2)
    started(host, made)
    shown = until(host, made, is_over)
    assert shown["about"]["round"] == shown["about"]["rounds"] == rounds
    assert len(shown["rounds"]) == rounds
    every = host.tournament_tables(made)
    for number in range(1, rounds + 1):
        tables = [table for table in every if table["round"] == number]
        sat = [seat["entrant"] for table in tables for seat in table["seats"]]
        rests = shown["rounds"][number - 1]["rests"]
        assert max(Counter([*sat, *rests]).values()) == 1
        if form != "knockout":
            assert sorted([*sat, *rests]) == list(range(count))
    assert shown["standings"][0]["place"] == 1
    assert sorted(row["entrant"] for row in shown["standings"]) == list(range(count))
    total = sum(row["points"] for row in shown["standings"])
    games = sum(len(table["seats"]) for table in every)
    games += sum(len(one["rests"]) for one in shown["rounds"])
    assert total == games * (seats - 1) / 2
    # Every result is that of a game that anybody can replay.
    one = every[0]
    table = host.get(f"/api/tables/{one['table']}")
    assert table["tournament"] == shown["about"]["id"]
    assert [result["score"] for result in table["results"]] == [
        seat["score"] for seat in one["seats"]
    ]


def test_an_arena_pairs_whoever_is_free_until_it_ends(server: Server) -> None:
    host, guest = account(server), Player(server, "Mira")
    made = plan(host, format="arena", seats=2, minutes=5, bots=bots(4), leftover="bots")
    assert started(host, made)["about"]["status"] == "running"
    guest.post(path(made, "/enter"), {})
    shown = until(guest, made, lambda shown: sum(r["tables"] for r in shown["rounds"]) >= 8)
    assert all(table["status"] == "running" for table in shown["tables"])
    playing = [seat["entrant"] for table in shown["tables"] for seat in table["seats"]]
    assert len(playing) == len(set(playing))
    numbers = [table["number"] for table in guest.tournament_tables(made)]
    assert numbers == list(range(1, len(numbers) + 1))
    paused = guest.post(path(made, "/pause"))
    assert paused["entrants"][4]["state"] == "paused"
    assert guest.post(path(made, "/return"))["entrants"][4]["state"] == "here"
    assert host.post(path(made, "/cancel"))["about"]["status"] == "cancelled"


def test_people_enter_say_that_they_are_here_and_play(server: Server) -> None:
    host, mira, deneb = account(server), Player(server, "Mira"), Player(server, "Deneb")
    made = plan(host, rounds=1, visibility="invite")
    assert mira.get(path(made), 404)["code"] == "no-such-tournament"
    invite = {"invite": made["invite"]}
    entered = mira.post(path(made, "/enter"), invite)
    assert entered["entrants"][0]["state"] == "in"
    assert mira.post(path(made, "/here"), expect=409)["code"] == "too-early"
    deneb.post(path(made, "/enter"), invite)
    with mira.socket() as socket:
        socket.send("watch-tournament", tournament=made["about"]["id"])
        # Once at the beginning: something may have happened since the last look.
        socket.until("tournament", lambda news: news["tournament"] == made["about"]["id"])
        shown = started(host, made)
        socket.until("tournament", lambda news: news["tournament"] == made["about"]["id"])
    shown = until(mira, made, lambda shown: bool(shown["tables"]))
    (table,) = shown["tables"]
    # Who may see the tournament may watch its tables.
    watcher = Player(server, "Watcher")
    watcher.get(f"/api/tables/{table['table']}", 404)
    seen = watcher.get(path(made), invite=made["invite"])["tables"][0]
    watcher.get(f"/api/tables/{table['table']}", invite=seen["invite"])
    # One resigns: a bot plays on, and that is a forfeit.
    players = {seat["entrant"]: person for seat, person in zip(table["seats"], "ab", strict=True)}
    assert set(players) == {0, 1}
    deneb.post(f"/api/tables/{table['table']}/resign")
    mover = {"id": table["table"]}
    position = mira.position(mover)
    while position["places"] is None:
        if position["legal"]:
            mira.play(mover, position["legal"][0]["action"], position["sequence"])
        position = mira.position(mover)
    shown = until(mira, made, is_over)
    best, last = shown["standings"]
    assert (best["entrant"], best["points"]) == (0, 1)
    assert (last["entrant"], last["points"], last["lines"][0]["place"]) == (1, 0, None)
    assert best["below"]["key"] == "points"


def test_before_the_start_everybody_who_has_entered_is_listed(server: Server) -> None:
    ada, bob = account(server), account(server)
    tournament = plan(ada, bots=bots(1))
    bob.post(path(tournament, "/enter"), {})
    shown = ada.get(path(tournament))
    assert {row["entrant"] for row in shown["standings"]} == {0, 1}
    bob.post(path(tournament, "/withdraw"))
    assert [row["entrant"] for row in ada.get(path(tournament))["standings"]] == [0]


def test_those_who_are_not_here_are_left_out_and_too_few_is_cancelled(server: Server) -> None:
    host, mira = account(server), Player(server, "Mira")
    soon = int(time.time() * 1000) + 1500
    made = plan(host, starts=soon, places=2, check_in=True)
    # In the last minutes entering says it.
    assert mira.post(path(made, "/enter"), {})["entrants"][0]["state"] == "here"
    shown = until(host, made, lambda shown: shown["about"]["status"] != "planned")
    assert shown["about"]["status"] == "cancelled"
    assert mira.post(path(made, "/withdraw"), expect=409)["code"] == "tournament-status"


def test_full_tournaments_have_a_queue_and_late_entry_has_an_end(server: Server) -> None:
    host = account(server)
    people = [Player(server, f"Guest {number}") for number in range(4)]
    made = plan(host, places=3, late=1, rounds=1, seats=3)
    for person in people:
        shown = person.post(path(made, "/enter"), {})
    assert [one["state"] for one in shown["entrants"]] == ["in", "in", "in", "waiting"]
    people[0].post(path(made, "/withdraw"))
    started(host, made)
    shown = until(host, made, lambda shown: bool(shown["tables"]))
    assert [one["state"] for one in shown["entrants"]] == ["withdrawn", "here", "here", "here"]
    late = Player(server, "Late")
    assert late.post(path(made, "/enter"), {}, 409)["code"] == "entry-closed"
    assert people[0].post(path(made, "/return"), expect=409)["code"] == "entry-closed"


def test_who_never_moves_is_not_paired_again(server: Server) -> None:
    host, sleeper = account(server), Player(server, "Sleeper")
    made = plan(host, rounds=2, bots=bots(1))
    sleeper.post(path(made, "/enter"), {})
    started(host, made)
    table = until(host, made, lambda shown: bool(shown["tables"]))["tables"][0]
    sleeper.post(f"/api/tables/{table['table']}/leave", expect=204)
    shown = until(host, made, is_over)
    assert shown["entrants"][1]["state"] == "absent"
    assert [one["tables"] for one in shown["rounds"]] == [1]


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"level": "none"}, "bad-tournament"),
        ({"starts": 0}, "bad-tournament"),
        ({"format": "round-robin"}, "bad-tournament"),
        ({"format": "arena", "pace": {"type": "turns", "hours": 24}}, "bad-tournament"),
        ({"seats": 5, "game": "ganymede"}, "bad-seats"),
        ({"name": " "}, "bad-name"),
        ({"options": ["none"]}, "unknown-option"),
        ({"bots": bots(20), "places": 10}, "bad-tournament"),
    ],
)
def test_bad_plans_are_refused(server: Server, wishes: Json, code: str) -> None:
    host = account(server)
    answer = host.http.post("/api/tournaments", json=PLAN_BASE | wishes)
    assert (answer.status_code // 100, answer.json()["code"]) == (4, code)


PLAN_BASE = {
    "name": "Bad",
    "game": "galaktiko",
    "format": "swiss",
    "seats": 2,
    "starts": int(time.time() * 1000) + 3_600_000,
}


def test_guests_plan_nothing_and_others_run_nothing(server: Server) -> None:
    guest, host = Player(server, "Guest"), account(server)
    assert plan(guest, 400)["code"] == "bad-tournament"
    made = plan(host, rated=True)
    assert guest.post(path(made, "/start"), expect=403)["code"] == "not-your-tournament"
    assert guest.post(path(made, "/enter"), {}, 400)["code"] == "bad-tournament"
    assert guest.post(path(made, "/pause"), expect=409)["code"] == "not-entered"
    listed = guest.get("/api/tournaments", status="planned")["tournaments"]
    assert made["about"]["id"] in [one["id"] for one in listed]
    mine = host.get("/api/tournaments", mine=True)["tournaments"]
    assert [one["id"] for one in mine] == [made["about"]["id"]]


def test_people_are_told_when_a_round_begins(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people = [await services.people.new_guest(name, "en") for name in ("Mira", "Rigel")]
        told = choices.Settings(address="mira@example.org", confirmed=True)
        await services.store.write(lambda c: choices.write(c, people[0].id, told))
        whole = planned(NewTournament("Orbit", "galaktiko", "swiss", 2, now() + 60_000), "", now())
        await services.store.write(lambda c: queries.create(c, whole))
        for person in people:
            await services.tournaments.change(whole.row.id, person, entering(person))
        await services.tournaments.change(whole.row.id, people[0], started_now)
        for _ in range(2):
            await services.tournaments.look_after()
        found = await services.store.read(lambda c: c.execute(select(NOTICES)).all())
        assert [(one.person, one.message, one.number) for one in found] == [
            (people[0].id, "notice-round", 1)
        ]

    with_services(tmp_path, work)
