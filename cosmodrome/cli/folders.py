"""Folders that commands write to."""

import os
from pathlib import Path

from cosmodrome.cli.errors import BadFile


def make_folder(folder: Path) -> None:
    """Make a folder, so that a wrong name is told before hours of work and not after them."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(file=str(folder), problem=error.strerror or "cannot be made") from None
    if not os.access(folder, os.W_OK):
        raise BadFile(file=str(folder), problem="cannot be written to")
