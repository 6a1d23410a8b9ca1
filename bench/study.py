"""What counting costs in a study, and how long 10,000 games of `greedy` take on two cores.

    python bench/study.py            # every game for two players
    python bench/study.py mlem 5     # one game, for five players

Processor time of one core, by turns without and with counting, so that other work on the machine
disturbs both alike. The column "10,000 games" is half of it: two cores share them.
"""

import sys
from time import process_time

import cosmodrome
from cosmodrome.bots import Bot
from cosmodrome.engine.chance import step_seed
from cosmodrome.lab.simulate import little_collecting
from cosmodrome.lab.study.plan import Plan, Series, Task
from cosmodrome.lab.study.playing import play_task

GAMES, ROUNDS = 50, 20
BOT = "greedy"


def play(plan: Plan, first: int) -> None:
    """The games of a task as a study plays them, with nothing counted."""
    series = plan.series[0]
    game = cosmodrome.game(plan.game)
    with little_collecting():
        for number in range(first, first + GAMES):
            deal = plan.deal_seed(series, number)
            state = game.start(series.seats, {}, deal)
            bots = [Bot(BOT, step_seed(deal, 1 + seat)) for seat in range(series.seats)]
            while state.to_move >= 0:
                state.apply(bots[state.to_move].choose(state).action)


def measure(name: str, seats: int) -> str:
    """A row of the table in docs/study.md."""
    series = Series("main", seats, [], [BOT] * seats, GAMES * ROUNDS)
    plan = Plan(name, 0, [series], [()])
    played = counted = 0.0
    for place in range(ROUNDS):
        begun = process_time()
        play(plan, place * GAMES)
        between = process_time()
        play_task(plan, Task(0, place * GAMES, GAMES))
        played += between - begun
        counted += process_time() - between
    per_game = 1000 / (GAMES * ROUNDS)
    share = counted / played - 1
    title = f"{name}, {seats} players"
    figures = f"{played * per_game:.1f} ms | {counted * per_game:.1f} ms | {share:.0%}"
    return f"| {title} | {figures} | {10_000 * counted / (GAMES * ROUNDS) / 2:.0f} s |"


def main() -> None:
    """Every game for two players, or one."""
    print("| | played | counted too | counting | 10,000 games, two cores |")
    print("| --- | --- | --- | --- | --- |")
    if len(sys.argv) > 2:
        print(measure(sys.argv[1], int(sys.argv[2])))
        return
    for name in cosmodrome.game_names():
        print(measure(name, 2), flush=True)


if __name__ == "__main__":
    main()
