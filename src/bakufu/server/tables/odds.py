"""The odds of a fight, computed from what the seat may know."""

from __future__ import annotations

from bakufu.engine.errors import Refused
from bakufu.engine.odds import HasOdds, OddsQuery, nothing_to_ask
from bakufu.server.message import Message
from bakufu.server.tables.store import TableStore, seat_of

ANSWERS = ("no", "yes")


class OddsInfo(Message, frozen=True, kw_only=True):
    """Percentages in steps of 5 that add up to 100, for the attacker, or for the owner in a revolt.

    Undecided: nobody is left. `…_left`: how many will be left on average.
    """

    win: int
    undecided: int
    lose: int
    attackers_left: float
    defenders_left: float


async def odds_of(
    store: TableStore, table_id: str, token: str, question: OddsQuery, seen: int | None
) -> OddsInfo | None:
    """The odds; None if the game has moved on in the meantime, which is not the player's fault."""
    table = await store.get(table_id)
    seat = seat_of(table, token)
    view = table.update_for(seat, 0, table.log_lengths[table.viewer_index(seat)]).view
    if view is None or table.session is None:
        raise Refused("table-not-started", table=table_id)
    if seen is not None and seen != table.seqs[seat]:
        return None
    game = table.session.game
    if not isinstance(game, HasOdds):
        raise nothing_to_ask()
    found = game.odds(view, question)
    win, undecided, lose = found.percent()
    return OddsInfo(
        win=win,
        undecided=undecided,
        lose=lose,
        attackers_left=round(found.attackers_left, 1),
        defenders_left=round(found.defenders_left, 1),
    )
