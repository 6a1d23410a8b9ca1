"""The charts of the report: Vega-Lite by Altair, drawn as SVG for desk and phone.

Colours in the SVG are CSS variables, so that one drawing serves both themes, night and paper.
"""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import altair as alt
import vl_convert

from cosmodrome.lab.study.figures import Histogram

DESK, PHONE = 500, 320
WIDE = 1040
# Altair wants colours, not variables: each of these placeholders becomes a variable of the page.
_VARIABLES = (
    *("text", "muted", "line", "surface", "signal", "good", "warn", "bad"),
    *(f"seat-{seat}" for seat in range(6)),
)
COLOUR = {name: f"#fe{place:02x}dc" for place, name in enumerate(_VARIABLES)}
SEAT_COLOURS = [COLOUR[f"seat-{seat}"] for seat in range(6)]
SEAT_SHAPES = ["circle", "triangle-up", "square", "diamond", "triangle-down", "cross"]
# Kinds of components, in the order of the game.
_KIND_COLOURS = [COLOUR[f"seat-{seat}"] for seat in (4, 3, 0, 1, 2, 5)]
_KIND_SHAPES = ["diamond", "triangle-up", "circle", "square", "cross", "triangle-down"]
_ROW = 26
# A name of more characters stands above its row on a narrow screen; such a row is higher.
_LONG_NAME = 20
_TALL_ROW = 48
# More on the right, where texts end: they are measured with another font than the page's.
_PADDING = {"left": 4, "top": 4, "bottom": 4, "right": 14}
# The least distance between names in a chart, as a part of its height.
_NAME_GAP = 0.05
# How numbers are written along an axis, by the names that Vega has for it.
_NUMBERS: dict[str, Literal["en-US", "ru-RU", "fr-FR"]] = {
    "en": "en-US",
    "ru": "ru-RU",
    "fr": "fr-FR",
}

Rows = list[dict[str, Any]]


class Chart(NamedTuple):
    """A chart for wide and for narrow screens, with what it shows in words."""

    desk: str
    phone: str
    label: str


def kind_mark(place: int) -> tuple[str, str]:
    """The shape of a kind of component and the name of its colour on the page."""
    return _KIND_SHAPES[place % 6], f"seat-{(4, 3, 0, 1, 2, 5)[place % 6]}"


def draw(label: str, language: str, build: Callable[[int], Any], desk: int = DESK) -> Chart:
    """Draw a chart that is built for a width."""
    return Chart(_svg(build(desk), language), _svg(build(PHONE), language), label)


def _svg(chart: Any, language: str) -> str:
    spec = _configured(chart).to_dict()
    drawn = str(vl_convert.vegalite_to_svg(spec, format_locale=_NUMBERS[language]))
    for name, colour in COLOUR.items():
        drawn = drawn.replace(colour, f"var(--{name})")
    return drawn


def _configured(chart: Any) -> Any:
    return (
        chart.configure(
            background="transparent", font="Onest Variable, sans-serif", padding=_PADDING
        )
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=COLOUR["muted"],
            titleColor=COLOUR["muted"],
            labelFontSize=12,
            titleFontSize=13,
            titleFontWeight=400,
            labelLimit=260,
            gridColor=COLOUR["line"],
            gridOpacity=0.65,
            domain=False,
            ticks=False,
            labelPadding=6,
        )
        .configure_text(fontSize=13, color=COLOUR["text"])
    )


def _data(rows: Rows) -> Any:
    return alt.Chart({"values": rows})


def _room(names: list[str], most: int) -> int:
    """The width that labels need, estimated: the page's fonts are not available here."""
    return min(most, 8 * max(map(len, names)) + 8)


def _reference(x: float) -> Any:
    return _data([{"x": x}]).mark_rule(color=COLOUR["muted"], strokeWidth=1.5).encode(x="x:Q")


class _Layout(NamedTuple):
    """Rows with names: what all their marks share, the names where they are marks themselves."""

    base: Any
    names: list[Any]
    plot: int
    height: int
    above: bool


def _named_rows(rows: Rows, width: int, labels: int, right: int, row: int) -> _Layout:
    """Names beside the rows; above them where the chart is narrow and names are long.

    ``labels``: the most room for names, ``right``: what to leave free for texts after the plot.
    """
    names = [row["name"] for row in rows]
    y = alt.Y("name:N", sort=names, title=None)
    if width <= PHONE and max(map(len, names)) > _LONG_NAME:
        base = _data(rows).encode(y=y.axis(None))
        # The grid runs behind the names: a border in the colour of the page keeps it off them.
        above = base.mark_text(
            align="left", dy=-17, fontSize=12, stroke=COLOUR["surface"], strokeWidth=5
        ).encode(x=alt.value(0), text="name:N")
        return _Layout(base, [above], width - right, len(rows) * _TALL_ROW, True)
    labels = _room(names, labels)
    base = _data(rows).encode(y=y.axis(labelLimit=labels, minExtent=labels))
    return _Layout(base, [], width - labels - right, max(len(rows), 2) * row, False)


def intervals(rows: Rows, width: int, title: str, centre: float) -> Any:
    """Rows with a point and its interval: ``name low value high colour shape said aside``."""
    wide = width > PHONE
    labels, right = (280, 200) if width > DESK else (170, 130) if wide else (130, 80)
    layout = _named_rows(rows, width, labels, right, _ROW)
    base, plot = layout.base, layout.plot
    ticks = alt.Axis(
        tickCount=10 if width > DESK else 4 if wide else 3,
        labelOverlap="parity",
        labelSeparation=8,
    )
    x = alt.X("value:Q", title=title, axis=ticks).scale(zero=False, nice=True)
    lines = base.mark_rule(strokeWidth=4, strokeCap="round", opacity=0.75).encode(
        x=alt.X("low:Q", title=title, axis=ticks).scale(zero=False),
        x2="high:Q",
        color=alt.Color("colour:N").scale(None),
    )
    points = base.mark_point(
        filled=True, size=110, opacity=1, stroke=COLOUR["surface"], strokeWidth=2
    ).encode(
        x=x,
        color=alt.Color("colour:N").scale(None),
        shape=alt.Shape("shape:N").scale(None),
    )
    layers = [_reference(centre), lines, points, _said(layout), *layout.names]
    if wide or layout.above:
        dx, dy = (70, 0) if wide else (14, 16)
        layers.append(
            base.mark_text(align="left", dy=dy, fontSize=12, color=COLOUR["muted"]).encode(
                x=alt.value(plot + dx), text="aside:N"
            )
        )
    return alt.layer(*layers).properties(width=plot, height=layout.height)


def _said(layout: _Layout) -> Any:
    """The figure of each row, to the right of the plot."""
    return layout.base.mark_text(align="left", fontWeight=600).encode(
        x=alt.value(layout.plot + 14), text="said:N"
    )


def bars(rows: Rows, width: int) -> Any:
    """Bars from an even share: ``name value low high even said``."""
    layout = _named_rows(rows, width, 240 if width > PHONE else 165, 84, 30)
    base = layout.base
    x = alt.X("value:Q", title=None).axis(labelExpr="datum.value + ' %'", values=[0, 50, 100])
    bar = base.mark_bar(size=10, opacity=0.45, color=COLOUR["seat-5"]).encode(
        x=x.scale(domain=[0, 100]), x2="even:Q"
    )
    even = base.mark_tick(size=22, thickness=2, color=COLOUR["muted"]).encode(x="even:Q")
    points = base.mark_point(
        shape="diamond", filled=True, size=140, opacity=1, color=COLOUR["seat-5"]
    ).encode(x="value:Q")
    lines = base.mark_rule(strokeWidth=2, color=COLOUR["seat-5"]).encode(x="low:Q", x2="high:Q")
    return alt.layer(bar, even, lines, points, _said(layout), *layout.names).properties(
        width=layout.plot, height=layout.height
    )


def histogram(
    numbers: Histogram, median: float, said: str, title: str, width: int, colour: str
) -> Any:
    """How often each whole number came, with the median. A bar is centred on its numbers."""
    counts, step, first = numbers.counts, numbers.width, numbers.first - 0.5
    rows = [
        {"from": first + place * step, "to": first + (place + 0.92) * step, "count": count}
        for place, count in enumerate(counts)
    ]
    bar = (
        _data(rows)
        .mark_rect(color=COLOUR[colour], cornerRadius=2)
        .encode(
            x=alt.X("from:Q", title=title)
            .axis(grid=False, tickCount=8, tickMinStep=1)
            .scale(domain=[first, first + len(counts) * step], nice=False),
            x2="to:Q",
            y=alt.Y("count:Q", axis=None).scale(domain=[0, max(counts) * 1.2]),
            y2=alt.datum(0),
        )
    )
    mark = _data([{"x": median, "said": said, "top": max(counts) * 1.12}])
    line = mark.mark_rule(strokeDash=[4, 3], strokeWidth=2, color=COLOUR["text"]).encode(x="x:Q")
    text = mark.mark_text(align="left", dx=8, fontWeight=700).encode(
        x="x:Q", y="top:Q", text="said:N"
    )
    return (bar + line + text).properties(width=width - 20, height=150)


def settling(
    curves: Rows, names: list[str], mark: float | None, said: str, x: str, y: str, width: int
) -> Any:
    """The share of games that are decided, over the share of decisions made."""
    colours = SEAT_COLOURS[: len(names)]
    colours[0] = COLOUR["good"]
    ticks = [0, 20, 40, 60, 80, 100] if width > PHONE else [0, 50, 100]
    line = (
        _data(curves)
        .mark_line(strokeWidth=3)
        .encode(
            x=alt.X("x:Q", title=x)
            .axis(labelExpr="datum.value + ' %'", values=ticks)
            .scale(domain=[0, 100]),
            y=alt.Y("y:Q", title=y)
            .axis(labelExpr="datum.value + ' %'", tickCount=4)
            .scale(domain=[0, 100]),
            color=alt.Color("name:N", sort=names).scale(domain=names, range=colours).legend(None),
            strokeDash=alt.StrokeDash("name:N", sort=names)
            .scale(
                domain=names, range=[[1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [12, 3]][: len(names)]
            )
            .legend(None),
        )
    )
    chart = line
    if mark is not None:
        at = _data([{"x": mark, "y": 75, "said": said}])
        chart += at.mark_rule(strokeDash=[4, 3], strokeWidth=2, color=COLOUR["text"]).encode(
            x="x:Q"
        )
        chart += at.mark_point(
            filled=True,
            size=110,
            color=COLOUR["good"],
            opacity=1,
            stroke=COLOUR["surface"],
            strokeWidth=2,
        ).encode(x="x:Q", y="y:Q")
        left = mark > 50
        chart += at.mark_text(
            align="right" if left else "left", dx=-10 if left else 10, dy=-8, fontWeight=700
        ).encode(x="x:Q", y=alt.value(8), text="said:N")
    return chart.properties(width=width - 70, height=170)


def _zones(bottom: float, top: float, dead: float, strong: float, words: dict[str, str]) -> Any:
    """The areas of dead and of dominant components, with their names."""
    areas = [
        {"a": 0, "b": dead, "c": bottom, "d": top, "colour": COLOUR["muted"]},
        {"a": dead, "b": 100, "c": strong, "d": top, "colour": COLOUR["signal"]},
    ]
    names = [
        {"x": dead + 1, "y": top, "said": words["dominant"], "colour": COLOUR["signal"]},
        {
            "x": 0.8,
            "y": bottom + (top - bottom) * 1.3 * _NAME_GAP,
            "said": words["dead"],
            "colour": COLOUR["muted"],
        },
    ]
    colour = alt.Color("colour:N").scale(None)
    return _data(areas).mark_rect(opacity=0.13).encode(
        x="a:Q", x2="b:Q", y="c:Q", y2="d:Q", color=colour
    ) + _data(names).mark_text(
        align="left", baseline="top", dy=6, fontSize=12, fontWeight=600
    ).encode(x="x:Q", y="y:Q", text="said:N", color=colour)


def scatter(
    rows: Rows, kinds: list[str], dead: float, strong: float, words: dict[str, str], width: int
) -> Any:
    """Components: taken when possible across, what they do upwards; marked ones are named."""
    highest = max([strong + 2, *(row["value"] for row in rows)])
    bottom = min([-strong - 1, *(row["value"] - 1 for row in rows)])
    # Room for the name of the zone above all others.
    top = highest + (highest - bottom) * 2 * _NAME_GAP
    colours = [_KIND_COLOURS[place % 6] for place in range(len(kinds))]
    shapes = [_KIND_SHAPES[place % 6] for place in range(len(kinds))]
    x = alt.X("share:Q", title=words["x"]).scale(domain=[0, 100], clamp=True).axis(tickCount=5)
    y = alt.Y("value:Q", title=words["y"]).scale(domain=[bottom, top], clamp=True, nice=False)
    zero = _data([{"y": 0}]).mark_rule(color=COLOUR["muted"], strokeWidth=1.5).encode(y="y:Q")
    colour = alt.Color("kind:N", sort=kinds).scale(domain=kinds, range=colours).legend(None)
    shape = alt.Shape("kind:N", sort=kinds).scale(domain=kinds, range=shapes).legend(None)
    usual = (
        _data([row for row in rows if not row["marked"]])
        .mark_point(filled=True, size=55, opacity=0.62)
        .encode(x=x, y=y, color=colour, shape=shape)
    )
    marked = _data([row for row in rows if row["marked"]])
    whiskers = marked.mark_rule(strokeWidth=2).encode(x=x, y="low:Q", y2="high:Q", color=colour)
    rings = marked.mark_point(size=420, filled=False, strokeWidth=2, color=COLOUR["text"]).encode(
        x=x, y=y
    )
    points = marked.mark_point(filled=True, size=130, opacity=1).encode(
        x=x, y=y, color=colour, shape=shape
    )
    zones = _zones(bottom, top, dead, strong, words)
    names = _names(rows, x, (top - bottom) * _NAME_GAP)
    return alt.layer(zones, zero, usual, whiskers, rings, points, *names).properties(
        width=width - 70, height=380 if width > PHONE else 320
    )


def _names(rows: Rows, x: Any, gap: float) -> list[Any]:
    """The names of the marked components, to the side where there is room."""
    text = _data(_apart([row for row in rows if row["named"]], gap))
    return [
        text.transform_filter(f"datum.share {side}")
        .mark_text(align=align, dx=dx, fontWeight=700)
        .encode(x=x, y="name_at:Q", text="name:N")
        for side, align, dx in (("<= 60", "left", 16), ("> 60", "right", -16))
    ]


def _apart(rows: Rows, gap: float) -> Rows:
    """Place the name of each component beside its point, moved down where names would overlap."""
    placed: Rows = []
    for row in sorted(rows, key=lambda row: row["value"], reverse=True):
        lowest = min((other["name_at"] for other in placed), default=row["value"] + gap)
        placed.append({**row, "name_at": min(row["value"], lowest - gap)})
    return placed


def dumbbells(rows: Rows, width: int) -> Any:
    """Two values of each figure, each row on its own scale: before a ring, after a diamond."""
    names = [row["name"] for row in rows]
    wide = width > PHONE
    plot = 250 if wide else 110
    base = _data(rows).encode(
        y=alt.Y("name:N", sort=names, title=None).axis(labelLimit=300 if wide else 160)
    )
    bare = alt.X("before:Q", axis=None).scale(domain=[0, 1])
    track = base.mark_rule(color=COLOUR["line"], strokeWidth=1).encode(
        x=alt.value(0), x2=alt.value(plot)
    )
    spread = base.mark_rule(
        strokeWidth=10, strokeCap="round", opacity=0.3, color=COLOUR["signal"]
    ).encode(x=alt.X("low:Q", axis=None).scale(domain=[0, 1], clamp=True), x2="high:Q")
    line = base.mark_rule(strokeWidth=2.5, color=COLOUR["muted"]).encode(x=bare, x2="after:Q")
    ring = base.mark_point(
        size=130,
        filled=True,
        fill=COLOUR["surface"],
        stroke=COLOUR["text"],
        strokeWidth=2.5,
        opacity=1,
    ).encode(x=bare)
    mine = base.mark_point(
        size=150, filled=True, shape="diamond", color=COLOUR["signal"], opacity=1
    ).encode(x="after:Q")
    texts = [
        base.mark_text(align="left", fontWeight=weight, fontSize=size).encode(
            x=alt.value(plot + dx), text=f"{field}:N"
        )
        for field, dx, weight, size in (
            [("values", 18, 400, 12), ("said", 150, 700, 13), ("verdict", 260, 400, 12)]
            if wide
            else [("said", 12, 700, 12)]
        )
    ]
    chart = track + spread + line + ring + mine + texts[0]
    for text in texts[1:]:
        chart += text
    return chart.properties(width=plot, height=max(len(rows), 2) * 32)


def curve(rows: Rows, title: str, value_title: str, printed: str, width: int) -> Any:
    """A figure for each value that was tried: ``value number low high printed``."""
    values = [row["value"] for row in rows]
    base = _data(rows).encode(
        x=alt.X("value:N", sort=values, title=value_title).axis(labelAngle=0, grid=False)
    )
    y = alt.Y("number:Q", title=title).scale(zero=False)
    area = base.mark_area(opacity=0.16, color=COLOUR["signal"]).encode(
        y=alt.Y("low:Q", title=title).scale(zero=False), y2="high:Q"
    )
    line = base.mark_line(strokeWidth=2.5, color=COLOUR["signal"]).encode(y=y)
    point = base.mark_point(
        filled=True, size=90, opacity=1, color=COLOUR["signal"], shape="diamond"
    ).encode(y=y)
    chart = area + line + point
    own = [row for row in rows if row["printed"]]
    if own:
        mark = _data([{**own[0], "said": printed}])
        here = alt.X("value:N", sort=values)
        chart += mark.mark_point(size=420, strokeWidth=2.5, color=COLOUR["text"]).encode(
            x=here, y=y
        )
        chart += mark.mark_text(dy=-20, fontWeight=700).encode(x=here, y=y, text="said:N")
    return chart.properties(width=width - 80, height=180)
