"""Why a bot prefers a move: its own worths and figures, and never another move because somebody asked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bakufu.bots import registry as bot_registry
from bakufu.bots.notes import PROVINCES, SCORE, notebook, taking_notes
from bakufu.bots.shogun import memory
from bakufu.bots.why import Why, explained
from bakufu.bots.why_words import sheet_words, why_words
from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.events import Event
from bakufu.engine.game import View
from bakufu.engine.options import complete
from bakufu.i18n import LANGUAGES, Words

pytestmark = pytest.mark.timeout(600)
MODULES = {"modules": "court,samurai,leaders,chambers"}
LEVELS = ["easy", "normal", "hard:40n"]
TABLES: list[tuple[str, dict[str, str], int]] = [
    ("shogun", {}, 17),
    ("shogun", MODULES, 23),
    ("ikusa", {"goal": "plus_4"}, 13),
]
each_table = pytest.mark.parametrize(("game", "options", "every"), TABLES)


def decisions(game_id: str, options: dict[str, str], every: int, seed: int = 3) -> Iterator[View]:
    """Views of decisions of a whole game of `normal`, one out of so many."""
    game, chance, rng = registry.game(game_id), Seeded(seed), Random(seed)
    state = game.new(4, complete(game, 4, options), chance)
    normal = bot_registry.bot("normal", game_id)
    number = 0
    while acting := game.to_act(state):
        view = game.view(state, acting[0])
        if len(view.legal) > 1:
            number += 1
            if number % every == 0:
                yield view
        game.apply(state, acting[0], normal(view, rng), chance)


@each_table
@pytest.mark.parametrize("level", LEVELS)
def test_asking_why_changes_no_move(game: str, options: dict[str, str], every: int, level: str) -> None:
    bot = bot_registry.bot(level, game)
    looked = 0
    for view in decisions(game, options, every * (3 if level.startswith("hard") else 1)):
        memory._planned.clear()
        plain = bot(view, Random(5))
        memory._planned.clear()
        assert explained(bot, view, Random(5))[0] == plain
        looked += 1
    assert looked > 2 and notebook() is None


@each_table
def test_normal_prefers_what_it_values_most(game: str, options: dict[str, str], every: int) -> None:
    """The worths are those by which it chooses; where it followed a rule of thumb it says so."""
    bot = bot_registry.bot("normal", game)
    found: Counter[str] = Counter()
    for view in decisions(game, options, 3):
        _, why = explained(bot, view, Random(5))
        kind = why.habit or why.unit or "general"
        found[kind] += 1
        if why.unit and not why.habit and not is_planning(view):
            # In Ikusa a battle or a march must be worth a little more than to leave it.
            bar = 0.1 if why.unit == PROVINCES else 1e-9
            assert all(worth <= why.worth + bar for _, worth in why.others), (view.legal, why)
    weighed = sum(count for kind, count in found.items() if kind != "general")
    assert found["general"] <= weighed // 10, found


def is_planning(view: View) -> bool:
    """A sheet is the best as a whole: a single order of it need not be the best for its space."""
    return (view.game == "shogun" and view.board.steps > 0) or len(view.to_act) > 1


@pytest.mark.parametrize("options", [{}, MODULES])
def test_the_parts_of_a_worth_add_up_to_it(options: dict[str, str]) -> None:
    bot = bot_registry.bot("normal", "shogun")
    summed: Counter[int] = Counter()
    for view in decisions("shogun", options, 2):
        with taking_notes() as notes:
            move = bot(view, Random(5))
        if notes.parts and move in notes.worths:
            assert sum(notes.parts.values()) == pytest.approx(notes.worths[move], abs=1e-6), (move, notes)
            summed[view.board.decision] += 1
    assert len(summed) >= 3 and sum(summed.values()) > 50


@each_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_explanation_has_words_with_units(
    game: str, options: dict[str, str], every: int, lang: str
) -> None:
    words, known = Words(lang, game, ["A", "B", "C", "D"], strict=True), registry.game(game)
    for number, view in enumerate(decisions(game, options, every)):
        for level in LEVELS if number % 6 == 0 else LEVELS[:2]:
            _, why = explained(bot_registry.bot(level, game), view, Random(5))
            said = why_words(words, known, why)
            assert said and "why-" not in said and "habit" not in said
            assert not re.search(r"\d[.,]\d\d", said), f"a bare float: {said}"
            if why.sheet is not None:
                assert "%" in sheet_words(words, why.sheet)


def test_hard_tells_of_its_search() -> None:
    bot = bot_registry.bot("hard:60n", "shogun")
    sheets = moves = 0
    for view in decisions("shogun", {}, 11):
        _, why = explained(bot, view, Random(5))
        sheets += why.sheet is not None and why.sheet.rounds > 0
        moves += why.rounds > 0 and len(why.instead) > 0
    assert sheets and moves


def test_a_bot_that_hands_nothing_over_is_given_a_general_remark() -> None:
    view = next(decisions("shogun", {}, 40))
    _, why = explained(bot_registry.bot("random", "shogun"), view, Random(1))
    assert not why.unit and not why.habit
    words, game = Words("en", "shogun", ["A", "B", "C", "D"]), registry.game("shogun")
    general = Why(general=Event("reason-revolt", {"province": "kii", "armies": 3}))
    assert why_words(words, game, general).startswith("General remark")
    assert why_words(words, game, Why()) == words.say("why-none")


def test_an_explanation_reads_as_promised() -> None:
    """The worth, the next best moves, the chance and the terms; scores are only compared."""
    words, game = Words("en", "shogun", ["A", "B", "C", "D"]), registry.game("shogun")
    mino = game.moves.encode(["attack", "mino", 3])
    why = Why(unit="points", worth=4.24, others=[(mino, 3.1)], win=71, parts=[("land", 5.9), ("home", -1.66)])
    assert why_words(words, game, why) == (
        "Worth 4.2 points by its reckoning; it also weighed Attack Mino with 3 armies (3.1). "
        "Chance to win the battle, as it sees it: 71 %. "
        "What counts most, in points: the province +5.9 and danger at home −1.7."
    )
    assert "82 %" in why_words(words, game, Why(unit=SCORE, worth=1.0, others=[(mino, 0.82)]))
