"""The order of play is drawn from the seed, can be checked, and stays as listed on request."""

from collections import Counter
from pathlib import Path

from serving import Player, Server, with_services

from cosmodrome.engine.order import draw
from cosmodrome.server.commands.open_table import new_table
from cosmodrome.server.commands.rematch import new_rematch
from cosmodrome.server.messages.tables import NewTable, SeatRequest
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.verify import verify_table

OLGA = Person("olga", "Olga", "en", guest=True, created=0)


def test_every_order_is_as_likely_as_any_other() -> None:
    orders = Counter(tuple(draw(seed, 3)) for seed in range(6000))
    assert len(orders) == 6
    assert all(900 < count < 1100 for count in orders.values())


def test_seats_are_drawn_when_the_game_starts(server: Server) -> None:
    host, guest = Player(server, "Olga"), Player(server, "Boris")
    first = set()
    for _ in range(12):
        table = host.open("me", "open", "novice", order="random")
        assert (table["order"], table["drawn"], table["my_seats"]) == ("random", None, [0])
        begun = guest.join(table)
        listed = [host.id, guest.id, None]
        seats = [seat["person"] and seat["person"]["id"] for seat in begun["seats"]]
        assert seats == [listed[place] for place in begun["drawn"]]
        assert begun["my_seats"] == [seats.index(guest.id)]
        assert table["id"] in str(host.get("/api/tables", mine=True))
        first.add(begun["drawn"][0])
    assert len(first) == 3


def test_the_order_of_the_list_on_request(server: Server) -> None:
    player = Player(server, "Olga")
    for _ in range(6):
        table = player.open("me", "novice", "novice", order="listed")
        assert (table["order"], table["drawn"], table["my_seats"]) == ("listed", None, [0])


def test_a_draw_can_be_checked_after_the_game(server: Server) -> None:
    player = Player(server, "Olga")
    table = player.open("me", "novice", order="random")
    assert sorted(table["drawn"]) == [0, 1]
    player.post(f"/api/tables/{table['id']}/resign")
    with player.socket(table) as socket:
        socket.until("table", lambda m: m["table"]["status"] == "finished")
    over = player.get(f"/api/tables/{table['id']}")
    assert over["drawn"] == draw(int(over["seed"]), 2) == table["drawn"]
    verify_table(server.url, table["id"], table["commitment"], over["invite"])


def test_a_rematch_is_drawn_again_unless_the_host_fixed_the_order(tmp_path: Path) -> None:
    bots = [SeatRequest("bot", "novice")] * 2
    seats = [SeatRequest("me"), SeatRequest("hot", name=" Anna  Maria "), *bots]

    async def work(services: Services) -> None:
        drawn = new_table(NewTable("galaktiko", seats), OLGA)
        orders = {tuple(new_rematch(drawn, OLGA).drawn or ()) for _ in range(40)}
        assert len(orders) > 5
        listed = new_table(NewTable("galaktiko", seats, order="listed"), OLGA)
        again = new_rematch(listed, OLGA)
        assert again.drawn is None
        assert [chair.name for chair in again.chairs] == [None, "Anna Maria", None, None]
        assert [chair.kind for chair in again.chairs] == ["person", "person", "bot", "bot"]

    with_services(tmp_path, work)


def test_players_at_one_screen_have_names(server: Server) -> None:
    player = Player(server, "Olga")
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Anna"}, {"kind": "hot"}]
    request = {"game": "galaktiko", "seats": seats, "order": "listed"}
    table = player.post("/api/tables", request, 201)
    assert [seat["name"] for seat in table["seats"]] == [None, "Anna", None]
    # Nothing is hidden in this game; in Gaia there are hands of cards.
    assert not player.position(table)["secrets"]
    gaia = player.open("me", "hot", game="gaia")
    assert player.position(gaia)["secrets"]
    seats[1]["name"] = "\u200b"
    refused = player.post("/api/tables", request, 400)
    assert refused["code"] == "bad-name"
