"""Random identifiers."""

import secrets
from typing import Final

# Without the letters and digits that are easily mistaken for each other.
_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 14) -> str:
    """An identifier that cannot be guessed: 14 characters hold 69 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))
