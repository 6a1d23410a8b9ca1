# interpreted: called once a game
"""Who plays in which seat: the order of play is drawn from the seed of the game."""

from hashlib import blake2b

from cosmodrome.engine.chance import SEED_BITS


def draw(seed: int, seats: int) -> list[int]:
    """The places of the list in the order of play: sorted by their hashes with the seed.

    >>> draw(7, 4)
    [0, 2, 3, 1]
    """
    key = seed.to_bytes(SEED_BITS // 8, "little")

    def hashed(place: int) -> bytes:
        return blake2b(bytes([place]), key=key, person=b"seats").digest()

    return sorted(range(seats), key=hashed)
