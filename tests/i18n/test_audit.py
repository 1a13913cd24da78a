"""Every key has its words in every language, and no words are left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import bakufu.server.tournaments.told  # noqa: F401  (its kinds of notices)
from bakufu.bots.notes import POINTS, PROVINCES, SCORE
from bakufu.bots.registry import bots
from bakufu.engine import registry
from bakufu.games.ikusa import tables as ikusa
from bakufu.games.ikusa.decisions import DECISIONS as IKUSA_DECISIONS
from bakufu.games.shogun import tables as shogun
from bakufu.games.shogun.decisions import DECISIONS
from bakufu.i18n import LANGUAGES
from bakufu.i18n.messages import messages
from bakufu.server.notices.kinds import KINDS, TEST
from bakufu.server.pairing.service import PAIRED
from tests.i18n.source import LANGS, SRC, entries, texts, uses, web_keys

# Texts that the words themselves use.
OWN = {
    *("seat-number", "tally", "refusal-in-run", "server-page-unknown"),
    *("calendar-title", "calendar-about"),
    *("shogun-title", "ikusa-title", "ikusa-side-name"),
    *("shogun-notice-round", "ikusa-notice-round", "notice-digest"),
    *(f"notice-{kind}{part}" for kind in (*KINDS, TEST, PAIRED) for part in ("", ".body")),
    *(f"notice-mail-{part}" for part in ("open", "why", "settings", "stop")),
    *(f"notice-mail-{part}" for part in ("stop-ask", "stopped", "stop-unknown")),
}

# Here a refusal only ends a bot's look ahead; nobody reads it.
NEVER_TOLD = "server/bots/players.py:"

# Texts that end with another text.
OPEN = {
    "refusal-in-run",
    "refusal-record-illegal-move",
    "shogun-event-skipped",
    "shogun-refusal-wrong-kind",
    "ikusa-refusal-wrong-kind",
}
GAMES = ["ikusa", "shogun"]
NUMBERS = [0, 1, 2, 3, 4, 5, 21]  # a language may have words of its own for each
CHOICES = ["none", "chest_3", "other"]  # ids of things by which words are chosen


def named(kind: str, names: list[str], *attributes: str, game: str = "shogun") -> Iterator[str]:
    for name in names:
        key = f"{game}-{kind}-{name.replace('_', '-').lower()}"
        yield key
        yield from (f"{key}.{attribute}" for attribute in attributes)


def of_any_game(game: str) -> set[str]:
    """The texts of moves and options."""
    known = registry.game(game)
    kinds = [kind.name for kind in known.moves.kinds]
    values = {
        f"{game}-option-{option.name}.{part}".replace("_", "-")
        for option in known.options
        for value in option.values
        for part in value.split(",")
        if not part.isdigit()
    }
    options = [option.name for option in known.options]
    return {
        *named("move", kinds, game=game),
        *named("kind", kinds, game=game),
        *named("option", options, game=game),
        *named("options", sorted({option.group for option in known.options} - {""}), "about", game=game),
        *values,
    }


def of_ikusa() -> set[str]:
    """A name for every thing of Ikusa."""
    things = {
        "decision": IKUSA_DECISIONS,
        "province": ikusa.PROVINCES,
        "bin": ikusa.BINS,
        "bins": [*(str(place) for place in range(ikusa.BIN_COUNT)), "none"],
        "unit": ikusa.UNITS,
        "units": [*(str(unit) for unit in range(len(ikusa.UNITS))), "none"],
        "body": ikusa.BODIES,
        "army": [*ikusa.SHAPES, *ikusa.ARMIES],
        "losses": ["ask"],
        "trigger": ikusa.TRIGGERS,
        "building": ikusa.BUILDINGS,
        "variant": list(registry.game("ikusa").options[0].values),
        "clan": ikusa.CLANS,
        "seat": [str(seat + 1) for seat in range(len(ikusa.CLANS))],
    }
    return {
        *(key for kind, names in things.items() for key in named(kind, names, game="ikusa")),
        *named("bin", ikusa.BINS, "about", game="ikusa"),
    }


def of_tables() -> set[str]:
    """The texts that the tables of the games ask for: a name for every thing."""
    return {
        *of_any_game("shogun"),
        *of_any_game("ikusa"),
        *of_ikusa(),
        *named("decision", DECISIONS),
        *named("province", shogun.PROVINCES),
        *named("card", [card for card in shogun.CARDS if card not in shogun.PROVINCES]),
        *named("action", shogun.ACTIONS, "about"),
        *named("space", [space for space in shogun.SPACES if space not in shogun.ACTIONS], "about"),
        *named("module", shogun.MODULES, "about"),
        *named("tower-model", ["manual"], "about"),
        *named("favor", [str(number + 1) for number in range(shogun.FAVORS)], "about"),
        *named("peace", shogun.FAVOR_PEACES),
        *named("benefit", shogun.BENEFITS),
        *named("special", shogun.SPECIALS, "about"),
        *named("eventcard", shogun.EVENTS, "about"),
        *named("building", shogun.BUILDINGS),
        *named("season", shogun.SEASONS),
        *named("region", shogun.REGIONS),
        *named("colour", shogun.COLOUR_NAMES),
        *named("cubes", [*(str(colour) for colour in range(shogun.COLOURS)), "none"]),
        *named("clan", shogun.CLANS, "daimyo"),
        *named("seat", [str(seat + 1) for seat in range(shogun.SEATS)]),
    }


def of_bots() -> set[str]:
    """A name and a sentence for every bot."""
    names = {bot for game in registry.games() for bot in bots(game)}
    return {f"bot-{name}{part}" for name in names for part in ("", ".about")}


def of_explanations() -> set[str]:
    """What a bot says about its moves: read from where it is put together and from where it is noted.

    That every explanation has words is also checked as it is made: `tests/bots/test_explanations.py`.
    """
    found = set(re.findall(r'"(why-[a-z-]+[a-z])"', _source("bots/why_words.py")))
    found |= {f"why-{unit}{end}" for unit in (POINTS, PROVINCES, SCORE) for end in ("", "-parts")}
    found |= {f"why-short-{unit}" for unit in (POINTS, PROVINCES)}
    found |= {f"ikusa-why-part-bin-{name}".replace("_", "-") for name in ikusa.BINS}
    found |= {f"shogun-why-part-special-{name}".replace("_", "-") for name in shogun.SPECIALS}
    known = texts("en")
    for game in GAMES:
        trees = [ast.parse(file.read_text(encoding="utf-8")) for file in _bots_of(game)]
        said = {name for tree in trees for name in _remarks(tree)}
        found |= {f"{game}-why-{name}" for name in said}
        found |= {f"{game}-why-{name}.short" for name in said if f"{game}-why-{name}.short" in known}
        strings = {
            node.value
            for tree in trees
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        found |= {key for name in strings if (key := f"{game}-why-part-{name}") in known}
    return found


def _bots_of(game: str) -> list[Path]:
    files = SRC.rglob("*.py")
    return [file for file in files if "bots" in file.parts and game in str(file.relative_to(SRC))]


def _remarks(tree: ast.Module) -> Iterator[str]:
    """The names of remarks: what is handed over first, either side of a condition, or through `name`."""
    for node in ast.walk(tree):
        first: ast.expr | None = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            if node.func.id in ("Remark", "remark", "_overruled"):
                first = node.args[0]
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "name":
            first = node.value
        for one in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                yield one.value


def _source(path: str) -> str:
    return (SRC / path).read_text(encoding="utf-8")


def wanted() -> set[str]:
    return OWN | of_tables() | of_bots() | of_explanations() | {use.id for use in uses()}


def facts_of(variables: frozenset[str]) -> set[str]:
    """The facts behind the variables: `card-id` and `cards-count` come from `card` and `cards`."""
    return {re.sub(r"-(id|count)$", "", variable) for variable in variables}


def test_every_language_has_a_folder_with_all_files() -> None:
    assert sorted(LANGS) == sorted(LANGUAGES)
    assert len({frozenset(file for file, _ in entries(lang)) for lang in LANGS}) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_message_files_have_no_faulty_entry(lang: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(lang) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_message_is_written_twice(lang: str) -> None:
    ids = [entry.id.name for _, entry in entries(lang) if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", LANGS)
def test_every_key_of_the_source_has_words(lang: str) -> None:
    assert sorted((wanted() | web_keys()[0]) - set(texts(lang))) == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_words_are_left_over(lang: str) -> None:
    literals, patterns = web_keys()
    left = set(texts(lang)) - wanted() - literals
    assert sorted(key for key in left if not any(pattern.fullmatch(key) for pattern in patterns)) == []


@pytest.mark.parametrize("lang", LANGS[1:])
def test_all_languages_use_the_same_facts(lang: str) -> None:
    english = texts("en")
    different = {
        key: (facts_of(english[key].variables), facts_of(text.variables))
        for key, text in texts(lang).items()
        if facts_of(english[key].variables) != facts_of(text.variables)
    }
    assert different == {}


def test_messages_use_only_facts_that_the_source_gives() -> None:
    english = texts("en")
    lacking = [
        (use.place, use.id, sorted(facts_of(english[use.id].variables) - use.facts))
        for use in uses()
        if not use.place.startswith(NEVER_TOLD)
        and use.facts is not None
        and not facts_of(english[use.id].variables) <= use.facts
    ]
    assert lacking == []


@pytest.mark.parametrize("game", GAMES)
def test_moves_use_only_the_arguments_of_their_kind(game: str) -> None:
    for kind in registry.game(game).moves.kinds:
        names = {argument.name for argument in kind.arguments}
        key = f"{game}-move-{kind.name}".replace("_", "-")
        assert facts_of(texts("en")[key].variables) <= names


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_can_be_said(lang: str, number: int) -> None:
    for key, text in texts(lang).items():
        numbers = set().union(*(texts(other)[key].numbers for other in LANGS))
        counted = {name for name in text.variables if name in numbers or name.endswith("-count")}
        if not counted and number != NUMBERS[0]:
            continue  # said already, in the same words
        chosen = {name for name in text.variables if name.endswith("-id")}
        arguments: dict[str, str | int] = {
            name: number if name in counted else "thing" for name in text.variables
        }
        for choice in CHOICES if chosen else CHOICES[:1]:
            arguments.update(dict.fromkeys(chosen, choice))
            said = messages(lang).format(key, arguments)
            assert said is not None and said[0] and not said[1], (key, said)


@pytest.mark.parametrize("lang", LANGS[1:])
def test_sentences_are_translated(lang: str) -> None:
    english = texts("en")
    same = [
        key
        for key, text in texts(lang).items()
        if text.text == english[key].text and len(text.text.split()) > 3
    ]
    assert same == []


@pytest.mark.parametrize("lang", LANGS)
def test_refusals_and_log_lines_are_whole_sentences(lang: str) -> None:
    for key, text in texts(lang).items():
        if key not in OPEN and re.match(r"refusal-|(shogun|ikusa)-(event|refusal)-", key):
            assert text.text.rstrip()[-1] in ".!?。！？", (key, text.text)


def test_chinese_names_are_those_of_the_data_files() -> None:
    chinese = messages("zh-Hans")
    for province in shogun.read_table("provinces.toml")["province"]:
        assert chinese.format(f"shogun-province-{province['id']}", {}) == (province["zh"], [])
    for daimyo in shogun.read_table("cards.toml")["daimyo"]["list"]:
        assert chinese.format(f"shogun-clan-{daimyo['color']}.daimyo", {}) == (daimyo["zh"], [])


@pytest.mark.parametrize(("lang", "field"), [("en", "name"), ("nl", "name"), ("zh-Hans", "zh")])
def test_names_of_ikusas_provinces_are_those_of_its_data_file(lang: str, field: str) -> None:
    for province in ikusa.read_table("provinces.toml")["province"]:
        key = f"ikusa-province-{province['id']}".replace("_", "-")
        assert messages(lang).format(key, {}) == (province[field], [])


def test_names_of_provinces_and_daimyos_are_those_of_the_data_files() -> None:
    for lang in ("en", "nl"):
        for province in shogun.read_table("provinces.toml")["province"]:
            assert messages(lang).format(f"shogun-province-{province['id']}", {}) == (province["name"], [])
        for daimyo in shogun.read_table("cards.toml")["daimyo"]["list"]:
            assert messages(lang).format(f"shogun-clan-{daimyo['color']}.daimyo", {}) == (daimyo["name"], [])
