"""Advice for the person to move: hints and previews."""

from typing import Final

from cosmodrome.engine.errors import Stale
from cosmodrome.games.title import title_of
from cosmodrome.server import seat_view, views
from cosmodrome.server.access import find_table
from cosmodrome.server.errors import NoHints, NoPreview, NotYourSeat
from cosmodrome.server.fair_queue import Asker
from cosmodrome.server.messages.positions import Hint, Preview
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

# The one level that makes no deliberate mistakes.
HINT_LEVEL: Final = "expert"


async def hint(services: Services, table: str, person: Person) -> Hint:
    """What a bot would do in the seat to move, if that is the person's."""
    live = await find_table(services, table, person)
    row = live.row
    if not row.hints or row.rated:
        raise NoHints
    if row.status != "running" or row.to_move not in row.seats_of(person.id):
        raise NoHints
    services.limits.thoughts.take(person.id)
    thought = await services.thinker.advise(live.job(), HINT_LEVEL, Asker([person.id]))
    if live.row.sequence != row.sequence or live.row.to_move != row.to_move:
        raise Stale(seen=row.sequence, entries=live.row.sequence)
    return views.hint(live, row.sequence, thought)


async def preview(services: Services, table: str, person: Person, action: str) -> Preview:
    """What an action would do, as far as the person to move can know."""
    live = await find_table(services, table, person)
    row, show = live.row, title_of(live.record.game).preview
    if show is None:
        raise NoPreview
    if row.status != "running" or row.to_move not in row.seats_of(person.id):
        raise NotYourSeat
    views.check_legal(live, action)
    shown = seat_view.preview(show, live.state, row.to_move, action)
    return Preview(table, row.sequence, action, shown)
