"""The view of MLEM: what a table needs to draw, and the words for it."""

import pytest
from support import pick

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.games.mlem import speech
from cosmodrome.games.mlem import view as room
from cosmodrome.games.mlem.parts import NONE
from cosmodrome.games.mlem.phases import OVER, TRAVEL
from cosmodrome.games.mlem.state import MlemState
from cosmodrome.games.mlem.travel import GO
from cosmodrome.games.mlem.view_flights import Flight, Landing
from cosmodrome.words import LANGUAGES, Words

from .positions import aboard, at_landing, do, landed, legal, rolled, started, with_token


def on_13() -> MlemState:
    """Space 13, a roll of 2 2 3 A, and a token that keeps the dice."""
    state = started(3, ufo=True)
    aboard(state, (0, "planet_x2"), (1, "parachute"), (2, "drop_die"))
    with_token(state, 6)
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
        state.apply(pick(state, stream))
    assert checked


ALL_OPTIONS = {"ufo": True, "exploration": True, "missions": True}


@pytest.mark.parametrize("seed", range(12))
def test_previews_come_true(seed: int) -> None:
    """Whatever the view says of a flight or landing happens when its actions are carried out."""
    state = started(2 + seed % 4, seed, **(ALL_OPTIONS if seed % 3 else {}))
    stream = chance(seed)
    flights = landings = 0
    while state.to_move >= 0:
        view = room.view(state, state.to_move)
        if view.selection.flight is not None:
            assert flown(state, ["go"]) == foreseen(view.selection.flight)
        for choice in view.choices:
            assert flown(state, [choice.action, "go"]) == foreseen(choice.added)
        if view.keep is not None:
            assert flown(state, ["keep", "go"]) == foreseen(view.keep)
        for plan in view.plans:
            assert flown(state, plan.actions) == foreseen(plan.flight)
            flights += 1
        for landing in view.landings:
            check_landing(state, landing)
            landings += 1
        state.apply(pick(state, stream))
    assert flights
    assert landings


Ending = tuple[int, int, int, int, int | None]


def foreseen(flight: Flight) -> Ending:
    return flight.distance, flight.spent, flight.space, flight.pool, flight.ufo_points


def flown(state: MlemState, actions: list[str]) -> Ending:
    """Carry out actions, of which the last makes the rocket fly, and read what is told of it.

    The last may be left over where the rocket flies by itself.
    """
    copy = state.clone()
    copy.journal = []
    for place, action in enumerate(actions):
        if any(event.kind == "flew" for event in copy.journal):
            assert (place, action) == (len(actions) - 1, "go")
        else:
            do(copy, action)
    told = [event for event in copy.journal if event.kind in ("flew", "explored", "contact")]
    [flew] = [event.facts for event in told if event.kind == "flew"][:1]
    ends = [event.facts for event in told if event.kind != "contact"]
    # A crash and a new expedition may follow at once, but no second flight: that is asked.
    last = ends[-1]
    space = last["rocket"] if len(ends) > 1 else last["space"]
    contacts = [int(event.facts["points"]) for event in told if event.kind == "contact"]
    return (
        int(flew["distance"]),
        int(flew["spent"]),
        int(space),
        int(last["pool"]),
        contacts[0] if contacts else None,
    )


def check_landing(state: MlemState, landing: Landing) -> None:
    seat = int(state.to_move)
    copy = state.clone()
    copy.journal = []
    do(copy, landing.action)
    landed_first = next(event.facts for event in copy.journal if event.kind == "landed")
    assert (landed_first["place"], landed_first["points"]) == (landing.place, landing.points)
    planets = [planet for planet in room.view(copy, None).planets if planet.name == landing.place]
    assert landing.pays == (planets[0].pays[seat] if planets else 0)


@pytest.mark.parametrize("seed", range(6))
def test_plans_fly_with_their_last_action(seed: int) -> None:
    """Until then nothing flies: `go` is named wherever it has to be said."""
    state = started(3, seed, ufo=True)
    stream = chance(seed)
    checked = 0
    while state.to_move >= 0 and checked < 25:
        for plan in room.view(state, None).plans:
            copy = state.clone()
            copy.journal = []
            for name in plan.actions:
                assert not any(event.kind == "flew" for event in copy.journal)
                do(copy, name)
            assert any(event.kind == "flew" for event in copy.journal)
            checked += 1
        state.apply(pick(state, stream))
    assert checked


@pytest.mark.parametrize("seed", range(20))
def test_nothing_of_the_last_expedition_is_left_after_the_end(seed: int) -> None:
    state = started(2, seed, **ALL_OPTIONS)
    stream = chance(seed)
    while state.to_move >= 0:
        state.apply(pick(state, stream))
    assert state.phase == OVER
    ufo = room.view(state, None).ufo
    assert ufo is not None
    assert (ufo.token, ufo.token_used) == (None, False)
    shown = state.reveal()
    assert (shown["token"], shown["token_used"], shown["used_cats"]) == (NONE, False, 0)
    assert shown["rocket"] == []
    assert not any(shown["roll"])


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
            assert GO.first in copy.legal()
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
