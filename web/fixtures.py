"""Dump positions of real games for the workbench: ``python web/fixtures.py [GAME ...]``.

For every game there are the named moments of one game (start, early, middle, late, over), the same
middle for a seat that waits and for a spectator, the first moment of each kind of decision
(``verb-<verb>``), one middle for each number of seats and one with all options.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from cosmodrome.bots import levels
from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.engine.record import Record
from cosmodrome.registry import game, game_names

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ("Ada", "Mira", "Kenji", "Leo", "Zoë", "Ольга")


def dump(record: Record, events: list[Event], mover: int, seat: int | None) -> dict[str, Any]:
    """What the page would get at this moment."""
    room = record.game.room("view")
    state = record.state
    view = room.view(state, seat)
    actions = record.game.actions
    mine = state.to_move != NOBODY and state.to_move == seat
    legal = [actions.name(number) for number in state.legal()] if mine else []
    scores = state.scores() if state.to_move == NOBODY else None
    if scores is None and hasattr(room, "scores"):
        scores = room.scores(view)
    previews = {}
    if hasattr(room, "preview"):
        previews = {name: room.preview(state, seat, name) for name in legal}
    return {
        "game": record.game.name,
        "seat": seat,
        "to_move": state.to_move,
        "seats": [
            {
                "seat": number,
                "name": NAMES[number],
                "isMe": number == seat,
                "isBot": number > 1,
                "present": number != 2,
                "score": scores[number] if scores else None,
            }
            for number in range(record.seats)
        ],
        "view": view,
        "legal": [
            {
                "action": name,
                "verb": actions.verb(actions.number(name)),
                "words": room.describe(view, name),
            }
            for name in legal
        ],
        "prompt": room.prompt(view),
        "read_out": room.read_out(view),
        "happened": [
            {"kind": event.kind, "facts": event.seen_by(seat), "seat": mover} for event in events
        ],
        "previews": previews,
    }


def write(name: str, moment: str, found: dict[str, Any]) -> None:
    """One file for one moment."""
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{moment}.json").write_bytes(msgspec.json.format(msgspec.json.encode(found)))


def play(name: str, seats: int, options: list[str], seed: int, level: str) -> Record:
    """A whole game between bots."""
    record = Record(game(name), seats, dict.fromkeys(options, True), seed)
    while record.state.to_move != NOBODY:
        choice = levels.choose(record.state, level, seed * 1000 + len(record.steps))
        record.play(choice.action)
    return record


def moments(record: Record) -> Iterator[tuple[int, Record, list[Event], int]]:
    """The game again, decision by decision."""
    again = Record(record.game, record.seats, record.options, record.seed)
    events: list[Event] = []
    mover = 0
    for number, step in enumerate(record.steps):
        yield number, again, events, mover
        mover = step.seat
        events = again.play(step.action)
    yield len(record.steps), again, events, mover


def dump_game(name: str) -> list[str]:
    """Every moment of a game; their names."""
    rules = game(name)
    usual = min(max(4, rules.seats[0]), rules.seats[-1])
    record = play(name, usual, [], 7, "casual")
    dump_course(record)
    dump_verbs(record)
    for seats in rules.seats:
        dump_middle(play(name, seats, [], seats, "casual"), f"seats-{seats}")
    if rules.options:
        options = [option.name for option in rules.options]
        dump_middle(play(name, usual, options, 5, "casual"), "options")
    names = sorted(p.stem for p in (FOLDER / name).glob("*.json") if p.stem != "index")
    (FOLDER / name / "index.json").write_bytes(msgspec.json.encode(names))
    return names


def dump_course(record: Record) -> None:
    """From the start to the end, for the seat to move; the middle for others too."""
    name, length = record.game.name, len(record.steps)
    wanted = {
        0: "start",
        length // 6: "early",
        length // 2: "middle",
        length * 5 // 6: "late",
        length: "over",
    }
    for number, at, events, mover in moments(record):
        if number not in wanted:
            continue
        seat = max(0, at.state.to_move)
        write(name, wanted[number], dump(at, events, mover, seat))
        if wanted[number] == "middle":
            write(name, "waiting", dump(at, events, mover, (seat + 1) % record.seats))
            write(name, "spectator", dump(at, events, mover, None))


def dump_verbs(record: Record) -> None:
    """The first moment of each kind of decision after the opening."""
    found: set[str] = set()
    for number, at, events, mover in moments(record):
        if number < 5 or at.state.to_move == NOBODY:
            continue
        verbs = {record.game.actions.verb(action) for action in at.state.legal()}
        for verb in verbs - found:
            write(record.game.name, f"verb-{verb}", dump(at, events, mover, at.state.to_move))
        found |= verbs


def dump_middle(record: Record, moment: str) -> None:
    """The middle of another game."""
    for number, at, events, mover in moments(record):
        if number == len(record.steps) // 2:
            write(record.game.name, moment, dump(at, events, mover, at.state.to_move))


if __name__ == "__main__":
    for game_name in sys.argv[1:] or game_names():
        sys.stdout.write(f"{game_name}: {', '.join(dump_game(game_name))}\n")
