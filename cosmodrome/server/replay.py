"""A whole replay as a stream of lines, each one JSON object.

A long game is 25 MB of JSON and takes a second to build: it is built in chunks in another thread,
one at a time in the whole process, and compressed as it goes (to about 3 %). Litestar's own
compression would run on the event loop.
"""

import asyncio
import zlib
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from typing import Final

import msgspec

from cosmodrome.server import views
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.positions import Moment, Replay

MEDIA_TYPE: Final = "application/x-ndjson"
_FIRST_CHUNK: Final = 4
_CHUNK: Final = 32
_LEVEL: Final = 5
_GZIP: Final = 31
_ENCODER: Final = msgspec.json.Encoder()
_BUILDING: Final = asyncio.Semaphore(1)


async def replay(
    live: LiveTable, viewer: str | None, seat: int | None
) -> tuple[Replay, Iterator[Moment]]:
    """The game as a viewer may see it; once it is over, through the eyes of any seat."""
    # A change that is being written must not be visible.
    async with live.lock:
        row, record = live.row, live.record
        ended = row.status == "finished"
        viewed = views.viewer_seat(row, viewer, seat)
        if ended and seat is not None and seat < len(row.chairs):
            viewed = seat
        # At least as late as everything else that a spectator sees, also after an undo.
        steps = max(0, len(record.steps) - views.hidden_moves(row, viewed))
        moments = views.moments(record.game, record.replay(), viewed, ended)
        return Replay(row.id, row.game, viewed, steps), islice(moments, steps + 1)


async def stream(head: Replay, moments: Iterator[Moment], gzipped: bool) -> AsyncIterator[bytes]:
    """The head and then the moments, a line each."""
    packer = zlib.compressobj(_LEVEL, wbits=_GZIP) if gzipped else None
    lines = _ENCODER.encode(head) + b"\n"
    size = _FIRST_CHUNK
    while True:
        async with _BUILDING:
            more, chunk = await asyncio.to_thread(_chunk, lines, moments, size, packer)
        yield chunk
        if not more:
            return
        lines, size = b"", _CHUNK


def _chunk(
    lines: bytes, moments: Iterator[Moment], size: int, packer: "zlib._Compress | None"
) -> tuple[bool, bytes]:
    """Some more lines, packed; and whether there may be more after them."""
    built = list(islice(moments, size))
    lines += _ENCODER.encode_lines(built)
    more = len(built) == size
    if packer is None:
        return more, lines
    return more, packer.compress(lines) + packer.flush(zlib.Z_SYNC_FLUSH if more else zlib.Z_FINISH)
