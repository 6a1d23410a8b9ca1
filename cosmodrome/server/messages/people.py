"""People: accounts, sessions, tokens, ratings and profiles."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from cosmodrome.server.messages.common import Language, Name, Password, PersonId, PersonRef, Request
from cosmodrome.server.messages.moderation import Act
from cosmodrome.server.messages.seasons import MarkState, Medal, Standing

# What a personal token allows: to look, or to play as well.
TokenScope = Literal["read", "play"]


class Me(Struct, frozen=True):
    """The person who sends the request. A guest has no password yet."""

    id: str
    name: str
    language: Language
    guest: bool
    created: int
    moderator: bool = False
    # When the name may be changed again; None: now.
    rename_after: int | None = None
    # Whether others do not see when I am here.
    unseen: bool = False
    # Only in the answer that makes an account out of a guest.
    recovery_codes: list[str] | None = None
    # Whether others may see what the coach says about me.
    shares_coach: bool = False


class SignedIn(Struct, frozen=True):
    """Who is signed in here; None: nobody."""

    me: Me | None


class NewGuest(Request, frozen=True):
    """Start as a guest."""

    name: Name
    language: Language = "en"


class SignIn(Request, frozen=True):
    """Sign in with name and password."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ChangeMe(Request, frozen=True):
    """Change name, language, whether others see when I am here, or what the coach says about me."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    unseen: bool | UnsetType = UNSET
    shares_coach: bool | UnsetType = UNSET


class SetPassword(Request, frozen=True):
    """Set a password. ``current`` is required if there is one already."""

    password: Password
    current: Annotated[str, Meta(max_length=200)] | None = None


class DeleteMe(Request, frozen=True):
    """Delete the account. The password is required if there is one."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Recover(Request, frozen=True):
    """Set a new password with a recovery code, which is used up."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Password


class RenewCodes(Request, frozen=True):
    """Make new recovery codes; the password shows that it is really me."""

    password: Annotated[str, Meta(max_length=200)]


class RecoveryCodes(Struct, frozen=True):
    """How many recovery codes are left; the codes themselves only when they are made."""

    left: int
    codes: list[str] | None = None


class NewToken(Request, frozen=True):
    """A personal token for a program, with a label to recognize it."""

    label: Name
    scope: TokenScope = "play"


class Token(Struct, frozen=True):
    """A personal token. Its secret is shown only when it is created."""

    id: str
    label: str
    scope: TokenScope
    created: int
    used: int | None
    secret: str | None = None


class Session(Struct, frozen=True):
    """A browser that is signed in. ``this``: the one that asks."""

    id: str
    browser: str
    system: str
    created: int
    used: int
    this: bool


class Block(Request, frozen=True):
    """A person to be blocked."""

    person: PersonId


class Notice(Struct, frozen=True):
    """What the moderators have told me. ``until``: when it ends, if it lasts for a time."""

    id: int
    act: Act
    reason: str
    at: int
    until: int | None


class Rating(Struct, frozen=True):
    """A rating in one game: OpenSkill's mean and deviation; ``shown`` is the number to sort by.

    ``rating`` and ``deviation`` are the same for people to read: 1000 for a newcomer.
    """

    game: str
    person: PersonRef
    mu: float
    sigma: float
    shown: float
    games: int
    rating: int
    deviation: int


class Ratings(Struct, frozen=True):
    """The leaderboard of a game."""

    game: str
    ratings: list[Rating]


class Played(Struct, frozen=True):
    """A finished game in a person's history; ``change`` is that of the rating, if it was rated."""

    table: str
    game: str
    finished: int
    rated: bool
    seat: int
    seats: int
    score: int
    place: int
    change: int | None


class AtTable(Struct, frozen=True):
    """A public table at which somebody plays right now."""

    table: str
    game: str


class Here(Struct, frozen=True):
    """A person, and whether they are here. ``playing``: at which public table they sit now;
    ``followed``: whether I follow them."""

    person: PersonRef
    here: bool
    playing: AtTable | None = None
    followed: bool = False


class PeopleHere(Struct, frozen=True):
    """Who is here, those whom I follow first: some of ``count`` people."""

    people: list[Here]
    count: int


class Profile(Struct, frozen=True):
    """The public profile of a person.

    ``standings``: where the person stands in every game that they have played. ``medals``: the
    first three places in past seasons, newest first. ``marks``: those that the person has, newest
    first, then the others, the nearest first. ``here``: as the one who asks may know it;
    ``followers``: how many follow them.
    """

    person: PersonRef
    created: int
    ratings: list[Rating]
    history: list[Played]
    standings: list[Standing]
    medals: list[Medal]
    marks: list[MarkState]
    here: Here
    followers: int
    # Whether others may see what the coach says about this person.
    shares_coach: bool = False
