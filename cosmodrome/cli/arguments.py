"""The arguments of every command, and what is said when they are wrong."""

import argparse
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from cosmodrome.cli.errors import BadNumber
from cosmodrome.words import LANGUAGES, Words

_GAME = ("game",)
_VARIANT = ("--seats", "--option", "--seed", "--data")
TASKS = (
    "backup",
    "restore",
    "export",
    "import",
    "check",
    "stats",
    "grant",
    "reset-password",
    "test-mail",
    "tournament",
)
# Each command with the module that implements it and its arguments.
COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "games": ("info", ()),
    "about": ("info", ()),
    "play": ("play", ("game?", "--seat", "--bot", "--resume", "--position", *_VARIANT, "--words")),
    "simulate": (
        "simulate",
        (*_GAME, "--games", "--bot", *_VARIANT, "--records", "--jobs", "--cluster", "--json"),
    ),
    "dataset": (
        "dataset",
        (*_GAME, "--games", "--bot", *_VARIANT, "--out", "--jobs", "--cluster"),
    ),
    "arena": ("arena", (*_GAME, "--bots", *_VARIANT, "--games", "--jobs", "--cluster", "--json")),
    "study": (
        "study",
        (
            *_GAME,
            "--games",
            "--seats+",
            "--bot",
            "--levels",
            "--option",
            "--compare-options",
            "--data",
            "--against",
            "--vary",
            "--seed",
            "--out",
            "--language",
            "--jobs",
            "--cluster",
            "--json",
        ),
    ),
    "puzzles": (
        "puzzles",
        (
            *_GAME,
            "--games",
            "--puzzles",
            "--seats+",
            "--bot",
            "--option",
            "--seed",
            "--data",
            "--out",
            "--jobs",
            "--cluster",
        ),
    ),
    "strategy": (
        "strategy",
        (
            *_GAME,
            "--games",
            "--decisions",
            "--seats",
            "--bot",
            "--levels",
            "--option",
            "--data",
            "--seed",
            "--out",
            "--jobs",
            "--cluster",
        ),
    ),
    "train": (
        "train",
        (
            *_GAME,
            "--games",
            "--correction",
            "--seed",
            "--data",
            "--greedy",
            "--out",
            "--jobs",
            "--cluster",
        ),
    ),
    "analyse": (
        "analyse",
        ("file", "--level", "--seed", "--plot", "--data", "--jobs", "--cluster", "--json"),
    ),
    "replay": ("records", ("file", "--to", "--data")),
    "position": ("positions", ("file", "--to", "--data")),
    "verify": ("records", ("files", "--data", "--server")),
    "serve": ("server", ("--host", "--port", "--database", "--workers", "--open")),
    "admin": ("server", ("task", "target?", "more*", "--database")),
    "data": ("data", (*_GAME, "--check")),
}


class Misuse(Exception):
    """Arguments that do not fit a command, with what to say about them."""

    def __init__(self, parser: "Parser", message: str, **facts: str) -> None:
        super().__init__(message)
        words = parser.words
        self.text = words.say(
            "cli-misuse",
            problem=words.say(message, **facts),
            usage=parser.usage_line(),
            command=parser.prog,
        )


class Formatter(argparse.HelpFormatter):
    """Help that begins with the word for "usage" in the terminal's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = Parser.words.say("cli-usage-prefix") + " "
        super().add_usage(usage, actions, groups, prefix)


class Parser(argparse.ArgumentParser):
    """A parser that raises Misuse, which names the argument at fault."""

    words: Words

    def __init__(self, prog: str, description: str, **_colour: object) -> None:
        # Python 3.14 hands its choice of colours on to the parser of every command.
        super().__init__(
            prog=prog,
            description=description,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=Formatter,
        )

    def usage_line(self) -> str:
        """How the command is used, on one line."""
        usage = " ".join(self.format_usage().split())
        return usage.removeprefix(self.words.say("cli-usage-prefix")).strip()

    def explain(self, error: argparse.ArgumentError) -> NoReturn:
        """Raise Misuse for what argparse complains about."""
        if error.argument_name is None:
            self.error(error.message)
        # Unknown values are refused below; what is left is a missing or a superfluous one.
        flag = error.argument_name.rpartition("/")[2]
        option = self._option_string_actions.get(flag)
        takes_none = option is not None and option.nargs == 0
        raise Misuse(self, "cli-takes-no-value" if takes_none else "cli-no-value", argument=flag)

    def refuse(self, word: str, known: Iterable[str]) -> NoReturn:
        """Raise Misuse for a word that is not known, with the nearest one that is."""
        from difflib import get_close_matches

        nearest = get_close_matches(word.partition("=")[0], known, 1)
        if nearest:
            raise Misuse(self, "cli-unknown-word-near", word=word[:40], nearest=nearest[0])
        raise Misuse(self, "cli-unknown-word", word=word[:40])

    def error(self, message: str) -> NoReturn:
        """Called for missing arguments only; argparse lists them after a colon."""
        raise Misuse(self, "cli-missing-argument", argument=message.rpartition(": ")[2])

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            self.refuse(str(value), action.choices)


class Number(argparse.Action):
    """An argument that is a whole number."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        text = str(values)
        # Forty digits hold the largest seed; converting a longer text would only cost time.
        if not text.removeprefix("-").isdecimal() or len(text) > 40:
            raise BadNumber(number=text[:40])
        setattr(namespace, self.dest, int(text))


def parse(words: Words, given: list[str]) -> argparse.Namespace | None:
    """The parsed arguments, or None if no command was given; help has been printed then."""
    Parser.words = words
    parser = Parser(prog="cosmodrome", description=words.say("cli-about"))
    _add_common(parser.add_argument_group(words.say("cli-arguments")), words)
    # Every help text takes time, so a command sets up no other command's arguments.
    named = [name for name in COMMANDS if given[:1] == [name]]
    commands = _add_commands(parser, words, named or list(COMMANDS))
    try:
        args, unknown = parser.parse_known_args(given)
    except argparse.ArgumentError as error:
        command = next((commands[word] for word in given if word in commands), parser)
        command.explain(error)
    if args.command is None and not unknown:
        parser.print_help()
        return None
    if unknown:
        command = commands.get(args.command, parser)
        command.refuse(unknown[0], [*command._option_string_actions, *COMMANDS])
    args.given = given
    return args


def _add_commands(parser: Parser, words: Words, names: list[str]) -> dict[str, Parser]:
    adder = parser.add_subparsers(
        dest="command", title=words.say("cli-commands"), metavar="COMMAND", parser_class=Parser
    )
    parsers = {}
    for name in names:
        text = words.say(f"cli-command-{name}")
        command = parsers[name] = adder.add_parser(name, help=text, description=text)
        group = command.add_argument_group(words.say("cli-arguments"))
        for argument in COMMANDS[name][1]:
            _add(group, name, argument, words)
        _add_common(group, words)
    return parsers


def _add_common(group: argparse._ArgumentGroup, words: Words) -> None:
    group.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
    group.add_argument(
        "--lang", choices=LANGUAGES, metavar="|".join(LANGUAGES), help=words.say("cli-lang")
    )


def _add(group: argparse._ArgumentGroup, command: str, name: str, words: Words) -> None:
    """Add one argument; its help is the message of the same name, or that of the command."""
    plain = name.strip("-?+*")
    own = f"cli-arg-{command}-{plain}"
    text = words.say(own if words.has(own) else f"cli-arg-{plain}")
    match name:
        case "--seats+":
            group.add_argument("--seats", help=text, metavar="N,N")
        case "--option" | "--bot":
            group.add_argument(name, action="append", default=[], metavar=plain.upper(), help=text)
        case "--json" | "--open" | "--words" | "--correction":
            group.add_argument(name, action="store_true", help=text)
        case (
            "--seats"
            | "--seed"
            | "--games"
            | "--puzzles"
            | "--decisions"
            | "--greedy"
            | "--to"
            | "--jobs"
            | "--port"
            | "--workers"
        ):
            group.add_argument(name, action=Number, metavar="N", help=text)
        case "--seat":
            group.add_argument(name, metavar="N|random", help=text)
        case "files":
            group.add_argument(name, nargs="+", help=text, metavar="FILE")
        case "game?" | "target?":
            group.add_argument(plain, nargs="?", help=text, metavar=plain.upper())
        case "more*":
            group.add_argument(plain, nargs="*", metavar=plain.upper(), help=text)
        case "task":
            group.add_argument(name, choices=TASKS, help=text)
        case _:
            group.add_argument(name, help=text, metavar=plain.upper())
