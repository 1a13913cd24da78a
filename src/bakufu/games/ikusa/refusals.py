"""Why a move is refused: the rule, and the facts of the case.

What is legal is decided by the phases alone; this module only explains what they left out.
"""

from __future__ import annotations

from collections.abc import Callable

from bakufu.engine.errors import Fact, Refusal, Refused
from bakufu.games.ikusa import flow, losses
from bakufu.games.ikusa.bodies import army_size, has_army, has_square, level, pf_size
from bakufu.games.ikusa.moves import MARCH, MOVES
from bakufu.games.ikusa.phases import build, levy, ninja, plan
from bakufu.games.ikusa.stages import (
    DECISIONS,
    GAME_OVER,
    STAGE_D,
    TAKE_LOSSES,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    clan_of,
)
from bakufu.games.ikusa.tables import (
    ARMIES,
    ARMIES_EACH,
    BIN_BUILD,
    BIN_LEVY,
    BIN_NINJA,
    BINS,
    BODIES,
    BODY,
    BUILDINGS,
    CLANS,
    FIGURES,
    PF_MOST,
    PROVINCES,
    RONIN,
    SHAPES,
    UNITS,
)

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

Form = list[str | int]


def why_not(state: State, player: int, move: int) -> Refusal | None:
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
    if clan == NOBODY:
        seats = ",".join(str(seat + 1) for seat in sorted({state.rules.player_of[c] for c in state.acting}))
        return Refusal("not-your-turn", rule, {"seats": seats})
    if kind not in kinds:
        return Refusal("wrong-kind", rule, {"kind": kind, "decision": DECISIONS[state.decision]})
    explain = _EXPLAIN.get(kind)
    return explain(state, clan, form) if explain else Refusal("not-now", rule)


def _free(state: State, player: int, form: Form) -> Refusal:
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


def _province(form: Form, place: int = 1) -> int:
    return PROVINCES.index(str(form[place]))


def _not_yours(province: int, rule: str) -> Refusal:
    return Refusal("not-your-province", rule, {"province": PROVINCES[province]})


# -- set-up and planning --------------------------------------------------------------------------------


def _split(state: State, clan: int, form: Form) -> Refusal:
    return Refusal("not-in-pile", "I-2P-02", {"province": form[1]})


def _reinforce(state: State, clan: int, form: Form) -> Refusal:
    p = _province(form)
    if state.owner[p] != clan:
        return _not_yours(p, "I-SET-08")
    return Refusal("enough-spearmen", "I-QP-03" if state.rules.quick else "I-SET-08", {"province": form[1]})


def _claim(state: State, clan: int, form: Form) -> Refusal:
    return Refusal("occupied", "I-QP-03", {"province": form[1]})


def _muster(state: State, clan: int, form: Form) -> Refusal:
    p = _province(form, 2)
    if state.owner[p] != clan:
        return _not_yours(p, "I-SET-09")
    if has_army(state, p):
        return Refusal("army-there", "I-SET-09", {"province": form[2]})
    return Refusal("army-placed", "I-SET-09", {"army": _army_name(clan, form[1])})


def _assign(state: State, clan: int, form: Form) -> Refusal:
    return Refusal("card-full", "I-COMP-06", {"army": _army_name(clan, form[1])})


def _successor(state: State, clan: int, form: Form) -> Refusal:
    return Refusal("no-such-unit", "I-ASSN-05", {"unit": form[1]})


def _plan(state: State, clan: int, form: Form) -> Refusal:
    due = plan.bin_due(state, clan)
    left = plan.koku_left(state, clan)
    if form[1] == BINS[BIN_NINJA]:  # never due: whoever asks wants to be done
        return Refusal("koku-kept-back", "I-PLAN-01", {"left": left})
    if form[1] != BINS[due]:
        return Refusal("bin-order", "I-PLAN-01", {"bin": form[1], "due": BINS[due]})
    if due == BIN_BUILD and form[2] not in (0, 2):
        return Refusal("build-koku", "I-PLAN-02", {"koku": form[2]})
    return Refusal("too-few-koku", "I-PLAN-01", {"koku": form[2], "left": left})


def _spy(state: State, clan: int, form: Form) -> Refusal:
    return Refusal("no-spying", "I-SPY-02", {"clan": form[1]})


def _take(state: State, clan: int, form: Form) -> Refusal:
    rule = "I-ORDER-02" if form[0] == "agree" else "I-ORDER-01"
    return Refusal("marker-gone", rule, {"marker": form[1]})


def _build(state: State, clan: int, form: Form) -> Refusal:
    p, kind = _province(form, 2), str(form[1])
    facts: dict[str, Fact] = {"province": form[2], "building": kind}
    if state.owner[p] != clan:
        return _not_yours(p, "I-BUILD-02")
    castles, bases = build.left(state)
    if (castles if kind == "castle" else bases) == 0:
        return Refusal("none-left", "I-BUILD-04", {"building": kind})
    if state.castle[p]:
        return Refusal("building-there", "I-BUILD-02", {**facts, "there": BUILDINGS[state.castle[p] - 1]})
    return Refusal("no-castle", "I-BUILD-03", {"province": form[2]})


def _levy(state: State, clan: int, form: Form) -> Refusal:
    unit = UNITS.index(str(form[1]))
    bought = state.drafted[clan]
    if sum(bought) >= state.provinces[clan]:
        return Refusal("levy-provinces", "I-LEVY-03", {"most": state.provinces[clan]})
    if state.tray[clan * FIGURES + unit] <= bought[unit]:
        return Refusal("tray-empty", "I-COMP-07", {"unit": form[1]})
    koku = state.bins[clan * 5 + BIN_LEVY]
    return Refusal("levy-koku", "I-LEVY-01", {"unit": form[1], "koku": koku})


def _place(state: State, clan: int, form: Form) -> Refusal:
    due = levy.unit_due(state, clan)
    p = _province(form, 2)
    if form[1] != UNITS[due]:
        return Refusal("unit-order", "I-LEVY-04", {"unit": form[1], "due": UNITS[due]})
    if state.owner[p] != clan:
        return _not_yours(p, "I-LEVY-05")
    if p in {code >> 2 & 127 for code in state.drafted[clan]}:
        return Refusal("levied-there", "I-LEVY-05", {"province": form[2]})
    return _no_room(state, clan, p, BODIES.index(str(form[3])), "I-LEVY-06")


def _no_room(state: State, clan: int, province: int, body: int, rule: str) -> Refusal:
    """Why a unit cannot join this body there; the rule is that of the action."""
    name = PROVINCES[province]
    if body == 0:
        return Refusal("force-full", rule, {"province": name, "most": PF_MOST})
    k = clan * ARMIES_EACH + body - 1
    if state.army_at[k] != province:
        return Refusal("army-not-there", rule, {"army": ARMIES[k], "province": name})
    return Refusal("card-full", "I-COMP-06", {"army": ARMIES[k]})


def _deploy(state: State, clan: int, form: Form) -> Refusal:
    p, body = _province(form), BODIES.index(str(form[2]))
    if state.owner[p] != clan:
        return _not_yours(p, "I-RONIN-03")
    if body and state.army_at[clan * ARMIES_EACH + body - 1] != p:
        return _no_room(state, clan, p, body, "I-RONIN-03")
    return Refusal("ronin-limit", "I-RONIN-05", {"province": form[1]})


# -- war ------------------------------------------------------------------------------------------------


def _army_name(clan: int, shape: str | int) -> str:
    return f"{CLANS[clan]}_{shape}"


def _no_army(state: State, k: int) -> Refusal | None:
    if state.army_at[k] < 0:
        return Refusal("army-gone", "I-ELIM-01", {"army": ARMIES[k]})
    if state.down[k]:
        return Refusal("leaderless", "I-MOVE-08", {"army": ARMIES[k]})
    return None


def _step(state: State, clan: int, form: Form) -> Refusal:
    k, target = clan * ARMIES_EACH + SHAPES.index(str(form[1])), _province(form, 2)
    if refusal := _no_army(state, k):
        return refusal
    here = state.army_at[k]
    facts: dict[str, Fact] = {"origin": PROVINCES[here], "target": PROVINCES[target]}
    if form[0] == "step" and state.steps[k % ARMIES_EACH] >= level(state, k):
        return Refusal("no-steps", "I-MOVE-02", {"army": ARMIES[k], "level": level(state, k)})
    if target not in state.rules.neighbours[here]:
        return Refusal("not-adjacent", "I-MAP-05", facts)
    if form[0] == "split_off":
        if state.owner[target] != NOBODY:
            return Refusal("split-empty", "I-GAR-02", facts)
        if not army_size(state, k):
            return Refusal("split-nobody", "I-FIN-06", {"army": ARMIES[k]})
        return Refusal("split-moved", "I-FIN-06", {"army": ARMIES[k]})
    if state.owner[target] != clan and (state.stage != STAGE_D or state.owner[target] != NOBODY):
        return Refusal("not-friendly", "I-FIN-03" if state.stage == STAGE_D else "I-MOVE-03", facts)
    if not army_size(state, k) and not pf_size(state, here):
        return Refusal("needs-garrison", "I-MOVE-05", facts)
    return Refusal("armies-meet", "I-MOVE-04", facts)


def _pick(state: State, clan: int, form: Form) -> Refusal:
    k, unit = clan * ARMIES_EACH + SHAPES.index(str(form[1])), UNITS.index(str(form[2]))
    if refusal := _no_army(state, k):
        return refusal
    here = state.army_at[k]
    facts: dict[str, Fact] = {"unit": form[2], "province": PROVINCES[here]}
    if unit == RONIN:
        return _no_escort(state, state.escort == k, facts, PROVINCES[here])
    if not state.pf[here * BODY + unit]:
        return Refusal("no-unit-there", "I-MOVE-06", facts)
    if not has_square(state, k, unit):
        return Refusal("card-full", "I-COMP-06", {"army": ARMIES[k]})
    return Refusal("moved-already", "I-FIN-04", facts)


def _no_escort(state: State, follows: bool, facts: dict[str, Fact], target: str) -> Refusal:
    """Why a ronin cannot go along: his body has not just moved there, or the other holds all that it may."""
    if follows:
        return Refusal("ronin-limit", "I-RONIN-05", {"province": target})
    return Refusal("ronin-alone", "I-RONIN-07", facts)


def _end(state: State, clan: int, form: Form) -> Refusal:
    return Refusal("armies-together", "I-UNIT-09")


def _leave(state: State, clan: int, form: Form) -> Refusal:
    if form[1] == "ronin":
        return Refusal("ronin-party", "I-RONIN-05")
    if sum(state.party[:FIGURES]) >= PF_MOST:
        return Refusal("party-full", "I-UNIT-07", {"most": PF_MOST})
    unit = UNITS.index(str(form[1]))
    if state.army[state.party_army * BODY + unit] > state.party[unit]:
        place = PROVINCES[state.army_at[state.party_army]]
        return Refusal("moved-already", "I-FIN-04", {"unit": form[1], "province": place})
    return Refusal("no-such-unit", "I-GAR-01", {"unit": form[1]})


def _go(state: State, clan: int, form: Form) -> Refusal:
    return Refusal("party-empty", "I-MOVE-05")


def _declare(state: State, clan: int, form: Form) -> Refusal:
    origin, body, target = _province(form), BODIES.index(str(form[2])), _province(form, 3)
    facts: dict[str, Fact] = {"origin": form[1], "target": form[3]}
    if state.owner[origin] != clan:
        return _not_yours(origin, "I-OWN-02")
    if body:
        k = clan * ARMIES_EACH + body - 1
        if refusal := _no_army(state, k):
            return refusal
        if state.army_at[k] != origin:
            return Refusal("army-not-there", "I-DECL-05", {"army": ARMIES[k], "province": form[1]})
    elif not pf_size(state, origin):
        return Refusal("no-force", "I-DECL-05", {"province": form[1]})
    if any(battle >> 7 == 4 * origin + body for battle in state.battles):
        return Refusal("declared-already", "I-DECL-02", {"origin": form[1]})
    return _no_attack(state, clan, facts, target)


def _no_attack(state: State, clan: int, facts: dict[str, Fact], target: int) -> Refusal:
    if target not in state.rules.neighbours[PROVINCES.index(str(facts["origin"]))]:
        return Refusal("not-adjacent", "I-MAP-05", facts)
    owner = state.owner[target]
    if owner >= 0 and state.rules.player_of[owner] == state.rules.player_of[clan]:
        return Refusal("attack-own", "I-OWN-02" if owner == clan else "I-2P-03", facts)
    if state.round == 1 and has_army(state, target):
        return Refusal("first-round", "I-R1-02", facts)
    return Refusal("attack-again", "I-EXPC-07", facts)


def _fight(state: State, clan: int, form: Form) -> Refusal:
    return Refusal("not-declared", "I-CMB-01", {"origin": form[1], "target": form[3]})


def _lose(state: State, clan: int, form: Form) -> Refusal:
    unit, body = UNITS.index(str(form[2])), BODIES.index(str(form[1]))
    k = clan * ARMIES_EACH + body - 1
    there = state.army[k * BODY + unit] if body else state.pf[losses.place_of(state, clan) * BODY + unit]
    left = there - state.drafted[clan].count(8 * body + unit)
    if unit != RONIN and body in losses.bodies_of(state, clan) and left > 0:
        return Refusal("ronin-first", "I-RONIN-08", {"unit": form[2]})
    return Refusal("no-such-loss", "I-SEQ-05", {"unit": form[2]})


def _attack(state: State, clan: int, form: Form) -> Refusal:
    facts: dict[str, Fact] = {"origin": PROVINCES[state.army_at[state.series]], "target": form[1]}
    if _province(form) == state.prize:
        return Refusal("attack-beaten", "I-EXPC-02", {"target": form[1]})
    return _no_attack(state, clan, facts, _province(form))


def _advance(state: State, clan: int, form: Form) -> Refusal:
    if state.prize < 0:
        return Refusal("nothing-won", "I-EXPC-03")
    facts: dict[str, Fact] = {
        "origin": PROVINCES[state.army_at[state.series]],
        "target": PROVINCES[state.prize],
    }
    return Refusal("needs-garrison", "I-EXPC-04", facts)


def _march(state: State, clan: int, form: Form) -> Refusal:
    origin, target = _province(form), _province(form, 2)
    unit, body = UNITS.index(str(form[3])), BODIES.index(str(form[4]))
    facts: dict[str, Fact] = {"origin": form[1], "target": form[2]}
    if state.owner[origin] != clan:
        return _not_yours(origin, "I-OWN-02")
    if target not in state.rules.neighbours[origin]:
        return Refusal("not-adjacent", "I-MAP-05", facts)
    if state.owner[target] not in (clan, NOBODY):
        return Refusal("not-friendly", "I-FIN-04", facts)
    if unit == RONIN:
        code = MARCH + 4096 * origin + 32 * target + body
        return _no_escort(state, state.escort == code, {"unit": form[3], "province": form[1]}, str(form[2]))
    if not state.pf[origin * BODY + unit]:
        return Refusal("no-unit-there", "I-FIN-04", {"unit": form[3], "province": form[1]})
    if state.pf[origin * BODY + unit] <= state.fixed[origin * FIGURES + unit]:
        return Refusal("moved-already", "I-FIN-04", {"unit": form[3], "province": form[1]})
    if pf_size(state, origin) == 1 and not has_army(state, origin):
        return Refusal("left-empty", "I-OWN-04", {"province": form[1]})
    return _no_room(state, clan, target, body, "I-FIN-05")


def _strike(state: State, clan: int, form: Form) -> Refusal:
    if state.ninja != clan:
        return Refusal("no-ninja", "I-NINJA-03")
    if state.round < 2:
        return Refusal("no-assassins-yet", "I-R1-01")
    return Refusal("no-target", "I-NINJA-05", {"daimyo": form[1]})


def _revenge(state: State, clan: int, form: Form) -> Refusal:
    return Refusal("no-target", "I-NINJA-06", {"daimyo": form[1]})


def _recover(state: State, clan: int, form: Form) -> Refusal:
    p = _province(form)
    if state.owner[p] != clan:
        return _not_yours(p, "I-ELIM-04")
    return Refusal("army-there", "I-ELIM-04", {"province": form[1]})


def _absorb(state: State, clan: int, form: Form) -> Refusal:
    k, unit = state.party_army, UNITS.index(str(form[1]))
    province = state.army_at[k]
    facts: dict[str, Fact] = {"unit": form[1], "province": PROVINCES[province]}
    if not state.pf[province * BODY + unit]:
        return Refusal("no-unit-there", "I-ELIM-05", facts)
    if unit == RONIN:
        return Refusal("ronin-limit", "I-RONIN-05", {"province": PROVINCES[province]})
    if not has_square(state, k, unit):
        return Refusal("card-full", "I-COMP-06", {"army": ARMIES[k]})
    return Refusal("moved-already", "I-FIN-04", facts)


_EXPLAIN: dict[str, Callable[[State, int, Form], Refusal]] = {
    "split": _split,
    "reinforce": _reinforce,
    "claim": _claim,
    "muster": _muster,
    "assign": _assign,
    "successor": _successor,
    "plan": _plan,
    "spy": _spy,
    "take": _take,
    "agree": _take,
    "build": _build,
    "levy": _levy,
    "place": _place,
    "deploy": _deploy,
    "step": _step,
    "split_off": _step,
    "pick": _pick,
    "end": _end,
    "leave": _leave,
    "go": _go,
    "declare": _declare,
    "fight": _fight,
    "lose": _lose,
    "attack": _attack,
    "advance": _advance,
    "march": _march,
    "strike": _strike,
    "revenge": _revenge,
    "recover": _recover,
    "absorb": _absorb,
}
