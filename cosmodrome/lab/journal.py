"""A journal of long work: every finished task, so that nothing is done twice."""

from pathlib import Path
from typing import Generic, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct

T = TypeVar("T", bound=Struct)
_HEAD = 8


class Journal(Generic[T]):
    """A file of the results of finished tasks. What was cut off at its end by an interruption is
    dropped.

    Each item is its length, a checksum and the result itself.
    """

    def __init__(self, path: Path, kind: type[T]) -> None:
        self._path = path
        self._kind = kind
        self.chunks: list[T] = []
        good = self._read(path.read_bytes()) if path.exists() else 0
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab")
        self._file.truncate(good)

    def add(self, chunk: T) -> None:
        """Keep the result of a finished task."""
        body = msgspec.msgpack.encode(chunk)
        head = len(body).to_bytes(4, "little") + crc32(body).to_bytes(4, "little")
        self._file.write(head + body)
        self._file.flush()

    def close(self) -> None:
        """Close the file; what it holds stays."""
        self._file.close()

    def remove(self) -> None:
        """All work is done."""
        self.close()
        self._path.unlink(missing_ok=True)

    def _read(self, data: bytes) -> int:
        """Read what is whole; where it ends."""
        place = 0
        while place + _HEAD <= len(data):
            start = place + _HEAD
            end = start + int.from_bytes(data[place : place + 4], "little")
            body = data[start:end]
            if end > len(data) or crc32(body) != int.from_bytes(data[place + 4 : start], "little"):
                break
            self.chunks.append(msgspec.msgpack.decode(body, type=self._kind))
            place = end
        return place
