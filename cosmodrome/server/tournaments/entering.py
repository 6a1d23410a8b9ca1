"""Entering, being here, pausing, withdrawing and coming back: each is a step of a tournament."""

from collections.abc import Callable

from msgspec.structs import replace

from cosmodrome.server.messages.tournaments import EntrantState
from cosmodrome.server.people import Person
from cosmodrome.server.tournaments.errors import (
    BadTournament,
    EntryClosed,
    NotEntered,
    NotYourTournament,
    TooEarly,
    TournamentOver,
)
from cosmodrome.server.tournaments.rows import EntrantRow, TournamentRow, Whole
from cosmodrome.server.tournaments.steps import CHECK_IN, Step

# A change of a tournament, tried on what is stored at a time.
Command = Callable[[Whole, int], Step]


def entering(person: Person) -> Command:
    """The person enters, or waits for a place."""

    def command(whole: Whole, now: int) -> Step:
        row = whole.row
        _require_unfinished(row)
        if row.plan.rated and person.guest:
            raise BadTournament(why="account")
        known = whole.entrant_of(person.id)
        if known is not None:
            return coming_back(person)(whole, now)
        if not _may_enter(row, now):
            raise EntryClosed
        taken = sum(one.state in ("in", "here", "paused") for one in whole.entrants)
        full = taken >= row.plan.places
        if full and row.status == "running":
            raise EntryClosed
        number = max((one.number for one in whole.entrants), default=-1) + 1
        state: EntrantState = "waiting" if full else "here" if _begins_soon(row, now) else "in"
        entrant = EntrantRow(number, person.id, None, person.name, state, now)
        return Step(_next(row, now), [entrant])

    return command


def _may_enter(row: TournamentRow, now: int) -> bool:
    if row.status == "planned":
        return True
    if row.plan.format == "arena":
        return row.ends is not None and now < row.ends
    # Late entry is for a Swiss: a schedule or a bracket has no room for it.
    return row.plan.format == "swiss" and row.round < row.plan.late


def _begins_soon(row: TournamentRow, now: int) -> bool:
    """Whether it runs, or people are asked now whether they are here."""
    return row.status == "running" or now >= (row.due or 0) - CHECK_IN


def being_here(person: Person) -> Command:
    """The person says that they are here, shortly before the start."""

    def command(whole: Whole, now: int) -> Step:
        row = whole.row
        own = _own(whole, person)
        if row.status != "planned":
            raise TournamentOver(status=row.status)
        if not _begins_soon(row, now):
            raise TooEarly(minutes=CHECK_IN // 60_000)
        if own.state not in ("in", "waiting", "here"):
            raise NotEntered
        # Who waits keeps waiting: places of those who are not here go out at the start.
        return _moved(whole, own, "here" if own.state != "waiting" else "waiting", now)

    return command


def pausing(person: Person) -> Command:
    """The person gets no further table in an arena until they say so."""

    def command(whole: Whole, now: int) -> Step:
        own = _own(whole, person)
        _require_unfinished(whole.row)
        if whole.row.plan.format != "arena" or own.state not in ("in", "here", "paused"):
            raise NotEntered
        return _moved(whole, own, "paused", now)

    return command


def withdrawing(person: Person) -> Command:
    """The person plays no further round; a game that runs goes on."""

    def command(whole: Whole, now: int) -> Step:
        _require_unfinished(whole.row)
        return _moved(whole, _own(whole, person), "withdrawn", now)

    return command


def coming_back(person: Person) -> Command:
    """A person who has withdrawn, paused or was absent takes part again."""

    def command(whole: Whole, now: int) -> Step:
        row, own = whole.row, _own(whole, person)
        _require_unfinished(row)
        if own.state in ("in", "here", "waiting"):
            return _moved(whole, own, own.state, now)
        if row.status == "planned":
            return _moved(whole, own, "in", now)
        played = any(own.number in table.players for table in whole.tables)
        if not _may_enter(row, now) and not (played and row.round < row.rounds):
            raise EntryClosed
        return _moved(whole, own, "here", now)

    return command


def starting(person: Person) -> Command:
    """The organiser starts the tournament now."""

    def command(whole: Whole, now: int) -> Step:
        _require_organiser(whole.row, person)
        return started_now(whole, now)

    return command


def started_now(whole: Whole, now: int) -> Step:
    """The start is due now. Nobody had the time to say that they are here: all of them are."""
    row = whole.row
    if row.status != "planned":
        raise TournamentOver(status=row.status)
    here = [replace(one, state="here", since=now) for one in whole.entrants if one.state == "in"]
    return Step(replace(_next(row, now), due=now), here)


def cancelling(person: Person) -> Command:
    """The organiser cancels the tournament; games that run go on, but count for nothing."""

    def command(whole: Whole, now: int) -> Step:
        _require_organiser(whole.row, person)
        return cancelled(whole, now)

    return command


def cancelled(whole: Whole, now: int) -> Step:
    """The tournament is cancelled."""
    _require_unfinished(whole.row)
    return Step(replace(_next(whole.row, now), status="cancelled", due=None, finished=now))


def ended(whole: Whole, now: int) -> Step:
    """The tournament ends now, with the standings as they are."""
    if whole.row.status != "running":
        raise TournamentOver(status=whole.row.status)
    return Step(replace(_next(whole.row, now), status="finished", due=None, finished=now))


def _require_organiser(row: TournamentRow, person: Person) -> None:
    if not is_organiser(row, person):
        raise NotYourTournament


def is_organiser(row: TournamentRow, person: Person) -> bool:
    """Who may start and cancel it: who planned it, the owner of its group, a moderator."""
    return row.owner == person.id or row.plan.group in person.owns or person.moderator


def _require_unfinished(row: TournamentRow) -> None:
    if row.status not in ("planned", "running"):
        raise TournamentOver(status=row.status)


def _own(whole: Whole, person: Person) -> EntrantRow:
    own = whole.entrant_of(person.id)
    if own is None:
        raise NotEntered
    return own


def _moved(whole: Whole, entrant: EntrantRow, state: EntrantState, now: int) -> Step:
    return Step(_next(whole.row, now), [replace(entrant, state=state, since=now)])


def _next(row: TournamentRow, now: int) -> TournamentRow:
    return replace(row, version=row.version + 1, changed=now)
