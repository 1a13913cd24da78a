"""Who may see the tables of a club. The clubs themselves are a room above this one."""

from __future__ import annotations

from typing import Protocol

from bakufu.engine.errors import Refused
from bakufu.server.storage.rows import TableRow

CLUB = "club"  # the visibility of tables that only members see


class ClubAccess(Protocol):
    async def is_member(self, club: str, person: str) -> bool: ...

    async def opens(self, club: str, token: str) -> bool:
        """Whether this is the token of a member's session."""


class NoClubs:
    """Without clubs nobody is a member."""

    async def is_member(self, club: str, person: str) -> bool:
        return False

    async def opens(self, club: str, token: str) -> bool:
        return False


async def check_may_sit(access: ClubAccess, row: TableRow, person: str | None) -> None:
    """At a club's table only its members sit down, for which they need an account."""
    if row.visibility != CLUB:
        return
    if person is None or row.club is None or not await access.is_member(row.club, person):
        raise Refused("club-members-only")
