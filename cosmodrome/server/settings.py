"""The settings, from environment variables, so that all worker processes have the same."""

import os
from pathlib import Path
from typing import Final

from msgspec import Struct, convert
from platformdirs import user_data_path

PREFIX: Final = "COSMODROME_"


class Settings(Struct, frozen=True):
    """Each field is read from ``COSMODROME_<NAME>``; docs/hosting.md explains them."""

    database: str = ""
    # The public address, if browsers do not use the one the server listens on.
    origin: str = ""
    # The address the server was told to listen on, which browsers may use as its name.
    host: str = ""
    # The number of worker processes for bots; 0: one less than there are cores.
    thinkers: int = 0
    # The address of a Dask scheduler to use instead of worker processes.
    cluster: str = ""
    # Bots of the host's own that people may choose: `name=module:Factory`, separated by commas.
    bots: str = ""
    # The least number of seconds for a bot's move, so that people can follow the game.
    bot_pause: float = 0.6
    # A factor for all rate limits.
    rate: float = 1.0
    sockets: int = 20_000
    # A client that takes no data for this many seconds is dropped.
    patience: float = 10.0
    # Tables that nobody follows leave the memory after this many seconds.
    idle: float = 60.0
    # Whether a proxy divides the tables between several processes, by the address of the socket.
    by_table: bool = False
    open_metrics: bool = False
    # The folder of finished studies.
    studies: str = ""
    # The mail server for notices, `smtp://user:password@host:port` or `smtps://...`; the sender.
    smtp: str = ""
    mail_from: str = ""
    # Whether push services and webhooks may be in a private network, and without encryption.
    private_addresses: bool = False
    log_level: str = "INFO"

    @property
    def sends_mail(self) -> bool:
        """Whether notices can go by mail. Their links need the public address."""
        return bool(self.smtp and self.mail_from and self.origin)

    def own_bots(self) -> dict[str, str]:
        """The host's own bots: what people choose, and what it stands for."""
        pairs = (pair.partition("=") for pair in self.bots.split(",") if pair)
        return {name: spec or name for name, _, spec in pairs}

    def database_url(self) -> str:
        """The configured database, or a file in the user's data folder."""
        return self.database or default_database(user_data_path("cosmodrome"))

    def studies_folder(self) -> Path:
        """The configured folder of studies, or one in the user's data folder."""
        return Path(self.studies or user_data_path("cosmodrome") / "studies")


def default_database(folder: Path) -> str:
    """The address of the SQLite file in a folder, which is created if it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'cosmodrome.sqlite'}"


def from_environment() -> Settings:
    """The settings of this process."""
    values = {
        name: os.environ[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in os.environ
    }
    return convert(values, Settings, strict=False)
