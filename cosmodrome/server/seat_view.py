"""What a seat sees of a position, as the game tells it.

This is the only module of the server that asks a game for its views and its words.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec

from cosmodrome.engine.game import NOBODY, Event, Game, State
from cosmodrome.games.lesson import Lesson
from cosmodrome.games.phrase import Phrase
from cosmodrome.server.messages import Choice, EventLine

_ENCODER: Final = msgspec.json.Encoder()


class SeatView(NamedTuple):
    """What one seat sees of one position."""

    view: Any
    legal: list[Choice]
    prompt: Phrase
    read_out: list[Phrase]
    scores: list[int] | None


class EncodedView(NamedTuple):
    """A SeatView as JSON: kept as objects, the views of all tables would be most of what the
    garbage collector has to traverse."""

    view: Any
    legal: Any
    prompt: Any
    read_out: Any
    scores: Any


def seat_view(game: Game, state: State, seat: int | None) -> SeatView:
    """What a seat (None: a spectator) sees of a position."""
    speech = game.room("speech")
    view = game.room("view").view(state, seat)
    legal: list[Choice] = []
    if seat is not None and state.to_move == seat:
        legal = [_choice(game, view, number) for number in state.legal()]
    return SeatView(
        view, legal, speech.prompt(view), speech.read_out(view), _scores(game, state, view)
    )


def encoded(view: SeatView) -> EncodedView:
    """The same as JSON, ready to be sent."""
    return EncodedView(*(msgspec.Raw(_ENCODER.encode(part)) for part in view))


def _choice(game: Game, view: Any, number: int) -> Choice:
    name = game.actions.name(number)
    return Choice(name, game.actions.verb(number), game.room("speech").describe(view, name))


def _scores(game: Game, state: State, view: Any) -> list[int] | None:
    """Scores may depend on hidden things: before the end they come from the game's view."""
    if state.to_move == NOBODY:
        return state.scores()
    room = game.room("view")
    known: list[int] | None = room.scores(view) if hasattr(room, "scores") else None
    return known


def descriptions(game: Game, state: State, seat: int, actions: list[str]) -> list[Phrase]:
    """Actions in words, as this seat would read them."""
    view = state.view(seat)
    return [game.room("speech").describe(view, action) for action in actions]


def event_line(game: Game, event: Event, seat: int | None, ended: bool) -> EventLine:
    """An event as a seat may know it; after the end everything is public."""
    if ended and event.secrets:
        event = Event(event.kind, event.facts | event.secrets, {}, event.knows)
    return EventLine(event.kind, event.seen_by(seat), game.room("speech").tell(event, seat))


def hidden_words(game: Game, state: State) -> list[Phrase]:
    """What is hidden in a position, in words."""
    words: list[Phrase] = game.room("speech").read_hidden(state)
    return words


def has_preview(game: Game) -> bool:
    """Whether the game can show what an action would do."""
    return hasattr(game.room("view"), "preview")


def preview(game: Game, state: State, seat: int, action: str) -> Any:
    """What an action would do, as far as this seat can know."""
    # On a redealt copy: the game cannot use what the seat does not know, even by mistake.
    copy = state.clone()
    copy.redeal(seat, 0)
    return game.room("view").preview(copy, seat, action)


def lessons(game: Game) -> Mapping[int, Lesson]:
    """By part of the rules, the kind of event that shows it."""
    known: Mapping[int, Lesson] = game.room("speech").LESSONS
    return known


class ViewTypes(NamedTuple):
    """The types of a game's view, reveal and preview, for the OpenAPI document."""

    view: type
    reveal: type
    preview: Any


def view_types(game: Game) -> ViewTypes:
    """The types that describe what this game shows."""
    room = game.room("view")
    shown = get_type_hints(room.preview)["return"] if has_preview(game) else None
    return ViewTypes(room.View, room.Reveal, shown)
