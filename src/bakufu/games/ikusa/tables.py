"""The printed facts of Ikusa as tables of ints, read once from the data files beside this module.

A province is its index in `provinces.toml`; clans, armies, units and bins are indices too. Army n is number
n % 3 of clan n // 3 (see `codes`). Names are for the edges: moves in JSON form, events, notation and people.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import permutations
from typing import Any, Final


def read_table(name: str) -> dict[str, Any]:
    """One of the data files, as it stands."""
    return tomllib.loads(files("bakufu.games.ikusa").joinpath("data", name).read_text(encoding="utf-8"))


_PROVINCES: Final = read_table("provinces.toml")["province"]
_PIECES: Final = read_table("pieces.toml")

PROVINCES: Final[list[str]] = [str(p["id"]) for p in _PROVINCES]
PROVINCE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(PROVINCES)}
PROVINCE_COUNT: Final = 68  # I-MAP-01, I-COMP-04: one card for each
# I-MAP-02: provinces with a common border; I-MAP-03: those that a sea line joins.
LAND: Final[list[list[int]]] = [[PROVINCE_INDEX[name] for name in p["land"]] for p in _PROVINCES]
SEA: Final[list[list[int]]] = [[PROVINCE_INDEX[name] for name in p["sea"]] for p in _PROVINCES]

# The borders that a table decides on: option name, both ends, whether by sea, and the default.
BORDERS: Final[list[tuple[str, int, int, bool, bool]]] = [
    (
        f"{b['kind']}_{b['a']}_{b['b']}",
        PROVINCE_INDEX[b["a"]],
        PROVINCE_INDEX[b["b"]],
        b["kind"] == "sea",
        bool(b["default"]),
    )
    for b in read_table("borders.toml")["border"]
]

# I-MAP-02: four provinces that touch in one point, which is no border, unless the table says so.
CORNER: Final[list[int]] = [PROVINCE_INDEX[name] for name in ("kozuke", "shimosa", "musashi", "shimotsuke")]
CORNER_BORDER: Final = next(i for i, (_, a, b, _, _) in enumerate(BORDERS) if {a, b} <= set(CORNER))

CLANS: Final[list[str]] = list(_PIECES["clans"]["list"])
SHAPES: Final[list[str]] = list(_PIECES["armies"]["shapes"])  # I-COMP-02
ARMIES_EACH: Final = 3  # I-UNIT-10: so many daimyos at most
ARMIES: Final[list[str]] = [f"{clan}_{shape}" for clan in CLANS for shape in SHAPES]
ARMY_COUNT: Final = 15
BODIES: Final[list[str]] = ["pf", *SHAPES]  # body 0: the provincial force, body 1 + n: army n of its clan

# Units. Figures of a tray and of the levy are the first four; a body has five; the daimyo stands apart.
BOWMAN: Final = 0
SWORDSMAN: Final = 1
GUNNER: Final = 2
SPEARMAN: Final = 3
RONIN: Final = 4
DAIMYO: Final = 5
FIGURES: Final = 4
ALL_KINDS: Final[list[int]] = [BOWMAN, SWORDSMAN, GUNNER, SPEARMAN]
SAMURAI: Final[list[int]] = [BOWMAN, SWORDSMAN]  # I-UNIT-04
ASHIGARU: Final[list[int]] = [GUNNER, SPEARMAN]
# I-SEQ-01, I-UNIT-03: who rolls in steps 1 and 2, at range, and who in steps 4 to 6, hand to hand. In steps 3
# and 7 units fall.
RANGED_STEPS: Final[list[list[int]]] = [[BOWMAN], [GUNNER]]
MELEE_STEPS: Final[list[list[int]]] = [[DAIMYO], [SWORDSMAN, RONIN], [SPEARMAN]]
RANGED: Final[list[int]] = [unit for step in RANGED_STEPS for unit in step]
MELEE: Final[list[int]] = [unit for step in MELEE_STEPS for unit in step]
BODY: Final = 5  # stride of a body in the lists of units
UNITS: Final[list[str]] = [str(u["id"]) for u in _PIECES["units"]["list"]]
COMBAT_VALUE: Final[list[int]] = [int(u["cv"]) for u in _PIECES["units"]["list"]]  # I-UNIT-01
CHEAPEST_FIRST: Final[list[int]] = [SPEARMAN, GUNNER, RONIN, SWORDSMAN, BOWMAN]  # by what they hit and cost
FIGURES_EACH: Final[list[int]] = [int(u["each"]) for u in _PIECES["units"]["list"][:FIGURES]]
SAMURAI_MOST: Final[int] = int(_PIECES["armies"]["samurai"])
ASHIGARU_MOST: Final[int] = int(_PIECES["armies"]["ashigaru"])
FORCE_MOST: Final[int] = int(_PIECES["armies"]["provincial_force"])

CASTLES_ALL: Final[int] = int(_PIECES["pool"]["castles"])  # I-COMP-03
BASES_ALL: Final[int] = int(_PIECES["pool"]["bases"])  # I-COMP-03
RONIN_ALL: Final[int] = int(_PIECES["pool"]["ronin"])
DIE: Final[int] = int(_PIECES["pool"]["die_sides"])  # I-COMP-08

CASTLE: Final = 1
FORTRESS: Final = 2
BUILDINGS: Final[list[str]] = ["castle", "fortress"]
# I-DEF-01, I-DEF-02: what defends a castle and a fortress, whatever tray and pool hold.
BONUS: Final[list[int]] = [0, int(_PIECES["defenses"]["castle"]), int(_PIECES["defenses"]["fortress"])]
BONUS_UNIT: Final[list[int]] = [SPEARMAN, SPEARMAN, RONIN]

ARMY_START: Final[list[int]] = [int(_PIECES["setup"]["army"].get(unit, 0)) for unit in UNITS[:BODY]]
REINFORCEMENTS: Final[int] = int(_PIECES["setup"]["reinforcements"])
CHUNK: Final[int] = int(_PIECES["setup"]["chunk"])

_QUICK: Final = _PIECES["quick_play"]
QUICK_DEAL: Final[dict[int, int]] = {int(n): int(v) for n, v in _QUICK["deal"].items()}  # I-QP-01
QUICK_WIN: Final[dict[int, int]] = {int(n): int(v) for n, v in _QUICK["win"].items()}
QUICK_ROTATIONS: Final[int] = int(_QUICK["rotations"])
QUICK_SPEARMEN_MOST: Final[int] = int(_QUICK["spearmen_most"])
QUICK_ARMY: Final[list[int]] = [int(_QUICK["army"].get(unit, 0)) for unit in UNITS[:FIGURES]]
QUICK_LEVEL: Final[int] = int(_QUICK["level"])

WIN: Final[int] = int(_PIECES["victory"]["provinces"])
WIN_TWO: Final[int] = int(_PIECES["victory"]["two_players"])

_PLAN: Final = _PIECES["plan"]
BINS: Final[list[str]] = list(_PLAN["bins"])  # I-COMP-05
BIN_COUNT: Final = 5
BIN_ORDER: Final = 0
BIN_BUILD: Final = 1
BIN_LEVY: Final = 2
BIN_RONIN: Final = 3
BIN_NINJA: Final = 4
BUILD_COST: Final[int] = int(_PLAN["build_cost"])
RONIN_PER_KOKU: Final[int] = int(_PLAN["ronin_per_koku"])
BUNDLES: Final[list[tuple[list[int], int]]] = [  # units, and how many of them one koku buys
    ([UNITS.index(unit) for unit in bundle["units"]], int(bundle["size"])) for bundle in _PLAN["bundles"]
]
INCOME_DIVISOR: Final[int] = int(_PLAN["income_divisor"])
INCOME_LEAST: Final[int] = int(_PLAN["income_least"])

STRIKE_MOST: Final[int] = int(_PIECES["ninja"]["strike_most"])
REVENGE_LEAST: Final[int] = int(_PIECES["ninja"]["revenge_least"])
# Q-02, I-EXP-05: the level at each hole.
TRACKS: Final[dict[str, list[int]]] = {name: list(_PIECES["experience"][name]) for name in ("slow", "fast")}

# When a standing order strikes: at the next boundary, at a named one, or once an army has moved.
TRIGGERS: Final[list[str]] = [
    "now",
    "start_a",
    "end_a",
    "end_b",
    "start_d",
    "end_d",
    *(f"moved_{army}" for army in ARMIES),
]
NOW: Final = 0
START_A: Final = 1
END_A: Final = 2
END_B: Final = 3
START_D: Final = 4
END_D: Final = 5
MOVED: Final = 6  # + army

# Which losses come first: to be asked, or an order of the five kinds of units.
LOSS_ORDERS: Final[list[tuple[int, ...]]] = [(), *permutations(range(BODY))]
LOSS_NAMES: Final[list[str]] = [
    ",".join(UNITS[unit] for unit in order) if order else "ask" for order in LOSS_ORDERS
]
