"""Logs: one JSON object a line, with table and sequence number where they apply.

Never log a secret: no tokens, cookies, passwords, invitations, seeds, chat.
"""

import json
import logging
import sys
from typing import Final

LOG: Final = logging.getLogger("cosmodrome")
_STANDARD: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, event, and what was passed as ``extra``."""
        fields = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str, ensure_ascii=False)


def set_up(level: str) -> None:
    """Log to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("cosmodrome", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in ("cosmodrome", "uvicorn", "litestar") else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level)
    # A line for every socket and every request would be too much.
    logging.getLogger("uvicorn.access").handlers = []
    logging.getLogger("uvicorn.access").propagate = False
    if level == "INFO":
        logging.getLogger("uvicorn.error").setLevel("WARNING")
