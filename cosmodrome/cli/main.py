"""The commands and their arguments. Each command's work is in a module of its own."""

import argparse
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import NoReturn

from cosmodrome.cli.speech import complain, language, wanted_language
from cosmodrome.engine.errors import BadNumber, CosmodromeError
from cosmodrome.words import LANGUAGES, Words

WRONG_INPUT = 2
INTERRUPTED = 130

# Each command with the module that carries it out and its arguments.
_GAME = ("game",)
_VARIANT = ("--seats", "--option", "--seed", "--data")
TASKS = ("backup", "restore", "check", "stats")
COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "games": ("info", ()),
    "about": ("info", ()),
    "play": ("play", ("game?", "--bot", "--resume", *_VARIANT)),
    "simulate": ("simulate", (*_GAME, "--games", "--bot", *_VARIANT, "--json")),
    "arena": ("arena", (*_GAME, "--bots", *_VARIANT, "--games", "--jobs", "--cluster", "--json")),
    "analyse": (
        "analyse",
        ("file", "--level", "--seed", "--plot", "--data", "--jobs", "--cluster", "--json"),
    ),
    "replay": ("records", ("file", "--to", "--data")),
    "verify": ("records", ("files", "--data", "--server")),
    "serve": ("server", ("--host", "--port", "--database", "--workers", "--open")),
    "admin": ("server", ("task", "target?", "--database")),
    "data": ("data", (*_GAME, "--check")),
}


class Formatter(argparse.HelpFormatter):
    """Help whose first word is in the terminal's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        said = Parser.words.say("cli-usage-prefix") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, said)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the terminal's language."""

    words: Words

    def error(self, message: str) -> NoReturn:
        """Say how the command is used. The detail is argparse's and stays out."""
        usage = " ".join(self.format_usage().split())
        usage = usage.removeprefix(self.words.say("cli-usage-prefix")).strip()
        complain(self.words, self.words.say("cli-usage", usage=usage))
        sys.exit(WRONG_INPUT)


def main(arguments: list[str] | None = None) -> None:
    """Run the command; the exit code says how it went."""
    given = sys.argv[1:] if arguments is None else arguments
    words = Words(language(wanted_language(given)))
    try:
        sys.exit(_run(words, given))
    except CosmodromeError as error:
        complain(words, words.error(error))
        sys.exit(WRONG_INPUT)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        sys.stderr.close()
        sys.exit(0)


def _run(words: Words, given: list[str]) -> int:
    asked = _parser(words).parse_args(given)
    if asked.command is None:
        _parser(words).print_help()
        return 0
    module = import_module(f"cosmodrome.cli.{COMMANDS[asked.command][0]}")
    code: int = getattr(module, asked.command)(words, asked)
    sys.stdout.flush()
    return code


def _parser(words: Words) -> Parser:
    Parser.words = words
    parser = Parser(
        prog="cosmodrome",
        description=words.say("cli-about"),
        add_help=False,
        formatter_class=Formatter,
    )
    _add_common(parser.add_argument_group(words.say("cli-arguments")), words)
    commands = parser.add_subparsers(
        dest="command", title=words.say("cli-commands"), metavar="", parser_class=Parser
    )
    for name, (_, arguments) in COMMANDS.items():
        text = words.say(f"cli-command-{name}")
        command = commands.add_parser(
            name, help=text, description=text, add_help=False, formatter_class=Formatter
        )
        group = command.add_argument_group(words.say("cli-arguments"))
        for argument in arguments:
            _add(group, argument, words)
        _add_common(group, words)
    return parser


def _add_common(parser: argparse._ArgumentGroup, words: Words) -> None:
    parser.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
    parser.add_argument(
        "--lang", choices=LANGUAGES, metavar="|".join(LANGUAGES), help=words.say("cli-lang")
    )


def _add(parser: argparse._ArgumentGroup, name: str, words: Words) -> None:
    """One argument; its help is the message of the same name."""
    plain = name.strip("-?")
    text = words.say(f"cli-arg-{plain}")
    match name:
        case "--option" | "--bot":
            parser.add_argument(name, action="append", default=[], metavar=plain.upper(), help=text)
        case "--json" | "--open":
            parser.add_argument(name, action="store_true", help=text)
        case "--seats" | "--seed" | "--games" | "--to" | "--jobs" | "--port" | "--workers":
            parser.add_argument(name, type=_number, metavar="N", help=text)
        case "files":
            parser.add_argument(name, nargs="+", help=text, metavar="FILE")
        case "game?" | "target?":
            parser.add_argument(plain, nargs="?", help=text, metavar=plain.upper())
        case "task":
            parser.add_argument(name, choices=TASKS, help=text)
        case _:
            parser.add_argument(name, help=text, metavar=plain.upper())


def _number(text: str) -> int:
    # Forty digits hold the largest seed; a longer text would only cost time.
    if not text.removeprefix("-").isdecimal() or len(text) > 40:
        raise BadNumber(number=text[:40])
    return int(text)
