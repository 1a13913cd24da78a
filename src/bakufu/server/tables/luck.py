"""The luck report of a finished game: every fight with its odds, and each seat's total."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

from bakufu.engine.errors import Refused
from bakufu.engine.odds import HasOdds, Luck
from bakufu.server.tables import replays
from bakufu.server.tables.replays import ReplayedGame
from bakufu.server.tables.store import TableStore

REPORTS_KEPT = 32

_reports: OrderedDict[tuple[str, str], Luck] = OrderedDict()


async def report(store: TableStore, table_id: str, token: str | None) -> Luck:
    """The report, for anybody who may look at the table, once nothing in the game is secret any more."""
    session, _ = await replays.session_and_viewer(store, table_id, token)
    if session.outcome is None:
        raise Refused("replay-not-yet", table=table_id)
    game = session.game
    if not isinstance(game, HasOdds):
        raise Refused("luck-not-reckoned", game=game.id)
    final = session.record().final
    key = (table_id, final.digest if final is not None else "")
    found = _reports.get(key)
    if found is None:
        replayed = await replays.REPLAY_CACHE.get(table_id, session)
        found = await asyncio.to_thread(_report, game, replayed, session.players, session.options)
        _reports[key] = found
        while len(_reports) > REPORTS_KEPT:
            _reports.popitem(last=False)
    return found


def _report(game: HasOdds, replayed: ReplayedGame, players: int, options: Mapping[str, str]) -> Luck:
    return game.luck(((position.state, position.events) for position in replayed.positions), players, options)
