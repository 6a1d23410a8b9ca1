"""`games` and `about`."""

import argparse
import platform

import cosmodrome
from cosmodrome.cli.speech import data_home
from cosmodrome.engine import playout
from cosmodrome.registry import data_folder
from cosmodrome.words import Words


def games(words: Words, asked: argparse.Namespace) -> int:
    """List the games with their seats and options."""
    for name in cosmodrome.game_names():
        game = cosmodrome.game(name)
        said = Words(words.language, name)
        line = words.say("cli-game", name=name, least=game.seats[0], most=game.seats[-1])
        print(f"{line}  {said.say('name')}. {said.say('about')}")
        for option in game.options:
            text = said.attribute(f"option-{option.name}", "about")
            print(f"    --option {option.name}: {said.say(f'option-{option.name}')}. {text}")
    return 0


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(playout.__file__).endswith(".py")


def about(words: Words, asked: argparse.Namespace) -> int:
    """Say what is installed and where things are."""
    print(words.say("cli-version", version=cosmodrome.__version__))
    print(words.say("cli-compiled" if compiled() else "cli-interpreted"))
    print(words.say("cli-python", version=platform.python_version()))
    print(words.say("cli-values", folder=str(data_folder("galaktiko").parent.parent)))
    print(words.say("cli-saved", folder=str(data_home())))
    print(words.say("cli-unofficial"))
    return 0
