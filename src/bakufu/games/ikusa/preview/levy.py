"""The preview of a levy while it is being put together (I-LEVY-01): its price, and what may be added."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bakufu.engine.errors import Refusal
from bakufu.engine.preview import PAST_BARRIER, DraftMove, Preview
from bakufu.games.ikusa import refusals
from bakufu.games.ikusa.ids import Clan, Move, Seat
from bakufu.games.ikusa.moves import DONE, LEVY
from bakufu.games.ikusa.phases import levy
from bakufu.games.ikusa.state import State, clan_of
from bakufu.games.ikusa.tables import BIN_COUNT, BIN_LEVY


class LevyForecast(msgspec.Struct, frozen=True, kw_only=True, tag_field="of", tag="levy"):
    """What the units cost. `free`: the kinds of which the next unit costs nothing more. `most`: so many units
    at most."""

    koku: int
    spent: int
    units: list[int]
    free: list[int]
    most: int


def preview(state: State, seat: Seat, moves: Sequence[int]) -> Preview | None:
    """What the rules say of these units; None for a seat that is not levying.

    The game ends a levy by itself where nothing more can be had. A draft is still open there: a unit too
    many is refused by the limit that it breaks.
    """
    clan = clan_of(state, seat) if state.rules.two else seat
    if clan not in state.acting:
        return None
    buying = state.copy()
    judged: list[DraftMove] = []
    is_done = False
    for move in moves:
        refusal = PAST_BARRIER if is_done else _refusal(buying, seat, move)
        judged.append(DraftMove(move, refusal))
        if refusal is not None:
            continue
        if move == DONE:
            is_done = True
        else:
            units = buying.drafted[clan].copy()
            units[move - LEVY] += 1
            buying.drafted[clan] = units
    open_moves = [] if is_done else levy.legal_purchases(buying, clan)
    may_follow = open_moves if len(open_moves) > 1 else []
    is_legal = all(move.refusal is None for move in judged)
    return Preview(
        moves=judged,
        may_follow=may_follow,
        run=[*moves, *([DONE] if may_follow else [])] if is_legal else [],
        forecast=_forecast(buying, clan),
    )


def _refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    refusal = refusals.why_not(state, seat, move)
    if refusal is None and not LEVY <= move <= DONE:  # an out-of-turn move belongs to no draft
        return Refusal("not-now", "I-LEVY-01")
    return refusal


def _forecast(state: State, clan: Clan) -> LevyForecast:
    units = state.drafted[clan]
    return LevyForecast(
        koku=state.bins[clan * BIN_COUNT + BIN_LEVY],
        spent=levy.price(units),
        units=units,
        free=levy.part_bundles(units),
        most=state.provinces[clan],  # I-LEVY-03
    )
