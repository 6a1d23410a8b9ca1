"""``python -m cosmodrome`` is the command ``cosmodrome``."""

from cosmodrome.cli import main

main()
