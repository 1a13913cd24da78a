"""Prometheus metrics of this process, or of all worker processes together.

They count everybody's moves, including private ones, so players must not see them: see `may_read`.
"""

from __future__ import annotations

import hmac
import os
from collections.abc import Mapping
from functools import cache
from ipaddress import ip_address

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # the folder in which worker processes share their numbers

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_WAITING = (1, 5, 15, 30, 60, 120, 300, 900, 3600, 6 * 3600, 24 * 3600, 7 * 24 * 3600)
_THINKING = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 5, 10, 20)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.moves = Counter(
            "bakufu_moves",
            "Runs of moves and undos that changed a game, by who sent them",
            ["by"],
            registry=registry,
        )
        self.move_seconds = Histogram(
            "bakufu_move_seconds",
            "From a command's arrival to its acknowledgement",
            buckets=_QUICK,
            registry=registry,
        )
        self.refused = Counter("bakufu_refused", "Refusals by kind", ["key"], registry=registry)
        self.limited = Counter("bakufu_limited", "Refusals by a rate limit", ["what"], registry=registry)
        self.failed = Counter("bakufu_failed", "Requests that failed by our fault", registry=registry)
        self.sockets = Gauge(
            "bakufu_sockets",
            "Open WebSocket connections",
            ["to"],
            registry=registry,
            multiprocess_mode="livesum",
        )
        self.polls = Gauge("bakufu_polls", "Open long polls", registry=registry, multiprocess_mode="livesum")
        self.sent = Counter("bakufu_sent", "Messages sent over WebSocket", ["type"], registry=registry)
        self.dropped = Counter("bakufu_dropped", "Connections that we ended", ["reason"], registry=registry)
        self.seconds = Histogram(
            "bakufu_request_seconds", "Time of an HTTP request", ["route"], buckets=_QUICK, registry=registry
        )
        self.bot_seconds = Histogram(
            "bakufu_bot_seconds",
            "Time of a bot's decision, with its waiting",
            ["bot"],
            buckets=_THINKING,
            registry=registry,
        )
        self.bot_failed = Counter(
            "bakufu_bot_failed", "Decisions that a bot did not make", ["bot", "how"], registry=registry
        )

        self.notices = Counter(
            "bakufu_notices",
            "Tries to send a notice, by channel and what became of it",
            ["to", "how"],
            registry=registry,
        )

        self.pairing = Counter(
            "bakufu_pairing",
            "People who look for a game: began, stopped, gone, paired, with_bots",
            ["game", "what"],
            registry=registry,
        )
        self.pairing_seconds = Histogram(
            "bakufu_pairing_seconds",
            "How long people have waited for the game that they got",
            ["game"],
            buckets=_WAITING,
            registry=registry,
        )
        self.counted = Counter(
            "bakufu_games_counted", "Games that have ended, by `rated` or why not", ["how"], registry=registry
        )
        self.masked = Counter("bakufu_masked", "Lines of chat with masked words", registry=registry)
        self.cleaned = Counter(
            "bakufu_cleaned", "What retention has deleted: rows, or tables", ["what"], registry=registry
        )

        self.sent_of = cache(self.sent.labels)  # cached, because a lookup costs more than counting

    def text(
        self,
        tables: Mapping[str, int],
        watched: int,
        outbox: Mapping[str, float] | None = None,
        looking: Mapping[str, int] | None = None,
        tournaments: Mapping[str, int] | None = None,
        desk: Mapping[str, int] | None = None,
    ) -> bytes:
        """All metrics as text; those of the tables come from the database."""
        extra = CollectorRegistry()
        by_status = Gauge("bakufu_tables", "Tables by status", ["status"], registry=extra)
        for status, count in tables.items():
            by_status.labels(status).set(count)
        Gauge("bakufu_tables_watched", "Tables that somebody watches here", registry=extra).set(watched)
        notices = Gauge(
            "bakufu_outbox",
            "Notices in the outbox: waiting, due, dead, unplanned; oldest: seconds that one has been due",
            ["what"],
            registry=extra,
        )
        for what, value in (outbox or {}).items():
            notices.labels(what).set(value)
        by_game = Gauge("bakufu_waiting", "People who look for a game", ["game"], registry=extra)
        for game, count in (looking or {}).items():
            by_game.labels(game).set(count)
        contests = Gauge("bakufu_tournaments", "Tournaments by status", ["status"], registry=extra)
        for status, count in (tournaments or {}).items():
            contests.labels(status).set(count)
        waiting = Gauge("bakufu_desk", "Open reports, and bans that hold", ["what"], registry=extra)
        for what, count in (desk or {}).items():
            waiting.labels(what).set(count)
        shared = self.registry
        if os.environ.get(SHARED):
            shared = CollectorRegistry()
            MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
        return generate_latest(shared) + generate_latest(extra)


def may_read(address: str, headers: Mapping[str, str], token: str) -> bool:
    """Whether this client may read the metrics: by the token, or without one only from this machine itself.

    Requests that a proxy forwards do not count as coming from this machine.
    """
    if token:
        given = headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), token.encode())
    if any(name in headers for name in ("forwarded", "x-forwarded-for", "x-forwarded-host", "via")):
        return False
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
