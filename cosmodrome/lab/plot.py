"""The chances over a game as a picture."""

from collections.abc import Sequence

import altair
import vl_convert

from cosmodrome.lab.analysis import Analysis

# The seats' colours on paper, in seat order: blue, yellow, green, red, ivory, purple.
_COLOURS = ["#1F6FC9", "#9A6B00", "#0C7F54", "#C23A22", "#6E6650", "#7C47B8"]
_DASHES = [[1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [12, 3], [4, 1]]


def chances_svg(analysis: Analysis, names: Sequence[str], step_title: str, title: str) -> str:
    """An SVG with a line for each seat; colour is never the only sign."""
    rows = [
        {"step": decision.step - 1, "seat": names[seat], "chance": chance}
        for decision in analysis.decisions
        for seat, chance in enumerate(decision.chances)
    ]
    rows += [
        {"step": len(analysis.decisions), "seat": names[seat], "chance": chance}
        for seat, chance in enumerate(analysis.final or [])
    ]
    seats = list(names)
    lines = (
        altair.Chart({"values": rows})
        .mark_line(interpolate="step-after", strokeWidth=2)
        .encode(
            x=altair.X("step:Q", title=step_title),
            y=altair.Y("chance:Q", title=title, scale=altair.Scale(domain=[0, 1])).axis(format="%"),
            color=altair.Color("seat:N", title=None, sort=seats).scale(
                domain=seats, range=_COLOURS[: len(seats)]
            ),
            strokeDash=altair.StrokeDash("seat:N", title=None, sort=seats).scale(
                domain=seats, range=_DASHES[: len(seats)]
            ),
        )
    )
    turns = [{"step": turn.step, "kind": turn.kind} for turn in analysis.turns]
    marks = (
        altair.Chart({"values": turns})
        .mark_rule(strokeDash=[3, 3], color="#525A7A")
        .encode(x="step:Q")
    )
    chart = (marks + lines).properties(width=720, height=280)
    return str(vl_convert.vegalite_to_svg(chart.to_dict()))
