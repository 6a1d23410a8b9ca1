"""What a person is told, in their language."""

from msgspec import Struct


class Text(Struct, frozen=True):
    """What a person is told: nothing in it is hidden from anybody."""

    title: str
    more: str
    # The page to open, and what a browser knows the shown notice by.
    path: str
    tag: str

    def line(self) -> str:
        """All of it in one line."""
        return f"{self.title} · {self.more}" if self.more else self.title
