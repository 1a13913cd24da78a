"""The preview of a planning tray while koku are laid into its bins (section 6): what each bin may hold.

The bins are filled in any order, while the game asks for them one by one. So each bin is judged as if it were
the next one, with the koku that lie in no other bin.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bakufu.engine.errors import Refusal
from bakufu.engine.preview import DraftMove, Preview
from bakufu.games.ikusa import refusals
from bakufu.games.ikusa.codes import bin_code, bin_kind, bin_koku
from bakufu.games.ikusa.ids import Clan, Move, Seat
from bakufu.games.ikusa.moves import MOVES, PLAN
from bakufu.games.ikusa.phases import plan
from bakufu.games.ikusa.state import NOBODY, State, clan_of
from bakufu.games.ikusa.tables import (
    BIN_COUNT,
    BIN_LEVY,
    BIN_NINJA,
    BIN_RONIN,
    BINS,
    BUNDLES,
    FIGURES,
    RONIN_PER_KOKU,
)

LAST_PLAN = MOVES.by_name["plan"].last

Tray = dict[int, int]  # by bin: the koku that the draft puts there


class BinChoice(msgspec.Struct, frozen=True, kw_only=True):
    """So many koku in a bin. `brings`: units or ronin at most, None for the other bins. `is_wasted`: some of
    these koku could buy nothing."""

    koku: int
    brings: int | None = None
    is_wasted: bool = False


class BinForecast(msgspec.Struct, frozen=True, kw_only=True):
    """`choices`: what the bin may hold as far as the koku reach, in rising order. `refusal`: why it may not
    hold the next of them now. `words`: the same in the reader's language, filled in by whoever sends it."""

    koku: int
    choices: list[BinChoice]
    refusal: Refusal | None
    words: str | None = None


class TrayForecast(msgspec.Struct, frozen=True, kw_only=True, tag_field="of", tag="tray"):
    """The tray as the draft lays it. `refusal`: why it cannot be handed in with the koku that are left.
    `words`: the same in the reader's language, filled in by whoever sends it."""

    koku: int
    left: int
    bins: list[BinForecast]
    refusal: Refusal | None
    words: str | None = None


def preview(state: State, seat: Seat, moves: Sequence[int]) -> Preview | None:
    """What the rules say of these bins, or of a tray that is handed in; None for a seat whose clans are gone.

    As in a run, the last bin gets what is left once all others are named.
    """
    clan = _clan(state, seat)
    if clan == NOBODY:
        return None
    tray: Tray = {}
    judged = []
    for move in moves:
        refusal = _refusal(state, seat, tray, move)
        judged.append(DraftMove(move, refusal))
        if refusal is None:
            tray[bin_kind(move - PLAN)] = bin_koku(move - PLAN)
    is_asked = clan in state.acting
    open_bins = [bin_ for bin_ in _bins_due(state, clan) if bin_ not in tray] if is_asked else []
    if open_bins == [BIN_NINJA]:
        tray[BIN_NINJA] = _left(state, clan, tray)
    complete = _left(state, clan, tray) == 0 and all(move.refusal is None for move in judged)
    return Preview(
        moves=judged,
        may_follow=[
            move
            for bin_ in open_bins
            for move in plan.legal_fillings(_asked_for(state, clan, tray, bin_), clan)
        ],
        run=_run(state, clan, tray) if complete and is_asked else [],
        forecast=_forecast(state, seat, clan, tray),
    )


def _clan(state: State, seat: Seat) -> int:
    """The clan that is asked; of a seat that is ready its first one."""
    clan = clan_of(state, seat)
    if clan != NOBODY:
        return clan
    own = (other for other, player in enumerate(state.rules.player_of) if player == seat)
    return next((other for other in own if state.alive[other]), NOBODY)


# -- what each bin may hold ----------------------------------------------------------------------------


def _refusal(state: State, seat: Seat, tray: Tray, move: Move) -> Refusal | None:
    clan = clan_of(state, seat)
    if clan == NOBODY or not PLAN <= move <= LAST_PLAN:
        return refusals.why_not(state, seat, move) or Refusal("not-now", "I-PLAN-01")
    bin_ = bin_kind(move - PLAN)
    if bin_ in tray or bin_ not in _bins_due(state, clan):
        return Refusal("bin-filled", "I-PLAN-01", {"bin": BINS[bin_]})
    return refusals.why_not(_asked_for(state, clan, tray, bin_), seat, move)


def _bins_due(state: State, clan: Clan) -> range:
    return range(plan.bin_due(state, clan), BIN_COUNT)


def _asked_for(state: State, clan: Clan, tray: Tray, bin_: int) -> State:
    """The position in which this bin is the next to be filled, and the koku of the others are laid."""
    first, due = clan * BIN_COUNT, plan.bin_due(state, clan)
    asked = state.copy()
    for other in range(due, bin_):
        asked.bins[first + other] = tray.get(other, 0)
    later = sum(koku for other, koku in tray.items() if other > bin_)
    asked.koku = state.koku.copy()
    asked.koku[clan] -= later
    return asked


def _left(state: State, clan: Clan, tray: Tray) -> int:
    return plan.koku_left(state, clan) - sum(tray.values())


def _run(state: State, clan: Clan, tray: Tray) -> list[int]:
    """Bin after bin, up to the one after which nothing is left to be said."""
    run = []
    left = plan.koku_left(state, clan)
    for bin_ in range(plan.bin_due(state, clan), BIN_NINJA):
        koku = tray.get(bin_, 0)
        run.append(PLAN + bin_code(bin_, koku))
        left -= koku
        if left == 0:
            break
    return run


# -- what the koku bring -------------------------------------------------------------------------------


def _forecast(state: State, seat: Seat, clan: Clan, tray: Tray) -> TrayForecast:
    left = _left(state, clan, tray)
    return TrayForecast(
        koku=state.koku[clan],
        left=left,
        bins=[_bin(state, seat, clan, tray, bin_) for bin_ in range(BIN_COUNT)],
        refusal=Refusal("koku-kept-back", "I-PLAN-01", {"left": left}) if left else None,
    )


def _bin(state: State, seat: Seat, clan: Clan, tray: Tray, bin_: int) -> BinForecast:
    if bin_ not in _bins_due(state, clan):  # handed in
        koku = state.bins[clan * BIN_COUNT + bin_]
        return BinForecast(koku=koku, choices=[_choice(state, clan, bin_, koku)], refusal=None)
    koku = tray.get(bin_, 0)
    amounts = [bin_koku(move - PLAN) for move in plan.legal_fillings(_asked_for(state, clan, {}, bin_), clan)]
    others = {other: there for other, there in tray.items() if other != bin_}
    more = next((amount for amount in amounts if amount > koku), koku + 1)
    return BinForecast(
        koku=koku,
        choices=[_choice(state, clan, bin_, amount) for amount in amounts],
        refusal=_refusal(state, seat, others, PLAN + bin_code(bin_, more)) if clan in state.acting else None,
    )


def _choice(state: State, clan: Clan, bin_: int, koku: int) -> BinChoice:
    if bin_ == BIN_RONIN:  # I-RONIN-01, I-RONIN-02
        hired = RONIN_PER_KOKU * koku
        return BinChoice(koku=koku, brings=min(hired, state.ronin_pool), is_wasted=hired > state.ronin_pool)
    if bin_ == BIN_LEVY:
        bundles, provinces = _bundles(state, clan), state.provinces[clan]
        return BinChoice(
            koku=koku,
            brings=min(sum(bundles[:koku]), provinces),  # I-LEVY-03
            is_wasted=koku > min(len(bundles), provinces),
        )
    return BinChoice(koku=koku)


def _bundles(state: State, clan: Clan) -> list[int]:
    """I-LEVY-01: the sizes of the bundles that the figures in the tray make, the largest first."""
    sizes: list[int] = []
    for units, size in BUNDLES:
        figures = sum(state.tray[clan * FIGURES + unit] for unit in units)
        sizes += [size] * (figures // size)
        if figures % size:
            sizes.append(figures % size)
    return sorted(sizes, reverse=True)
