"""Learned judges: their laws, their files, and weights that do not fit."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random

import msgspec
import pytest
from support import Variant, option_sets, walk

import cosmodrome
from cosmodrome.bots import BOTS, Bot, trained
from cosmodrome.bots import levels as table
from cosmodrome.bots.corrected import CorrectedJudge
from cosmodrome.bots.learned import weights_to_shares
from cosmodrome.bots.trained import (
    CORRECTION,
    BadWeights,
    Card,
    Learned,
    best_judge,
    card_of,
    numbers_around,
)
from cosmodrome.bots.weights import read_weights, write_weights
from cosmodrome.engine.game import State
from cosmodrome.lab.training.tables import vocabulary
from cosmodrome.registry import judge, learned_file, tiny_folder

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
    for layer, wanted in (
        (found.layers["chances"], [0.75, 0.5]),
        (found.layers["policy"], [100.0]),
    ):
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


@pytest.fixture
def correct(tmp_path: Path) -> Callable[..., Learned]:
    """Makes a correction with these weights for each feature, the observer first."""

    def correct_for(name: str, power: float, row: Callable[[int], list[float]]) -> Learned:
        game = cosmodrome.game(name)
        names, seats = vocabulary(game), game.seats[-1]
        rows = [row(place)[:seats] for place in range(len(names))]
        file = tmp_path / f"{name}.weights"
        file.write_bytes(write_weights(names, {CORRECTION: (rows, [0.0] * seats)}))
        card = Card(name, game.rules, game.data, "0.0", 1, 2, 3, 0.5, 0, {}, power)
        card_of(file).write_bytes(msgspec.json.encode(card))
        return Learned(game, file)

    return correct_for


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_a_correction_of_nothing_changes_nothing(
    name: str, correct: Callable[..., Learned]
) -> None:
    learned = correct(name, 1.0, lambda place: [0.0] * 6)
    for state in positions(name, -1):
        own = judge(state.game).chances(state)
        assert learned.corrected(state).chances(state) == pytest.approx(own)


@pytest.mark.parametrize("options", [0, -1])
@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_corrected_chances_keep_the_laws(
    name: str, options: int, correct: Callable[..., Learned]
) -> None:
    random = Random(3)
    learned = correct(name, 1.2, lambda place: [random.uniform(-0.2, 0.2) for _ in range(6)])
    for state in positions(name, options):
        corrected = learned.corrected(state)
        assert sum(corrected.chances(state)) == pytest.approx(1)
        # How much better off a seat is than the own judge says depends on what the mover knows.
        other = state.clone()
        other.redeal(int(state.to_move), 99)
        assert factors(corrected, state) == pytest.approx(factors(corrected, other), rel=1e-6)


def factors(corrected: CorrectedJudge, state: State) -> list[float]:
    """What each seat's odds against the first seat are multiplied by."""
    chances, own = corrected.chances(state), judge(state.game).chances(state)
    found = [one / before**1.2 for one, before in zip(chances, own, strict=True)]
    return [factor / found[0] for factor in found]


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_corrections_count_seats_from_the_mover(name: str, correct: Callable[..., Learned]) -> None:
    learned = correct(name, 1.0, lambda place: [0.05, 0.0, 0.0, 0.0, 0.0, 0.0])
    seen = set()
    for state in positions(name, 0):
        mover, own = int(state.to_move), judge(state.game).chances(state)
        better = [
            after > before
            for after, before in zip(learned.corrected(state).chances(state), own, strict=True)
        ]
        assert better == [seat == mover for seat in range(len(own))]
        seen.add(mover)
    assert len(seen) > 1


def test_a_correction_is_a_bot_too(
    correct: Callable[..., Learned], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(table.BOTS, "expert", BOTS["expert"]._replace(simulations=24))
    correct("gaia", 1.0, lambda place: [0.01] * 6)
    state = cosmodrome.game("gaia").start(2, {}, 4)
    assert Bot(str(tmp_path / "gaia.weights"), 5).choose(state).action in state.legal()


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_what_comes_with_the_package_fits_all_variants(name: str) -> None:
    game = cosmodrome.game(name)
    shipped = learned_file(name).exists()
    for seats in game.seats:
        for options in option_sets(game):
            state = game.start(seats, dict.fromkeys(options, True), 1)
            best = best_judge(state)
            assert isinstance(best, CorrectedJudge) if shipped else best is judge(game)
            assert sum(best.chances(state)) == pytest.approx(1)


def test_a_correction_that_does_not_fit_leaves_the_own_judge(
    correct: Callable[..., Learned],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setitem(table.BOTS, "master", BOTS["master"]._replace(simulations=24))
    monkeypatch.setattr(trained, "learned_file", lambda name: tmp_path / f"{name}.weights")
    correct("mlem", 1.1, lambda place: [0.01, 0.0, 0.0, 0.0, 0.0])
    caplog.set_level("INFO")
    trained._best_judge.cache_clear()
    assert isinstance(best_judge(cosmodrome.game("mlem").start(2, {}, 1)), CorrectedJudge)
    other = cosmodrome.game("mlem", tiny_folder("mlem"))
    state = other.start(2, {}, 1)
    assert best_judge(state) is judge(other)
    assert "printed values" in caplog.text
    assert Bot("master", 1).choose(state).action in state.legal()
    trained._best_judge.cache_clear()
