"""Why a move is refused: the rule, and the facts of the case.

What is legal is decided by the phases alone; these modules only explain what they left out: `planning` for
what comes before the war, `war` for the rest.
"""

from __future__ import annotations

from bakufu.engine.errors import Refusal, Refused
from bakufu.games.ikusa import flow
from bakufu.games.ikusa.ids import Move, Seat
from bakufu.games.ikusa.moves import MOVES
from bakufu.games.ikusa.phases import ninja
from bakufu.games.ikusa.refusals import planning, war
from bakufu.games.ikusa.refusals.forms import Explain, Form
from bakufu.games.ikusa.stages import (
    AFTER_BATTLE,
    DECISIONS,
    GAME_OVER,
    TAKE_LOSSES,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    clan_of,
)
from bakufu.games.ikusa.tables import ARMIES

# The rule that puts each question, and the kinds of move that can answer it.
QUESTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "split_pile": ("I-2P-02", ("split",)),
    "add_spearmen": ("I-SET-08", ("reinforce",)),
    "claim_province": ("I-QP-03", ("claim",)),
    "assign_unit": ("I-QP-06", ("assign",)),
    "place_army": ("I-SET-09", ("muster",)),
    "name_successor": ("I-ASSN-05", ("successor",)),
    "fill_bin": ("I-PLAN-01", ("plan",)),
    "send_spy": ("I-SPY-02", ("spy", "decline")),
    "take_marker": ("I-ORDER-01", ("take",)),
    "settle_tie": ("I-ORDER-02", ("agree", "lot")),
    "build_site": ("I-BUILD-01", ("build",)),
    "buy_unit": ("I-LEVY-01", ("levy", "done")),
    "place_unit": ("I-LEVY-05", ("place",)),
    "deploy_ronin": ("I-RONIN-03", ("deploy",)),
    "move_armies": ("I-MOVE-01", ("step", "pick", "end", "strike")),
    "choose_party": ("I-GAR-01", ("leave", "go")),
    "declare_battle": ("I-DECL-01", ("declare", "end", "strike")),
    "pick_battle": ("I-CMB-01", ("fight",)),
    "take_losses": ("I-SEQ-05", ("lose",)),
    "stop_or_repeat": ("I-SEQ-10", ("repeat", "call_off")),
    "after_battle": ("I-EXPC-02", ("advance", "wait", "attack")),
    "final_armies": ("I-FIN-02", ("step", "pick", "split_off", "end", "strike")),
    "final_forces": ("I-FIN-04", ("march", "end", "strike")),
    "send_ninja": ("I-NINJA-04", ("strike", "hold")),
    "take_revenge": ("I-NINJA-06", ("revenge",)),
    "place_recovered": ("I-ELIM-04", ("recover",)),
    "absorb_units": ("I-ELIM-05", ("absorb", "done")),
}
FREE = ("order", "cancel", "losses")
EXPLAIN: dict[str, Explain] = planning.EXPLAIN | war.EXPLAIN


def why_not(state: State, player: Seat, move: Move) -> Refusal | None:
    clan = clan_of(state, player)
    legal = flow.clan_moves(state, clan) if clan != NOBODY else []
    if move in legal or move in flow.free_moves(state, player):
        return None
    try:
        form = MOVES.decode(move)
    except Refused as refused:
        return refused.refusal
    if state.decision == GAME_OVER:
        return Refusal("game-over", "I-WIN-01")
    kind = str(form[0])
    if kind in FREE:
        return _free(state, player, form)
    rule, kinds = QUESTIONS[DECISIONS[state.decision]]
    if state.decision == AFTER_BATTLE and state.rules.forces_between:
        kinds = (*kinds, "fight")
    if clan == NOBODY:
        seats = ",".join(str(seat + 1) for seat in sorted({state.rules.player_of[c] for c in state.acting}))
        return Refusal("not-your-turn", rule, {"seats": seats})
    if kind not in kinds:
        return Refusal("wrong-kind", rule, {"kind": kind, "decision": DECISIONS[state.decision]})
    explain = EXPLAIN.get(kind)
    return explain(state, clan, form) if explain else Refusal("not-now", rule)


def _free(state: State, player: Seat, form: Form) -> Refusal:
    rules = state.rules
    if form[0] == "losses":
        if not any(alive and rules.player_of[clan] == player for clan, alive in enumerate(state.alive)):
            return Refusal("you-are-out", "I-ELIM-02")
        return Refusal("losses-now" if state.decision == TAKE_LOSSES else "losses-same", "I-SEQ-05")
    if state.ninja == NOBODY or rules.player_of[state.ninja] != player:
        return Refusal("no-ninja", "I-NINJA-03")
    if form[0] == "order" and state.round < 2:
        return Refusal("no-assassins-yet", "I-R1-01")
    if form[0] == "order" and ARMIES.index(str(form[1])) not in ninja.targets(state, state.ninja):
        return Refusal("no-target", "I-NINJA-05", {"daimyo": form[1]})
    return Refusal("no-order", "I-NINJA-04")
