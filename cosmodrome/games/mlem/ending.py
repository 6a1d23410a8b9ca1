# interpreted: msgspec structs
"""How a game of MLEM ended: too many crashes or nobody left at home, and points by place."""

from collections.abc import Sequence

from cosmodrome.games.ending import Ending, Part, Source
from cosmodrome.games.mlem.view import Cat, View
from cosmodrome.games.phrase import Phrase


def ending(view: View, places: Sequence[int]) -> Ending:
    """Why the game is over, and the score sheet. There is no tie-break to tell of."""
    return Ending(
        why=[*_causes(view), Phrase("ended-expedition", {"number": view.expedition})],
        sheet=[
            Source(name, [part(view, seat) for seat in range(len(view.players))])
            for name, part in _PARTS.items()
            if name not in _OPTION or _OPTION[name] in view.options
        ],
    )


def _causes(view: View) -> list[Phrase]:
    phrases: list[Phrase] = []
    if "all-away" in view.ended_by:
        phrases += [
            Phrase("ended-all-away", {"seat": seat})
            for seat, player in enumerate(view.players)
            if not player.home
        ]
    if "crashes" in view.ended_by:
        phrases.append(Phrase("ended-crashes", {"count": view.failures}))
    return phrases


def _moons(view: View, seat: int) -> Part:
    player = view.players[seat]
    cats = [moon.cat for space in view.moons for moon in space.moons if moon.cat]
    return Part(player.scored - player.deep, _cats(cats, seat))


def _planets(view: View, seat: int) -> Part:
    held = sum(any(cat.seat == seat for cat in planet.cats) for planet in view.planets)
    return Part(
        view.players[seat].planets, [Phrase("made-planets", {"count": held})] if held else []
    )


def _deep(view: View, seat: int) -> Part:
    there = [*view.deep.comet, *view.deep.galaxy]
    return Part(view.players[seat].deep, _cats(there, seat))


def _goals(view: View, seat: int) -> Part:
    own = [goal for goal in view.goals if goal.owner == seat]
    return Part(
        sum(goal.points for goal in own),
        [Phrase("made-goal", {"goal": f"goal-{goal.name}"}) for goal in own],
    )


def _ufo(view: View, seat: int) -> Part:
    return _tokens(view.players[seat].ufo_tokens)


def _exploration(view: View, seat: int) -> Part:
    return _tokens(view.players[seat].exploration_tokens)


def _missions(view: View, seat: int) -> Part:
    player = view.players[seat]
    met = sum(mission.met for mission in player.missions or [])
    made_of = Phrase("made-missions", {"met": met, "all": player.mission_count})
    return Part(player.mission_points or 0, [made_of])


def _tokens(tokens: Sequence[int]) -> Part:
    return Part(sum(tokens), [Phrase("made-points", {"points": points}) for points in tokens])


def _cats(cats: Sequence[Cat], seat: int) -> list[Phrase]:
    count = sum(cat.seat == seat for cat in cats)
    return [Phrase("made-cats", {"count": count})] if count else []


_PARTS = {
    "moons": _moons,
    "planets": _planets,
    "deep": _deep,
    "goals": _goals,
    "ufo": _ufo,
    "exploration": _exploration,
    "missions": _missions,
}
_OPTION = {"ufo": "ufo", "exploration": "exploration", "missions": "missions"}
