"""Metrics for operators, in the format of Prometheus."""

from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
_BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

REQUESTS: Final = Counter("cosmodrome_requests_total", "HTTP responses by status", ["status"])
REFUSALS: Final = Counter("cosmodrome_refusals_total", "Refusals by code", ["code"])
MOVES: Final = Counter("cosmodrome_moves_total", "Committed moves by maker", ["maker"])
CONFLICTS: Final = Counter("cosmodrome_conflicts_total", "Writes lost to another process")
DROPPED: Final = Counter(
    "cosmodrome_dropped_sockets_total", "Sockets dropped by reason", ["reason"]
)
DROPPED_CONNECTIONS: Final = Counter(
    "cosmodrome_dropped_connections_total", "HTTP connections dropped by reason", ["reason"]
)
COMMIT: Final = Histogram(
    "cosmodrome_commit_seconds", "Duration of a database commit", buckets=_BUCKETS
)
THINKING: Final = Histogram(
    "cosmodrome_thinking_seconds", "Time until a bot has chosen a move", buckets=_BUCKETS
)
SOCKETS: Final = Gauge("cosmodrome_sockets", "Open sockets")
LONGEST_PAUSE: Final = Gauge(
    "cosmodrome_loop_longest_pause_seconds",
    "Longest time for which the event loop did nothing else, in the last minute or two",
)
LIVE_TABLES: Final = Gauge("cosmodrome_live_tables", "Tables in memory")


def exposition() -> bytes:
    """All metrics, as Prometheus reads them."""
    return generate_latest()
