# interpreted: msgspec structs
"""Trio put into words."""

from typing import Final

from cosmodrome.engine.game import Event
from cosmodrome.games.phrase import Arguments, Phrase, seat_asked
from cosmodrome.games.title import Speech

from .state import TrioState
from .view import View


def read_out(view: View) -> list[Phrase]:
    """The position in reading order."""
    lines = [Phrase("line-pile", {"cards": view.pile})]
    for seat, card in enumerate(view.hands):
        if card is not None:
            lines.append(Phrase("line-hand", {"seat": seat, "card": f"card-{card}"}))
    if view.drawn is not None:
        lines.append(Phrase("line-drawn", {"card": f"card-{view.drawn}"}))
    return lines


def read_hidden(state: TrioState) -> list[Phrase]:
    """What nobody saw, for replays: the pile, top first."""
    names = state.variant.parts.names
    cards = [Phrase(f"card-{names[card]}") for card in state.pile.top_first()]
    return [Phrase("hidden-pile", {"cards": cards})] if cards else []


def prompt(view: View) -> Phrase:
    """What is asked of the seat to move."""
    if view.phase == "over":
        return Phrase("prompt-over")
    return Phrase(f"prompt-{view.phase}", {"seat": seat_asked(view.to_move)})


def describe(view: View, action: str) -> Phrase:
    """An action in words, in this position."""
    verb, _, card = action.partition(" ")
    return Phrase(f"action-{verb}", {"card": f"card-{card}"} if card else {})


def log_line(event: Event, seat: int | None) -> Phrase:
    """An event as this viewer may know it."""
    facts = event.seen_by(seat)
    args: Arguments = dict(facts)
    if "card" in facts:
        args["card"] = f"card-{facts['card']}"
    known = event.kind == "drew" and "card" in facts
    return Phrase("log-drew-card" if known else f"log-{event.kind}", args)


SPEECH: Final = Speech(read_out, read_hidden, prompt, describe, log_line)
