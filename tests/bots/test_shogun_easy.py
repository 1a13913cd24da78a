"""The base of `easy`, without its errors, plays well, legally, and from its view alone."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest

from bakufu.arena.simulate import play, play_chunk
from bakufu.arena.tournament import new_simulation
from bakufu.engine.chance import Seeded
from bakufu.engine.game import View
from bakufu.engine.options import complete
from bakufu.engine.registry import game
from bakufu.games.shogun.bots.easy import decide_without_error as decide
from bakufu.games.shogun.decisions import DECISIONS

SHOGUN = game("shogun")
SIMPLE = (
    "bakufu.games.shogun.bots.easy:decide_without_error"  # no level of the game, but what `easy` errs from
)


def test_it_beats_random_play_clearly() -> None:
    match = new_simulation("shogun", 4, {}, [SIMPLE, "random", "random", "random"], seed=1, rotate=True)
    tally = play_chunk(match, 0, 20)
    assert tally.bot_wins[SIMPLE] >= 17
    assert tally.bot_scores[SIMPLE] / 20 > 1.5 * tally.bot_scores["random"] / 60


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [
        {"board": "moon"},
        {"setup": "fixed", "tower_model": "manual"},
        {"show_tower_counts": "false"},
        {"modules": "court,samurai,leaders,chambers", "setup": "fixed"},
    ],
    ids=lambda options: "-".join(options.values()),
)
def test_it_plays_every_kind_of_table_to_the_end(players: int, options: dict[str, str]) -> None:
    _, outcome = play(SHOGUN, new_simulation("shogun", players, options, [SIMPLE], seed=2), 0)
    assert outcome.winners


def test_it_beats_random_play_with_all_modules_too() -> None:
    options = {"modules": "court,samurai,leaders,chambers"}
    names = [SIMPLE, "random", "random", "random"]
    match = new_simulation("shogun", 4, options, names, seed=3, rotate=True)
    tally = play_chunk(match, 0, 8)
    assert tally.bot_wins[SIMPLE] >= 7


def _views(seed: int, **options: str) -> list[View]:
    """The views of all decisions of one game, at which the bot decided."""
    chance, rng = Seeded(seed), Random(seed)
    state = SHOGUN.new(4, complete(SHOGUN, 4, options), chance)
    views = []
    while acting := SHOGUN.to_act(state):
        seat = acting[rng.randrange(len(acting))]
        view = SHOGUN.view(state, seat)
        views.append(view)
        SHOGUN.apply(state, seat, decide(view, rng), chance)
    return views


@cache
def views_of_a_game() -> list[View]:
    """When the first test asks for them: not while tests are collected."""
    return _views(5)


def test_with_modules_it_answers_every_question_of_theirs() -> None:
    """Each answer is legal (`apply` was called with it), and none is a shrug where something is to be had."""
    views = _views(2, modules="court,samurai,leaders,chambers") + _views(
        4, modules="leaders,court", setup="fixed"
    )
    asked = {DECISIONS[view.board.decision] for view in views}
    assert {"draft_leader", "place_leader", "take_benefit", "take_favor", "apply_favor"} <= asked
    assert {"exchange_marker", "move_leader", "leave_statue"} <= asked
    for view in views:
        move = decide(view, Random(1))
        assert move in view.legal
        if DECISIONS[view.board.decision] in ("take_benefit", "exchange_marker"):
            assert SHOGUN.moves.decode(move) != ["decline"]


def test_the_game_asked_for_every_common_decision() -> None:
    asked = {DECISIONS[view.board.decision] for view in views_of_a_game()}
    assert {"draft_take", "draft_group", "plan", "take_special", "move_on", "battle_move"} <= asked


def test_its_decision_does_not_change_when_all_secrets_do() -> None:
    for number, view in enumerate(views_of_a_game()):
        if len(view.legal) < 2 or number % 3:
            continue
        other = SHOGUN.view(SHOGUN.resample(view, Random(number)), view.seat)
        assert decide(other, Random(1)) == decide(view, Random(1))


def test_it_plays_the_same_from_a_view_that_came_over_the_wire() -> None:
    for view in views_of_a_game()[::7]:
        travelled = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert decide(travelled, Random(1)) == decide(view, Random(1))


def test_it_uses_its_best_provinces_without_unrest_for_income() -> None:
    """In spring no province has a marker, and taxes are planned in one of the three richest."""
    from bakufu.games.shogun.tables import CHEST_CARD, TAX, TAXES

    plans = [
        view
        for view in views_of_a_game()
        if DECISIONS[view.board.decision] == "plan" and view.board.steps == 10
    ]
    seen = 0
    for view in plans:
        board = view.board
        card = board.plans[view.seat][TAXES]
        if board.season == 0 and card < CHEST_CARD:
            mine = sorted((TAX[p] for p, owner in enumerate(board.owner) if owner == view.seat), reverse=True)
            assert TAX[card] >= mine[2]
            seen += 1
    assert seen >= 4
