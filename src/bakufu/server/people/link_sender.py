"""Sends links by e-mail in the background, so that no answer takes longer for an address that is known."""

from __future__ import annotations

import asyncio
from typing import Any

from bakufu.engine.errors import Refused
from bakufu.server.mail import Smtp, send
from bakufu.server.people.email_links import AskedLink, prepare
from bakufu.server.people.persons import PeopleStore

AT_ONCE = 4
WAITING_MOST = 200


class LinkSender:
    def __init__(self, people: PeopleStore, smtp: Smtp | None, log: Any) -> None:
        self.people = people
        self.smtp = smtp
        self.log = log
        self.tasks: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    def ask(self, asked: AskedLink) -> None:
        """Send a link soon; an address is never logged."""
        if self.smtp is None:
            raise Refused("email-off")
        if len(self.tasks) >= WAITING_MOST:
            self.log.warning("link-dropped", waiting=len(self.tasks))
            return
        task = asyncio.create_task(self._send(self.smtp, asked))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, smtp: Smtp, asked: AskedLink) -> None:
        async with self._places:
            try:
                mail = await prepare(self.people, asked)
                if mail is None:
                    self.log.warning("links-too-many", purpose=asked.purpose)
                    return
                await send(smtp, mail)
            except Exception as error:  # the mail server may do anything; who asked can only ask again
                self.log.error("link-not-sent", error=error)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
