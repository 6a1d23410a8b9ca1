"""MLEM put into words: the position read out, what is asked, actions, the log."""

from collections.abc import Iterable
from typing import Final

from cosmodrome.engine.game import Event
from cosmodrome.games.illustration import Illustration
from cosmodrome.games.mlem.parts import NONE, OBJECTS
from cosmodrome.games.mlem.state import MlemState
from cosmodrome.games.mlem.view import (
    Aboard,
    Cat,
    ExpeditionToken,
    ExplorationToken,
    Goal,
    MoonSpace,
    Planet,
    Player,
    Space,
    Ufo,
    View,
    expedition_token,
    exploration_token,
)
from cosmodrome.games.mlem.view_flights import Flight
from cosmodrome.games.phrase import Arguments, Phrase, seat_asked
from cosmodrome.games.title import Speech

# What shows each part of the rules best, by the number of the part.
ILLUSTRATIONS: Final = {
    2: Illustration("boarded"),
    3: Illustration("flew"),
    4: Illustration("crashed"),
    5: Illustration("stayed"),
    6: Illustration("landed"),
    7: Illustration("goal"),
    8: Illustration("contact", ("ufo",)),
}


def percent(chance: float) -> int:
    """A chance in percent; never 0 or 100 unless it is certain."""
    if chance in (0.0, 1.0):
        return int(chance) * 100
    return min(99, max(1, round(100 * chance)))


def _faces(faces: Iterable[str]) -> list[Phrase]:
    return [Phrase(f"face-{face}") for face in faces]


def _cat(cat: Cat | Aboard) -> Phrase:
    return Phrase("cat-of", {"cat": f"cat-{cat.astronaut}", "seat": cat.seat})


def read_out(view: View) -> list[Phrase]:
    """The position in reading order: the expedition, the rocket, the players, the mat."""
    lines = []
    if view.expedition:
        counts: Arguments = {"failures": view.failures, "end": view.failures_to_end}
        lines.append(Phrase("line-expedition", {"number": view.expedition, **counts}))
        lines += _read_rocket(view)
    lines += _read_ufo(view.ufo) if view.ufo else []
    for seat, player in enumerate(view.players):
        lines += _read_player(view, seat, player)
    lines += [_read_goal(goal) for goal in view.goals]
    for space in view.spaces:
        lines += _read_space(view, space)
    return lines


def _read_rocket(view: View) -> list[Phrase]:
    lines = []
    if view.commander is not None:
        facts: Arguments = {"space": view.space, "seat": view.commander}
        lines.append(Phrase("line-rocket", {**facts, "cats": [_cat(cat) for cat in view.rocket]}))
        lines += [
            Phrase("line-used", {"seat": cat.seat, "cat": f"cat-{cat.astronaut}"})
            for cat in view.rocket
            if cat.used
        ]
    lines.append(Phrase("line-dice", {"pool": view.pool, "spent": view.spent}))
    if view.roll:
        faces = [group.face for group in view.roll for _ in range(group.dice)]
        lines.append(Phrase("line-roll", {"dice": _faces(faces)}))
    if view.selection.flight is not None:
        lines.append(Phrase("line-selection", _flight_facts(view.selection.flight)))
    if view.next_roll is not None:
        roll = view.next_roll
        lines.append(
            Phrase(
                "line-next-roll",
                {
                    "space": roll.space,
                    "crash": percent(roll.crash),
                    "loss": percent(roll.loss),
                },
            )
        )
    return lines


def _flight_facts(flight: Flight) -> Arguments:
    return {
        "distance": flight.distance,
        "space": flight.space,
        "pool": flight.pool,
        "crash": percent(flight.loss),
    }


def _read_ufo(ufo: Ufo) -> list[Phrase]:
    lines = []
    if ufo.token is not None:
        token: Arguments = {"ability": ufo.token.ability, "faces": _faces(ufo.token.faces)}
        lines.append(Phrase("line-token", {**token, "used": int(ufo.token_used)}))
    if ufo.stack:
        lines.append(Phrase("line-ufo", {"space": ufo.space, "points": ufo.stack[0]}))
    else:
        lines.append(Phrase("line-ufo-empty", {"space": ufo.space}))
    return lines


def _read_player(view: View, seat: int, player: Player) -> list[Phrase]:
    home = [Phrase(f"cat-{astronaut}") for astronaut in player.home]
    lines = [
        Phrase(
            "line-player",
            {"seat": seat, "score": player.score, "placed": player.placed, "home": home},
        )
    ]
    tokens = sum(player.ufo_tokens) + sum(player.exploration_tokens)
    if tokens:
        lines.append(Phrase("line-tokens", {"seat": seat, "points": tokens}))
    if player.missions is not None:
        missions = [
            Phrase("mission", {"place": f"place-{mission.target}", "met": int(mission.met)})
            for mission in player.missions
        ]
        lines.append(
            Phrase(
                "line-missions",
                {"seat": seat, "missions": missions, "points": player.mission_points or 0},
            )
        )
    elif "missions" in view.options:
        lines.append(Phrase("line-hidden", {"seat": seat, "count": player.mission_count}))
    return lines


def _read_goal(goal: Goal) -> Phrase:
    facts: Arguments = {"goal": f"goal-{goal.name}", "points": goal.points}
    if goal.owner is not None:
        return Phrase("line-goal-taken", {**facts, "seat": goal.owner})
    progress = [
        Phrase("progress", {"seat": seat, "count": count, "needed": goal.needed})
        for seat, count in enumerate(goal.progress)
        if count
    ]
    return Phrase("line-goal", {**facts, "progress": progress})


def _read_space(view: View, space: Space) -> list[Phrase]:
    lines = []
    if space.number == view.deep.space:
        cats = view.deep.comet + view.deep.galaxy
        lines.append(Phrase("line-deep", {"space": space.number, "cats": [_cat(c) for c in cats]}))
    else:
        facts: Arguments = {
            "space": space.number,
            "faces": _faces(space.faces),
            "burn": space.afterburner or 0,
        }
        lines.append(Phrase("line-space", facts))
    for moons in view.moons:
        if moons.space == space.number:
            lines.append(_read_moons(moons))
    for planet in view.planets:
        if planet.spaces[0] == space.number:
            lines.append(_read_planet(planet))
    if space.exploration is not None:
        lines.append(Phrase("line-exploration", _exploration_facts(space.exploration)))
    return lines


def _exploration_facts(token: ExplorationToken) -> Arguments:
    return {"space": token.space, "effect": token.effect, "amount": token.amount}


def _read_moons(moons: MoonSpace) -> Phrase:
    states = [
        Phrase("moon-free", {"points": moon.points})
        if moon.cat is None
        else Phrase("moon-taken", {"points": moon.points, "seat": moon.cat.seat})
        for moon in moons.moons
    ]
    return Phrase("line-moons", {"moons": states})


def _read_planet(planet: Planet) -> Phrase:
    facts: Arguments = {
        "place": f"place-{planet.name}",
        "first": planet.first,
        "second": planet.second,
        "other": planet.other,
    }
    if planet.leader is None:
        return Phrase("line-planet-empty", facts)
    pays = [
        Phrase("pays", {"seat": seat, "points": points})
        for seat, points in enumerate(planet.pays)
        if points
    ]
    cats = [_cat(cat) for cat in planet.cats]
    return Phrase("line-planet", {**facts, "cats": cats, "seat": planet.leader, "pays": pays})


def read_hidden(state: MlemState) -> list[Phrase]:
    """What was not open to everybody, for replays: missions, and the stacks top first."""
    lines = []
    if state.variant.ufo:
        stack = state.expedition_stack.top_first()
        tokens = [say_expedition(expedition_token(state, token)) for token in stack]
        lines.append(Phrase("hidden-expeditions", {"tokens": tokens}))
    if state.variant.exploration:
        stack = state.exploration_stack.top_first()
        tokens = [say_exploration(exploration_token(state, token)) for token in stack]
        lines.append(Phrase("hidden-exploration", {"tokens": tokens}))
    if state.variant.missions:
        lines += _read_missions(state)
    return lines


def _read_missions(state: MlemState) -> list[Phrase]:
    held = [
        Phrase("hidden-missions", {"seat": seat, "places": _places(_targets(targets))})
        for seat, targets in enumerate(state.missions.lists())
    ]
    discarded = [
        Phrase("hidden-discarded", {"seat": seat, "place": f"place-{OBJECTS[target]}"})
        for seat, target in enumerate(state.discarded)
        if target != NONE
    ]
    undealt = Phrase("hidden-undealt", {"places": _places(_targets(state.undealt))})
    return [*held, *discarded, undealt]


def _targets(targets: Iterable[int]) -> list[str]:
    return [OBJECTS[target] for target in targets]


def say_expedition(token: ExpeditionToken) -> Phrase:
    """An expedition token with all that is printed on it."""
    facts: Arguments = {"ability": token.ability, "faces": _faces(token.faces)}
    return Phrase("expedition-token", {**facts, "dice": token.dice, "ufo": token.ufo_move})


def say_exploration(token: ExplorationToken) -> Phrase:
    """An exploration token with all that is printed on it."""
    return Phrase("exploration-token", _exploration_facts(token))


def _places(targets: Iterable[str]) -> list[Phrase]:
    return [Phrase(f"place-{target}") for target in targets]


def prompt(view: View) -> Phrase:
    """What is asked of the seat to move, and why."""
    facts: Arguments = {"seat": seat_asked(view.to_move)}
    if view.phase == "over":
        winners = [Phrase("player", {"seat": seat}) for seat in view.winners]
        return Phrase("prompt-over", {"count": len(winners), "winners": winners})
    if view.phase == "discard":
        return Phrase("prompt-discard", facts)
    if view.phase == "boarding":
        counts: Arguments = {"aboard": len(view.rocket), "seats": len(view.players)}
        return Phrase("prompt-boarding", {**facts, **counts})
    if view.phase == "travel":
        return _prompt_travel(view)
    [asked] = [cat for cat in view.rocket if cat.asked]
    facts |= {"cat": f"cat-{asked.astronaut}", "space": view.space}
    if view.next_roll is not None:
        facts |= {"crash": percent(view.next_roll.loss), "dice": view.pool}
    return Phrase(f"prompt-{view.phase}", facts)


def _prompt_travel(view: View) -> Phrase:
    facts: Arguments = {"seat": seat_asked(view.to_move), "space": view.space}
    if view.selection.flight is not None:
        return Phrase("prompt-selected", {**facts, **_flight_facts(view.selection.flight)})
    if any(group.allowed for group in view.roll):
        return Phrase("prompt-travel", {**facts, "faces": _faces(view.spaces[view.space].faces)})
    return Phrase("prompt-rescue", facts)


def describe(view: View, action: str) -> Phrase:
    """An action in words, in this position."""
    verb, _, argument = action.partition(" ")
    if verb == "discard-mission":
        if argument == "?":
            return Phrase("action-discard-hidden")
        return Phrase("action-discard", {"place": f"place-{argument}"})
    if verb == "choose":
        return Phrase("action-choose", {"cat": f"cat-{argument}"})
    if verb in ("use", "use-cat", "use-extra"):
        return _describe_choice(view, action, verb, argument)
    if verb in ("land", "land-up", "land-down"):
        return _describe_landing(view, action)
    flight = view.keep if verb == "keep" else view.selection.flight
    if verb in ("go", "keep") and flight is not None:
        return Phrase(f"action-{verb}", _flight_facts(flight))
    if verb == "stay" and view.next_roll is not None:
        return Phrase("action-stay", {"crash": percent(view.next_roll.loss)})
    return Phrase(f"action-plain-{verb}")


def _describe_choice(view: View, action: str, verb: str, argument: str) -> Phrase:
    facts: Arguments = {}
    if verb == "use":
        facts |= {"face": f"face-{argument}"}
        facts |= {"dice": sum(group.dice for group in view.roll if group.face == argument)}
    elif verb == "use-cat":
        facts |= {"seat": int(argument), "cat": "cat-one_die"}
    elif view.ufo is not None and view.ufo.token is not None:
        facts |= {"faces": _faces(view.ufo.token.faces)}
    for choice in view.choices:
        if choice.action == action:
            flight = _flight_facts(choice.added)
            # The step of this choice alone, and where all of the selection would end.
            flight |= {"step": choice.alone.distance}
            return Phrase(f"action-{verb}", {**facts, **flight})
    return Phrase(f"action-plain-{verb}", facts)


def _describe_landing(view: View, action: str) -> Phrase:
    for landing in view.landings:
        if landing.action == action:
            facts: Arguments = {"place": f"place-{landing.place}"}
            if landing.pays:
                return Phrase("action-land-planet", {**facts, "points": landing.pays})
            return Phrase("action-land", {**facts, "points": landing.points})
    return Phrase("action-plain-land")


def log_line(event: Event, seat: int | None) -> Phrase:
    """A log line for this viewer: a discarded target is told to its owner alone."""
    args: Arguments = {}
    for name, value in event.seen_by(seat).items():
        if name == "astronaut":
            args["cat"] = f"cat-{value}"
        elif name in ("place", "target"):
            args["place"] = f"place-{value}"
        elif name in ("face", "goal"):
            args[name] = f"{name}-{value}"
        elif name == "targets":
            args["places"] = _places(str(value).split())
        elif name in ("dice", "faces") and isinstance(value, str):
            args[name] = _faces(value.split())
        else:
            args[name] = value
    if event.kind == "discarded" and "place" in args:
        return Phrase("log-discarded-own", args)
    if event.kind == "landed" and not event.facts["points"]:
        return Phrase("log-landed-planet", args)
    return Phrase(f"log-{event.kind}", args)


SPEECH: Final = Speech(read_out, read_hidden, prompt, describe, log_line)
