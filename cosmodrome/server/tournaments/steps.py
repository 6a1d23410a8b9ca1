"""What happens next in a tournament: pure functions of what is stored, and the time."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cosmodrome.server.messages.common import Live
from cosmodrome.server.tournaments.rows import EntrantRow, PairedTable, TournamentRow, Whole
from cosmodrome.server.tournaments.seating import new_tables
from cosmodrome.tournaments import arena, knockout, round_robin, swiss
from cosmodrome.tournaments.arena import Waiting
from cosmodrome.tournaments.pairing import FILLER, Pairing, drawn

# People may say that they are here for so long before the start, in milliseconds.
CHECK_IN: Final = 5 * 60_000
# How long somebody waits in an arena before a table begins with a rematch or too few players.
PATIENCE: Final = 20_000


class Step(Struct, frozen=True):
    """What a change writes: the new row, the entrants that differ, a new round, new tables."""

    row: TournamentRow
    entrants: list[EntrantRow] = []
    rests: list[int] | None = None
    tables: list[PairedTable] = []


def asks_presence(row: TournamentRow) -> bool:
    """Whether people must say that they are here before the start."""
    return row.plan.check_in and isinstance(row.plan.pace, Live)


def next_step(whole: Whole, now: int) -> Step | None:
    """What is to be done now; None: nothing."""
    row = whole.row
    if row.status == "planned":
        return _started(whole, now) if row.due is not None and row.due <= now else None
    if row.status != "running":
        return None
    if row.plan.format == "arena":
        return _arena_step(whole, now)
    if not all(table.over for table in whole.tables_of(row.round)):
        return None
    return _after_round(whole, now)


def _changed(row: TournamentRow, now: int, **values: object) -> TournamentRow:
    return replace(row, version=row.version + 1, changed=now, **values)


def _started(whole: Whole, now: int) -> Step:
    """The tournament starts with those who are here, or is cancelled if they are too few."""
    row = whole.row
    entrants = _those_who_are_here(whole, now)
    playing = [one for one in entrants if one.state == "here"]
    fewest = 1 if row.plan.leftover == "bots" or row.plan.format == "arena" else row.rules.least
    differing = [one for one in entrants if one not in whole.entrants]
    if len(playing) < max(fewest, 1):
        return Step(_changed(row, now, status="cancelled", due=None, finished=now), differing)
    begun = _changed(
        row,
        now,
        status="running",
        due=now,
        began=now,
        rounds=_rounds(row, [one.number for one in playing]),
    )
    return Step(begun, differing)


def _those_who_are_here(whole: Whole, now: int) -> list[EntrantRow]:
    """The entrants at the start: who is here and has a place takes part."""
    asked = asks_presence(whole.row)
    places = whole.row.plan.places
    entrants: list[EntrantRow] = []
    # First those who had a place, then those who waited for one.
    for one in sorted(whole.entrants, key=lambda one: (one.state == "waiting", one.number)):
        state = one.state
        if state in ("in", "waiting"):
            state = "absent" if asked and state == "in" else "here"
        if state == "here":
            state, places = ("here", places - 1) if places else ("absent", 0)
        entrants.append(one if state == one.state else replace(one, state=state, since=now))
    return entrants


def _rounds(row: TournamentRow, players: list[int]) -> int:
    plan = row.plan
    if plan.format == "swiss":
        return plan.rounds
    if plan.format == "round-robin":
        return len(round_robin.schedule(players, row.rules, int(row.seed)))
    if plan.format == "knockout":
        return knockout.rounds(len(players), row.rules)
    return 1


# --- rounds -----------------------------------------------------------------------------------


def _after_round(whole: Whole, now: int) -> Step | None:
    """All tables of the round have ended: a break, the next round, or the end."""
    row = whole.row
    if row.due is not None:
        return _next_round(whole, now) if row.due <= now else None
    if row.round >= row.rounds:
        return Step(_changed(row, now, status="finished", finished=now))
    return Step(_changed(row, now, due=now + row.plan.break_seconds * 1000))


def _next_round(whole: Whole, now: int) -> Step:
    row = whole.row
    number = row.round + 1
    gone = [
        replace(one, state="absent", since=now)
        for one in whole.entrants
        if one.state == "here" and one.number in _no_shows(whole, row.round)
    ]
    absent = {one.number for one in gone}
    players = [
        one.number for one in whole.entrants if one.state == "here" and one.number not in absent
    ]
    pairing = paired(whole, number, players)
    if not pairing.tables:
        # Nobody is left who could play.
        return Step(_changed(row, now, status="finished", due=None, finished=now), gone)
    tables = new_tables(whole, number, 1, pairing.tables, now)
    begun = _changed(row, now, round=number, rounds=max(row.rounds, number), due=None)
    return Step(begun, gone, list(pairing.rests), tables)


def _no_shows(whole: Whole, number: int) -> set[int]:
    return {player for table in whole.tables_of(number) for player in table.never_moved()}


def paired(whole: Whole, number: int, players: Sequence[int]) -> Pairing:
    """The pairing of a round among these players, from the seed and the rounds before it."""
    row = whole.row
    rules, seed = row.rules, int(row.seed)
    if row.plan.format == "round-robin":
        return _scheduled(whole, number, players)
    order = [one.player for one in whole.standings(number) if one.player in players]
    order += [player for player in drawn(players, seed, "order") if player not in order]
    past = [whole.pairing(earlier) for earlier in range(1, number)]
    if row.plan.format == "knockout":
        left = _survivors(whole, number)
        return knockout.pair([one for one in order if number == 1 or one in left], past, rules)
    return swiss.pair(order, past, rules, seed)


def _survivors(whole: Whole, number: int) -> set[int]:
    """Who is still in a knock-out when a round is paired."""
    if number == 1:
        return set()
    before = whole.pairing(number - 1)
    order = [one.player for one in whole.standings(number - 1)]
    outcomes = [outcome for outcome in whole.outcomes(number) if outcome.round == number - 1]
    return set(knockout.survivors(order, before, outcomes, whole.row.rules))


def _scheduled(whole: Whole, number: int, players: Sequence[int]) -> Pairing:
    """A round of a schedule without those who have left; who is left alone rests."""
    rules = whole.row.rules
    first = whole.pairing(1)
    began = {player for table in first.tables for player in table} | set(first.rests)
    schedule = round_robin.schedule(sorted(began - {FILLER} or players), rules, int(whole.row.seed))
    planned = schedule[number - 1]
    tables, rests = [], [player for player in planned.rests if player in players]
    for table in planned.tables:
        left = tuple(player for player in table if player in players or player == FILLER)
        people = [player for player in left if player != FILLER]
        if people and len(left) >= rules.least:
            tables.append(left)
        else:
            rests += people
    return Pairing(tuple(tables), tuple(rests))


# --- arenas -----------------------------------------------------------------------------------


def _arena_step(whole: Whole, now: int) -> Step | None:
    row = whole.row
    running = [table for table in whole.tables if not table.over]
    if row.ends is not None and row.ends <= now:
        over = _changed(row, now, status="finished", due=None, finished=now)
        return None if running else Step(over)
    gone = _gone_to_sleep(whole, now)
    asleep = {one.number for one in gone}
    waiting = [one for one in waiting_players(whole) if one.player not in asleep]
    found = arena.pair(waiting, row.rules, now, PATIENCE)
    if not found and not gone and row.due is None:
        return None
    tables = new_tables(whole, 1, len(whole.tables) + 1, found, now)
    begun = _changed(row, now, round=1, due=None)
    return Step(begun, gone, [] if row.round == 0 else None, tables)


def _gone_to_sleep(whole: Whole, now: int) -> list[EntrantRow]:
    """People who did not move in their last game, and have not come back since."""
    asleep = []
    for one in whole.entrants:
        last = whole.latest.get(one.number)
        if one.state != "here" or last is None or one.number not in last.never_moved():
            continue
        if one.since <= (last.row.finished or 0):
            asleep.append(replace(one, state="paused", since=now))
    return asleep


def waiting_players(whole: Whole) -> list[Waiting]:
    """Those who are free in an arena."""
    waiting = []
    for one in whole.entrants:
        last = whole.latest.get(one.number)
        if one.state != "here" or (last is not None and not last.over):
            continue
        since = max(one.since, last.row.finished or 0) if last else one.since
        met = frozenset(last.players) - {one.number, FILLER} if last else frozenset[int]()
        waiting.append(Waiting(one.number, since, met))
    return waiting
