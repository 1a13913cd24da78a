"""Why `normal` and `hard` move an army, declare a battle, or go on with one."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.bots.notes import PROVINCES as IN_PROVINCES
from bakufu.bots.notes import Facts, Notes, Remark, percent
from bakufu.games.ikusa.bots.evaluation import RULED_OUT, AttackStop, Evaluation
from bakufu.games.ikusa.bots.strength import chance
from bakufu.games.ikusa.bots.war import advance_value, falling_to_others, joint_attack_value
from bakufu.games.ikusa.codes import (
    battle_body,
    battle_origin,
    battle_target,
    pick_code,
    pick_number,
    pick_unit,
    step_number,
    step_province,
)
from bakufu.games.ikusa.ids import Army, Body, Move, Province, Unit
from bakufu.games.ikusa.moves import (
    ADVANCE,
    ATTACK,
    CALL_OFF,
    DECLARE,
    END,
    FIGHT,
    PICK,
    REPEAT,
    SPLIT_OFF,
    STEP,
)
from bakufu.games.ikusa.stages import AFTER_BATTLE, DECLARE_BATTLE, STOP_OR_REPEAT
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import ARMIES_EACH, BODY, PROVINCES, RONIN, SHAPES, UNITS

PICKS_END = PICK + pick_code(ARMIES_EACH, 0)


# -- phase A ---------------------------------------------------------------------------------------------


def explain_march(
    notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move, usual: Move
) -> None:
    """Steps, units that are picked up, or staying: by what each army could attack from where."""
    if PICK <= move < PICKS_END:
        _pick(notes, evaluation, pick_number(move - PICK), pick_unit(move - PICK))
    elif STEP <= move < SPLIT_OFF:
        _step(notes, evaluation, legal, move)
    elif move == END:
        for army in dict.fromkeys(way.army for way in evaluation.attack_stops):
            _stays(notes, evaluation, [way for way in evaluation.attack_stops if way.army == army])
        if not notes.remarks:
            notes.remarks.append(Remark("army-none"))


def _of_army(evaluation: Evaluation, army: Army) -> tuple[AttackStop | None, list[AttackStop]]:
    """Staying, and the ways that lead elsewhere."""
    ways = [way for way in evaluation.attack_stops if way.army == army]
    return next((way for way in ways if way.step == NOBODY), None), [
        way for way in ways if way.step != NOBODY
    ]


def fits(evaluation: Evaluation, stay: AttackStop, way: AttackStop) -> bool:
    """Whether going there is enough better than staying, what is left at home counted."""
    bar = evaluation.weights.min_gain_to_move
    return way.attack > max(0.0, stay.attack + bar) and way.attack - way.home > stay.attack - stay.home + bar


def _step(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    n = step_number(move - STEP)
    stay, ways = _of_army(evaluation, evaluation.first + n)
    through = [way for way in ways if way.step == move and stay is not None and fits(evaluation, stay, way)]
    if stay is None or not through:
        if END not in legal:
            notes.remarks.append(Remark("must-part"))
        return
    best = max(through, key=lambda way: way.attack)
    notes.unit = IN_PROVINCES
    for way in ways:
        if fits(evaluation, stay, way):
            notes.values[way.step] = max(way.attack, notes.values.get(way.step, RULED_OUT))
    facts: Facts = {"army": SHAPES[n], "province": PROVINCES[best.stop], "target": PROVINCES[best.target]}
    facts["origin"] = PROVINCES[stay.stop]
    if stay.attack > 0:
        notes.remarks.append(Remark("army-goes", {**facts, "value": best.attack, "stay": stay.attack}))
    else:
        notes.remarks.append(Remark("army-goes-only", {**facts, "value": best.attack}))
    if best.stop != step_province(move - STEP):
        notes.remarks.append(Remark("army-on-the-way", {"province": PROVINCES[best.stop]}))


def _stays(notes: Notes, evaluation: Evaluation, ways: Sequence[AttackStop]) -> None:
    stay = next(way for way in ways if way.step == NOBODY)
    facts: Facts = {"army": SHAPES[stay.army - evaluation.first], "province": PROVINCES[stay.stop]}
    elsewhere = [way for way in ways if way.step != NOBODY and way.attack > 0]
    best = max(elsewhere, key=lambda way: way.attack, default=None)
    if stay.attack > 0:
        facts = {**facts, "target": PROVINCES[stay.target], "value": stay.attack}
        notes.remarks.append(Remark("army-attacks-from-here", facts))
    elif best is None:
        notes.remarks.append(Remark("army-nothing-in-reach", facts))
        return
    else:
        notes.remarks.append(Remark("army-nothing-here", facts))
    if best is None or best.attack <= stay.attack:
        return
    seen: Facts = {"army": facts["army"], "target": PROVINCES[best.stop], "value": best.attack}
    if best.attack <= stay.attack + evaluation.weights.min_gain_to_move:
        notes.remarks.append(Remark("army-too-little", {**seen}))
    else:
        more = best.home - stay.home
        notes.remarks.append(Remark("army-exposes", {**seen, "province": facts["province"], "loss": more}))


def _pick(notes: Notes, evaluation: Evaluation, n: int, unit: Unit) -> None:
    army = evaluation.first + n
    facts: Facts = {"army": SHAPES[n], "unit": UNITS[unit]}
    stay, ways = _of_army(evaluation, army)
    if unit == RONIN:
        notes.remarks.append(Remark("ronin-along"))
        return
    leads = [way for way in ways if stay is not None and fits(evaluation, stay, way)]
    if leads:
        best = max(leads, key=lambda way: way.attack)
        goal = {"province": PROVINCES[best.stop], "target": PROVINCES[best.target]}
        notes.remarks.append(Remark("pick-leaving", {**facts, **goal}))
    elif stay is not None and stay.target >= 0:
        units, hits = evaluation.after_first_strike(
            stay.stop, stay.target, evaluation.army_number(army), evaluation.army_hits(army)
        )
        win = chance(units, hits, evaluation.units[stay.target], evaluation.hits[stay.target])
        figures: Facts = {"win": percent(win), "least": round(100 * evaluation.weights.sure_win_chance)}
        notes.remarks.append(Remark("pick-unsure", {**facts, "target": PROVINCES[stay.target], **figures}))
    else:
        notes.remarks.append(Remark("pick-up", facts))


# -- battles ---------------------------------------------------------------------------------------------


def explain_battle(notes: Notes, evaluation: Evaluation, legal: Sequence[int], move: Move) -> None:
    """The estimated chance of winning the battle, and the terms of its value."""
    state, decision = evaluation.state, evaluation.state.decision
    if decision == DECLARE_BATTLE and move >= DECLARE:
        code = move - DECLARE
        _attack(notes, evaluation, move, battle_origin(code), battle_body(code), battle_target(code))
    elif decision == DECLARE_BATTLE:
        notes.remarks.append(Remark("dares", {"least": round(100 * evaluation.weights.min_win_chance)}))
    elif decision == STOP_OR_REPEAT:
        _go_on(notes, evaluation, move)
    elif decision == AFTER_BATTLE:
        body = state.attacking_army - evaluation.first + 1
        if ATTACK <= move < FIGHT:
            _attack(notes, evaluation, move, state.army_at[state.attacking_army], body, move - ATTACK)
        elif move >= FIGHT:
            notes.unit, notes.values = "", {}
            notes.remarks.append(Remark("force-first", {"target": PROVINCES[battle_target(move - FIGHT)]}))
        elif move == ADVANCE:
            target = advance_value(evaluation, state.attacking_army, state.army_at[state.attacking_army])[1]
            if target >= 0:
                notes.remarks.append(Remark("advance", {"target": PROVINCES[target]}))


def _attack(
    notes: Notes, evaluation: Evaluation, move: Move, origin: Province, body: Body, target: Province
) -> None:
    if evaluation.state.owner[target] == NOBODY or not evaluation.is_foe(target):
        notes.remarks.append(Remark("open-road", {"target": PROVINCES[target]}))
        return
    value = notes.values.get(move, RULED_OUT)
    notes.win, remaining = evaluation.exact_odds(origin, body, target)
    parts = battle_parts(evaluation, origin, body, target, notes.win, remaining)
    fallen = falling_to_others(evaluation)[target] if evaluation.state.decision == DECLARE_BATTLE else 0.0
    if abs(sum(parts.values()) * (1 - fallen) - value) < 0.01:
        notes.parts = {name: part * (1 - fallen) for name, part in parts.items()}
        if fallen > 0.01:
            facts: Facts = {"target": PROVINCES[target], "chance": round(100 * fallen)}
            notes.remarks.append(Remark("may-have-fallen", facts))
        return
    together, win = joint_attack_value(evaluation, origin, body, target)
    if abs(together - value) < 0.01:
        notes.remarks.append(Remark("joint", {"target": PROVINCES[target], "win": percent(win)}))


def _go_on(notes: Notes, evaluation: Evaluation, move: Move) -> None:
    """Fighting on, or calling the battle off."""
    state = evaluation.state
    origin, body, target = state.origin, state.body, state.battle_province
    notes.win, remaining = evaluation.exact_odds(origin, body, target)
    value = (evaluation.rated or {}).get(REPEAT, RULED_OUT)
    parts = battle_parts(evaluation, origin, body, target, notes.win, remaining)
    if value > RULED_OUT / 2:
        if move == REPEAT:
            notes.parts = parts
        else:
            notes.idle = True
            notes.remarks.append(Remark("call-off-value", {"value": value}))
            notes.unit, notes.values = "", {}
        return
    notes.unit, notes.values = "", {}
    least: Facts = {"least": round(100 * evaluation.weights.min_win_chance)}
    if move == REPEAT:
        notes.remarks.append(Remark("wear-down", {"target": PROVINCES[target]}))
    elif move == CALL_OFF:
        notes.remarks.append(Remark("call-off", least))


def battle_parts(
    evaluation: Evaluation, origin: Province, body: Body, target: Province, win: float, remaining: float
) -> dict[str, float]:
    """The terms of `Evaluation.body_attack` by exact odds."""
    state, weights = evaluation.state, evaluation.weights
    if body:
        army = evaluation.first + body - 1
        count, value = evaluation.army_number(army), evaluation.value_of(state.army_units, army * BODY)
        alone = evaluation.regulars(origin) == 0
        experience, stake = win * weights.experience, evaluation.army_stake(army)
    else:
        count = sum(state.force_units[origin * BODY : origin * BODY + BODY])
        value = evaluation.value_of(state.force_units, origin * BODY)
        alone = evaluation.army_in[origin] < 0
        experience = stake = 0.0
    stake += evaluation.land(origin) if alone else 0.0
    return {
        "spoils": win * evaluation.conquest_value(target, evaluation.can_enter(target)),
        "experience": experience,
        "losses": -(1.0 - remaining / max(1, count)) * value,
        "stake": -(1 - win) * weights.defeat_share * stake,
    }
