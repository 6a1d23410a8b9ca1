"""Parts that are installed only on demand."""

from collections.abc import Iterator
from contextlib import contextmanager

from cosmodrome.engine.errors import MissingExtra


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Imports inside may fail: then the message says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(module=str(error.name), extra=extra) from None
