"""The messages of a language speak with one voice: one word for one thing."""

from __future__ import annotations

import re

import pytest

from tests.i18n.source import message_paths

# A word that we do not use, and the one that stands for the thing everywhere.
ONE_WORD = {
    "nl": {
        r"\b[Bb]eginpagina\b": "startpagina",
        r"\b[Rr]onden\b": "rondes",
        r"(?<!\$)\b[Uu]w?\b": "je, jouw",
    },
    "zh-Hans": {
        "你": "您",
        "旁观": "观战",
        "机器人": "电脑玩家",
        "税收": "税金",
        "落出": "掉出",
        "攻击": "进攻",
        "厅室": "宫室",
    },
}


def lines(lang: str) -> list[str]:
    return [
        f"{file.name}:{number}: {line}"
        for file in message_paths(lang)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if not line.startswith("#")
    ]


@pytest.mark.parametrize(
    ("lang", "word", "better"),
    [(lang, word, better) for lang, words in ONE_WORD.items() for word, better in words.items()],
)
def test_one_thing_has_one_word(lang: str, word: str, better: str) -> None:
    found = [line for line in lines(lang) if re.search(word, line)]
    assert found == [], f"here we say {better}"


def test_no_blank_stands_between_chinese_words_and_what_is_put_in() -> None:
    # Behind a problem told in English there is one.
    blank = re.compile(r"[\u4e00-\u9fff，。：；（“] \{ \$|(?<!\$problem )\} [\u4e00-\u9fff，。：；）”]")
    assert [line for line in lines("zh-Hans") if blank.search(line)] == []


def test_english_is_spelled_as_in_america() -> None:
    """Names of messages and of what is put in are not read by players."""
    british = re.compile(
        r"[cC]olour|[nN]eighbour|[dD]efence|[cC]ancell(?:ed|ing)|[fF]avour|[hH]onour|[tT]heatre"
    )
    unread = re.compile(r"^[\w-]+ =|\$[\w-]+|[a-z]+(?:-[a-z\d]+)+")
    assert [line for line in lines("en") if british.search(unread.sub("", line.split(": ", 1)[-1]))] == []
