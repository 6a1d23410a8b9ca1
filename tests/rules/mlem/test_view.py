"""The view of MLEM: what a table needs to draw, and the words for it."""

import pytest

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.games.mlem import speech
from cosmodrome.games.mlem import view as room
from cosmodrome.games.mlem.position import TRAVEL
from cosmodrome.games.mlem.rules import GO, MlemState
from cosmodrome.words import LANGUAGES, Words

from .positions import aboard, at_landing, do, landed, legal, rolled, started


def on_13() -> MlemState:
    """Space 13, a roll of 2 2 3 A, and a token that keeps the dice."""
    state = started(3, ufo=True)
    aboard(state, (0, "planet_x2"), (1, "parachute"), (2, "drop_die"))
    state.expedition_stack = [token for token in range(14) if token != 6]
    state.token = 6
    state.ufo_space = 17
    rolled(state, 13, "2 2 3 A")
    return state


def test_groups_and_how_far_they_fly() -> None:
    view = room.view(on_13(), 0)
    assert [(g.face, g.dice, g.allowed, g.distance) for g in view.roll] == [
        ("2", 2, True, 4),
        ("3", 1, False, 0),
        ("A", 1, True, 2),
    ]
    assert view.selection.flight is None
    assert [(c.action, c.alone.space, c.added.space) for c in view.choices] == [
        ("use 2", 17, 17),
        ("use A", 15, 15),
    ]


def test_selection_and_exact_risk() -> None:
    state = on_13()
    do(state, "use 2")
    view = room.view(state, 0)
    flight = view.selection.flight
    assert flight is not None
    assert (flight.distance, flight.space, flight.pool) == (4, 17, 2)
    assert flight.crash == flight.loss == 0.25
    assert flight.ufo_points == 5
    assert view.keep is not None
    assert (view.keep.pool, view.keep.crash) == (4, 0.0625)
    [afterburner] = view.choices
    assert (afterburner.alone.space, afterburner.added.space) == (15, 19)
    ends = [(end.space, end.pool) for end in view.destinations]
    assert ends == [(17, 2), (17, 4), (19, 2), (19, 4)]


@pytest.mark.parametrize("seed", range(6))
def test_destinations_are_what_can_be_reached(seed: int) -> None:
    """Every way to play out the selection ends on a destination shown, and each is reached."""
    state = started(3, seed, ufo=True, exploration=True)
    stream = chance(seed)
    checked = 0
    while state.to_move >= 0 and checked < 25:
        if state.phase == TRAVEL:
            shown = {(end.space, end.pool) for end in room.view(state, None).destinations}
            assert shown == reached(state)
            checked += 1
        options = state.legal()
        state.apply(options[int(stream.below(len(options)))])
    assert checked


@pytest.mark.parametrize("seed", range(6))
def test_plans_fly_with_their_last_action(seed: int) -> None:
    """The actions of a plan are legal in order, and only the last one makes the rocket fly."""
    state = started(3, seed, ufo=True)
    stream = chance(seed)
    checked = 0
    while state.to_move >= 0 and checked < 25:
        for plan in room.view(state, None).plans:
            copy = state.clone()
            copy.journal = []
            for name in plan.actions:
                assert not any(event.kind == "flew" for event in copy.journal)
                action = state.game.actions.number(name)
                assert action in copy.legal()
                copy.apply(action)
            [flew] = [event for event in copy.journal if event.kind == "flew"][:1]
            assert (flew.facts["space"], flew.facts["pool"]) == (
                plan.flight.space,
                plan.flight.pool,
            )
            checked += 1
        options = state.legal()
        state.apply(options[int(stream.below(len(options)))])
    assert checked


def reached(state: MlemState) -> set[tuple[int, int]]:
    """The ends of all flights from here, by playing every selection."""
    ends: set[tuple[int, int]] = set()
    for action in state.legal():
        name = state.game.actions.name(action)
        if name in ("reroll", "crash"):
            continue
        copy = state.clone()
        copy.journal = []
        copy.apply(action)
        flights = [event for event in copy.journal if event.kind in ("flew", "explored")]
        if flights:
            last = flights[-1].facts
            space = last["rocket"] if flights[-1].kind == "explored" else last["space"]
            ends.add((int(space), int(last["pool"])))
        else:
            assert GO in copy.legal()
            ends |= reached(copy)
    return ends


def test_planets_say_who_leads_and_what_they_pay() -> None:
    state = started(3)
    landed(state, "yarn", (2, "satellite"), (1, "planet_x2"), (2, "one_die"))
    yarn = room.view(state, None).planets[2]
    assert (yarn.name, yarn.leader, yarn.pays) == ("yarn", 2, [0, 6, 5])
    assert (yarn.cats[0].seat, yarn.cats[0].astronaut) == (2, "satellite")


def test_landings_say_what_they_bring() -> None:
    state = started(2)
    aboard(state, (0, "plus_minus_1"), (1, "moon_x2"))
    at_landing(state, 25)
    view = room.view(state, 0)
    assert [(x.action, x.place, x.points, x.pays) for x in view.landings] == [
        ("land", "outer", 0, 7),
        ("land-up", "galaxy", 5, 0),
    ]
    assert view.next_roll is not None
    assert view.next_roll.reach[26] == 1 - view.next_roll.crash


def test_goals_show_progress() -> None:
    state = started(2)
    landed(state, "moon_6", (0, "satellite"), (1, "satellite"))
    landed(state, "moon_7", (1, "one_die"))
    assert [goal.progress for goal in room.view(state, None).goals] == [
        [0, 0],
        [0, 0],
        [1, 2],
        [0, 0],
    ]


def test_russian_plurals() -> None:
    words = Words("ru", "mlem", ["Ольга", "Пётр"])
    said = [
        words.say("log-flew", seat=0, distance=n, space=9, pool=n, **{"from": 3})
        for n in (1, 2, 5, 21)
    ]
    assert "на 1 клетку" in said[0]
    assert "остаётся 1 кубик." in said[0]
    assert "на 2 клетки" in said[1]
    assert "2 кубика." in said[1]
    assert "на 5 клеток" in said[2]
    assert "на 21 клетку" in said[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_described_out_of_place(language: str) -> None:
    """A log may name any action at any time, and a discard without its target."""
    words = Words(language, "mlem")
    catalog = cosmodrome.game("mlem").actions
    view = room.view(started(2), None)
    for number in range(len(catalog)):
        for name in (catalog.name(number), catalog.public_name(number)):
            assert words.phrase(speech.describe(view, name))


def test_the_prompt_tells_a_rescue_from_a_choice() -> None:
    state = started(2)
    aboard(state, (0, "one_die"), (1, "moon_x2"))
    rolled(state, 5, "2 2 3")
    assert legal(state) == ["use-cat 0", "crash"]
    assert speech.prompt(room.view(state, 0)).id == "prompt-rescue"
    rolled(state, 5, "1 2 3")
    assert speech.prompt(room.view(state, 0)).id == "prompt-travel"
