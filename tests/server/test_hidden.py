"""Hidden information: as another player, as a spectator, through every door of the API."""

import random
import sqlite3

import msgspec
import pytest
from serving import Json, Player, Server, Socket

import cosmodrome
from cosmodrome.engine.chance import BLAKE2B
from cosmodrome.engine.game import NOBODY, Event, State
from cosmodrome.engine.record import Record
from cosmodrome.games.title import title_of

MOVES = 12


class Watched:
    """A running game, what its players and a spectator are told, and the truth."""

    def __init__(self, server: Server, game: str) -> None:
        self.game = cosmodrome.game(game)
        seats = self.game.seats[0]
        self.players = [Player(server, f"Player {seat}") for seat in range(max(seats, 2))]
        table = self.players[0].open(
            "me", *["open"] * (len(self.players) - 1), game=game, visibility="open"
        )
        for player in self.players[1:]:
            table = player.join(table)
        self.table = table
        self.path = f"/api/tables/{table['id']}"
        self.spectator = Player(server, "Spectator")
        with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
            (self.seed,) = database.execute(
                "SELECT seed FROM tables WHERE id = ?", [table["id"]]
            ).fetchone()
        self.record = Record(self.game, len(self.players), {}, int(self.seed), BLAKE2B)
        self.events: list[list[Event]] = []

    def viewers(self) -> list[tuple[int | None, Player]]:
        return [(None, self.spectator), *enumerate(self.players)]

    def step(self) -> None:
        """The seat to move picks any legal action."""
        action = random.choice(self.record.state.legal())
        mover = self.players[self.record.state.to_move]
        mover.play(self.table, self.game.actions.name(action), len(self.record.entries))
        self.events.append(self.record.play(action))


def twin(state: State, seat: int | None) -> State:
    """Another position that this seat cannot tell from the true one."""
    other = state.clone()
    if seat is not None:
        other.redeal(seat, 4711)
    return other


@pytest.fixture(scope="module", params=cosmodrome.game_names())
def watched(server: Server, request: pytest.FixtureRequest) -> Watched:
    made = Watched(server, request.param)
    for _ in range(MOVES):
        if made.record.state.to_move != NOBODY:
            made.step()
    return made


def expected_view(watched: Watched, state: State, seat: int | None) -> Json:
    view = title_of(watched.game).view(state, seat)
    found: Json = msgspec.json.decode(msgspec.json.encode(view))
    return found


def check_steps(watched: Watched, seat: int | None, steps: list[Json]) -> None:
    """Entries of others are shown without their secrets, events without others' facts."""
    actions = watched.game.actions
    for step in steps:
        done = watched.record.steps[step["sequence"] - 1]
        own = done.seat == seat
        name = actions.name(done.action) if own else actions.public_name(done.action)
        assert step["action"] == name
        events = watched.events[step["sequence"] - 1]
        assert [told["facts"] for told in step["events"]] == [e.seen_by(seat) for e in events]
        after = twin(watched.record.state_after(step["sequence"]), seat)
        assert step["scores"] == title_of(watched.game).known_scores(after, seat)


def test_positions_tell_each_seat_what_it_may_know(watched: Watched) -> None:
    for seat, player in watched.viewers():
        with player.socket(watched.table) as socket:
            position = socket.until("position")
        assert position["seat"] == seat
        assert position["view"] == expected_view(watched, twin(watched.record.state, seat), seat)
        assert bool(position["legal"]) == (seat == watched.record.state.to_move)
        check_steps(watched, seat, position["steps"])
        # Asking for another seat's eyes does not help.
        for other in range(len(watched.players)):
            assert player.position(watched.table, seat=other)["seat"] == seat


def test_a_stranger_who_is_not_signed_in_sees_what_is_public(watched: Watched) -> None:
    with Socket(watched.spectator.server) as socket:
        socket.send("watch", table=watched.table["id"], seat=0)
        position = socket.until("position")
    assert position["seat"] is None
    assert position["view"] == expected_view(watched, watched.record.state, None)


def test_the_replay_of_a_running_game_shows_what_was_seen(watched: Watched) -> None:
    steps = len(watched.record.steps)
    for seat, player in watched.viewers():
        for wanted in (None, 0, 1):
            query = {} if wanted is None else {"seat": wanted}
            head, moments = player.replay(watched.table, **query)
            assert head == {
                "table": watched.table["id"],
                "game": watched.game.name,
                "seat": seat,
                "steps": steps,
            }
            assert [moment["step"] for moment in moments] == list(range(steps + 1))
            check_steps(watched, seat, [moment["last"] for moment in moments[1:]])
            for step, moment in enumerate(moments):
                assert moment["seat"] == seat
                assert moment["reveal"] is None
                assert moment["hidden"] is None
                past = twin(watched.record.state_after(step), seat)
                assert moment["view"] == expected_view(watched, past, seat)


def test_the_journal_keeps_the_secrets_of_others(watched: Watched) -> None:
    for seat, player in watched.viewers():
        check_steps(watched, seat, player.get(f"{watched.path}/journal")["steps"])


def test_nothing_hands_out_the_seed_or_the_record(watched: Watched) -> None:
    for seat, player in watched.viewers():
        answers = [
            player.http.get(watched.path + door)
            for door in ("", "/position", "/journal", "/record", "/hint", "/chat", "/replay")
        ]
        answers += [
            player.http.get(f"{watched.path}/preview", params={"action": "?"}),
            player.http.get(f"{watched.path}/analysis"),
            player.http.post(f"{watched.path}/analysis"),
            player.http.get(f"{watched.path}/chances"),
            player.http.post(f"{watched.path}/moves", json={"step": 0, "actions": []}),
            player.http.post(f"{watched.path}/branch", json={"step": 0}),
            player.http.post(f"{watched.path}/rematch"),
            player.http.get("/api/tables", params={"status": "running"}),
        ]
        for answer in answers:
            assert watched.seed not in answer.text
            assert format(watched.record.state.digest(), "016x") not in answer.text
        assert answers[3].status_code == 409
        if seat != watched.record.state.to_move:
            assert answers[4].status_code == 403
        assert answers[10].status_code == 409


def test_refusals_do_not_tell_what_is_legal_for_others(watched: Watched) -> None:
    """A wrong action of somebody who is not to move is refused the same, legal or not."""
    actions = watched.game.actions
    seen = len(watched.record.entries)
    legal = watched.record.state.legal()
    illegal = next(number for number in range(len(actions)) if number not in legal)
    for seat, player in watched.viewers():
        if seat == watched.record.state.to_move:
            continue
        refusals = set()
        for number in (legal[0], illegal):
            body = {"action": actions.name(number), "seen": seen, "key": "probe"}
            refusals.add(player.http.post(f"{watched.path}/actions", json=body).text)
        assert len(refusals) == 1


def test_previews_tell_the_seat_to_move_what_it_can_know(watched: Watched) -> None:
    show = title_of(watched.game).preview
    state = watched.record.state
    action = watched.game.actions.name(state.legal()[0])
    for seat, player in watched.viewers():
        answer = player.http.get(f"{watched.path}/preview", params={"action": action})
        if show is None:
            assert answer.status_code == 404
        elif seat is None or seat != state.to_move:
            assert answer.status_code == 403
        else:
            told = show(twin(state, seat), seat, action)
            assert answer.json()["preview"] == msgspec.json.decode(msgspec.json.encode(told))


def test_private_tables_look_as_if_they_did_not_exist(server: Server) -> None:
    owner, stranger = Player(server, "Olga"), Player(server, "Eve")
    private = [owner.open("me", "open"), owner.open("me", "novice", visibility="solo")]
    missing = {"id": "2222222222222"}
    doors = ["", "/position", "/journal", "/record", "/replay", "/chat", "/hint", "/analysis"]
    doors.append("/chances")
    for table in private:
        for door in doors:
            answers = [
                stranger.http.get(f"/api/tables/{found['id']}{door}", params={"invite": "guess"})
                for found in (table, missing)
            ]
            assert answers[0].content == answers[1].content
            assert answers[0].status_code == 404
        with stranger.socket() as socket:
            told = []
            for found in (table, missing):
                socket.send("watch", table=found["id"], invite="guess")
                told.append(socket.until("refused")["problem"])
            assert told[0] == told[1]
        everything = stranger.get("/api/tables", status="open")
        everything = str(everything) + str(stranger.get("/api/tables", status="running"))
        assert table["id"] not in everything
