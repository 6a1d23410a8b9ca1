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
    """Turn a failed import inside the block into an error that says what to install.

    Blocks may lie within each other: what was asked for, the outermost, names the extra.
    """
    try:
        yield
    except MissingExtra as error:
        raise MissingExtra(module=error.facts["module"], extra=extra) from None
    except ModuleNotFoundError as error:
        raise MissingExtra(module=str(error.name), extra=extra) from None
