"""Why a move is refused: the rule, and the facts of the case.

What is legal is decided by the phases alone; this module only explains what they left out.
"""

from __future__ import annotations

from collections.abc import Callable

from bakufu.engine.errors import Fact, Refusal, Refused
from bakufu.games.shogun import flow, modifiers
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.modules import refusals as module_refusals
from bakufu.games.shogun.moves import ATTACK, MOVES
from bakufu.games.shogun.phases import actions, planning
from bakufu.games.shogun.state import (
    BATTLE_MOVE,
    CHOOSE_REVOLT,
    CLOSED,
    DECISIONS,
    DEPLOY_SIX,
    DRAFT_GROUP,
    DRAFT_TAKE,
    ENTER_TOWER,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    GAME_OVER,
    MOVE_ON,
    PLAN_CARD,
    TAKE_SPECIAL,
    State,
)
from bakufu.games.shogun.tables import (
    ACTIONS,
    AUCTION,
    CARDS,
    CHEST_CARD,
    NEIGHBOURS,
    NO_CARD,
    PROVINCES,
    SPACES,
    SPECIALS,
)

# The rule that puts each question, for a move that answers another one.
ASKED_BY: dict[int, str] = {
    DRAFT_TAKE: "S-DRAFT-04",
    DRAFT_GROUP: "S-DRAFT-05",
    PLAN_CARD: "S-PLAN-04",
    TAKE_SPECIAL: "S-ORDER-04",
    DEPLOY_SIX: "S-SPEC-05",
    MOVE_ON: "S-DEPLOY-03",
    BATTLE_MOVE: "S-MOVE-08",
    EXTRA_ATTACK: "S-SPEC-06",
    EXTRA_DEFENSE: "S-SPEC-07",
    CHOOSE_REVOLT: "S-WIN-05",
    ENTER_TOWER: "S-TOWER-02",
    **module_refusals.ASKED_BY,
}

# The kinds of move that can answer each question.
ANSWERS: dict[int, tuple[str, ...]] = {
    DRAFT_TAKE: ("draft", "cycle"),
    DRAFT_GROUP: ("group",),
    PLAN_CARD: ("plan",),
    TAKE_SPECIAL: ("take",),
    DEPLOY_SIX: ("deploy",),
    MOVE_ON: ("stay", "move"),
    BATTLE_MOVE: ("move", "attack", "pass"),
    EXTRA_ATTACK: ("extra",),
    EXTRA_DEFENSE: ("extra",),
    CHOOSE_REVOLT: ("revolt",),
    ENTER_TOWER: ("tower",),
    **module_refusals.ANSWERS,
}


def why_not(state: State, seat: Seat, move: Move) -> Refusal | None:
    if move in flow.legal_moves(state, seat):
        return None
    try:
        form = MOVES.decode(move)
    except Refused as refused:
        return refused.refusal
    if state.decision == GAME_OVER:
        return Refusal("game-over", "S-GAME-01")
    if state.decision not in ASKED_BY:  # a position in the midst of a move
        return Refusal("nothing-asked")
    if seat not in state.acting:
        if state.decision == PLAN_CARD:
            return Refusal("plan-finished", "S-PLAN-10")
        return Refusal("not-your-turn", ASKED_BY[state.decision], {"seats": _others(state)})
    kind = str(form[0])
    if kind not in ANSWERS[state.decision]:
        facts: dict[str, Fact] = {"kind": kind, "decision": DECISIONS[state.decision]}
        return Refusal("wrong-kind", ASKED_BY[state.decision], facts)
    return _EXPLAIN[kind](state, seat, move)


def _others(state: State) -> str:
    return ",".join(str(seat + 1) for seat in state.acting)


def _plan(state: State, seat: Seat, move: Move) -> Refusal:
    space, card = divmod(move, 64)
    due = planning.SPACE_OF_STEP[state.plan_at[seat]]
    if space != due:
        return Refusal("plan-order", "S-PLAN-03", {"space": SPACES[space], "due": SPACES[due]})
    if card == NO_CARD:
        rule = "S-BID-04" if space == AUCTION else "S-PLAN-04"
        facts: dict[str, Fact] = {
            "space": SPACES[space],
            "cards": len(state.hands[seat]),
            "spaces": state.rules.spaces - state.plan_at[seat],
        }
        return Refusal("plan-must-fill", rule, facts)
    if card not in state.hands[seat]:
        if card < CHEST_CARD and state.owner[card] != seat:
            return Refusal("not-your-card", "S-STATE-01", {"card": CARDS[card]})
        if card > NO_CARD and not state.rules.court:
            return Refusal("no-dice-cards", "S-TC-02")
        return Refusal("card-placed", "S-PLAN-05", {"card": CARDS[card]})
    facts = {"card": CARDS[card], "value": card - CHEST_CARD, "chests": state.chests[seat]}
    return Refusal("overbid", "S-BID-03", facts)


def _take(state: State, seat: Seat, move: Move) -> Refusal:
    special = MOVES.decode(move)[1]
    taker = state.taken_by[state.special_at.index(SPECIALS.index(str(special)))]
    return Refusal("special-gone", "S-ORDER-04", {"special": special, "seat": taker})


def _cycle(state: State, seat: Seat, move: Move) -> Refusal:
    assert state.draft is not None
    if state.draft.cycled:
        return Refusal("cycle-twice", "S-DRAFT-07")
    return Refusal("cycle-new-cards", "S-DRAFT-07")


def _group(state: State, seat: Seat, move: Move) -> Refusal:
    assert state.draft is not None
    left = ",".join(str(size) for size in sorted(set(state.draft.groups[seat]), reverse=True))
    return Refusal("no-such-group", "S-DRAFT-02", {"armies": MOVES.decode(move)[1], "groups": left})


def _deploy(state: State, seat: Seat, move: Move) -> Refusal:
    action = state.action_row[state.action]
    facts: dict[str, Fact] = {
        "armies": MOVES.decode(move)[1],
        "least": modifiers.usual_levy(state, seat, action, state.origin),
        "most": modifiers.largest_levy(state, seat, action, state.origin),
    }
    return Refusal("deploy-number", "S-MOD-05", facts)


def _march(state: State, seat: Seat, move: Move) -> Refusal:
    target = PROVINCES.index(str(MOVES.decode(move)[1]))
    armies = int(MOVES.decode(move)[2])
    names: dict[str, Fact] = {"origin": PROVINCES[state.origin], "target": PROVINCES[target]}
    if state.owner[target] == CLOSED:
        return Refusal("closed", "S-SETUP-04", names)
    if target not in NEIGHBOURS[state.origin]:
        return Refusal("not-adjacent", "S-MOVE-04", names)
    own = state.owner[target] == seat
    if own and move >= ATTACK:
        return Refusal("attack-own", "S-MOVE-06", names)
    if not own and state.decision == MOVE_ON:
        return Refusal("move-foreign", "S-DEPLOY-05", names)
    if not own and move < ATTACK:
        return Refusal("move-is-attack", "S-MOVE-06", names)
    if not own and not actions.attackable(state, target, 0):
        return Refusal("temple-peace", "S-EVT-07", names)
    action = state.action_row[state.action]
    if not own and not actions.attackable(state, target, actions.shielded(state, action)):
        names["defender"] = state.owner[target]
        names["action"] = ACTIONS[action]
        return Refusal("protected", "S-TC-27", names)
    names["armies"] = armies
    names["most"] = state.armies[state.origin] - 1
    return Refusal("march-number", "S-MOVE-01", names)


def _pass(state: State, seat: Seat, move: Move) -> Refusal:
    return Refusal("must-move", "S-MOVE-08", {"origin": PROVINCES[state.origin]})


def _revolt(state: State, seat: Seat, move: Move) -> Refusal:
    drawn = ",".join(PROVINCES[p] for p in state.revolts)
    return Refusal("no-revolt-there", "S-WIN-04", {"province": MOVES.decode(move)[1], "revolts": drawn})


def _tower(state: State, seat: Seat, move: Move) -> Refusal:
    entries = flow.legal_moves(state, seat)
    due = MOVES.decode(entries[0])[1]
    form = MOVES.decode(move)
    if form[1] != due:
        return Refusal("tower-order", "S-TOWER-02", {"colour": form[1], "due": due})
    facts: dict[str, Fact] = {"colour": due, "cubes": form[2], "most": len(entries) - 1}
    return Refusal("tower-number", "S-STATE-04", facts)


_EXPLAIN: dict[str, Callable[[State, int, int], Refusal]] = {
    "plan": _plan,
    "take": _take,
    "cycle": _cycle,
    "group": _group,
    "deploy": _deploy,
    "move": _march,
    "attack": _march,
    "pass": _pass,
    "revolt": _revolt,
    "tower": _tower,
    **module_refusals.EXPLAIN,
}
