"""The word filter: what it masks, what it leaves alone, and how it says no to a wrong list."""

from __future__ import annotations

from pathlib import Path

import pytest

from bakufu.engine.errors import Refused
from bakufu.server.company.word_filter import MASK, WordFilter, read_filter
from bakufu.server.http.context import Context
from bakufu.server.settings import Settings
from tests.server.running import running, sqlite


@pytest.fixture(params=["sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize(
    "text",
    ["idiot", "IDIOT", "Ídìôt", "1d10t", "id.iot", "i d i o t", "i-d-i-o-t", "idioooot", "idiots",
     "\uff49\uff44\uff49\uff4f\uff54", "i\u200bdiot", "id!ot", "$h1t", "你这个白 痴", "一群混蛋"],
)  # fmt: skip
def test_a_listed_word_is_masked_in_its_simple_disguises(text: str) -> None:
    shown = read_filter("on").masked(text)
    assert MASK in shown and len(shown) == len(text)


@pytest.mark.parametrize(
    "text",
    ["pass hit", "Scunthorpe", "classic assassin", "10 and 4.5", "I d like it", "Kraut", "krut", "Hutch",
     "白天", "crapaud", "¡Hola!"],
)  # fmt: skip
def test_other_words_are_left_alone(text: str) -> None:
    assert read_filter("on").masked(text) == text


def test_without_a_list_nothing_is_masked() -> None:
    assert read_filter("off").masked("idiot") == "idiot"


def test_a_host_may_have_a_list_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "en.txt").write_text("# ours\n\nrhubarb*  # and what begins so\n*\n", encoding="utf-8")
    found = read_filter(str(tmp_path))
    assert found.masked("Rhubarbs, idiot") == f"{MASK * 8}, idiot"


def test_a_missing_unreadable_or_endless_list_is_refused_with_a_sentence(tmp_path: Path) -> None:
    def why() -> str:
        with pytest.raises(Refused) as caught:
            read_filter(str(tmp_path))
        return caught.value.refusal.key

    assert why() == "words-missing"
    (tmp_path / "nl.txt").write_bytes(b"\xff\xfe\xff")
    assert why() == "words-unreadable"
    (tmp_path / "nl.txt").write_text("\n".join(f"word{n}" for n in range(2001)))
    assert why() == "words-too-many"


@pytest.mark.parametrize("text", ["i" * 500, "i " * 250, "idio" * 125, "$!1|" * 125, "f.u.c." * 80])
def test_no_text_makes_it_slow(text: str) -> None:
    import time

    began = time.process_time()
    read_filter("on").masked(text)
    assert time.process_time() - began < 1.0


def test_a_word_of_one_letter_repeated_is_no_trap() -> None:
    assert WordFilter(["aa*"]).masked("a" * 500) == MASK * 500


async def test_a_line_is_never_blocked_and_its_writer_sees_the_mask(database: str, tmp_path: Path) -> None:
    async with running(database, word_filter="on") as server:
        table = await server.table()
        async with server.socket(table.hello(0)) as own, server.socket(table.hello(1)) as other:
            await own.send({"type": "chat", "id": "a", "text": "What an idiot am I"})
            for socket in (own, other):
                assert (await socket.next("chat"))["text"] == f"What an {MASK * 5} am I"
        metrics = (await server.http.get("/metrics")).text
        assert "bakufu_masked_total 1.0" in metrics


async def test_a_server_with_a_wrong_list_does_not_start(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        Context(Settings(database=sqlite(tmp_path), word_filter=str(tmp_path)))
