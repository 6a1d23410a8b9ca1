"""What can be wrong with a command; said in the player's language like all errors."""

from cosmodrome.engine.errors import BadValue, CosmodromeError


class BadNumber(BadValue):
    code = "bad-number"
    says = "{number!r} is not a number that fits here"


class TooManyBots(BadValue):
    code = "too-many-bots"
    says = "{bots} bots are too many for {seats} seats"


class NoSuchSeat(BadValue):
    code = "no-such-seat"
    says = "{seat!r} is not a seat from 1 to {seats}"


class BadFile(CosmodromeError):
    code = "bad-file"
    says = "{file}: {problem}"


class TooFewBots(BadValue):
    code = "too-few-bots"
    says = "name at least two bots, not {bots}"


class BadCluster(CosmodromeError):
    code = "bad-cluster"
    says = "no cluster answers at {address!r}"


class MissingFile(CosmodromeError):
    code = "missing-file"
    says = "{task} needs the name of a file"


class MissingName(CosmodromeError):
    code = "missing-name"
    says = "{task} needs the name of a person"


class MissingAddress(CosmodromeError):
    code = "missing-address"
    says = "test-mail needs a mail address"


class MissingRole(CosmodromeError):
    code = "missing-role"
    says = "grant needs a role: moderator or none"


class UnknownRole(BadValue):
    code = "unknown-role"
    says = "there is no role {role!r}; there are: {roles}"


class TournamentUsage(CosmodromeError):
    code = "tournament-usage"
    says = "tournament takes one of: {usage}"


class UnknownLanguage(BadValue):
    code = "unknown-language"
    says = "there are no texts in {language!r}; there are: {languages}"
