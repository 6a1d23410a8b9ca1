"""The kinds of effects, and effects as numbers.

An effect is one number: its kind, and the colours that it allows as a set of bits. Only
`recruit` and `adapt` have colours.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.vecs import vec

# The first five are the kinds of basic actions.
RECRUIT: Final = 0
ADAPT: Final = 1
REPUTATION: Final = 2
MOVE: Final = 3
SHIP: Final = 4
BASIC: Final = 5
BASIC_KINDS: Final = ("recruit", "adapt", "reputation", "move", "ship")
KINDS: Final = (*BASIC_KINDS, "basic")

# All four colours.
ANY_COLOUR: Final = 15
_COLOUR_SETS: Final = 16

BASIC_EFFECT: Final = BASIC * _COLOUR_SETS
# The number after all others.
NO_EFFECT: Final = (BASIC + 1) * _COLOUR_SETS


def effect_of(kind: i64, colours: i64) -> i64:
    """An effect of a kind, with the colours that it allows."""
    return kind * _COLOUR_SETS + colours


def kind_of(effect: i64) -> i64:
    """The kind of an effect."""
    return effect // _COLOUR_SETS


def colours_of(effect: i64) -> i64:
    """The colours that an effect allows, as a set of bits."""
    return effect % _COLOUR_SETS


# What each kind of basic action lets its owner do: with any colour where colours matter.
BASIC_EFFECTS: Final = vec[i64](
    [
        effect_of(RECRUIT, ANY_COLOUR),
        effect_of(ADAPT, ANY_COLOUR),
        effect_of(REPUTATION, 0),
        effect_of(MOVE, 0),
        effect_of(SHIP, 0),
    ]
)
