"""The printed facts of Shogun as tables of ints, read once from the data files beside this module.

A province is its index in `provinces.toml`; seats, cards, actions and events are indices too. Names are
for the edges: moves in JSON form, events, notation and people.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final


def read_table(name: str) -> dict[str, Any]:
    """One of the data files, as it stands."""
    return tomllib.loads(files("bakufu.games.shogun").joinpath("data", name).read_text(encoding="utf-8"))


_PROVINCES: Final = read_table("provinces.toml")["province"]
_CARDS: Final = read_table("cards.toml")
_MODULES: Final = read_table("modules.toml")

BOARDS: Final[list[str]] = ["sun", "moon"]

PROVINCES: Final[list[str]] = [str(p["id"]) for p in _PROVINCES]
PROVINCE_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(PROVINCES)}
# S-COMP-03: what a province card shows.
TAX: Final[list[int]] = [int(p["tax"]) for p in _PROVINCES]
RICE_YIELD: Final[list[int]] = [int(p["rice"]) for p in _PROVINCES]
BUILDING_SPACES: Final[list[int]] = [int(p["building_spaces"]) for p in _PROVINCES]
REGIONS: Final[list[str]] = ["green", "red", "purple", "yellow", "brown"]
# S-COMP-01: five regions, grouped differently on the two sides of the board.
REGION: Final[list[list[int]]] = [
    [REGIONS.index(p["region_" + board]) for p in _PROVINCES] for board in BOARDS
]
CLOSED_3P: Final[list[list[int]]] = [
    [i for i, p in enumerate(_PROVINCES) if p["closed_3p_" + board]] for board in BOARDS
]
# S-MOVE-03: a sea route joins provinces like a border.
NEIGHBOURS: Final[list[list[int]]] = [
    sorted(PROVINCE_INDEX[name] for name in [*p["land"], *p["sea"]]) for p in _PROVINCES
]

NOBODY: Final = -1  # no seat, no province, no card
SEATS: Final = 5
CLANS: Final[list[str]] = [
    "red",
    "blue",
    "yellow",
    "purple",
    "black",
]  # S-COMP-13: the colour of seat 0, 1, ...
FARMERS: Final = 5  # index of the green cubes in supply, tray and tower
COLOURS: Final = 6
COLOUR_NAMES: Final[list[str]] = [*CLANS, "farmers"]

# The ten actions (S-COMP-05) in the order of the individual board, then the auction space (S-PLAN-02).
CASTLE: Final = 0
TEMPLE: Final = 1
THEATER: Final = 2
RICE: Final = 3
TAXES: Final = 4
DEPLOY_5: Final = 5
DEPLOY_3: Final = 6
DEPLOY_1: Final = 7
BATTLE_A: Final = 8
BATTLE_B: Final = 9
ACTION_COUNT: Final = 10
AUCTION: Final = 10
SPACE_COUNT: Final = 11  # of the base game; with Tenno's Court there are 14 (see Rules.spaces)
SPACE_STRIDE: Final = 14  # a row of a planning board; the last three are the boxes of Tenno's Court
BOX: Final = 10  # box n ("convert n") is the space BOX + n
ACTIONS: Final[list[str]] = [str(a["id"]) for a in _CARDS["actions"]["list"]]
SPACES: Final[list[str]] = [*ACTIONS, "bid", "convert_1", "convert_2", "convert_3"]
COST: Final[list[int]] = [int(a["cost"]) for a in _CARDS["actions"]["list"]]
ARMIES_DEPLOYED: Final[list[int]] = [int(a.get("armies", 0)) for a in _CARDS["actions"]["list"]]
SMALL_LEVY: Final[list[int]] = [int(a.get("small_levies", 0)) for a in _CARDS["actions"]["list"]]

# The buildings of a province are a bit set of kinds, numbered like their actions (CASTLE, TEMPLE, THEATER).
BUILDINGS: Final[list[str]] = ["castle", "temple", "theater"]
BITS: Final[list[int]] = [0, 1, 1, 2, 1, 2, 2, 3]  # how many buildings a bit set holds

# Cards of a planning board: 0-44 provinces, then the chest cards 0-4, then "no card", then (with Tenno's
# Court) the three dice tower cards.
CHEST_CARD: Final = 45
NO_CARD: Final = 50
DICE_CARD: Final = 51
DICE_CARDS: Final[int] = int(_MODULES["court"]["dice_tower_cards_per_player"])
CARDS: Final[list[str]] = [
    *PROVINCES,
    *(f"chest_{value}" for value in range(5)),
    "none",
    *(f"dice_{number + 1}" for number in range(DICE_CARDS)),
]

SPECIAL_CHEST: Final = 0
SPECIAL_RICE: Final = 1
SPECIAL_SIX: Final = 2
SPECIAL_ATTACK: Final = 3
SPECIAL_DEFENSE: Final = 4
SPECIAL_COUNT: Final = 5  # S-COMP-05
SPECIALS: Final[list[str]] = [str(s["id"]) for s in _CARDS["special_cards"]["list"]]
SIX_ARMIES: Final[int] = int(_CARDS["special_cards"]["list"][SPECIAL_SIX]["value"])

EVENT_COUNT: Final = 12  # S-COMP-05
EVENTS: Final[list[str]] = [str(e["id"]) for e in _CARDS["events"]["list"]]
NO_EVENT: Final = 0
THEATER_CALMS: Final = 1
NEUTRAL_TWO_FARMERS: Final = 2
CASTLE_DEFENSE: Final = 3
TEMPLE_PEACE: Final = 4
TAX_MAX: Final = 5
TAX_MIN: Final = 6
RICE_MIN: Final = 7
RICE_MAX: Final = 8
SMALL_LEVIES: Final = 9
EVENT_KINDS: Final[list[str]] = [
    "none",
    "theater_calms",
    "neutral_two_farmers",
    "castle_defense",
    "temple_peace",
    "tax_max",
    "tax_min",
    "rice_min",
    "rice_max",
    "small_levies",
]
# S-EVT-03: what each event card does, and the rice that it costs in winter.
EVENT_KIND: Final[list[int]] = [EVENT_KINDS.index(e["kind"]) for e in _CARDS["events"]["list"]]
EVENT_VALUE: Final[list[int]] = [int(e.get("value", 0)) for e in _CARDS["events"]["list"]]
RICE_LOSS: Final[list[int]] = [int(e["rice_loss"]) for e in _CARDS["events"]["list"]]

_COMPONENTS: Final = _CARDS["components"]
ARMIES_EACH: Final[int] = int(_COMPONENTS["armies_per_player"])  # S-COMP-06
FARMERS_ALL: Final[int] = int(_COMPONENTS["farmers"])
TILES: Final[list[int]] = [int(_COMPONENTS[kind + "s"]) for kind in BUILDINGS]
MARKERS_ALL: Final[int] = int(_COMPONENTS["revolt_markers"])
BANK_ALL: Final[int] = int(_COMPONENTS["bank"])

RICE_TRACK: Final[int] = int(_CARDS["tracks"]["rice"])  # where the printed track ends

_SETUP: Final = _CARDS["setup"]
STARTING_CHESTS: Final[dict[int, int]] = {int(n): int(v) for n, v in _SETUP["starting_chests"].items()}
# the same sizes for everybody.
ARMY_GROUPS: Final[dict[int, list[int]]] = {n: list(_SETUP["army_groups"][str(n)]) for n in STARTING_CHESTS}
LOADING_ARMIES: Final[int] = int(_SETUP["tower_armies_per_player"])
LOADING_FARMERS: Final[int] = int(_SETUP["tower_farmers"])
EVENTS_A_YEAR: Final[int] = int(_CARDS["events"]["face_up_each_year"])

# Provisions (S-WIN-03): what holds from so many unsupplied provinces on; the first row is "all fed".
_PROVISIONS: Final = [{"unsupplied": 0, "revolts": 0, "farmers": 0}, *_CARDS["provisions"]["table"]]
PROVISIONS: Final[list[tuple[int, int, int]]] = [
    (int(row["unsupplied"]), int(row["revolts"]), int(row["farmers"])) for row in _PROVISIONS
]

_SCORING: Final = _CARDS["scoring"]
POINTS_PROVINCE: Final[int] = int(_SCORING["province"])
POINTS_BUILDING: Final[int] = int(_SCORING["building"])
POINTS_MOST: Final[list[int]] = [int(_SCORING["most_" + kind + "s"]) for kind in BUILDINGS]

YEARS: Final = 2
SEASONS: Final[list[str]] = ["spring", "summer", "fall", "winter"]
WINTER: Final = 3

# -- the modules of the Big Box -------------------------------------------------------------------------

MODULES: Final[list[str]] = ["court", "samurai", "leaders", "chambers"]

# S-TC-01: the parts of Tenno's Court; A-53: what a favor costs.
OFFICIALS_EACH: Final[int] = int(_MODULES["court"]["officials_per_player"])
FAVOR_COSTS: Final[list[int]] = list(_MODULES["court"]["costs"])
FREE_ARMIES: Final[int] = int(_MODULES["court"]["free_armies"])
FAVORS: Final = 21
# What a favor card does, by its number - 1; and which of its kind it is, by rising number.
FAVOR_CANCEL: Final = 0
FAVOR_CHESTS: Final = 1
FAVOR_ARMIES: Final = 2
FAVOR_CALM: Final = 3
FAVOR_RICE: Final = 4
FAVOR_POINTS: Final = 5
FAVOR_BUILDING: Final = 6
FAVOR_PEACE: Final = 7
FAVOR_SETTLE: Final = 8
FAVOR_KINDS: Final[list[str]] = [
    "cancel_event",
    "chests",
    "armies",
    "calm",
    "rice",
    "points",
    "building",
    "peace",
    "free_armies",
]
_NUMBERS: Final[list[list[int]]] = [list(_MODULES["favors"][kind]) for kind in FAVOR_KINDS]
FAVOR_KIND: Final[list[int]] = [
    next(kind for kind, numbers in enumerate(_NUMBERS) if number in numbers)
    for number in range(1, FAVORS + 1)
]
FAVOR_RANK: Final[list[int]] = [
    _NUMBERS[FAVOR_KIND[number - 1]].index(number) for number in range(1, FAVORS + 1)
]
FAVOR_AMOUNTS: Final[dict[str, list[int]]] = {
    kind: list(_MODULES["favor_amounts"][kind]) for kind in ("chests", "armies", "rice", "points")
}
FAVOR_BUILDINGS: Final[list[str]] = list(_MODULES["favor_buildings"]["list"])
FAVOR_PEACES: Final[list[str]] = list(_MODULES["favor_peace"]["list"])  # against Battle/Move A, B or both

BENEFITS: Final[list[str]] = ["chests", "rice", "armies", "points"]
SAMURAI_REGIONS: Final[int] = int(_MODULES["samurai"]["regions"])
SAMURAI_CARDS: Final[list[list[int]]] = [
    [int(card.get(benefit, 0)) for benefit in BENEFITS] for card in _MODULES["samurai"]["cards"]
]

STATUES_EACH: Final[int] = int(_MODULES["leaders"]["statues_per_player"])
POINTS_STATUE: Final[int] = int(_MODULES["leaders"]["points_statue"])
POINTS_TROPHY: Final[int] = int(_MODULES["leaders"]["points_trophy"])

CHAMBER_ROWS: Final[list[int]] = list(_MODULES["chamber_board"]["rows"])
CHAMBER_COLUMNS: Final[list[int]] = list(_MODULES["chamber_board"]["columns"])
LINES: Final[int] = len(CHAMBER_ROWS)  # as many rows as columns
CHAMBERS: Final[int] = LINES * LINES
CHAMBERS_DRAWN: Final[int] = int(_MODULES["chambers"]["drawn_each_round"])
CHAMBER_MARKERS_EACH: Final[int] = int(_MODULES["chambers"]["markers_per_player"])
