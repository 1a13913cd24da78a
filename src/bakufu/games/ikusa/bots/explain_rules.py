"""Questions that `normal` and `hard` answer by a rule: the rule, and what it sees in this position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bakufu.bots.notes import Facts, Notes, Remark, percent
from bakufu.games.ikusa.bots import planning
from bakufu.games.ikusa.bots.evaluation import Evaluation
from bakufu.games.ikusa.bots.war import rough_odds
from bakufu.games.ikusa.codes import (
    battle_parts,
    battle_target,
    bin_kind,
    bin_koku,
    loss_unit,
)
from bakufu.games.ikusa.ids import Move
from bakufu.games.ikusa.moves import ASSIGN, DECLINE, FIGHT, GO, LEVY, LOSE, PLAN, SPY
from bakufu.games.ikusa.stages import (
    ABSORB_UNITS,
    ASSIGN_UNIT,
    BUY_UNIT,
    CHOOSE_PARTY,
    ENTER_DICE,
    FILL_BIN,
    NAME_SUCCESSOR,
    PICK_BATTLE,
    SEND_SPY,
    SETTLE_TIE,
    TAKE_LOSSES,
    TAKE_MARKER,
)
from bakufu.games.ikusa.tables import (
    BIN_BUILD,
    BIN_COUNT,
    BIN_LEVY,
    BINS,
    BUILD_COST,
    CLANS,
    DAIMYO,
    FIGURES,
    PROVINCES,
    SHAPES,
)


def _losses(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    notes.remarks.append(Remark("lose-daimyo" if loss_unit(move - LOSE) == DAIMYO else "lose-cheapest"))


def _dice(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    notes.remarks.append(Remark("draw-dice"))


def _party(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    notes.remarks.append(Remark("party-go" if move == GO else "party-leave"))


def _pick_battle(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    code = move - FIGHT
    origin, body, target = battle_parts(code)
    if [battle_target(one) for one in evaluation.state.battles].count(target) > 1:
        notes.remarks.append(Remark("battle-weaker-first", {"target": PROVINCES[target]}))
    elif evaluation.is_foe(target):
        win = percent(rough_odds(evaluation, origin, body, target))
        notes.remarks.append(Remark("battle-surest-first", {"target": PROVINCES[target], "win": win}))
    else:
        notes.remarks.append(Remark("battle-no-enemy", {"target": PROVINCES[target]}))


def _levy(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    """The whole shopping list."""
    state, me = evaluation.state, evaluation.clan
    koku = state.bins[me * BIN_COUNT + BIN_LEVY]
    tray = state.tray[me * FIGURES : (me + 1) * FIGURES]
    wanted = planning.levy_plan(koku, tray, state.provinces[me], evaluation)
    bought = state.drafted[me]
    if move >= LEVY + FIGURES:
        notes.remarks.append(Remark("levy-done"))
        return
    if bought[move - LEVY] >= wanted[move - LEVY]:
        notes.remarks.append(Remark("levy-rest"))
        return
    facts: Facts = {"koku": koku, "units": [*wanted, 0, 0], "most": state.provinces[me]}
    notes.remarks.append(Remark("levy", facts))
    room = planning.armies_with_room(evaluation)
    if room:
        notes.remarks.append(Remark("levy-room", {"armies": room}))


def _spy(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    if move == DECLINE:
        notes.remarks.append(Remark("spy-nobody"))
        return
    provinces = evaluation.state.provinces
    notes.remarks.append(Remark("spy", {"clan": CLANS[move - SPY], "count": provinces[move - SPY]}))
    same = [o for o in legal if o not in (move, DECLINE) and provinces[o - SPY] == provinces[move - SPY]]
    if same:
        notes.remarks.append(Remark("first-of-equals"))


def _assign(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    drafted = evaluation.state.drafted[evaluation.clan]
    facts: Facts = {"army": SHAPES[move - ASSIGN], "count": drafted.count(move - ASSIGN)}
    notes.remarks.append(Remark("assign", facts))


def _absorb(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    notes.remarks.append(Remark("absorb"))


def _successor(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    notes.remarks.append(Remark("successor"))


def _marker(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    notes.remarks.append(
        Remark("marker-late" if evaluation.weights.prefer_last_turn > 0.5 else "marker-early")
    )


def _bin(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    """Koku by koku to where the next one brings most: what that is, in the bins that are still open."""
    state, me = evaluation.state, evaluation.clan
    due, koku = bin_kind(move - PLAN), bin_koku(move - PLAN)
    filled = state.bins[me * BIN_COUNT : (me + 1) * BIN_COUNT]
    left = state.koku[me] - sum(max(0, one) for one in filled)
    if due == BIN_BUILD:
        _castle(notes, evaluation, koku, left)
        return
    if left <= 0:
        notes.remarks.append(Remark("bin-spent"))
        return
    notes.remarks.append(Remark("bin", {"bin": BINS[due], "koku": koku}))
    offers = {place: value for place, value in (evaluation.rated or {}).items() if filled[place] < 0}
    notes.parts = {f"bin-{BINS[place].replace('_', '-')}": value for place, value in offers.items()}


def _castle(notes: Notes, evaluation: Evaluation, koku: int, left: int) -> None:
    """Decided first: whether a castle brings more than its koku would in the levy."""
    province, saved = planning.best_site(evaluation)
    facts: Facts = {"value": saved * evaluation.weights.build, "levy": BUILD_COST * evaluation.weights.levy}
    if koku:
        notes.remarks.append(Remark("bin-castle", {"province": PROVINCES[province], **facts}))
    elif left < BUILD_COST + 3:
        notes.remarks.append(Remark("bin-castle-poor", {"koku": left}))
    elif province < 0:
        notes.remarks.append(Remark("bin-castle-safe"))
    else:
        notes.remarks.append(Remark("bin-castle-not", {"province": PROVINCES[province], **facts}))


RULES: Final[dict[int, Callable[[Notes, Evaluation, Sequence[int], int], None]]] = {
    TAKE_LOSSES: _losses,
    CHOOSE_PARTY: _party,
    PICK_BATTLE: _pick_battle,
    BUY_UNIT: _levy,
    SEND_SPY: _spy,
    ASSIGN_UNIT: _assign,
    ABSORB_UNITS: _absorb,
    NAME_SUCCESSOR: _successor,
    TAKE_MARKER: _marker,
    SETTLE_TIE: _marker,
    ENTER_DICE: _dice,
    FILL_BIN: _bin,
}
