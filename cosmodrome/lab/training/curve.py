"""The strength over a training run as a picture."""

from collections.abc import Mapping, Sequence

import altair
import vl_convert

from cosmodrome.lab.training.run import Point


def curve_svg(points: Sequence[Point], titles: Mapping[str, str]) -> str:
    """An SVG with a line for each opponent; ``titles``: of both axes."""
    rows = [
        {"games": point.games, "bot": bot, "won": won}
        for point in points
        for bot, won in point.won.items()
    ]
    chart = (
        altair.Chart({"values": rows})
        .mark_line(point=True, strokeWidth=2)
        .encode(
            x=altair.X("games:Q", title=titles["x"]),
            y=altair.Y("won:Q", title=titles["y"], scale=altair.Scale(domain=[0, 1])).axis(
                format="%"
            ),
            color=altair.Color("bot:N", title=None),
            strokeDash=altair.StrokeDash("bot:N", title=None),
        )
        .properties(width=720, height=280)
    )
    return str(vl_convert.vegalite_to_svg(chart.to_dict()))
