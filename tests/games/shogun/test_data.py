"""The data files say what the rules say.

Only rules that are nothing but facts are marked here. A rule about what happens in the game needs a test
that plays it, even where its numbers stand in these files.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import bakufu
from bakufu.games.shogun import GAME

DATA = Path(bakufu.__file__).parent / "games" / "shogun" / "data"
CERTAINTIES = {"certain", "very high", "high", "assumed"}
SIDES = ("sun", "moon")


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


PROVINCES: list[dict[str, Any]] = _toml("provinces.toml")["province"]
BY_ID = {province["id"]: province for province in PROVINCES}
CARDS = _toml("cards.toml")
SETUPS = _toml("setups.toml")
COLUMNS = [(players, column) for players in (3, 4, 5) for column in SETUPS[f"players_{players}"]]


def _pairs(kind: str) -> Counter[tuple[str, str]]:
    """Each border with the number of ends that name it."""
    return Counter(
        (min(here["id"], there), max(here["id"], there)) for here in PROVINCES for there in here[kind]
    )


def _closed(side: str) -> set[str]:
    return {province["id"] for province in PROVINCES if province[f"closed_3p_{side}"]}


def _reachable(allowed: set[str], *kinds: str) -> set[str]:
    seen: set[str] = set()
    todo = [min(allowed)]
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo.extend(there for kind in kinds for there in BY_ID[here][kind] if there in allowed)
    return seen


# --- provinces ------------------------------------------------------------------------------------


@pytest.mark.rule("S-COMP-01")
@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_five_regions_of_nine_provinces(side: str) -> None:
    sizes = Counter(province[f"region_{side}"] for province in PROVINCES)
    assert sizes == {"green": 9, "red": 9, "purple": 9, "yellow": 9, "brown": 9}


@pytest.mark.rule("S-COMP-01")
def test_the_two_sides_group_the_provinces_differently() -> None:
    assert any(province["region_sun"] != province["region_moon"] for province in PROVINCES)


def test_provinces_stand_in_alphabetical_order_because_records_name_them_by_index() -> None:
    ids = [province["id"] for province in PROVINCES]
    assert ids == sorted(set(ids))
    assert len(ids) == 45


@pytest.mark.rule("S-COMP-02")
@pytest.mark.rule("S-COMP-02", example=1)
def test_53_cards_of_which_37_are_common_and_8_belong_to_each_side_alone() -> None:
    """A province that belongs to other regions on the two sides has a card for each."""
    two_cards = {p["id"] for p in PROVINCES if p["region_sun"] != p["region_moon"]}
    assert two_cards == {"echizen", "hitachi", "kai", "mimasaka", "owari", "sanuki", "shinano", "wakasa"}
    common = len(PROVINCES) - len(two_cards)
    assert (common, common + 2 * len(two_cards)) == (37, CARDS["components"]["province_cards"])
    assert common + len(two_cards) == 45


@pytest.mark.rule("S-COMP-03")
def test_every_province_has_a_name_a_tax_a_rice_yield_and_building_spaces() -> None:
    for province in PROVINCES:
        assert province["name"] and province["kanji"] and province["zh"]
        assert 2 <= province["tax"] <= 7, province["id"]
        assert 1 <= province["rice"] <= 7, province["id"]
    assert len({province["name"] for province in PROVINCES}) == 45
    assert BY_ID["settsu"]["tax"] == 7  # the rulebook's own example (S-MOD-02)


def test_a_province_has_one_to_three_building_spaces() -> None:
    assert {province["building_spaces"] for province in PROVINCES} == {1, 2, 3}
    assert BY_ID["aki"]["building_spaces"] == 2  # the rulebook's own example (S-BUILD-05)


def test_land_borders_are_named_from_both_ends_and_are_91() -> None:
    borders = _pairs("land")
    assert set(borders.values()) == {2}
    assert len(borders) == 91
    assert ("kozuke", "shinano") in borders  # the rulebook's battle example (S-BAT-09)


def test_the_six_sea_routes_are_named_from_both_ends() -> None:
    routes = _pairs("sea")
    assert set(routes.values()) == {2}
    assert set(routes) == {
        ("aki", "iyo"),
        ("awa-boso", "izu"),
        ("awa-shikoku", "kii"),
        ("harima", "sanuki"),
        ("izu", "shima"),
        ("kaga", "tajima"),
    }
    assert not set(routes) & set(_pairs("land"))


def test_no_province_borders_itself_or_an_unknown_one() -> None:
    for province in PROVINCES:
        neighbours = [*province["land"], *province["sea"]]
        assert province["id"] not in neighbours
        assert set(neighbours) <= set(BY_ID)
        assert len(neighbours) == len(set(neighbours))


@pytest.mark.rule("S-SETUP-03")
@pytest.mark.rule("S-SETUP-03", example=1)
def test_eight_provinces_of_each_side_are_closed_with_three_players() -> None:
    assert _closed("sun") == {"izumo", "iwami", "sanuki", "tosa", "echigo", "mutsu", "kazusa", "awa-boso"}
    assert _closed("moon") == {"iwami", "aki", "mutsu", "shimotsuke", "iyo", "tosa", "hitachi", "shimosa"}
    assert {45 - len(_closed(side)) for side in SIDES} == {37}


@pytest.mark.parametrize("side", SIDES)
def test_the_map_stays_in_one_piece_when_provinces_are_closed(side: str) -> None:
    everything = set(BY_ID)
    assert _reachable(everything, "land", "sea") == everything
    open_provinces = everything - _closed(side)
    assert _reachable(open_provinces, "land", "sea") == open_provinces


# --- cards and pieces -----------------------------------------------------------------------------


def test_ten_actions_in_the_order_of_the_board() -> None:
    actions = [action["id"] for action in CARDS["actions"]["list"]]
    assert actions == [
        "castle",
        "temple",
        "theater",
        "rice",
        "taxes",
        "deploy_5",
        "deploy_3",
        "deploy_1",
        "battle_a",
        "battle_b",
    ]


def test_the_printed_prices_and_army_numbers() -> None:
    costs = {action["id"]: action["cost"] for action in CARDS["actions"]["list"]}
    assert (costs["castle"], costs["temple"], costs["theater"]) == (3, 2, 1)
    assert (costs["deploy_5"], costs["deploy_3"], costs["deploy_1"]) == (3, 2, 1)
    assert (costs["rice"], costs["taxes"], costs["battle_a"], costs["battle_b"]) == (0, 0, 0, 0)
    armies = {action["id"]: action["armies"] for action in CARDS["actions"]["list"] if "armies" in action}
    assert armies == {"deploy_5": 5, "deploy_3": 3, "deploy_1": 1}


def test_the_army_numbers_under_small_levies() -> None:
    few = {a["id"]: a["small_levies"] for a in CARDS["actions"]["list"] if "small_levies" in a}
    assert few == {"deploy_5": 3, "deploy_3": 2, "deploy_1": 1}


@pytest.mark.rule("S-COMP-05")
def test_five_special_cards_ten_actions_twelve_events_and_five_daimyo() -> None:
    assert [card["id"] for card in CARDS["special_cards"]["list"]] == [
        "chest",
        "rice",
        "six_armies",
        "attack",
        "defense",
    ]
    assert len(CARDS["actions"]["list"]) == 10
    assert [card["id"] for card in CARDS["events"]["list"]] == [f"EV{n:02}" for n in range(1, 13)]
    assert len(CARDS["daimyo"]["list"]) == 5


@pytest.mark.rule("S-EVT-03")
@pytest.mark.rule("S-EVT-03", example=1)
def test_the_rice_losses_of_the_twelve_events() -> None:
    losses = [event["rice_loss"] for event in CARDS["events"]["list"]]
    assert sorted(losses) == [0, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7]
    assert sum(losses) == 40


@pytest.mark.rule("S-EVT-03")
def test_each_event_has_its_effect_value_and_rice_loss() -> None:
    table = [(event["kind"], event["value"], event["rice_loss"]) for event in CARDS["events"]["list"]]
    assert table == [
        ("theater_calms", 1, 5),
        ("theater_calms", 1, 7),
        ("neutral_two_farmers", 2, 3),
        ("castle_defense", 1, 2),
        ("castle_defense", 1, 6),
        ("temple_peace", 0, 3),
        ("tax_max", 5, 0),
        ("tax_min", 6, 2),
        ("temple_peace", 0, 4),
        ("rice_min", 4, 3),
        ("rice_max", 3, 4),
        ("small_levies", 0, 1),
    ]


@pytest.mark.rule("S-COMP-04")
def test_a_set_of_chest_cards_has_the_values_0_to_4() -> None:
    assert CARDS["chest_cards"]["values"] == [0, 1, 2, 3, 4]


def test_the_rank_of_bids() -> None:
    assert CARDS["bids"]["rank"] == ["4", "3", "2", "1", "province", "0", "none"]


@pytest.mark.rule("S-COMP-13")
def test_the_numbers_of_pieces() -> None:
    pieces = CARDS["components"]
    assert pieces["armies_per_player"] == 62
    assert pieces["farmers"] == 20
    assert pieces["chests_of_1"] * 1 + pieces["chests_of_5"] * 5 == pieces["bank"] == 135
    assert (pieces["castles"], pieces["temples"], pieces["theaters"]) == (28, 26, 26)
    assert pieces["revolt_markers"] == 42
    assert pieces["colors"] == ["red", "blue", "yellow", "purple", "black"]
    assert [daimyo["color"] for daimyo in CARDS["daimyo"]["list"]] == pieces["colors"]


@pytest.mark.parametrize(
    ("players", "each", "total", "bank"), [(3, 18, 54, 81), (4, 15, 60, 75), (5, 12, 60, 75)]
)
def test_starting_chests_and_what_the_bank_keeps(players: int, each: int, total: int, bank: int) -> None:
    assert CARDS["setup"]["starting_chests"][str(players)] == each
    assert (players * each, CARDS["components"]["bank"] - players * each) == (total, bank)


@pytest.mark.rule("S-DRAFT-02")
@pytest.mark.rule("S-DRAFT-02", example=1)
@pytest.mark.parametrize(("players", "groups", "armies"), [(3, 9, 27), (4, 8, 25), (5, 7, 23)])
def test_army_groups_by_number_of_players(players: int, groups: int, armies: int) -> None:
    sizes = CARDS["setup"]["army_groups"][str(players)]
    assert sizes == [5, 4, 4, 3, 3, 2, 2] + [2] * (5 - players)
    assert (len(sizes), sum(sizes)) == (groups, armies)


@pytest.mark.parametrize(("players", "cubes"), [(3, 31), (4, 38), (5, 45)])
def test_cubes_thrown_when_the_tower_is_loaded(players: int, cubes: int) -> None:
    setup = CARDS["setup"]
    assert setup["tower_armies_per_player"] * players + setup["tower_farmers"] == cubes


def test_the_provisions_table() -> None:
    table = [(row["unsupplied"], row["revolts"], row["farmers"]) for row in CARDS["provisions"]["table"]]
    assert table == [(1, 1, 1), (2, 1, 2), (3, 2, 2), (5, 2, 3), (7, 3, 3)]


def test_the_points_of_scoring() -> None:
    points = {name: value for name, value in CARDS["scoring"].items() if name != "certainty"}
    assert points == {
        "province": 1,
        "building": 1,
        "most_castles": 3,
        "most_temples": 2,
        "most_theaters": 1,
        "tie": -1,
    }


# --- fixed set-ups --------------------------------------------------------------------------------


@pytest.mark.rule("S-FIXED-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_column_for_each_player_and_no_province_twice(players: int) -> None:
    columns = SETUPS[f"players_{players}"]
    assert [column["column"] for column in columns] == list("ABCDE")[:players]
    named = Counter(chain.from_iterable((entry["id"] for entry in c["provinces"]) for c in columns))
    assert set(named.values()) == {1}
    assert set(named) <= set(BY_ID)


@pytest.mark.rule("S-FIXED-02")
def test_the_three_player_columns_use_no_closed_province() -> None:
    named = {entry["id"] for column in SETUPS["players_3"] for entry in column["provinces"]}
    assert not named & _closed("sun")


@pytest.mark.rule("S-FIXED-02")
@pytest.mark.rule("S-DRAFT-02")
@pytest.mark.rule("A-44")
@pytest.mark.parametrize(("players", "column"), COLUMNS)
def test_every_column_has_the_army_groups_of_the_draft(players: int, column: dict[str, Any]) -> None:
    armies = [entry["armies"] for entry in column["provinces"]]
    assert armies == CARDS["setup"]["army_groups"][str(players)]


def test_the_fixed_setups_belong_to_the_sun_side() -> None:
    assert SETUPS["side"] == "sun"


def _column(players: int, name: str) -> dict[str, int]:
    [column] = [c for c in SETUPS[f"players_{players}"] if c["column"] == name]
    return {entry["id"]: entry["armies"] for entry in column["provinces"]}


@pytest.mark.rule("S-FIXED-02", example=1)
def test_three_players_column_a() -> None:
    assert _column(3, "A") == {
        "suruga": 5,
        "mino": 4,
        "tamba": 4,
        "musashi": 3,
        "harima": 3,
        "izu": 2,
        "owari": 2,
        "sagami": 2,
        "tajima": 2,
    }


@pytest.mark.rule("S-FIXED-02", example=2)
def test_five_players_column_e() -> None:
    assert _column(5, "E") == {
        "yamato": 5,
        "kaga": 4,
        "kii": 4,
        "shima": 3,
        "omi": 3,
        "ise": 2,
        "noto": 2,
    }


@pytest.mark.parametrize(("players", "neutral"), [(3, 10), (4, 13), (5, 10)])
def test_provinces_left_neutral_by_a_fixed_setup(players: int, neutral: int) -> None:
    claimed = sum(len(column["provinces"]) for column in SETUPS[f"players_{players}"])
    in_play = 45 - (len(_closed("sun")) if players == 3 else 0)
    assert in_play - claimed == neutral


# --- the map and the certainty --------------------------------------------------------------------


def test_the_drawn_map_has_the_same_provinces_borders_and_sea_routes() -> None:
    drawn = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
    assert set(drawn["provinces"]) == set(BY_ID)
    for province_id, shape in drawn["provinces"].items():
        assert len(shape["building_slots"]) == BY_ID[province_id]["building_spaces"]
    contacts = {tuple(sorted(side)) for side in drawn["arc_sides"] if set(side) <= set(BY_ID)}
    assert contacts == set(_pairs("land"))
    assert {tuple(sorted((r["a"], r["b"]))) for r in drawn["sea_routes"]} == set(_pairs("sea"))


def test_every_group_of_facts_says_how_certain_it_is() -> None:
    certainty = _toml("provinces.toml")["certainty"]
    assert set(certainty) == {
        "yields",
        "regions",
        "closed",
        "land_sun",
        "land_moon",
        "sea_sun",
        "sea_moon",
    }
    assert certainty["sea_moon"] == "assumed"
    words = [*certainty.values(), SETUPS["certainty"]]
    words += [table["certainty"] for table in [*CARDS.values(), *_toml("modules.toml").values()]]
    assert set(words) <= CERTAINTIES


def test_the_options_of_the_book_are_the_options_of_the_game() -> None:
    """`board`, `setup`, `modules` are choices of the rules themselves, `draft_seat` a part of `draft_start`;
    what stands on cards and boards that we have not seen is no ruling either (A-25)."""
    table = re.findall(
        r"\| `(\w+)`(?: \(module\))? \| (.+) \| A-\d\d \|", (DATA / "rules.md").read_text(encoding="utf-8")
    )
    written = {name: tuple(values.split(", ")) for name, values in table}
    played = {option.name: option.values for option in GAME.options}
    assert {name: played[name] for name in written} == written
    seen = {option.name for option in GAME.options if option.estimate}
    assert set(played) - set(written) == {"board", "setup", "draft_seat", "modules", *seen}
