"""Planning a tournament."""

import secrets
from typing import Final

from msgspec.structs import replace

from cosmodrome.engine.chance import SEED_BITS
from cosmodrome.registry import game
from cosmodrome.server.ids import new_id
from cosmodrome.server.messages.common import Live
from cosmodrome.server.messages.tournaments import NewTournament
from cosmodrome.server.names import clean_name
from cosmodrome.server.thinking import levels
from cosmodrome.server.tournaments.errors import BadTournament
from cosmodrome.server.tournaments.rows import EntrantRow, TournamentRow, Whole

_HOUR: Final = 3_600_000
_LONGEST_AHEAD: Final = 90 * 24 * _HOUR
# Everybody meets everybody: that takes as many rounds as there are players.
_MOST_IN_ROUND_ROBIN: Final = 24
# Bots have the names of stars; after the last one they are numbered.
_STARS: Final = (
    "Achernar Adhara Albireo Alcor Alcyone Aldebaran Algol Alhena Alioth Alkaid Almach "
    "Alnair Alnitak Alpheratz Altair Ankaa Antares Arcturus Atria Avior Bellatrix "
    "Betelgeuse Canopus Capella Caph Castor Deneb Denebola Diphda Dubhe Electra Elnath "
    "Enif Fomalhaut Gacrux Gienah Hadar Hamal Izar Kochab Maia Markab Menkar Merak "
    "Miaplacidus Mimosa Mira Mirach Mirfak Mizar Naos Nunki Peacock Pollux Procyon "
    "Regulus Rigel Sabik Saiph Scheat Shaula Sirius Spica Vega"
)


def plan(request: NewTournament, owner: str, now: int) -> Whole:
    """A new tournament with the bots that take part."""
    _check(request, now)
    row = TournamentRow(
        id=new_id(),
        plan=replace(request, name=clean_name(request.name)),
        owner=owner,
        invite=new_id(22),
        seed=str(secrets.randbits(SEED_BITS)),
        created=now,
        changed=now,
        due=max(request.starts, now),
    )
    bots = [one.level for one in request.bots for _ in range(one.count)]
    entrants = [
        EntrantRow(number, None, level, star(number), "here", now)
        for number, level in enumerate(bots)
    ]
    return Whole(row, entrants)


def star(number: int) -> str:
    """The name of a bot."""
    stars = _STARS.split()
    again = number // len(stars)
    return stars[number % len(stars)] + (f" {again + 1}" if again else "")


def _check(request: NewTournament, now: int) -> None:
    """Refuse a combination that makes no sense."""
    options = dict.fromkeys(request.options, True)
    game(request.game).check(request.seats, options, 0)
    wanted = [request.level, *(one.level for one in request.bots)]
    if any(level not in levels() for level in wanted):
        raise BadTournament(why="level")
    if (request.visibility == "group") != (request.group is not None):
        raise BadTournament(why="group")
    if not now - _HOUR <= request.starts <= now + _LONGEST_AHEAD:
        raise BadTournament(why="starts")
    if sum(one.count for one in request.bots) > request.places:
        raise BadTournament(why="places")
    if request.format == "round-robin" and request.places > _MOST_IN_ROUND_ROBIN:
        raise BadTournament(why="round-robin")
    if request.format == "arena" and not isinstance(request.pace, Live):
        raise BadTournament(why="arena")
