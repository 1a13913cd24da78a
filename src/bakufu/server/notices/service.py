"""Everything about notices that one server process has: the outbox, the ways to send, the background task."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import Any, NamedTuple

from sqlalchemy import select

from bakufu.engine.errors import Refused, safe_repr
from bakufu.server import mail
from bakufu.server.metrics import Metrics
from bakufu.server.notices import recipients
from bakufu.server.notices.delivery import Deliverer
from bakufu.server.notices.dispatcher import Dispatcher
from bakufu.server.notices.eyes import Eyes
from bakufu.server.notices.kinds import TEST
from bakufu.server.notices.outbox import Outbox
from bakufu.server.notices.push import Push
from bakufu.server.notices.rates import Rate
from bakufu.server.notices.server_keys import ServerKeys
from bakufu.server.notices.web_post import Undelivered, WebPost
from bakufu.server.notices.wishes import Wishes
from bakufu.server.people.persons import PeopleStore
from bakufu.server.settings import DAY, Settings
from bakufu.server.storage.notices_schema import channels
from bakufu.server.tables.presence import PresenceRegistry
from bakufu.server.tables.store import TableStore

TESTS_PER_SECOND, TESTS_BURST = 1 / 60, 5.0  # of one person


class TestNotice(NamedTuple):
    """A notice that only tells that it arrived."""

    id: str
    created_at: float
    kind: str = TEST
    facts: str = "{}"
    table_id: str | None = None
    seat: int | None = None


class Notices:
    def __init__(
        self,
        settings: Settings,
        people: PeopleStore,
        store: TableStore,
        presence: PresenceRegistry,
        metrics: Metrics,
        log: Any,
    ) -> None:
        self.settings = settings
        self.people = people
        self.store = store
        self.keys = ServerKeys(store.engine)
        self.web = WebPost(settings.notices_to_loopback)
        self.push = Push(self.keys, self.web, contact(settings))
        send_mail = partial(mail.send, settings.smtp) if settings.smtp is not None else None
        base = f"{settings.url}/" if settings.url else ""
        self.deliverer = Deliverer(self.keys, self.web, self.push, send_mail, base)
        self.outbox = Outbox(store.engine, store.now)
        self.dispatcher = Dispatcher(self.outbox, self.deliverer, Eyes(presence), metrics, log)
        self.dispatcher.dead_kept = settings.keep.notices * DAY or inf
        self.test_rate = Rate(TESTS_PER_SECOND, TESTS_BURST, store.now)
        store.notices_of = self.dispatcher.notices_of
        store.on_change.append(self.dispatcher.table_changed)
        presence.on_look.append(self.dispatcher.looked)

    def off(self) -> dict[str, str]:
        """The ways that this server cannot use, each with the reason."""
        found: dict[str, str] = {}
        if not self.settings.url:
            found |= {"email": "no-url", "webhook": "no-url"}
        elif self.settings.smtp is None:
            found["email"] = "no-mail"
        return found

    def first_wishes(self, zone: str) -> Wishes:
        """What somebody wishes who has not said anything: the host's default for the night, in their zone."""
        begins, until = self.settings.night or (0, 0)
        return Wishes(night=self.settings.night is not None, night_from=begins, night_until=until, zone=zone)

    async def send_test(self, person: str, channel: str) -> None:
        """Send a test notice at once; `Refused` when it does not arrive."""
        wait = self.test_rate.wait(person)
        if wait:
            raise Refused("too-fast", again_after=int(wait) + 1)
        mine = select(channels.c.id).where(channels.c.person == person, channels.c.id == channel)
        async with self.people.reading() as connection:
            known = await connection.scalar(mine)
        found = await recipients.delivery(self.people.engine, channel, ()) if known else None
        if found is None:
            raise Refused("notice-channel-unknown", channel=safe_repr(channel))
        now = self.store.now()
        try:
            await self.deliverer.deliver([TestNotice(f"test{int(now)}", now)], found, now)
        except Undelivered as failed:
            if failed.refused is not None:
                raise failed.refused from None
            how, _, why = failed.why.partition(":" if ":" in failed.why else " ")
            raise Refused("notice-not-delivered", how=how, why=why.strip()) from None


def contact(settings: Settings) -> str:
    """Whom push services may write to about this server."""
    if settings.smtp is not None:
        return f"mailto:{settings.smtp.sender}"
    return settings.url if settings.url.startswith("https://") else "mailto:nobody@example.org"
