"""The refusals of tournaments."""

from cosmodrome.server.errors import Refusal


class NoSuchTournament(Refusal):
    """The tournament does not exist, or the person may not see it."""

    status = 404
    code = "no-such-tournament"
    says = "there is no such tournament"


class BadTournament(Refusal):
    """A plan that makes no sense, or that this person may not make."""

    status = 400
    code = "bad-tournament"
    says = "this tournament cannot be planned: {why}"


class NotYourTournament(Refusal):
    """Only the organiser may do this."""

    status = 403
    code = "not-your-tournament"
    says = "this is for the organiser"


class EntryClosed(Refusal):
    """Nobody can enter any more, or come back."""

    code = "entry-closed"
    says = "entry is closed"


class NotEntered(Refusal):
    """The person does not take part."""

    code = "not-entered"
    says = "you do not take part in this tournament"


class TooEarly(Refusal):
    """People say that they are here in the last minutes before the start."""

    code = "too-early"
    says = "say so in the last {minutes} minutes before the start"


class TournamentOver(Refusal):
    """The tournament has ended, has begun, or was cancelled."""

    code = "tournament-status"
    says = "this cannot be done: the tournament is {status}"


class BadPlan(Refusal):
    """The file with the plan of a tournament cannot be read."""

    status = 400
    code = "bad-plan"
    says = "the plan cannot be read: {file}: {problem}"


class BadRuling(Refusal):
    """There is no such table, or the places do not fit its seats."""

    status = 400
    code = "bad-ruling"
    says = "round {round}, table {table}: name {seats} places by seat, - for a forfeit"
