"""Who sits where. The order of play is drawn from the seed of the table.

The seed is fixed, and its hash published, before anybody takes a seat; it is told at the end.
So anybody can check that nobody chose the order, whatever the rules of the game do with chance.
"""

from hashlib import blake2b

from msgspec.structs import replace

from cosmodrome.engine.chance import SEED_BITS
from cosmodrome.server.table_row import TableRow


def draw(seed: int, seats: int) -> list[int]:
    """The places of the list in the order of play: sorted by their hashes with the seed.

    >>> draw(7, 4)
    [0, 2, 3, 1]
    """
    key = seed.to_bytes(SEED_BITS // 8, "little")

    def hashed(place: int) -> bytes:
        return blake2b(bytes([place]), key=key, person=b"seats").digest()

    return sorted(range(seats), key=hashed)


def seated(row: TableRow) -> TableRow:
    """The row with everybody where they play, drawn unless the seats stay as they were listed."""
    if row.drawn is None:
        return row
    drawn = draw(int(row.seed), len(row.chairs))
    return replace(row, drawn=drawn, chairs=[row.chairs[place] for place in drawn])
