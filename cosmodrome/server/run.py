"""Start the server."""

import os
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn

from cosmodrome.server.database_check import check_address, prepare
from cosmodrome.server.http_protocol import LimitedHttpProtocol
from cosmodrome.server.settings import PREFIX, default_database, from_environment
from cosmodrome.server.socket_protocol import SocketProtocol
from cosmodrome.server.thinking import own_bots

_MAX_MESSAGE: Final = 16_384
_SHUTDOWN_TIMEOUT: Final = 3


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    database: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    data: Path | None = None,
) -> None:
    """Serve until the process is stopped.

    ``database`` is an address; the default is a file in ``data``, or in the user's data folder.
    Several workers need a PostgreSQL database.
    """
    if database is None and data is not None:
        database = default_database(data)
    if database is not None:
        os.environ[PREFIX + "DATABASE"] = database
    os.environ[PREFIX + "HOST"] = host
    # What is wrong with the host's own bots is said before anybody plays.
    own_bots()
    address = from_environment().database_url()
    check_address(address, workers)
    prepare(address)
    url = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"  # noqa: S104
    print(url, flush=True)
    if open_browser:
        threading.Thread(target=_open, args=(url,), daemon=True).start()
    uvicorn.run(
        "cosmodrome.server.app:create",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=LimitedHttpProtocol,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws=SocketProtocol,
        ws_max_size=_MAX_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT,
        access_log=False,
        log_config=None,
        server_header=False,
    )


def _open(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(address + "healthz", timeout=1).close()  # noqa: S310
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
