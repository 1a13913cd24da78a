"""Stages, decisions, kinds of battles and parties: a number inside the state, a word outside."""

from __future__ import annotations

from typing import Final

# Stages: the actions of a round and what lies between them.
STAGE_SPLIT: Final = 0
STAGE_SPEARMEN: Final = 1
STAGE_SPREAD: Final = 2
STAGE_ARMIES: Final = 3
STAGE_ROUND: Final = 4
STAGE_PLAN: Final = 5
STAGE_ORDER: Final = 6
STAGE_BUILD: Final = 7
STAGE_LEVY: Final = 8
STAGE_PLACE: Final = 9
STAGE_RONIN: Final = 10
STAGE_NINJA: Final = 11
STAGE_TURN: Final = 12
STAGE_A: Final = 13
STAGE_A_END: Final = 14
STAGE_B: Final = 15
STAGE_B_END: Final = 16
STAGE_C: Final = 17
STAGE_D: Final = 18
STAGE_D_FORCES: Final = 19
STAGE_D_END: Final = 20
STAGE_WINTER: Final = 21
STAGES: Final[list[str]] = [
    "split",
    "spearmen",
    "spread",
    "armies",
    "round",
    "plan",
    "order",
    "build",
    "levy",
    "place",
    "ronin",
    "ninja",
    "turn",
    "a",
    "a_end",
    "b",
    "b_end",
    "c",
    "d",
    "d_pf",
    "d_end",
    "winter",
]

# Decisions: what the acting clans are asked; `decisions` has the table. GO_ON: nothing, the game goes on by
# itself.
GO_ON: Final = 0
SPLIT_PILE: Final = 1
ADD_SPEARMEN: Final = 2
CLAIM_PROVINCE: Final = 3
ASSIGN_UNIT: Final = 4
PLACE_ARMY: Final = 5
NAME_SUCCESSOR: Final = 6
FILL_BIN: Final = 7
SEND_SPY: Final = 8
TAKE_MARKER: Final = 9
BUILD_SITE: Final = 10
BUY_UNIT: Final = 11
PLACE_UNIT: Final = 12
DEPLOY_RONIN: Final = 13
MOVE_ARMIES: Final = 14
CHOOSE_PARTY: Final = 15
DECLARE_BATTLE: Final = 16
PICK_BATTLE: Final = 17
TAKE_LOSSES: Final = 18
STOP_OR_REPEAT: Final = 19
AFTER_BATTLE: Final = 20
FINAL_ARMIES: Final = 21
FINAL_FORCES: Final = 22
SEND_NINJA: Final = 23
TAKE_REVENGE: Final = 24
PLACE_RECOVERED: Final = 25
ABSORB_UNITS: Final = 26
GAME_OVER: Final = 27
SETTLE_TIE: Final = 28
ENTER_DICE: Final = 29
# Decisions whose answers are secret until all concerned have given theirs.
SECRET: Final = (SPLIT_PILE, ASSIGN_UNIT, FILL_BIN, BUY_UNIT, PLACE_UNIT, DEPLOY_RONIN, TAKE_LOSSES)

# And those whose run is made up by the player as a whole, so that no part of it answers itself.
WHOLE_RUNS: Final = (SPLIT_PILE, ASSIGN_UNIT, FILL_BIN, BUY_UNIT, TAKE_LOSSES)

# Where a battle stands.
NO_FIGHT: Final = 0
FIGHT_OPENS: Final = 1
FIGHT_FIRST: Final = 2  # the losses of the first strike are taken
FIGHT_RANGED: Final = 3  # the losses of steps 1 and 2 are taken
FIGHT_MELEE: Final = 4  # the losses of steps 4, 5 and 6 are taken
FIGHT_PASSED: Final = 5  # the attacker stops or repeats
FIGHT_AFTER: Final = 6  # an army with attacks left decides what to do
FIGHTS: Final[list[str]] = ["none", "opens", "first", "ranged", "melee", "passed", "after"]

# What a party of units is chosen for.
NO_PARTY: Final = 0
GARRISON: Final = 1
SPLITTING: Final = 2
PARTIES: Final[list[str]] = ["none", "garrison", "splitting"]
