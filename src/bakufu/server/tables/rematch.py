"""A rematch: one new table for the people of a game that is over, whoever asks first.

The table is made in the transaction that names it at the old one (`tables.rematch`), so two people who press
at the same moment get the same table. Whoever asks sits down there at once. The seats of the others are held
for them for a while: the old seat's token is the proof, or their account.

The new tokens follow from the old one, which only its player has. So an answer that was lost can be asked for
again, and gives the same seat.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

import msgspec

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.storage.rows import SeatRow
from bakufu.server.tables import history, lobby, paces
from bakufu.server.tables.club_access import check_may_sit
from bakufu.server.tables.keys import Holder, is_host, opens_seat, with_key
from bakufu.server.tables.lobby import NewTable
from bakufu.server.tables.messages import AskRematch, Rematch
from bakufu.server.tables.store import TableStore, opens_any, seat_of
from bakufu.server.tables.table import Table
from bakufu.server.tables.table_events import HOST, actor_of, note
from bakufu.server.tables.tokens import digest

HELD_LIVE = 10 * 60.0  # seconds; where people sit at the table together
HELD_DAYS = 24 * 3600.0
LIVE = ("live", "relaxed", paces.NO_CLOCK)


class Asker(NamedTuple):
    """Who asks for a rematch: the token of the old table, what it opens there, and the account, if any."""

    token: str
    seat: Seat | None  # None: the host, who had no seat
    holder: Holder | None

    def derived(self, what: str, table_id: str) -> str:
        """A token for the new table that only whoever has the old one can get again."""
        text = f"bakufu-rematch/1 {what} {table_id}".encode()
        return urlsafe_b64encode(hmac.digest(self.token.encode(), text, sha256)[:24]).decode()


async def rematch(
    store: TableStore, table_id: str, token: str, wish: AskRematch, holder: Holder | None = None
) -> Rematch:
    """Sit down at the rematch of a game that is over, as a player or as its host; the first one makes it."""
    old = await store.get(table_id)
    asker = Asker(token, _place(old, token), holder)
    _check_over(old)
    await check_may_sit(store.clubs, old.row, holder.person if holder is not None else None)
    dead = old.row.rematch if old.row.rematch and await _is_gone(store, old.row.rematch) else None
    made = _made(store, old, asker, wish)

    def change(table: Table) -> str:
        _place(table, token)
        _check_over(table)
        if table.row.rematch is not None and table.row.rematch != dead:
            return table.row.rematch
        table.set_table(rematch=made.row.id)
        actor = actor_of(asker.seat) if asker.seat is not None else HOST
        name = made.seats[asker.seat].name if asker.seat is not None else ""
        note(table, "rematch", store.now(), seat=asker.seat, actor=actor, new=made.row.id, name=name)
        table.changes.more += lobby.new_rows(store, made.row, made.seats)
        return made.row.id

    chosen = await store.transaction(table_id, change)
    if chosen != made.row.id:
        return await _sit_down(store, chosen, asker, old, wish)
    created = made.created()
    return Rematch(
        table=created.table,
        seat=created.seat,
        token=created.token,
        host_token=created.host_token,
        invite=created.invite,
    )


def _place(table: Table, token: str) -> Seat | None:
    """The seat of whoever asks; None for the host. `Refused` for everybody else."""
    if is_host(table.row, token) and not opens_any(table, token):
        return None
    return seat_of(table, token)


def _check_over(table: Table) -> None:
    if table.status not in history.ENDED or table.row.started_at is None:
        raise Refused("rematch-not-over", table=table.id)


async def _is_gone(store: TableStore, table_id: str) -> bool:
    """Whether the rematch was called off, or deleted by the host of the server: then there may be another."""
    try:
        return (await store.get(table_id)).status == "cancelled"
    except Refused as why:
        if why.refusal.key == "table-unknown":
            return True
        raise


def _made(store: TableStore, old: Table, asker: Asker, wish: AskRematch) -> NewTable:
    """The new table with whoever asks in their seat, and the other seats held for those who had them."""
    request = history.same_settings(old)
    if asker.seat is not None:
        name = old.seats[asker.seat].name
        request = msgspec.structs.replace(request, host_name=name, entropy=wish.entropy)
    made = lobby.new_table(store, request, origin=old.id, holder=asker.holder, wanted=asker.seat)
    made = _with_derived_tokens(made, asker)
    until = store.now() + (HELD_LIVE if old.row.pace in LIVE else HELD_DAYS)
    seats_held = [_held(seat, old.seats[seat.seat], until) for seat in made.seats]
    return made._replace(seats=seats_held)


def _with_derived_tokens(made: NewTable, asker: Asker) -> NewTable:
    host = asker.derived("host", made.row.id)
    if asker.holder is None:
        row = msgspec.structs.replace(made.row, host=digest(host))
    else:
        row = msgspec.structs.replace(made.row, host_keys=with_key(None, asker.holder.session, host))
    if asker.seat is None:
        return made._replace(row=row, host_token=host)
    own = asker.derived("seat", made.row.id)
    seats = made.seats[:]
    if asker.holder is None:
        seats[asker.seat] = msgspec.structs.replace(seats[asker.seat], token=digest(own))
    else:
        keys = with_key(None, asker.holder.session, own)
        seats[asker.seat] = msgspec.structs.replace(seats[asker.seat], keys=keys)
    return made._replace(row=row, seats=seats, host_token=host, token=own)


def _held(seat: SeatRow, before: SeatRow, until: float) -> SeatRow:
    """The seat, held for whoever had it; nobody can prove that of a seat without any key."""
    can_come = before.token is not None or before.person is not None
    if seat.kind != "open" or before.kind != "human" or not can_come:
        return seat
    return msgspec.structs.replace(seat, held_until=until, held_for=before.name, held_person=before.person)


async def _sit_down(store: TableStore, table_id: str, asker: Asker, old: Table, wish: AskRematch) -> Rematch:
    """Take one's own seat at the rematch that somebody else has made; also again, with the same token."""
    own, host = asker.derived("seat", table_id), asker.derived("host", table_id)

    def change(table: Table) -> Rematch:
        seat = _taken(store, table, asker, own, old, wish)
        return Rematch(
            table=table.info(),
            seat=seat,
            token=own if seat is not None else None,
            host_token=host if is_host(table.row, host) else None,
            invite=None,
        )

    return await store.transaction(table_id, change)


def _taken(
    store: TableStore, table: Table, asker: Asker, own: str, old: Table, wish: AskRematch
) -> Seat | None:
    """The seat at the new table, which is taken now or was before; None: there is none."""
    seat, holder = asker.seat, asker.holder
    if seat is None:
        return None
    mine = table.seats[seat]
    if opens_seat(mine, digest(own)):
        return seat
    if holder is not None:
        theirs = next((one for one in table.seats if one.person == holder.person), None)
        if theirs is not None:
            table.set_seat(theirs.seat, keys=with_key(theirs.keys, holder.session, own))
            return theirs.seat
    if table.status != "waiting" or mine.kind != "open":
        return None
    name = old.seats[seat].name
    taken = lobby.seated(table.row, table.seats, seat, name, own, wish.entropy, holder)
    table.set_seat(seat, **taken)
    return seat
