"""Optional dependencies."""

from collections.abc import Iterator
from contextlib import contextmanager

from cosmodrome.cli.errors import MissingExtra


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Turn a failed import inside the block into an error that says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra(module=str(error.name), extra=extra) from None
