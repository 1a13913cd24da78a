"""Refusals before the war: set-up, planning, building, levies and ronin."""

from __future__ import annotations

from bakufu.engine.errors import Fact, Refusal
from bakufu.games.ikusa.bodies import has_army
from bakufu.games.ikusa.codes import army_of_body, placement_province
from bakufu.games.ikusa.ids import Clan
from bakufu.games.ikusa.phases import build, levy, plan
from bakufu.games.ikusa.refusals.forms import Explain, Form, army_name, no_room, not_yours, province_of
from bakufu.games.ikusa.state import State
from bakufu.games.ikusa.tables import (
    BIN_BUILD,
    BIN_LEVY,
    BIN_NINJA,
    BINS,
    BODIES,
    BUILD_COST,
    BUILDINGS,
    FIGURES,
    UNITS,
)


def _split(state: State, clan: Clan, form: Form) -> Refusal:
    return Refusal("not-in-pile", "I-2P-02", {"province": form[1]})


def _reinforce(state: State, clan: Clan, form: Form) -> Refusal:
    p = province_of(form)
    if state.owner[p] != clan:
        return not_yours(p, "I-SET-08")
    return Refusal("enough-spearmen", "I-QP-03" if state.rules.quick else "I-SET-08", {"province": form[1]})


def _claim(state: State, clan: Clan, form: Form) -> Refusal:
    return Refusal("occupied", "I-QP-03", {"province": form[1]})


def _muster(state: State, clan: Clan, form: Form) -> Refusal:
    p = province_of(form, 2)
    if state.owner[p] != clan:
        return not_yours(p, "I-SET-09")
    if has_army(state, p):
        return Refusal("army-there", "I-SET-09", {"province": form[2]})
    return Refusal("army-placed", "I-SET-09", {"army": army_name(clan, form[1])})


def _assign(state: State, clan: Clan, form: Form) -> Refusal:
    return Refusal("card-full", "I-COMP-06", {"army": army_name(clan, form[1])})


def _successor(state: State, clan: Clan, form: Form) -> Refusal:
    return Refusal("no-such-unit", "I-ASSN-05", {"unit": form[1]})


def _plan(state: State, clan: Clan, form: Form) -> Refusal:
    due = plan.bin_due(state, clan)
    left = plan.koku_left(state, clan)
    if form[1] == BINS[BIN_NINJA] and due != BIN_NINJA:  # never due in a game: whoever asks wants to be done
        return Refusal("koku-kept-back", "I-PLAN-01", {"left": left})
    if form[1] != BINS[due]:
        return Refusal("bin-order", "I-PLAN-01", {"bin": form[1], "due": BINS[due]})
    if due == BIN_BUILD and form[2] not in (0, BUILD_COST):
        return Refusal("build-koku", "I-PLAN-02", {"koku": form[2]})
    return Refusal("too-few-koku", "I-PLAN-01", {"koku": form[2], "left": left})


def _spy(state: State, clan: Clan, form: Form) -> Refusal:
    return Refusal("no-spying", "I-SPY-02", {"clan": form[1]})


def _take(state: State, clan: Clan, form: Form) -> Refusal:
    rule = "I-ORDER-02" if form[0] == "agree" else "I-ORDER-01"
    return Refusal("marker-gone", rule, {"marker": form[1]})


def _build(state: State, clan: Clan, form: Form) -> Refusal:
    p, kind = province_of(form, 2), str(form[1])
    facts: dict[str, Fact] = {"province": form[2], "building": kind}
    if state.owner[p] != clan:
        return not_yours(p, "I-BUILD-02")
    castles, bases = build.pieces_left(state)
    if (castles if kind == "castle" else bases) == 0:
        return Refusal("none-left", "I-BUILD-04", {"building": kind})
    if state.castle[p]:
        return Refusal("building-there", "I-BUILD-02", {**facts, "there": BUILDINGS[state.castle[p] - 1]})
    return Refusal("no-castle", "I-BUILD-03", {"province": form[2]})


def _levy(state: State, clan: Clan, form: Form) -> Refusal:
    unit = UNITS.index(str(form[1]))
    bought = state.drafted[clan]
    if sum(bought) >= state.provinces[clan]:
        return Refusal("levy-provinces", "I-LEVY-03", {"most": state.provinces[clan]})
    if state.tray[clan * FIGURES + unit] <= bought[unit]:
        return Refusal("tray-empty", "I-COMP-07", {"unit": form[1]})
    koku = state.bins[clan * 5 + BIN_LEVY]
    return Refusal("levy-koku", "I-LEVY-01", {"unit": form[1], "koku": koku})


def _place(state: State, clan: Clan, form: Form) -> Refusal:
    due = levy.unit_due(state, clan)
    p = province_of(form, 2)
    if form[1] != UNITS[due]:
        return Refusal("unit-order", "I-LEVY-04", {"unit": form[1], "due": UNITS[due]})
    if state.owner[p] != clan:
        return not_yours(p, "I-LEVY-05")
    if p in {placement_province(code) for code in state.drafted[clan]}:
        return Refusal("levied-there", "I-LEVY-05", {"province": form[2]})
    return no_room(state, clan, p, BODIES.index(str(form[3])), "I-LEVY-06")


def _deploy(state: State, clan: Clan, form: Form) -> Refusal:
    p, body = province_of(form), BODIES.index(str(form[2]))
    if state.owner[p] != clan:
        return not_yours(p, "I-RONIN-03")
    if body and state.army_at[army_of_body(clan, body)] != p:
        return no_room(state, clan, p, body, "I-RONIN-03")
    return Refusal("ronin-limit", "I-RONIN-05", {"province": form[1]})


EXPLAIN: dict[str, Explain] = {
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
}
