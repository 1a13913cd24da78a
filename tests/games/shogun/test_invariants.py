"""Each invariant sees the damage that it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bakufu.games.shogun import GAME
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import PROVINCES
from tests.games.shogun.playing import new_game, random_game
from tests.games.shogun.table import Table

KAI, MINO, OMI, IWAMI = (PROVINCES.index(name) for name in ("kai", "mino", "omi", "iwami"))
SOUND = (
    "shogun/3 at=y1.spring.actions.battle_move act=red origin=kai turn=1 events=EV01!,EV02,EV03,EV04"
    " kai=red3c mino=blue2*1 chests=3,4,5 rice=1,2,3 tray=red1,farmers2 loose=blue2 firm=red1"
    " red.plan=battle_a:kai,bid:chest_1 blue.plan=taxes:mino"
)

Damage = Callable[[State], object]


def _put(name: str, index: int, value: int) -> Damage:
    return lambda state: getattr(state, name).__setitem__(index, value)


def _set(name: str, value: object) -> Damage:
    return lambda state: setattr(state, name, value)


def _both(*damages: Damage) -> Damage:
    return lambda state: [damage(state) for damage in damages]


DAMAGES: list[tuple[str, Damage, str]] = [
    ("an owner without an army", _both(_put("armies", MINO, 0), _put("supply", 1, 60)), "S-STATE-01"),
    ("an army that is missing in its province", _put("armies", MINO, -1), "S-STATE-01"),
    ("an owner who does not play", _both(_put("owner", MINO, 3)), "S-STATE-01"),
    ("an owner that is nobody at all", _put("owner", OMI, -3), "S-STATE-01"),
    ("armies in a neutral province", _put("armies", OMI, 2), "S-STATE-03"),
    (
        "a building in a neutral province",
        _both(_put("buildings", OMI, 1), _put("stock", 0, 26)),
        "S-STATE-03",
    ),
    ("a marker in a neutral province", _put("markers", OMI, 1), "S-STATE-03"),
    ("negative markers", _put("markers", MINO, -1), "S-STATE-03"),
    ("too many buildings", _both(_put("buildings", KAI, 3), _put("stock", 1, 25)), "S-BUILD-04"),
    ("a closed province that is open", _put("owner", IWAMI, -1), "S-SETUP-04"),
    ("an open province that is closed", _put("owner", OMI, -2), "S-SETUP-04"),
    ("an army too many in a supply", _put("supply", 0, 58), "S-STATE-04"),
    ("an army that vanished from the map", _put("armies", KAI, 2), "S-STATE-04"),
    ("a farmer that vanished from the tray", _put("tray", 5, 1), "S-STATE-04"),
    ("a farmer too many in the tower", _put("loose_in_tower", 5, 1), "S-STATE-04"),
    ("a cube too few in the tower", _put("firm_in_tower", 0, 0), "S-STATE-04"),
    ("cubes of a player who is not there", _put("tray", 4, 1), "S-STATE-04"),
    (
        "armies under way that nobody sent",
        _both(_set("attacking_armies", 2), _set("fighting_seat", 0)),
        "S-STATE-04",
    ),
    (
        "defenders that nobody sent",
        _both(_set("extra_defenders", 1), _set("battle_province", MINO)),
        "S-STATE-04",
    ),
    ("a negative supply", _both(_put("supply", 0, -1), _put("tray", 0, 1 + 58)), "S-STATE-04"),
    ("a negative tower", _both(_put("loose_in_tower", 0, -1), _put("firm_in_tower", 0, 2)), "S-STATE-04"),
    ("an open tray without a throw", _both(_put("tray", 0, -1), _put("supply", 0, 58)), "S-STATE-04"),
    ("a tile that vanished", _put("stock", 1, 25), "S-COMP-09"),
    ("a tile too many", _put("stock", 0, 28), "S-COMP-09"),
    ("a negative stock", _put("stock", 2, -1), "S-COMP-09"),
    ("a card on two spaces", _put("plan", 5, KAI), "S-STATE-06"),
    ("a chest card on two spaces", _put("plan", 5, 46), "S-STATE-06"),
    ("a planned card of a lost province", _put("plan", 5, OMI), "S-CARD-02"),
    ("a planned card of somebody else", _put("plan", 5, MINO), "S-CARD-02"),
    ("two events in force", _put("event_at", 1, 2), "S-EVT-01"),
    ("five events on display", _both(_put("event_at", 0, 1), _put("event_at", 4, 1)), "S-EVT-01"),
    ("an event that is nowhere", _put("event_at", 7, 9), "S-EVT-01"),
    ("debts", _put("chests", 2, -1), "S-ACT-03"),
    ("rice below 0", _put("rice", 1, -1), "S-WIN-01"),
    ("nobody to act", _set("acting", []), "nobody acts"),
    (
        "a fight over a closed province",
        _both(_set("purpose", 2), _set("battle_province", IWAMI)),
        "S-SETUP-04",
    ),
]


@pytest.mark.parametrize(("damage", "fault"), [pytest.param(d, f, id=name) for name, d, f in DAMAGES])
def test_damage_is_found(damage: Damage, fault: str) -> None:
    state = GAME.read(SOUND)
    assert GAME.broken_invariants(state) == []
    damage(state)
    assert any(line.startswith(fault) for line in GAME.broken_invariants(state)), GAME.broken_invariants(
        state
    )


def test_a_card_that_vanished_from_a_hand_is_found() -> None:
    state = new_game(3, setup="fixed")
    assert GAME.broken_invariants(state) == []
    state.hands[1].pop()
    assert [line[:10] for line in GAME.broken_invariants(state)] == ["S-STATE-06"]


def test_a_card_that_is_on_a_board_and_still_in_the_hand_is_found() -> None:
    state = new_game(3, setup="fixed")
    state.plan[3] = state.hands[0][0]
    assert [line[:10] for line in GAME.broken_invariants(state)] == ["S-STATE-06"]


def test_more_markers_than_there_are_is_found_where_they_are_finite() -> None:
    for option, found in (("unlimited", []), ("finite_42", ["S-COMP-10"])):
        state = GAME.read(SOUND.replace("shogun/3", f"shogun/3 revolt_markers={option}"))
        state.markers[MINO] = 43
        assert [line[:9] for line in GAME.broken_invariants(state)] == found


def test_more_chests_than_there_are_is_found_where_the_bank_is_finite() -> None:
    for option, found in (("unlimited", []), ("finite_135", ["A-07"])):
        state = GAME.read(SOUND.replace("shogun/3", f"shogun/3 bank={option}"))
        state.chests[0] = 130
        assert [line[:4] for line in GAME.broken_invariants(state)] == found


def test_a_game_that_is_over_must_not_wait_for_anybody() -> None:
    state = GAME.read("shogun/3 at=y2.winter.over.game_over")
    assert GAME.broken_invariants(state) == []
    state.acting = [0]
    assert GAME.broken_invariants(state)


def test_a_province_is_empty_without_fault_while_its_fight_is_in_the_tower() -> None:
    table = Table("shogun/3 kai=red4 suruga=blue2").act("red", "battle_a", "kai")
    table.do("red", ["attack", "suruga", 3])
    assert table.decision == "enter_tower"
    assert table.state.armies[PROVINCES.index("suruga")] == 0
    assert GAME.broken_invariants(table.state) == []


@pytest.mark.parametrize("model", ["physics", "two_thirds", "manual"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_is_ever_broken_in_play(players: int, model: str) -> None:
    for state in random_game(players, 91, tower_model=model):
        assert GAME.broken_invariants(state) == []
