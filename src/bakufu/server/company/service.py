"""Everything about good company that one server process has: bans, word filter, where people come from."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from bakufu.server.company.addresses import KEY_NAME, Origin, author_key, origin_of
from bakufu.server.company.bans import BanList
from bakufu.server.company.origins import Origins
from bakufu.server.company.word_filter import read_filter
from bakufu.server.people.persons import PeopleStore
from bakufu.server.settings import Settings
from bakufu.server.tables.store import TableStore

KeyOf = Callable[[str, Callable[[], str]], Awaitable[str]]


class Company:
    def __init__(
        self, settings: Settings, people: PeopleStore, store: TableStore, key_of: KeyOf, log: Any
    ) -> None:
        self.people = people
        self.bans = BanList(people, log)
        self.origins = Origins(store)
        self.filter = read_filter(settings.word_filter)
        self._key_of = key_of

    async def _key(self) -> str:
        return await self._key_of(KEY_NAME, lambda: secrets.token_urlsafe(32))

    async def origin(self, address: str) -> Origin | None:
        return origin_of(await self._key(), address)

    async def author(self, table_id: str, who: str) -> str:
        """Who somebody is among the spectators of a table."""
        return author_key(await self._key(), table_id, who)

    async def note_origin(self, table_id: str, who: str, address: str) -> None:
        await self.origins.note(table_id, who, await self.origin(address))

    async def check_not_banned(self, person: str | None, address: str) -> None:
        await self.bans.loaded()
        if len(self.bans):
            self.bans.check(person, await self.origin(address), address)

    def masked(self, text: str) -> str:
        return self.filter.masked(text)
