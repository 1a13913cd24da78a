"""Playing on from a replay: a new table that continues a position of a finished game, against bots.

Everything up to that position is taken over, including its draws. Everything later is drawn with a new
secret, because the old game's secret has been revealed. The new record names the old one, so that anybody can
compare them.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from bakufu.engine.errors import Refused
from bakufu.engine.fair import SECRET_BYTES, check_entropy, commitment_of
from bakufu.engine.ids import Seat
from bakufu.engine.record import Continued, Final, Record, digest_of, file_digest
from bakufu.server.protocol import Created, PlayOn
from bakufu.server.tables import history, lobby, replays
from bakufu.server.tables.keys import Holder, with_key
from bakufu.server.tables.names import guest_name
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.tokens import digest, new_token


async def play_on(
    store: TableStore, table_id: str, token: str | None, request: PlayOn, holder: Holder | None = None
) -> Created:
    """Make a table for one guest or person, who takes one seat against bots."""
    await store.viewer(table_id, token)
    table = await store.get(table_id)
    session = table.session
    if session is None or table.status not in history.ENDED:
        raise Refused("play-on-not-yet", table=table_id)
    whole = history.record_of(table)
    if not request.seat < whole.players:
        raise Refused("seat-unknown", seat=request.seat, players=whole.players)
    bots = _bots(store, whole.game, whole.players, request)
    replayed = await replays.REPLAY_CACHE.get(table_id, session)
    if request.position >= len(replayed.positions):
        raise Refused("play-on-no-position", position=request.position, last=len(replayed.positions) - 1)
    state = replayed.positions[request.position].state
    if replayed.game.outcome(state) is not None:
        raise Refused("play-on-over")
    taken_over = msgspec.structs.replace(
        whole,
        moves=whole.moves[: request.position],
        final=Final(digest_of(replayed.game, state), None),
    )
    continues = Continued(file_digest(whole), request.position)
    record = with_guest(taken_over, continues, request.seat, bots, request.name, request.entropy)
    return await create_table(store, record, request.seat, origin=table_id, holder=holder)


def with_guest(
    record: Record, continues: Continued, seat: Seat, bots: Sequence[str], name: str, entropy: str
) -> Record:
    """The same moves at a table of one guest and bots, with a new secret for everything that comes after."""
    names = [lobby.bot_name(number, bot) for number, bot in enumerate(bots)]
    names[seat] = guest_name(name, names[:seat] + names[seat + 1 :])
    check_entropy(entropy)
    secret = secrets.token_bytes(SECRET_BYTES)
    return msgspec.structs.replace(
        record,
        seats=names,
        bots=[None if number == seat else bot for number, bot in enumerate(bots)],
        commitment=commitment_of(secret),
        entropy=[entropy if number == seat else "" for number in range(record.players)],
        secret=secret.hex(),
        deal=None,
        rewinds=[],  # those of the old game do not count, as this game has its own secret
        hands=[],  # other people play it now
        continues=continues,
    )


async def create_table(
    store: TableStore,
    record: Record,
    seat: Seat,
    origin: str | None = None,
    name: str = "",
    holder: Holder | None = None,
) -> Created:
    """A table that continues this record; whoever sits on this seat gets its token."""
    host_token, invite, own = new_token(), new_token(), new_token()
    row, seats = history.rows_of(record, store.now(), host_token, holder=holder)
    row = msgspec.structs.replace(row, origin=origin, invite=digest(invite), name=name)
    if holder is None:
        seats[seat] = msgspec.structs.replace(seats[seat], token=digest(own))
    else:
        keys = with_key(None, holder.session, own)
        seats[seat] = msgspec.structs.replace(seats[seat], person=holder.person, keys=keys)
    await store.write(lobby.new_rows(store, row, seats))
    info = (await store.get(row.id)).info()
    await store.announce(row.id)  # a bot may have the first move
    return Created(table=info, host_token=host_token, invite=invite, seat=seat, token=own)


def _bots(store: TableStore, game: str, players: int, request: PlayOn) -> Sequence[str]:
    """The bots by seat, including the guest's: the named ones, one for all, or the default."""
    named = request.bots or store.bots(game)[:1]
    if len(named) == 1:
        named = list(named) * players
    elif len(named) == players - 1:
        named = [*named[: request.seat], named[0], *named[request.seat :]]
    else:
        raise Refused("play-on-bots", given=len(named), others=players - 1)
    for bot in named:
        store.check_bot(game, bot)
    return named
