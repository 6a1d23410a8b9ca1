"""Met needs are kept up to date around what changes: always the same as a plain recount."""

from hypothesis import given, settings
from hypothesis import strategies as st
from rules.gaia.invariants import check, recount
from rules.gaia.positions import ALL_OPTIONS, gaia, started
from support import legal_of

from cosmodrome.engine.chance import chance
from cosmodrome.games.gaia.effects import carry_out, eat
from cosmodrome.games.gaia.judge import GaiaJudge
from cosmodrome.games.gaia.parts import (
    CARDS,
    CITIES,
    EARTHQUAKE,
    FIRST_CITY,
    PROTECTION,
    SUN,
    TORNADO,
)
from cosmodrome.games.gaia.targets import partners, targets


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, CARDS - 1), st.integers(0, 10**6)), max_size=120))
def test_met_needs_are_those_of_a_recount(steps: list[tuple[int, int]]) -> None:
    """Any cards in any order on any legal cells, and meals of the animals in between."""
    state = started(3, ALL_OPTIONS)
    world = state.world
    for card, where in steps:
        cells = [] if card in (TORNADO, PROTECTION) else list(targets(world, card))
        on_table = FIRST_CITY <= card < SUN and world.site[card - FIRST_CITY] >= 0
        if cells and not on_table:
            cell = cells[where % len(cells)]
            seconds = list(partners(world, cell)) if card == EARTHQUAKE else [-1]
            carry_out(state, card, cell, seconds[where % len(seconds)])
        fed = [spot for spot, tokens in enumerate(world.tokens) if tokens]
        if where % 3 == 0 and fed:
            eat(state, int(world.cells[fed[where % len(fed)]]))
        for city in range(CITIES):
            if world.site[city] >= 0:
                assert world.met[city] == recount(state, int(world.cell_of(city)), city) > 0
            else:
                assert world.met[city] == 0


def test_lively_games_keep_the_invariants() -> None:
    """Random players seldom build; the judge's policy does."""
    judge = GaiaJudge()
    cities = 0
    wins = 0
    for seed in range(20):
        state = started(2 + seed % 4, ALL_OPTIONS, seed)
        stream = chance(seed)
        while state.to_move >= 0:
            before = state.clone()
            action = judge.rollout_action(state, legal_of(state), stream)
            state.apply(action)
            check(before, action, state)
            cities = max(cities, sum(site >= 0 for site in state.world.site))
        wins += min(state.reserve) == 0
    assert cities > 4
    assert wins > 0


def test_cards_that_are_nowhere_count_nothing() -> None:
    state = started(2, "")
    assert list(state.world.met) == [0] * CITIES
    assert list(gaia().parts.needs[:4]) == [1, 2, 2, 6]
