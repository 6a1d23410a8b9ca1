"""Who sits where. The order of play is drawn from the seed of the table.

The seed is fixed, and its hash published, before anybody takes a seat; it is told at the end.
So anybody can check that nobody chose the order, whatever the rules of the game do with chance.
"""

from msgspec.structs import replace

from cosmodrome.engine.order import draw
from cosmodrome.server.table_row import TableRow


def seated(row: TableRow) -> TableRow:
    """The row with everybody where they play, drawn unless the seats stay as they were listed."""
    if row.drawn is None:
        return row
    drawn = draw(int(row.seed), len(row.chairs))
    return replace(row, drawn=drawn, chairs=[row.chairs[place] for place in drawn])
