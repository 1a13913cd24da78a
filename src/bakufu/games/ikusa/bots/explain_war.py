"""Why `normal` and `hard` move an army, declare a battle, or go on with one."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.bots.notes import PROVINCES as IN_PROVINCES
from bakufu.bots.notes import Facts, Notes, Remark, percent
from bakufu.games.ikusa.bots.mind import NEVER, Mind, Way
from bakufu.games.ikusa.bots.strength import chance
from bakufu.games.ikusa.bots.war import advance_worth, falling_to_others, joint
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


def explain_march(notes: Notes, mind: Mind, legal: Sequence[int], move: Move, usual: Move) -> None:
    """Steps, units that are picked up, or staying: by what each army could attack from where."""
    if PICK <= move < PICKS_END:
        _pick(notes, mind, pick_number(move - PICK), pick_unit(move - PICK))
    elif STEP <= move < SPLIT_OFF:
        _step(notes, mind, legal, move)
    elif move == END:
        for army in dict.fromkeys(way.army for way in mind.ways):
            _stays(notes, mind, [way for way in mind.ways if way.army == army])
        if not notes.remarks:
            notes.remarks.append(Remark("army-none"))


def _of_army(mind: Mind, army: Army) -> tuple[Way | None, list[Way]]:
    """Staying, and the ways that lead elsewhere."""
    ways = [way for way in mind.ways if way.army == army]
    return next((way for way in ways if way.step == NOBODY), None), [
        way for way in ways if way.step != NOBODY
    ]


def fits(mind: Mind, stay: Way, way: Way) -> bool:
    """Whether going there is enough better than staying, what is left at home counted."""
    bar = mind.weights.min_gain_to_move
    return way.attack > max(0.0, stay.attack + bar) and way.attack - way.home > stay.attack - stay.home + bar


def _step(notes: Notes, mind: Mind, legal: Sequence[int], move: Move) -> None:
    n = step_number(move - STEP)
    stay, ways = _of_army(mind, mind.first + n)
    through = [way for way in ways if way.step == move and stay is not None and fits(mind, stay, way)]
    if stay is None or not through:
        if END not in legal:
            notes.remarks.append(Remark("must-part"))
        return
    best = max(through, key=lambda way: way.attack)
    notes.unit = IN_PROVINCES
    for way in ways:
        if fits(mind, stay, way):
            notes.worths[way.step] = max(way.attack, notes.worths.get(way.step, NEVER))
    facts: Facts = {"army": SHAPES[n], "province": PROVINCES[best.stop], "target": PROVINCES[best.target]}
    facts["origin"] = PROVINCES[stay.stop]
    if stay.attack > 0:
        notes.remarks.append(Remark("army-goes", {**facts, "worth": best.attack, "stay": stay.attack}))
    else:
        notes.remarks.append(Remark("army-goes-only", {**facts, "worth": best.attack}))
    if best.stop != step_province(move - STEP):
        notes.remarks.append(Remark("army-on-the-way", {"province": PROVINCES[best.stop]}))


def _stays(notes: Notes, mind: Mind, ways: Sequence[Way]) -> None:
    stay = next(way for way in ways if way.step == NOBODY)
    facts: Facts = {"army": SHAPES[stay.army - mind.first], "province": PROVINCES[stay.stop]}
    elsewhere = [way for way in ways if way.step != NOBODY and way.attack > 0]
    best = max(elsewhere, key=lambda way: way.attack, default=None)
    if stay.attack > 0:
        facts = {**facts, "target": PROVINCES[stay.target], "worth": stay.attack}
        notes.remarks.append(Remark("army-attacks-from-here", facts))
    elif best is None:
        notes.remarks.append(Remark("army-nothing-in-reach", facts))
        return
    else:
        notes.remarks.append(Remark("army-nothing-here", facts))
    if best is None or best.attack <= stay.attack:
        return
    seen: Facts = {"army": facts["army"], "target": PROVINCES[best.stop], "worth": best.attack}
    if best.attack <= stay.attack + mind.weights.min_gain_to_move:
        notes.remarks.append(Remark("army-too-little", {**seen}))
    else:
        more = best.home - stay.home
        notes.remarks.append(Remark("army-exposes", {**seen, "province": facts["province"], "loss": more}))


def _pick(notes: Notes, mind: Mind, n: int, unit: Unit) -> None:
    army = mind.first + n
    facts: Facts = {"army": SHAPES[n], "unit": UNITS[unit]}
    stay, ways = _of_army(mind, army)
    if unit == RONIN:
        notes.remarks.append(Remark("ronin-along"))
        return
    leads = [way for way in ways if stay is not None and fits(mind, stay, way)]
    if leads:
        best = max(leads, key=lambda way: way.attack)
        goal = {"province": PROVINCES[best.stop], "target": PROVINCES[best.target]}
        notes.remarks.append(Remark("pick-leaving", {**facts, **goal}))
    elif stay is not None and stay.target >= 0:
        units, hits = mind.facing(stay.stop, stay.target, mind.army_number(army), mind.army_hits(army))
        win = chance(units, hits, mind.units[stay.target], mind.hits[stay.target])
        figures: Facts = {"win": percent(win), "least": round(100 * mind.weights.sure)}
        notes.remarks.append(Remark("pick-unsure", {**facts, "target": PROVINCES[stay.target], **figures}))
    else:
        notes.remarks.append(Remark("pick-up", facts))


# -- battles ---------------------------------------------------------------------------------------------


def explain_battle(notes: Notes, mind: Mind, legal: Sequence[int], move: Move) -> None:
    """The chance that this mind gives the battle, and what its worth is made of."""
    state, decision = mind.state, mind.state.decision
    if decision == DECLARE_BATTLE and move >= DECLARE:
        code = move - DECLARE
        _attack(notes, mind, move, battle_origin(code), battle_body(code), battle_target(code))
    elif decision == DECLARE_BATTLE:
        notes.remarks.append(Remark("dares", {"least": round(100 * mind.weights.min_win_chance)}))
    elif decision == STOP_OR_REPEAT:
        _go_on(notes, mind, move)
    elif decision == AFTER_BATTLE:
        body = state.attacking_army - mind.first + 1
        if ATTACK <= move < FIGHT:
            _attack(notes, mind, move, state.army_at[state.attacking_army], body, move - ATTACK)
        elif move >= FIGHT:
            notes.unit, notes.worths = "", {}
            notes.remarks.append(Remark("force-first", {"target": PROVINCES[battle_target(move - FIGHT)]}))
        elif move == ADVANCE:
            target = advance_worth(mind, state.attacking_army, state.army_at[state.attacking_army])[1]
            if target >= 0:
                notes.remarks.append(Remark("advance", {"target": PROVINCES[target]}))


def _attack(notes: Notes, mind: Mind, move: Move, origin: Province, body: Body, target: Province) -> None:
    if mind.state.owner[target] == NOBODY or not mind.is_foe(target):
        notes.remarks.append(Remark("open-road", {"target": PROVINCES[target]}))
        return
    worth = notes.worths.get(move, NEVER)
    notes.win, remaining = mind.exact_odds(origin, body, target)
    parts = battle_parts(mind, origin, body, target, notes.win, remaining)
    fallen = falling_to_others(mind)[target] if mind.state.decision == DECLARE_BATTLE else 0.0
    if abs(sum(parts.values()) * (1 - fallen) - worth) < 0.01:
        notes.parts = {name: part * (1 - fallen) for name, part in parts.items()}
        if fallen > 0.01:
            facts: Facts = {"target": PROVINCES[target], "chance": round(100 * fallen)}
            notes.remarks.append(Remark("may-have-fallen", facts))
        return
    together, win = joint(mind, origin, body, target)
    if abs(together - worth) < 0.01:
        notes.remarks.append(Remark("joint", {"target": PROVINCES[target], "win": percent(win)}))


def _go_on(notes: Notes, mind: Mind, move: Move) -> None:
    """Fighting on, or calling the battle off."""
    state = mind.state
    origin, body, target = state.origin, state.body, state.battle_province
    notes.win, remaining = mind.exact_odds(origin, body, target)
    worth = (mind.rated or {}).get(REPEAT, NEVER)
    parts = battle_parts(mind, origin, body, target, notes.win, remaining)
    if worth > NEVER / 2:
        if move == REPEAT:
            notes.parts = parts
        else:
            notes.idle = True
            notes.remarks.append(Remark("call-off-worth", {"worth": worth}))
            notes.unit, notes.worths = "", {}
        return
    notes.unit, notes.worths = "", {}
    least: Facts = {"least": round(100 * mind.weights.min_win_chance)}
    if move == REPEAT:
        notes.remarks.append(Remark("wear-down", {"target": PROVINCES[target]}))
    elif move == CALL_OFF:
        notes.remarks.append(Remark("call-off", least))


def battle_parts(
    mind: Mind, origin: Province, body: Body, target: Province, win: float, remaining: float
) -> dict[str, float]:
    """The terms of `Mind.body_attack` by exact odds."""
    state, weights = mind.state, mind.weights
    if body:
        army = mind.first + body - 1
        count, worth = mind.army_number(army), mind.worth_of(state.army_units, army * BODY)
        alone = mind.regulars(origin) == 0
        experience, stake = win * weights.experience, mind.army_stake(army)
    else:
        count = sum(state.force_units[origin * BODY : origin * BODY + BODY])
        worth = mind.worth_of(state.force_units, origin * BODY)
        alone = mind.army_in[origin] < 0
        experience = stake = 0.0
    stake += mind.land(origin) if alone else 0.0
    return {
        "spoils": win * mind.spoils(target, mind.can_enter(target)),
        "experience": experience,
        "losses": -(1.0 - remaining / max(1, count)) * worth,
        "stake": -(1 - win) * weights.stop * stake,
    }
