"""Following, who is here, challenges between people, and groups with what only they see."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import pytest
from serving import Json, Player, Server, new_database, through

from cosmodrome.server import groups

PASSWORD = "correct horse"  # noqa: S105
HOUR = 3_600_000


def account(server: Server, name: str) -> Player:
    player = Player(server, name)
    player.call("PUT", "/api/me/password", {"password": PASSWORD})
    return player


def people(server: Server, *names: str) -> list[Player]:
    return [account(server, name) for name in names]


def status(player: Player, method: str, path: str, body: Json | None = None) -> int:
    return player.http.request(method, path, json=body).status_code


def join_group(player: Player, group: Json, expect: int = 200) -> Json:
    body = {"invite": group["invite"]}
    joined: Json = player.post(f"/api/groups/{group['id']}/join", body, expect)
    return joined


def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    ends = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.05)


def plan(**wishes: Any) -> Json:
    usual = {"name": "Cup", "game": "galaktiko", "format": "swiss", "seats": 2, "check_in": False}
    return usual | {"starts": int(time.time() * 1000) + HOUR} | wishes


# --- following ----------------------------------------------------------------------------


def test_following_is_one_sided_and_ends_with_a_block(server: Server) -> None:
    mira, rigel = people(server, "Mira A", "Rigel A")
    mira.call("PUT", f"/api/follows/{rigel.id}", expect=204)
    mira.call("PUT", f"/api/follows/{rigel.id}", expect=204)
    [followed] = mira.get("/api/follows")
    assert followed["person"]["id"] == rigel.id
    assert rigel.get("/api/follows") == []
    profile = mira.get(f"/api/people/{rigel.id}")
    assert (profile["followers"], profile["here"]["followed"]) == (1, True)
    # Who blocks somebody parts with them; who is blocked cannot follow, and is not told.
    rigel.call("POST", "/api/me/blocks", {"person": mira.id}, 204)
    assert mira.get("/api/follows") == []
    mira.call("PUT", f"/api/follows/{rigel.id}", expect=204)
    assert mira.get("/api/follows") == []
    rigel.call("PUT", f"/api/follows/{mira.id}", expect=409)
    rigel.call("DELETE", f"/api/me/blocks/{mira.id}", expect=204)
    mira.call("PUT", f"/api/follows/{rigel.id}", expect=204)
    mira.call("DELETE", f"/api/follows/{rigel.id}", expect=204)
    assert mira.get("/api/follows") == []


def test_guests_neither_follow_nor_are_followed(server: Server) -> None:
    guest, mira = Player(server, "Comet 1"), account(server, "Mira B")
    guest.call("PUT", f"/api/follows/{mira.id}", expect=403)
    mira.call("PUT", f"/api/follows/{guest.id}", expect=409)
    mira.call("PUT", f"/api/follows/{mira.id}", expect=409)
    mira.call("PUT", "/api/follows/nobody", expect=404)


def test_who_is_here_can_be_hidden_and_is_hidden_from_whom_one_blocks(server: Server) -> None:
    mira, rigel, vega = people(server, "Mira C", "Rigel C", "Vega C")

    def sees(viewer: Player) -> bool:
        listed = rigel.id in [one["person"]["id"] for one in viewer.get("/api/here")["people"]]
        assert viewer.get(f"/api/people/{rigel.id}")["here"]["here"] == listed
        return listed

    assert not sees(mira)
    with rigel.socket() as socket:
        socket.until("welcome")
        assert sees(mira)
        assert sees(vega)
        rigel.call("POST", "/api/me/blocks", {"person": vega.id}, 204)
        assert not sees(vega)
        assert rigel.call("PATCH", "/api/me", {"unseen": True})["unseen"]
        assert not sees(mira)
        rigel.call("PATCH", "/api/me", {"unseen": False})
        assert sees(mira)
    until(lambda: not sees(mira))


def test_only_a_public_table_is_told_of(server: Server) -> None:
    mira, rigel = people(server, "Mira D", "Rigel D")

    def playing() -> Json | None:
        found: Json | None = mira.get(f"/api/people/{rigel.id}")["here"]["playing"]
        return found

    private = rigel.open("me", "novice")
    with rigel.socket(private) as socket:
        socket.until("position")
        assert playing() is None
        public = rigel.open("me", "novice", visibility="open")
        # They sit there, but look at the other one.
        assert playing() is None
        socket.send("watch", table=public["id"])
        socket.until("position", lambda position: position["table"] == public["id"])
        assert playing() == {"table": public["id"], "game": "galaktiko"}
    until(lambda: playing() is None)


# --- challenges ---------------------------------------------------------------------------


def test_a_challenge_is_accepted_declined_or_withdrawn(server: Server) -> None:
    mira, rigel = people(server, "Mira E", "Rigel E")
    with rigel.socket() as there, mira.socket() as here:
        tables = [mira.open("me", "open") for _ in range(3)]
        for table in tables:
            mira.post(f"/api/tables/{table['id']}/challenge", {"person": rigel.id}, 204)
            there.until("challenges")
        waiting = rigel.get("/api/challenges")
        assert [one["by"]["name"] for one in waiting] == ["Mira E"] * 3
        assert all(one["until"] > one["at"] for one in waiting)
        assert [one["table"] for one in mira.get("/api/challenges/sent")] == [
            table["id"] for table in tables
        ]
        rigel.join(tables[0])
        rigel.call("DELETE", f"/api/challenges/{tables[1]['id']}", expect=204)
        here.until("challenges")
        [declined, sent] = mira.get("/api/challenges/sent")
        assert (declined["declined"], sent["declined"]) == (True, False)
        # No means no.
        mira.post(f"/api/tables/{tables[1]['id']}/challenge", {"person": rigel.id}, 204)
        assert len(rigel.get("/api/challenges")) == 1
        rigel.call("DELETE", f"/api/tables/{tables[2]['id']}/challenge/{rigel.id}", expect=404)
        mira.call("DELETE", f"/api/tables/{tables[2]['id']}/challenge/{rigel.id}", expect=204)
        there.until("challenges")
        assert rigel.get("/api/challenges") == []


def test_who_is_blocked_cannot_challenge_and_a_block_ends_challenges(server: Server) -> None:
    mira, rigel = people(server, "Mira F", "Rigel F")
    table = mira.open("me", "open")
    path = f"/api/tables/{table['id']}/challenge"
    mira.post(path, {"person": rigel.id}, 204)
    rigel.call("POST", "/api/me/blocks", {"person": mira.id}, 204)
    assert rigel.get("/api/challenges") == []
    mira.post(path, {"person": rigel.id}, 204)
    assert rigel.get("/api/challenges") == []
    Player(server, "Comet 2").post(path, {"person": rigel.id}, 404)


def test_a_guest_challenges_no_account(server: Server) -> None:
    guest, mira = Player(server, "Comet 3"), account(server, "Mira G")
    table = guest.open("me", "open")
    guest.post(f"/api/tables/{table['id']}/challenge", {"person": mira.id}, 403)
    other = mira.open("me", "open")
    mira.post(f"/api/tables/{other['id']}/challenge", {"person": guest.id}, 204)
    assert len(guest.get("/api/challenges")) == 1


def test_a_challenge_expires(server: Server) -> None:
    mira, rigel = people(server, "Mira H", "Rigel H")
    table = mira.open("me", "open", pace={"type": "live", "bank": 600, "increment": 5})
    mira.post(f"/api/tables/{table['id']}/challenge", {"person": rigel.id}, 204)
    [waiting] = rigel.get("/api/challenges")
    assert waiting["until"] - waiting["at"] == HOUR
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        database.execute("UPDATE challenges SET until = 1 WHERE table_id = ?", [table["id"]])
    assert rigel.get("/api/challenges") == mira.get("/api/challenges/sent") == []
    # It can be repeated.
    mira.post(f"/api/tables/{table['id']}/challenge", {"person": rigel.id}, 204)
    assert len(rigel.get("/api/challenges")) == 1


# --- groups: who may do what --------------------------------------------------------------


class Club:
    """A group with an owner and a member, and people who have nothing to do with it."""

    def __init__(self, server: Server, mark: str) -> None:
        self.owner, self.member, self.stranger, self.blocked = people(
            server, f"Owner {mark}", f"Member {mark}", f"Stranger {mark}", f"Blocked {mark}"
        )
        self.guest = Player(server, f"Guest {mark}")
        self.group: Json = self.owner.post("/api/groups", {"name": f"Group {mark}"}, 201)
        join_group(self.member, self.group)
        self.owner.call("POST", "/api/me/blocks", {"person": self.blocked.id}, 204)
        wish = {"visibility": "group", "group": self.group["id"]}
        self.open = self.member.open("me", "open", **wish)
        self.running = self.member.open("me", "novice", **wish)
        self.tournament: Json = self.member.post("/api/tournaments", plan(**wish), 201)

    def everybody(self) -> dict[str, Player]:
        return {
            "guest": self.guest,
            "stranger": self.stranger,
            "blocked": self.blocked,
            "member": self.member,
            "owner": self.owner,
        }


@pytest.fixture(scope="module")
def club(server: Server) -> Club:
    return Club(server, "K")


OUTSIDE = ("guest", "stranger", "blocked")
# What each request answers: to people outside, to a member, to the owner.
READING: list[tuple[str, int, int]] = [
    ("/api/groups/{group}", 404, 200),
    ("/api/tables?group={group}", 404, 200),
    ("/api/tables?group={group}&status=running", 404, 200),
    ("/api/tables?group={group}&mine=true", 404, 200),
    ("/api/tournaments?group={group}", 404, 200),
    ("/api/tournaments/{tournament}", 404, 200),
    ("/api/tournaments/{tournament}?invite={tournament_invite}", 404, 200),
    ("/api/tables/{open}", 404, 200),
    ("/api/tables/{open}?invite={invite}", 404, 200),
    ("/api/tables/{running}", 404, 200),
    ("/api/tables/{running}/position", 404, 200),
    ("/api/tables/{running}/position?invite={invite}", 404, 200),
    ("/api/tables/{running}/journal", 404, 200),
    ("/api/tables/{running}/chat", 404, 200),
    ("/api/tables/{running}/replay", 404, 200),
    ("/api/tables/{running}/record", 404, 409),
]


def filled(club: Club, path: str) -> str:
    return path.format(
        group=club.group["id"],
        open=club.open["id"],
        running=club.running["id"],
        invite=club.open["invite"],
        tournament=club.tournament["about"]["id"],
        tournament_invite=club.tournament["invite"],
    )


@pytest.mark.parametrize(("path", "outside", "inside"), READING, ids=[one[0] for one in READING])
def test_what_a_group_has_is_for_its_members(
    club: Club, path: str, outside: int, inside: int
) -> None:
    answers = {
        role: status(one, "GET", filled(club, path)) for role, one in club.everybody().items()
    }
    wanted = dict.fromkeys(OUTSIDE, outside) | {"member": inside, "owner": inside}
    assert answers == wanted


WRITING: list[tuple[str, str, Json | None, int]] = [
    ("PATCH", "/api/groups/{group}", {"name": "Other"}, 403),
    ("POST", "/api/groups/{group}/invite", None, 403),
    ("DELETE", "/api/groups/{group}/members/nobody", None, 403),
    ("DELETE", "/api/groups/{group}", None, 403),
]


@pytest.mark.parametrize(("method", "path", "body", "member"), WRITING, ids=lambda one: str(one))
def test_only_the_owner_changes_a_group(
    club: Club, method: str, path: str, body: Json | None, member: int
) -> None:
    for role, one in club.everybody().items():
        if role != "owner":
            wanted = member if role == "member" else 404
            assert status(one, method, filled(club, path), body) == wanted, role


def test_people_outside_do_nothing_with_what_a_group_has(club: Club) -> None:
    """They cannot enter it, sit down, talk, follow, or hear of it in a list."""
    wish = {"visibility": "group", "group": club.group["id"]}
    seats = [{"kind": "me"}, {"kind": "open"}]
    for role in OUTSIDE:
        one = club.everybody()[role]
        for path, body in (
            ("/api/tables/{open}/join", {"invite": club.open["invite"]}),
            ("/api/tables/{running}/chat", {"text": "hello", "key": "k"}),
            ("/api/tables/{open}/challenge", {"person": club.owner.id}),
            ("/api/tables/{running}/analysis", None),
            ("/api/tournaments/{tournament}/enter", {"invite": club.tournament["invite"]}),
            ("/api/tournaments/{tournament}/start", None),
            ("/api/tournaments/{tournament}/cancel", None),
            ("/api/groups/{group}/leave", None),
            ("/api/tables", {"game": "galaktiko", "seats": seats} | wish),
        ):
            assert status(one, "POST", filled(club, path), body) == 404, (role, path)
        if role != "guest":
            assert status(one, "POST", "/api/tournaments", plan(**wish)) == 404
        for state in ("open", "running"):
            listed = one.get("/api/tables", status=state, limit=100)["tables"]
            assert not {club.open["id"], club.running["id"]} & {table["id"] for table in listed}
        listed = one.get("/api/tournaments")["tournaments"]
        assert club.tournament["about"]["id"] not in [found["id"] for found in listed]
        assert one.get(f"/api/people/{club.member.id}")["history"] == []
        with one.socket() as socket:
            for table in (club.running, club.open):
                socket.send("watch", table=table["id"], invite=table["invite"])
                assert socket.until("refused")["problem"]["code"] == "no-such-table"
            tournament = club.tournament["about"]["id"]
            socket.send("watch-tournament", tournament=tournament)
            assert socket.until("refused")["problem"]["code"] == "no-such-tournament"


def test_the_link_shows_the_group_and_lets_accounts_in(server: Server) -> None:
    club = Club(server, "L")
    path = f"/api/groups/{club.group['id']}/invitation"
    shown = club.stranger.get(path, invite=club.group["invite"])
    assert (shown["name"], shown["members"], shown["joined"]) == ("Group L", 2, False)
    assert club.member.get(path, invite=club.group["invite"])["joined"]
    club.guest.get(path, invite=club.group["invite"])
    for one in (club.guest, club.stranger, club.member):
        one.get(path, 404, invite="wrong")
    club.blocked.get(path, 404, invite=club.group["invite"])
    join_group(club.blocked, club.group, 404)
    join_group(club.guest, club.group, 403)
    join_group(club.stranger, club.group | {"invite": "wrong"}, 404)
    old = club.group
    renewed = club.owner.post(f"/api/groups/{old['id']}/invite")
    assert renewed["invite"] != old["invite"]
    join_group(club.stranger, old, 404)
    assert len(join_group(club.stranger, renewed)["members"]) == 3
    # Twice is once.
    assert len(join_group(club.stranger, renewed)["members"]) == 3


def test_who_was_removed_loses_sight_at_once_but_not_their_own_game(server: Server) -> None:
    club = Club(server, "M")
    join_group(club.stranger, club.group)
    mine = club.stranger.open("me", "novice", visibility="group", group=club.group["id"])
    tournament = club.tournament["about"]["id"]
    with club.stranger.socket(club.running, mine) as socket:
        socket.until("position", lambda position: position["table"] == club.running["id"])
        socket.send("watch-tournament", tournament=tournament)
        path = f"/api/groups/{club.group['id']}/members/{club.stranger.id}"
        assert status(club.member, "DELETE", path) == 403
        club.owner.call("DELETE", path, expect=204)
        assert socket.until("gone")["table"] == club.running["id"]
    assert status(club.stranger, "GET", filled(club, "/api/tables/{running}")) == 404
    assert status(club.stranger, "GET", f"/api/tables/{mine['id']}") == 200
    # The link that they know is worth nothing.
    join_group(club.stranger, club.group, 404)
    club.owner.call("DELETE", path, expect=404)
    own = f"/api/groups/{club.group['id']}/members/{club.owner.id}"
    club.owner.call("DELETE", own, expect=409)


def test_a_group_passes_on_and_ends_with_its_last_member(server: Server) -> None:
    club = Club(server, "N")
    path = f"/api/groups/{club.group['id']}"
    club.owner.post(f"{path}/leave", expect=204)
    assert club.member.get(path)["role"] == "owner"
    assert status(club.owner, "GET", path) == 404
    # The new owner may cancel what another member has planned.
    club.member.call("PATCH", path, {"name": "Ours"})
    club.member.post(f"{path}/leave", expect=204)
    assert status(club.member, "GET", path) == 404
    cancelled = club.owner.get("/api/tournaments", mine=True)["tournaments"]
    assert cancelled == []


def test_deleting_a_group_cancels_what_was_planned(server: Server) -> None:
    club = Club(server, "O")
    entered = f"/api/tournaments/{club.tournament['about']['id']}"
    club.member.post(f"{entered}/enter", {})
    club.owner.call("DELETE", f"/api/groups/{club.group['id']}", expect=204)
    assert club.member.get("/api/groups") == []
    assert club.member.get(entered)["about"]["status"] == "cancelled"
    assert status(club.owner, "GET", entered) == 404
    # Who plays there plays on; nobody else sees it.
    assert status(club.member, "GET", filled(club, "/api/tables/{running}")) == 200
    assert status(club.owner, "GET", filled(club, "/api/tables/{running}")) == 404


def test_deleting_an_account_leaves_nothing_behind(server: Server) -> None:
    club = Club(server, "P")
    club.stranger.call("PUT", f"/api/follows/{club.owner.id}", expect=204)
    club.owner.call("PUT", f"/api/follows/{club.stranger.id}", expect=204)
    club.owner.call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    assert club.stranger.get("/api/follows") == []
    assert club.stranger.get(f"/api/people/{club.stranger.id}")["followers"] == 0
    left = club.member.get(f"/api/groups/{club.group['id']}")
    assert (left["role"], len(left["members"])) == ("owner", 1)


def test_a_tournament_of_a_group_is_played_at_tables_of_the_group(server: Server) -> None:
    club = Club(server, "Q")
    path = f"/api/tournaments/{club.tournament['about']['id']}"
    for one in (club.member, club.owner):
        one.post(f"{path}/enter", {})
    # The owner of the group may start what a member has planned.
    club.owner.post(f"{path}/start")
    until(lambda: bool(club.member.get(path)["tables"]))
    [table] = club.member.get(path)["tables"]
    assert table["invite"] is None
    shown = club.owner.get(f"/api/tables/{table['table']}")
    assert (shown["visibility"], shown["group"]) == ("group", club.group["id"])
    assert status(club.stranger, "GET", f"/api/tables/{table['table']}") == 404


def test_bad_wishes_get_a_clear_answer(server: Server, club: Club) -> None:
    for wish in ({"visibility": "group"}, {"group": club.group["id"]}):
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = club.member.post(
            "/api/tables", {"game": "galaktiko", "seats": seats} | wish, expect=400
        )
        assert answer["args"] == {"why": "group"}
        assert club.member.post("/api/tournaments", plan(**wish), 400)["args"] == {"why": "group"}
    club.guest.post("/api/groups", {"name": "Guests"}, 403)
    club.member.post("/api/groups", {"name": "\u200b"}, 400)


# --- races --------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """Two doors to the same people: two processes on PostgreSQL, or one on SQLite twice."""
    if request.param == "sqlite":
        made = [Server(f"sqlite:///{tmp_path_factory.mktemp('club')}/tables.sqlite")]
    else:
        address = new_database(request.getfixturevalue("postgres"), "club")
        made = [Server(address), Server(address)]
    for server in made:
        server.start()
    yield [made[0], made[-1]]
    for server in made:
        server.end()


def fill(server: Server, group: Json, places: int) -> None:
    """Fill a group up to so many free places, straight in its database."""
    mark = group["id"]
    numbers = range(groups.MOST_MEMBERS - len(group["members"]) - places)
    rows = ", ".join(f"('{mark[:10]}{n}', 'Filler', 'en', FALSE, 1)" for n in numbers)
    members = ", ".join(f"('{mark}', '{mark[:10]}{n}', 1)" for n in numbers)
    people = f"INSERT INTO people (id, name, language, deleted, created) VALUES {rows}"  # noqa: S608 - ours
    inside = f"INSERT INTO group_members (group_id, person, since) VALUES {members}"  # noqa: S608 - ours
    if server.database.startswith("sqlite"):
        with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
            database.execute(people)
            database.execute(inside)
        return

    async def insert() -> None:
        connection = await asyncpg.connect(server.database)
        await connection.execute(people)
        await connection.execute(inside)
        await connection.close()

    asyncio.run(insert())


def test_presence_and_challenges_pass_between_the_doors(pair: list[Server]) -> None:
    mira, rigel = people(pair[0], "Mira R", "Rigel R")
    there = through(rigel, pair[1])
    public = rigel.open("me", "novice", visibility="open")
    with there.socket(public) as socket:
        socket.until("position")

        def seen() -> Json:
            found: Json = mira.get(f"/api/people/{rigel.id}")["here"]
            return found

        until(lambda: seen()["here"] and seen()["playing"] is not None)
        assert seen()["playing"]["table"] == public["id"]
        table = mira.open("me", "open")
        mira.post(f"/api/tables/{table['id']}/challenge", {"person": rigel.id}, 204)
        socket.until("challenges")
        rigel.call("PATCH", "/api/me", {"unseen": True})
        until(lambda: not through(mira, pair[1]).get(f"/api/people/{rigel.id}")["here"]["here"])
        rigel.call("PATCH", "/api/me", {"unseen": False})
    until(lambda: not seen()["here"])


def test_who_is_removed_through_one_door_is_out_at_the_other(pair: list[Server]) -> None:
    owner, member = people(pair[0], "Owner S", "Member S")
    group = owner.post("/api/groups", {"name": "Doors"}, 201)
    join_group(member, group)
    there = through(member, pair[1])
    table = owner.open("me", "novice", visibility="group", group=group["id"])
    with there.socket(table) as socket:
        socket.until("position")
        owner.call("DELETE", f"/api/groups/{group['id']}/members/{member.id}", expect=204)
        assert socket.until("gone")["table"] == table["id"]
    assert status(there, "GET", f"/api/tables/{table['id']}") == 404


def test_groups_deleted_while_people_join_leave_nobody_inside(pair: list[Server]) -> None:
    owner, *others = people(pair[0], *(f"Racer {number}" for number in range(5)))
    doors = [through(other, pair[number % 2]) for number, other in enumerate(others)]
    with ThreadPoolExecutor() as pool:
        for _ in range(4):
            group = owner.post("/api/groups", {"name": "Short"}, 201)
            path, body = f"/api/groups/{group['id']}", {"invite": group["invite"]}
            tries = [pool.submit(status, one, "POST", f"{path}/join", body) for one in doors]
            ended = pool.submit(status, owner, "DELETE", path)
            assert ended.result() == 204
            assert {one.result() for one in tries} <= {200, 404}
            for one in (owner, *doors):
                assert one.get("/api/groups") == []


def test_of_many_who_take_the_last_places_no_more_get_in(pair: list[Server]) -> None:
    owner, *others = people(pair[0], *(f"Last {number}" for number in range(6)))
    doors = [through(other, pair[number % 2]) for number, other in enumerate(others)]
    group = owner.post("/api/groups", {"name": "Full"}, 201)
    fill(pair[0], group, places=2)
    path, body = f"/api/groups/{group['id']}", {"invite": group["invite"]}
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda one: status(one, "POST", f"{path}/join", body), doors))
    assert sorted(answers) == [200, 200, 409, 409, 409]
    assert len(owner.get(path)["members"]) == groups.MOST_MEMBERS
