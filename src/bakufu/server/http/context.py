"""The application context that all requests and connections of a server process share."""

from __future__ import annotations

import asyncio
import time
from contextlib import nullcontext
from functools import lru_cache, partial
from typing import Any, Protocol

import msgspec
import structlog
from msgspec.structs import replace

from bakufu.bots import registry as bot_registry
from bakufu.engine.errors import Refusal, Refused, safe_repr
from bakufu.engine.preview import Preview
from bakufu.i18n import UnknownLanguage, Words, language
from bakufu.server.bots.advice import Adviser
from bakufu.server.bots.pool import BotPool
from bakufu.server.clubs.access import Members
from bakufu.server.company.blocks import blocked_pairs
from bakufu.server.company.service import Company
from bakufu.server.http.limits import ConnectionLimit, RateLimits
from bakufu.server.message import NUMBER_MOST
from bakufu.server.metrics import Metrics
from bakufu.server.notices.service import Notices
from bakufu.server.pairing.service import Pairing
from bakufu.server.people.link_sender import LinkSender
from bakufu.server.people.persons import PeopleStore
from bakufu.server.protocol import Ack, Draft, Moves, Refuse, Undo
from bakufu.server.settings import Settings
from bakufu.server.standing.results import ResultWriter
from bakufu.server.storage.db import open_engine
from bakufu.server.tables import commands
from bakufu.server.tables.broadcast import Broadcaster
from bakufu.server.tables.lobby_broadcast import LobbyBroadcaster
from bakufu.server.tables.presence import PresenceRegistry
from bakufu.server.tables.store import TableStore
from bakufu.server.tournaments.service import Tournaments


class OpenConnection(Protocol):
    """An open socket."""

    bans_changed: asyncio.Event


class Context:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.now = time.monotonic
        self.log = structlog.get_logger("bakufu")
        self.metrics = Metrics()
        self.store = TableStore(open_engine(settings.database), bot_registry.bots)
        self.store.consequences.append(ResultWriter(self.store.writer.sql))
        self.people = PeopleStore(self.store.engine, self.store.now)
        self.clubs = self.store.clubs = Members(self.people)
        self.presence = PresenceRegistry(self.store, self.log)
        self.broadcaster = Broadcaster(self.store, self.presence)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_seconds)
        self.advice = Adviser(self.store, self.bot_pool)
        self.lobby = LobbyBroadcaster(self.store, self.log)
        self.stopping = asyncio.Event()
        self.connections: set[OpenConnection] = set()  # open sockets, until each has sent its last message
        self.request_limit = RateLimits(settings.requests_per_second, settings.requests_burst, self.now)
        self.new_table_limit = RateLimits(
            settings.tables_per_minute / 60, settings.tables_per_minute, self.now
        )
        self.advice_limit = RateLimits(settings.questions_per_second, settings.questions_burst, self.now)
        self.sign_in_limit = RateLimits(
            settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute, self.now
        )
        self.mail_limit = RateLimits(settings.mails_per_hour / 3600, settings.mails_per_hour, self.now)
        self.links = LinkSender(self.people, settings.smtp, self.log)
        self.notices = Notices(settings, self.people, self.store, self.presence, self.metrics, self.log)
        self.pairing = Pairing(self.store, settings, self.metrics, self.log)
        self.tournaments = Tournaments(self.store, self.log)
        self.company = Company(settings, self.people, self.store, self.notices.keys.get, self.log)
        self.company.bans.on_change.append(self.bans_changed)
        self.pairing.blocked = partial(blocked_pairs, self.people)
        self.chat_limit = RateLimits(settings.chat_per_minute / 60, settings.chat_per_minute, self.now)
        self.chat_each_limit = RateLimits(
            settings.chat_each_per_minute / 60, settings.chat_each_per_minute, self.now
        )
        self.report_limit = RateLimits(settings.reports_per_hour / 3600, settings.reports_per_hour, self.now)
        self.moderator_limit = RateLimits(
            settings.moderator_tries_per_minute / 60, settings.moderator_tries_per_minute, self.now
        )
        self.socket_limit = ConnectionLimit(settings.sockets_most)

    def bans_changed(self) -> None:
        """Look at every open connection again."""
        for connection in self.connections:
            connection.bans_changed.set()

    async def submit(self, table_id: str, token: str, message: Moves | Undo) -> Ack:
        """Submit a person's moves or undo from either transport, and count it unless it was a repetition."""
        timer = self.metrics.move_seconds.time() if isinstance(message, Moves) else nullcontext()
        with timer:
            ack = await commands.command(self.store, table_id, token, message)
        if not ack.repeated:
            self.metrics.moves.labels("person").inc()
        return ack

    def refuse(self, lang: str, why: Refused, sent_id: str | None = None) -> Refuse:
        """A refusal in the reader's language, with the messages of its game and its rule."""
        refusal = sendable(why.refusal)
        self.metrics.refused.labels(refusal.key).inc()
        return Refuse(refusal=refusal, words=in_words(lang, why.game, refusal), id=sent_id)


def draft_in_words(lang: str, game: str, draft: Draft) -> Draft:
    """A draft whose refusals, also those of its forecast, are told in the reader's language."""
    if draft.preview is None:
        return draft
    worded: Preview = _with_words(lang, game, draft.preview)
    return replace(draft, preview=worded)


def _with_words(lang: str, game: str, part: Any) -> Any:
    """The same part of a preview; whatever holds a `refusal` and a place for its `words` has both."""
    if isinstance(part, list):
        return [_with_words(lang, game, one) for one in part]
    if not isinstance(part, msgspec.Struct) or isinstance(part, Refusal):
        return part
    changes = {name: _with_words(lang, game, getattr(part, name)) for name in part.__struct_fields__}
    if "words" in changes and isinstance(refusal := changes.get("refusal"), Refusal):
        changes["words"] = in_words(lang, game, sendable(refusal))
    return replace(part, **changes)


def in_words(lang: str, game: str, refusal: Refusal) -> str:
    text = words_of(lang, game).refusal(refusal.key, refusal.rule, refusal.facts)
    return f"{text} ({refusal.rule})" if refusal.rule else text


def sendable(refusal: Refusal) -> Refusal:
    """Shorten numbers from a client that are too large for JSON, a browser or a message file."""
    if all(isinstance(value, str) or abs(value) <= NUMBER_MOST for value in refusal.facts.values()):
        return refusal
    facts = {
        name: value if isinstance(value, str) or abs(value) <= NUMBER_MOST else safe_repr(value)
        for name, value in refusal.facts.items()
    }
    return Refusal(refusal.key, refusal.rule, facts)


def words_of(lang: str, game: str) -> Words:
    """The words in this language for a game; "" for no game."""
    try:
        return _words(language(lang), game)
    except UnknownLanguage:
        return _words("en", game)


@lru_cache(maxsize=32)
def _words(tag: str, game: str) -> Words:
    return Words(tag, game)


def preferred_language(header: str) -> str:
    """The best supported language of an Accept-Language header; else English."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:500].split(",")):
        name, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
            wishes.append((-quality, place, language(name)))
        except (ValueError, UnknownLanguage):
            continue
    return min((wish for wish in wishes if wish[0] < 0), default=(0, 0, "en"))[2]
