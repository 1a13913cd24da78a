"""The rulebook says the same in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from bakufu.engine.errors import Refused
from bakufu.engine.rulebook import Rule, rulebook
from bakufu.games.shogun import tables as shogun
from bakufu.i18n import LANGUAGES, Words

ENGLISH = rulebook("shogun")
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
RULES = [rule.id for rule in ENGLISH.rules.values()]

in_every_language = pytest.mark.parametrize("lang", OTHERS)

# (language, rule, 0 for its text or n for its n-th example) where the digits differ, and why. None so far.
OTHER_NUMBERS: dict[tuple[str, str, int], str] = {}

# What a Chinese sentence may hold in Latin letters: names, a function, and words quoted from other editions.
LATIN = {"Bakufu", "Big", "Box", "max"}
QUOTED = {"paleis", "dice", "tower", "peasant"}  # in the ruling on terms

# Common in every English rule, and no Dutch words.
ENGLISH_WORDS = {
    *("the", "and", "an", "to", "from", "with", "by", "for", "if", "not", "no", "this", "that", "these"),
    *("his", "he", "its", "are", "be", "each", "every", "any", "all", "one", "two", "three", "may", "must"),
    *("player", "players", "province", "provinces", "card", "cards", "army", "armies", "farmer", "farmers"),
    *("chest", "chests", "rice", "tax", "taxes", "castle", "temple", "supply", "board", "tray", "tower"),
    *("marker", "markers", "revolt", "battle", "attacker", "defender", "leader", "favor", "court", "example"),
    *(
        "spring",
        "summer",
        "fall",
        "year",
        "round",
        "turn",
        "order",
        "option",
        "ruling",
        "yes",
        "none",
        "only",
    ),
}


def texts(rule: Rule) -> list[str]:
    """The rule with its title, then its examples."""
    return [f"{rule.title} {rule.text}".strip(), *(example.text for example in rule.examples)]


def pairs(lang: str) -> Iterator[tuple[str, int, str, str]]:
    other = rulebook("shogun", lang).rules
    for rule in ENGLISH.rules.values():
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


# -- the same book -----------------------------------------------------------------------------------


@in_every_language
def test_every_language_has_the_same_rules_in_the_same_order(lang: str) -> None:
    assert list(rulebook("shogun", lang).rules) == RULES


@in_every_language
def test_every_rule_has_text_and_every_ruling_a_title(lang: str) -> None:
    for rule in rulebook("shogun", lang).rules.values():
        assert all(len(text) > 1 for text in texts(rule)), rule.id
        assert bool(rule.title) == bool(ENGLISH.rules[rule.id].title), rule.id
        assert rule.section, rule.id


@in_every_language
def test_every_rule_has_the_same_examples_module_marks_and_option(lang: str) -> None:
    for rule in rulebook("shogun", lang).rules.values():
        english = ENGLISH.rules[rule.id]
        assert [e.module for e in rule.examples] == [e.module for e in english.examples], rule.id
        assert (rule.module, rule.option) == (english.module, english.option), rule.id


@in_every_language
def test_sections_have_the_same_numbers_and_name_the_same_rules(lang: str) -> None:
    for rule in rulebook("shogun", lang).rules.values():
        mark = re.compile(r"^[\d.]+|S-[A-Z]+")
        assert mark.findall(rule.section) == mark.findall(ENGLISH.rules[rule.id].section), rule.id


@in_every_language
def test_tables_have_the_same_shape(lang: str) -> None:
    assert len(tables(ENGLISH.text)) == 3
    assert tables(rulebook("shogun", lang).text) == tables(ENGLISH.text)


@in_every_language
def test_headings_and_lists_come_in_the_same_order(lang: str) -> None:
    shape = re.compile(r"^(?:(#+) |(- \*\*[A-Z]+-)|(  \S)|(\|)|(\*\*\S))", re.MULTILINE)
    kinds = [[bool(part) for part in found] for found in shape.findall(rulebook("shogun", lang).text)]
    assert kinds == [[bool(part) for part in found] for found in shape.findall(ENGLISH.text)]


# -- the same facts ----------------------------------------------------------------------------------


@in_every_language
def test_every_rule_and_example_has_the_same_numbers(lang: str) -> None:
    different = {
        (lang, rule_id, place)
        for rule_id, place, said, told in pairs(lang)
        if Counter(re.findall(r"\d+", said)) != Counter(re.findall(r"\d+", told))
    }
    assert different == {key for key in OTHER_NUMBERS if key[0] == lang}


@in_every_language
def test_the_words_between_the_rules_have_the_same_numbers_too(lang: str) -> None:
    told = re.findall(r"\d+", rulebook("shogun", lang).text)
    assert Counter(told) == Counter(re.findall(r"\d+", ENGLISH.text))


@in_every_language
def test_every_rule_refers_to_the_same_rules(lang: str) -> None:
    named = re.compile(r"(?:S-[A-Z]+|A)-\d\d(?:/\d\d)*")
    for rule_id, place, said, told in pairs(lang):
        assert sorted(named.findall(said)) == sorted(named.findall(told)), (rule_id, place)


@in_every_language
def test_what_follows_is_told_in_the_same_steps(lang: str) -> None:
    for rule_id, place, said, told in pairs(lang):
        for sign in ("->", "→", "<=", ">=", "<->"):
            assert said.count(sign) == told.count(sign), (rule_id, place, sign)


@in_every_language
def test_names_in_code_stay_as_they_are(lang: str) -> None:
    for rule_id, place, said, told in pairs(lang):
        code = re.compile(r"`([^`]+)`(?: = ([a-z0-9_| ]*[a-z0-9_]))?")
        assert code.findall(said) == code.findall(told), (rule_id, place)


@in_every_language
def test_provinces_have_the_names_of_the_game(lang: str) -> None:
    english, words = Words("en", "shogun"), Words(lang, "shogun")
    names = {english.name("province", p): words.name("province", p) for p in shogun.PROVINCES}
    any_of_them = re.compile(r"\b(" + "|".join(sorted(names, key=len, reverse=True)) + r")\b")
    for rule_id, place, said, told in pairs(lang):
        for name, times in Counter(any_of_them.findall(said)).items():
            if rule_id == "A-32":  # the misprint itself: the name is spelled out in every language
                continue
            assert told.count(names[name]) == times, (rule_id, place, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_actions_cards_and_events_have_the_names_of_the_game(lang: str) -> None:
    words, rules = Words(lang, "shogun"), rulebook("shogun", lang).rules
    for action in shogun.ACTIONS:
        assert words.name("action", action) in rules["S-PLAN-02"].text
    specials = ["chest", "rice", "six_armies", "attack", "defense"]
    for number, special in enumerate(specials, start=3):
        assert rules[f"S-SPEC-{number:02}"].text.startswith(f"*{words.name('special', special)}*")
    for event in shogun.EVENTS:
        line = next(x for x in rules["S-EVT-03"].text.splitlines() if x.startswith(f"| {event.upper()} "))
        assert words.name("eventcard", event).lower() in line.lower()


# -- the reader's own language -----------------------------------------------------------------------


@in_every_language
def test_no_line_is_the_english_one(lang: str) -> None:
    english = {line.strip() for line in ENGLISH.text.splitlines() if line.strip()}
    same = [line for line in rulebook("shogun", lang).text.splitlines() if line.strip() in english]
    options = re.compile(r"\| `\w+`(?: \(module\))? \| [a-z0-9_, ]+ \| A-\d\d \|")
    assert [line for line in same if not options.fullmatch(line) and set(line) - set("| -")] == []


@in_every_language
def test_no_text_is_the_english_one(lang: str) -> None:
    assert [(rule_id, place) for rule_id, place, said, told in pairs(lang) if said == told] == []
    sections = {rule.section for rule in ENGLISH.rules.values()}
    assert sections.isdisjoint(rule.section for rule in rulebook("shogun", lang).rules.values())


def latin(lang: str) -> Iterator[tuple[str, set[str]]]:
    """Every line of the book, and its words in Latin letters outside of code, ids and quotations."""
    for line in rulebook("shogun", lang).text.splitlines():
        plain = re.sub(r"`[^`]*`(?: = [a-z0-9_| ]*)?|S-[A-Z]+|EV\d\d|\| [a-z0-9_, ]+ \|", " ", line)
        quoted = QUOTED if line.startswith("- **A-33") else set()
        yield line, set(re.findall(r"[^\W\d_\u4e00-\u9fff]+", plain)) - quoted


def test_the_dutch_book_has_no_english_words() -> None:
    for line, words in latin("nl"):
        assert {word for word in words if word.lower() in ENGLISH_WORDS} == set(), line


def test_the_english_words_that_are_looked_for_would_be_found() -> None:
    with_some = [line for line, words in latin("en") if {word.lower() for word in words} & ENGLISH_WORDS]
    assert len(with_some) > 400


def test_the_chinese_book_has_no_words_in_latin_letters() -> None:
    for line, words in latin("zh-Hans"):
        assert {word for word in words if len(word) > 1} <= LATIN, line


def test_the_chinese_book_uses_chinese_punctuation() -> None:
    for rule_id, place, _, told in pairs("zh-Hans"):
        assert not re.search(r"[\u4e00-\u9fff][,.;:?!]", told.replace("{甲斐, 能登}", "")), (rule_id, place)
        assert told.rstrip().endswith(("。", "。）", ")", "|")), (rule_id, place)


# -- asking for a language ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "lang"), [("nl", "nl"), ("zh", "zh-Hans"), ("ZH-hans", "zh-Hans"), ("en", "en")]
)
def test_a_book_is_found_by_the_name_of_its_language(name: str, lang: str) -> None:
    assert rulebook("shogun", name).lang == lang


def test_without_a_language_the_book_is_english() -> None:
    assert rulebook("shogun") is rulebook("shogun", "en")


@pytest.mark.parametrize("name", ["fr", "", "zh-Hant", "../rules", "n"])
def test_an_unknown_language_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(Refused) as caught:
        rulebook("shogun", name)
    assert caught.value.refusal.key == "language-unknown"
    assert caught.value.refusal.facts["languages"] == "en, nl, zh-Hans"
