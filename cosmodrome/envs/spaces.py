"""What observations look like, in Gymnasium's terms."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from cosmodrome.envs.common import Task


def observation_space(task: Task) -> Dict:
    """Features from -1 to 1, the planes of the map where a game has one, and the action mask."""
    spaces: dict[str, Space[Any]] = {
        "observation": Box(-1, 1, (len(task.feature_names),), np.float32)
    }
    if task.plane_names:
        spaces["map"] = Box(0, 255, task.plane_shape, np.uint8)
    spaces["action_mask"] = Box(0, 1, (task.actions,), np.int8)
    return Dict(spaces)
