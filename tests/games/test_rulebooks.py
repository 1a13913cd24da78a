"""Every rulebook is whole, and says the same in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import bakufu.games
from bakufu.engine import registry
from bakufu.engine.rule_index import without_code
from bakufu.engine.rulebook import Rule, folder_of_tests, parse, rulebook, untested
from bakufu.i18n import LANGUAGES, Words

FOLDERS = sorted(file.parent for file in Path(bakufu.games.__path__[0]).glob("*/data/rules.md"))
GAMES = [folder.parent.name for folder in FOLDERS]
TEXTS = {
    (folder.parent.name, lang): (folder / f"rules{'' if lang == 'en' else '.' + lang}.md").read_text("utf-8")
    for folder in FOLDERS
    for lang in LANGUAGES
}
BOOKS = {key: {rule.id: rule for rule in parse(text)} for key, text in TEXTS.items()}
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

of_every_game = pytest.mark.parametrize("game", GAMES)
in_every_language = pytest.mark.parametrize(
    ("game", "lang"), [(game, lang) for game in GAMES for lang in OTHERS]
)

# The ids of rulings: they are names for good, and a number may be left out.
RULINGS = {
    "shogun": {f"A-{n:02}" for n in range(1, 61)},
    "ikusa": {f"Q-{n:02}" for n in (*range(1, 47), 52, 57, 58, 59)},
}
NUMBER_OF_RULES = {"shogun": 265, "ikusa": 190}

GROUP = r"[SI]-[A-Z][A-Z0-9]*|I-2P"
ID = rf"(?:{GROUP}|A|Q)-\d\d"

# What a Chinese sentence may hold in Latin letters: names, a function, and words quoted from other editions.
LATIN = {"Bakufu", "Ikusa", "Big", "Box", "max"}
QUOTED = {"paleis", "dice", "tower", "peasant"}  # in Shogun's ruling on terms

# Common in every English rule, and no Dutch words.
ENGLISH_WORDS = {
    *("the", "and", "an", "to", "from", "with", "by", "for", "if"),
    *("not", "no", "this", "that", "these", "his", "he", "its", "are"),
    *("be", "each", "every", "any", "all", "one", "two", "three", "may"),
    *("must", "player", "players", "province", "provinces", "card", "cards", "army", "armies"),
    *("farmer", "farmers", "chest", "chests", "rice", "tax", "taxes", "castle", "temple"),
    *("supply", "board", "tray", "tower", "marker", "markers", "revolt", "battle", "attacker"),
    *("defender", "leader", "favor", "court", "example", "spring", "summer", "fall", "year"),
    *("round", "turn", "order", "option", "ruling", "yes", "none", "only", "force"),
    *("unit", "units", "bowman", "gunner", "spearman", "swordsman", "fortress", "hole", "level"),
    *("owner", "bins", "pool"),
}


def texts(rule: Rule) -> list[str]:
    """The rule with its title, then its examples."""
    return [f"{rule.title} {rule.text}".strip(), *(example.text for example in rule.examples)]


def pairs(game: str, lang: str) -> Iterator[tuple[str, int, str, str]]:
    other = BOOKS[game, lang]
    for rule in BOOKS[game, "en"].values():
        for place, (said, told) in enumerate(zip(texts(rule), texts(other[rule.id]), strict=True)):
            yield rule.id, place, said, told


def tables(text: str) -> list[list[int]]:
    """For every table the number of cells in each of its lines."""
    found: list[list[int]] = [[]]
    for line in text.splitlines():
        if line.strip().startswith("|"):
            found[-1].append(line.count("|") - 1)
        elif found[-1]:
            found.append([])
    return [table for table in found if table]


# -- the whole book ----------------------------------------------------------------------------------


def test_both_games_have_a_book() -> None:
    assert {"shogun", "ikusa"} <= set(GAMES)


@of_every_game
def test_the_rules_of_a_group_are_numbered_in_their_order_without_a_gap(game: str) -> None:
    groups: dict[str, list[str]] = {}
    for rule in BOOKS[game, "en"].values():
        if not rule.title:
            groups.setdefault(rule.group, []).append(rule.id)
    assert sum(len(ids) for ids in groups.values()) == NUMBER_OF_RULES[game]
    for group, ids in groups.items():
        assert ids == [f"{group}-{number:02}" for number in range(1, len(ids) + 1)]


@of_every_game
def test_every_ruling_is_there(game: str) -> None:
    assert {rule.id for rule in BOOKS[game, "en"].values() if rule.title} == RULINGS[game]


@pytest.mark.parametrize(("game", "lang"), list(BOOKS))
def test_every_rule_that_a_book_refers_to_exists(game: str, lang: str) -> None:
    named = set(re.findall(ID, TEXTS[game, lang]))
    assert len(named) > 200
    assert named - set(BOOKS[game, lang]) == set()


@of_every_game
def test_the_book_lists_every_option_of_a_table_with_its_default_first(game: str) -> None:
    """The doubtful borders of Ikusa are many, and share a line."""
    listed = dict(re.findall(r"^\| `(\w+)`(?: \(module\))? \| (.+?) \|", TEXTS[game, "en"], re.MULTILINE))
    options = {
        option.name: option
        for option in registry.game(game).options
        if not re.match("(land|sea)_", option.name)
    }
    assert set(listed) == set(options)
    assert [name for name in options if not listed[name].startswith(options[name].default)] == []


# -- the same book -----------------------------------------------------------------------------------


@in_every_language
def test_every_language_has_the_same_rules_in_the_same_order(game: str, lang: str) -> None:
    assert list(BOOKS[game, lang]) == list(BOOKS[game, "en"])


@pytest.mark.parametrize(("game", "lang"), list(BOOKS))
def test_every_rule_has_text_and_every_ruling_a_title(game: str, lang: str) -> None:
    for rule in BOOKS[game, lang].values():
        assert all(len(text) > 1 for text in texts(rule)), rule.id
        assert bool(rule.title) == bool(BOOKS[game, "en"][rule.id].title), rule.id
        assert rule.section, rule.id


@in_every_language
def test_every_rule_has_the_same_examples_module_marks_and_option(game: str, lang: str) -> None:
    for rule in BOOKS[game, lang].values():
        english = BOOKS[game, "en"][rule.id]
        assert [e.module for e in rule.examples] == [e.module for e in english.examples], rule.id
        assert (rule.module, rule.option) == (english.module, english.option), rule.id


@in_every_language
def test_sections_have_the_same_numbers_and_name_the_same_rules(game: str, lang: str) -> None:
    mark = re.compile(rf"^[\d.]+|{GROUP}")
    for rule in BOOKS[game, lang].values():
        assert mark.findall(rule.section) == mark.findall(BOOKS[game, "en"][rule.id].section), rule.id


@in_every_language
def test_tables_have_the_same_shape(game: str, lang: str) -> None:
    assert len(tables(TEXTS[game, "en"])) >= 2
    assert tables(TEXTS[game, lang]) == tables(TEXTS[game, "en"])


@in_every_language
def test_headings_and_lists_come_in_the_same_order(game: str, lang: str) -> None:
    shape = re.compile(r"^(?:(#+) |(- \*\*[A-Z]+-)|(  \S)|(\|)|(\*\*\S))", re.MULTILINE)
    kinds = [[bool(part) for part in found] for found in shape.findall(TEXTS[game, lang])]
    assert kinds == [[bool(part) for part in found] for found in shape.findall(TEXTS[game, "en"])]


# -- the same facts ----------------------------------------------------------------------------------


@in_every_language
def test_every_rule_and_example_has_the_same_numbers(game: str, lang: str) -> None:
    different = {
        (rule_id, place)
        for rule_id, place, said, told in pairs(game, lang)
        if Counter(re.findall(r"\d+", said)) != Counter(re.findall(r"\d+", told))
    }
    assert different == set()


@in_every_language
def test_the_words_between_the_rules_have_the_same_numbers_too(game: str, lang: str) -> None:
    told = re.findall(r"\d+", TEXTS[game, lang])
    assert Counter(told) == Counter(re.findall(r"\d+", TEXTS[game, "en"]))


@in_every_language
def test_every_rule_refers_to_the_same_rules(game: str, lang: str) -> None:
    named = re.compile(rf"{ID}(?:/\d\d)*")
    for rule_id, place, said, told in pairs(game, lang):
        assert sorted(named.findall(said)) == sorted(named.findall(told)), (rule_id, place)


@in_every_language
def test_what_follows_is_told_in_the_same_steps(game: str, lang: str) -> None:
    for rule_id, place, said, told in pairs(game, lang):
        for sign in ("->", "→", "<=", ">=", "<->"):
            assert said.count(sign) == told.count(sign), (rule_id, place, sign)


@in_every_language
def test_names_in_code_stay_as_they_are(game: str, lang: str) -> None:
    code = re.compile(r"`([^`]+)`(?: = ([a-z0-9_| ]*[a-z0-9_]))?")
    for rule_id, place, said, told in pairs(game, lang):
        assert code.findall(said) == code.findall(told), (rule_id, place)


@in_every_language
def test_provinces_have_the_names_of_the_game(game: str, lang: str) -> None:
    english, words = Words("en", game), Words(lang, game)
    provinces = import_module(f"bakufu.games.{game}.tables").PROVINCES
    names = {english.name("province", p): words.name("province", p) for p in provinces}
    any_of_them = re.compile(r"\b(" + "|".join(sorted(names, key=len, reverse=True)) + r")\b")
    found = 0
    for rule_id, place, said, told in pairs(game, lang):
        for name, times in Counter(any_of_them.findall(said)).items():
            found += times
            if rule_id != "A-32":  # a misprint: the name is spelled out in every language
                assert told.count(names[name]) == times, (rule_id, place, name)
    assert found > 40


# -- the reader's own language -----------------------------------------------------------------------


@in_every_language
def test_no_line_is_the_english_one(game: str, lang: str) -> None:
    english = {line.strip() for line in TEXTS[game, "en"].splitlines() if line.strip()}
    same = [line for line in TEXTS[game, lang].splitlines() if line.strip() in english]
    options = re.compile(rf"\| `\w+`(?: \(module\))? \| [a-z0-9_, ]+ \| {ID} \|")
    assert [line for line in same if not options.fullmatch(line) and set(line) - set("| -")] == []


@in_every_language
def test_no_text_is_the_english_one(game: str, lang: str) -> None:
    assert [(rule_id, place) for rule_id, place, said, told in pairs(game, lang) if said == told] == []
    sections = {rule.section for rule in BOOKS[game, "en"].values()}
    assert sections.isdisjoint(rule.section for rule in BOOKS[game, lang].values())


def latin(game: str, lang: str) -> Iterator[tuple[str, set[str]]]:
    """Every line of the book, and its words in Latin letters outside of code, ids and quotations."""
    for line in TEXTS[game, lang].splitlines():
        plain = re.sub(rf"`[^`]*`(?: = [a-z0-9_| ]*)?|{GROUP}|EV\d\d|\| [a-z0-9_, ]+ \|", " ", line)
        quoted = QUOTED if line.startswith("- **A-33") else set()
        yield line, set(re.findall(r"[^\W\d_\u4e00-\u9fff]+", plain)) - quoted


@of_every_game
def test_the_dutch_book_has_no_english_words(game: str) -> None:
    for line, words in latin(game, "nl"):
        assert {word for word in words if word.lower() in ENGLISH_WORDS} == set(), line


@of_every_game
def test_the_english_words_that_are_looked_for_would_be_found(game: str) -> None:
    lines = [{word.lower() for word in words} for line, words in latin(game, "en") if len(line) > 40]
    assert sum(1 for words in lines if words & ENGLISH_WORDS) > 0.9 * len(lines)


@of_every_game
def test_the_chinese_book_has_no_words_in_latin_letters(game: str) -> None:
    for line, words in latin(game, "zh-Hans"):
        assert {word for word in words if len(word) > 1} <= LATIN, line


@of_every_game
def test_the_chinese_book_uses_chinese_punctuation(game: str) -> None:
    for rule_id, place, _, told in pairs(game, "zh-Hans"):
        assert not re.search(r"[\u4e00-\u9fff][,.;:?!]", told.replace("{甲斐, 能登}", "")), (rule_id, place)
        assert told.rstrip().endswith(("。", "。）", ")", "|")), (rule_id, place)


@of_every_game
def test_every_rule_ruling_and_example_is_named_by_a_test(game: str) -> None:
    exempt = without_code(game)
    assert untested(rulebook(game).rules.values(), folder_of_tests(), modules=True, exempt=exempt) == []
