"""A bot of the installed build against a bot of another build: has a change made it stronger?

The other build is a wheel, or a folder that holds the package. Each build plays in a process of its
own; both follow the same game and compare digests. Every deal is played from every seat, and at
larger tables the other build has all other seats. Seconds are those of the processor, for decisions
with more than one legal action. Finished games are kept in bench/results, in a file for each match
and pair of builds: a long match can be played in pieces, and several can be played side by side.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from against import unpacked
from report import load, save, show

import cosmodrome
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.judge import outcome
from cosmodrome.lab.intervals import share

_SEAT = Path(__file__).with_name("seat.py")
_ENDED = "The build in {path} could not play (exit code {code}); what it said stands above."
# Sources, printed values and learned weights.
_PLAYS_BY = (".py", ".csv", ".weights")


class Match(NamedTuple):
    """Who plays what."""

    game: str
    seats: int
    options: list[str]
    bot: str
    other: str
    seed: int


class Seats:
    """A bot of one build, in a process of its own."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._process = subprocess.Popen(
            [sys.executable, str(_SEAT)],
            env={**os.environ, "PYTHONPATH": path},
            cwd=tempfile.gettempdir(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, *command: Any) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(command) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._ended() from None

    def choose(self) -> tuple[int, float, int]:
        """An action, the seconds that it took, and the digest of the position."""
        self.tell("choose")
        assert self._process.stdout is not None
        answer = self._process.stdout.readline()
        if not answer:
            raise self._ended()
        action, seconds, digest = json.loads(answer)
        return action, seconds, digest

    def _ended(self) -> SystemExit:
        return SystemExit(_ENDED.format(path=self._path, code=self._process.wait()))

    def close(self) -> None:
        """Let the process read to the end of its commands, and wait for it."""
        self._process.communicate()


def fingerprint(folder: Path) -> str:
    """What a build plays by: another one has another, though its version is the same."""
    digest = blake2b(digest_size=8)
    for file in sorted((folder / "cosmodrome").rglob("*")):
        if file.suffix in _PLAYS_BY:
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def play(match: Match, number: int, sides: list[Seats]) -> dict[str, Any]:
    """One game: the installed build's share of the victory, and what both sides spent."""
    deal = step_seed(match.seed, number // match.seats)
    mine = number % match.seats
    own = step_seed(deal, 1 + mine)
    side_of = [0 if seat == mine else 1 for seat in range(match.seats)]
    for side, bot in enumerate((match.bot, match.other)):
        seeds = {seat: step_seed(own, seat) for seat in range(match.seats) if side_of[seat] == side}
        sides[side].tell("start", match.game, match.seats, match.options, deal, bot, seeds)
    options = dict.fromkeys(match.options, True)
    state = cosmodrome.game(match.game).start(match.seats, options, deal)
    seconds, decisions, slowest = [0.0, 0.0], [0, 0], [0.0, 0.0]
    while state.to_move >= 0:
        legal = state.legal()
        action = legal[0]
        if len(legal) > 1:
            side = side_of[state.to_move]
            action, spent, digest = sides[side].choose()
            assert digest == state.digest(), "the builds play by different rules"
            seconds[side] += spent
            decisions[side] += 1
            slowest[side] = max(slowest[side], spent)
        state.apply(action)
        for one in sides:
            one.tell("apply", action)
    return {
        "number": number,
        "won": outcome(state)[mine],
        "seconds": seconds,
        "decisions": decisions,
        "slowest": slowest,
    }


def row(match: Match, games: list[dict[str, Any]]) -> dict[str, Any]:
    """The table's row for a match."""
    won = share(sum(game["won"] for game in games), len(games))
    spent = [
        1000
        * sum(game["seconds"][side] for game in games)
        / sum(g["decisions"][side] for g in games)
        for side in (0, 1)
    ]
    slowest = [1000 * max(game["slowest"][side] for game in games) for side in (0, 1)]
    return {
        "game": match.game,
        "players": match.seats,
        "options": ", ".join(match.options),
        "games": len(games),
        "won": f"{100 * won.share:.1f} % ({100 * won.low:.1f}-{100 * won.high:.1f})",
        "ms a decision": f"{spent[0]:.0f}, {spent[1]:.0f}",
        "slowest": f"{slowest[0]:.0f}, {slowest[1]:.0f}",
    }


def main() -> None:
    """Play what is missing of a match, and show what is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot", help="a bot of the installed build")
    parser.add_argument("build", type=Path, help="the other build: a wheel or a folder")
    parser.add_argument("other", help="a bot of the other build")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", default="", help="names with commas, or all")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    options = [name for name in args.options.split(",") if name]
    if options == ["all"]:
        options = [option.name for option in cosmodrome.game(args.game).options]
    match = Match(args.game, args.seats, options, args.bot, args.other, args.seed)
    installed = Path(cosmodrome.__file__).parents[1]
    with ExitStack() as stack:
        other = stack.enter_context(unpacked(args.build))
        key = json.dumps([*match, fingerprint(installed), fingerprint(Path(other))])
        name = f"versions-{args.game}-{blake2b(key.encode(), digest_size=6).hexdigest()}"
        games: list[dict[str, Any]] = list(load(name).get("rows", []))
        sides = [Seats(path) for path in (str(installed), other)]
        for side in sides:
            stack.callback(side.close)
        for number in range(len(games), args.games):
            games.append(play(match, number, sides))
            save(name, games)
            print(row(match, games), flush=True)
    show(f"{args.bot} against {args.other} of {args.build.name}", [row(match, games)])


if __name__ == "__main__":
    main()
