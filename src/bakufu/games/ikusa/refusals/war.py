"""Refusals in the war: marches, battles, phase D, the ninja, and what follows an elimination."""

from __future__ import annotations

from bakufu.engine.errors import Fact, Refusal
from bakufu.games.ikusa import losses
from bakufu.games.ikusa.bodies import army_size, force_is_full, force_size, has_army, has_square, level
from bakufu.games.ikusa.codes import (
    army_of,
    army_of_body,
    battle_post,
    loss_code,
    march_code,
    number_of_army,
    post_code,
)
from bakufu.games.ikusa.ids import Army, Body, Clan, Province, Unit
from bakufu.games.ikusa.moves import MARCH
from bakufu.games.ikusa.phases import march, parting
from bakufu.games.ikusa.refusals.forms import Explain, Form, no_room, not_yours, province_of
from bakufu.games.ikusa.stages import AFTER_BATTLE, STAGE_D
from bakufu.games.ikusa.state import NOBODY, State
from bakufu.games.ikusa.tables import (
    ARMIES,
    BODIES,
    BODY,
    DAIMYO,
    FIGURES,
    FORCE_MOST,
    PROVINCES,
    RONIN,
    SHAPES,
    UNITS,
)

# -- armies, in phases A and D --------------------------------------------------------------------------


def _no_army(state: State, army: Army) -> Refusal | None:
    if state.army_at[army] < 0:
        return Refusal("army-gone", "I-ELIM-01", {"army": ARMIES[army]})
    if state.struck_down[army]:
        return Refusal("leaderless", "I-MOVE-08", {"army": ARMIES[army]})
    return None


def _must_follow(state: State) -> Refusal | None:
    """Q-11, `excess_ronin` = forbidden: ronin are too many where their units have just left."""
    if not state.rules.excess_forbidden or not march.has_excess(state):
        return None
    return Refusal("ronin-must-follow", "I-RONIN-08", {"province": PROVINCES[march.unescorted_at(state)]})


def _step(state: State, clan: Clan, form: Form) -> Refusal:
    army, target = army_of(clan, SHAPES.index(str(form[1]))), province_of(form, 2)
    if refusal := _must_follow(state) or _no_army(state, army):
        return refusal
    here = state.army_at[army]
    facts: dict[str, Fact] = {"origin": PROVINCES[here], "target": PROVINCES[target]}
    if form[0] == "step" and state.steps[number_of_army(army)] >= level(state, army):
        return Refusal("no-steps", "I-MOVE-02", {"army": ARMIES[army], "level": level(state, army)})
    if target not in state.rules.neighbours[here]:
        return Refusal("not-adjacent", "I-MAP-05", facts)
    if form[0] == "split_off":
        if state.owner[target] != NOBODY:
            return Refusal("split-empty", "I-GAR-02", facts)
        if not army_size(state, army):
            return Refusal("split-nobody", "I-FIN-06", {"army": ARMIES[army]})
        if state.rules.excess_forbidden and not parting.can_spare(state, army):
            return Refusal("excess-ronin", "I-RONIN-08", {"army": ARMIES[army]})
        if state.rules.garrison_always and not parting.parts_after_split(state, army, 1):
            return Refusal("armies-together", "I-UNIT-09")
        return Refusal("split-moved", "I-FIN-06", {"army": ARMIES[army]})
    if state.owner[target] != clan and (state.stage != STAGE_D or state.owner[target] != NOBODY):
        return Refusal("not-friendly", "I-FIN-03" if state.stage == STAGE_D else "I-MOVE-03", facts)
    if not force_size(state, here):
        if not army_size(state, army):
            return Refusal("needs-garrison", "I-MOVE-05", facts)
        if state.rules.excess_forbidden and not parting.can_spare(state, army):
            return Refusal("excess-ronin", "I-RONIN-08", {"army": ARMIES[army]})
    return Refusal("armies-meet", "I-MOVE-04", facts)


def _pick(state: State, clan: Clan, form: Form) -> Refusal:
    army, unit = army_of(clan, SHAPES.index(str(form[1]))), UNITS.index(str(form[2]))
    if refusal := _no_army(state, army):
        return refusal
    if state.followed_march != army and (refusal := _must_follow(state)):
        return refusal
    here = state.army_at[army]
    facts: dict[str, Fact] = {"unit": form[2], "province": PROVINCES[here]}
    if unit == RONIN:
        return _no_escort(state, state.followed_march == army, facts, PROVINCES[here])
    if not state.force_units[here * BODY + unit]:
        return Refusal("no-unit-there", "I-MOVE-06", facts)
    if not has_square(state, army, unit):
        return Refusal("card-full", "I-COMP-06", {"army": ARMIES[army]})
    if state.rules.garrison_always and not parting.parts_after_pick(state, army, unit):
        return Refusal("armies-together", "I-UNIT-09")
    return Refusal("moved-already", "I-FIN-04", facts)


def _no_escort(state: State, follows: bool, facts: dict[str, Fact], target: str) -> Refusal:
    """Why a ronin cannot go along: his body has not just moved there, or the other holds all that it may."""
    if follows:
        return Refusal("ronin-limit", "I-RONIN-05", {"province": target})
    return Refusal("ronin-alone", "I-RONIN-07", facts)


def _end(state: State, clan: Clan, form: Form) -> Refusal:
    return _must_follow(state) or Refusal("armies-together", "I-UNIT-09")


def _leave(state: State, clan: Clan, form: Form) -> Refusal:
    if form[1] == "ronin":
        return Refusal("ronin-party", "I-RONIN-05")
    if sum(state.party[:FIGURES]) >= FORCE_MOST:
        return Refusal("party-full", "I-UNIT-07", {"most": FORCE_MOST})
    unit = UNITS.index(str(form[1]))
    if not march.may_leave_more(state, sum(state.party[:FIGURES])):
        places = {"origin": state.army_at[state.party_army], "target": state.party_to}
        return Refusal("armies-meet", "I-MOVE-04", {name: PROVINCES[p] for name, p in places.items()})
    if state.army_units[state.party_army * BODY + unit] > state.party[unit]:
        place = PROVINCES[state.army_at[state.party_army]]
        return Refusal("moved-already", "I-FIN-04", {"unit": form[1], "province": place})
    return Refusal("no-such-unit", "I-GAR-01", {"unit": form[1]})


def _go(state: State, clan: Clan, form: Form) -> Refusal:
    if sum(state.party[:FIGURES]):
        return Refusal("excess-ronin", "I-RONIN-08", {"army": ARMIES[state.party_army]})
    return Refusal("party-empty", "I-MOVE-05")


# -- battles --------------------------------------------------------------------------------------------


def _declare(state: State, clan: Clan, form: Form) -> Refusal:
    origin, body, target = province_of(form), BODIES.index(str(form[2])), province_of(form, 3)
    facts: dict[str, Fact] = {"origin": form[1], "target": form[3]}
    if state.owner[origin] != clan:
        return not_yours(origin, "I-OWN-02")
    if body:
        army = army_of_body(clan, body)
        if refusal := _no_army(state, army):
            return refusal
        if state.army_at[army] != origin:
            return Refusal("army-not-there", "I-DECL-05", {"army": ARMIES[army], "province": form[1]})
    elif not force_size(state, origin):
        return Refusal("no-force", "I-DECL-05", {"province": form[1]})
    if any(battle_post(battle) == post_code(origin, body) for battle in state.battles):
        return Refusal("declared-already", "I-DECL-02", {"origin": form[1]})
    return _no_attack(state, clan, facts, target)


def _no_attack(state: State, clan: Clan, facts: dict[str, Fact], target: Province) -> Refusal:
    if target not in state.rules.neighbours[PROVINCES.index(str(facts["origin"]))]:
        return Refusal("not-adjacent", "I-MAP-05", facts)
    owner = state.owner[target]
    if owner >= 0 and state.rules.player_of[owner] == state.rules.player_of[clan]:
        return Refusal("attack-own", "I-OWN-02" if owner == clan else "I-2P-03", facts)
    if state.round == 1 and has_army(state, target):
        return Refusal("first-round", "I-R1-02", facts)
    return Refusal("attack-again", "I-EXPC-07", facts)


def _fight(state: State, clan: Clan, form: Form) -> Refusal:
    if state.decision == AFTER_BATTLE and form[2] != "pf":
        return Refusal("series-first", "I-CMB-02", {"army": ARMIES[state.attacking_army]})
    return Refusal("not-declared", "I-CMB-01", {"origin": form[1], "target": form[3]})


def _lose(state: State, clan: Clan, form: Form) -> Refusal:
    unit, body = UNITS.index(str(form[2])), BODIES.index(str(form[1]))
    army = army_of_body(clan, body)
    if unit == DAIMYO:
        if body in losses.bodies_of(state, clan) and body and not state.struck_down[army]:
            return Refusal("daimyo-last", "I-SEQ-06")
        return Refusal("no-such-loss", "I-SEQ-05", {"unit": form[2]})
    there = (
        state.army_units[army * BODY + unit]
        if body
        else state.force_units[losses.place_of(state, clan) * BODY + unit]
    )
    left = there - state.drafted[clan].count(loss_code(body, unit))
    if unit != RONIN and body in losses.bodies_of(state, clan) and left > 0:
        return Refusal("ronin-first", "I-RONIN-08", {"unit": form[2]})
    return Refusal("no-such-loss", "I-SEQ-05", {"unit": form[2]})


def _attack(state: State, clan: Clan, form: Form) -> Refusal:
    facts: dict[str, Fact] = {"origin": PROVINCES[state.army_at[state.attacking_army]], "target": form[1]}
    if province_of(form) == state.may_enter:
        return Refusal("attack-beaten", "I-EXPC-02", {"target": form[1]})
    return _no_attack(state, clan, facts, province_of(form))


def _advance(state: State, clan: Clan, form: Form) -> Refusal:
    if state.may_enter < 0:
        return Refusal("nothing-won", "I-EXPC-03")
    army = state.attacking_army
    if army_size(state, army) and state.rules.excess_forbidden and not parting.can_spare(state, army):
        return Refusal("excess-ronin", "I-RONIN-08", {"army": ARMIES[army]})
    facts: dict[str, Fact] = {"origin": PROVINCES[state.army_at[army]], "target": PROVINCES[state.may_enter]}
    return Refusal("needs-garrison", "I-EXPC-04", facts)


# -- provincial forces, in phase D ----------------------------------------------------------------------


def _march(state: State, clan: Clan, form: Form) -> Refusal:
    origin, target = province_of(form), province_of(form, 2)
    unit, body = UNITS.index(str(form[3])), BODIES.index(str(form[4]))
    facts: dict[str, Fact] = {"origin": form[1], "target": form[2]}
    if refusal := _must_follow(state):
        return refusal
    if state.owner[origin] != clan:
        return not_yours(origin, "I-OWN-02")
    if target not in state.rules.neighbours[origin]:
        return Refusal("not-adjacent", "I-MAP-05", facts)
    if state.owner[target] not in (clan, NOBODY):
        return Refusal("not-friendly", "I-FIN-04", facts)
    if unit == RONIN:
        code = MARCH + march_code(origin, target, 0, body)
        return _no_escort(
            state, state.followed_march == code, {"unit": form[3], "province": form[1]}, str(form[2])
        )
    if not state.force_units[origin * BODY + unit]:
        return Refusal("no-unit-there", "I-FIN-04", {"unit": form[3], "province": form[1]})
    if state.force_units[origin * BODY + unit] <= state.immovable[origin * FIGURES + unit]:
        return Refusal("moved-already", "I-FIN-04", {"unit": form[3], "province": form[1]})
    if force_size(state, origin) == 1 and not has_army(state, origin):
        return Refusal("left-empty", "I-OWN-04", {"province": form[1]})
    if body and army_of_body(clan, body) in state.doomed[::2]:
        return Refusal("daimyo-doomed", "I-ASSN-04", {"army": ARMIES[army_of_body(clan, body)]})
    if state.rules.excess_forbidden and _has_place(state, clan, target, unit, body):
        return Refusal("force-ronin", "I-RONIN-08", {"province": form[1]})
    return no_room(state, clan, target, body, "I-FIN-05")


def _has_place(state: State, clan: Clan, target: Province, unit: Unit, body: Body) -> bool:
    """Whether such a unit could join this body there."""
    if body == 0:
        return state.owner[target] == NOBODY or not force_is_full(state, target)
    army = army_of_body(clan, body)
    return state.army_at[army] == target and has_square(state, army, unit)


# -- the ninja ------------------------------------------------------------------------------------------


def _strike(state: State, clan: Clan, form: Form) -> Refusal:
    if state.ninja != clan:
        return Refusal("no-ninja", "I-NINJA-03")
    if state.round < 2:
        return Refusal("no-assassins-yet", "I-R1-01")
    if refusal := _must_follow(state):
        return refusal
    return Refusal("no-target", "I-NINJA-05", {"daimyo": form[1]})


def _revenge(state: State, clan: Clan, form: Form) -> Refusal:
    return Refusal("no-target", "I-NINJA-06", {"daimyo": form[1]})


# -- after an elimination -------------------------------------------------------------------------------


def _recover(state: State, clan: Clan, form: Form) -> Refusal:
    p = province_of(form)
    if state.owner[p] != clan:
        return not_yours(p, "I-ELIM-04")
    return Refusal("army-there", "I-ELIM-04", {"province": form[1]})


def _absorb(state: State, clan: Clan, form: Form) -> Refusal:
    army, unit = state.party_army, UNITS.index(str(form[1]))
    province = state.army_at[army]
    facts: dict[str, Fact] = {"unit": form[1], "province": PROVINCES[province]}
    if not state.force_units[province * BODY + unit]:
        return Refusal("no-unit-there", "I-ELIM-05", facts)
    if unit == RONIN:
        return Refusal("ronin-limit", "I-RONIN-05", {"province": PROVINCES[province]})
    if not has_square(state, army, unit):
        return Refusal("card-full", "I-COMP-06", {"army": ARMIES[army]})
    return Refusal("moved-already", "I-FIN-04", facts)


EXPLAIN: dict[str, Explain] = {
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
