"""The panels of a report that every study has: seats, luck, length, scores, openings."""

from typing import Any

from cosmodrome.lab.study import charts
from cosmodrome.lab.study.charts import COLOUR, Chart
from cosmodrome.lab.study.figures import Cause, Distribution, Opening, Seats, Study
from cosmodrome.lab.study.findings import farthest_seat
from cosmodrome.lab.study.playing import SECONDS_A_DOUBLING, SECONDS_A_GAME, SECONDS_A_TURN
from cosmodrome.lab.study.saying import Saying
from cosmodrome.lab.study.section import Section, Table
from cosmodrome.lab.study.survey import LEAST_OPENINGS
from cosmodrome.lab.study.worth import CHANCE

_MOST_OPENINGS = 12
_THREE_QUARTERS = 0.75
_CAUSE_COLOURS = ("seat-0", "seat-1", "seat-2", "seat-5", "seat-3")
_OPENING_MARKS = {
    "better": ("triangle-up", "good"),
    "same": ("circle", "muted"),
    "worse": ("diamond", "bad"),
}


def seats(study: Study, saying: Saying) -> Section:
    """How often each seat wins."""
    rows = [
        _seat_row(seats, seat, len(study.seats) > 1, saying)
        for seats in study.seats
        for seat in range(seats.seats)
    ]
    farthest, seat = farthest_seat(study)
    say = saying.say(
        "seats-say",
        seat=seat + 1,
        seats=farthest.seats,
        share=saying.percent(farthest.wins[seat].share),
        even=saying.percent(1 / farthest.seats),
    )
    title = saying.say("seats-title")
    note = saying.say("seats-note", games=saying.whole(study.seats[0].games))
    chart = charts.draw(title, saying.language, lambda width: charts.intervals(rows, width, "", 0))
    table = Table(
        [saying.say("length-players"), title, "%", "95 %", ""],
        [
            [
                str(one.seats),
                saying.say("seats-player", seat=place + 1),
                saying.percent(wins.share),
                saying.between(100 * wins.low, 100 * wins.high),
                saying.say("openings-games", games=saying.whole(one.games)),
            ]
            for one in study.seats
            for place, wins in enumerate(one.wins)
        ],
    )
    return Section("seats", title, say, [chart], [], note, table)


def _seat_row(seats: Seats, seat: int, several: bool, saying: Saying) -> dict[str, Any]:
    """A seat's distance from an even share, with the number of players if there are several."""
    wins, even = seats.wins[seat], 1 / seats.seats
    player = saying.say("seats-player", seat=seat + 1)
    players = saying.say("seats-players", seats=seats.seats)
    return {
        "name": f"{players}, {player}" if several else player,
        "value": 100 * (wins.share - even),
        "low": 100 * (wins.low - even),
        "high": 100 * (wins.high - even),
        "colour": charts.SEAT_COLOURS[seat % 6],
        "shape": charts.SEAT_SHAPES[seat % 6],
        "said": saying.share(wins),
        "aside": f"± {saying.percent((wins.high - wins.low) / 2)}",
    }


def luck(study: Study, saying: Saying) -> Section:
    """Level against level, the share of the start, and when games are decided."""
    several = len(study.seats) > 1
    rows = [
        {
            "name": saying.say(
                "luck-against-seats" if several else "luck-against",
                other=saying.bot(contest.against),
                **({"seats": contest.seats} if several else {}),
            ),
            "value": contest.wins.value,
            "low": contest.wins.low,
            "high": contest.wins.high,
            "even": contest.even,
            "said": f"{saying.one(contest.wins.value)} %",
        }
        for contest in study.contests
    ]
    luck = study.luck[0]
    drawn = []
    say = ""
    if rows:
        best = study.contests[0]
        say = saying.say(
            "luck-say",
            bot=saying.bot(best.bot),
            other=saying.bot(best.against),
            share=saying.one(best.wins.value),
            even=saying.one(best.even),
            # Variance has no negative share; an estimate may have.
            deal=saying.one(max(luck.deal.value, 0.0)),
            low=saying.one(max(luck.deal.low, 0.0)),
            high=saying.one(luck.deal.high),
        )
        title, language = saying.say("luck-title"), saying.language
        drawn = [charts.draw(title, language, lambda width: charts.bars(rows, width))]
    drawn.append(_settling(study, saying))
    return Section(
        "luck",
        saying.say("luck-title"),
        say,
        drawn,
        [""] * (len(drawn) - 1) + [saying.say("luck-settled")],
        saying.say("luck-note", games=saying.whole(luck.deal.games)),
    )


def _settling(study: Study, saying: Saying) -> Chart:
    names = [saying.say("seats-players", seats=seats.seats) for seats in study.seats]
    curves = [
        {"x": 5 * place, "y": 100 * share, "name": name}
        for seats, name in zip(study.seats, names, strict=True)
        for place, share in enumerate(seats.settled)
    ]
    mark = _reaches(study.seats[0].settled, _THREE_QUARTERS)
    return charts.draw(
        saying.say("luck-settled"),
        saying.language,
        lambda width: charts.settling(
            curves,
            names,
            mark,
            saying.say("luck-settled-mark"),
            saying.say("luck-settled-x"),
            saying.say("luck-settled-y"),
            width,
        ),
    )


def _reaches(settled: list[float], share: float) -> float | None:
    """Where the curve reaches a share, in percent of the decisions."""
    place = next((n for n, one in enumerate(settled) if one >= share), None)
    if not place:
        return place
    before, after = settled[place - 1 : place + 1]
    return 5 * (place - 1 + (share - before) / (after - before))


def length(study: Study, saying: Saying) -> Section:
    """How long games are, and how they end."""
    seats = study.seats[0]
    decisions = seats.decisions
    chart = _histogram(decisions, saying.say("length-x"), "seat-0", saying)
    say = saying.say(
        "length-say",
        low=saying.whole(decisions.low),
        high=saying.whole(decisions.high),
        seats=seats.seats,
        minutes=saying.whole(seats.minutes.median),
    )
    columns = ("players", "decisions", "turns", "minutes")
    table = Table(
        [*(saying.say(f"length-{column}") for column in columns), ""],
        [
            [
                str(one.seats),
                *(_spread(dist, saying) for dist in (one.decisions, one.turns, one.minutes)),
                saying.say("openings-games", games=saying.whole(one.games)),
            ]
            for one in study.seats
        ],
    )
    note = saying.say(
        "length-note",
        set_up=saying.whole(SECONDS_A_GAME / 60),
        turn=SECONDS_A_TURN,
        doubling=SECONDS_A_DOUBLING,
    )
    more = {"title": saying.say("length-ends"), "ends": _ends(study, saying)}
    return Section("length", saying.say("length-title"), say, [chart], [], note, table, more)


def _histogram(distribution: Distribution, title: str, colour: str, saying: Saying) -> Chart:
    median = saying.say("length-median", median=saying.number(distribution.median))
    return charts.draw(
        title,
        saying.language,
        lambda width: charts.histogram(
            distribution.histogram, distribution.median, median, title, width, colour
        ),
    )


def _spread(distribution: Distribution, saying: Saying) -> str:
    mean = distribution.mean
    ends = f"{saying.number(distribution.low)} … {saying.number(distribution.high)}"
    return f"{saying.one(mean.value)} ± {saying.one(mean.half)} ({ends})"


def _ends(study: Study, saying: Saying) -> list[dict[str, Any]]:
    """For each number of players how games end, the most frequent cause first."""
    names = list(
        dict.fromkeys(
            cause.name
            for seats in study.seats
            for cause in sorted(seats.causes, key=lambda cause: -cause.games.count)
            if cause.name
        )
    )
    if not names:
        return []
    return [
        {
            "players": saying.say("seats-players", seats=seats.seats),
            "causes": [
                _cause(cause, names.index(cause.name), saying)
                for cause in sorted(seats.causes, key=lambda cause: -cause.games.count)
                if cause.name
            ],
        }
        for seats in study.seats
    ]


def _cause(cause: Cause, place: int, saying: Saying) -> dict[str, Any]:
    return {
        "colour": _CAUSE_COLOURS[place % len(_CAUSE_COLOURS)],
        "share": 100 * cause.games.share,
        "said": saying.share(cause.games),
        "line": saying.say(
            "length-cause",
            name=saying.say(f"end-{cause.name}"),
            share=saying.percent(cause.games.share),
            ends=saying.between(100 * cause.games.low, 100 * cause.games.high),
        ),
    }


def scores(study: Study, saying: Saying) -> Section:
    """Scores, margins and choices."""
    seats = study.seats[0]
    margins = seats.margins
    chart = _histogram(margins, saying.say("scores-x"), "seat-2", saying)
    say = saying.say(
        "scores-say",
        seats=seats.seats,
        median=saying.number(margins.median),
        points=round(margins.median),
        ties=saying.percent(seats.ties.share),
        low=saying.percent(seats.ties.low),
        high=saying.percent(seats.ties.high),
        games=saying.whole(seats.games),
    )
    table = Table(
        [
            saying.say("length-players"),
            *(saying.say(f"scores-{column}") for column in ("mean", "margin", "ties")),
        ],
        [
            [
                str(one.seats),
                _spread(one.scores, saying),
                _spread(one.margins, saying),
                saying.share(one.ties),
            ]
            for one in study.seats
        ],
    )
    more = {"choices": _choices(study, saying)}
    return Section("scores", saying.say("scores-title"), say, [chart], table=table, more=more)


def _choices(study: Study, saying: Saying) -> dict[str, Any]:
    every = study.choices[0]
    columns = ("phase", "count", "actions", "forced", "close")
    return {
        "title": saying.say("choices-title"),
        "say": saying.say(
            "choices-say",
            actions=saying.one(every.actions),
            forced=saying.percent(every.forced.share),
            close=saying.percent(every.close.share),
            decisions=saying.whole(every.decisions),
        ),
        "table": Table(
            [saying.say(f"choices-{column}") for column in columns],
            [
                [
                    saying.phase(choices.phase) if choices.phase else saying.say("choices-all"),
                    saying.whole(choices.decisions),
                    saying.one(choices.actions),
                    saying.share(choices.forced),
                    saying.share(choices.close),
                ]
                for choices in study.choices
            ],
        ),
    }


def openings(study: Study, saying: Saying) -> Section:
    """First choices by how often they won."""
    title = saying.say("openings-title")
    if not study.openings:
        say = saying.say("openings-none", needed=saying.whole(LEAST_OPENINGS))
        return Section("openings", title, say)
    shown = study.openings
    if len(shown) > _MOST_OPENINGS:
        half = _MOST_OPENINGS // 2
        shown = [*shown[:half], *shown[-half:]]
    note = saying.say("openings-more", count=saying.whole(len(study.openings)))
    marks = [_opening_mark(opening) for opening in study.openings]
    return Section(
        "openings",
        title,
        saying.say(
            "openings-say",
            seats=study.seats[0].seats,
            better=saying.whole(marks.count("better")),
            worse=saying.whole(marks.count("worse")),
        ),
        [_opening_chart(shown, title, saying)],
        note=note if len(shown) < len(study.openings) else "",
        table=_opening_table(study, saying),
        more={
            "legend": [
                (shape, colour, saying.say(f"openings-{mark}"))
                for mark, (shape, colour) in _OPENING_MARKS.items()
            ]
        },
    )


def _opening_chart(shown: list[Opening], title: str, saying: Saying) -> Chart:
    rows = [_opening_row(opening, saying) for opening in shown]
    # A chart needs names that differ.
    for place, row in enumerate(rows):
        row["name"] += "\u200b" * [one["name"] for one in rows[:place]].count(row["name"])
    return charts.draw(
        title,
        saying.language,
        lambda width: charts.intervals(rows, width, saying.say("openings-x"), shown[0].even),
        charts.WIDE,
    )


def _opening_table(study: Study, saying: Saying) -> Table:
    return Table(
        [saying.say(f"openings-{column}") for column in ("action", "wins", "gain")] + [""],
        [
            [
                saying.opening(opening),
                saying.share(opening.wins),
                saying.estimate(opening.gain),
                saying.say("openings-games", games=saying.whole(opening.wins.of)),
            ]
            for opening in study.openings
        ],
    )


def _opening_mark(opening: Opening) -> str:
    if opening.corrected >= CHANCE:
        return "same"
    return "better" if opening.gain.value > 0 else "worse"


def _opening_row(opening: Opening, saying: Saying) -> dict[str, Any]:
    shape, colour = _OPENING_MARKS[_opening_mark(opening)]
    wins = opening.wins
    games = saying.say("openings-games", games=saying.whole(wins.of))
    return {
        "name": saying.opening(opening),
        "value": 100 * wins.share,
        "low": 100 * wins.low,
        "high": 100 * wins.high,
        "colour": COLOUR[colour],
        "shape": shape,
        "said": saying.share(wins),
        "aside": games,
    }
