"""The figures of a study as files: JSON, CSV tables, the report."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path

import msgspec
from msgspec import Struct

from cosmodrome.engine.game import Game
from cosmodrome.lab.intervals import Share
from cosmodrome.lab.study.figures import Distribution, Study
from cosmodrome.lab.study.report import render, report_file
from cosmodrome.lab.study.statistics import Estimate

Row = dict[str, object]


def write(study: Study, game: Game, folder: Path, languages: list[str], command: str) -> Path:
    """Write everything into a folder; where the report is."""
    folder.mkdir(parents=True, exist_ok=True)
    _put(folder / "study.json", msgspec.json.format(msgspec.json.encode(study), indent=1))
    for name, rows in _tables(study).items():
        if rows:
            _put(folder / f"{name}.csv", _csv(rows).encode())
    for language in languages:
        page = render(study, game, language, command, languages)
        _put(folder / report_file(language, languages), page.encode())
    return folder / report_file(languages[0], languages)


def _put(path: Path, data: bytes) -> None:
    """Whole or not at all: a reader never sees half a file."""
    half = path.with_name(f".{path.name}.new")
    half.write_bytes(data)
    half.replace(path)


def _tables(study: Study) -> dict[str, list[Row]]:
    """Every table by the name of its file."""
    return {
        "seats": [
            {"seats": one.seats, "seat": seat + 1, "games": one.games, **_flat(wins, "wins")}
            | _flat(one.score_by_seat[seat], "score")
            for one in study.seats
            for seat, wins in enumerate(one.wins)
        ],
        "lengths": [
            {"seats": one.seats, "figure": name, "games": one.games, **_spread(getattr(one, name))}
            for one in study.seats
            for name in ("decisions", "turns", "minutes", "scores", "margins")
        ],
        "ends": [
            {"seats": one.seats, "cause": cause.name, **_flat(cause.games, "games")}
            for one in study.seats
            for cause in one.causes
        ]
        + [
            {"seats": one.seats, "cause": "(tie)", **_flat(one.ties, "games")}
            for one in study.seats
        ],
        "settled": [
            {"seats": one.seats, "decisions_percent": 5 * place, "games": one.games, "share": share}
            for one in study.seats
            for place, share in enumerate(one.settled)
        ],
        "contests": _rows(study.contests),
        "luck": _rows(study.luck),
        "components": _rows(study.components),
        "choices": _rows(study.choices),
        "openings": _rows(study.openings),
        "options": [
            {"options": comparison.label, **row}
            for comparison in study.option_comparisons
            for row in _rows(comparison.measures)
        ],
        "values": _rows(study.values.measures) if study.values is not None else [],
        "vary": _rows(study.variation.points) if study.variation is not None else [],
    }


def _spread(distribution: Distribution) -> Row:
    row = _flat(distribution.mean, "mean")
    names = ("median", "low", "high", "shortest", "longest")
    return row | {name: getattr(distribution, name) for name in names}


def _rows(items: Iterable[Struct]) -> list[Row]:
    """One row a struct; shares and estimates become several columns."""
    rows: list[Row] = []
    for item in items:
        row: Row = {}
        for name in item.__struct_fields__:
            value = getattr(item, name)
            row |= _flat(value, name) if isinstance(value, Share | Estimate) else {name: value}
        rows.append(row)
    return rows


def _flat(value: Share | Estimate, name: str) -> Row:
    return {f"{name}_{field}": getattr(value, field) for field in value.__struct_fields__}


def _csv(rows: Sequence[Row]) -> str:
    columns = list(dict.fromkeys(column for row in rows for column in row))
    out = StringIO()
    writer = csv.DictWriter(out, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()
