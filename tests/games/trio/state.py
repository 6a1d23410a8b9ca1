"""What lies on the table of Trio."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.fields import Field
from cosmodrome.engine.game import Event, Game, State, Variant
from cosmodrome.engine.pieces import NO_CARDS, NO_PILE

from .parts import Parts

NOTHING: Final = -1

FIELDS: Final = (
    Field("to_move", "seat"),
    Field("phase", "phase"),
    Field("hand", "card"),
    Field("drawn", "card"),
    Field("pile", "card"),
    Field("discard", "card"),
)


class TrioVariant(Variant):
    """Trio with a number of seats and options."""

    def __init__(self, game: Game, parts: Parts, seats: int, options: dict[str, bool]) -> None:
        super().__init__(game, seats, options)
        self.parts: Final = parts
        self.low_wins: Final = options["low_wins"]


@mypyc_attr(native_class=True, acyclic=True)
class TrioState(State):
    """A position."""

    def __init__(self, variant: TrioVariant, chance: Chance) -> None:
        super().__init__(variant, chance)
        self.variant = variant
        # By seat: its card.
        self.hand = NO_CARDS
        # The card that the seat to move has drawn and not yet laid down or kept.
        self.drawn: i64 = NOTHING
        self.pile = NO_PILE
        self.discard = NO_PILE

    def clone(self) -> "TrioState":
        copy = TrioState(self.variant, self.chance.clone())
        self.copy_turn(copy)
        copy.hand = self.hand[:]
        copy.drawn = self.drawn
        copy.pile = self.pile.clone()
        copy.discard = self.discard.clone()
        return copy

    def log_card(self, kind: str, card: i64) -> None:
        """An event that everybody sees."""
        if self.journal is not None:
            name = self.variant.parts.names[card]
            self.journal.append(Event(kind, {"seat": self.to_move, "card": name}))

    def log_drawn(self) -> None:
        """Everybody sees that a card was drawn; the seat to move also sees which."""
        if self.journal is not None:
            name = self.variant.parts.names[self.drawn]
            seat = self.to_move
            self.journal.append(Event("drew", {"seat": seat}, {"card": name}, knows=[seat]))
