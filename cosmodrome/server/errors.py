"""What the server refuses, each with its own type, code and HTTP status."""

from typing import ClassVar

from cosmodrome.engine.errors import (
    BadData,
    BadRecord,
    CosmodromeError,
    OtherPosition,
    UnknownAction,
    UnknownGame,
    WrongMove,
)
from cosmodrome.server.messages import Problem


class Refusal(CosmodromeError):
    """Something that the server does not do for this client, now."""

    status: ClassVar[int] = 409
    code = "failed"
    says = "the server failed"


class BadRequest(Refusal):
    """The request does not fit its schema."""

    status = 400
    code = "bad-request"
    says = "the request does not fit its schema"


class TooLarge(Refusal):
    """The request is longer than anything that makes sense."""

    status = 413
    code = "too-large"
    says = "the request is too large"


class NotFound(Refusal):
    """There is nothing at this address."""

    status = 404
    code = "not-found"
    says = "there is nothing here"


class NotAllowed(Refusal):
    """The address does not know this method."""

    status = 405
    code = "not-allowed"
    says = "this method is not allowed here"


class Failed(Refusal):
    """The server made a mistake."""

    status = 500


class SignInFirst(Refusal):
    """Somebody must be signed in for this."""

    status = 401
    code = "sign-in"
    says = "be a guest or sign in first"


class WrongPassword(Refusal):
    """Name and password do not fit; which of the two is not said."""

    status = 403
    code = "wrong-password"
    says = "name and password do not fit"


class NameTaken(Refusal):
    """Somebody with a password has this name."""

    code = "name-taken"
    says = "this name is taken"


class BadName(Refusal):
    """A name is one line of visible letters."""

    status = 400
    code = "bad-name"
    says = "this cannot be a name"


class ForeignOrigin(Refusal):
    """A browser sent this from another site."""

    status = 403
    code = "foreign-origin"
    says = "this request comes from another site"


class TooMany(Refusal):
    """Too much at once."""

    status = 429
    code = "too-many"
    says = "too many requests: wait {seconds} s"


class NoSuchTable(Refusal):
    """There is no such table, or it is none of the asker's business."""

    status = 404
    code = "no-such-table"
    says = "there is no such table"


class NoSuchPerson(Refusal):
    """There is no such person."""

    status = 404
    code = "no-such-person"
    says = "there is no such person"


class NoSuchStep(Refusal):
    """The game has no such step."""

    status = 404
    code = "no-such-step"
    says = "there is no such step; there are {steps}"


class NotYourTable(Refusal):
    """Only somebody who sits there may do this."""

    status = 403
    code = "not-your-table"
    says = "you have no seat at this table"


class NotYourSeat(Refusal):
    """The seat is not the asker's."""

    status = 403
    code = "not-your-seat"
    says = "this is not your seat"


class SeatTaken(Refusal):
    """No open seat, or not this one."""

    code = "seat-taken"
    says = "this seat is taken"


class NotFull(Refusal):
    """A game starts when every seat is taken."""

    code = "not-full"
    says = "there are open seats"


class WrongStatus(Refusal):
    """Not before the start, while it runs, or after the end."""

    code = "wrong-status"
    says = "not at a table that is {status}"


class BadTable(Refusal):
    """What was wished for does not go together."""

    status = 400
    code = "bad-table"
    says = "such a table cannot be opened: {why}"


class NoHints(Refusal):
    """The table allows no hints."""

    status = 403
    code = "no-hints"
    says = "this table has no hints"


class NoPreview(Refusal):
    """The game offers no preview."""

    status = 404
    code = "no-preview"
    says = "this game has no preview"


class ChatOff(Refusal):
    """Spectators may not talk at this table."""

    status = 403
    code = "chat-off"
    says = "spectators do not talk here"


class NothingAsked(Refusal):
    """Nobody asks for an undo at this point."""

    code = "nothing-asked"
    says = "nobody asks for an undo now"


class Busy(Refusal):
    """Too many others write at this moment."""

    status = 503
    code = "busy"
    says = "too many changes at once: try again"


class BadDatabase(Refusal):
    """The address of a database that cannot be used."""

    code = "bad-database"
    says = "not a database that can be used: {problem}"


class WrongSeed(Refusal):
    """The seed that was revealed is not the one that was promised."""

    code = "wrong-seed"
    says = "the seed does not fit the hash that was shown before the game"


class NoServer(Refusal):
    """A server that does not answer as it should."""

    code = "no-server"
    says = "the server does not answer as it should: {problem}"


_STATUS: dict[type[CosmodromeError], int] = {
    UnknownGame: 404,
    UnknownAction: 400,
    BadRecord: 400,
    WrongMove: 400,
    OtherPosition: 400,
    BadData: 400,
}


def status_of(error: CosmodromeError) -> int:
    """The HTTP status of a refusal; those of the engine are mostly conflicts."""
    if isinstance(error, Refusal):
        return error.status
    return _STATUS.get(type(error), 409)


def problem_of(error: CosmodromeError) -> Problem:
    """What the client is told."""
    return Problem(error.code, error.facts)
