"""Games between bots as Parquet files: records, and every position with what came of it.

Games are numbered, each with a seed of its own, and each file holds the same games however many
processes write: the same command writes the same bytes.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from io import BytesIO
from pathlib import Path

import msgspec
import numpy as np
import pyarrow as arrow
from msgspec import Struct
from pyarrow import parquet

import cosmodrome
from cosmodrome.bots import Bot
from cosmodrome.bots.levels import check_bot
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.errors import BadValue
from cosmodrome.engine.game import Game
from cosmodrome.engine.judge import outcome
from cosmodrome.engine.record import Record
from cosmodrome.envs.common import OBSERVATIONS, Task
from cosmodrome.lab.workers import cancelled_on_error

GAMES_PER_FILE = 50
_ABOUT = "dataset.json"


class OtherDataset(BadValue):
    """The folder holds what another command has written."""

    code = "other-dataset"
    says = "{folder} holds another dataset: name another folder, or remove this one"


class Plan(Struct, frozen=True):
    """What is to be played: all that the files depend on."""

    game: str
    seats: int
    options: list[str]
    bots: list[str]
    games: int
    seed: int
    # The folder of the printed values, which other machines have elsewhere; and what they are.
    data: str
    fingerprint: str
    rules: int

    def files(self) -> list[range]:
        """The games of each file."""
        return [
            range(first, min(first + GAMES_PER_FILE, self.games))
            for first in range(0, self.games, GAMES_PER_FILE)
        ]


class About(Struct, frozen=True):
    """What a dataset is: read it from ``dataset.json`` beside the files."""

    plan: Plan
    version: str
    observations: int
    features: list[str]
    planes: list[str]
    plane_shape: list[int]
    actions: list[str]


class Pages(Struct):
    """The two files of some games."""

    number: int
    games: bytes
    positions: bytes


def make_plan(
    game: Game,
    seats: int,
    options: dict[str, bool],
    bots: list[str],
    games: int,
    seed: int,
    data: str = "",
) -> Plan:
    """A plan, after looking whether it can be played."""
    chosen = game.check(seats, options, seed)
    for bot in bots:
        check_bot(bot)
    named = [name for name, on in chosen.items() if on]
    return Plan(game.name, seats, named, bots, games, seed, data, game.data, game.rules)


def write(
    plan: Plan,
    folder: Path,
    executor: Executor,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Write what is missing; a file is there as a whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    _begin(plan, folder)
    files = plan.files()
    missing = [n for n in range(len(files)) if not (folder / _positions(n)).exists()]
    done = sum(len(files[n]) for n in range(len(files)) if n not in missing)
    if progress is not None:
        progress(done)
    tasks = [executor.submit(play, plan, number) for number in missing]
    with cancelled_on_error(tasks):
        for task in as_completed(tasks):
            pages = task.result()
            _put(folder / _games(pages.number), pages.games)
            _put(folder / _positions(pages.number), pages.positions)
            done += len(files[pages.number])
            if progress is not None:
                progress(done)


def _games(number: int) -> str:
    return f"games-{number:05}.parquet"


def _positions(number: int) -> str:
    return f"positions-{number:05}.parquet"


def _begin(plan: Plan, folder: Path) -> None:
    """Say what the dataset is, or that another one is there."""
    # The folder of the printed values is not part of what identifies a dataset.
    named = msgspec.structs.replace(plan, data="")
    task = _task(plan)
    catalog = task.game.actions
    about = About(
        plan=named,
        version=cosmodrome.__version__,
        observations=OBSERVATIONS,
        features=task.feature_names,
        planes=task.plane_names,
        plane_shape=list(task.plane_shape),
        actions=[catalog.name(action) for action in range(task.actions)],
    )
    text = msgspec.json.format(msgspec.json.encode(about)) + b"\n"
    path = folder / _ABOUT
    if path.exists():
        if path.read_bytes() != text:
            raise OtherDataset(folder=str(folder))
    else:
        _put(path, text)


def _put(path: Path, content: bytes) -> None:
    """Write a file atomically: readers never see half of it."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    unfinished.write_bytes(content)
    unfinished.replace(path)


def _task(plan: Plan) -> Task:
    options = dict.fromkeys(plan.options, True)
    return Task(plan.game, plan.seats, options, data=plan.data or None)


def play(plan: Plan, number: int) -> Pages:
    """Play the games of one file; runs in a worker."""
    task = _task(plan)
    games: list[dict[str, object]] = []
    positions: list[dict[str, object]] = []
    for game in plan.files()[number]:
        found, seen = _play_one(plan, task, game)
        games.append(found)
        positions.extend(seen)
    return Pages(
        number,
        _parquet(games, game_schema()),
        _parquet(positions, position_schema(task)),
    )


def _play_one(
    plan: Plan, task: Task, number: int
) -> tuple[dict[str, object], list[dict[str, object]]]:
    """A game as a row, and its positions as rows."""
    seed = step_seed(plan.seed, number)
    bots = [Bot(name, step_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    record = Record(task.game, plan.seats, task.options, seed)
    positions = list(_positions_of(task, record, bots, number))
    state = record.state
    won = outcome(state)
    for position in positions:
        position["outcome"] = won[int(str(position["seat"]))]
    game: dict[str, object] = {
        "game": number,
        "bots": plan.bots,
        "scores": state.scores(),
        "places": state.ranking(),
        "decisions": len(positions),
        "record": record.to_text(),
    }
    return game, positions


def _positions_of(
    task: Task, record: Record, bots: list[Bot], number: int
) -> Iterator[dict[str, object]]:
    """Every decision of a game between bots, as it is made."""
    state, step = record.state, 0
    while state.to_move >= 0:
        seat = int(state.to_move)
        choice = bots[seat].choose(state)
        row: dict[str, object] = {
            "game": number,
            "step": step,
            "seat": seat,
            "observation": task.features(state, seat),
            "legal": state.legal(),
            "action": choice.action,
            "chances": choice.chances or None,
        }
        if task.plane_names:
            row["map"] = task.planes(state, seat).ravel()
        yield row
        record.play(choice.action)
        step += 1


def game_schema() -> arrow.Schema:
    """The columns of ``games-*.parquet``."""
    return arrow.schema(
        [
            ("game", arrow.int64()),
            ("bots", arrow.list_(arrow.string())),
            ("scores", arrow.list_(arrow.int32())),
            ("places", arrow.list_(arrow.int8())),
            ("decisions", arrow.int32()),
            ("record", arrow.string()),
        ]
    )


def position_schema(task: Task) -> arrow.Schema:
    """The columns of ``positions-*.parquet``; observations are those of the environments."""
    fields = [
        ("game", arrow.int64()),
        ("step", arrow.int32()),
        ("seat", arrow.int8()),
        ("observation", arrow.list_(arrow.float32(), len(task.feature_names))),
    ]
    if task.plane_names:
        fields.append(("map", arrow.list_(arrow.uint8(), int(np.prod(task.plane_shape)))))
    fields += [
        ("legal", arrow.list_(arrow.int16())),
        ("action", arrow.int16()),
        ("chances", arrow.list_(arrow.float32())),
        ("outcome", arrow.float32()),
    ]
    return arrow.schema(fields)


def _parquet(rows: list[dict[str, object]], schema: arrow.Schema) -> bytes:
    table = arrow.Table.from_arrays(
        [_column([row[field.name] for row in rows], field.type) for field in schema],
        schema=schema,
    )
    file = BytesIO()
    parquet.write_table(table, file, compression="zstd")
    return file.getvalue()


def _column(values: list[object], kind: arrow.DataType) -> arrow.Array:
    if isinstance(kind, arrow.FixedSizeListType):
        flat = np.concatenate([np.asarray(value) for value in values])
        return arrow.FixedSizeListArray.from_arrays(arrow.array(flat), type=kind)
    return arrow.array(values, type=kind)
