"""The view of Gaia: needs lit icon by icon, previews that come true, goals, warnings."""

from rules.gaia.positions import (
    ALL_OPTIONS,
    gaia,
    play,
    position,
    set_goal_owners,
    set_reserves,
    started,
)

from cosmodrome.engine.chance import chance
from cosmodrome.games.gaia import parts, view
from cosmodrome.games.gaia.parts import CITIES, FIRST_CITY, PROTECTION, TORNADO
from cosmodrome.games.gaia.phases import ACTION, OVER, PROTECT, RAISE, SECOND, TARGET_2
from cosmodrome.games.gaia.playing import PLAY, card_played, play_of
from cosmodrome.games.gaia.settling import JOIN, SKIP
from cosmodrome.games.gaia.speech import read_out
from cosmodrome.games.gaia.state import GaiaState
from cosmodrome.games.gaia.targets import CELL
from cosmodrome.games.gaia.turn import end_game
from cosmodrome.games.gaia.view_outcomes import ICONS, Outcome, preview


def test_the_words_of_views_are_those_of_the_parts() -> None:
    assert list(view.PHASES) == gaia().phases
    assert view.LAND == parts.LAND
    assert view.LAND_OR_STAR == parts.LAND_OR_STAR
    assert (*parts.LAND, "animals") == ICONS
    assert view.KIND == parts.KIND
    assert view.COLOURS == parts.COLOURS


def test_needs_are_lit_icon_by_icon() -> None:
    state = position("220 desert [city-01: 0]; 199 sea; 221 forest (2); 241 forest")
    [tile] = [tile for tile in state.view(None).tiles if tile.city]
    lit = [(need.icon, need.met) for need in tile.city.needs]
    assert lit == [("forest", True), ("sea", True), ("sea", False), ("animals", True)]
    assert tile.city.met == 3
    assert tile.city.meeples == [1, 0]


def test_a_preview_names_changes_and_meeples() -> None:
    state = position(
        "220 plain; 221 mountain [city-13: 0]; 242 swamp; 199 forest; 219 forest",
        hands={0: "city-10"},
    )
    [outcome] = preview(state, 0, "play city-10")
    assert outcome.cell == 220
    changes = {change.city: (change.before, change.after) for change in outcome.changes}
    assert changes == {"city-10": (0, 2), "city-13": (2, 1)}
    assert [(move.seat, move.city) for move in outcome.lost] == [(0, "city-13")]
    assert [(move.seat, move.city) for move in outcome.gained] == [(0, "city-10")]
    assert not outcome.wins
    play(state, "play city-10")
    assert state.view(1).outcomes == [outcome]


def test_a_preview_tells_capture_double_and_win() -> None:
    state = position(
        "220 swamp [city-07: 1]; 199 desert; 221 forest; 241 mountain",
        options="capture metropolis",
        hands={0: "nature-plain"},
    )
    [outcome] = [o for o in preview(state, 0, "play nature-plain") if o.cell == 219]
    assert [(move.seat, move.city) for move in outcome.may_capture] == [(1, "city-07")]
    assert outcome.may_double == ["city-07"]
    state.reserve[0] = 1
    [outcome] = [o for o in preview(state, 0, "play nature-plain") if o.cell == 219]
    assert outcome.wins
    assert outcome.may_double == []


def test_a_meal_is_previewed_too() -> None:
    state = position(
        "219 desert (1); 220 plain [city-11: 0]; 221 forest; 198 swamp [city-08];"
        " 199 mountain [city-13: 1]; 178 forest; 200 plain",
        feeding=True,
    )
    play(state, "cell 220")
    [outcome] = state.view(1).outcomes
    changes = {change.city: (change.before, change.after) for change in outcome.changes}
    assert changes == {"city-11": (3, 2), "city-08": (1, 0), "city-13": (2, 3)}
    assert [(move.seat, move.city) for move in outcome.gained] == [(0, "city-13")]


def test_previews_come_true() -> None:
    """In random games every preview says what playing the card there does."""
    compared = 0
    for seed in range(14):
        state = started(3, ALL_OPTIONS, seed)
        stream = chance(seed)
        while state.to_move >= 0:
            legal = state.legal()
            if state.phase == ACTION:
                plays = [action for action in legal if PLAY.holds(action)]
                for card in {card_played(action) for action in plays} - {TORNADO, PROTECTION}:
                    name = state.variant.parts.card_names[card]
                    for outcome in preview(state, int(state.actor), f"play {name}")[::5]:
                        compare(state, card, outcome)
                        compared += 1
                legal = plays or legal
            state.apply(legal[int(stream.below(len(legal)))])
    assert compared > 500


def compare(state: GaiaState, card: int, outcome: Outcome) -> None:
    """Play the card without protection, capture or second meeples."""
    seat = state.actor
    copy = state.clone()
    copy.apply(play_of(card))
    copy.apply(CELL.first + outcome.cell)
    if copy.phase == TARGET_2:
        assert outcome.second is not None
        copy.apply(CELL.first + outcome.second)
    while copy.phase in (PROTECT, RAISE, SECOND):
        copy.apply(JOIN.first if copy.phase == RAISE else SKIP.first)
    assert outcome.wins == (copy.phase == OVER and copy.reserve[seat] == 0)
    names = state.variant.parts.card_names
    for city in range(CITIES):
        name = names[FIRST_CITY + city]
        before, after = state.world.met[city], copy.world.met[city]
        told = [(c.before, c.after) for c in outcome.changes if c.city == name]
        assert told == ([(before, after)] if before != after else [])
        for owner in range(state.seats):
            moved = copy.world.meeples(city, owner) - state.world.meeples(city, owner)
            told_moves = sum(m.meeples for m in outcome.gained if (m.seat, m.city) == (owner, name))
            told_moves -= sum(m.meeples for m in outcome.lost if (m.seat, m.city) == (owner, name))
            assert moved == told_moves


def test_goals_tell_how_far_each_seat_is() -> None:
    state = position(
        "220 plain",
        options="elements",
        fronts={0: "nature-sea rain sun", 1: "nature-desert nature-sea nature-sea nature-desert"},
        goals="goal-1 goal-8 goal-2 goal-3",
    )
    set_goal_owners(state, -1, -1, 1, -1)
    goals = state.view(None).goals
    assert goals[0].cards == ["nature-sea", "nature-sea", "nature-desert", "nature-desert"]
    assert [progress.have for progress in goals[0].progress] == [1, 4]
    assert goals[0].progress[0].missing == ["nature-sea", "nature-desert", "nature-desert"]
    assert [progress.have for progress in goals[1].progress] == [2, 0]
    assert [goal.owner for goal in goals] == [None, None, 1, None]


def test_one_meeple_from_winning_is_a_warning() -> None:
    state = position("220 plain")
    set_reserves(state, 1, 2)
    seen = state.view(1)
    assert [seat.one_from_winning for seat in seen.seats] == [True, False]
    assert "line-one-from-winning" in [line.id for line in read_out(seen)]


def test_hands_are_open_when_the_game_is_over() -> None:
    state = started(2, "")
    assert state.view(0).seats[1].cards is None
    end_game(state, 0)
    assert all(seat.cards is not None for seat in state.view(None).seats)
    assert state.view(None).winner == 1
