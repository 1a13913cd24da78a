"""The packed numbers of Ikusa are those of its move table, and every part can be read back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bakufu.games.ikusa import codes
from bakufu.games.ikusa.moves import (
    BUILD,
    DECLARE,
    DEPLOY,
    FIGHT,
    LOSE,
    MARCH,
    MOVES,
    MUSTER,
    ORDER,
    PICK,
    PLACE,
    PLAN,
    SPLIT_OFF,
    STEP,
)
from bakufu.games.ikusa.tables import (
    ARMIES,
    BINS,
    BODIES,
    BUILDINGS,
    CLANS,
    FIGURES,
    PROVINCES,
    SHAPES,
    TRIGGERS,
    UNITS,
)

Pack = Callable[..., int]
Unpack = Callable[[int], int]

BATTLE: list[Unpack] = [codes.battle_origin, codes.battle_body, codes.battle_target]

# Of a kind of move: its base, how its arguments are packed, how each is read, and the names they stand for.
KINDS: list[tuple[str, int, Pack, list[Unpack], list[list[str]]]] = [
    ("muster", MUSTER, codes.step_code, [codes.step_number, codes.step_province], [SHAPES, PROVINCES]),
    ("step", STEP, codes.step_code, [codes.step_number, codes.step_province], [SHAPES, PROVINCES]),
    ("split_off", SPLIT_OFF, codes.step_code, [codes.step_number, codes.step_province], [SHAPES, PROVINCES]),
    ("pick", PICK, codes.pick_code, [codes.pick_number, codes.pick_unit], [SHAPES, UNITS[:5]]),
    ("lose", LOSE, codes.loss_code, [codes.loss_body, codes.loss_unit], [BODIES, UNITS]),
    ("deploy", DEPLOY, codes.post_code, [codes.post_province, codes.post_body], [PROVINCES, BODIES]),
    ("order", ORDER, codes.order_code, [codes.order_army, codes.order_trigger], [ARMIES, TRIGGERS]),
    (
        "place",
        PLACE,
        codes.placement_code,
        [codes.placement_unit, codes.placement_province, codes.placement_body],
        [UNITS[:FIGURES], PROVINCES, BODIES],
    ),
    ("declare", DECLARE, codes.battle_code, BATTLE, [PROVINCES, BODIES, PROVINCES]),
    ("fight", FIGHT, codes.battle_code, BATTLE, [PROVINCES, BODIES, PROVINCES]),
    (
        "march",
        MARCH,
        codes.march_code,
        [codes.march_origin, codes.march_target, codes.march_unit, codes.march_body],
        [PROVINCES, PROVINCES, UNITS[:5], BODIES],
    ),
]


@pytest.mark.parametrize(("kind", "base", "pack", "unpack", "names"), KINDS, ids=[row[0] for row in KINDS])
@pytest.mark.parametrize("end", [0, 1, -1])
def test_codes_are_those_of_the_move_table(
    kind: str, base: int, pack: Pack, unpack: list[Unpack], names: list[list[str]], end: int
) -> None:
    """With every argument at its first, second and last value."""
    values = [end % len(row) for row in names]
    code = pack(*values)
    assert MOVES.decode(base + code) == [
        kind,
        *(row[value] for row, value in zip(names, values, strict=True)),
    ]
    assert [read(code) for read in unpack] == values


def test_plans_and_sites_are_those_of_the_move_table() -> None:
    code = codes.bin_code(4, 31)
    assert MOVES.decode(PLAN + code) == ["plan", BINS[4], 31]
    assert (codes.bin_kind(code), codes.bin_koku(code)) == (4, 31)
    for building, name in enumerate(BUILDINGS, start=1):
        code = codes.site_code(building, 67)
        assert MOVES.decode(BUILD + code) == ["build", name, PROVINCES[67]]
        assert (codes.site_building(code), codes.site_province(code)) == (building, 67)


def test_an_army_has_a_clan_a_number_and_a_body() -> None:
    for clan, name in enumerate(CLANS):
        for number, shape in enumerate(SHAPES):
            army = codes.army_of(clan, number)
            assert ARMIES[army] == f"{name}_{shape}"
            assert (codes.clan_of_army(army), codes.number_of_army(army)) == (clan, number)
            assert codes.army_of_body(clan, codes.body_of_army(army)) == army
            assert BODIES[codes.body_of_army(army)] == shape
            assert codes.first_army(clan) <= army < codes.first_army(clan + 1)
    assert codes.army_count(len(CLANS)) == len(ARMIES)


def test_the_battles_of_a_body_lie_together() -> None:
    battle = codes.battle_code(40, 2, 67)
    assert codes.battle_post(battle) == codes.post_code(40, 2)
    assert battle - codes.battle_target(battle) == codes.battle_code(40, 2, 0)
    assert codes.battle_code(40, 2, 0) + codes.BATTLE_BODY == codes.battle_code(40, 3, 0)


def test_many_codes_are_read_at_once_as_one_by_one() -> None:
    battles = [codes.battle_code(40, 2, 67), codes.battle_code(7, 0, 12)]
    assert codes.parts_of_battles(battles) == [codes.battle_parts(battle) for battle in battles]
    assert codes.force_posts([3, 40]) == [codes.post_code(3, 0), codes.post_code(40, 0)]
    placed = [codes.placement_code(2, 40, 1), codes.placement_code(0, 7, 3)]
    assert codes.placement_provinces(placed) == [codes.placement_province(code) for code in placed]
    march = codes.march_code(40, 67, 3, 2)
    assert codes.march_parts(march) == (40, 67, 3, 2)
    least, beyond = codes.codes_of_marches(40)
    assert least <= march < beyond and beyond == codes.codes_of_marches(41)[0]
    assert list(range(100))[codes.ARMIES_OF[2]] == [codes.army_of(2, number) for number in range(3)]


def test_the_same_march_by_another_unit() -> None:
    march = MARCH + codes.march_code(40, 67, 3, 2)
    assert codes.march_of_unit(march, 4) == MARCH + codes.march_code(40, 67, 4, 2)
    assert codes.march_of_unit(march, 0) == MARCH + codes.march_code(40, 67, 0, 2)
