"""`play`: a game against bots in the terminal; input may be piped."""

import argparse
import sys
from pathlib import Path

import cosmodrome
from cosmodrome.bots import Bot
from cosmodrome.cli.errors import BadFile
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
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.engine.record import Record
from cosmodrome.games.title import title_of
from cosmodrome.words import Words

YOU = 0
_UNFINISHED = "unfinished.txt"


def play(words: Words, args: argparse.Namespace) -> int:
    """Take the first seat; bots take the others."""
    if args.resume:
        record = read_file(Path(args.resume), args.data)
    else:
        args.game = args.game or cosmodrome.game_names()[0]
        game = game_of(args)
        record = Record(game, seats_of(args, game), options_of(args), seed_of(args))
    return Session(words, record, bots_of(args, record.seats - 1, "casual")).run()


class Session:
    """One person playing one game in a terminal."""

    def __init__(self, words: Words, record: Record, bots: list[str]) -> None:
        levels = dict(enumerate(bots, YOU + 1))
        names = [f"{level_name(words, level)} {seat + 1}" for seat, level in levels.items()]
        self.words = Words(words.language, record.game.name, ["", *names], YOU)
        self.record = record
        self.speech = title_of(record.game).speech
        self.bots = {
            seat: Bot(level, step_seed(record.seed, 1_000_000 + seat))
            for seat, level in levels.items()
        }

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        self._say("cli-play-hello")
        try:
            while self.record.state.to_move != NOBODY:
                if self.record.state.to_move == YOU:
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

    def _print_log(self, events: list[Event]) -> None:
        for event in events:
            print("  " + self.words.phrase(self.speech.log_line(event, YOU)))

    def _let_bot_play(self) -> None:
        state = self.record.state
        self._print_log(self.record.play(self.bots[state.to_move].choose(state).action))

    def _ask(self) -> bool:
        """Show the position and the choices and read an answer; False if the person leaves."""
        view = self.record.state.view(YOU)
        legal = self.record.state.legal()
        print()
        for line in self.speech.read_out(view):
            print(self.words.phrase(line))
        print()
        print(self.words.phrase(self.speech.prompt(view)))
        names = [self.record.game.actions.name(action) for action in legal]
        for number, name in enumerate(names, 1):
            print(f"{number:3}. {self.words.phrase(self.speech.describe(view, name))}  [{name}]")
        while True:
            answer = self._read()
            if answer is None or answer in ("quit", "q"):
                return False
            if self._answer(answer, names):
                return True

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
                self.record.undo(YOU)
                return True
            if verb == "save":
                self._say("cli-saved-to", file=str(self._save(argument)))
                return False
            if answer.isdecimal() and 1 <= int(answer[:6]) <= len(names):
                answer = names[int(answer[:6]) - 1]
            self._print_log(self.record.play(answer, YOU))
        except CosmodromeError as error:
            complain(self.words, self.words.error(error))
            return False
        return True

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
        self._say("cli-left", file=str(self._save("")))
        return 0

    def _show_result(self) -> None:
        state = self.record.state
        print()
        for line in self.speech.read_out(state.view(YOU)):
            print(self.words.phrase(line))
        scores, places = state.scores(), state.ranking()
        for seat in sorted(range(self.record.seats), key=lambda seat: places[seat]):
            self._say("cli-result", place=places[seat], seat=seat, score=scores[seat])
