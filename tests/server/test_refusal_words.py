"""Every refusal is told in words: of every game, over HTTP and WebSocket, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.bots import registry as bot_registry
from bakufu.engine import registry
from bakufu.engine.errors import Fact, Refused
from bakufu.engine.record import write_record
from bakufu.engine.session import Session
from bakufu.i18n import LANGUAGES
from bakufu.server.http.context import Context
from bakufu.server.protocol import Moves
from bakufu.server.settings import Settings
from bakufu.server.tables import commands
from tests.engine.toy import DOJO
from tests.i18n.source import texts, uses
from tests.server.running import RemoteTable, Running, running, sqlite

GAMES = [game for game in registry.games() if game != DOJO.id]  # the toy of the tests speaks no language
MOMENTS = 25  # of a game, at which wrong moves are tried
_ids = count()


def refusal_ids() -> set[str]:
    """The messages of all refusals that the source can make: of the games, the engine and the server."""
    return {use.id for use in uses() if re.match(r"([a-z]+-)?refusal-", use.id)}


def key_of(message: str) -> str:
    return message.partition("refusal-")[2]


def keys() -> set[str]:
    return {key_of(message) for message in refusal_ids()}


@cache
def keys_in_words() -> re.Pattern[str]:
    return re.compile(r"(?<![\w-])(" + "|".join(sorted(key for key in keys() if "-" in key)) + r")(?![\w-])")


OPTIONS = {
    text for game in GAMES for option in registry.game(game).options for text in (option.name, *option.values)
}
RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\[[A-Z]+-[A-Z0-9-]+\]|\{|\$[a-z]")

DOUBLED = re.compile(r"\b([^\W\d_]{2,}) \1\b|座位\d+号座位", re.IGNORECASE)  # "seat Seat 10"


def bare(words: str) -> list[str]:
    """What no reader should see: keys, names of the program's own, rules in brackets, unfilled places, a word
    twice.

    Options are sent by their names, so they are named so.
    """
    found = [
        found.group() for pattern in (keys_in_words(), RAW, DOUBLED) for found in pattern.finditer(words)
    ]
    return [text for text in found if text not in OPTIONS]


def refused_words(context: Context, lang: str, game: str, key: str, facts: dict[str, Fact]) -> str:
    why = Refused(key, "X-YZ-01", **facts)
    why.game = game
    return context.refuse(lang, why).words


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return Context(Settings(database=sqlite(tmp_path)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_every_refusal_of_the_source_has_words(game: str, lang: str, context: Context) -> None:
    tried = 0
    for message in sorted(refusal_ids()):
        of, _, key = message.partition("refusal-")
        if of in ("", f"{game}-"):
            for number in (1, 9):  # a seat of the table, and none: that one has no colour
                names = {name.partition("-")[0] for name in texts(lang)[message].variables}
                words = refused_words(context, lang, game, key, dict.fromkeys(names, number))
                assert not bare(words) and not words.startswith(key), (message, words)
            tried += 1
    assert tried > 150


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_refusal_without_words_would_be_seen(lang: str, context: Context) -> None:
    assert refused_words(context, lang, GAMES[0], "never-heard-of", {}).startswith("never-heard-of")
    own = {game: {use.id for use in uses() if use.id.startswith(f"{game}-refusal-")} for game in GAMES}
    for game, other in zip(GAMES, [*GAMES[1:], GAMES[0]], strict=True):
        foreign = {*map(key_of, own[other])} - {*map(key_of, own[game] | refusal_ids() - own[other])}
        assert foreign  # what only the other game can refuse
        for key in sorted(foreign):
            assert bare(refused_words(context, lang, game, key, {})), key


class Asker:
    """Sends what is wrong, each time in the next language, and reads what comes back."""

    def __init__(self, server: Running, table: RemoteTable) -> None:
        self.server = server
        self.table = table
        self.langs = cycle(LANGUAGES)
        self.words_by_key: dict[str, set[str]] = {}
        self.drafted = 0  # refused moves of drafts
        self.foreseen = 0  # refusals in the forecasts of drafts

    def read(self, refuse: Any) -> None:
        key, words = refuse["refusal"]["key"], refuse["words"]
        assert refuse["type"] == "refuse" and not bare(words), (refuse["refusal"], words)
        self.words_by_key.setdefault(key, set()).add(words)

    async def http(self, method: str, path: str, token: str | None, body: Any) -> None:
        headers = {"Accept-Language": next(self.langs)}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        response = await self.server.http.request(method, path, headers=headers, json=body)
        assert response.status_code >= 400, (path, body)
        self.read(response.json())

    def read_draft(self, draft: Any) -> None:
        """Every refused move of a draft, and every refusal in its forecast, as one that is sent."""
        for part in refused_parts(draft["preview"]["moves"]):
            self.read({"type": "refuse", **part})
            self.drafted += 1
        for part in refused_parts(draft["preview"]["forecast"]):
            self.read({"type": "refuse", **part})
            self.foreseen += 1

    async def draft(self, seat: int, seen: int, run: list[int]) -> None:
        """The same moves as a draft: kept and read over HTTP, and over a socket."""
        path, token = self.table.path + "/draft", self.table.tokens[seat]
        headers = {"Accept-Language": next(self.langs), "Authorization": f"Bearer {token}"}
        response = await self.server.http.put(path, headers=headers, json={"seen": seen, "moves": run})
        assert response.status_code == 200, response.text
        self.read_draft(response.json())
        await self.look_at_draft(seat)
        async with self.server.socket(self.table.hello(seat, lang=next(self.langs))) as socket:
            self.read_draft(await socket.next("draft"))  # it was kept before
            await socket.send({"type": "draft", "id": f"w{next(_ids)}", "seen": seen, "moves": run[:1]})
            self.read_draft(await socket.next("draft"))
            await socket.send({"type": "draft", "id": f"w{next(_ids)}", "seen": seen, "moves": []})
            await socket.next("ack")

    async def look_at_draft(self, seat: int) -> None:
        """An empty one too: its forecast tells what the moves that could be added would do."""
        path, token = self.table.path + "/draft", self.table.tokens[seat]
        headers = {"Accept-Language": next(self.langs), "Authorization": f"Bearer {token}"}
        response = await self.server.http.get(path, headers=headers)
        assert response.status_code == 200, response.text
        self.read_draft(response.json())

    async def wrong_moves(self, rng: Random) -> None:
        """Every seat tries moves of each kind that it may not make, by both doors."""
        table, store = self.table, self.server.context.store
        loaded = await store.get(table.id)
        assert loaded.session is not None
        game, state = loaded.session.game, loaded.session.state
        for seat in range(loaded.players):
            legal = {*game.legal(state, seat), *game.out_of_turn_moves(state, seat)}
            tried = [kind.base + rng.choice([0, 0, 1]) for kind in game.moves.kinds]
            rng.shuffle(tried)
            asked = [kind for kind in game.moves.kinds if any(kind.base <= m <= kind.last for m in legal)]
            near = [rng.randint(kind.base, kind.last) for kind in asked for _ in range(6)]
            wrong = [m for m in [*near, *tried] if m not in legal and decodes(loaded.session, m)]
            runs = [[move] for move in wrong[: len(near) + 4]]
            longer = [rng.choice(sorted(legal)), rng.choice(wrong)] if legal and wrong else []
            runs += [longer] if longer and not is_run(loaded.session, seat, longer) else []
            for run in runs:
                body = {"id": f"w{next(_ids)}", "seen": loaded.seqs[seat], "moves": run}
                await self.http("POST", table.path + "/moves", table.tokens[seat], body)
            if legal and runs and seat in loaded.to_act():
                await self.draft(seat, loaded.seqs[seat], [run[-1] for run in runs[:3]])
            lang = next(self.langs)
            async with self.server.socket(table.hello(seat, lang=lang)) as socket:
                for run in runs[-2:]:
                    body = {"id": f"w{next(_ids)}", "seen": loaded.seqs[seat], "moves": run}
                    await socket.send({"type": "moves", **body})
                    self.read(await socket.next("refuse"))


def refused_parts(part: Any) -> Iterator[dict[str, Any]]:
    """Whatever has a refusal, however deep it lies in a preview."""
    if isinstance(part, dict) and part.get("refusal") is not None:
        yield {"refusal": part["refusal"], "words": part.get("words", "{")}  # without words it is bare
    for one in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from refused_parts(one)


def is_run(session: Session, seat: int, run: list[int]) -> bool:
    try:
        session.fork().apply_run(seat, run)
    except Refused:
        return False
    return True


def decodes(session: Session, move: int) -> bool:
    try:
        session.game.moves.decode(move)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_refused_at_a_table_is_told_in_the_words_of_its_game(game: str, tmp_path: Path) -> None:
    rng = Random(game)
    async with running(sqlite(tmp_path)) as server:
        table = await server.table(game=game)
        asker = Asker(server, table)
        for moment in range(MOMENTS * 12):
            loaded = await server.context.store.get(table.id)
            if loaded.session is None or not loaded.to_act():
                break
            if moment % 12 == 0:
                await asker.wrong_moves(rng)
            seat = rng.choice(loaded.to_act())
            await asker.look_at_draft(seat)
            move = rng.choice(loaded.session.game.legal(loaded.session.state, seat))
            command = Moves(id=f"w{next(_ids)}", seen=loaded.seqs[seat], moves=[move])
            await commands.command(server.context.store, table.id, table.tokens[seat], command)
        assert len(asker.words_by_key) > 10, {*asker.words_by_key}
        assert sum(len(words) for words in asker.words_by_key.values()) > 60
        assert asker.drafted > 60 and asker.foreseen > 20, (asker.drafted, asker.foreseen)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_refused_before_a_game_or_of_a_record_is_told_in_words(
    game: str, tmp_path: Path
) -> None:
    known = registry.game(game)
    names = [f"seat {seat}" for seat in range(known.max_players)]
    session = Session.start(known, known.max_players, {}, names)
    for _ in range(3):
        seat = session.to_act()[0]
        session.apply_run(seat, known.legal(session.state, seat)[0])
    record = session.record()
    wrong = record.moves[-1]._replace(move=known.moves.decode(known.moves.kinds[-1].base))
    record = msgspec.structs.replace(record, moves=[*record.moves[:-1], wrong], final=None)
    async with running(sqlite(tmp_path)) as server:
        asker = Asker(server, await server.table(game=game, start=False))
        bots = bot_registry.bots(game)
        wishes: list[dict[str, Any]] = [{"players": 99}, {"players": 3, "options": {"x": "y"}}]
        wishes += [
            {"players": players, "options": {option.name: value}}
            for option in known.options
            for value in (*option.values, "never")
            for players in (known.min_players, known.max_players)
        ]
        for wish in wishes:
            response = await server.http.post("/api/tables", json={"game": game, **wish})
            if response.status_code != 200:
                for _ in LANGUAGES:
                    await asker.http("POST", "/api/tables", None, {"game": game, **wish})
        seats = [{"kind": "bot", "bot": bots[0]}]
        for _ in LANGUAGES:
            await asker.http("POST", "/api/tables", None, {"game": game, "players": 3, "seats": seats})
            await asker.http("POST", asker.table.path + "/start", asker.table.tokens[0], None)
            response = await server.http.post(
                "/api/records", content=write_record(record), headers={"Accept-Language": next(asker.langs)}
            )
            asker.read(response.json())
        assert {"record-illegal-move", "option-unknown", "not-the-host"} <= {*asker.words_by_key}
