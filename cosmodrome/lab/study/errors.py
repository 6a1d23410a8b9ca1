"""What can be wrong with the question that a study is asked."""

from cosmodrome.engine.errors import BadValue


class BadCell(BadValue):
    """The argument of --vary cannot be read."""

    code = "bad-cell"
    says = "{text!r} is not of the form file:row:column=1..5 or file:row:column=a,b,c"


class UnknownSheet(BadValue):
    """No table of printed values has this name."""

    code = "unknown-sheet"
    says = "there is no table {sheet!r}; there are: {sheets}"


class UnknownRow(BadValue):
    """No row of the table has this name."""

    code = "unknown-row"
    says = "{sheet} has no row {row!r}; the nearest is {nearest!r}"


class UnknownColumn(BadValue):
    """The table has no such column."""

    code = "unknown-column"
    says = "{sheet} has no column {column!r}; it has: {columns}"


class RefusedValue(BadValue):
    """The rules cannot be played with a value of the range."""

    code = "refused-value"
    says = "the rules refuse {value!r} for {sheet}:{row}:{column}: {problem}"


class SameValues(BadValue):
    """The two sets of printed values do not differ."""

    code = "same-values"
    says = "{folder} has the same values as what it is compared with"


class TooFewGames(BadValue):
    """The answer would be nothing but chance."""

    code = "too-few-games"
    says = (
        "{games} games are too few: every share would be uncertain by {points} points or more; "
        "{needed} would do"
    )
