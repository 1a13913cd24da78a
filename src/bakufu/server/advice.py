"""Advice to a player: the odds of a battle or revolt, told from what his own seat may know."""

from __future__ import annotations

from typing import Any

from bakufu.engine.errors import Refused
from bakufu.engine.game import View
from bakufu.games.shogun import odds
from bakufu.games.shogun.tables import PROVINCES
from bakufu.server.protocol import Message
from bakufu.server.rooms import Rooms, seat_of

TARGETS = tuple(PROVINCES)
ANSWERS = ("no", "yes")


class OddsInfo(Message, frozen=True, kw_only=True):
    """Percent, in steps of 5, together 100: of the attacker, or of the owner who puts a revolt down."""

    win: int
    undecided: int
    lose: int


async def battle_odds(
    rooms: Rooms, table_id: str, token: str, target: str | None, armies: int, extra: str | None
) -> OddsInfo:
    """Of an attack with so many armies, or of a revolt when the province is the asker's own.

    Of an attack under way, its own armies count. `extra`: whether the special card that is asked for now is
    used.
    """
    live = await rooms.live(table_id)
    seat = seat_of(live, token)
    view = live.update_for(seat, 0, live.lengths[live.index(seat)]).view
    if view is None or view.game != "shogun":
        raise Refused("table-not-started", table=table_id)
    if target is None:
        raise Refused("odds-nothing-to-ask")
    win, undecided, lose = _odds(view, PROVINCES.index(target), armies, extra != "no").percent()
    return OddsInfo(win=win, undecided=undecided, lose=lose)


def _odds(view: View, province: int, armies: int, extra: bool) -> odds.Odds:
    board: Any = view.board
    fight = board.fight
    if fight is None and board.owner[province] == view.seat:
        return odds.revolt_odds(view, province, board.extra_farmers)
    own = fight is None or fight.by == view.seat
    return odds.battle_odds(view, province, armies, extra_attack=extra or not own, extra_defense=extra or own)
