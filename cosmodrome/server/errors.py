"""The refusals of the server, each with its type, code and HTTP status."""

from typing import ClassVar, Final

from cosmodrome.engine.errors import (
    BadData,
    BadRecord,
    CosmodromeError,
    ImpossiblePosition,
    NoPositions,
    OtherPosition,
    UnknownAction,
    UnknownGame,
    WrongMove,
)
from cosmodrome.server.messages.common import Problem


class Refusal(CosmodromeError):
    """A request that the server refuses."""

    status: ClassVar[int] = 409
    code = "failed"
    says = "the server failed"


class BadRequest(Refusal):
    """The request does not fit its schema."""

    status = 400
    code = "bad-request"
    says = "the request does not fit its schema"


class TooLarge(Refusal):
    """The request is too large."""

    status = 413
    code = "too-large"
    says = "the request is too large"


class Unanswered(Refusal):
    """A puzzle is answered before anybody plays on from it."""

    status = 409
    code = "unanswered"
    says = "answer the puzzle first"


class NotFound(Refusal):
    """Nothing exists at this address."""

    status = 404
    code = "not-found"
    says = "there is nothing here"


class NotAllowed(Refusal):
    """The address does not support this method."""

    status = 405
    code = "not-allowed"
    says = "this method is not allowed here"


class Failed(Refusal):
    """An unexpected error in the server."""

    status = 500


class SignInFirst(Refusal):
    """The request needs a signed-in person."""

    status = 401
    code = "sign-in"
    says = "be a guest or sign in first"


class WrongPassword(Refusal):
    """Unknown name or wrong password; the answer is the same for both."""

    status = 403
    code = "wrong-password"
    says = "name and password do not fit"


class NameTaken(Refusal):
    """Another person with a password has this name."""

    code = "name-taken"
    says = "this name is taken"


class NameAlike(Refusal):
    """The name looks like that of another person with a password."""

    code = "name-alike"
    says = "this name looks like that of somebody else"


class RenamedLately(Refusal):
    """The name was changed a short while ago."""

    code = "renamed-lately"
    says = "the name can be changed again in {days} days"


class WrongCode(Refusal):
    """Unknown name or wrong recovery code; the answer is the same for both."""

    status = 403
    code = "wrong-code"
    says = "name and recovery code do not fit"


class TokenRefused(Refusal):
    """A token is not allowed to do this."""

    status = 403
    code = "token-refused"
    says = "this token may not do that"


class ModeratorsOnly(Refusal):
    """Only moderators may do this."""

    status = 403
    code = "moderators-only"
    says = "this is for moderators"


class NotAgainst(Refusal):
    """Moderators cannot act against moderators, nor anybody against themselves."""

    code = "not-against"
    says = "this cannot be done to that person"


class Banned(Refusal):
    """The person is banned, for some hours or (0) until it is lifted."""

    status = 403
    code = "banned"
    says = "banned for {hours} h (0: until lifted): {reason}"


class Muted(Refusal):
    """The person may not chat, for some hours or (0) until it is lifted."""

    status = 403
    code = "muted"
    says = "muted for {hours} h (0: until lifted): {reason}"


class BadName(Refusal):
    """The name is not one line of visible characters."""

    status = 400
    code = "bad-name"
    says = "this cannot be a name"


class BadZone(Refusal):
    """There is no such time zone."""

    status = 400
    code = "bad-zone"
    says = "there is no time zone {zone}"


class BadAddress(Refusal):
    """The address of a mailbox, webhook or push service cannot be used."""

    status = 400
    code = "bad-address"
    says = "nothing can be sent to this address: {why}"


class NoMail(Refusal):
    """This server sends no mail."""

    code = "no-mail"
    says = "no mail is sent: COSMODROME_SMTP, COSMODROME_MAIL_FROM or COSMODROME_ORIGIN is missing"


class MailRefused(Refusal):
    """The mail server cannot be reached, or refuses a mail."""

    code = "mail-refused"
    says = "the mail server did not take the mail: {problem}"


class AccountsOnly(Refusal):
    """Only people with a password may do this."""

    status = 403
    code = "accounts-only"
    says = "this needs an account with a password"


class BadLink(Refusal):
    """The link is damaged, or too old."""

    status = 404
    code = "bad-link"
    says = "this link is damaged or too old"


class ForeignOrigin(Refusal):
    """A browser sent the request for another site."""

    status = 403
    code = "foreign-origin"
    says = "this request comes from another site"


class ForeignHost(Refusal):
    """The request is for a host name that is not ours."""

    status = 421
    code = "foreign-host"
    says = "this server is not known by that name; its operator can set COSMODROME_ORIGIN"


class TooMany(Refusal):
    """A rate limit was exceeded."""

    status = 429
    code = "too-many"
    says = "too many requests: wait {seconds} s"


class TooManyGuesses(TooMany):
    """Too many wrong passwords for this account from browsers that it does not know."""

    code = "too-many-guesses"
    says = "too many wrong passwords: wait {seconds} s, or use a recovery code"


class NoSuchTable(Refusal):
    """The table does not exist, or the person may not see it."""

    status = 404
    code = "no-such-table"
    says = "there is no such table"


class NoSuchPerson(Refusal):
    """There is no such person."""

    status = 404
    code = "no-such-person"
    says = "there is no such person"


class NotShared(Refusal):
    """A person does not share what the coach says about them."""

    status = 403
    code = "not-shared"
    says = "this person does not share what the coach says"


class NoSuchAccount(Refusal):
    """Nobody has kept this name with a password."""

    status = 404
    code = "no-such-account"
    says = "nobody has kept the name {name} with a password"


class NoSuchGroup(Refusal):
    """The group does not exist, the person is not in it, or the link is no longer valid."""

    status = 404
    code = "no-such-group"
    says = "there is no such group, or the link is no longer valid"


class GroupFull(Refusal):
    """The group has as many members as it may have."""

    code = "group-full"
    says = "this group is full"


class OwnersOnly(Refusal):
    """Only the owner of the group may do this."""

    status = 403
    code = "owners-only"
    says = "this is for the owner of the group"


class Enough(Refusal):
    """A person follows as many people, or has as many groups or challenges, as they may."""

    code = "enough"
    says = "not more than {most}"


class EnoughBots(Refusal):
    """An account has as many bots as it may have."""

    code = "enough-bots"
    says = "an account may have {most} bots"


class BotRefuses(Refusal):
    """The table does not fit the limits of a bot."""

    code = "bot-refuses"
    says = "the bot does not play there: {why}"


class NoSuchStep(Refusal):
    """The game has no such step."""

    status = 404
    code = "no-such-step"
    says = "there is no such step; there are {steps}"


class NotYourTable(Refusal):
    """The person has no seat at the table."""

    status = 403
    code = "not-your-table"
    says = "you have no seat at this table"


class NotYourSeat(Refusal):
    """The seat is not the person's, or a bot plays for it."""

    status = 403
    code = "not-your-seat"
    says = "this is not your seat"


class SeatTaken(Refusal):
    """No seat is open, or not this one."""

    code = "seat-taken"
    says = "this seat is taken"


class NotFull(Refusal):
    """A rated game starts only when every seat is taken."""

    code = "not-full"
    says = "there are open seats"


class WrongStatus(Refusal):
    """Not possible at a table with this status."""

    code = "wrong-status"
    says = "not at a table that is {status}"


class CannotReplay(Refusal):
    """The rules or printed values of a stored game are gone."""

    status = 410
    code = "cannot-replay"
    says = "this server no longer has the rules or printed values that this game was played with"


class NotYet(Refusal):
    """The player to move has not been waited for long enough."""

    code = "not-yet"
    says = "the player to move has not been waited for long enough"


class BadTable(Refusal):
    """The requested settings contradict each other."""

    status = 400
    code = "bad-table"
    says = "such a table cannot be opened: {why}"


class NoHints(Refusal):
    """The table does not allow hints."""

    status = 403
    code = "no-hints"
    says = "this table has no hints"


class NoPreview(Refusal):
    """The game has no previews."""

    status = 404
    code = "no-preview"
    says = "this game has no preview"


class ChatOff(Refusal):
    """Spectators may not use the chat of this table."""

    status = 403
    code = "chat-off"
    says = "spectators do not talk here"


class NothingAsked(Refusal):
    """There is no pending undo."""

    code = "nothing-asked"
    says = "nobody asks for an undo now"


class Busy(Refusal):
    """The write lost too many races with others."""

    status = 503
    code = "busy"
    says = "too many changes at once: try again"


class Unavailable(Refusal):
    """The database does not answer."""

    status = 503
    code = "unavailable"
    says = "the database does not answer: try again in a moment"


class BadDatabase(Refusal):
    """The database cannot be used."""

    code = "bad-database"
    says = "not a database that can be used: {problem}"


class DatabaseUnreachable(Refusal):
    """The database cannot be reached or opened."""

    code = "database-unreachable"
    says = "the database cannot be reached or opened: {database}"


class DatabaseReadOnly(Refusal):
    """The database cannot be written."""

    code = "database-read-only"
    says = "the database cannot be written: {database}"


class DatabaseNewer(Refusal):
    """The database was made by a newer version."""

    code = "database-newer"
    says = "{database} has schema {theirs}, but this version knows schemas up to {ours}"


class NotOurDatabase(Refusal):
    """The file is no database of ours."""

    code = "not-our-database"
    says = "this is not a database of Cosmodrome: {database}"


class WrongSeed(Refusal):
    """The revealed seed does not match the published commitment."""

    code = "wrong-seed"
    says = "the seed does not fit the hash that was shown before the game"


class NoServer(Refusal):
    """The server to verify against does not answer as expected."""

    code = "no-server"
    says = "the server does not answer as it should: {problem}"


_STATUS: dict[type[CosmodromeError], int] = {
    UnknownGame: 404,
    UnknownAction: 400,
    BadRecord: 400,
    WrongMove: 400,
    OtherPosition: 400,
    BadData: 400,
    ImpossiblePosition: 400,
    NoPositions: 400,
}


def status_of(error: CosmodromeError) -> int:
    """The HTTP status of a refusal; errors of the engine are mostly conflicts."""
    if isinstance(error, Refusal):
        return error.status
    return _STATUS.get(type(error), 409)


# Seconds after which a client may try again while the database does not answer.
_RETRY_UNAVAILABLE: Final = 5


def retry_after(error: CosmodromeError) -> int:
    """The seconds after which a client should try again; 0: not said."""
    if isinstance(error, TooMany):
        return int(error.facts["seconds"])
    return _RETRY_UNAVAILABLE if isinstance(error, (Unavailable, Busy)) else 0


def problem_of(error: CosmodromeError) -> Problem:
    """The refusal as it is sent to the client."""
    return Problem(error.code, error.facts)
