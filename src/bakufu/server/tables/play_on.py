"""Play on from here: a new table that begins at a position of a game that is over, against bots.

What happened up to there is taken over, its draws too; everything later is drawn with a new secret, because
that of the old game has been shown. The new record names the old one, so that anybody can compare them.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from bakufu.engine.errors import Refused
from bakufu.engine.fair import SECRET_BYTES, check_entropy, commitment_of
from bakufu.engine.record import Continued, Final, Record, digest_of, file_digest
from bakufu.server.protocol import Created, PlayOn
from bakufu.server.tables import history, lobby, replays
from bakufu.server.tables.names import guest_name
from bakufu.server.tables.store import Rooms
from bakufu.server.tables.tokens import digest, new_token


async def play_on(rooms: Rooms, table_id: str, token: str | None, wish: PlayOn) -> Created:
    """A table of the guest's own: he takes one seat, bots the others."""
    await rooms.viewer(table_id, token)
    live = await rooms.live(table_id)
    session = live.session
    if session is None or live.status not in history.ENDED:
        raise Refused("play-on-not-yet", table=table_id)
    whole = history.record_of(live)
    if not wish.seat < whole.players:
        raise Refused("seat-unknown", seat=wish.seat, players=whole.players)
    bots = _bots(rooms, whole.game, whole.players, wish)
    film = await replays.FILMS.of(table_id, session)
    if wish.position >= len(film.frames):
        raise Refused("play-on-no-position", position=wish.position, last=len(film.frames) - 1)
    state = film.frames[wish.position].state
    if film.game.outcome(state) is not None:
        raise Refused("play-on-over")
    names = [lobby.bot_name(seat, bot) for seat, bot in enumerate(bots)]
    others = names[: wish.seat] + names[wish.seat + 1 :]
    names[wish.seat] = guest_name(wish.name, others)
    check_entropy(wish.entropy)
    secret = secrets.token_bytes(SECRET_BYTES)
    record = msgspec.structs.replace(
        whole,
        seats=names,
        bots=[None if seat == wish.seat else bot for seat, bot in enumerate(bots)],
        commitment=commitment_of(secret),
        entropy=[wish.entropy if seat == wish.seat else "" for seat in range(whole.players)],
        secret=secret.hex(),
        deal=None,
        rewinds=[],  # of the old game; this one has a secret of its own
        continues=Continued(file_digest(whole), wish.position),
        moves=whole.moves[: wish.position],
        final=Final(digest_of(film.game, state), None),
    )
    return await _seat_down(rooms, record, table_id, wish.seat)


async def _seat_down(rooms: Rooms, record: Record, origin: str, seat: int) -> Created:
    host_token, invite, own = new_token(), new_token(), new_token()
    row, seats = history.rows_of(record, rooms.now(), host_token)
    row = msgspec.structs.replace(row, origin=origin, invite=digest(invite))
    seats[seat] = msgspec.structs.replace(seats[seat], token=digest(own))
    await rooms.write(lobby.new_rows(rooms, row, seats))
    info = (await rooms.live(row.id)).info()
    await rooms.tell(row.id)  # a bot may have the first move
    return Created(table=info, host_token=host_token, invite=invite, seat=seat, token=own)


def _bots(rooms: Rooms, game: str, players: int, wish: PlayOn) -> Sequence[str]:
    """By seat, that of the guest too: the named ones, one for all, or the usual one."""
    named = wish.bots or rooms.bots(game)[:1]
    if len(named) == 1:
        named = list(named) * players
    elif len(named) == players - 1:
        named = [*named[: wish.seat], named[0], *named[wish.seat :]]
    else:
        raise Refused("play-on-bots", given=len(named), others=players - 1)
    for bot in named:
        rooms.check_bot(game, bot)
    return named
