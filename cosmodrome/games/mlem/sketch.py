# interpreted: msgspec structs
"""MLEM drawn with text: the rocket, the track in three bands, the goals, the players."""

from typing import Final

from cosmodrome.games.mlem.speech import describe, percent
from cosmodrome.games.mlem.view import Aboard, Cat, Goal, Moon, Planet, Player, Space, View
from cosmodrome.games.mlem.view_flights import Group
from cosmodrome.games.phrase import Arguments, Phrase
from cosmodrome.games.sketch import (
    Cell,
    Grid,
    Mark,
    Row,
    Sketch,
    number,
    seat_name,
    seat_shape,
    spread,
    text,
)

_BAND: Final = 9
# Actions that have shorter words here than in the full list.
_SHORT: Final = {
    "action-choose": "choice-choose",
    "action-use": "choice-use",
    "action-use-cat": "choice-use-cat",
    "action-use-extra": "choice-use-extra",
    "action-go": "choice-go",
}


def draw(view: View) -> list[Grid | Cell]:
    """The expedition, the track, the goals, the players."""
    blocks: list[Grid | Cell] = [_expedition(view), _rocket(view), _track(view), _goals(view)]
    if view.seat is not None and view.players[view.seat].missions:
        blocks.append(_missions(view.players[view.seat]))
    return [block for block in blocks if block] + [_players(view)]


def _expedition(view: View) -> Cell:
    items: list[Cell] = [
        [text("sketch-expedition", "strong", number=view.expedition)],
        [text("sketch-crashes", failures=view.failures, end=view.failures_to_end)],
    ]
    if view.ufo is not None:
        items.append([text("sketch-ufo", space=view.ufo.space, points=sum(view.ufo.stack[:1]))])
        if view.ufo.token is not None and not view.ufo.token_used:
            items.append([text("sketch-token", ability=view.ufo.token.ability)])
    return spread(items, " · ")


def _rocket(view: View) -> Cell:
    """The dice and who is aboard, the commander first."""
    items: list[Cell] = [[text("sketch-dice", pool=view.pool, dice=view.dice)]]
    if view.roll:
        roll = spread([_dice(group)] for group in view.roll)
        items.append([text("sketch-roll"), Mark(" "), *roll])
    if view.next_roll is not None:
        items.append([text("sketch-next-roll", "red", crash=percent(view.next_roll.loss))])
    if view.rocket:
        cats = spread(_aboard(cat) for cat in view.rocket)
        items.append([text("sketch-rocket"), Mark(" "), *cats])
    return spread(items, " · ")


def _dice(group: Group) -> Mark:
    """All dice of one face: in brackets once selected, in round ones if they fit nowhere."""
    face = " ".join([group.face] * group.dice)
    if group.selected:
        return Mark(f"[{face}]", "strong")
    return Mark(face, "strong") if group.allowed else Mark(f"({face})", "faint")


def _aboard(cat: Aboard) -> Cell:
    name = text("sketch-cat", "faint" if cat.used else "plain", cat=f"cat-{cat.astronaut}")
    asked = [Mark("?", "strong")] if cat.asked else []
    return [seat_shape(cat.seat), name, *asked]


def _track(view: View) -> Grid:
    """Two rows for each band: the spaces with the dice that fly from there, and what is there."""
    rows = []
    for first in range(0, len(view.spaces), _BAND):
        band = view.spaces[first : first + _BAND]
        # The rocket needs no mark of change: everybody sees where it is.
        rows.append(Row("", [_flies(space) for space in band]))
        rows.append(Row(f"there-{first}", [_there(view, space) for space in band]))
    return Grid(rows, tight=True)


def _flies(space: Space) -> Cell:
    burn = space.afterburner
    faces = "".join(f"A{burn}" if face == "A" and burn else face for face in space.faces)
    rocket = [Mark("►", "strong")] if space.rocket else []
    return [*rocket, number(space.number, "strong"), Mark(f":{faces}")]


def _there(view: View, space: Space) -> Cell:
    """Moons with their points or their cats; a planet with its points and cats; a token."""
    cell: Cell = []
    for moons in view.moons:
        if moons.space == space.number:
            cell = spread([_moon(moon)] for moon in moons.moons)
    for planet in view.planets:
        if space.number in planet.spaces:
            cell = _planet(planet, space.number)
    if space.number == view.deep.space:
        deep = (
            ("comet", view.deep.comet_points, view.deep.comet),
            ("galaxy", view.deep.galaxy_points, view.deep.galaxy),
        )
        cell = spread((_deep(*place) for place in deep), "\n")
    if space.exploration is not None:
        token = space.exploration
        said = text("sketch-exploration", "cyan", effect=token.effect, amount=token.amount)
        cell = spread([cell, [said]]) if cell else [said]
    return [text("sketch-ufo-here", "purple"), Mark("\n"), *cell] if space.ufo else cell


def _moon(moon: Moon) -> Mark:
    if moon.cat is None:
        return Mark(f"☾{moon.points}", "yellow")
    return seat_shape(moon.cat.seat, str(moon.points))


def _planet(planet: Planet, space: int) -> Cell:
    """The name on both spaces; then the points on the first one, the cats on the other."""
    name = text("sketch-place", "green", place=f"place-{planet.name}")
    points = f"{planet.first}/{planet.second}/{planet.other}"
    if space == planet.spaces[0]:
        return [name, Mark(f"\n{points}", "faint")]
    return [name, *_cats(planet.cats)]


def _deep(place: str, points: int, cats: list[Cat]) -> Cell:
    return [text("sketch-deep", "purple", place=f"place-{place}", points=points), *_cats(cats)]


def _cats(cats: list[Cat]) -> Cell:
    return [Mark("\n"), *(seat_shape(cat.seat) for cat in cats)] if cats else []


def _goals(view: View) -> Cell:
    return spread((_goal(goal) for goal in view.goals), " · ")


def _goal(goal: Goal) -> Cell:
    facts: Arguments = {"goal": f"goal-{goal.name}", "points": goal.points}
    if goal.owner is not None:
        return [text("sketch-goal", "faint", **facts), Mark(" "), seat_shape(goal.owner, "✓")]
    progress = [
        [seat_shape(seat, f"{count}/{goal.needed}")]
        for seat, count in enumerate(goal.progress)
        if count
    ]
    return spread([[text("sketch-goal", "plain", **facts)], *progress])


def _missions(player: Player) -> Cell:
    missions = [
        [text("mission", place=f"place-{mission.target}", met=int(mission.met))]
        for mission in player.missions or []
    ]
    return [text("sketch-missions"), Mark(" "), *spread(missions, ", ")]


def _players(view: View) -> Grid:
    rows = [_player(seat, player) for seat, player in enumerate(view.players)]
    headings = ["sketch-player", "sketch-score", "sketch-home"]
    return Grid(rows, [[text(heading)] for heading in headings])


def _player(seat: int, player: Player) -> Row:
    home = [[text("sketch-cat", cat=f"cat-{astronaut}")] for astronaut in player.home]
    cells = [seat_name(seat), [number(player.score, "strong")], spread(home)]
    return Row(f"player-{seat}", cells)


def choice(view: View, action: str) -> Phrase:
    """An action in a few words; most are short anyway."""
    said = describe(view, action)
    return Phrase(_SHORT.get(said.id, said.id), said.args)


def key(view: View) -> list[Phrase]:
    """What the symbols mean, and what the cats can do."""
    seat = 0 if view.seat is None else view.seat
    cats = [
        Phrase("sketch-key-cat", {"cat": f"cat-{astronaut}"})
        for astronaut in view.players[seat].home
    ]
    return [Phrase("sketch-key"), *cats]


SKETCH: Final = Sketch(draw, choice, key, shown=("rolled",))
