"""The ninja: whom to strike, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bakufu.games.ikusa.bots.mind import Mind
from bakufu.games.ikusa.bots.strength import chance
from bakufu.games.ikusa.codes import battle_body, battle_origin, battle_target, body_of_army, clan_of_army
from bakufu.games.ikusa.ids import Army, Province
from bakufu.games.ikusa.moves import HOLD, REVENGE, STRIKE
from bakufu.games.ikusa.stages import (
    STAGE_B_END,
    STAGE_C,
    STAGE_TURN,
)
from bakufu.games.ikusa.state import (
    active,
)
from bakufu.games.ikusa.tables import BODY, FIGURES, STRIKE_MOST

SUCCEEDS = STRIKE_MOST / 12
STRUCK_DOWN: Final = 0.25  # what it is worth that a daimyo lies down for the rest of the round


def strike_worth(mind: Mind, army: Army) -> float:
    """What it brings to lay this daimyo down now."""
    if is_alone(mind, army):
        return SUCCEEDS * mind.kill(army)  # he is out at once
    return SUCCEEDS * (mind.weights.level * (mind.level(army) - 1) + STRUCK_DOWN + attack_stopped(mind, army))


def is_alone(mind: Mind, army: Army) -> bool:
    """Whether the daimyo has no other unit on the card but ronin."""
    return not sum(mind.state.army_units[army * BODY : army * BODY + FIGURES])


def attack_stopped(mind: Mind, army: Army) -> float:
    """What we save if the declared battle of this army against us is not fought."""
    state = mind.state
    saved = 0.0
    waging = state.stage >= STAGE_TURN and state.turn >= 0 and active(state) == clan_of_army(army)
    if waging and state.stage in (STAGE_B_END, STAGE_C):
        for battle in state.battles:
            its = battle_origin(battle) == state.army_at[army] and battle_body(battle) == body_of_army(army)
            if its and state.owner[battle_target(battle)] == mind.me:
                saved += saved_by(mind, army, battle_target(battle))
    return saved


def saved_by(mind: Mind, army: Army, province: Province) -> float:
    """What a declared attack of this army would cost us."""
    win = chance(mind.army_number(army), mind.army_hits(army), mind.units[province], mind.hits[province])
    army = mind.army_in[province]
    return win * (mind.land(province) + (mind.army_stake(army) if army >= 0 else 0.0))


def send(mind: Mind, legal: Sequence[int]) -> int:
    """Strike when it brings much, or when this is the last chance; otherwise wait."""
    state = mind.state
    best, found = HOLD, 0.0
    mind.rate(HOLD, 0.0)
    for move in legal:
        if STRIKE <= move < REVENGE:
            worth = strike_worth(mind, move - STRIKE)
            mind.rate(move, worth)
            if worth > found:
                best, found = move, worth
    last = state.turn == len(state.order) - 1 and state.stage == STAGE_TURN
    bar = 0.2 if last else mind.weights.strike
    return best if found > bar else HOLD


def in_passing(mind: Mind, legal: Sequence[int]) -> int:
    """In one's own phases: the strike that cannot wait, or -1."""
    if legal[0] < STRIKE or legal[0] >= REVENGE:
        return -1
    best, found = -1, mind.weights.strike
    for move in legal:
        if not STRIKE <= move < REVENGE:
            break
        worth = strike_worth(mind, move - STRIKE)
        mind.rate(move, worth)
        if worth > found:
            best, found = move, worth
    return best


def revenge(mind: Mind, legal: Sequence[int]) -> int:
    if mind.rated is not None:
        for move in legal:
            mind.rated[move] = strike_worth(mind, move - REVENGE)
    return max(legal, key=lambda move: strike_worth(mind, move - REVENGE))
