"""The tables of a round: a game for each, begun at once."""

import secrets
from collections.abc import Sequence

from cosmodrome.engine.chance import BLAKE2B, SEED_BITS
from cosmodrome.registry import game
from cosmodrome.server.commands.common import started
from cosmodrome.server.delays import delay_for
from cosmodrome.server.ids import new_id
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.tournaments.rows import EntrantRow, PairedTable, Whole
from cosmodrome.tournaments.pairing import FILLER


def new_tables(
    whole: Whole, number: int, first: int, pairs: Sequence[Sequence[int]], now: int
) -> list[PairedTable]:
    """Tables of a round for these entrants, numbered from ``first``."""
    return [
        PairedTable(number, first + index, list(players), _table(whole, players, now))
        for index, players in enumerate(pairs)
    ]


def _table(whole: Whole, players: Sequence[int], now: int) -> TableRow:
    plan, rules = whole.row.plan, game(whole.row.plan.game)
    entrants = {one.number: one for one in whole.entrants}
    chairs = [
        Chair("bot", level=plan.level) if player == FILLER else _chair(entrants[player])
        for player in players
    ]
    people = [chair.person for chair in chairs if chair.person]
    row = TableRow(
        id=new_id(),
        game=rules.name,
        rules=rules.rules,
        data=rules.data,
        options=sorted(set(plan.options)),
        seed=str(secrets.randbits(SEED_BITS)),
        chance=BLAKE2B,
        # Nobody owns a table at which only bots play: it would be in its owner's list of games.
        owner=people[0] if people else "",
        visibility=plan.visibility,
        invite=new_id(22),
        pace=plan.pace,
        rated=plan.rated and len(people) == len(chairs),
        hints=False,
        spectator_chat=True,
        stand_in=plan.level,
        branched_from=None,
        created=now,
        chairs=chairs,
        changed=now,
        tournament=whole.row.id,
        delay=delay_for(rules, plan.delay, len(chairs), at_stake=True),
        group=plan.group,
    )
    return started(row)


def _chair(entrant: EntrantRow) -> Chair:
    if entrant.person is None:
        return Chair("bot", level=entrant.level, name=entrant.name)
    return Chair("person", person=entrant.person)
