"""The command `cosmodrome`: each subcommand is a function of its name in a module of its own."""

import sys
from importlib import import_module
from pathlib import Path

from cosmodrome.cli.arguments import COMMANDS, Misuse, parse
from cosmodrome.cli.terminal import complain, language, requested_language
from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.words import Words

WRONG_INPUT = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit with its status."""
    given = sys.argv[1:] if arguments is None else arguments
    # Users' bots (`module:Factory`) are also looked up in the current folder. It comes last, so
    # that no file there shadows a module of ours; workers inherit the path.
    sys.path.append(str(Path.cwd()))
    words = Words(language(requested_language(given)))
    try:
        sys.exit(_run(words, given))
    except Misuse as error:
        complain(words, error.text)
        sys.exit(WRONG_INPUT)
    except CosmodromeError as error:
        complain(words, words.error(error))
        sys.exit(WRONG_INPUT)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The reader of our output closed the pipe, as `head` does.
        sys.stderr.close()
        sys.exit(0)


def _run(words: Words, given: list[str]) -> int:
    args = parse(words, given)
    if args is None:
        return 0
    module = import_module(f"cosmodrome.cli.{COMMANDS[args.command][0]}")
    status: int = getattr(module, args.command)(words, args)
    sys.stdout.flush()
    return status
