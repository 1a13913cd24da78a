"""Refusals of the modules: the rule, and the facts of the case."""

from __future__ import annotations

from typing import Final

from bakufu.engine.errors import Fact, Refusal
from bakufu.games.shogun.codes import chamber_column, chamber_row
from bakufu.games.shogun.decisions import TABLE
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.moves import APPLY, BENEFIT, EXCHANGE, FAVOR, LEADER
from bakufu.games.shogun.phases import actions
from bakufu.games.shogun.refusals.forms import Explain
from bakufu.games.shogun.stages import (
    DRAFT_LEADER,
)
from bakufu.games.shogun.state import CLOSED, State
from bakufu.games.shogun.tables import (
    BENEFITS,
    FAVOR_CALM,
    FAVOR_COSTS,
    FAVOR_KIND,
    FAVOR_RANK,
    FAVOR_SETTLE,
    PROVINCES,
    SAMURAI_CARDS,
)


def _leader(state: State, seat: Seat, move: Move) -> Refusal:
    province = move - LEADER
    names: dict[str, Fact] = {"province": PROVINCES[province]}
    if state.decision == DRAFT_LEADER:
        names["origin"] = PROVINCES[state.origin]
        return Refusal("leader-only-here", "S-ML-03", names)
    if state.owner[province] != seat:
        return Refusal("leader-not-yours", TABLE[state.decision].rule, names)
    if province == state.modules.leader[seat]:
        return Refusal("leader-must-move", "S-ML-06", names)
    return Refusal("leader-near-first", "S-ML-07", names)


def _benefit(state: State, seat: Seat, move: Move) -> Refusal:
    kind, top = move - BENEFIT, state.modules.samurai[seat]
    if SAMURAI_CARDS[top][kind]:
        return Refusal("benefit-no-armies", "S-SA-04")
    facts: dict[str, Fact] = {"benefit": BENEFITS[kind], "number": top + 1}
    return Refusal("benefit-not-there", "S-SA-04", facts)


def _favor(state: State, seat: Seat, move: Move) -> Refusal:
    card = move - FAVOR
    cost = state.modules.favor_at[card]
    if cost not in FAVOR_COSTS:
        return Refusal("favor-not-there", "S-TC-05", {"favor": card + 1})
    facts: dict[str, Fact] = {"favor": card + 1, "cost": cost, "officials": state.modules.audience[seat]}
    return Refusal("favor-too-dear", "S-TC-16", facts)


def _apply(state: State, seat: Seat, move: Move) -> Refusal:
    province, card = move - APPLY, state.modules.favor - 1
    names: dict[str, Fact] = {"province": PROVINCES[province], "favor": card + 1}
    if state.owner[province] == CLOSED:
        return Refusal("favor-closed", "S-X-14", names)
    if FAVOR_KIND[card] == FAVOR_SETTLE:
        return Refusal("favor-foreign", "S-TC-26", names)
    if state.owner[province] != seat:
        rule = "S-TC-23" if FAVOR_KIND[card] == FAVOR_CALM else "S-TC-25"
        return Refusal("favor-own-only", rule, names)
    if FAVOR_KIND[card] == FAVOR_CALM:
        return Refusal("favor-no-marker", "S-TC-23", names)
    obstacle = actions.site_obstacle(state, state.rules.favor_buildings[FAVOR_RANK[card]], province)
    assert obstacle is not None
    return obstacle


def _exchange(state: State, seat: Seat, move: Move) -> Refusal:
    row, column = chamber_row(move - EXCHANGE), chamber_column(move - EXCHANGE)
    return Refusal("chamber-not-open", "S-CH-04", {"row": row + 1, "column": column + 1})


EXPLAIN: Final[dict[str, Explain]] = {
    "leader": _leader,
    "benefit": _benefit,
    "favor": _favor,
    "apply": _apply,
    "exchange": _exchange,
}
