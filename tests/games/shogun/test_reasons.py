"""What speaks for a move, in words of every language and with the facts of the view."""

from __future__ import annotations

from random import Random

import pytest

from bakufu.bots.registry import bot
from bakufu.engine.chance import Seeded
from bakufu.engine.events import Facts
from bakufu.engine.game import View
from bakufu.engine.options import complete
from bakufu.games.shogun import GAME
from bakufu.games.shogun.bots.reasons import reason
from bakufu.games.shogun.codes import march_code, plan_code
from bakufu.games.shogun.moves import ATTACK, MOVE, PLAN
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import AUCTION, DEPLOY_5, NO_CARD, PROVINCE_INDEX
from bakufu.i18n import Words

NAMES = ["Ada", "Bo", "Cy", "Di"]


def _battle(map_: str, origin: str) -> State:
    head = "shogun/3 at=y1.fall.actions.battle_move act=red order=red,blue,yellow field=4 turn=1"
    row = "row=castle,deploy_5,temple,battle_a,rice,taxes,deploy_3,theater,?,?"
    return GAME.read(f"{head} {row} specials=chest,rice,six_armies,attack,defense origin={origin} {map_}")


def _game(seed: int, **options: str) -> list[tuple[View, int]]:
    chance, rng = Seeded(seed), Random(seed)
    state = GAME.new(4, complete(GAME, 4, options), chance)
    decide = bot("normal", "shogun")
    made = []
    while acting := GAME.to_act(state):
        view = GAME.view(state, acting[0])
        move = decide(view, rng)
        made.append((view, move))
        GAME.apply(state, acting[0], move, chance)
    return made


@pytest.mark.parametrize("lang", ["en", "nl", "zh-Hans"])
def test_every_reason_of_a_game_can_be_said(lang: str) -> None:
    """With all modules: there are facts about most moves, but none that would be true of any move."""
    words = Words(lang, "shogun", NAMES, strict=True)
    keys, without = set(), set()
    for view, move in _game(3, modules="court,samurai,leaders,chambers"):
        event = reason(view, move)
        if event is not None:
            keys.add(event.key.removeprefix("reason-"))
            assert words.event(event.key, {**event.facts})
        elif len(view.legal) > 1:
            without.add(str(GAME.moves.decode(move)[0]))
    assert without <= {"deploy", "decline", "cancel", "statue", "extra", "benefit", "plan", "draft", "cycle"}
    assert {"attack", "building", "rice", "taxes", "deploy", "bid", "special", "draft", "group"} <= keys
    assert {"stay", "favor", "leader", "exchange"} <= keys


def test_an_attack_tells_its_odds() -> None:
    view = GAME.view(_battle("kai=red6 shinano=blue1", "kai"), 0)
    event = reason(view, ATTACK + march_code(PROVINCE_INDEX["shinano"], 5))
    assert event is not None
    percents = [int(str(event.facts[name])) for name in ("win", "undecided", "lose")]
    assert percents[0] > 80 and sum(percents) == 100


def test_a_move_tells_the_strongest_threat() -> None:
    view = GAME.view(_battle("kai=red6 musashi=red1 shinano=blue7", "kai"), 0)
    event = reason(view, MOVE + march_code(PROVINCE_INDEX["musashi"], 3))
    assert event is not None
    assert (event.facts["armies"], event.facts["threat"]) == (4, 6)


def test_new_armies_are_explained_by_the_strongest_threat() -> None:
    view = GAME.view(_battle("kai=red6 shinano=blue7", "kai"), 0)
    event = reason(view, PLAN + plan_code(DEPLOY_5, PROVINCE_INDEX["kai"]))
    assert event is not None
    assert (event.facts["armies"], event.facts["threat"]) == (6, 6)


@pytest.mark.parametrize(
    ("spaces", "friends", "said"),
    [
        (1, 0, "room for one building and borders none of your provinces."),
        (2, 1, "room for 2 buildings and borders one province of yours."),
        (3, 2, "room for 3 buildings and borders 2 provinces of yours."),
    ],
)
def test_numbers_are_said_as_people_say_them(spaces: int, friends: int, said: str) -> None:
    facts: Facts = {"province": "kai", "tax": 5, "rice": 3, "spaces": spaces, "friends": friends}
    assert Words("en", "shogun", ["Ada", "Bo", "Cy"]).event("reason-draft", facts).endswith(said)


def test_what_cannot_be_said_in_a_line_is_not_said() -> None:
    view = GAME.view(_battle("kai=red6 shinano=blue1", "kai"), 0)
    assert reason(view, PLAN + plan_code(AUCTION, NO_CARD)) is None
