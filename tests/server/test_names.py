"""Names that could be taken for somebody else's, and text that turns other text round."""

from __future__ import annotations

from pathlib import Path

import pytest

from bakufu.bots import registry as bot_registry
from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.i18n import LANGUAGES, Words
from bakufu.server.tables.lobby import bot_name
from bakufu.server.tables.names import guest_name
from tests.server.running import running, sqlite

POSSIBLE = [
    *("武田 信玄", "さくら", "サクラ Sakura", "がく", "王小明", "李娜 Anna", "김민준"),
    *("Kenshin", "Joost van den Vondel", "Zoë", "IJsbrand", "Łukasz", "Nguyễn Thị"),
    *("Анна", "Ελένη", "สมชาย", "محمد", "दीपिका", "🦊", "O'Brien-Smith", "x_2"),
]
REFUSED = [
    ("K\u0435nshin", "seat-name-mixed"),  # a Cyrillic e
    ("\u041aenshin", "seat-name-mixed"),
    ("Al\u03bfn", "seat-name-mixed"),  # a Greek o
    ("a" + "\u0301" * 38, "name-malformed"),
    ("\u0301a", "name-malformed"),
    ("a\u20dd", "name-malformed"),  # a ring around it
    ("abc\u202egnihtyna", "name-malformed"),
    ("a\u2066b", "name-malformed"),
    ("a\u200bb", "name-malformed"),
    ("\u3164", "name-malformed"),  # printable, but nothing to see
    ("\u2800\u2800", "name-malformed"),
]
ALIKE = [
    ("Kenshin", "KENSHIN"),
    ("Kenshin", "Ken shin"),
    ("Kenshin", "Kénshin"),
    ("Kenshin", "Ｋｅｎｓｈｉｎ"),
    ("Ilse", "llse"),
    ("Oda", "0da"),
    ("coco", "\u0441\u043e\u0441\u043e"),  # all Cyrillic
    ("Paul", "Pau1"),
]


@pytest.mark.parametrize("name", POSSIBLE)
def test_people_of_all_languages_keep_their_names(name: str) -> None:
    assert guest_name(name, ["Ben", "かく"]) == name


@pytest.mark.parametrize(("name", "key"), REFUSED)
def test_a_name_that_hides_something_is_refused(name: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        guest_name(name, [])
    assert caught.value.refusal.key == key


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_two_names_at_a_table_never_look_the_same(one: str, other: str) -> None:
    for name, sitting in ((one, other), (other, one)):
        with pytest.raises(Refused) as caught:
            guest_name(name, ["Ben", sitting])
        assert caught.value.refusal.key == "seat-name-taken"
    assert guest_name(one, ["Ben"]) == one


@pytest.mark.parametrize("game", registry.games())
def test_nobody_is_called_like_a_bot(game: str) -> None:
    for bot in bot_registry.bots(game):
        said = [Words(lang).say(f"bot-{bot}") for lang in LANGUAGES]
        for name in (bot, bot.upper(), bot_name(2, bot), f"{bot}-12", f"{bot}1", *said, f"{said[1]} 4"):
            with pytest.raises(Refused) as caught:
                guest_name(name, [])
            assert caught.value.refusal.key == "seat-name-bot", name


async def test_the_server_says_so_in_every_language_and_chat_runs_one_way(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as server:
        table = await server.table()
        waiting = await server.table(start=False)
        await server.ask("DELETE", waiting.path + "/seats", waiting.host, params={"seat": 0})
        said = set()
        for lang in LANGUAGES:
            for name in ("K\u0435nshin", "normal 3"):
                response = await server.http.post(
                    waiting.path + "/join", json={"name": name}, headers={"Accept-Language": lang}
                )
                assert response.status_code == 422
                said.add(response.json()["words"])
        assert len(said) == 2 * len(LANGUAGES)
        line = await server.ask(
            "POST", table.path + "/chat", table.tokens[0], {"text": "a\u202eb\u2067c 👩\u200d🚀"}
        )
        assert line["text"] == "abc 👩\u200d🚀"
        assert await server.refused("POST", table.path + "/chat", table.tokens[0], {"text": "\u202e"}) == (
            422,
            "chat-length",
        )
