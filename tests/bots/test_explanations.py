"""Why a bot prefers a move: its own values and figures, and never another move because somebody asked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest

from bakufu.bots import registry as bot_registry
from bakufu.bots.notes import SCORE, Search, notebook, taking_notes
from bakufu.bots.why import SMALL, Why, explained, why
from bakufu.bots.why_words import advised_words, plan_words, short_words, why_words
from bakufu.bots.why_words import number as why_number
from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.events import Event
from bakufu.engine.game import View
from bakufu.engine.options import complete
from bakufu.games.shogun.bots import memory
from bakufu.games.shogun.bots.state_value import even_state_value
from bakufu.games.shogun.stages import DRAFT_TAKE
from bakufu.games.shogun.tables import PROVINCES
from bakufu.i18n import LANGUAGES, Words

MODULES = {"modules": "court,samurai,leaders,chambers"}
LEVELS = ["easy", "normal", "hard:40n"]
TABLES: list[tuple[str, dict[str, str], int]] = [
    ("shogun", {}, 17),
    ("shogun", MODULES, 23),
    ("ikusa", {"goal": "plus_4"}, 13),
    ("ikusa", {}, 45),
]
each_table = pytest.mark.parametrize(("game", "options", "every"), TABLES)


def decisions(game_id: str, options: dict[str, str], every: int, seed: int = 3) -> Iterator[View]:
    """Views of decisions of a whole game of `normal`, one out of so many."""
    yield from _decisions(game_id, tuple(options.items()), seed)[every - 1 :: every]


@cache
def _decisions(game_id: str, options: tuple[tuple[str, str], ...], seed: int) -> list[View]:
    """All of them: many tests look at the same games."""
    game, chance, rng = registry.game(game_id), Seeded(seed), Random(seed)
    state = game.new(4, complete(game, 4, dict(options)), chance)
    normal = bot_registry.bot("normal", game_id)
    found = []
    while acting := game.to_act(state):
        view = game.view(state, acting[0])
        if len(view.legal) > 1:
            found.append(view)
        game.apply(state, acting[0], normal(view, rng), chance)
    return found


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
@pytest.mark.parametrize("level", LEVELS)
def test_every_advice_holds_together(game: str, options: dict[str, str], every: int, level: str) -> None:
    """In a whole game: nothing is valued more without a word about it, ties are ties, every advice has a
    factor or a rule of its own, and the parts of a worth add up to it.
    """
    bot = bot_registry.bot(level, game)
    weighed = 0
    summed: Counter[int] = Counter()
    for view in decisions(game, options, every * 2 if level.startswith("hard") else max(1, every // 6)):
        with taking_notes() as notes:
            move = bot(view, Random(5))
        found = why(notes, view, move)
        seen = (view.board.decision, move, notes)
        assert msgspec.json.decode(msgspec.json.encode(found), type=Why) == found, "it goes through a pipe"
        if found.despite is None:
            assert all(value <= found.value for _, value in found.others), seen
            assert all(gap <= 1e-6 for _, gap in found.instead), seen
        assert all(notes.values[other] == pytest.approx(found.value) for other in found.equals), seen
        assert found.general is None, seen
        nothing = found.unit and abs(found.value) < SMALL  # then it says that there is no gain in it
        assert found.parts or found.remarks or found.despite or found.idle or nothing, seen
        if notes.parts and move in notes.values:
            assert sum(notes.parts.values()) == pytest.approx(notes.values[move], abs=0.01), seen
            summed[view.board.decision] += 1
        weighed += bool(found.others)
    if (game, level) != ("ikusa", "easy"):  # it tells its rules and its errors, not its scores
        assert weighed > 2 and len(summed) > 1, (weighed, summed)


@each_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_explanation_has_words_with_units(
    game: str, options: dict[str, str], every: int, lang: str
) -> None:
    words, known = Words(lang, game, ["A", "B", "C", "D"], strict=True), registry.game(game)
    for number, view in enumerate(decisions(game, options, every)):
        for level in LEVELS if number % 6 == 0 else LEVELS[:2]:
            _, found = explained(bot_registry.bot(level, game), view, Random(5))
            said = why_words(words, known, found)
            assert said and "why-" not in said
            assert not re.search(r"\d[.,]\d\d\d", said), f"a bare float: {said}"
            short = short_words(words, known, found)
            assert len(short) < 100 and short in ("", short.strip())
            if found.sheet is not None:
                assert str(round(100 * found.sheet.chosen)) in plan_words(words, found.sheet)
            shown = why_number(words, found.value)
            for move, value in found.others if found.unit and not found.idle else []:
                if why_number(words, value) == shown:
                    named = advised_words(words, known, found, move)
                    assert words.say("why-other-close", move=named) in said, "nearly a tie is called so"
            if found.equals:
                assert advised_words(words, known, found, found.equals[0]) in said


def test_hard_tells_of_its_search() -> None:
    bot = bot_registry.bot("hard:60n", "shogun")
    sheets = moves = 0
    for view in decisions("shogun", {}, 11):
        _, found = explained(bot, view, Random(5))
        sheets += found.sheet is not None and found.sheet.rounds > 0
        moves += found.rounds > 0 and len(found.instead) > 0 and 0 <= found.rating <= 1
    assert sheets and moves


def test_the_rating_of_a_position_is_not_called_a_chance_to_win() -> None:
    """It is a rough figure: beside it stands what an even position would get."""
    words = Words("en", "shogun", ["A", "B", "C", "D"])
    said = plan_words(words, Search(rounds=48, chosen=0.78, usual=0.7, even=0.36))
    assert "78 out of 100" in said and "even: 36" in said and "not your chance of winning" in said
    assert even_state_value(3) == pytest.approx(0.85 / 3 + 0.075)


def test_an_open_card_of_the_draft_is_called_by_its_name() -> None:
    words, known = Words("en", "shogun", ["A", "B", "C", "D"]), registry.game("shogun")
    for level in LEVELS:
        named = 0
        for view in decisions("shogun", {}, 1):
            if view.board.draft is None:
                break
            if view.board.decision != DRAFT_TAKE:
                continue
            move, found = explained(bot_registry.bot(level, "shogun"), view, Random(5))
            said = f"{advised_words(words, known, found, move)} {why_words(words, known, found)}"
            assert "face-up" not in said
            named += any(words.name("province", PROVINCES[card]) in said for card in view.board.draft.face_up)
        assert named


def test_a_bot_that_hands_nothing_over_is_given_a_general_remark() -> None:
    view = next(decisions("shogun", {}, 40))
    _, found = explained(bot_registry.bot("random", "shogun"), view, Random(1))
    assert not found.unit and not found.remarks
    words, game = Words("en", "shogun", ["A", "B", "C", "D"]), registry.game("shogun")
    general = Why(general=Event("reason-revolt", {"province": "kii", "armies": 3}))
    assert why_words(words, game, general).startswith("A general remark")
    assert why_words(words, game, Why()) == words.say("why-none")


def test_an_explanation_reads_as_promised() -> None:
    """The worth and its terms, the chance, ties, the next best moves."""
    words, game = Words("en", "shogun", ["A", "B", "C", "D"]), registry.game("shogun")
    mino, kai = (game.moves.encode(["attack", name, 3]) for name in ("mino", "kai"))
    parts = [("land", 5.9), ("home", -1.66)]
    found = Why(unit="points", value=4.24, others=[(mino, 3.1)], equals=[kai], win=71, parts=parts)
    assert why_words(words, game, found) == (
        "It values this at 4.2 points: the province itself +5.9 and defense of the province they leave −1.7. "
        "Its estimate of the chance to win the battle: 71%. "
        "Exactly as good: Attack Kai with 3 armies; it takes the first one on its list. "
        "Next best: Attack Mino with 3 armies (3.1)."
    )
    assert short_words(words, game, found) == "4.2 points (the province itself +5.9)"
    close = Why(unit=SCORE, value=1.0, others=[(mino, 0.98)])
    assert "Attack Mino with 3 armies (almost the same)" in why_words(words, game, close)
