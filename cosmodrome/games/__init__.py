"""The games: one folder each, all of the same shape. A folder with printed values is a game.

Games of one's own may stand elsewhere: the environment variable ``COSMODROME_GAMES`` names the
folders that hold theirs, separated as in ``PATH``.
"""

import os

__path__ += [
    folder for folder in os.environ.get("COSMODROME_GAMES", "").split(os.pathsep) if folder
]
