"""Seasons: histories of ratings, tables of honour, medals."""

import asyncio
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace
from serving import Player, Server, new_database, play_out, with_services
from sqlalchemy import Connection, delete, func, select

from cosmodrome.registry import game_names
from cosmodrome.server import profiles, ratings, seasons
from cosmodrome.server.commands.open_table import new_table
from cosmodrome.server.deleting import delete_account
from cosmodrome.server.messages.common import Live
from cosmodrome.server.messages.people import Here
from cosmodrome.server.messages.tables import NewTable, Result, SeatRequest
from cosmodrome.server.people import Person
from cosmodrome.server.schema import HONOURS, RATING_HISTORY, SHARED
from cosmodrome.server.services import Services, open_services
from cosmodrome.server.settings import Settings
from cosmodrome.server.table_row import Chair, TableRow

NUMBERS = count()
SEATS = [SeatRequest("me"), SeatRequest("open")]


def at(*date: int) -> int:
    return int(datetime(*date, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc, arg-type]


def rated_game(people: list[str], finished: int) -> TableRow:
    """A finished rated game; the first has won."""
    owner = Person(people[0], "Olga", "en", False, 0)
    table = new_table(NewTable("galaktiko", SEATS, pace=Live(600), rated=True), owner)
    return replace(
        table,
        id=f"game-{next(NUMBERS)}",
        visibility="open",
        status="finished",
        chairs=[Chair("person", person=person) for person in people],
        results=[Result(seat, -seat, seat + 1) for seat in range(len(people))],
        finished=finished,
    )


async def finish(services: Services, people: list[str], *times: int) -> None:
    for finished in times:
        await finish_one(services, rated_game(people, finished))


async def finish_one(services: Services, row: TableRow) -> None:
    await services.tables.create(row)
    await services.store.write(lambda c: ratings.finish(c, row))


async def begin_anew(services: Services) -> None:
    """As if the ratings were older than the server."""

    def write(connection: Connection) -> None:
        connection.execute(delete(SHARED).where(SHARED.c.name == "season-open"))
        seasons.begin(connection, at(2026, 11, 20))

    await services.store.write(write)


async def new_people(services: Services, *names: str) -> list[str]:
    return [(await services.people.new_guest(name, "en")).id for name in names]


def test_a_table_of_honour_is_kept(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        olga, boris, vera, late = await new_people(services, "Olga", "Boris", "Vera", "Late")
        october = [at(2026, 10, 1) + hour * 3_600_000 for hour in range(5)]
        await finish(services, [olga, boris], *october)
        # Too few games, and a game in the first moment of the next month.
        await finish(services, [vera, late], at(2026, 10, 31, 23), at(2026, 11, 1))
        await begin_anew(services)
        find = services.store.read
        now = await find(lambda c: seasons.standing(c, "galaktiko", "2026-10", False))
        assert [(line.place, line.person, line.games) for line in now] == [
            (1, olga, 5),
            (2, boris, 5),
        ]

        async def close(when: int) -> list[str]:
            return await services.store.write(lambda c: seasons.close_ended(c, when, game_names()))

        assert await close(at(2026, 10, 31, 23, 59)) == []
        # Games of the last moment may still be written.
        assert await close(at(2026, 11, 1, 0, 1)) == []
        assert await close(at(2026, 11, 1, 0, 6)) == ["2026-10"]
        assert await close(at(2026, 11, 1, 0, 7)) == []
        kept = await find(lambda c: seasons.honours(c, "galaktiko", "2026-10", False))
        assert kept == now
        # What happens later, even to accounts, changes nothing.
        person = await services.people.find(olga)
        assert person is not None
        medals = await find(lambda c: profiles.read(c, person, Here(person.ref(), False)))
        assert [(one.season, one.place) for one in medals.medals] == [("2026-10", 1)]
        await finish(services, [boris, vera], at(2026, 11, 2))
        await delete_account(services, person)
        assert await find(lambda c: seasons.honours(c, "galaktiko", "2026-10", False)) == kept
        assert await find(lambda c: seasons.past(c, "galaktiko", False)) == ["2026-10"]
        left = select(func.count()).where(RATING_HISTORY.c.person == olga)
        assert await find(lambda c: c.execute(left).scalar()) == 0

    with_services(tmp_path, work)


def test_equal_ratings_share_a_place_unless_games_decide(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        first = await new_people(services, "Aa", "Bb")
        second = await new_people(services, "Cc", "Dd")
        days = [at(2026, 10, day) for day in range(1, 6)]
        await finish(services, first, *days)
        await finish(services, second, *days)
        standing = await services.store.read(
            lambda c: seasons.standing(c, "galaktiko", "2026-10", False)
        )
        assert [line.place for line in standing] == [1, 1, 3, 3]

    with_services(tmp_path, work)


def test_the_course_and_the_change_of_a_rating(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        one, two = await new_people(services, "Olga", "Boris")
        await finish(services, [one, two], *(at(2026, 9, day) for day in range(1, 10)))
        course = await services.store.read(lambda c: ratings.course(c, one, "galaktiko", 400))
        assert [point.games for point in course] == list(range(1, 10))
        assert [point.rating for point in course] == sorted(point.rating for point in course)
        assert course[0].deviation > course[-1].deviation
        some = await services.store.read(lambda c: ratings.course(c, one, "galaktiko", 4))
        assert [point.games for point in some] == [3, 6, 9]
        played = await services.store.read(lambda c: ratings.history(c, one, 50))
        changes = [game.change for game in reversed(played)]
        steps = zip([1000, *(p.rating for p in course)], course, strict=False)
        assert changes == [point.rating - before for before, point in steps]
        change = await services.store.read(
            lambda c: seasons.change(c, one, "galaktiko", "2026-10", 0.0)
        )
        assert change == 1000 - course[-1].rating

    with_services(tmp_path, work)


def test_two_processes_close_a_season_once(postgres: str) -> None:
    database = new_database(postgres, "seasons")

    async def run() -> None:
        settings = Settings(database=database)
        one = await open_services(settings)
        two = await open_services(settings)
        people = await new_people(one, "Olga", "Boris")
        await finish(one, people, *(at(2026, 8, day) for day in range(1, 8)))
        await begin_anew(one)
        closed = await asyncio.gather(
            *(
                services.store.write(
                    lambda c: seasons.close_ended(c, at(2026, 10, 5), game_names())
                )
                for services in (one, two)
            )
        )
        assert sorted(closed) == [[], ["2026-08", "2026-09"]]
        kept = await one.store.read(
            lambda c: c.execute(select(func.count()).select_from(HONOURS)).scalar()
        )
        assert kept == 2
        await one.close()
        await two.close()

    asyncio.run(run())


def test_pages_of_a_season(server: Server) -> None:
    players = [Player(server, "Season one"), Player(server, "Season two")]
    for player in players:
        player.call("PUT", "/api/me/password", {"password": "correct horse"})
    for _ in range(5):
        table = players[0].open(
            "me", "open", rated=True, pace={"type": "live", "bank": 3600}, visibility="open"
        )
        players[1].join(table)
        play_out(players, table, lambda position: str(position["legal"][0]["action"]))
    found = players[0].get("/api/seasons/galaktiko")
    mine = [line for line in found["lines"] if line["person"]["id"] in {p.id for p in players}]
    assert len(mine) == 2
    assert found["games"] == 5
    assert not found["over"]
    assert found["needed"] == 5
    assert players[0].get("/api/seasons")["leaders"]["galaktiko"]["place"] == 1
    profile = players[0].get(f"/api/people/{players[0].id}")
    assert profile["standings"][0]["rating"] == profile["ratings"][0]["rating"]
    assert profile["standings"][0]["of"] >= 2
    course = players[0].get(f"/api/people/{players[0].id}/ratings/galaktiko")
    assert len(course["points"]) == 5
    assert course["points"][-1]["rating"] == profile["ratings"][0]["rating"]
    players[0].get("/api/seasons/galaktiko", 400, season="2026-13")
    players[0].get("/api/seasons/chess", 404)
    assert players[0].get("/api/seasons/galaktiko", season="2020-01")["lines"] == []


@pytest.mark.parametrize(
    ("season", "after"), [("2026-01", "2026-02"), ("2026-11", "2026-12"), ("2026-12", "2027-01")]
)
def test_seasons_follow_each_other(season: str, after: str) -> None:
    assert seasons.following(season) == after
    begins, ends = seasons.span(season)
    assert seasons.season_of(begins) == seasons.season_of(ends - 1) == season
    assert seasons.season_of(ends) == after
