"""What speaks for a move, in words of every language and with the facts of the view."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.bots.registry import bot
from bakufu.engine.chance import Seeded
from bakufu.engine.game import View
from bakufu.engine.options import complete
from bakufu.games.ikusa import GAME
from bakufu.games.ikusa.bots.reasons import reason
from bakufu.games.ikusa.odds import under_way
from bakufu.games.ikusa.tables import PROVINCE_INDEX
from bakufu.i18n import Words
from tests.games.ikusa.table import war

NAMES = ["Ada", "Bo", "Cy", "Di"]


def _game(seed: int, players: int, variant: str) -> list[tuple[View, int]]:
    chance, rng = Seeded(seed), Random(seed)
    state = GAME.new(players, complete(GAME, players, {"variant": variant}), chance)
    decide = bot("normal", "ikusa")
    made = []
    while acting := GAME.to_act(state):
        view = GAME.view(state, acting[0])
        move = decide(view, rng)
        made.append((view, move))
        GAME.apply(state, acting[0], move, chance)
    return made


@pytest.fixture(scope="module")
def made() -> list[tuple[View, int]]:
    """Every move of three games, and the view that it was chosen from."""
    return [*_game(3, 4, "standard"), *_game(4, 2, "standard"), *_game(5, 3, "quick")]


@pytest.mark.parametrize("lang", ["en", "nl", "zh-Hans"])
def test_every_remark_of_whole_games_can_be_said(lang: str, made: list[tuple[View, int]]) -> None:
    words = Words(lang, "ikusa", NAMES)
    said: dict[str, str] = {}
    for view, move in made:
        event = reason(view, move)
        if event is not None and event.key not in said:
            text = words.event(event.key, {**event.facts})
            assert text and "reason-" not in text and "{" not in text
            said[event.key] = text
    assert {"reason-attack", "reason-guard", "reason-conquest", "reason-wall"} <= set(said)


def test_every_legal_move_of_a_position_has_a_reason_or_none_but_never_fails(
    made: list[tuple[View, int]],
) -> None:
    for view, _ in made[::23]:
        for move in view.legal:
            reason(view, move)


def test_an_attack_tells_its_odds() -> None:
    view = GAME.view(war("b", "kai=blue/5p", "suruga=orange/1p").state, 0)
    event = reason(view, GAME.moves.encode(["declare", "kai", "pf", "suruga"]))
    assert event is not None and event.facts["target"] == "suruga"
    percents = [int(str(event.facts[name])) for name in ("win", "both", "lose")]
    assert percents[0] > 90 and sum(percents) == 100


def test_who_fights_on_across_the_sea_is_not_struck_first_again() -> None:
    table = war("c", "battles=izumi:pf:awaji", "izumi=blue/3p", "awaji=orange/2p").go()
    view = GAME.view(table.state, 0)
    event = reason(view, GAME.moves.encode(["repeat"]))
    ashore = war("b", "yamato=blue/3p", "kawachi=orange/2p").state
    again = reason(GAME.view(ashore, 0), GAME.moves.encode(["declare", "yamato", "pf", "kawachi"]))
    assert event is not None and again is not None
    assert event.facts["win"] == again.facts["win"] == under_way(view).percent()[0]


def test_an_empty_province_is_named_as_such() -> None:
    view = GAME.view(war("d_pf", "kai=blue/5p", "sagami=orange/1p").state, 0)
    event = reason(view, GAME.moves.encode(["march", "kai", "suruga", "spearman", "pf"]))
    assert event is not None and (event.key, event.facts["province"]) == ("reason-conquest", "suruga")


def test_a_battle_over_a_province_that_has_fallen_already_is_explained() -> None:
    """Two bodies were to attack it; the first has taken it, and the second need not fight."""
    state = war(
        "c", "battles=kai:pf:suruga,totomi:pf:suruga", "kai=blue/5p", "totomi=blue/2p", "suruga=orange/1p"
    ).state
    move = GAME.moves.encode(["fight", "totomi", "pf", "suruga"])
    state.acting, state.owner[PROVINCE_INDEX["suruga"]] = [0], 0
    event = reason(GAME.view(state, 0), move)
    assert event is not None and (event.key, event.facts["target"]) == ("reason-taken", "suruga")
