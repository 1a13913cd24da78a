"""Hooks of the modules: where each joins the round (S-ROUND-03, S-X-02, S-X-10, S-X-11, S-X-12, A-30).

The stages of the base game are a chain with gaps; a module puts its stages into them and its functions among
the hooks. What its stages do is in `flow`, what it asks in `decisions`.
"""

from __future__ import annotations

from bakufu.games.shogun.modules import chambers, court, favors, leaders, samurai
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import (
    STAGE_ACTIONS,
    STAGE_CHAMBERS,
    STAGE_CLEAN_UP,
    STAGE_COURT,
    STAGE_LAYOUT,
    STAGE_MOVING,
    STAGE_ORDER,
    STAGE_PLACING,
    STAGE_RETURNING,
    STAGE_SAMURAI,
    STAGE_SCORING,
)


def join(rules: Rules) -> None:
    """Put the stages and hooks of the chosen modules in their places (S-ROUND-03, S-X-02, A-30)."""
    after_order: list[int] = []
    after_actions: list[int] = []
    after_scoring: list[int] = []
    hooks = rules.hooks
    if rules.leaders:
        if rules.fixed_setup:  # S-ML-02, A-59: after planning; else in the draft (S-ML-03)
            after_order.append(STAGE_PLACING)
        after_actions.append(STAGE_MOVING)
        after_scoring.append(STAGE_RETURNING)
        hooks.claimed.append(leaders.claimed)
        hooks.lost.append(leaders.lost)
        hooks.game_ends.append(leaders.score)
    if rules.samurai:
        after_order.append(STAGE_SAMURAI)  # S-SA-06: before the court
        hooks.year_begins.append(samurai.restore)
    if rules.court:
        after_order.append(STAGE_COURT)
        hooks.loaded.append(court.loaded)
        hooks.cards_shown.append(court.lay_out)
        hooks.marker_due.append(favors.cancel_marker)
        hooks.cleaned_up.append(favors.clean_up)
    if rules.chambers:
        after_actions.insert(0, STAGE_CHAMBERS)  # S-X-10
        hooks.set_up.append(chambers.set_up)
        hooks.round_begins.append(chambers.draw)  # not in winter
        hooks.game_ends.append(chambers.score)
    _link(rules, STAGE_ORDER, after_order, STAGE_ACTIONS)
    _link(rules, STAGE_ACTIONS, after_actions, STAGE_CLEAN_UP)
    _link(rules, STAGE_SCORING, after_scoring, STAGE_LAYOUT)


def _link(rules: Rules, first: int, between: list[int], last: int) -> None:
    for stage in between:
        rules.after[first] = stage
        first = stage
    rules.after[first] = last
