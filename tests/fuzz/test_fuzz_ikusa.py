"""Random games of Ikusa, all player counts and variants, with everything checked after each move."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bakufu.games.ikusa import GAME
from tests.games.ikusa.playing import LETTER
from tools import fuzz

GAMES = 24
PARTS = 4
SEED = 1986


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_of_every_kind_keep_the_rules(part: int, tmp_path: Path) -> None:
    report = fuzz.run_piece("ikusa", SEED, range(part, GAMES, PARTS), str(tmp_path))
    assert report.failures == [] and report.games == GAMES // PARTS


@pytest.mark.parametrize("option", LETTER)
def test_every_option_by_the_letter_of_the_book_alone_keeps_the_rules(option: str, tmp_path: Path) -> None:
    report = fuzz.Report()
    for number in range(3):
        plan = fuzz.plan_of(GAME, SEED, number)
        kept = {name: value for name, value in plan.options.items() if name not in LETTER}
        options = {**kept, option: LETTER[option], "round_limit": "12"}
        fuzz.run_one(GAME, msgspec.structs.replace(plan, options=options), report, str(tmp_path))
    assert report.failures == [] and report.games == 3


def test_a_game_at_a_table_survives_moves_taken_back(tmp_path: Path) -> None:
    report = fuzz.Report()
    for number in range(2):
        plan = fuzz.plan_of(GAME, SEED, number)
        options = {**plan.options, "round_limit": "8"}
        fuzz.run_one(
            GAME, msgspec.structs.replace(plan, at_table=True, options=options), report, str(tmp_path)
        )
    assert report.failures == [] and report.tables == 2


@pytest.mark.parametrize("at_table", [False, True], ids=["alone", "at a table"])
def test_games_with_real_dice_keep_the_rules(at_table: bool, tmp_path: Path) -> None:
    report = fuzz.Report()
    for number in range(4):
        plan = fuzz.plan_of(GAME, SEED, number)
        options = {**plan.options, "dice": "manual", "round_limit": "8"}
        fuzz.run_one(
            GAME, msgspec.structs.replace(plan, at_table=at_table, options=options), report, str(tmp_path)
        )
    assert report.failures == [] and report.games == 4 and report.tables == (4 if at_table else 0)


def test_all_kinds_of_games_have_their_turn() -> None:
    plans = [fuzz.plan_of(GAME, SEED, number) for number in range(GAMES)]
    assert {plan.players for plan in plans} == {2, 3, 4, 5}
    assert {plan.options["variant"] for plan in plans} == {"standard", "quick", "long"}
