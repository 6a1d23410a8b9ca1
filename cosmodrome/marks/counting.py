"""Counting: what a finished game is worth for each mark, and what several games are together."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from cosmodrome.engine.game import Event
from cosmodrome.engine.record import Record
from cosmodrome.marks.definitions import Mark, Marks, compares, fits

K = TypeVar("K")


class Tally(NamedTuple):
    """What some games count for one mark: in all, and in a row.

    ``head``: the row that they begin with, ``tail``: the one that they end with, ``best``: the
    longest. If nothing has ``broken`` the row, all are the same.
    """

    total: int = 0
    head: int = 0
    tail: int = 0
    best: int = 0
    broken: bool = False

    def then(self, later: "Tally") -> "Tally":
        """These games, and later ones after them."""
        return Tally(
            self.total + later.total,
            self.head if self.broken else self.head + later.head,
            later.tail if later.broken else self.tail + later.tail,
            max(self.best, later.best, self.tail + later.head),
            self.broken or later.broken,
        )


NOTHING = Tally()
_ONE = Tally(1, 1, 1, 1)
_BREAK = Tally(broken=True)


class _Deed(NamedTuple):
    """An event of one seat, with the number of the turn in which it happened."""

    event: Event
    turn: int


def tallies(record: Record, marks: Marks) -> list[dict[str, Tally]]:
    """For each seat, what a finished game counts for each mark; what counts nothing is left out."""
    deeds: list[list[_Deed]] = [[] for _ in range(record.seats)]
    for turn, seat, event in _happened(record):
        whose = event.facts.get("seat", seat)
        if isinstance(whose, int) and 0 <= whose < record.seats:
            deeds[whose].append(_Deed(event, turn))
    counted: list[dict[str, Tally]] = []
    for seat in range(record.seats):
        found = {mark.name: _tally(record, mark, seat, deeds[seat]) for mark in marks.marks}
        counted.append({name: tally for name, tally in found.items() if tally != NOTHING})
    return counted


def _happened(record: Record) -> Iterator[tuple[int, int, Event]]:
    """Every event of the actions that stand: its turn, the seat that acted, and the event.

    The game is over, so what was secret counts like any fact.
    """
    turn, last = 0, -1
    for entry, _ in record.replay():
        if entry is None:
            continue
        turn, last = (turn, last) if entry.seat == last else (turn + 1, entry.seat)
        for event in entry.events:
            everything = Event(event.kind, event.facts | event.secrets, {}, event.knows)
            yield turn, entry.seat, everything


def _tally(record: Record, mark: Mark, seat: int, deeds: Sequence[_Deed]) -> Tally:
    counts = _counts(record, mark, seat, deeds)
    if mark.event is None:
        # Games in a row are broken by a game that does not count.
        return _ONE if counts else _BREAK if mark.over == "row" else NOTHING
    if mark.breaks:
        tally = NOTHING
        for deed in deeds:
            tally = tally.then(_step(mark, deed.event, counts))
        return tally
    return _sum(_number(mark, deeds)) if counts else NOTHING


def _step(mark: Mark, event: Event, counts: bool) -> Tally:
    """What one event means for a row."""
    if event.kind in mark.breaks:
        return _BREAK
    return _ONE if counts and _matches(mark, event) else NOTHING


def _sum(number: int) -> Tally:
    return Tally(number, number, number, number)


def _number(mark: Mark, deeds: Sequence[_Deed]) -> int:
    found = [deed for deed in deeds if _matches(mark, deed.event)]
    if mark.within == "game":
        return _how_many(mark, found)
    turns = {deed.turn for deed in found}
    return max(
        (_how_many(mark, [deed for deed in found if deed.turn == turn]) for turn in turns),
        default=0,
    )


def _how_many(mark: Mark, found: Sequence[_Deed]) -> int:
    if mark.distinct is None:
        return len(found)
    return len({deed.event.facts.get(mark.distinct) for deed in found})


def _matches(mark: Mark, event: Event) -> bool:
    return event.kind == mark.event and fits(mark.where, event.facts)


def _counts(record: Record, mark: Mark, seat: int, deeds: Sequence[_Deed]) -> bool:
    """Whether a game fulfils the conditions of a mark for a seat."""
    scores = record.state.scores()
    others = [score for number, score in enumerate(scores) if number != seat]
    return (
        (not mark.won or record.state.ranking()[seat] == 1)
        and compares(mark.score, scores[seat])
        and compares(mark.margin, scores[seat] - max(others, default=0))
        and compares(mark.seats, record.seats)
        and all(record.options[option] for option in mark.options)
        and not any(deed.event.kind in mark.without for deed in deeds)
    )


def reached(mark: Mark, games: Iterable[tuple[K, Tally]]) -> tuple[int, K | None]:
    """How far games, in the order in which they ended, lead; and with which the goal is reached."""
    progress, whole = 0, NOTHING
    won: K | None = None
    for key, tally in games:
        whole = whole.then(tally)
        progress = {
            "game": max(progress, tally.total),
            "all": whole.total,
            "row": whole.best,
        }[mark.over]
        if won is None and progress >= mark.goal:
            won = key
    return progress, won
