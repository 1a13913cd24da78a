"""The move table of Shogun. The bases are fixed: records and bots may rely on them."""

from __future__ import annotations

from typing import Final

from bakufu.engine.moves import Argument, MoveKind, MoveTable
from bakufu.games.shogun.codes import MARCH_TARGET, PLAN_SPACE, TOWER_COLOUR
from bakufu.games.shogun.tables import (
    BENEFITS,
    CARDS,
    COLOUR_NAMES,
    FAVORS,
    LINES,
    PROVINCES,
    SPACES,
    SPECIALS,
)

PLAN: Final = 0  # + plan_code(space, card)
TAKE: Final = 1024  # + special card
DRAFT: Final = 1040  # + 0 or 1: a face-up card, 2: the unseen top card
CYCLE: Final = 1044
GROUP: Final = 1048  # + armies in the group
DEPLOY: Final = 1056  # + armies
STAY: Final = 1064
PASS: Final = 1065
EXTRA: Final = 1066  # + 0 no, 1 yes
REVOLT: Final = 1088  # + province
TOWER: Final = 1152  # + tower_code(colour, cubes)
DECLINE: Final = 2048
LEADER: Final = 2112  # + province
STATUE: Final = 2176  # + 0 no, 1 yes
FAVOR: Final = 2192  # + number of the favor card - 1
CANCEL: Final = 2216
APPLY: Final = 2240  # + province
BENEFIT: Final = 2304  # + kind
EXCHANGE: Final = 2320  # + space of the chamber board, row by row
MOVE: Final = 4096  # + march_code(province, armies)
ATTACK: Final = 8192  # + march_code(province, armies)

_ARMIES = range(64)
_LINES = range(1, LINES + 1)

MOVES: Final = MoveTable(
    MoveKind("plan", PLAN, Argument("space", SPACES, PLAN_SPACE), Argument("card", CARDS, 1)),
    MoveKind("take", TAKE, Argument("special", SPECIALS, 1)),
    MoveKind("draft", DRAFT, Argument("source", ["first", "second", "pile"], 1)),
    MoveKind("cycle", CYCLE),
    MoveKind("group", GROUP, Argument("armies", range(6), 1)),
    MoveKind("deploy", DEPLOY, Argument("armies", range(8), 1)),
    MoveKind("stay", STAY),
    MoveKind("pass", PASS),
    MoveKind("extra", EXTRA, Argument("answer", ["no", "yes"], 1)),
    MoveKind("revolt", REVOLT, Argument("province", PROVINCES, 1)),
    MoveKind(
        "tower", TOWER, Argument("colour", COLOUR_NAMES, TOWER_COLOUR), Argument("cubes", range(128), 1)
    ),
    MoveKind("decline", DECLINE),
    MoveKind("leader", LEADER, Argument("province", PROVINCES, 1)),
    MoveKind("statue", STATUE, Argument("answer", ["no", "yes"], 1)),
    MoveKind("favor", FAVOR, Argument("favor", range(1, FAVORS + 1), 1)),
    MoveKind("cancel", CANCEL),
    MoveKind("apply", APPLY, Argument("province", PROVINCES, 1)),
    MoveKind("benefit", BENEFIT, Argument("benefit", BENEFITS, 1)),
    MoveKind("exchange", EXCHANGE, Argument("row", _LINES, LINES), Argument("column", _LINES, 1)),
    MoveKind("move", MOVE, Argument("province", PROVINCES, MARCH_TARGET), Argument("armies", _ARMIES, 1)),
    MoveKind("attack", ATTACK, Argument("province", PROVINCES, MARCH_TARGET), Argument("armies", _ARMIES, 1)),
)
