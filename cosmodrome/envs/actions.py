"""Every action as numbers: what it does and with what, for learners that look at actions.

>>> task = Task("galaktiko")
>>> encoded = encode_actions(task)
>>> encoded.table.shape == (task.actions, len(encoded.names))
True
>>> [encoded.names[place] for place in np.flatnonzero(encoded.table[30])]
['6', 'verb move']
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosmodrome.envs.common import Task

# Actions that name a cell of a board by a number this high have its row and column instead.
_MANY: Final = 100


class EncodedActions(NamedTuple):
    """A row for each action, a column for each name: 1 where it applies."""

    table: NDArray[np.float32]
    names: list[str]


def encode_actions(task: Task) -> EncodedActions:
    """The verb and the words of each action's notation; no two actions are alike."""
    catalog = task.game.actions
    words = [_words(task, catalog.name(action)) for action in range(task.actions)]
    names = list(dict.fromkeys(word for own in words for word in own))
    places = {name: place for place, name in enumerate(names)}
    table = np.zeros((task.actions, len(names)), np.float32)
    for action, own in enumerate(words):
        table[action, [places[word] for word in own]] = 1
    return EncodedActions(table, names)


def _words(task: Task, notation: str) -> list[str]:
    verb, *arguments = notation.split()
    family = next(family for family in task.game.actions.families if family.verb == verb)
    found = [f"verb {verb}"]
    for place, argument in enumerate(arguments):
        if family.size > _MANY and argument.isdecimal():
            row, column = divmod(int(argument), task.plane_shape[2])
            found += [f"row {row}", f"column {column}"]
        else:
            # The second word of `adapt earth red` is another thing than the first.
            found.append(argument if place == 0 else f"{argument} ({place + 1})")
    return found
