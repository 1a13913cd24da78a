"""Every illegal move is refused with the rule that forbids it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bakufu.engine.errors import Refusal
from bakufu.engine.rulebook import rulebook
from bakufu.games.shogun import GAME, refusals
from bakufu.games.shogun.decisions import TABLE
from bakufu.games.shogun.stages import GO_ON
from tests.games.shogun.playing import new_game, random_game
from tests.games.shogun.table import Table

EVENTS = "events=EV01,EV02,EV03,EV04"
SIX = "aki=red2 bingo=red2 bitchu=red2 bizen=red2 echizen=red2 etchu=red2"
PLANNING = f"shogun/3 at=y1.spring.planning.plan act=red,blue,yellow {EVENTS} chests=2,2,2 {SIX}"
DONE = f"shogun/3 at=y1.spring.planning.plan act=blue,yellow {EVENTS} kai=red2 red.step=11"
DRAFT = (
    "shogun/3 at=y1.spring.draft.draft_take act=red up=kai,mino"
    " red.groups=5,4 blue.groups=5,4 yellow.groups=5,4"
)
CHOICE = (
    f"shogun/3 at=y1.spring.order.take_special act=blue choosers=blue,yellow {EVENTS}"
    " specials=chest:red,rice,six_armies,attack,defense"
)
MARCH = (
    "shogun/3 at=y1.spring.actions.battle_move act=red origin=bingo turn=1 bingo=red4 aki=red1 hoki=blue2t"
)
DEPLOYED = "shogun/3 at=y1.spring.actions.move_on act=red origin=bingo turn=1 bingo=red4 aki=red1 hoki=blue2"
SIXTH = (
    "shogun/3 at=y1.spring.actions.deploy_six act=red origin=kai turn=1 kai=red1"
    " row=deploy_5,castle,temple,rice,taxes,?,?,?,?,? specials=chest,rice,six_armies:red,attack,defense"
)
HUNGER = (
    "shogun/3 at=y1.winter.winter.choose_revolt act=red order=red,blue,yellow turn=1 extra_farmers=2"
    " revolts=kai,mino kai=red2 mino=red2 omi=red2"
)
TOWER = (
    "shogun/3 tower_model=manual at=y1.spring.actions.enter_tower act=red turn=1 for=battle by=red"
    " target=mino origin=kai kai=red1 mino=blue0 thrown=red3,blue2 tray=red?,blue?"
)
OVER = "shogun/3 at=y2.winter.over.game_over order=red,blue,yellow"

# key, rule, position, who, wrong move
NATURAL: list[tuple[str, str, str, str, list[Any]]] = [
    ("game-over", "S-GAME-01", OVER, "red", ["take", "rice"]),
    ("not-your-turn", "S-ORDER-04", CHOICE, "yellow", ["take", "rice"]),
    ("not-your-turn", "S-DRAFT-04", DRAFT, "blue", ["draft", "first"]),
    ("not-your-turn", "S-MOVE-08", MARCH, "blue", ["attack", "bingo", 1]),
    ("wrong-kind", "S-ORDER-04", CHOICE, "blue", ["pass"]),
    ("wrong-kind", "S-DRAFT-04", DRAFT, "red", ["group", 5]),
    ("wrong-kind", "S-DEPLOY-03", DEPLOYED, "red", ["attack", "hoki", 1]),
    ("plan-finished", "S-PLAN-10", DONE, "red", ["plan", "bid", "kai"]),
    ("plan-order", "S-PLAN-03", PLANNING, "red", ["plan", "castle", "aki"]),
    ("plan-must-fill", "S-BID-04", PLANNING, "red", ["plan", "bid", "none"]),
    ("not-your-card", "S-STATE-01", PLANNING, "red", ["plan", "bid", "kai"]),
    ("overbid", "S-BID-03", PLANNING, "red", ["plan", "bid", "chest_3"]),
    ("special-gone", "S-ORDER-04", CHOICE, "blue", ["take", "chest"]),
    ("cycle-new-cards", "S-DRAFT-07", DRAFT, "red", ["cycle"]),
    ("cycle-twice", "S-DRAFT-07", DRAFT + " cycled=1 red.seen=kai,mino", "red", ["cycle"]),
    ("no-such-group", "S-DRAFT-02", DRAFT.replace("_take", "_group") + " taken=omi", "red", ["group", 3]),
    ("deploy-number", "S-MOD-05", SIXTH, "red", ["deploy", 7]),
    ("closed", "S-SETUP-04", MARCH, "red", ["attack", "iwami", 1]),
    ("not-adjacent", "S-MOVE-04", MARCH, "red", ["attack", "kai", 1]),
    ("attack-own", "S-MOVE-06", MARCH, "red", ["attack", "aki", 1]),
    ("move-is-attack", "S-MOVE-06", MARCH, "red", ["move", "hoki", 1]),
    ("move-foreign", "S-DEPLOY-05", DEPLOYED, "red", ["move", "hoki", 1]),
    ("temple-peace", "S-EVT-07", MARCH + " events=EV06!", "red", ["attack", "hoki", 1]),
    ("march-number", "S-MOVE-01", MARCH, "red", ["attack", "hoki", 4]),
    ("march-number", "S-MOVE-01", MARCH, "red", ["move", "aki", 0]),
    ("must-move", "S-MOVE-08", MARCH, "red", ["pass"]),
    ("no-revolt-there", "S-WIN-04", HUNGER, "red", ["revolt", "omi"]),
    ("tower-order", "S-TOWER-02", TOWER, "red", ["tower", "blue", 1]),
    ("tower-number", "S-STATE-04", TOWER, "red", ["tower", "red", 4]),
]  # fmt: skip


@pytest.mark.parametrize(("key", "rule", "position", "clan", "move"), NATURAL)
def test_a_wrong_move_is_refused_with_its_rule(
    key: str, rule: str, position: str, clan: str, move: list[Any]
) -> None:
    refusal = Table(position, manual_tower=False).refused(clan, move)
    assert (refusal.key, refusal.rule) == (key, rule)


def test_a_card_on_the_board_already_cannot_be_placed_again() -> None:
    table = Table(PLANNING).do("red", ["plan", "bid", "aki"])
    refusal = table.refused("red", ["plan", "castle", "aki"])
    assert (refusal.key, refusal.rule) == ("card-placed", "S-PLAN-05")


def test_a_space_must_be_filled_while_there_are_cards() -> None:
    table = Table(PLANNING).do("red", ["plan", "bid", "aki"])
    refusal = table.refused("red", ["plan", "castle", "none"])
    assert (refusal.key, refusal.rule) == ("plan-must-fill", "S-PLAN-04")


def test_the_refusals_carry_the_facts_of_the_case() -> None:
    facts = Table(PLANNING).refused("red", ["plan", "bid", "chest_3"]).facts
    assert facts == {"card": "chest_3", "value": 3, "chests": 2}
    facts = Table(MARCH).refused("red", ["attack", "hoki", 4]).facts
    assert facts == {"origin": "bingo", "target": "hoki", "armies": 4, "most": 3}
    facts = Table(SIXTH).refused("red", ["deploy", 7]).facts
    assert facts == {"armies": 7, "least": 5, "most": 6}


def test_every_key_of_the_module_is_produced_above() -> None:
    folder = Path(refusals.__file__).parent
    files = ("__init__.py", "planning.py", "actions.py")
    source = "".join((folder / name).read_text(encoding="utf-8") for name in files)
    keys = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    assert keys
    assert keys <= {key for key, *_ in NATURAL} | {
        "card-placed",
        "nothing-asked",
        "no-dice-cards",
        "protected",
    }


@pytest.mark.parametrize("number", [-1, 999_999, 45 + 64 * 14 + 40, 1046])
def test_a_number_that_is_no_move_is_refused_too(number: int) -> None:
    refusal = GAME.why_not(new_game(3), 0, number)
    assert refusal is not None
    assert refusal.key == "move-unknown-number"


def _every_move() -> list[int]:
    moves = []
    for kind in GAME.moves.kinds:
        forms: list[list[Any]] = [[kind.name]]
        for argument in kind.arguments:
            forms = [[*form, value] for form in forms for value in argument.values]
        moves += [GAME.moves.encode(form) for form in forms]
    return moves


@pytest.mark.parametrize(
    ("players", "seed", "model"), [(3, 81, "physics"), (4, 82, "manual"), (5, 83, "physics")]
)
def test_a_move_is_refused_exactly_when_it_is_not_legal(players: int, seed: int, model: str) -> None:
    """Along a game: every legal move of every seat, and a handful of any others."""
    rng = Random(seed)
    every_move = _every_move()
    rules = rulebook("shogun").rules
    found: set[str] = set()
    for state in random_game(players, seed, tower_model=model, board="moon"):
        for seat in range(players):
            legal = GAME.legal(state, seat)
            assert all(GAME.why_not(state, seat, move) is None for move in legal)
            for move in rng.sample(every_move, 8):
                refusal: Refusal | None = GAME.why_not(state, seat, move)
                assert (refusal is None) == (move in legal)
                if refusal is not None:
                    assert refusal.rule in rules
                    found.add(refusal.key)
    assert len(found) >= 6


ASKED_BY = [decision.rule for decision in TABLE.values() if decision.kinds]


@pytest.mark.parametrize("rule", sorted({*ASKED_BY, *(rule for _, rule, *_ in NATURAL)}))
def test_every_rule_that_is_cited_is_in_the_rulebook(rule: str) -> None:
    assert rule in rulebook("shogun").rules


def test_a_position_in_which_the_game_goes_on_by_itself_asks_nobody() -> None:
    state = new_game(3)
    state.decision, state.acting = GO_ON, []
    for kind in GAME.moves.kinds:
        refusal = GAME.why_not(state, 0, kind.base)
        assert refusal is not None and refusal.key == "nothing-asked"
