"""Clocks, without a server."""

from msgspec.structs import replace

from cosmodrome.server import clocks
from cosmodrome.server.messages.common import ByTurns, Live, NoClock, Pace, StandIn
from cosmodrome.server.table_row import Chair, TableRow


def row(pace: Pace, *banks: int) -> TableRow:
    return TableRow(
        id="t",
        game="galaktiko",
        rules=1,
        data="",
        options=[],
        seed="1",
        chance="blake2b",
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
    shown = clocks.clocks(same, 11_000, 11_000)
    assert shown is not None
    assert shown.left == [day - 10_000, day]


def test_no_clock_no_hurry() -> None:
    calm = row(NoClock(), 0, 0)
    assert clocks.turned(calm, 1, 5_000, 5_000).due is None
    assert clocks.clocks(calm, 5_000, 5_000) is None


def test_bots_have_no_clock_but_come_due() -> None:
    live = row(Live(60, 5), 60_000, 60_000)
    chairs = [live.chairs[0], replace(live.chairs[1], stand_in="left")]
    bots = clocks.turned(replace(live, chairs=chairs), 1, 2_000, 5_000)
    assert bots.due == 7_000
    assert clocks.deadline(bots) is None
    after = clocks.turned(bots, 0, 50_000, 5_000)
    assert after.chairs[1].bank == 60_000


def test_whoever_comes_back_gets_a_second_chance() -> None:
    assert back(row(Live(60, 45), 0, 60_000), "clock").bank == 45_000
    short = row(Live(60, 1), 0, 0)
    first = back(short, "clock")
    assert first.bank == 30_000
    # But not again and again.
    again = replace(short, chairs=[replace(first, bank=0), short.chairs[1]])
    assert back(again, "clock").bank == 1_000


def back(before: TableRow, why: StandIn) -> Chair:
    """The chair of seat 0 after a bot stood in, and its person came back at once."""
    chairs = [replace(before.chairs[0], stand_in=why), *before.chairs[1:]]
    return clocks.taken_over(replace(before, chairs=chairs), [0], 2_000).chairs[0]


def test_leaving_and_coming_back_wins_no_time() -> None:
    assert back(row(Live(60, 45), 300, 60_000), "left").bank == 300
    slow = row(ByTurns(24), 0, 0)
    away = replace(slow, chairs=[replace(slow.chairs[0], stand_in="left"), slow.chairs[1]])
    assert clocks.taken_over(away, [0], 9_000).turn_began == slow.turn_began
