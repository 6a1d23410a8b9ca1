"""What an operator can set, from the environment: every worker process reads the same."""

import os
from pathlib import Path
from typing import Final

from msgspec import Struct, convert
from platformdirs import user_data_path

PREFIX: Final = "COSMODROME_"


class Settings(Struct, frozen=True):
    """Each field is read from ``COSMODROME_<NAME>``; docs/hosting.md explains them."""

    database: str = ""
    # The address that browsers use, if it is not the one the server listens on.
    origin: str = ""
    # Processes that think for bots.
    thinkers: int = 0
    # A Dask scheduler to think on instead, by address.
    cluster: str = ""
    # A bot waits this long before it moves, so that people can follow.
    bot_pause: float = 0.6
    # Every rate limit is multiplied by this.
    rate: float = 1.0
    sockets: int = 20_000
    # A client that takes no data for so many seconds is dropped.
    patience: float = 10.0
    # Tables that nobody looks at leave the memory after so many seconds.
    idle: float = 60.0
    open_metrics: bool = False
    log_level: str = "INFO"

    def database_url(self) -> str:
        """The database: the one that is set, or a file in the user's data folder."""
        return self.database or default_database(user_data_path("cosmodrome"))


def default_database(folder: Path) -> str:
    """The embedded database in a folder, which is made if it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'cosmodrome.sqlite'}"


def from_environment() -> Settings:
    """The settings of this process."""
    found = {
        name: os.environ[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in os.environ
    }
    return convert(found, Settings, strict=False)
