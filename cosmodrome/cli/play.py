"""`play`: a game against bots in the terminal; input may be piped."""

import argparse
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

import cosmodrome
from cosmodrome.bots import appraise, choose
from cosmodrome.cli.board import Board, can_draw, console
from cosmodrome.cli.errors import BadFile, NoSuchSeat
from cosmodrome.cli.positions import begin_with
from cosmodrome.cli.records import read_file
from cosmodrome.cli.terminal import complain, data_home
from cosmodrome.cli.variant import (
    bots_of,
    game_of,
    level_name,
    options_of,
    seats_of,
    seed_of,
)
from cosmodrome.engine.chance import BLAKE2B, step_seed
from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.engine.order import draw
from cosmodrome.engine.record import Record
from cosmodrome.games.title import title_of
from cosmodrome.words import Words

_UNFINISHED = "unfinished.txt"
# The one level that makes no deliberate mistakes.
_HINT_LEVEL = "expert"
# Added to the number of a step: the seeds of bots are not those of the game's own chance.
_BOTS = 1_000_000


def play(words: Words, args: argparse.Namespace) -> int:
    """Take a seat; bots take the others."""
    if args.resume:
        record = read_file(Path(args.resume), args.data)
    elif args.position:
        record = begin_with(Path(args.position), args.data, seed_of(args))
    else:
        args.game = args.game or cosmodrome.game_names()[0]
        game = game_of(args)
        seats, options = seats_of(args, game), options_of(args)
        record = Record(game, seats, options, seed_of(args), BLAKE2B)
    you = _seat_of(args, record)
    bots = bots_of(args, record.seats - 1, "casual")
    others = [seat for seat in range(record.seats) if seat != you]
    levels = dict(zip(others, bots, strict=True))
    return Session(words, record, you, levels, in_words=args.words).run()


def _seat_of(args: argparse.Namespace, record: Record) -> int:
    """The person's seat: the one named, else drawn from the seed, so that resuming keeps it."""
    if args.seat in (None, "random"):
        return draw(record.seed, record.seats).index(0)
    numbers = [str(seat + 1) for seat in range(record.seats)]
    if args.seat not in numbers:
        raise NoSuchSeat(seat=args.seat[:40], seats=record.seats)
    return numbers.index(args.seat)


class Session:
    """One person playing one game in a terminal."""

    def __init__(
        self, words: Words, record: Record, you: int, levels: dict[int, str], in_words: bool
    ) -> None:
        self.you = you
        self.levels = levels
        names = [
            f"{level_name(words, levels[seat])} {seat + 1}" if seat in levels else ""
            for seat in range(record.seats)
        ]
        self.words = Words(words.language, record.game.name, names, you)
        self.record = record
        title = title_of(record.game)
        self.speech = title.speech
        self.terminal = console()
        self.board: Board | None = None
        if title.sketch is not None and not in_words and can_draw(self.terminal):
            self.board = Board(self.terminal, self.words, title.sketch)

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        self._say("cli-play-hello")
        try:
            while self.record.state.to_move != NOBODY:
                if self.record.state.to_move == self.you:
                    if not self._ask():
                        return self._leave()
                else:
                    self._let_bot_play()
        except KeyboardInterrupt:
            return self._leave()
        self._show_result()
        return 0

    def _say(self, message: str, **args: int | str) -> None:
        print(self.words.say(message, **args))

    def _print_log(self, seat: int, events: list[Event]) -> None:
        if self.board is not None:
            told = [event for event in events if event.kind not in self.board.shown]
            self.board.show_log(seat, [self.speech.log_line(event, self.you) for event in told])
            return
        for event in events:
            print("  " + self.words.phrase(self.speech.log_line(event, self.you)))

    def _let_bot_play(self) -> None:
        # The seed follows from the position, so that a bot repeats its answer after an undo.
        state, seed = self.record.state, step_seed(self.record.seed, _BOTS + len(self.record.steps))
        seat = int(state.to_move)
        choice = choose(state, self.levels[seat], seed)
        self._print_log(seat, self.record.play(choice.action))

    def _ask(self) -> bool:
        """Show the position and the choices and read an answer; False if the person leaves."""
        view = self.record.state.view(self.you)
        names = [self.record.game.actions.name(action) for action in self.record.state.legal()]
        self._show_position(view)
        self._show_choices(view, names)
        while True:
            answer = self._read()
            if answer is None or answer in ("quit", "q"):
                return False
            if self._answer(answer, names):
                if self.board is not None:
                    self.board.remember(self.record.state.view(self.you))
                return True

    def _show_position(self, view: Struct) -> None:
        print()
        if self.board is not None:
            self.board.show(view)
        else:
            self._read_out(view)

    def _read_out(self, view: Struct) -> None:
        for line in self.speech.read_out(view):
            print(self.words.phrase(line))

    def _show_choices(self, view: Struct, names: list[str]) -> None:
        if self.board is None:
            self._read_choices(view, names)
            return
        self.board.show_prompt(self.speech.prompt(view))
        self.board.show_choices(view, names)

    def _read_choices(self, view: Struct, names: list[str]) -> None:
        print()
        print(self.words.phrase(self.speech.prompt(view)))
        for number, name in enumerate(names, 1):
            print(f"{number:3}. {self.words.phrase(self.speech.describe(view, name))}  [{name}]")

    def _read(self) -> str | None:
        """Read one line; None at the end of the input."""
        print(self.words.say("cli-ask"), end=" ", flush=True)
        line = sys.stdin.readline(1000)
        if not sys.stdin.isatty():
            print(line.rstrip("\n"))
        return line.strip() if line else None

    def _answer(self, answer: str, names: list[str]) -> bool:
        """Carry out an answer; return whether the position has changed."""
        verb, _, argument = answer.partition(" ")
        try:
            if verb in ("undo", "u"):
                self.record.take_back([self.you])
                return True
            if verb == "save":
                self._say("cli-saved-to", file=str(self._save(argument)))
                return False
            if verb in self._shows:
                self._shows[verb](names)
                return False
            if answer.isdecimal() and 1 <= int(answer[:6]) <= len(names):
                answer = names[int(answer[:6]) - 1]
            self._print_log(self.you, self.record.play(answer, self.you))
        except CosmodromeError as error:
            complain(self.words, self.words.error(error))
            return False
        return True

    @property
    def _shows(self) -> dict[str, Callable[[list[str]], None]]:
        """The commands that only show something."""
        return {"help": self._help, "?": self._help, "words": self._words, "hint": self._hint}

    def _help(self, names: list[str]) -> None:
        self._say("cli-play-help")
        if self.board is not None:
            self.board.show_key(self.record.state.view(self.you))

    def _words(self, names: list[str]) -> None:
        view = self.record.state.view(self.you)
        self._read_out(view)
        self._read_choices(view, names)

    def _hint(self, names: list[str]) -> None:
        state = self.record.state
        choice, _ = appraise(state, _HINT_LEVEL, step_seed(self.record.seed, 2_000_000))
        name = self.record.game.actions.name(choice.action)
        self._say(
            "cli-play-hint",
            number=names.index(name) + 1,
            action=self.words.phrase(self.speech.describe(state.view(self.you), name)),
            chance=round(100 * choice.chances[self.you]),
        )

    def _save(self, name: str) -> Path:
        """Save the record, in the user's data folder if no file is named."""
        path = Path(name).expanduser() if name else data_home() / _UNFINISHED
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.record.to_text(), "utf-8")
        except OSError as error:
            raise BadFile(file=str(path), problem=error.strerror or "cannot be written") from None
        return path

    def _leave(self) -> int:
        """Save the game, so that it can be resumed."""
        print()
        file = str(self._save(""))
        bots = ",".join(self.levels.values())
        again = ["--resume", file, "--seat", str(self.you + 1), "--bot", bots]
        command = shlex.join(["cosmodrome", "play", *again])
        self._say("cli-left", file=file, command=command)
        return 0

    def _show_result(self) -> None:
        state = self.record.state
        self._show_position(state.view(self.you))
        scores, places = state.scores(), state.ranking()
        for seat in sorted(range(self.record.seats), key=lambda seat: places[seat]):
            self._say("cli-result", place=places[seat], seat=seat, score=scores[seat])
