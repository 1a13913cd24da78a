"""Votes at a running game: open one, vote, and carry out what was decided, all in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil

import msgspec

from bakufu.engine.errors import Refused
from bakufu.engine.ids import Seat
from bakufu.server.absence_protocol import CastVote, Choice, OpenVote, VoteKind
from bakufu.server.protocol import TableInfo
from bakufu.server.storage import db
from bakufu.server.tables import pauses, standins, table_events, voting
from bakufu.server.tables.standins import check_not_paused, check_playing
from bakufu.server.tables.store import TableStore, seat_of
from bakufu.server.tables.table import Table
from bakufu.server.tables.table_events import actor_of, note
from bakufu.server.tables.voting import RULES, Result, Vote, is_person, open_votes, times

REASON = "vote"
# Since when the page of a player has been closed; None: it is open.
GoneSince = Callable[[Seat], float | None]


def first_bot(store: TableStore, table: Table) -> str | None:
    """The bot that stands in for absent players of this game."""
    return next(iter(store.bots(table.row.game)), None)


def is_absent(table: Table, seat: Seat, gone_since: float | None, now: float) -> bool:
    """Whether a player may be replaced: the time is up, or the page has been closed for long."""
    due_at = table.seats[seat].due_at
    if due_at is not None and due_at <= now and table.row.paused_at is None:
        return True
    return gone_since is not None and now - gone_since >= times(table.row).absent


# -- commands ------------------------------------------------------------------------------------------


async def open_vote(
    store: TableStore, table_id: str, token: str, wish: OpenVote, gone_since: GoneSince
) -> TableInfo:
    """Ask the others; whoever asks has voted for it."""

    def change(table: Table) -> TableInfo:
        seat, now = seat_of(table, token), store.now()
        if table_events.check_command(table, actor_of(seat), wish.id):
            return table.info()
        check_playing(table)
        if not is_person(table.seats[seat]):
            raise Refused("vote-not-playing", seat=seat)
        _check_wish(table, seat, wish, gone_since, now)
        if not RULES[wish.kind].while_paused:
            table_events.check_room(table)
        choice: Choice = wish.choice or "yes"
        _open(table, wish.kind, now, wish.seat, seat, choice, command=wish.id)
        settle(table, now, first_bot(store, table))
        return table.info()

    return await store.transaction(table_id, change)


async def cast(store: TableStore, table_id: str, token: str, ballot: CastVote) -> TableInfo:
    def change(table: Table) -> TableInfo:
        seat, now = seat_of(table, token), store.now()
        if table_events.check_command(table, actor_of(seat), ballot.id):
            return table.info()
        check_playing(table)
        votes = open_votes(table.row)
        place = next((n for n, vote in enumerate(votes) if vote.number == ballot.vote), None)
        if place is None:
            raise Refused("vote-over", vote=ballot.vote)
        vote = votes[place]
        if seat not in voting.voters_of(vote, table.seats):
            raise Refused("vote-not-yours", seat=seat)
        if ballot.choice not in RULES[vote.kind].choices:
            raise Refused("vote-choice", choice=ballot.choice)
        if seat in vote.ballots:
            raise Refused("vote-twice", seat=seat)
        if not RULES[vote.kind].while_paused:
            check_not_paused(table)
        votes[place] = msgspec.structs.replace(vote, ballots={**vote.ballots, seat: ballot.choice})
        pauses.keep_votes(table, votes)
        facts = {"vote": vote.number, "about": vote.kind, "choice": ballot.choice}
        note(table, "vote-cast", now, seat=vote.seat, actor=actor_of(seat), command=ballot.id, **facts)
        settle(table, now, first_bot(store, table))
        return table.info()

    return await store.transaction(table_id, change)


async def wake(store: TableStore, table_id: str) -> None:
    """The time of a vote or of a pause may be up."""

    def change(table: Table) -> None:
        if table.status == "playing":
            settle(table, store.now(), first_bot(store, table))

    await store.transaction(table_id, change)


async def time_is_up(store: TableStore, table_id: str, seat: Seat, due_at: float) -> None:
    """Ask the others what to do about a player whose time is up, unless the seat has moved meanwhile."""

    def change(table: Table) -> None:
        clock, now = table.seats[seat], store.now()
        if table.status != "playing" or clock.due_at != due_at or not is_person(clock):
            return
        if table.row.paused_at is not None or _find(table, "absent", seat) is not None:
            return
        _open(table, "absent", now, seat, late_at=due_at)
        settle(table, now, first_bot(store, table))

    await store.transaction(table_id, change)


async def came_back(store: TableStore, table_id: str, token: str) -> None:
    """The page of a player is open again: nobody need be asked any more whether to replace them."""

    def change(table: Table) -> None:
        vote = _find(table, "replace", seat_of(table, token))
        if vote is not None and table.status == "playing":
            _close(table, vote, "back", store.now())
            pauses.schedule(table)

    await store.transaction(table_id, change)


def is_asked_about(table: Table, seat: Seat) -> bool:
    """Whether there is a vote that the return of this player ends."""
    return _find(table, "replace", seat) is not None


# -- what they do --------------------------------------------------------------------------------------


def settle(table: Table, now: float, bot: str | None) -> None:
    """Carry out every vote that is decided, drop those that have no sense any more, end a pause in time."""
    until = voting.paused_until(table.row)
    if until is not None and now >= until:
        pauses.resume(table, "time", now)
    while table.status == "playing":
        ended = next(_ended(table, now), None)
        if ended is None:
            break
        vote, outcome = ended
        _close(table, vote, outcome or "moot", now)
        if outcome is not None:
            _carry_out(table, vote, outcome, bot, now)
    if table.status == "playing":
        pauses.schedule(table)


def _ended(table: Table, now: float) -> Iterator[tuple[Vote, Result | None]]:
    """The votes that are decided, and those that are moot (None)."""
    for vote in open_votes(table.row):
        if _is_moot(table, vote):
            yield vote, None
        elif table.row.paused_at is None or RULES[vote.kind].while_paused:
            outcome = voting.result(vote, table.seats, now)
            if outcome is not None:
                yield vote, outcome


def _is_moot(table: Table, vote: Vote) -> bool:
    """Whether what is asked has been settled in another way."""
    seat = table.seats[vote.seat] if vote.seat is not None else None
    if vote.kind == "absent":
        return seat is None or not is_person(seat) or seat.due_at != vote.late_at
    if vote.kind == "replace":
        return seat is None or seat.offered
    paused = table.row.paused_at is not None
    return (vote.kind == "pause" and paused) or (vote.kind == "resume" and not paused)


def _carry_out(table: Table, vote: Vote, outcome: Result, bot: str | None, now: float) -> None:
    if outcome == "passed":
        if vote.kind == "pause":
            pauses.pause(table, REASON, now)
        elif vote.kind == "resume":
            pauses.resume(table, REASON, now)
        elif vote.kind == "extend":
            pauses.extend(table, _people_asked(table), REASON, now)
        else:
            pauses.call_off(table, REASON, now)
    elif outcome == "end":
        pauses.call_off(table, REASON, now)
    elif vote.seat is not None:
        if outcome == "offer":
            standins.offer(table, vote.seat, bot, REASON, now)
        elif outcome == "bot" and bot is not None:
            standins.bot_in(table, vote.seat, bot, REASON, now)
        elif outcome in ("bot", "wait"):  # no bot can play this game, so they wait
            pauses.extend(table, [vote.seat], REASON, now)


def _people_asked(table: Table) -> list[Seat]:
    return [seat for seat in table.to_act() if is_person(table.seats[seat])]


def _check_wish(table: Table, by: Seat, wish: OpenVote, gone_since: GoneSince, now: float) -> None:
    if wish.kind == "resume" and table.row.paused_at is None:
        raise Refused("table-not-paused", table=table.id)
    if not RULES[wish.kind].while_paused:
        check_not_paused(table)
    if wish.kind == "extend" and table.row.pace == "none":
        raise Refused("vote-no-clock", table=table.id)
    if wish.kind == "replace":
        check_replaceable(table, wish.seat, by, wish.choice, gone_since, now)
    elif wish.seat is not None or wish.choice is not None:
        raise Refused("vote-without-seat")
    if _find(table, wish.kind, wish.seat) is not None:
        raise Refused("vote-open-already")
    left = _turned_down_at(table, by, wish.kind) + times(table.row).again - now
    if left > 0:
        raise Refused("vote-again", again_after=ceil(left), minutes=ceil(left / 60))


def check_replaceable(
    table: Table, seat: Seat | None, by: Seat | None, choice: str | None, gone_since: GoneSince, now: float
) -> None:
    """Refuse to replace anybody who is there, a bot, or oneself."""
    if seat is None or choice not in ("bot", "offer"):
        raise Refused("vote-needs-seat")
    if seat >= table.players:
        raise Refused("seat-unknown", seat=seat, players=table.players)
    row = table.seats[seat]
    if seat == by or row.kind != "human":
        raise Refused("seat-not-replaceable", seat=seat)
    if row.offered or (row.bot is not None and choice == "bot"):
        raise Refused("seat-replaced-already", seat=seat)
    if is_person(row) and not is_absent(table, seat, gone_since(seat), now):
        raise Refused("seat-not-absent", seat=seat, seconds=int(times(table.row).absent))


def _turned_down_at(table: Table, by: Seat, kind: VoteKind) -> float:
    """When a vote of this kind that this player had asked for was turned down last."""
    asked = {
        event.number for event in table.events if event.kind == "vote-opened" and event.actor == actor_of(by)
    }
    for event in reversed(table.events):
        if event.kind == "vote-closed":
            facts = db.from_json(event.facts)
            if facts["vote"] in asked and facts["about"] == kind and facts["result"] == "failed":
                return event.at
    return float("-inf")


def _find(table: Table, kind: VoteKind, seat: Seat | None) -> Vote | None:
    found = (vote for vote in open_votes(table.row) if vote.kind == kind and vote.seat == seat)
    return next(found, None)


def _open(
    table: Table,
    kind: VoteKind,
    now: float,
    seat: Seat | None = None,
    by: Seat | None = None,
    choice: Choice | None = None,
    late_at: float | None = None,
    command: str | None = None,
) -> None:
    actor = actor_of(by) if by is not None else table_events.SERVER
    facts = {"about": kind, **({"choice": choice} if choice is not None else {})}
    number = note(table, "vote-opened", now, seat=seat, actor=actor, command=command, **facts)
    vote = Vote(
        number=number,
        kind=kind,
        seat=seat,
        by=by,
        opened_at=now,
        due_at=now + times(table.row).vote,
        late_at=late_at,
        ballots={by: choice} if by is not None and choice is not None else {},
    )
    pauses.keep_votes(table, [*open_votes(table.row), vote])


def _close(table: Table, vote: Vote, how: str, now: float) -> None:
    pauses.keep_votes(table, [one for one in open_votes(table.row) if one.number != vote.number])
    note(table, "vote-closed", now, seat=vote.seat, vote=vote.number, about=vote.kind, result=how)
