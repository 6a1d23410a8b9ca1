"""The command `cosmodrome`."""

from cosmodrome.cli.main import main

__all__ = ["main"]
