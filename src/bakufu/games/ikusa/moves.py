"""The move table of Ikusa. The bases are fixed: records and bots may rely on them."""

from __future__ import annotations

from typing import Final

from bakufu.engine.moves import Argument, MoveKind, MoveTable
from bakufu.games.ikusa.tables import (
    ARMIES,
    BINS,
    BODIES,
    BUILDINGS,
    CLANS,
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
MUSTER: Final = 384  # + 128 * army + province
ASSIGN: Final = 768  # + army
SUCCESSOR: Final = 776  # + unit
PLAN: Final = 784  # + 32 * bin + koku
SPY: Final = 944  # + clan
DECLINE: Final = 950
TAKE: Final = 952  # + marker - 1
AGREE: Final = 960  # + marker - 1
LOT: Final = 968
BUILD: Final = 1024  # + 128 * (building - 1) + province
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
LOSE: Final = 1616  # + 8 * body + unit
ATTACK: Final = 1664  # + province
STEP: Final = 2048  # + 128 * army + province
SPLIT_OFF: Final = 2432  # + 128 * army + province
PICK: Final = 2816  # + 8 * army + unit
DEPLOY: Final = 3072  # + 4 * province + body
ORDER: Final = 3584  # + 32 * army of any clan + trigger
CANCEL: Final = 4070
LOSSES: Final = 4096  # + preference
PLACE: Final = 8192  # + 512 * unit + 4 * province + body
DECLARE: Final = 16384  # + 512 * origin + 128 * body + target
FIGHT: Final = 65536  # + the same
MARCH: Final = 131072  # + 4096 * origin + 32 * target + 4 * unit + body

KOKU_MOST: Final = 32

_PROVINCE = Argument("province", PROVINCES, 1)
_ARMY = Argument("army", SHAPES, 128)
_FIGURES = UNITS[:FIGURES]
_UNITS = UNITS[: FIGURES + 1]
_BATTLE = (
    Argument("origin", PROVINCES, 512),
    Argument("body", BODIES, 128),
    Argument("target", PROVINCES, 1),
)

MOVES: Final = MoveTable(
    MoveKind("split", SPLIT, _PROVINCE),
    MoveKind("reinforce", REINFORCE, _PROVINCE),
    MoveKind("claim", CLAIM, _PROVINCE),
    MoveKind("muster", MUSTER, _ARMY, _PROVINCE),
    MoveKind("assign", ASSIGN, Argument("army", SHAPES, 1)),
    MoveKind("successor", SUCCESSOR, Argument("unit", _FIGURES, 1)),
    MoveKind("plan", PLAN, Argument("bin", BINS, 32), Argument("koku", range(KOKU_MOST), 1)),
    MoveKind("spy", SPY, Argument("clan", CLANS, 1)),
    MoveKind("decline", DECLINE),
    MoveKind("take", TAKE, Argument("marker", range(1, 6), 1)),
    MoveKind("agree", AGREE, Argument("marker", range(1, 6), 1)),
    MoveKind("lot", LOT),
    MoveKind("build", BUILD, Argument("building", BUILDINGS, 128), _PROVINCE),
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
    MoveKind("lose", LOSE, Argument("body", BODIES, 8), Argument("unit", UNITS, 1)),
    MoveKind("attack", ATTACK, Argument("target", PROVINCES, 1)),
    MoveKind("step", STEP, _ARMY, Argument("target", PROVINCES, 1)),
    MoveKind("split_off", SPLIT_OFF, _ARMY, Argument("target", PROVINCES, 1)),
    MoveKind("pick", PICK, Argument("army", SHAPES, 8), Argument("unit", _UNITS, 1)),
    MoveKind("deploy", DEPLOY, Argument("province", PROVINCES, 4), Argument("body", BODIES, 1)),
    MoveKind("order", ORDER, Argument("daimyo", ARMIES, 32), Argument("trigger", TRIGGERS, 1)),
    MoveKind("cancel", CANCEL),
    MoveKind("losses", LOSSES, Argument("losses", LOSS_NAMES, 1)),
    MoveKind(
        "place",
        PLACE,
        Argument("unit", _FIGURES, 512),
        Argument("province", PROVINCES, 4),
        Argument("body", BODIES, 1),
    ),
    MoveKind("declare", DECLARE, *_BATTLE),
    MoveKind("fight", FIGHT, *_BATTLE),
    MoveKind(
        "march",
        MARCH,
        Argument("origin", PROVINCES, 4096),
        Argument("target", PROVINCES, 32),
        Argument("unit", _UNITS, 4),
        Argument("body", BODIES, 1),
    ),
)
