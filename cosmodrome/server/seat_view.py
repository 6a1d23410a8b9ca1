"""What a seat sees of a position, as the game tells it.

This is the only module of the server that asks a game for its views and its words.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from msgspec import Raw, Struct, json

from cosmodrome.engine.game import NOBODY, Event, Game, State
from cosmodrome.games.ending import Ending
from cosmodrome.games.phrase import Phrase
from cosmodrome.games.title import AnyTitle, title_of
from cosmodrome.server.messages.positions import Choice, EventLine

_ENCODER: Final = json.Encoder()
# No legal actions, as JSON like every part of a packed view.
_NO_CHOICE: Final[Any] = Raw(b"[]")


class SeatView(NamedTuple):
    """What one seat sees of one position; the game's view as JSON.

    ``read_out`` is None where nobody has asked for it.
    """

    view: Raw
    legal: list[Choice]
    prompt: Phrase
    read_out: list[Phrase] | None
    scores: list[int]
    ending: Ending | None


class KnownScores(NamedTuple):
    """Scores by seat: what everybody knows, and what each seat knows of its own."""

    open: tuple[int, ...]
    own: tuple[int, ...]

    def seen_by(self, viewer: int | None, ended: bool) -> list[int]:
        """The scores as a viewer may know them; after the end everything is public."""
        return [
            own if ended or seat == viewer else known
            for seat, (known, own) in enumerate(zip(self.open, self.own, strict=True))
        ]


def seat_view(game: Game, state: State, seat: int | None, read_out: bool = True) -> SeatView:
    """What a seat (None: a spectator) sees of a position."""
    title = title_of(game)
    return _seen(title, state, seat, title.view(state, seat), read_out)


def packed_views(
    game: Game, state: State, seat: int | None, read_out: bool
) -> dict[int | None, SeatView]:
    """What a seat sees of a position, and all others too where that costs next to nothing.

    Every part is JSON, which a message takes in place of the objects. Kept as objects, the views
    of all tables would be most of what the garbage collector has to traverse.
    """
    title = title_of(game)
    if not title.all_see_the_same:
        return {seat: _packed(seat_view(game, state, seat, read_out))}
    mover = state.mover()
    shown = _packed(seat_view(game, state, mover, read_out))
    # What follows the seat, which is the first field, is the same for all.
    _, _, rest = bytes(shown.view).partition(b",")
    return {mover: shown} | {
        other: SeatView(_with_seat(other, rest), _NO_CHOICE, *shown[2:])
        for other in (None, *range(state.seats))
        if other != mover
    }


def _with_seat(seat: int | None, rest: bytes) -> Raw:
    return Raw(b'{"seat":%b,%b' % (_ENCODER.encode(seat), rest))


def _seen(
    title: AnyTitle, state: State, seat: int | None, view: Struct, read_out: bool
) -> SeatView:
    legal: list[Choice] = []
    if seat is not None and state.to_move == seat:
        legal = [_choice(title, view, number) for number in state.legal()]
    # Scores may depend on hidden things: before the end they are what this seat knows of them.
    over = state.to_move == NOBODY
    scores = state.scores() if over else title.known_scores(state, seat)
    ending = title.ending(view, state.ranking()) if over else None
    speech = title.speech
    words = speech.read_out(view) if read_out else None
    return SeatView(encoded(view), legal, speech.prompt(view), words, scores, ending)


def known_scores(game: Game, state: State) -> KnownScores:
    """The scores of a position, for any viewer."""
    return KnownScores(tuple(title_of(game).known_scores(state, None)), tuple(state.scores()))


def _packed(view: SeatView) -> SeatView:
    """The same with every part as JSON, but for words that are not there."""
    return SeatView._make(
        None if part is None and name == "read_out" else encoded(part)
        for name, part in zip(SeatView._fields, view, strict=True)
    )


def encoded(value: object) -> Raw:
    """A value as JSON, ready to be sent."""
    return Raw(_ENCODER.encode(value))


def _choice(title: AnyTitle, view: Struct, number: int) -> Choice:
    actions = title.game.actions
    name = actions.name(number)
    return Choice(name, actions.verb(number), title.speech.describe(view, name))


def descriptions(game: Game, state: State, seat: int, actions: list[str]) -> list[Phrase]:
    """Actions in words, as this seat would read them."""
    title = title_of(game)
    view = title.view(state, seat)
    return [title.speech.describe(view, action) for action in actions]


def event_line(game: Game, event: Event, seat: int | None, ended: bool) -> EventLine:
    """An event as a seat may know it; after the end everything is public."""
    if ended and event.secrets:
        event = Event(event.kind, event.facts | event.secrets, {}, event.knows)
    line = title_of(game).speech.log_line(event, seat)
    return EventLine(event.kind, event.seen_by(seat), line)


def preview(
    show: Callable[[State, int, str], Sequence[Struct]], state: State, seat: int, action: str
) -> Raw:
    """What an action would do, as far as this seat can know."""
    # On a redealt copy: the game cannot use what the seat does not know, even by mistake.
    copy = state.clone()
    copy.redeal(seat, 0)
    return encoded(show(copy, seat, action))
