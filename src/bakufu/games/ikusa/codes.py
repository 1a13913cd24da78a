"""Packed numbers of Ikusa: armies, battles, losses, placements and the arguments of moves.

Every packing is written and read here and nowhere else. A code is a move without the base of its kind
(`move - DECLARE`); the strides are those of the move table and never change, for records hold such moves.

A body is 0 for the provincial force and 1 + n for army n of its clan. A post is a body in a province.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bakufu.games.ikusa.ids import Army, Battle, Body, Clan, Post, Province, Seat, Unit
from bakufu.games.ikusa.tables import ARMIES_EACH, CLANS

# By how much a code grows with each of its arguments; the last one has 1.
POST_PROVINCE: Final = 4
BATTLE_ORIGIN: Final = 512
BATTLE_BODY: Final = 128
PLACEMENT_UNIT: Final = 512
PLACEMENT_PROVINCE: Final = 4
MARCH_ORIGIN: Final = 4096
MARCH_TARGET: Final = 32
MARCH_UNIT: Final = 4
LOSS_BODY: Final = 8
PICK_NUMBER: Final = 8
STEP_NUMBER: Final = 128  # also of musters and split-offs
SITE_BUILDING: Final = 128
BIN_KIND: Final = 32
ORDER_ARMY: Final = 32

KINDS_SETS: Final = 16  # sets of kinds of figures


# -- clans of a player ---------------------------------------------------------------------------------


def player_of(clan: Clan, players: int) -> Seat:
    """I-2P-01: with two players each has two clans, which alternate."""
    return clan % 2 if players == 2 else clan


# -- armies: number 0, 1 or 2 of a clan ---------------------------------------------------------------------


def army_of(clan: Clan, number: int) -> Army:
    return clan * ARMIES_EACH + number


def first_army(clan: Clan) -> Army:
    """The first army of a clan; also where the armies of the clan before end."""
    return clan * ARMIES_EACH


# By clan: where the entries of its armies lie in a list by army.
ARMIES_OF: Final = [slice(first_army(clan), first_army(clan + 1)) for clan in range(len(CLANS))]


def army_count(clans: int) -> int:
    """How many armies so many clans have."""
    return clans * ARMIES_EACH


def clan_of_army(army: Army) -> Clan:
    return army // ARMIES_EACH


def number_of_army(army: Army) -> int:
    return army % ARMIES_EACH


def army_of_body(clan: Clan, body: Body) -> Army:
    return clan * ARMIES_EACH + body - 1


def body_of_army(army: Army) -> Body:
    return army % ARMIES_EACH + 1


# -- posts: a body in a province; also the code of a deployment ---------------------------------------------


def post_code(province: Province, body: Body) -> Post:
    return POST_PROVINCE * province + body


def force_posts(provinces: Iterable[Province]) -> list[Post]:
    """The posts of their provincial forces: one call for all, as this is done for every declaration."""
    return [POST_PROVINCE * province for province in provinces]


def post_province(post: Post) -> Province:
    return post >> 2


def post_body(post: Post) -> Body:
    return post & 3


# -- battles: a body attacks from its origin into a target --------------------------------------------------


def battle_code(origin: Province, body: Body, target: Province) -> Battle:
    return BATTLE_ORIGIN * origin + BATTLE_BODY * body + target


def battle_origin(battle: Battle) -> Province:
    return battle >> 9


def battle_body(battle: Battle) -> Body:
    return battle >> 7 & 3


def battle_target(battle: Battle) -> Province:
    """Also of a whole move: the bases of its kinds are multiples of the stride."""
    return battle & 127


def battle_parts(battle: Battle) -> tuple[Province, Body, Province]:
    """The origin, the body and the target."""
    return battle >> 9, battle >> 7 & 3, battle & 127


def parts_of_battles(battles: Iterable[Battle]) -> list[tuple[Province, Body, Province]]:
    """`battle_parts` of each, in one call."""
    return [(battle >> 9, battle >> 7 & 3, battle & 127) for battle in battles]


def battle_post(battle: Battle) -> Post:
    """The body that attacks, and where it stands."""
    return battle >> 7


# -- placements of levied units -----------------------------------------------------------------------------


def placement_code(unit: Unit, province: Province, body: Body) -> int:
    return PLACEMENT_UNIT * unit + PLACEMENT_PROVINCE * province + body


def placement_unit(code: int) -> Unit:
    return code >> 9


def placement_province(code: int) -> Province:
    return code >> 2 & 127


def placement_provinces(codes: Iterable[int]) -> list[Province]:
    """`placement_province` of each, in one call."""
    return [code >> 2 & 127 for code in codes]


def placement_body(code: int) -> Body:
    return code & 3


# -- losses -------------------------------------------------------------------------------------------------


def loss_code(body: Body, unit: Unit) -> int:
    return LOSS_BODY * body + unit


def loss_body(code: int) -> Body:
    return code >> 3


def loss_unit(code: int) -> Unit:
    return code & 7


# -- marches of single units of a provincial force ----------------------------------------------------------


def march_code(origin: Province, target: Province, unit: Unit, body: Body) -> int:
    return MARCH_ORIGIN * origin + MARCH_TARGET * target + MARCH_UNIT * unit + body


def march_origin(code: int) -> Province:
    return code >> 12


def march_target(code: int) -> Province:
    return code >> 5 & 127


def march_unit(code: int) -> Unit:
    """Also of a whole move: the base of its kind is a multiple of the strides."""
    return code >> 2 & 7


def march_body(code: int) -> Body:
    return code & 3


def march_parts(code: int) -> tuple[Province, Province, Unit, Body]:
    """The origin, the target, the unit and the body that it joins."""
    return code >> 12, code >> 5 & 127, code >> 2 & 7, code & 3


def codes_of_marches(origin: Province) -> tuple[int, int]:
    """From which code on and below which code the marches from a province lie."""
    return MARCH_ORIGIN * origin, MARCH_ORIGIN * (origin + 1)


def march_of_unit(march: int, unit: Unit) -> int:
    """The same march by a unit of this kind; works on codes and on whole moves."""
    return march & ~28 | unit << 2


def kinds_index(origin: Province, kinds: int) -> int:
    """Where the marches of a set of kinds of units from a province are found in the ready-made lists."""
    return KINDS_SETS * origin + kinds


# -- what an army of the acting clan does -------------------------------------------------------------------


def step_code(number: int, province: Province) -> int:
    """Of a step, a split-off or a muster."""
    return STEP_NUMBER * number + province


def step_number(code: int) -> int:
    return code >> 7


def step_province(code: int) -> Province:
    return code & 127


def pick_code(number: int, unit: Unit) -> int:
    return PICK_NUMBER * number + unit


def pick_number(code: int) -> int:
    return code >> 3


def pick_unit(code: int) -> Unit:
    return code & 7


# -- plans, building sites and standing orders --------------------------------------------------------------


def bin_code(kind: int, koku: int) -> int:
    return BIN_KIND * kind + koku


def bin_kind(code: int) -> int:
    return code >> 5


def bin_koku(code: int) -> int:
    return code & 31


def site_code(building: int, province: Province) -> int:
    return SITE_BUILDING * (building - 1) + province


def site_building(code: int) -> int:
    return (code >> 7) + 1


def site_province(code: int) -> Province:
    return code & 127


def order_code(army: Army, trigger: int) -> int:
    return ORDER_ARMY * army + trigger


def order_army(code: int) -> Army:
    return code >> 5


def order_trigger(code: int) -> int:
    return code & 31
