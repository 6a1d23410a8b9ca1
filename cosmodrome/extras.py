"""Optional dependencies."""

from collections.abc import Iterator
from contextlib import contextmanager

from cosmodrome.engine.errors import CosmodromeError


class MissingExtra(CosmodromeError, ModuleNotFoundError):
    """A module is missing that one of our extras brings."""

    code = "missing-extra"
    says = "this needs the module {module}; install cosmodrome[{extra}]"


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Turn a failed import inside the block into an error that says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if isinstance(error, MissingExtra):
            raise
        raise MissingExtra(module=str(error.name), extra=extra) from None
