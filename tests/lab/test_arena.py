"""The arena: fair, the same whoever plays it, and never lost."""

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cosmodrome
from cosmodrome.bots import levels
from cosmodrome.bots.levels import BOTS
from cosmodrome.engine.judge import Judge
from cosmodrome.lab.arena import Plan, Result, kept_file, make_plan, run
from cosmodrome.lab.intervals import share
from cosmodrome.lab.standings import standings
from cosmodrome.lab.workers import processes

GALAKTIKO = cosmodrome.game("galaktiko")


def plan_of(bots: list[str], games: int = 8, seats: int = 2) -> Plan:
    return make_plan(GALAKTIKO, bots, seats, {}, games, 5)


def outcome(results: list[Result]) -> list[tuple[list[str], list[int], list[int]]]:
    """What does not depend on the clock."""
    return [(result.bots, result.scores, result.decisions) for result in results]


def test_every_deal_is_played_by_all_line_ups_in_all_seats() -> None:
    plan = plan_of(["greedy", "random", "novice"], games=4)
    assert len(plan.line_ups()) == 3
    assert len(plan.fixtures()) == 3 * 4
    with ThreadPoolExecutor(1) as executor:
        results = run(plan, executor)
    for deal in range(plan.deals):
        seated = [result.bots for result in results if result.fixture.deal == deal]
        assert ["greedy", "random"] in seated
        assert ["random", "greedy"] in seated


def test_the_order_of_the_bots_does_not_matter() -> None:
    one, two = (plan_of(bots, games=4) for bots in (["random", "greedy"], ["greedy", "random"]))
    with ThreadPoolExecutor(1) as executor:
        assert outcome(run(one, executor)) == outcome(run(two, executor))


def test_few_bots_fill_many_seats() -> None:
    assert plan_of(["greedy", "random"], seats=5).line_ups() == [
        ["greedy", "random", "greedy", "random", "greedy"]
    ]


def test_the_same_result_whatever_the_number_of_jobs() -> None:
    plan = plan_of(["greedy", "random"], games=12)
    found = []
    for jobs in (1, 2):
        with processes(jobs) as executor:
            found.append(run(plan, executor))
    assert outcome(found[0]) == outcome(found[1])
    one, two = (standings(plan, results) for results in found)
    assert [s.rating for s in one.standings] == [s.rating for s in two.standings]


def test_an_interrupted_arena_goes_on(tmp_path: Path) -> None:
    plan = plan_of(["greedy", "random"], games=10)
    kept = tmp_path / "kept.jsonl"
    with ThreadPoolExecutor(1) as executor:
        whole = run(plan, executor)

        def stop(done: int) -> None:
            if done >= 4:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            run(plan, executor, kept, stop)
        saved = kept.read_bytes()
        assert len(saved.splitlines()) >= 4
        # The last line may be cut off.
        kept.write_bytes(saved + b'{"fixture":')
        counts: list[int] = []
        again = run(plan, executor, kept, counts.append)
    assert counts[0] == len(saved.splitlines())
    assert outcome(again) == outcome(whole)


def test_results_of_other_levels_are_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(["casual", "random"], games=2)
    before = kept_file(tmp_path, plan)
    assert kept_file(tmp_path, plan) == before
    monkeypatch.setitem(BOTS, "casual", BOTS["casual"]._replace(haste=50))
    assert kept_file(tmp_path, plan) != before


def test_nor_those_of_levels_that_search_more_in_this_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(["regular", "random"], games=2)
    before = kept_file(tmp_path, plan)
    monkeypatch.setattr(levels, "judge", lambda game: Judge())
    assert kept_file(tmp_path, plan) != before


def test_a_dask_cluster_of_two_workers() -> None:
    distributed: Any = import_module("distributed")
    plan = plan_of(["greedy", "random"], games=6)
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        results = run(plan, client.get_executor(pure=False))
    with ThreadPoolExecutor(1) as executor:
        assert outcome(results) == outcome(run(plan, executor))


def test_standings() -> None:
    plan = plan_of(["greedy", "random"], games=60)
    with ThreadPoolExecutor(1) as executor:
        summary = standings(plan, run(plan, executor))
    assert [standing.bot for standing in summary.standings] == ["greedy", "random"]
    assert summary.standings[0].wins.share > 0.6
    first, second = summary.duels
    assert first.better.share + second.better.share == pytest.approx(1)
    assert msgspec.json.decode(msgspec.json.encode(summary), type=type(summary)) == summary


def test_an_interval_holds_its_share() -> None:
    found = share(3, 4)
    assert found.low < 0.75 < found.high
    assert share(0, 0).high == 1
