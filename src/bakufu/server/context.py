"""Everything that requests and connections share."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from bakufu.bots import registry as bot_registry
from bakufu.engine.errors import Refused
from bakufu.i18n import UnknownLanguage, Words
from bakufu.server.hub import Hub
from bakufu.server.limits import Buckets
from bakufu.server.rooms import Rooms
from bakufu.server.settings import Settings
from bakufu.server.store import open_engine


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("bakufu_moves", "Commands that changed a game", registry=self.registry)
        self.refused = Counter("bakufu_refused", "Refusals by kind", ["key"], registry=self.registry)
        self.limited = Counter("bakufu_limited", "Requests over the rate limit", registry=self.registry)
        self.sockets = Gauge("bakufu_sockets", "Open WebSocket connections", registry=self.registry)
        self.seconds = Histogram(
            "bakufu_request_seconds", "Time of a request", ["route"], registry=self.registry
        )


class Context:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.now = time.monotonic
        self.log = structlog.get_logger("bakufu")
        self.metrics = Metrics()
        self.rooms = Rooms(open_engine(settings.database), bot_registry.bots)
        self.hub = Hub(self.rooms)
        self.stopping = asyncio.Event()
        self.requests = Buckets(settings.requests_per_second, settings.requests_burst, self.now)
        self.new_tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute, self.now)

    def words(self, lang: str, why: Refused) -> str:
        """A refusal in the reader's language, with its rule."""
        refusal = why.refusal
        text = _words(lang).refusal(refusal.key, refusal.rule, refusal.facts)
        return f"{text} ({refusal.rule})" if refusal.rule else text


@lru_cache(maxsize=32)
def _words(lang: str) -> Words:
    try:
        return Words(lang, "shogun")
    except UnknownLanguage:
        return Words("en", "shogun")
