"""Learned judges: their laws, their files, and weights that do not fit."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec
import pytest
from support import Variant, option_sets, walk

import cosmodrome
from cosmodrome.bots import BOTS, Bot
from cosmodrome.bots import levels as table
from cosmodrome.bots.learned import weights_to_shares
from cosmodrome.bots.trained import BadWeights, Card, Learned, card_of, numbers_around
from cosmodrome.bots.weights import read_weights, write_weights
from cosmodrome.engine.game import State
from cosmodrome.lab.training.tables import vocabulary

Rows = list[list[float]]
Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes weights of a small network that knows nothing, with their card."""

    def write_for(name: str) -> Path:
        game, random = cosmodrome.game(name), Random(7)

        def rows(count: int, width: int) -> Rows:
            return [[random.uniform(-1, 1) for _ in range(width)] for _ in range(count)]

        names, around = vocabulary(game), numbers_around(game)
        layers = {
            "first": (rows(len(names), 8), [0.1] * 8),
            "second": (rows(8, 4), [0.1] * 4),
            "chances": (rows(game.seats[-1], 4), [0.0] * game.seats[-1]),
            "policy": (rows(len(game.actions), 4), [0.0] * len(game.actions)),
            "around": (rows(4, around) if around else [], [0.0] * around),
        }
        file = tmp_path / f"{name}.weights"
        file.write_bytes(write_weights(names, layers))
        card = Card(name, game.rules, game.data, "0.0", 1, 2, 3, 0.5, 0, {})
        card_of(file).write_bytes(msgspec.json.encode(card))
        return file

    return write_for


def positions(name: str, options: int) -> list[State]:
    """Positions of a random game with the most seats, and no options (0) or all of them (-1)."""
    game = cosmodrome.game(name)
    variant = Variant(name, game.seats[-1], list(option_sets(game))[options])
    moments = [state.clone() for _, _, state in walk(variant, 5)]
    return [state for state in moments[::13] if state.to_move >= 0][:12]


@pytest.mark.parametrize("options", [0, -1])
@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_chances_and_priors_keep_the_laws(name: str, options: int, write: Write) -> None:
    learned = Learned(cosmodrome.game(name), write(name))
    for state in positions(name, options):
        judge, legal = learned.judge(state), state.legal()
        (chances,), (priors,) = judge.judge([state], [legal])
        assert len(chances) == state.seats
        assert sum(chances) == pytest.approx(1)
        assert sum(priors) == pytest.approx(1)
        assert len(priors) == len(legal)
        # What the seat to move cannot know changes nothing, to the last bit.
        other = state.clone()
        other.redeal(int(state.to_move), 99)
        assert judge.judge([other], [legal]) == ([chances], [priors])


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_a_file_of_weights_is_a_bot(
    name: str, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(table.BOTS, "expert", BOTS["expert"]._replace(simulations=24))
    file = str(write(name))
    for state in positions(name, 0)[:4]:
        choice = Bot(file, 5).choose(state)
        assert choice.action in state.legal()
        assert sum(choice.visits) == 24
        other = state.clone()
        other.redeal(int(state.to_move), 77)
        again = Bot(file, 5).choose(other)
        assert (again.action, again.values) == (choice.action, choice.values)


def test_whole_numbers_make_the_same_chances_everywhere() -> None:
    """All that is not whole numbers is a table, which is the same on every machine."""
    shares = weights_to_shares(list(range(0, 3800, 7)))
    told = repr([round(1_000_000 * share, 3) for share in shares])
    assert blake2b(told.encode(), digest_size=4).hexdigest() == "b0615764"
    assert weights_to_shares([300, 300, -99999]) == [0.5, 0.5, 0.0]


def test_weights_come_back_from_a_file() -> None:
    layers: dict[str, tuple[Rows, list[float]]] = {
        "first": ([[0.5, -0.25], [1.0, 3.0], [0.0, 1e-9]], [0.125, -1.0]),
        "second": ([[1.0], [-2.0]], [0.0]),
        "chances": ([[0.75], [0.5]], [0.25, 0.0]),
        "policy": ([[100.0]], [0.0]),
        "around": ([], []),
    }
    found = read_weights(write_weights(["a", "b", "c"], layers))
    assert found.names == ["a", "b", "c"]
    for layer, wanted in ((found.layers.chances, [0.75, 0.5]), (found.layers.policy, [100.0])):
        assert [int(weight) / 2 ** int(layer.bits) for weight in layer.weights] == wanted


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"rules": 99}, "rules version 99"),
        ({"data": "0123"}, "printed values 0123"),
        ({"game": "mlem"}, "game mlem"),
    ],
)
def test_weights_for_something_else_are_refused(
    write: Write, changes: dict[str, object], says: str
) -> None:
    file = write("galaktiko")
    card = msgspec.json.decode(card_of(file).read_bytes())
    card_of(file).write_bytes(msgspec.json.encode(card | changes))
    with pytest.raises(BadWeights, match=says):
        Bot(str(file), 1).choose(cosmodrome.game("galaktiko").start(2, {}, 1))


def test_damaged_or_missing_files_are_refused(write: Write) -> None:
    game, file = cosmodrome.game("galaktiko"), write("galaktiko")
    whole = file.read_bytes()
    file.write_bytes(whole[:1000])
    with pytest.raises(BadWeights, match=r"galaktiko\.weights"):
        Learned(game, file)
    file.write_bytes(whole)
    card_of(file).unlink()
    with pytest.raises(BadWeights, match="No such file"):
        Learned(game, file)


def test_weights_that_lack_a_feature_are_refused(write: Write) -> None:
    game, file = cosmodrome.game("mlem"), write("mlem")
    card = card_of(file).read_bytes()
    layers: dict[str, tuple[Rows, list[float]]] = {
        name: ([[0.0, 0.0]], [0.0, 0.0])
        for name in ("first", "second", "chances", "policy", "around")
    }
    file.write_bytes(write_weights(["something else"], layers))
    card_of(file).write_bytes(card)
    with pytest.raises(BadWeights, match="do not know 'phase"):
        Learned(game, file).judge(game.start(2, {}, 1))
