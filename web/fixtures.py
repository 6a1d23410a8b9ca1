"""Dump positions of real games for the workbench: ``PYTHONPATH=. python web/fixtures.py [GAME ...]``.

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
    mine = state.to_move not in (NOBODY,) and state.to_move == seat
    legal = [actions.name(number) for number in state.legal()] if mine else []
    scores = state.scores() if state.to_move == NOBODY else None
    if scores is None and hasattr(room, "scores"):
        scores = room.scores(view)
    previews: dict[str, Any] = {}
    if legal and hasattr(room, "preview"):
        for action in legal:
            try:
                # As the server does: the argument of the action, such as the card to play.
                previews[action] = room.preview(state, seat, action.partition(" ")[2])
            except (KeyError, ValueError, LookupError):
                continue
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


def main(names: list[str]) -> None:
    """Write everything for some games."""
    for name in names or game_names():
        rules = game(name)
        options = [option.name for option in rules.options]
        usual = min(max(4, rules.seats[0]), rules.seats[-1])
        record = play(name, usual, [], 7, "casual")
        length = len(record.steps)
        wanted = {
            0: "start",
            length // 6: "early",
            length // 2: "middle",
            length * 5 // 6: "late",
            length: "over",
        }
        verbs: set[str] = set()
        for number, at, events, mover in moments(record):
            state = at.state
            seat = state.to_move if state.to_move != NOBODY else 0
            if number in wanted:
                write(name, wanted[number], dump(at, events, mover, seat))
            if wanted.get(number) == "middle":
                write(name, "waiting", dump(at, events, mover, (seat + 1) % usual))
                write(name, "spectator", dump(at, events, mover, None))
            if state.to_move != NOBODY:
                for action in state.legal():
                    verb = rules.actions.verb(action)
                    if verb not in verbs and number > 4:
                        verbs.add(verb)
                        write(name, f"verb-{verb}", dump(at, events, mover, seat))
        for seats in rules.seats:
            played = play(name, seats, [], seats, "casual")
            for number, at, events, mover in moments(played):
                if number == len(played.steps) // 2:
                    write(name, f"seats-{seats}", dump(at, events, mover, at.state.to_move))
        if options:
            played = play(name, usual, options, 5, "casual")
            for number, at, events, mover in moments(played):
                if number == len(played.steps) // 2:
                    write(name, "options", dump(at, events, mover, at.state.to_move))
        files = sorted(p.stem for p in (FOLDER / name).glob("*.json") if p.stem != "index")
        (FOLDER / name / "index.json").write_bytes(msgspec.json.encode(files))
        sys.stdout.write(f"{name}: {', '.join(files)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
