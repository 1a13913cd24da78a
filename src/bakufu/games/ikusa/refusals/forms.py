"""Helpers of the refusals: the province and the army that a move names."""

from __future__ import annotations

from collections.abc import Callable

from bakufu.engine.errors import Refusal
from bakufu.games.ikusa.codes import army_of_body
from bakufu.games.ikusa.ids import Body, Clan, Province
from bakufu.games.ikusa.state import State
from bakufu.games.ikusa.tables import ARMIES, CLANS, FORCE_MOST, PROVINCES

Form = list[str | int]  # a move in words
Explain = Callable[[State, int, Form], Refusal]  # why a clan may not make a move of this kind


def province_of(form: Form, place: int = 1) -> Province:
    return PROVINCES.index(str(form[place]))


def army_name(clan: Clan, shape: str | int) -> str:
    return f"{CLANS[clan]}_{shape}"


def not_yours(province: Province, rule: str) -> Refusal:
    return Refusal("not-your-province", rule, {"province": PROVINCES[province]})


def no_room(state: State, clan: Clan, province: Province, body: Body, rule: str) -> Refusal:
    """Why a unit cannot join this body there; the rule is that of the action."""
    name = PROVINCES[province]
    if body == 0:
        return Refusal("force-full", rule, {"province": name, "most": FORCE_MOST})
    army = army_of_body(clan, body)
    if state.army_at[army] != province:
        return Refusal("army-not-there", rule, {"army": ARMIES[army], "province": name})
    return Refusal("card-full", "I-COMP-06", {"army": ARMIES[army]})
