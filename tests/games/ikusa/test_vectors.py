"""The test vectors: what the rules say about given numbers, free of any code."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bakufu.games.ikusa import flow, setup
from bakufu.games.ikusa.options import DEFAULTS
from bakufu.games.ikusa.phases import combat, ninja, order, winter
from bakufu.games.ikusa.rules import Rules
from bakufu.games.ikusa.state import State
from bakufu.games.ikusa.tables import BONUS, BUILDINGS, PROVINCE_INDEX, UNITS
from tests.games.ikusa.purchases import EIGHT, can_buy, can_plan, levying, ronin_taken
from tests.games.ikusa.table import Table, war

VECTORS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("vectors.json").read_text(encoding="utf-8")
)
LETTER = dict(zip(UNITS, "bsgpr"))
BUNDLES = [[1, 0, 0, 0], [0, 1, 1, 0], [0, 2, 0, 0], [0, 0, 2, 0], [0, 0, 0, 3]]


def units(counts: dict[str, int]) -> str:
    return "".join(f"{count}{LETTER[unit]}" for unit, count in counts.items() if unit != "daimyo")


def levy_legal(koku: int, provinces: int, bundles: list[int]) -> bool:
    bought = [sum(column) for column in zip(*(BUNDLES[bundle] for bundle in bundles))]
    assert levying(koku, EIGHT).provinces("blue") == provinces
    return can_buy(koku, bought)


def fell(before: Table, after: Table) -> dict[str, int]:
    """What orange has lost in Suruga, by body and unit."""
    suruga = PROVINCE_INDEX["suruga"]
    lost = {}
    for i, unit in enumerate(UNITS[:5]):
        lost[f"army.{unit}"] = before.state.army_units[15 + i] - after.state.army_units[15 + i]
        lost[f"pf.{unit}"] = (
            before.state.force_units[suruga * 5 + i] - after.state.force_units[suruga * 5 + i]
        )
    bonus = sum(int(str(event.facts["fallen"])) for event in after.events("bonus-lost"))
    return {name: count for name, count in {**lost, "bonus.spearman": bonus}.items() if count}


def casualties(side: dict[str, dict[str, int]], hits: int) -> list[dict[str, int]]:
    """All ways in which this side can take so many hits of bowmen."""
    castle = "c" if "bonus" in side else ""
    words = [f"suruga=orange/{units(side.get('pf', {}))}/{castle}".rstrip("/"), "orange.square=tosa"]
    words += [f"orange.circle=suruga/{units(side['army'])}"] if "army" in side else []
    fight = ["battles=kai:pf:suruga", f"kai=blue/{min(hits, 5)}b"]
    found: list[dict[str, int]] = []

    def explore(path: list[int]) -> None:
        table = war("c", *fight, *words)
        table.chance.scripts["combat"] = [1] * min(hits, 5)
        before = Table(table.state.copy())
        table.go()
        for choice in path:
            flow.carry_out(table.state, 1, flow.clan_moves(table.state, 1)[choice], table.chance, table.log)
        if table.decision == "take_losses":
            for choice in range(len(flow.clan_moves(table.state, 1))):
                explore([*path, choice])
        elif (lost := fell(before, table)) not in found:
            found.append(lost)

    explore([])
    return sorted(found, key=lambda lost: sorted(lost.items()))


def one_pass(
    attack: dict[str, int], defend: dict[str, int], dice: dict[str, dict[str, list[int]]]
) -> dict[str, Any]:
    """Hits on the attacker's and on the defender's side after the two halves of a pass."""
    table = war("c", "battles=kai:pf:suruga", f"kai=blue/{units(attack)}", f"suruga=orange/{units(defend)}")
    script = []
    for unit in ("bowman", "gunner", "daimyo", "swordsman", "ronin", "spearman"):
        for side in ("att", "def"):
            script += dice[side].get(unit, [])
    table.chance.scripts["combat"] = script
    table.go()
    hits: dict[str, list[int] | None] = {"ranged": [0, 0], "melee": None}
    for event in table.events("rolled"):
        half = "ranged" if event.facts["unit"] in ("bowman", "gunner") else "melee"
        row = hits[half] or [0, 0]
        row[int(str(event.facts["seat"]))] += int(str(event.facts["hits"]))
        hits[half] = row
    return hits


def first_strike(defend: dict[str, int], bonus: dict[str, int], dice: dict[str, list[int]]) -> int:
    table = war("c", "battles=nagato:pf:buzen", "nagato=blue/5p", f"buzen=orange/{units(defend)}/c")
    table.chance.scripts["combat"] = [die for row in dice.values() for die in row]
    table.go()
    return 5 - table.state.force_units[PROVINCE_INDEX["nagato"] * 5 + 3]


def setup_koku(cards: int) -> int:
    state = State(Rules(3, DEFAULTS))
    state.provinces = [cards, 0, 0]
    setup.collect_first(state, None)
    return state.koku[0]


def steps_ok(level: int, steps: int) -> bool:
    """Whether an army of this level may make so many steps back and forth in phase D."""
    table = war("d", f"blue.circle=kai/1g/h{3 * level - 2}", "kai=blue/1p", "suruga=blue/1p")
    for step in range(steps):
        move = ["step", "circle", ("suruga", "kai")[step % 2]]
        if not table.can("blue", move):
            return False
        table.do("blue", move)
    return True


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "income": winter.income,
    "setup_koku": setup_koku,
    "ronin_cap": ronin_taken,
    "ninja_hirer": lambda bids: None if ninja.ninja_hirer(bids) < 0 else ninja.ninja_hirer(bids),
    "plan_legal": can_plan,
    "pick_groups": order.pick_groups,
    "levy_legal": levy_legal,
    "casualties": casualties,
    "pass": one_pass,
    "first_strike": first_strike,
    "may_enter_after": combat.may_enter_after,
    "steps_ok": steps_ok,
    "bonus_left": lambda kind, lost: BONUS[BUILDINGS.index(kind) + 1] - sum(lost),
}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_vector(vector: dict[str, Any]) -> None:
    expected = vector["out"]
    if vector["fn"] == "casualties":
        expected = sorted(expected, key=lambda lost: sorted(lost.items()))
    assert FUNCTIONS[vector["fn"]](*vector["in"]) == expected
