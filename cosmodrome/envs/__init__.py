"""Adapters for researchers: every game as PettingZoo, Gymnasium and OpenSpiel know games.

Each needs its extra, in a checkout ``pip install '.[pettingzoo]'``, ``'.[gymnasium]'`` or
``'.[openspiel]'``. Importing this package registers the Gymnasium ids; OpenSpiel's games are
registered by ``import cosmodrome.envs.openspiel``.
"""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cosmodrome.extras import needs_extra

with needs_extra("gymnasium"):
    from cosmodrome.envs.common import Illegal

__all__ = ["aec", "parallel", "single"]


def aec(
    name: str,
    seats: int | None = None,
    options: Mapping[str, bool] | None = None,
    *,
    illegal: Illegal = "lose",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    language: str = "en",
    data: Path | str | None = None,
) -> Any:
    """A PettingZoo AEC environment: one agent per seat, one step per decision.

    ``seats``: the fewest if not given. ``illegal``: what an illegal action does.
    ``max_cycles``: the number of decisions after which the game is cut off.

    >>> env = aec("galaktiko", seats=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection
    'player_2'
    >>> observation, reward, over, cut_off, info = env.last()
    >>> int(observation["action_mask"].sum())
    16
    """
    with needs_extra("pettingzoo"):
        from cosmodrome.envs.pettingzoo import make_aec

    return make_aec(name, seats, options, illegal, max_cycles, render_mode, language, data)


def parallel(
    name: str,
    seats: int | None = None,
    options: Mapping[str, bool] | None = None,
    *,
    illegal: Illegal = "lose",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    language: str = "en",
    data: Path | str | None = None,
) -> Any:
    """The same as a PettingZoo parallel environment: all agents act, the mover's action counts.

    Agents that are not to move have an action mask of zeros.
    """
    with needs_extra("pettingzoo"):
        from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(
        aec(
            name,
            seats,
            options,
            illegal=illegal,
            max_cycles=max_cycles,
            render_mode=render_mode,
            language=language,
            data=data,
        )
    )


def single(
    name: str,
    seat: int | None = 0,
    bots: str | Sequence[str] = "greedy",
    seats: int | None = None,
    options: Mapping[str, bool] | None = None,
    *,
    illegal: Illegal = "lose",
    render_mode: str | None = None,
    language: str = "en",
    data: Path | str | None = None,
) -> Any:
    """A Gymnasium environment: one learner against bots.

    ``seat``: where the learner sits; None: another seat each game. ``bots``: one for all
    other seats, or one for each of them in order.

    >>> env = single("galaktiko", seat=1, bots=["random", "greedy"])
    >>> observation, info = env.reset(seed=7)
    >>> sorted(observation), info["seat"]
    (['action_mask', 'observation'], 1)
    """
    with needs_extra("gymnasium"):
        from cosmodrome.envs.gymnasium import Single

    return Single(
        name,
        seat,
        bots,
        seats,
        options,
        illegal=illegal,
        render_mode=render_mode,
        language=language,
        data=data,
    )


if find_spec("gymnasium") is not None:
    from cosmodrome.envs.gymnasium import register

    register()
