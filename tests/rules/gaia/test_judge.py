"""The judge of Gaia."""

from rules.gaia.positions import play, position, started

import cosmodrome
from cosmodrome.bots.simple import choose_greedy
from cosmodrome.engine.chance import chance
from cosmodrome.games.gaia.judge import GaiaJudge


def test_a_played_card_is_judged_by_its_best_target() -> None:
    """After `play` the cell is still open: the winning one counts."""
    state = position(
        "220 swamp [city-07: 1]; 199 desert; 221 forest; 222 sea; 223 sea",
        hands={0: "nature-plain"},
    )
    state.reserve[0] = 1
    before = GaiaJudge().chances(state)[0]
    play(state, "play nature-plain")
    assert before < 1.0
    assert GaiaJudge().chances(state)[0] == 1.0


def test_an_element_card_is_judged_through_the_window() -> None:
    state = position(
        "220 mountain [city-13: 1]; 219 desert; 221 forest; 199 swamp",
        options="elements",
        hands={0: "rain", 1: "sun"},
    )
    state.reserve[0] = 1
    play(state, "play rain", "cell 219")
    assert state.to_move == 1
    assert GaiaJudge().chances(state)[0] == 1.0


def test_greedy_beats_random() -> None:
    game = cosmodrome.game("gaia")
    judge = cosmodrome.judge(game)
    won = 0
    for seed in range(8):
        state = started(2, "", seed)
        stream = chance(seed)
        greedy = seed % 2
        while state.to_move >= 0:
            if state.to_move == greedy:
                state.apply(choose_greedy(state, judge, stream, 1).action)
            else:
                legal = state.legal()
                state.apply(legal[int(stream.below(len(legal)))])
        won += state.ranking()[greedy] == 1
    assert won >= 7
