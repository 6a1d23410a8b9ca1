"""Write positions of real games for the workbench: ``python web/fixtures.py [GAME ...]``.

For every game: five moments of one game (start, early, middle, late, over), its middle for a seat
that waits and for a spectator, the first moment of each kind of decision (``verb-<verb>``), the
middle of a game for each number of seats, and one with all options.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cosmodrome.bots import levels
from cosmodrome.engine.game import NOBODY, Event, State
from cosmodrome.engine.record import Record
from cosmodrome.games.title import title_of
from cosmodrome.registry import game, game_names
from cosmodrome.server import seat_view

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ("Ada", "Mira", "Kenji", "Leo", "Zoë", "Ольга")
LEVEL = "casual"


class Moment(NamedTuple):
    """A position of a record, and the action that led to it."""

    record: Record
    number: int
    state: State
    events: Sequence[Event]
    mover: int


def moments(record: Record) -> Iterator[Moment]:
    """Every position of a record, from the start to the end."""
    for number, (entry, state) in enumerate(record.replay()):
        events, mover = (entry.events, entry.seat) if entry else ((), 0)
        yield Moment(record, number, state, events, mover)


def fixture(moment: Moment, seat: int | None) -> dict[str, Any]:
    """The props of a board for this seat (None: a spectator)."""
    rules, state = moment.record.game, moment.state
    seen = seat_view.seat_view(rules, state, seat)
    return {
        "game": rules.name,
        "seat": seat,
        "seats": [_seat_info(number, seat, seen.scores) for number in range(moment.record.seats)],
        "view": seen.view,
        "legal": seen.legal,
        "prompt": seen.prompt,
        "happened": [
            {"kind": event.kind, "facts": event.seen_by(seat), "seat": moment.mover}
            for event in moment.events
        ],
        "previews": _previews(moment, [choice.action for choice in seen.legal]),
    }


def _seat_info(number: int, viewer: int | None, scores: list[int] | None) -> dict[str, Any]:
    return {
        "seat": number,
        "name": NAMES[number],
        "isMe": number == viewer,
        "isBot": number > 1,
        "present": number != 2,
        "score": scores[number] if scores else None,
    }


def _previews(moment: Moment, actions: list[str]) -> dict[str, Any]:
    show, state = title_of(moment.record.game).preview, moment.state
    if show is None:
        return {}
    return {name: seat_view.preview(show, state, state.to_move, name) for name in actions}


def play(name: str, seats: int, options: list[str], seed: int) -> Record:
    """A whole game between bots."""
    record = Record(game(name), seats, dict.fromkeys(options, True), seed)
    while record.state.to_move != NOBODY:
        choice = levels.choose(record.state, LEVEL, seed * 1000 + len(record.steps))
        record.play(choice.action)
    return record


def write_game(name: str, folder: Path) -> list[str]:
    """Write every fixture of a game and an index of them; return their names."""
    folder.mkdir(parents=True, exist_ok=True)
    named = dict(fixtures(name))
    for moment, found in named.items():
        text = msgspec.json.format(msgspec.json.encode(found))
        (folder / f"{moment}.json").write_bytes(text)
    (folder / "index.json").write_bytes(msgspec.json.encode(sorted(named)))
    return sorted(named)


def fixtures(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every fixture of a game with its name."""
    rules = game(name)
    usual = min(max(4, rules.seats[0]), rules.seats[-1])
    record = play(name, usual, [], seed=7)
    yield from _course(record)
    yield from _verbs(record)
    for seats in rules.seats:
        yield f"seats-{seats}", _middle(play(name, seats, [], seed=seats))
    if rules.options:
        options = [option.name for option in rules.options]
        yield "options", _middle(play(name, usual, options, seed=5))


def _course(record: Record) -> Iterator[tuple[str, dict[str, Any]]]:
    """From the start to the end for the seat to move; the middle also for others."""
    length = len(record.steps)
    wanted = {
        0: "start",
        length // 6: "early",
        length // 2: "middle",
        length * 5 // 6: "late",
        length: "over",
    }
    for moment in moments(record):
        name = wanted.get(moment.number)
        if name is None:
            continue
        seat = max(0, moment.state.to_move)
        yield name, fixture(moment, seat)
        if name == "middle":
            yield "waiting", fixture(moment, (seat + 1) % record.seats)
            yield "spectator", fixture(moment, None)


def _verbs(record: Record) -> Iterator[tuple[str, dict[str, Any]]]:
    """The first moment of each kind of decision after the opening."""
    seen: set[str] = set()
    for moment in moments(record):
        if moment.number < 5 or moment.state.to_move == NOBODY:
            continue
        verbs = {record.game.actions.verb(action) for action in moment.state.legal()}
        for verb in sorted(verbs - seen):
            yield f"verb-{verb}", fixture(moment, moment.state.to_move)
        seen |= verbs


def _middle(record: Record) -> dict[str, Any]:
    half = len(record.steps) // 2
    moment = next(found for found in moments(record) if found.number == half)
    return fixture(moment, moment.state.to_move)


if __name__ == "__main__":
    for game_name in sys.argv[1:] or game_names():
        written = write_game(game_name, FOLDER / game_name)
        sys.stdout.write(f"{game_name}: {', '.join(written)}\n")
