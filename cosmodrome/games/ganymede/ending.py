# interpreted: msgspec structs
"""How a game of Ganymede ended: who launched enough, and points for ships, reputation, settlers."""

from collections.abc import Sequence

from cosmodrome.games.ending import Ending, Part, Source, ties
from cosmodrome.games.ganymede.turn import SHIPS_TO_END
from cosmodrome.games.ganymede.view import Player, View
from cosmodrome.games.phrase import Phrase


def ending(view: View, places: Sequence[int]) -> Ending:
    """Why the game is over, and the score sheet."""
    players = view.players
    return Ending(
        why=[*_causes(view), Phrase("ended-round", {"round": view.round}), *_ties(view, places)],
        sheet=[
            Source("ships", [_ships(player) for player in players]),
            Source("reputation", [_reputation(player) for player in players]),
            Source("aboard", [_aboard(player) for player in players]),
        ],
    )


def _causes(view: View) -> list[Phrase]:
    phrases: list[Phrase] = []
    for cause in view.ended_by:
        if cause == "four-ships":
            phrases += [
                Phrase("ended-four-ships", {"seat": seat, "count": len(player.launched)})
                for seat, player in enumerate(view.players)
                if len(player.launched) >= SHIPS_TO_END
            ]
        else:
            phrases.append(Phrase(f"ended-{cause}"))
    return phrases


def _ties(view: View, places: Sequence[int]) -> list[Phrase]:
    players = view.players
    return [
        Phrase(
            "tie-mars" if len(players[ahead].mars) > len(players[behind].mars) else "tie-earth",
            {"seat": ahead, "rival": behind},
        )
        for ahead, behind in ties([player.score for player in players], places)
    ]


def _ships(player: Player) -> Part:
    worth = [ship.worth for ship in player.launched]
    return Part(sum(worth), [Phrase("made-points", {"points": points}) for points in worth])


def _reputation(player: Player) -> Part:
    made_of = [Phrase("made-step", {"step": player.step})] if player.step else []
    return Part(player.track_points, made_of)


def _aboard(player: Player) -> Part:
    bays = [bay for bay in player.bays if bay.aboard]
    return Part(
        sum(len(bay.aboard) for bay in bays),
        [Phrase(f"made-{bay.name}", {"count": len(bay.aboard)}) for bay in bays],
    )
