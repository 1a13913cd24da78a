"""Validates that the words of a position text are consistent, so that a game can continue from it.

`contradiction` names the word to blame. It asks for no more than the game needs to go on: a position made for
a rule test may leave out what its rule does not touch.
"""

from __future__ import annotations

from bakufu.engine.bits import has_bit
from bakufu.games.shogun import modifiers
from bakufu.games.shogun.codes import space_of
from bakufu.games.shogun.decisions import LEGAL
from bakufu.games.shogun.ids import Seat
from bakufu.games.shogun.modules import chambers
from bakufu.games.shogun.modules import invariants as module_invariants
from bakufu.games.shogun.modules.state import FAVOR_HELD
from bakufu.games.shogun.phases import actions, layout
from bakufu.games.shogun.stages import (
    ACTIONS_DONE,
    APPLY_FAVOR,
    BATTLE_MOVE,
    CANCEL_EVENT,
    CARDS_ON_BOARDS,
    CHOOSE_REVOLT,
    DEPLOY_SIX,
    DRAFT_GROUP,
    DRAFT_LEADER,
    DRAFT_TAKE,
    ENTER_TOWER,
    EVENT_ACTIVE,
    EVENT_PILE,
    EVENT_SHOWN,
    EXCHANGE_MARKER,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    FOR_BATTLE,
    FOR_LOADING,
    FOR_NOTHING,
    FOR_REVOLT,
    GAME_OVER,
    GO_ON,
    LEAVE_STATUE,
    MODULE_DECISIONS,
    MODULE_STAGES,
    MOVE_LEADER,
    MOVE_ON,
    PLACE_LEADER,
    PLAN_CARD,
    STAGE_ACTIONS,
    STAGE_CHAMBERS,
    STAGE_CLEAN_UP,
    STAGE_COURT,
    STAGE_DRAFT,
    STAGE_LAYOUT,
    STAGE_LOADING,
    STAGE_MOVING,
    STAGE_ORDER,
    STAGE_OVER,
    STAGE_PLACING,
    STAGE_PLANNING,
    STAGE_RETURNING,
    STAGE_SAMURAI,
    STAGE_SCORING,
    STAGE_WINTER,
    TAKE_BENEFIT,
    TAKE_FAVOR,
    TAKE_SPECIAL,
)
from bakufu.games.shogun.state import CLOSED, NEUTRAL, UNKNOWN, State
from bakufu.games.shogun.tables import (
    ACTION_COUNT,
    BANK_ALL,
    BITS,
    BUILDING_SPACES,
    BUILDINGS,
    CLANS,
    DEPLOY_5,
    EVENT_COUNT,
    EVENTS_A_YEAR,
    FARMERS,
    FAVOR_BUILDING,
    FAVOR_CALM,
    FAVOR_CANCEL,
    FAVOR_KIND,
    FAVOR_SETTLE,
    LOADING_ARMIES,
    LOADING_FARMERS,
    MARKERS_ALL,
    NO_CARD,
    NO_EVENT,
    NOBODY,
    PROVINCES,
    SPACE_STRIDE,
    TILES,
    WINTER,
    YEARS,
)

# What can be waited for in each stage.
WAITS: dict[int, tuple[int, ...]] = {
    STAGE_DRAFT: (DRAFT_TAKE, DRAFT_GROUP, DRAFT_LEADER),
    STAGE_LOADING: (GO_ON,),
    STAGE_LAYOUT: (GO_ON, ENTER_TOWER),
    STAGE_PLANNING: (PLAN_CARD,),
    STAGE_ORDER: (GO_ON, TAKE_SPECIAL),
    STAGE_ACTIONS: (GO_ON, DEPLOY_SIX, MOVE_ON, BATTLE_MOVE, EXTRA_ATTACK, EXTRA_DEFENSE, ENTER_TOWER),
    STAGE_WINTER: (GO_ON, CHOOSE_REVOLT, ENTER_TOWER),
    STAGE_SCORING: (GO_ON,),
    STAGE_OVER: (GAME_OVER,),
    STAGE_CLEAN_UP: (GO_ON,),
    STAGE_PLACING: (GO_ON, PLACE_LEADER),
    STAGE_SAMURAI: (GO_ON, TAKE_BENEFIT),
    STAGE_COURT: (GO_ON, TAKE_FAVOR, CANCEL_EVENT, APPLY_FAVOR),
    STAGE_CHAMBERS: (GO_ON, EXCHANGE_MARKER),
    STAGE_MOVING: (GO_ON, MOVE_LEADER, LEAVE_STATUE),
    STAGE_RETURNING: (GO_ON, PLACE_LEADER, MOVE_LEADER, LEAVE_STATUE),
}
# The stages that a turn order belongs to.
IN_TURN_ORDER = (STAGE_RETURNING, *(stage for stage in CARDS_ON_BOARDS if stage != STAGE_ORDER))
ON_A_PROVINCE = (FAVOR_CALM, FAVOR_BUILDING, FAVOR_SETTLE)
IN_WINTER = (STAGE_WINTER, STAGE_SCORING, STAGE_OVER)
BEFORE_THE_FIRST_ROUND = (STAGE_DRAFT, STAGE_LOADING)


def contradiction(state: State) -> str | None:
    """The key of a word that does not fit the others; None when all is well."""
    for part in (_place, _map, _cards, _setup, _round, _plans, _fight, _question, _box):
        word = part(state)
        if word is not None:
            return word
    return None


def _place(state: State) -> str | None:
    if state.decision not in WAITS[state.stage] or (state.season == WINTER) != (state.stage in IN_WINTER):
        return "at"
    if state.stage in BEFORE_THE_FIRST_ROUND and (state.year > 1 or state.season > 0):
        return "at"
    if state.stage == STAGE_OVER and state.year < YEARS:
        return "at"
    if state.stage in MODULE_STAGES and state.stage not in state.rules.after:
        return "at"
    if state.stage == STAGE_RETURNING and (state.year == 1 or state.season > 0):
        return "at"
    acting = len(state.acting)
    if len(set(state.acting)) != acting or (acting == 0) != (state.decision in (GO_ON, GAME_OVER)):
        return "act"
    return "act" if acting > 1 and state.decision != PLAN_CARD else None


def _map(state: State) -> str | None:
    """S-STATE-01, S-BUILD-04, S-COMP-08, S-COMP-09, S-COMP-10."""
    left = TILES[:]
    for p, name in enumerate(PROVINCES):
        if state.owner[p] >= 0 and state.armies[p] == 0 and not (state.thrown and state.battle_province == p):
            return name
        if BITS[state.buildings[p]] > BUILDING_SPACES[p]:
            return name
        for kind in range(len(BUILDINGS)):
            left[kind] -= has_bit(state.buildings[p], kind)
        if min(left) < 0:
            return name
    if state.rules.markers_finite and sum(state.markers) > MARKERS_ALL:
        return "revolt_markers"
    if max(state.rice) > state.rules.rice_most:  # ruling A-12
        return "rice"
    return "chests" if state.rules.bank_finite and sum(state.chests) > BANK_ALL else None


def _cards(state: State) -> str | None:
    """Event cards for the rounds to come, and a draft that can end."""
    shown, pile = state.event_at.count(EVENT_SHOWN), state.event_at.count(EVENT_PILE)
    still_to_show = (YEARS - state.year) * EVENTS_A_YEAR
    if state.stage in BEFORE_THE_FIRST_ROUND:
        still_to_show += EVENTS_A_YEAR
    if shown == 0 and (state.stage == STAGE_PLANNING or (state.stage == STAGE_ORDER and not state.acting)):
        return "at"  # an event must be drawn
    if pile < still_to_show or shown > EVENTS_A_YEAR or state.event_at.count(EVENT_ACTIVE) > 1:
        return "events"
    draft = state.draft
    if draft is None:
        return None
    waiting = [draft.taken] if draft.taken != NOBODY else []
    cards = [*draft.face_up, *draft.under, *waiting]
    if len(draft.face_up) != 2 or any(state.owner[card] != NEUTRAL for card in cards):
        return "up"
    if len(set(cards)) != len(cards) or len(draft.pile) + len(draft.under) < sum(map(len, draft.groups)):
        return "up"
    return "taken" if (state.decision == DRAFT_GROUP) != bool(waiting) or draft.cycled > 1 else None


def _setup(state: State) -> str | None:
    """Before the first round no event lies open, the tray is empty, and the supplies last for the loading."""
    if state.stage not in BEFORE_THE_FIRST_ROUND:
        return None
    if state.event_at.count(EVENT_PILE) < EVENT_COUNT:
        return "events"
    if any(state.tray):
        return "tray"
    if state.supply[FARMERS] < LOADING_FARMERS:
        return "loose"
    for seat, clan in enumerate(CLANS[: state.rules.players]):
        groups = state.draft.groups[seat] if state.draft is not None else []
        if state.supply[seat] < LOADING_ARMIES + sum(groups):
            return f"{clan}.groups" if groups else "at"
    return None


def _round(state: State) -> str | None:
    """Turn order, action cards, special cards and plans."""
    players = state.rules.players
    everybody = list(range(players))
    if sorted(state.order) != everybody and (state.order or state.stage in (STAGE_WINTER, *IN_TURN_ORDER)):
        return "order"
    if state.turn > players:
        return "turn"
    done = ACTION_COUNT if state.stage in ACTIONS_DONE else state.action
    if UNKNOWN in state.action_row[: layout.FACE_UP + done]:  # S-LAYOUT-03
        return "row"
    taken = [seat for seat in state.taken_by if seat != NOBODY]
    not_yet = state.stage == STAGE_PLANNING or (state.stage == STAGE_ORDER and state.decision == GO_ON)
    if len(set(taken)) != len(taken) or (taken and not_yet):
        return "specials"
    if state.stage == STAGE_ORDER and state.decision == TAKE_SPECIAL:
        if sorted([*taken, *state.choosers]) != everybody or state.acting != state.choosers[:1]:
            return "choosers"
    elif state.choosers:
        return "choosers"
    return None


def _plans(state: State) -> str | None:
    """Cards lie on the boards from planning to the end of the actions; a planner is at one of its steps."""
    boards_in_use = state.stage == STAGE_PLANNING or state.stage in CARDS_ON_BOARDS
    spaces = state.rules.spaces
    for seat, step in enumerate(state.plan_step):
        run = step < spaces if seat in state.acting else step == spaces
        if not (run if state.stage == STAGE_PLANNING else step == 0):
            return f"{CLANS[seat]}.step"
        row = state.plan[space_of(seat, 0) : space_of(seat + 1, 0)]
        if not boards_in_use and row.count(NO_CARD) < SPACE_STRIDE:
            return f"{CLANS[seat]}.plan"
    return None


def _fight(state: State) -> str | None:
    """A fight is there exactly while something about it is waited for."""
    fighting = state.decision in (EXTRA_ATTACK, EXTRA_DEFENSE, ENTER_TOWER)
    if fighting != (state.purpose != FOR_NOTHING) or (state.purpose == FOR_LOADING) != (
        fighting and state.stage == STAGE_LAYOUT
    ):
        return "for"
    if (state.battle_province != NOBODY) != (state.purpose in (FOR_BATTLE, FOR_REVOLT)):
        return "target"
    if (state.fighting_seat != NOBODY) != (state.battle_province != NOBODY):
        return "by"
    in_tower = state.decision == ENTER_TOWER
    if in_tower != any(state.thrown) or in_tower != bool(state.thrown):
        return "thrown"
    if in_tower != (min(state.tray) < 0):
        return "tray"
    if bool(state.attacking_armies) != (fighting and not in_tower):
        return "force"
    if state.extra_defenders and state.decision != EXTRA_DEFENSE:
        return "guard"
    if state.battle_province == NOBODY:
        return None
    owner = state.owner[state.battle_province]
    if owner == CLOSED or (owner == state.fighting_seat) != (state.purpose == FOR_REVOLT):
        return "target"
    if in_tower and state.armies[state.battle_province]:  # they are in the tower
        return PROVINCES[state.battle_province]
    return None


def _question(state: State) -> str | None:
    """Whoever is asked has an answer."""
    decision = state.decision
    seat = state.acting[0] if state.acting else NOBODY
    at = state.origin
    if decision in (DRAFT_TAKE, DRAFT_GROUP) and state.draft is not None:
        return None if state.draft.groups[seat] else "act"
    if decision in (DEPLOY_SIX, MOVE_ON, BATTLE_MOVE):
        if at == NOBODY or state.owner[at] != seat:
            return "origin" if at != NOBODY else "at"
        if decision == DEPLOY_SIX:
            least = modifiers.usual_levy(state, seat, DEPLOY_5, at)
            possible = state.action_row[state.action] == DEPLOY_5 and state.supply[seat] >= least
            return None if possible and modifiers.largest_levy(state, seat, DEPLOY_5, at) > least else "at"
        return None if len(actions.legal_marches(state, seat)) > (decision == MOVE_ON) else "origin"
    if decision in (EXTRA_ATTACK, EXTRA_DEFENSE):
        asked = state.fighting_seat if decision == EXTRA_ATTACK else state.owner[state.battle_province]
        return "act" if seat != asked else None if state.supply[seat] > 0 else "at"
    if any(state.owner[p] < 0 for p in state.revolts) or len(set(state.revolts)) != len(state.revolts):
        return "revolts"
    if decision == CHOOSE_REVOLT:
        return (
            None
            if len(state.revolts) > 1 and {state.owner[p] for p in state.revolts} == {seat}
            else "revolts"
        )
    return "revolts" if state.revolts and state.stage != STAGE_WINTER else None


# -- the modules ---------------------------------------------------------------------------------------


def _box(state: State) -> str | None:
    """Pieces and questions of the modules in play."""
    if not state.rules.has_modules:
        return None
    faults = module_invariants.faults_of(state)
    if faults:
        return faults[0][0]
    modules, decision = state.modules, state.decision
    if (modules.left != NOBODY) != (decision == LEAVE_STATUE):
        return "left"
    if (modules.favor > 0) != (decision in (CANCEL_EVENT, APPLY_FAVOR)):
        return "favor"
    if state.stage == STAGE_COURT and (state.turn == 0) != (decision == GO_ON):
        return "turn"
    if modules.tile > len(modules.tiles) or (modules.tile > 0) != (decision == EXCHANGE_MARKER):
        return "tile"
    return _box_question(state, state.acting[0]) if decision in MODULE_DECISIONS else None


def _box_question(state: State, seat: Seat) -> str | None:
    """Whoever is asked is the one to ask, and has a choice."""
    modules, decision = state.modules, state.decision
    if decision == DRAFT_LEADER:
        assert state.draft is not None
        if not state.draft.groups[seat] or modules.leader[seat] != NOBODY:
            return "act"
        return None if state.origin != NOBODY and state.owner[state.origin] == seat else "origin"
    if state.stage == STAGE_COURT:
        if (
            seat in modules.queue
            or len(set(modules.queue)) != len(modules.queue)
            or state.turn != state.rules.players
        ):
            return "queue"
        if modules.favor and modules.favor_at[modules.favor - 1] != FAVOR_HELD + seat:
            return "favor"
        if decision == CANCEL_EVENT:
            return (
                None if FAVOR_KIND[modules.favor - 1] == FAVOR_CANCEL and state.event != NO_EVENT else "favor"
            )
        if decision == APPLY_FAVOR and FAVOR_KIND[modules.favor - 1] not in ON_A_PROVINCE:
            return "favor"
    elif decision == EXCHANGE_MARKER:
        if chambers.first_in(state, modules.tiles[modules.tile - 1]) != seat or not chambers.may_exchange(
            state, seat
        ):
            return "act"
    elif state.turn == 0 or state.order[state.turn - 1] != seat:
        return "act"
    if decision == LEAVE_STATUE:
        return None if modules.tokens[seat] and modules.leader[seat] != NOBODY else "left"
    if (decision == PLACE_LEADER) != (modules.leader[seat] == NOBODY) and decision in (
        PLACE_LEADER,
        MOVE_LEADER,
    ):
        return f"{CLANS[seat]}.leader"
    return None if len(LEGAL[decision](state, seat)) > 1 else "at"
