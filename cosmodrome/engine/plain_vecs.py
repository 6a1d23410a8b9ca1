# interpreted: stands in for a part of the compiler's run-time library
"""An interpreted stand-in for ``librt.vecs``, for machines without it."""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar, overload

_T = TypeVar("_T")


class vec(Generic[_T]):  # noqa: N801 (the name it stands in for)
    """An array that grows only through append()."""

    def __init__(self, items: Iterable[_T] = (), /, *, capacity: int = 0) -> None:
        self._items = list(items)

    def __len__(self) -> int:
        return len(self._items)

    @overload
    def __getitem__(self, i: int, /) -> _T: ...
    @overload
    def __getitem__(self, i: slice, /) -> "vec[_T]": ...
    def __getitem__(self, i: int | slice, /) -> "_T | vec[_T]":
        return vec(self._items[i]) if isinstance(i, slice) else self._items[i]

    def __setitem__(self, i: int, item: _T, /) -> None:
        self._items[i] = item

    def __contains__(self, item: object, /) -> bool:
        return item in self._items

    def __iter__(self) -> Iterator[_T]:
        return iter(self._items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, vec) and self._items == other._items

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"vec({self._items})"


def append(items: vec[_T], item: _T, /) -> vec[_T]:
    """The array with one item more; the array given must not be used any more."""
    items._items.append(item)
    return items
