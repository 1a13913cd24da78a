"""The guided first game: a table in a prepared position, with a battle that is almost surely won."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bakufu.bots.registry import bot
from bakufu.engine.chance import Seeded
from bakufu.engine.game import View
from bakufu.engine.replay import replay, verify
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.codes import battle_body, battle_origin, battle_target
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.moves import DECLARE, END
from bakufu.games.ikusa.odds import attack_odds
from bakufu.server.protocol import OpenLesson
from bakufu.server.tables import lesson
from tests.server.playing import open_store, refused
from tests.server.running import running


def wish(game: str = "ikusa", **more: str) -> OpenLesson:
    return OpenLesson(**{"game": game, "name": "Rin", **more})


async def test_the_learner_sits_at_a_table_that_stands_in_the_prepared_position(database: str) -> None:
    prepared = lesson.lesson_of("ikusa")
    async with open_store(database) as store:
        made = await lesson.open_lesson(store, wish(title="First game", entropy="dice"))
        store.forget_all()  # also after a restart
        table = await store.get(made.table.id)
        assert made.table.name == "First game" and made.seat == 0 and table.to_act() == [0]
        assert [seat.bot for seat in made.table.seats] == [None, "easy", "easy", "easy"]
        assert made.table.options["goal"] == "round_4", (
            "the house rule is among the options that a page shows"
        )
        assert table.session is not None
        record = table.session.record()
        assert record.moves == prepared.moves and record.continues is not None
        assert record.commitment and record.secret
        assert not verify(record).outcome


async def test_what_cannot_be_opened_is_refused(database: str) -> None:
    async with open_store(database) as store:
        for bad, key in (
            (wish("shogun"), "lesson-missing"),
            (wish("chess"), "game-unknown"),
            (wish(name=""), "name-malformed"),
            (wish(title="x" * 81), "table-name"),
        ):
            assert (await refused(lesson.open_lesson(store, bad))).key == key


async def test_a_lesson_is_opened_over_http(tmp_path: Path, upgraded_file: Path) -> None:
    (tmp_path / "file.db").write_bytes(upgraded_file.read_bytes())
    async with running(f"sqlite:///{tmp_path / 'file.db'}") as server:
        made = await server.ask("POST", "/api/lessons", body={"game": "ikusa", "name": "Rin"})
        view = (await server.ask("GET", f"/api/tables/{made['table']['id']}/view", made["token"]))["view"]
        assert view["seat"] == 0 and view["legal"]


def best_odds(view: View) -> float:
    """Of the battles against somebody that the learner may declare."""
    codes = [move - DECLARE for move in view.legal if move >= DECLARE]
    return max(
        attack_odds(view, battle_origin(code), battle_body(code), battle_target(code)).win
        for code in codes
        if view.board.owner[battle_target(code)] >= 0
    )


@pytest.mark.parametrize("seed", range(6))
def test_in_the_first_round_there_is_a_battle_that_is_almost_surely_won(seed: int) -> None:
    """Whatever the others do before: the learner may attack a province of somebody at 95 % or better."""
    [*_, last] = replay(lesson.lesson_of("ikusa"))
    state, chance, rng, decide = last.after.copy(), Seeded(seed), Random(seed), bot("easy", GAME.id)
    while DECISIONS[state.decision] != "declare_battle" or GAME.to_act(state) != [0]:
        assert state.round <= 1, "the learner is asked in the first round"
        seat = GAME.to_act(state)[0]
        # The learner does nothing: then nothing but the position decides.
        stays = DECISIONS[state.decision] == "move_armies" and seat == 0
        GAME.apply(state, seat, END if stays else decide(GAME.view(state, seat), rng), chance)
    assert best_odds(GAME.view(state, 0)) >= 0.95
