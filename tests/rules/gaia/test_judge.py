"""The judge of Gaia."""

from rules.gaia.positions import play, position, started
from support import legal_of

import cosmodrome
from cosmodrome.bots.simple import choose_greedy
from cosmodrome.engine.chance import chance
from cosmodrome.games.gaia.judge import GaiaJudge
from cosmodrome.games.gaia.state import GaiaState


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


def light_choices(state: GaiaState) -> list[str]:
    """What the policy of rollouts does in forty tries; one in eight it plays anything."""
    tries = [GaiaJudge().rollout_action(state, legal_of(state), chance(seed)) for seed in range(40)]
    return [state.game.actions.name(action) for action in tries]


def test_rollouts_raise_cities_of_others() -> None:
    """The tile that another's city lacks is played, and beside that city."""
    state = position(
        "220 swamp [city-07: 1]; 199 desert; 221 forest; 222 sea; 223 sea",
        hands={0: "nature-plain nature-sea"},
    )
    assert light_choices(state).count("play nature-plain") > 30
    play(state, "play nature-plain")
    chosen = light_choices(state)
    assert chosen.count("cell 219") + chosen.count("cell 241") > 30


def test_rollouts_build_where_most_needs_are_met() -> None:
    """On 220 the city has three of its needs, on 243 two."""
    state = position(
        "220 swamp; 199 desert; 221 forest; 219 plain; 222 forest; 243 swamp; 244 desert",
        hands={0: "city-07"},
    )
    play(state, "play city-07")
    assert light_choices(state).count("cell 220") > 30


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
