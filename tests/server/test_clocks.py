"""Clocks, without a server."""

from msgspec.structs import replace

from cosmodrome.server import clocks
from cosmodrome.server.messages import ByTurns, Live, NoClock, Pace
from cosmodrome.server.rows import Chair, Row


def row(pace: Pace, *banks: int) -> Row:
    return Row(
        id="t",
        game="galaktiko",
        rules=1,
        data="",
        options=[],
        seed="1",
        owner="a",
        visibility="open",
        invite="",
        pace=pace,
        rated=False,
        hints=False,
        spectator_chat=True,
        stand_in="novice",
        branched_from=None,
        created=0,
        chairs=[Chair("person", person=str(seat), bank=bank) for seat, bank in enumerate(banks)],
        changed=0,
        status="running",
        to_move=0,
        turn_began=1_000,
    )


def test_a_bank_runs_while_its_seat_decides() -> None:
    live = row(Live(60, 5), 60_000, 60_000)
    same = clocks.turned(live, 0, 11_000, 5_000)
    assert [chair.bank for chair in same.chairs] == [50_000, 60_000]
    assert same.due == 11_000 + 50_000
    # The increment comes when the turn passes on, not with each decision.
    passed = clocks.turned(same, 1, 12_000, 5_000)
    assert [chair.bank for chair in passed.chairs] == [54_000, 60_000]
    assert passed.due == 12_000 + 60_000


def test_by_turns_a_turn_has_its_hours_however_many_decisions_it_takes() -> None:
    slow = row(ByTurns(24), 0, 0)
    day = 24 * 3_600_000
    same = clocks.turned(slow, 0, 5_000, 5_000)
    assert same.due == 1_000 + day
    assert clocks.turned(same, 1, 9_000, 5_000).due == 9_000 + day
    shown = clocks.clocks(same, 11_000)
    assert shown is not None
    assert shown.left == [day - 10_000, day]


def test_no_clock_no_hurry() -> None:
    calm = row(NoClock(), 0, 0)
    assert clocks.turned(calm, 1, 5_000, 5_000).due is None
    assert clocks.clocks(calm, 5_000) is None


def test_bots_have_no_clock_but_come_due() -> None:
    live = row(Live(60, 5), 60_000, 60_000)
    chairs = [live.chairs[0], replace(live.chairs[1], stand_in="left")]
    bots = clocks.turned(replace(live, chairs=chairs), 1, 2_000, 5_000)
    assert bots.due == 7_000
    assert clocks.deadline(bots) is None
    after = clocks.turned(bots, 0, 50_000, 5_000)
    assert after.chairs[1].bank == 60_000


def test_whoever_comes_back_gets_a_second_chance() -> None:
    live = row(Live(60, 45), 0, 60_000)
    assert clocks.second_chance(live, live.chairs[0]).bank == 45_000
    assert clocks.second_chance(live, live.chairs[1]).bank == 60_000
    short = row(Live(60, 1), 0, 0)
    assert clocks.second_chance(short, short.chairs[0]).bank == 30_000
