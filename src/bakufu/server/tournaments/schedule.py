"""The schedule of a tournament: what comes next, one step at a time.

    announced -> open -> running (round 1, a break, round 2, ...) -> finished
    and from everywhere but the end: called_off

Every step is one transaction that claims the tournament's next version (`TournamentStore.commit`), so each is
done once, by whichever process comes first. What a step needs from the games is in the database already:
their results are written with their last move. So a process may be killed at any line, and another goes on.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from bakufu.engine.errors import Refused
from bakufu.server.logs import Outage
from bakufu.server.tables.store import TableStore
from bakufu.server.tournaments import results, rounds, told
from bakufu.server.tournaments.standing_in import stand_in
from bakufu.server.tournaments.store import ATTEMPTS, BY_SCHEDULE, DIRECTOR, Draft, TournamentStore

EVERY: Final = 1.0  # seconds
AGAIN_AFTER: Final = 15.0  # seconds: after the deadline players may have taken their seats back
STEPS_MOST: Final = 10
ENTRANTS_LEAST: Final = 2


class Schedule:
    """Moves tournaments on; one for each server process."""

    def __init__(self, tournaments: TournamentStore, store: TableStore, log: Any) -> None:
        self.tournaments = tournaments
        self.store = store
        self.log = log

    async def run(self) -> None:
        """The background task: look once a second whether something is to be done."""
        outage = Outage(self.log, "tournaments")
        while True:
            try:
                for due in await self.tournaments.due():
                    await self._advance_one(due)
                outage.over()
            except Exception as error:
                outage.failed(error)
            await asyncio.sleep(EVERY)

    async def _advance_one(self, id: str) -> None:
        """One tournament that cannot go on must not hold up the others."""
        try:
            await self.advance(id)
        except Refused as why:
            if why.refusal.key == "database-away":
                raise
            self.log.warning("tournament-refused", tournament=id, refusal=str(why))
        except Exception as error:
            self.log.error("tournament-failed", tournament=id, error=error)

    async def advance(self, id: str) -> None:
        """All steps that can be done now."""
        for _ in range(STEPS_MOST):
            if not await self.step(id):
                return

    async def step(self, id: str) -> bool:
        """The next step, if there is one now; whether there may be another."""
        tournament = await self.tournaments.load(id)
        draft = Draft(tournament, self.tournaments.now())
        row, now = draft.row, draft.now
        if row.status == "announced" and row.opens_at is not None and row.opens_at <= now:
            open_entries(draft)
            return await self._commit(draft)
        if row.status == "open" and row.starts_at is not None and row.starts_at <= now:
            if len(tournament.active()) < ENTRANTS_LEAST:
                call_off(draft, BY_SCHEDULE, "too-few")
                return await self._commit(draft)
            return await self._begin(draft, BY_SCHEDULE)
        if row.status == "running":
            return await self._step_of_round(draft)
        return False

    async def _step_of_round(self, draft: Draft) -> bool:
        tournament, row = draft.before, draft.row
        if row.next_at is not None:
            if row.next_at > draft.now:
                return False
            if len(tournament.active()) < ENTRANTS_LEAST:
                finish(draft)
                return await self._commit(draft)
            return await self._begin(draft, BY_SCHEDULE)
        ended = await results.gather(self.store, tournament)
        if ended:
            results.write(draft, ended)
            draft.set(wake_at=draft.now)
            return await self._commit(draft)
        if not tournament.still_playing():
            close_round(draft)
            return await self._commit(draft)
        if row.wake_at is not None and row.wake_at <= draft.now:
            await stand_in(self.store, tournament, draft.now)
            sleep_until_next(draft)
            return await self._commit(draft)
        return False

    async def _commit(self, draft: Draft) -> bool:
        await self.tournaments.commit(draft)
        return True  # either we have moved it on, or somebody else has

    # Rounds

    async def start(self, id: str, check: Any) -> None:
        """Begin the first round by the director's hand. `check` refuses where that may not be."""
        for _ in range(ATTEMPTS):
            draft = Draft(await self.tournaments.load(id), self.tournaments.now())
            check(draft)
            if len(draft.before.active()) < ENTRANTS_LEAST:
                raise Refused("tournament-too-few", least=ENTRANTS_LEAST)
            if await self._begin(draft, DIRECTOR, once=True):
                return
        raise Refused("tournament-busy", tournament=id)

    async def _begin(self, draft: Draft, actor: str, once: bool = False) -> bool:
        """Make the next round. `once`: return whether it was us."""
        made = await asyncio.to_thread(rounds.new_round, draft.before, draft.now)
        if draft.row.round == 0:
            draft.note("started", actor, entrants=len(draft.before.active()))
        rounds.write(draft, made)
        ours = await self.tournaments.commit(draft)
        if ours:
            for game in made.games:  # if we are killed before this, a sweep for forgotten bots finds them
                await self.store.announce(game.id)
        return ours or not once


# -- steps that need nothing else ----------------------------------------------------------------------


def open_entries(draft: Draft, actor: str = BY_SCHEDULE) -> None:
    draft.set(status="open", wake_at=draft.row.starts_at)
    draft.note("open", actor)


def close_round(draft: Draft) -> None:
    """All tables of the round are over: a break, or the end."""
    row = draft.row
    draft.note("round-over", round=row.round)
    if row.round >= row.rounds:
        finish(draft)
        return
    next_at = draft.now + row.break_seconds
    draft.set(next_at=next_at, wake_at=next_at, deadline_at=None, no_shows_at=None)


def finish(draft: Draft) -> None:
    draft.note("finished")
    _end(draft, "finished")
    draft.tell(told.finished(draft.before, draft.now))


def call_off(draft: Draft, actor: str, reason: str) -> None:
    draft.note("called-off", actor, reason=reason)
    _end(draft, "called_off")


def _end(draft: Draft, status: str) -> None:
    ends: dict[str, Any] = dict.fromkeys(("wake_at", "next_at", "deadline_at", "no_shows_at"))
    draft.set(status=status, ended_at=draft.now, **ends)


def sleep_until_next(draft: Draft) -> None:
    """After bots have stood in: when to look at the round again."""
    row, now = draft.row, draft.now
    if row.no_shows_at is not None and row.no_shows_at <= now:
        draft.set(no_shows_at=None)
    deadline = row.deadline_at if row.deadline_at is not None else now
    times = [deadline if deadline > now else now + AGAIN_AFTER]
    if draft.row.no_shows_at is not None:
        times.append(draft.row.no_shows_at)
    draft.set(wake_at=min(times))
