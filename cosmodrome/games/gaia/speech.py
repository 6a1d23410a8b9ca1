"""Gaia put into words: the position read out, what is asked, actions, the log."""

from collections.abc import Iterable
from typing import Final

from cosmodrome.engine.game import Event
from cosmodrome.games.gaia.parts import KIND
from cosmodrome.games.gaia.state import GaiaState
from cosmodrome.games.gaia.view import City, Goal, Tile, View
from cosmodrome.games.gaia.view_outcomes import Outcome
from cosmodrome.games.gaia.world import SIDE
from cosmodrome.games.illustration import Illustration
from cosmodrome.games.phrase import Arguments, Phrase, seat_asked
from cosmodrome.games.title import Speech

# What shows each part of the rules best, by the number of the part.
ILLUSTRATIONS: Final = {
    2: Illustration("took"),
    3: Illustration("laid"),
    4: Illustration("built"),
    5: Illustration("settled"),
    6: Illustration("fed"),
    7: Illustration("reached"),
    8: Illustration("turned", ("elements",)),
    9: Illustration("captured", ("capture",)),
}


def place(cell: int) -> str:
    """A cell as people say it: column and row.

    >>> place(220), place(0)
    ('K11', 'A1')
    """
    return f"{chr(ord('A') + cell % SIDE)}{cell // SIDE + 1}"


def card(name: str) -> Phrase:
    """A card by its name: `nature-sea`, `city-07`, `sun`; a sort of cards too: `element`."""
    first, _, second = name.partition("-")
    if first == "city":
        return Phrase("card-city", {"number": int(second)})
    if first in ("nature", "animals"):
        return Phrase(f"card-{first}", {"land": f"land-{second}"})
    return Phrase(f"card-{name}")


def _full_card(view: View, name: str) -> Phrase:
    """A card with all that is printed on it."""
    printed = view.city_cards.get(name)
    if printed is None:
        return card(name)
    return Phrase(
        "card-city-full",
        {
            "number": int(name.partition("-")[2]),
            "land": f"land-{printed.land}",
            "needs": [Phrase(f"icon-{icon}") for icon in printed.needs],
        },
    )


def _cards(names: Iterable[str]) -> list[Phrase]:
    return [card(name) for name in names]


def _full_cards(view: View, names: Iterable[str | None]) -> list[Phrase]:
    return _listed([_full_card(view, name) for name in names if name is not None])


def _listed(phrases: list[Phrase]) -> list[Phrase]:
    """A list that says so when it is empty."""
    return phrases or [Phrase("list-empty")]


def read_out(view: View) -> list[Phrase]:
    """The position in reading order: the turn, the players, the cards, the world."""
    lines = []
    if view.phase != "over":
        lines.append(Phrase("line-turn", {"seat": view.actor, "left": view.actions_left}))
    for seat in range(len(view.seats)):
        lines += _read_seat(view, seat)
    lines += [line for goal in view.goals for line in _read_goal(goal)]
    for kind, row in view.row.items():
        lines.append(
            Phrase(
                "line-row",
                {"kind": f"kind-{kind}", "cards": _full_cards(view, row), "left": view.decks[kind]},
            )
        )
    lines.append(
        Phrase("line-stock", {"tiles": _counted(view.stock), "tokens": view.token_reserve})
    )
    if not view.tiles:
        lines.append(Phrase("line-empty"))
    lines += [_read_city(tile, tile.city) for tile in view.tiles if tile.city is not None]
    lines += [_read_tile(tile) for tile in view.tiles if tile.city is None]
    lines += [_read_outcome(outcome) for outcome in view.outcomes if _matters(outcome)]
    return lines


def read_hidden(state: GaiaState) -> list[Phrase]:
    """What was not open to everybody, for replays: hands, stolen cards, decks top first."""
    names = state.variant.parts.card_names

    def cards(numbers: list[int]) -> list[Phrase]:
        return _cards(names[number] for number in numbers)

    lines = [
        Phrase("line-hand", {"seat": seat, "cards": _listed(cards(hand))})
        for seat, hand in enumerate(state.hand.lists())
    ]
    if state.taken.size:
        lines.append(Phrase("hidden-taken", {"cards": cards(state.taken.bottom_first())}))
    for kind in range(state.variant.kinds):
        deck = _listed(cards(state.deck(kind).top_first()))
        lines.append(Phrase("hidden-deck", {"kind": f"kind-{KIND[kind]}", "cards": deck}))
    return lines


def _counted(stock: dict[str, int]) -> list[Phrase]:
    return [
        Phrase("line-land-count", {"land": f"land-{land}", "count": count})
        for land, count in stock.items()
    ]


def _read_seat(view: View, seat: int) -> list[Phrase]:
    player = view.seats[seat]
    lines = [
        Phrase("line-seat", {"seat": seat, "placed": player.placed, "reserve": player.reserve}),
        Phrase(
            "line-backs",
            {
                "seat": seat,
                "cards": [
                    Phrase("line-back-count", {"kind": f"kind-{kind}", "count": count})
                    for kind, count in player.backs.items()
                ],
            },
        ),
    ]
    if player.one_from_winning and view.phase != "over":
        lines.append(Phrase("line-one-from-winning", {"seat": seat}))
    if player.cards is not None:
        lines.append(Phrase("line-hand", {"seat": seat, "cards": _full_cards(view, player.cards)}))
    if player.known:
        lines.append(Phrase("line-known", {"seat": seat, "cards": _full_cards(view, player.known)}))
    if player.front:
        lines.append(Phrase("line-front", {"seat": seat, "cards": _cards(player.front)}))
    return lines


def _read_goal(goal: Goal) -> list[Phrase]:
    args: Arguments = {"number": goal.index + 1, "cards": _cards(goal.cards)}
    if goal.owner is not None:
        return [Phrase("line-goal-reached", {**args, "seat": goal.owner})]
    lines = [Phrase("line-goal", args)]
    for seat, progress in enumerate(goal.progress):
        if progress.have and progress.missing:
            lines.append(
                Phrase(
                    "line-goal-progress",
                    {
                        "seat": seat,
                        "have": progress.have,
                        "total": len(goal.cards),
                        "missing": _cards(progress.missing),
                    },
                )
            )
        elif not progress.missing:
            lines.append(Phrase("line-goal-ready", {"seat": seat}))
    return lines


def _read_city(tile: Tile, city: City) -> Phrase:
    return Phrase(
        "line-city",
        {
            "place": place(tile.cell),
            "land": f"land-{tile.land}",
            "card": [card(city.card)],
            "met": city.met,
            "lit": _icons(city, met=True),
            "unlit": _icons(city, met=False),
            "meeples": _listed(
                [
                    Phrase("line-meeples", {"seat": seat, "count": count})
                    for seat, count in enumerate(city.meeples)
                    if count
                ]
            ),
        },
    )


def _icons(city: City, met: bool) -> list[Phrase]:
    return _listed([Phrase(f"icon-{need.icon}") for need in city.needs if need.met == met])


def _read_tile(tile: Tile) -> Phrase:
    args: Arguments = {"place": place(tile.cell), "land": f"land-{tile.land}"}
    if tile.tokens:
        return Phrase("line-tile-animals", {**args, "tokens": tile.tokens})
    return Phrase("line-tile", args)


def _matters(outcome: Outcome) -> bool:
    return bool(outcome.changes or outcome.lost or outcome.gained)


def _read_outcome(outcome: Outcome) -> Phrase:
    args: Arguments = {"place": place(outcome.cell), "results": _results(outcome)}
    if outcome.second is not None:
        return Phrase("line-outcome-two", {**args, "second": place(outcome.second)})
    return Phrase("line-outcome", args)


def _results(outcome: Outcome) -> list[Phrase]:
    """What would change, in words."""
    results = []
    for change in outcome.changes:
        name = "result-needs" if change.after else "result-lost"
        results.append(
            Phrase(
                name,
                {"card": [card(change.city)], "before": change.before, "after": change.after},
            )
        )
    for name, moves in (
        ("result-home", outcome.lost),
        ("result-gained", outcome.gained),
        ("result-may-capture", outcome.may_capture),
    ):
        for move in moves:
            args: Arguments = {"seat": move.seat, "card": [card(move.city)], "count": move.meeples}
            results.append(Phrase(name, args))
    results += [Phrase("result-may-double", {"card": [card(c)]}) for c in outcome.may_double]
    if outcome.wins:
        results.append(Phrase("result-wins"))
    return results or [Phrase("result-none")]


def prompt(view: View) -> Phrase:
    """What is asked of the seat to move, and why."""
    if view.winner is not None:
        return Phrase("prompt-over", {"seat": view.winner})
    args: Arguments = {"seat": seat_asked(view.to_move), "left": view.actions_left}
    if view.playing is not None:
        args["card"] = [card(view.playing)]
    if view.city is not None:
        args["card"] = [card(view.city)]
    if view.phase == "discard":
        return Phrase(f"prompt-discard-{view.must_discard}", args)
    if view.phase == "target":
        return Phrase("prompt-target", {**args, "count": len(view.cells)})
    if view.phase == "target-2" and view.target is not None:
        args["place"] = place(view.target)
    if view.phase == "protect":
        return _protect_prompt(view, args)
    if view.phase == "steal" and view.victim is not None:
        args |= {"victim": view.victim, "more": view.still_to_ask}
    return Phrase(f"prompt-{view.phase}", args)


def _protect_prompt(view: View, args: Arguments) -> Phrase:
    args["rival"] = view.actor
    if view.target is None:
        return Phrase("prompt-protect", args)
    args["place"] = place(view.target)
    if view.target_2 is None:
        return Phrase("prompt-protect-cell", args)
    return Phrase("prompt-protect-cells", {**args, "second": place(view.target_2)})


def describe(view: View, action: str) -> Phrase:
    """An action in words, in this position; an argument that is not shown is `?`."""
    verb, _, argument = action.partition(" ")
    if argument == "?":
        return Phrase(f"action-{verb}-hidden")
    if verb == "take":
        kind, _, at = argument.partition(" ")
        name = view.row[kind][int(at)]
        return Phrase("action-take", {"card": _full_cards(view, [name])})
    if verb in ("draw", "steal"):
        return Phrase(f"action-{verb}", {"kind": f"kind-{argument}", **_victim(view)})
    if verb in ("play", "discard", "keep"):
        return Phrase(f"action-{verb}", {"card": [_full_card(view, argument)]})
    if verb == "cell":
        return _describe_cell(view, int(argument))
    if verb == "goal":
        goal = view.goals[int(argument)]
        return Phrase("action-goal", {"number": goal.index + 1, "cards": _cards(goal.cards)})
    args: Arguments = {"card": _cards([view.city])} if view.city else {}
    if verb == "capture":
        return Phrase("action-capture", {**args, "rival": int(argument)})
    if verb == "skip":
        return Phrase(f"action-skip-{view.phase}", args)
    if verb == "protect":
        args = {"card": _cards([view.playing or "element"]), "rival": view.actor}
    return Phrase(f"action-{verb}", args)


def _victim(view: View) -> Arguments:
    return {} if view.victim is None else {"victim": view.victim}


def _describe_cell(view: View, cell: int) -> Phrase:
    """What naming a cell means now."""
    tile = next((tile for tile in view.tiles if tile.cell == cell), None)
    args: Arguments = {"place": place(cell)}
    if tile is not None:
        args["land"] = f"land-{tile.land}"
        args["tokens"] = tile.tokens
        if tile.city is not None:
            args["card"] = [card(tile.city.card)]
    if view.phase == "feed-city":
        return Phrase("action-cell-feed-city", args)
    found = [o for o in view.outcomes if (cell if o.second is None else o.second) == cell]
    if view.phase == "target" and view.playing == "earthquake":
        return Phrase("action-cell-tile", args)
    args["results"] = _results(found[0])
    if view.phase == "feed-tile":
        return Phrase("action-cell-feed-tile", args)
    return Phrase("action-cell-new" if tile is None else "action-cell-target", args)


_PHRASES = {"land": "land-", "old": "land-", "kind": "kind-"}


def log_line(event: Event, seat: int | None) -> Phrase:
    """A log line for this viewer: what he may not know has a line of its own."""
    args: Arguments = {}
    facts = event.seen_by(seat)
    for name, value in facts.items():
        if name in ("card", "cards"):
            args[name] = _cards(str(value).split())
        elif name in ("cell", "second", "pasture"):
            args["place" if name == "cell" else name] = place(int(value))
        elif name in _PHRASES:
            args[name] = f"{_PHRASES[name]}{value}"
        elif name == "index":
            args["number"] = int(value) + 1
        elif name != "goal":
            args[name] = value
    if event.secrets and not set(event.secrets) <= facts.keys():
        return Phrase(f"log-{event.kind}-hidden", args)
    return Phrase(f"log-{event.kind}", args)


SPEECH: Final = Speech(read_out, read_hidden, prompt, describe, log_line)
