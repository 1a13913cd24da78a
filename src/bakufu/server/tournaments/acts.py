"""What the director may do. Every act is a line of the public log, written before or with what it does."""

from __future__ import annotations

from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.ids import Seat
from bakufu.server.storage.tournaments_schema import tournament_seats
from bakufu.server.tables import clocks, paces, pauses, standins, votes
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.table import Table
from bakufu.server.tables.table_events import HOST, note
from bakufu.server.tables.tokens import digest, new_token
from bakufu.server.tournaments import results, schedule
from bakufu.server.tournaments.entering import Asker
from bakufu.server.tournaments.messages import DirectorActs
from bakufu.server.tournaments.rows import EntrantRow, RoundSeat, RoundTable, Tournament
from bakufu.server.tournaments.schedule import Schedule
from bakufu.server.tournaments.standing_in import is_unseen, mark_no_show
from bakufu.server.tournaments.store import DIRECTOR, Draft, TournamentStore


class Director:
    """Carries out the acts of one request."""

    def __init__(self, plan: Schedule, id: str, wish: DirectorActs, asker: Asker) -> None:
        self.plan = plan
        self.id = id
        self.wish = wish
        self.asker = asker

    async def act(self) -> None:
        wish = self.wish
        if wish.action == "start":
            await self.plan.start(self.id, self._may_start)
        elif wish.action == "void":
            await self._void()
        elif wish.action == "replace":
            await self._replace()
        else:
            await self.plan.tournaments.change(self.id, self._change)
        await self.plan.advance(self.id)

    def _check(self, draft: Draft) -> None:
        check_director(draft.before, self.asker)
        if draft.row.status in ("finished", "called_off"):
            raise Refused("tournament-over", tournament=self.id)
        if draft.row.round != self.wish.round:
            raise Refused("tournament-round-other", seen=self.wish.round, now=draft.row.round)

    def _may_start(self, draft: Draft) -> None:
        self._check(draft)
        if draft.row.status == "running":
            raise Refused("tournament-started", tournament=self.id)

    def _change(self, draft: Draft) -> None:
        self._check(draft)
        action = self.wish.action
        if action == "open":
            if draft.row.status != "announced":
                raise Refused("tournament-started", tournament=self.id)
            schedule.open_entries(draft, DIRECTOR)
        elif action == "next-round":
            _next_round(draft)
        elif action == "finish-round":
            self._finish_round(draft)
        elif action == "extend":
            _extend(draft, self.wish.minutes or 0)
        elif action == "call-off":
            schedule.call_off(draft, DIRECTOR, "director")
        else:
            self._remove(draft)

    def _finish_round(self, draft: Draft) -> None:
        _check_played(draft.before)
        draft.set(deadline_at=draft.now, wake_at=draft.now)
        draft.note("finish-round", DIRECTOR, round=draft.row.round)

    def _remove(self, draft: Draft) -> None:
        known = _entrant(draft.before, self.wish.entrant)
        status = "banned" if self.wish.action == "ban" else "removed"
        if known.status in (status, "banned"):
            return
        draft.set_entrant(known.number, status=status)
        draft.note(status, DIRECTOR, name=known.name)
        if draft.row.status == "running" and draft.row.next_at is None:
            draft.set(wake_at=draft.now)

    # At a table

    async def _void(self) -> None:
        """Call off a game that cannot be finished: its players share the points."""
        wish, plan = self.wish, self.plan

        def noted(draft: Draft) -> RoundTable:
            self._check(draft)
            table = next((one for one in draft.before.still_playing() if one.table_id == wish.table), None)
            if table is None:
                raise Refused("tournament-table-unknown", table=safe_repr(wish.table))
            draft.note("void", DIRECTOR, round=table.round, number=table.number)
            return table

        table = await plan.tournaments.change(self.id, noted)

        def change(game: Table) -> None:
            if game.status == "playing":
                pauses.call_off(game, HOST, plan.store.now(), HOST)

        try:
            await plan.store.transaction(table.table_id, change)
        except Refused as why:
            if why.refusal.key != "table-broken":
                raise
            columns = results.void(table.players, plan.store.now())
            await plan.tournaments.change(
                self.id, lambda draft: results.write(draft, [(table.table_id, columns)])
            )

    async def _replace(self) -> None:
        """Give the seat of somebody who is not there to a bot, or to an entrant who waits."""
        tournaments, wish = self.plan.tournaments, self.wish
        tournament = await tournaments.load(self.id)
        self._check(Draft(tournament, tournaments.now()))
        gone = _entrant(tournament, wish.entrant)
        held, table = _seat_of(tournament, gone)
        newcomer = _entrant(tournament, wish.by) if wish.by is not None else None
        rest = _seat_row(tournament, newcomer) if newcomer is not None else None
        if newcomer is not None and (
            newcomer.status != "in" or (rest is not None and rest.number is not None)
        ):
            raise Refused("tournament-entrant-plays", name=newcomer.name)
        await self.plan.store.transaction(
            table.table_id,
            _Replacement(self.plan.store, gone, held, table, newcomer, rest, tournament.row.bot),
        )

        def noted(draft: Draft) -> None:
            by = newcomer.name if newcomer is not None else ""
            draft.note("replaced", DIRECTOR, name=gone.name, by=by, number=table.number)

        await tournaments.change(self.id, noted)


class _Replacement:
    """The change of the table where somebody is replaced."""

    def __init__(
        self,
        store: TableStore,
        gone: EntrantRow,
        held: RoundSeat,
        where: RoundTable,
        newcomer: EntrantRow | None,
        rest: RoundSeat | None,
        bot: str,
    ) -> None:
        self.store = store
        self.gone = gone
        self.held = held
        self.where = where
        self.newcomer = newcomer
        self.rest = rest
        self.bot = bot

    def __call__(self, table: Table) -> None:
        standins.check_playing(table)
        assert self.held.seat is not None
        seat, now = self.held.seat, self.store.now()
        before = table.seats[seat]
        if before.name != self.gone.name or not (is_unseen(table, seat) or before.bot is not None):
            raise Refused("tournament-entrant-there", name=self.gone.name)
        if self.newcomer is None:
            if is_unseen(table, seat):
                mark_no_show(self.store, table, self.where, self.gone.number, seat)
            standins.bot_in(table, seat, self.bot, HOST, now, HOST)
        else:
            self._seat_newcomer(table, seat, self.newcomer, now)
        votes.settle(table, now, votes.first_bot(self.store, table))

    def _seat_newcomer(self, table: Table, seat: Seat, newcomer: EntrantRow, now: float) -> None:
        before, pace = table.seats[seat], paces.pace(table.row.pace)
        free = {"token": None, "keys": None, "bot": None, "offered": False, "resigned": False, "draft": None}
        table.set_seat(
            seat, **free, name=newcomer.name, person=newcomer.person, reminded=False, subscribed=False
        )
        if pace is not None:
            due_at = clocks.clock_time(table, now) + pace.start if before.due_at is not None else None
            table.set_seat(seat, bank=pace.start, due_at=due_at)
        table.changes.notes_deleted.append(seat)
        table.changes.devices_deleted.append(seat)
        number = note(table, "joined", now, seat=seat, actor=HOST, name=newcomer.name, was=before.name)
        if before.person is not None:
            table.changes.former_holders.append({"number": number, "seat": seat, "person": before.person})
        sql, where = self.store.writer.sql, self.where
        key = {"tournament": where.tournament, "round": where.round}
        place = {"number": where.number, "seat": seat, "no_show": False}
        gone = sql.update(
            tournament_seats, {**key, "entrant": self.gone.number}, {"seat": None, "no_show": True}
        )
        mine = {**key, "entrant": newcomer.number}
        if self.rest is not None:
            come = sql.update(tournament_seats, mine, place)
        else:
            come = sql.insert(tournament_seats, {**mine, **place})
        table.changes.more += [gone, come]


def check_director(tournament: Tournament, asker: Asker) -> None:
    if not asker.directs(tournament):
        raise Refused("tournament-not-director", tournament=tournament.id)


async def new_invite(tournaments: TournamentStore, id: str, asker: Asker) -> str:
    """Make a new invitation; the one before opens nothing any more."""
    invite = new_token()

    def change(draft: Draft) -> None:
        check_director(draft.before, asker)
        draft.set(invite=digest(invite))
        draft.note("new-invite", DIRECTOR)

    await tournaments.change(id, change)
    return invite


def _next_round(draft: Draft) -> None:
    if draft.row.status != "running" or draft.row.next_at is None:
        raise Refused("tournament-round-played", round=draft.row.round)
    draft.set(next_at=draft.now, wake_at=draft.now)
    draft.note("next-round", DIRECTOR, round=draft.row.round + 1)


def _extend(draft: Draft, minutes: int) -> None:
    """More time for what comes next: the start, the end of the round, or the next round."""
    row, more = draft.row, 60.0 * minutes
    if minutes < 1:
        raise Refused("tournament-minutes-missing")
    if row.status in ("announced", "open"):
        if row.starts_at is None:
            raise Refused("tournament-no-start-time", tournament=row.id)
        starts_at = max(row.starts_at, draft.now) + more
        draft.set(starts_at=starts_at)
        if row.status == "open":
            draft.set(wake_at=starts_at)
    elif row.next_at is not None:
        next_at = max(row.next_at, draft.now) + more
        draft.set(next_at=next_at, wake_at=next_at)
    else:
        deadline = max(row.deadline_at or draft.now, draft.now) + more
        draft.set(deadline_at=deadline, wake_at=min(deadline, row.no_shows_at or deadline))
    draft.note("extended", DIRECTOR, minutes=minutes)


def _check_played(tournament: Tournament) -> None:
    row = tournament.row
    if row.status != "running" or row.next_at is not None:
        raise Refused("tournament-no-round", tournament=row.id)


def _entrant(tournament: Tournament, number: int | None) -> EntrantRow:
    known = tournament.entrant(number) if number is not None else None
    if known is None:
        raise Refused("tournament-entrant-unknown", entrant=safe_repr(number))
    return known


def _seat_row(tournament: Tournament, entrant: EntrantRow) -> RoundSeat | None:
    seats = tournament.seats_of(tournament.row.round)
    return next((seat for seat in seats if seat.entrant == entrant.number), None)


def _seat_of(tournament: Tournament, entrant: EntrantRow) -> tuple[RoundSeat, RoundTable]:
    held = _seat_row(tournament, entrant)
    for table in tournament.still_playing():
        if held is not None and held.seat is not None and held.number == table.number:
            return held, table
    raise Refused("tournament-entrant-not-playing", name=entrant.name)
