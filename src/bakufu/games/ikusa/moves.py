"""The move table of Ikusa. The bases are fixed: records and bots may rely on them."""

from __future__ import annotations

from typing import Final

from bakufu.engine.moves import Argument, MoveKind, MoveTable
from bakufu.games.ikusa.codes import (
    BATTLE_BODY,
    BATTLE_ORIGIN,
    BIN_KIND,
    LOSS_BODY,
    MARCH_ORIGIN,
    MARCH_TARGET,
    MARCH_UNIT,
    ORDER_ARMY,
    PICK_NUMBER,
    PLACEMENT_PROVINCE,
    PLACEMENT_UNIT,
    POST_PROVINCE,
    SITE_BUILDING,
    STEP_NUMBER,
)
from bakufu.games.ikusa.tables import (
    ARMIES,
    BINS,
    BODIES,
    BUILDINGS,
    CLANS,
    DIE,
    FIGURES,
    LOSS_NAMES,
    PROVINCES,
    SHAPES,
    TRIGGERS,
    UNITS,
)

SPLIT: Final = 0  # + province: of the pile of a player with two clans, for the first of them
REINFORCE: Final = 128  # + province
CLAIM: Final = 256  # + province
MUSTER: Final = 384  # + step_code(number of the army, province)
ASSIGN: Final = 768  # + army
SUCCESSOR: Final = 776  # + unit
PLAN: Final = 784  # + bin_code(bin, koku)
SPY: Final = 944  # + clan
DECLINE: Final = 950
TAKE: Final = 952  # + marker - 1
AGREE: Final = 960  # + marker - 1
LOT: Final = 968
BUILD: Final = 1024  # + site_code(building, province)
LEVY: Final = 1280  # + unit
DONE: Final = 1288
RECOVER: Final = 1408  # + province
ABSORB: Final = 1536  # + unit
HOLD: Final = 1544  # + 0 for now, 1 for this turn, 2 for this round
STRIKE: Final = 1552  # + army of any clan
REVENGE: Final = 1568  # + army of any clan
REPEAT: Final = 1584
CALL_OFF: Final = 1585
ADVANCE: Final = 1586
WAIT: Final = 1587
GO: Final = 1588
END: Final = 1589
LEAVE: Final = 1600  # + unit
LOSE: Final = 1616  # + loss_code(body, unit)
DIE_SHOWS: Final = 1648  # + the number that a die shows - 1
DRAW_DICE: Final = 1660
ATTACK: Final = 1664  # + province
STEP: Final = 2048  # + step_code(number of the army, province)
SPLIT_OFF: Final = 2432  # + step_code(number of the army, province)
PICK: Final = 2816  # + pick_code(number of the army, unit)
DEPLOY: Final = 3072  # + post_code(province, body)
ORDER: Final = 3584  # + order_code(army, trigger)
CANCEL: Final = 4070
LOSSES: Final = 4096  # + preference
PLACE: Final = 8192  # + placement_code(unit, province, body)
DECLARE: Final = 16384  # + battle_code(origin, body, target)
FIGHT: Final = 65536  # + the same
MARCH: Final = 131072  # + march_code(origin, target, unit, body)

KOKU_MOST: Final = 32

_PROVINCE = Argument("province", PROVINCES, 1)
_ARMY = Argument("army", SHAPES, STEP_NUMBER)
_FIGURES = UNITS[:FIGURES]
_UNITS = UNITS[: FIGURES + 1]
_BATTLE = (
    Argument("origin", PROVINCES, BATTLE_ORIGIN),
    Argument("body", BODIES, BATTLE_BODY),
    Argument("target", PROVINCES, 1),
)

MOVES: Final = MoveTable(
    MoveKind("split", SPLIT, _PROVINCE),
    MoveKind("reinforce", REINFORCE, _PROVINCE),
    MoveKind("claim", CLAIM, _PROVINCE),
    MoveKind("muster", MUSTER, _ARMY, _PROVINCE),
    MoveKind("assign", ASSIGN, Argument("army", SHAPES, 1)),
    MoveKind("successor", SUCCESSOR, Argument("unit", _FIGURES, 1)),
    MoveKind("plan", PLAN, Argument("bin", BINS, BIN_KIND), Argument("koku", range(KOKU_MOST), 1)),
    MoveKind("spy", SPY, Argument("clan", CLANS, 1)),
    MoveKind("decline", DECLINE),
    MoveKind("take", TAKE, Argument("marker", range(1, 6), 1)),
    MoveKind("agree", AGREE, Argument("marker", range(1, 6), 1)),
    MoveKind("lot", LOT),
    MoveKind("build", BUILD, Argument("building", BUILDINGS, SITE_BUILDING), _PROVINCE),
    MoveKind("levy", LEVY, Argument("unit", _FIGURES, 1)),
    MoveKind("done", DONE),
    MoveKind("recover", RECOVER, _PROVINCE),
    MoveKind("absorb", ABSORB, Argument("unit", _UNITS, 1)),
    MoveKind("hold", HOLD, Argument("span", ["now", "turn", "round"], 1)),
    MoveKind("strike", STRIKE, Argument("daimyo", ARMIES, 1)),
    MoveKind("revenge", REVENGE, Argument("daimyo", ARMIES, 1)),
    MoveKind("repeat", REPEAT),
    MoveKind("call_off", CALL_OFF),
    MoveKind("advance", ADVANCE),
    MoveKind("wait", WAIT),
    MoveKind("go", GO),
    MoveKind("end", END),
    MoveKind("leave", LEAVE, Argument("unit", _UNITS, 1)),
    MoveKind("lose", LOSE, Argument("body", BODIES, LOSS_BODY), Argument("unit", UNITS, 1)),
    MoveKind("die", DIE_SHOWS, Argument("shows", range(1, DIE + 1), 1)),
    MoveKind("draw_dice", DRAW_DICE),
    MoveKind("attack", ATTACK, Argument("target", PROVINCES, 1)),
    MoveKind("step", STEP, _ARMY, Argument("target", PROVINCES, 1)),
    MoveKind("split_off", SPLIT_OFF, _ARMY, Argument("target", PROVINCES, 1)),
    MoveKind("pick", PICK, Argument("army", SHAPES, PICK_NUMBER), Argument("unit", _UNITS, 1)),
    MoveKind("deploy", DEPLOY, Argument("province", PROVINCES, POST_PROVINCE), Argument("body", BODIES, 1)),
    MoveKind("order", ORDER, Argument("daimyo", ARMIES, ORDER_ARMY), Argument("trigger", TRIGGERS, 1)),
    MoveKind("cancel", CANCEL),
    MoveKind("losses", LOSSES, Argument("losses", LOSS_NAMES, 1)),
    MoveKind(
        "place",
        PLACE,
        Argument("unit", _FIGURES, PLACEMENT_UNIT),
        Argument("province", PROVINCES, PLACEMENT_PROVINCE),
        Argument("body", BODIES, 1),
    ),
    MoveKind("declare", DECLARE, *_BATTLE),
    MoveKind("fight", FIGHT, *_BATTLE),
    MoveKind(
        "march",
        MARCH,
        Argument("origin", PROVINCES, MARCH_ORIGIN),
        Argument("target", PROVINCES, MARCH_TARGET),
        Argument("unit", _UNITS, MARCH_UNIT),
        Argument("body", BODIES, 1),
    ),
)
