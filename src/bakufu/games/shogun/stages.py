"""Stages, decisions, places of event cards and kinds of throws, as numbers."""

from __future__ import annotations

from typing import Final

# Decisions: what the acting seats are asked. The table in `decisions` says the rest.
GO_ON: Final = 0  # nothing: the next step follows by itself
DRAFT_TAKE: Final = 1
DRAFT_GROUP: Final = 2
PLAN_CARD: Final = 3
TAKE_SPECIAL: Final = 4
DEPLOY_SIX: Final = 5
MOVE_ON: Final = 6
BATTLE_MOVE: Final = 7
EXTRA_ATTACK: Final = 8
EXTRA_DEFENSE: Final = 9
CHOOSE_REVOLT: Final = 10
ENTER_TOWER: Final = 11
GAME_OVER: Final = 12
DRAFT_LEADER: Final = 13
PLACE_LEADER: Final = 14
TAKE_BENEFIT: Final = 15
TAKE_FAVOR: Final = 16
CANCEL_EVENT: Final = 17
APPLY_FAVOR: Final = 18
EXCHANGE_MARKER: Final = 19
MOVE_LEADER: Final = 20
LEAVE_STATUE: Final = 21
MODULE_DECISIONS: Final = tuple(range(DRAFT_LEADER, LEAVE_STATUE + 1))

# Stages: the step that follows when nothing is asked.
STAGE_DRAFT: Final = 0
STAGE_LOADING: Final = 1
STAGE_LAYOUT: Final = 2
STAGE_PLANNING: Final = 3
STAGE_ORDER: Final = 4
STAGE_ACTIONS: Final = 5
STAGE_WINTER: Final = 6
STAGE_SCORING: Final = 7
STAGE_OVER: Final = 8
STAGE_CLEAN_UP: Final = 9
STAGE_PLACING: Final = 10  # leaders, after a fixed set-up
STAGE_SAMURAI: Final = 11
STAGE_COURT: Final = 12
STAGE_CHAMBERS: Final = 13  # markers are exchanged
STAGE_MOVING: Final = 14  # leaders move
STAGE_RETURNING: Final = 15  # leaders that were lost come back
STAGES: Final[list[str]] = [
    "draft",
    "loading",
    "layout",
    "planning",
    "order",
    "actions",
    "winter",
    "scoring",
    "over",
    "cleaning",
    "placing",
    "samurai",
    "court",
    "chambers",
    "moving",
    "returning",
]
MODULE_STAGES: Final = tuple(range(STAGE_PLACING, STAGE_RETURNING + 1))
# From the bids to the clean-up: planning is over, and its cards lie on the boards.
CARDS_ON_BOARDS: Final = (
    STAGE_ORDER,
    STAGE_PLACING,
    STAGE_SAMURAI,
    STAGE_COURT,
    STAGE_ACTIONS,
    STAGE_CHAMBERS,
    STAGE_MOVING,
    STAGE_CLEAN_UP,
)

# All ten actions are done; what the round still brings.
ACTIONS_DONE: Final = (STAGE_CHAMBERS, STAGE_MOVING, STAGE_CLEAN_UP)

# Where an event card is.
EVENT_PILE: Final = 0
EVENT_SHOWN: Final = 1
EVENT_ACTIVE: Final = 2
EVENT_GONE: Final = 3

# What a throw is for.
FOR_NOTHING: Final = 0
FOR_LOADING: Final = 1
FOR_BATTLE: Final = 2
FOR_REVOLT: Final = 3
