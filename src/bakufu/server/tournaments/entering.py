"""Enter a tournament, withdraw, and open one's own seat.

A guest gets a token, which opens their seats in every round; a person's seats are opened by their sessions.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

from sqlalchemy.exc import IntegrityError

from bakufu.engine.errors import Refused
from bakufu.engine.fair import check_entropy
from bakufu.server.people import seats as people_seats
from bakufu.server.people.sessions import SignedIn
from bakufu.server.storage.tournaments_schema import tournament_entrants
from bakufu.server.tables.names import guest_name, name_key
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table
from bakufu.server.tables.table_events import HOST
from bakufu.server.tables.tokens import digest, new_token, token_matches
from bakufu.server.tournaments.messages import EnteredTournament, EnterTournament, SeatAtTable, YouThere
from bakufu.server.tournaments.rows import EntrantRow, RoundSeat, Tournament
from bakufu.server.tournaments.store import ENTRANT, Draft, TournamentStore


class Asker:
    """Who sends a request: somebody who is signed in, or a guest with a token, or a stranger."""

    def __init__(self, me: SignedIn | None, token: str | None) -> None:
        self.me = me
        self.token = token if me is None else None

    def directs(self, tournament: Tournament) -> bool:
        if self.me is not None:
            return tournament.row.director_person == self.me.id
        return tournament.row.director_person is None and token_matches(self.token, tournament.row.director)

    def entrant(self, tournament: Tournament) -> EntrantRow | None:
        for one in tournament.entrants:
            if self.me is not None:
                if one.person == self.me.id:
                    return one
            elif one.person is None and token_matches(self.token, one.token):
                return one
        return None


def you(tournament: Tournament, asker: Asker) -> YouThere:
    entrant = asker.entrant(tournament)
    table, seat = None, None
    if entrant is not None:
        for held in tournament.seats_of(tournament.row.round):
            if held.entrant == entrant.number and held.seat is not None:
                tables = tournament.tables_of(held.round)
                table = next(one.table_id for one in tables if one.number == held.number)
                seat = held.seat
    number = entrant.number if entrant is not None else None
    return YouThere(director=asker.directs(tournament), entrant=number, table=table, seat=seat)


async def enter(
    tournaments: TournamentStore, id: str, wish: EnterTournament, asker: Asker
) -> EnteredTournament:
    check_entropy(wish.entropy)
    token = new_token()

    def change(draft: Draft) -> EnteredTournament:
        check_open(draft)
        if draft.row.visibility == "invite" and not token_matches(wish.invite, draft.row.invite):
            raise Refused("tournament-invitation-wrong", tournament=id)
        if draft.row.accounts_required and asker.me is None:
            raise Refused("tournament-account-required", tournament=id)
        known = asker.entrant(draft.before)
        if known is not None:
            return _back(draft, known)
        if len(draft.before.active()) >= draft.row.entrants_most:
            raise Refused("tournament-full", most=draft.row.entrants_most)
        others = [one.name for one in draft.before.entrants]
        name = guest_name(asker.me.person.name if asker.me is not None else wish.name, others)
        number = max((one.number for one in draft.before.entrants), default=0) + 1
        entrant = {
            "tournament": id,
            "number": number,
            "name": name,
            "name_key": name_key(name),
            "person": asker.me.id if asker.me is not None else None,
            "token": digest(token) if asker.me is None else None,
            "entropy": wish.entropy,
            "status": "in",
            "entered_at": draft.now,
        }
        draft.insert(tournament_entrants, [entrant])
        return EnteredTournament(entrant=number, token=token if asker.me is None else None)

    try:
        return await tournaments.change(id, change)
    except IntegrityError:  # a name whose look is the same in a way that only its key tells
        raise Refused("seat-name-taken", name=wish.name) from None


def check_open(draft: Draft) -> None:
    """Whether somebody may enter now, in time or late."""
    row = draft.row
    if row.status == "announced":
        raise Refused("tournament-not-open-yet", tournament=row.id)
    is_late = row.status == "running" and row.round < row.late
    if row.status != "open" and not is_late:
        raise Refused("tournament-closed", tournament=row.id)


def _back(draft: Draft, known: EntrantRow) -> EnteredTournament:
    """Somebody who had withdrawn comes back; what was played before stays."""
    if known.status == "in":
        raise Refused("tournament-entered-already", tournament=draft.row.id)
    if known.status != "out":
        raise Refused("tournament-removed", tournament=draft.row.id)
    draft.set_entrant(known.number, status="in")
    draft.note("back", ENTRANT, name=known.name)
    return EnteredTournament(entrant=known.number, token=None)


async def withdraw(tournaments: TournamentStore, id: str, asker: Asker) -> None:
    """Play no more from now on. The schedule lets a bot take over the seat of the round that is played."""

    def change(draft: Draft) -> None:
        known = asker.entrant(draft.before)
        if known is None:
            raise Refused("tournament-not-entered", tournament=id)
        if known.status != "in" or draft.row.status in ("finished", "called_off"):
            return
        draft.set_entrant(known.number, status="out")
        if draft.row.status == "running":
            draft.note("withdrew", ENTRANT, name=known.name)
            draft.set(wake_at=draft.now)

    await tournaments.change(id, change)


# -- one's own seat ------------------------------------------------------------------------------------


async def own_seat(
    tournaments: TournamentStore, store: TableStore, id: str, table_id: str, asker: Asker
) -> SeatAtTable:
    """What opens the asker's seat at a table of any round."""
    tournament = await tournaments.load(id)
    entrant = asker.entrant(tournament)
    if entrant is None:
        raise Refused("tournament-not-entered", tournament=id)
    held = _held(tournament, entrant.number, table_id)
    if asker.me is not None:
        keys = await people_seats.keys(store, asker.me, table_id)
        for key in keys.seats:
            if key.seat == held.seat:
                return SeatAtTable(table=table_id, seat=key.seat, token=key.token)
        raise Refused("tournament-seat-gone", table=table_id)
    assert asker.token is not None
    assert held.seat is not None
    token = await store.transaction(table_id, _Claim(held.seat, entrant.name, asker.token))
    return SeatAtTable(table=table_id, seat=held.seat, token=token)


def _held(tournament: Tournament, entrant: int, table_id: str) -> RoundSeat:
    for table in tournament.tables:
        if table.table_id == table_id:
            for held in tournament.seats_of(table.round):
                if held.entrant == entrant and held.number == table.number and held.seat is not None:
                    return held
    raise Refused("tournament-seat-gone", table=table_id)


class _Claim:
    """Open a guest's seat with a token that follows from the guest's own and the table.

    So it is the same however often it is asked for, in whatever tab. If the guest has renewed the link of the
    seat since, the token that follows may be known to others, and a fresh one takes its place.
    """

    def __init__(self, seat: int, name: str, token: str) -> None:
        self.seat = seat
        self.name = name
        self.token = token

    def __call__(self, table: Table) -> str:
        held = table.seats[self.seat]
        taken_over = any(
            one.kind == "joined" and one.seat == self.seat and one.actor != HOST for one in table.events
        )
        is_other = held.person is not None or held.kind != "human" or held.name != self.name
        if is_other or taken_over:
            raise Refused("tournament-seat-gone", table=table.id)
        follows = hmac.new(self.token.encode(), b"bakufu-seat/1\0" + table.id.encode(), sha256).digest()
        token = urlsafe_b64encode(follows[:24]).decode()
        if held.token is not None and held.token != digest(token):
            token = new_token()
        if held.token != digest(token):
            table.set_seat(self.seat, token=digest(token))
        return token
