"""What somebody may not do with a tournament, over HTTP as an attacker would try it."""

from __future__ import annotations

from typing import Any, get_args

from bakufu.server.tables.tokens import new_token
from bakufu.server.tournaments.messages import Action
from tests.server.persons import somebody
from tests.server.running import Running, running

CUP = {"name": "Cup", "game": "dojo", "rounds": 2, "wanted": 2, "bot": "random"}


class Cup:
    """A tournament over HTTP."""

    def __init__(self, server: Running, made: dict[str, Any]) -> None:
        self.server = server
        self.id = made["info"]["id"]
        self.path = f"/api/tournaments/{self.id}"
        self.director = made["director_token"]
        self.invite = made["invite"]

    async def enter(self, name: str, token: str | None = None, **more: Any) -> Any:
        return await self.server.ask("POST", self.path + "/entrants", token, {"name": name, **more})

    async def not_enter(self, name: str, token: str | None = None, **more: Any) -> tuple[int, str]:
        return await self.server.refused("POST", self.path + "/entrants", token, {"name": name, **more})

    async def act(self, action: str, part: int = 0, **more: Any) -> Any:
        body = {"action": action, "round": part, **more}
        return await self.server.ask("POST", self.path + "/acts", self.director, body)

    async def page(self, token: str | None = None) -> Any:
        return await self.server.ask("GET", self.path, token)


async def opened(server: Running, token: str | None = None, **wish: Any) -> Cup:
    return Cup(server, await server.ask("POST", "/api/tournaments", token, {**CUP, **wish}))


async def started(server: Running) -> tuple[Cup, list[str]]:
    cup = await opened(server)
    tokens = [(await cup.enter(name))["token"] for name in ("Aya", "Ben", "Cho", "Dai")]
    await cup.act("start")
    return cup, tokens


async def test_nobody_enters_twice(database: str) -> None:
    async with running(database) as server:
        cup = await opened(server)
        token = (await cup.enter("Aya"))["token"]
        assert await cup.not_enter("Ben", token) == (409, "tournament-entered-already")
        assert await cup.not_enter("ΑYA") == (422, "seat-name-mixed")
        assert await cup.not_enter("aya") == (409, "seat-name-taken")
        me = await somebody(server.context.people, "Tomoe")
        await cup.enter("", me.token)
        assert await cup.not_enter("", me.token) == (409, "tournament-entered-already")
        assert len((await cup.page())["entrants"]) == 2


async def test_where_accounts_are_asked_for_no_guest_enters(database: str) -> None:
    async with running(database) as server:
        cup = await opened(server, accounts_required=True)
        assert await cup.not_enter("Aya") == (403, "tournament-account-required")
        me = await somebody(server.context.people, "Tomoe")
        assert (await cup.enter("Somebody else", me.token))["token"] is None
        assert [one["name"] for one in (await cup.page())["entrants"]] == ["Tomoe"]


async def test_an_invitation_cannot_be_guessed_and_ends_when_it_is_renewed(database: str) -> None:
    async with running(database) as server:
        cup = await opened(server, visibility="invite")
        for guess in (None, "", new_token(), cup.invite[:-1], cup.id, cup.director):
            assert await cup.not_enter("Eve", invite=guess) == (403, "tournament-invitation-wrong")
        await cup.enter("Aya", invite=cup.invite)
        assert await server.refused("POST", cup.path + "/invite", new_token()) == (
            403,
            "tournament-not-director",
        )
        fresh = (await server.ask("POST", cup.path + "/invite", cup.director))["invite"]
        assert await cup.not_enter("Ben", invite=cup.invite) == (403, "tournament-invitation-wrong")
        await cup.enter("Ben", invite=fresh)
        assert await server.ask("GET", "/api/tournaments") == [], "it is not listed"


async def test_only_the_director_acts(database: str) -> None:
    async with running(database) as server:
        cup = await opened(server)
        other = await opened(server)
        token = (await cup.enter("Aya"))["token"]
        me = await somebody(server.context.people, "Tomoe")
        await cup.enter("", me.token)
        for action in get_args(Action):
            body = {"action": action, "round": 0, "entrant": 1, "minutes": 5, "table": "abcdefghjk"}
            for thief in (token, me.token, new_token(), cup.invite, other.director):
                answer = await server.refused("POST", cup.path + "/acts", thief, body)
                assert answer == (403, "tournament-not-director")
            assert (await server.refused("POST", cup.path + "/acts", None, body))[0] == 401
        assert [line["kind"] for line in (await cup.page())["log"]] == ["created"]


async def test_an_account_directs_its_own_tournaments_alone(database: str) -> None:
    async with running(database) as server:
        me = await somebody(server.context.people, "Tomoe")
        cup = await opened(server, me.token)
        assert cup.director is None
        assert (await cup.page(me.token))["you"]["director"]
        assert not (await cup.page())["you"]["director"]
        for name in ("Aya", "Ben"):
            await cup.enter(name)
        other = await somebody(server.context.people, "Eve")
        body = {"action": "start", "round": 0}
        assert (await server.refused("POST", cup.path + "/acts", other.token, body))[0] == 403
        assert (await server.ask("POST", cup.path + "/acts", me.token, body))["info"]["round"] == 1


async def test_a_strangers_token_opens_no_seat(database: str) -> None:
    async with running(database) as server:
        cup, tokens = await started(server)
        page = await cup.page(tokens[0])
        mine = page["you"]["table"]
        other = next(table["table"] for table in page["tables"] if table["table"] != mine)
        seat = cup.path + "/seat?table="
        found = await server.ask("POST", seat + mine, tokens[0])
        assert (await server.ask("GET", f"/api/tables/{mine}/link", found["token"]))["seat"] == found["seat"]
        assert await server.refused("POST", seat + other, tokens[0]) == (404, "tournament-seat-gone")
        for thief in (new_token(), cup.director, cup.invite):
            assert await server.refused("POST", seat + mine, thief) == (403, "tournament-not-entered")
        table = f"/api/tables/{mine}/view"
        for token in (*tokens, cup.director, cup.invite):
            assert (await server.refused("GET", table, token))[0] == 403, "only what was made for the seat"


async def test_the_director_has_no_seat_and_no_rights_at_the_tables(database: str) -> None:
    """A director who plays along must not be able to end games as a host could."""
    async with running(database) as server:
        cup, _ = await started(server)
        table = (await cup.page())["tables"][0]["table"]
        body = {"action": "end", "id": "x"}
        assert await server.refused("POST", f"/api/tables/{table}/host", cup.director, body) == (
            403,
            "not-the-host",
        )


async def test_a_page_tells_no_token_digest_or_seed(database: str) -> None:
    async with running(database) as server:
        cup = await opened(server)
        me = await somebody(server.context.people, "Tomoe")
        await cup.enter("", me.token)
        token = (await cup.enter("Aya"))["token"]
        row = (await server.context.tournaments.store.load(cup.id)).row
        answers = [
            (await server.http.get(cup.path)).text,
            (await server.http.get("/api/tournaments")).text,
            (await server.http.get(cup.path + "/standings.json")).text,
            (await server.http.get(cup.path + "/standings.csv")).text,
        ]
        secrets = (token, cup.director, cup.invite, row.director, row.invite, row.seed.hex(), me.id)
        assert not [secret for secret in secrets for text in answers if secret in text]


OVERSIZED: list[dict[str, Any]] = [
    {"name": "x" * 61},
    {"name": ""},
    {"about": "x" * 1001},
    {"game": "x" * 201},
    {"rounds": 0},
    {"rounds": 21},
    {"wanted": 6},
    {"entrants_most": 301},
    {"round_minutes": 10**9},
    {"starts_at": -1},
    {"fill": "robots"},
    {"seed": "00"},
]
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"name": "\u202e\u2800"}, "tournament-name-malformed"),
    ({"name": "a\nb\x00c"}, "tournament-name-malformed"),
    ({"about": "a\x00b"}, "tournament-about-malformed"),
    ({"pace": "none"}, "tournament-needs-clock"),
    ({"pace": "fast"}, "pace-unknown"),
    ({"wanted": 5, "most": 4}, "tournament-table-sizes"),
    ({"game": "chess"}, "game-unknown"),
    ({"options": {"no": "such"}}, "option-unknown"),
    ({"bot": "nobody"}, "bot-unknown"),
    ({"starts_at": 5}, "tournament-starts-too-early"),
    ({"starts_at": 2**31 - 1}, "tournament-too-far"),
    ({"opens_at": 2**31 - 1, "starts_at": 2**31 - 2}, "tournament-starts-too-early"),
]


async def test_what_is_too_large_unknown_or_impossible_is_refused_in_words(database: str) -> None:
    async with running(database) as server:
        for wish in OVERSIZED:
            answer = await server.refused("POST", "/api/tournaments", body={**CUP, **wish})
            assert answer == (400, "message-malformed"), wish
        for wish, key in IMPOSSIBLE:
            answer = await server.refused("POST", "/api/tournaments", body={**CUP, **wish})
            assert answer == (422, key), wish
        assert await server.ask("GET", "/api/tournaments") == []


async def test_no_address_opens_tournaments_or_enters_guests_without_end(database: str) -> None:
    async with running(database, limits=0.2) as server:
        cup = await opened(server)
        keys = set()
        for number in range(12):
            answer = await server.http.post(cup.path + "/entrants", json={"name": f"Bo {number}"})
            keys.add(answer.status_code)
        assert 429 in keys


async def test_ids_that_are_none_are_unknown(database: str) -> None:
    async with running(database) as server:
        for guess in ("abcdefghjk", "x", "%00", "a" * 500, "0' OR 1=1"):
            for end in ("", "/standings.csv", "/standings.json"):
                assert await server.refused("GET", f"/api/tournaments/{guess}{end}") == (
                    404,
                    "tournament-unknown",
                )


async def test_files_are_downloads_with_a_name_of_their_own(database: str) -> None:
    async with running(database) as server:
        cup, _ = await started(server)
        table = await server.http.get(cup.path + "/standings.csv?lang=nl")
        assert table.headers["content-type"] == "text/csv; charset=utf-8"
        assert table.headers["content-disposition"] == f'attachment; filename="standings-{cup.id}.csv"'
        assert table.text.startswith("\ufeff") and "Aya" in table.text
        data = (await server.http.get(cup.path + "/standings.json")).json()
        assert data["tournament"]["id"] == cup.id and len(data["standings"]) == 4


async def test_the_metrics_count_tournaments(database: str) -> None:
    async with running(database) as server:
        await started(server)
        assert 'bakufu_tournaments{status="running"} 1.0' in (await server.http.get("/metrics")).text
