"""``vec``: arrays of machine integers, the memory under piles and rows.

The compiler has them in its run-time library. Where that is not installed, an interpreted
stand-in does the same.
"""

try:
    from librt.vecs import append, vec
except ImportError:  # pragma: no cover
    from cosmodrome.engine.plain_vecs import append, vec  # type: ignore[assignment]

__all__ = ["append", "vec"]
