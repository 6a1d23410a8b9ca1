"""`games` and `about`: what is installed."""

import argparse
import platform

import cosmodrome
from cosmodrome.cli.terminal import data_home
from cosmodrome.engine import playout
from cosmodrome.registry import data_folder
from cosmodrome.words import Words


def games(words: Words, args: argparse.Namespace) -> int:
    """List the games with their seats and options."""
    for name in cosmodrome.game_names():
        game = cosmodrome.game(name)
        game_words = Words(words.language, name)
        line = words.say("cli-game", name=name, least=game.seats[0], most=game.seats[-1])
        print(f"{line}  {game_words.say('name')}. {game_words.say('about')}")
        for option in game.options:
            title = game_words.say(f"option-{option.name}")
            text = game_words.attribute(f"option-{option.name}", "about")
            print(f"    --option {option.name}: {title}. {text}")
    return 0


def compiled() -> bool:
    """Whether the rules were compiled."""
    return not str(playout.__file__).endswith(".py")


def about(words: Words, args: argparse.Namespace) -> int:
    """Print the version, whether the rules are compiled, and the folders in use."""
    print(words.say("cli-version", version=cosmodrome.__version__))
    print(words.say("cli-compiled" if compiled() else "cli-interpreted"))
    print(words.say("cli-python", version=platform.python_version()))
    games_folder = data_folder(cosmodrome.game_names()[0]).parent.parent
    print(words.say("cli-values", folder=str(games_folder)))
    print(words.say("cli-saved", folder=str(data_home())))
    print(words.say("cli-unofficial"))
    return 0
