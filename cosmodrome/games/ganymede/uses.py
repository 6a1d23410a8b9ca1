"""An effect is used, one use at a time, as long as its owner likes.

docs/rules/ganymede.md, "Entries" and "Adapt".
"""

from mypy_extensions import i64

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.games.ganymede import kinds
from cosmodrome.games.ganymede.effects import DONE, INTO, is_use_of, list_uses, may_become, use
from cosmodrome.games.ganymede.kinds import colours_of, kind_of
from cosmodrome.games.ganymede.parts import COLOUR_COUNT
from cosmodrome.games.ganymede.sequence import continue_effect, end_effect
from cosmodrome.games.ganymede.state import SUPPLY, GanymedeState


class UseEffect(Decision[GanymedeState]):
    """Use the effect or its alternative once more, or give up what is left of it."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_uses(s, s.effect, legal)
        list_uses(s, s.other_effect, legal)
        legal.add(DONE.first)

    def apply(self, s: GanymedeState, action: i64) -> None:
        if action == DONE.first:
            end_effect(s)
            return
        s.uses_left -= 1
        effect = s.effect if is_use_of(s.effect, action) else s.other_effect
        if use(s, effect, action):
            continue_effect(s)


class DoBasicAction(Decision[GanymedeState]):
    """The basic action that was chosen must be done."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_uses(s, s.basic_effect, legal)

    def apply(self, s: GanymedeState, action: i64) -> None:
        if use(s, s.basic_effect, action):
            continue_effect(s)


class Into(Decision[GanymedeState]):
    """The settler that `adapt` has picked is exchanged with one of the supply."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        colours = adapt_colours(s)
        for new in range(COLOUR_COUNT):
            if may_become(s, s.adapt_place, s.adapt_colour, new, colours):
                legal.add(INTO.first + new)

    def apply(self, s: GanymedeState, action: i64) -> None:
        new = action - INTO.first
        spot = s.spot(s.to_move, s.adapt_place)
        s.transfer(spot, SUPPLY, s.adapt_colour, 1)
        s.transfer(SUPPLY, spot, new, 1)
        s.log_adapt(s.adapt_place, s.adapt_colour, new)
        s.adapt_place = 0
        s.adapt_colour = 0
        continue_effect(s)


def adapt_colours(s: GanymedeState) -> i64:
    """The printed colours of the `adapt` that is being used."""
    if kind_of(s.basic_effect) == kinds.ADAPT:
        return colours_of(s.basic_effect)
    if kind_of(s.effect) == kinds.ADAPT:
        return colours_of(s.effect)
    return colours_of(s.other_effect)
