"""Draws a learning curve: `python examples/draw_curve.py curve.csv docs/learning-curve.svg`.

Needs the extra `lab`.
"""

import csv
import sys
from pathlib import Path

import altair
import vl_convert

with Path(sys.argv[1]).open(encoding="utf-8") as file:
    rows = [
        {"games": int(row["games"]), "against": row["against"], "won": float(row["won"])}
        for row in csv.DictReader(file)
    ]
chart = (
    altair.Chart({"values": rows})
    .mark_line(point=True)
    .encode(
        x=altair.X("games:Q", title="games played against itself"),
        y=altair.Y("won:Q", title="share won").scale(domain=[0, 1]).axis(format="%"),
        color=altair.Color("against:N").scale(range=["#1F6FC9", "#C23A22"]),
        strokeDash="against:N",
    )
    .properties(width=640, height=300)
)
Path(sys.argv[2]).write_text(vl_convert.vegalite_to_svg(chart.to_dict()) + "\n", "utf-8")
