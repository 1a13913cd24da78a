"""Passkeys: a person is made with one, comes back with it, and nobody else does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bakufu.server.people import passkeys
from tests.server.authenticator import Authenticator
from tests.server.persons import somebody
from tests.server.running import Running, bearer, http_client, running

OPTIONS = "/api/sign-in/passkey/options"


@asynccontextmanager
async def at_localhost(database: str, **settings: Any) -> AsyncIterator[Running]:
    """A server that is asked by its name; passkeys do not work at 127.0.0.1."""
    async with running(database, **settings) as server:
        server.url = server.url.replace("127.0.0.1", "localhost")
        await server.http.aclose()
        address = server.url.replace("localhost", "127.0.0.1")
        server.http = http_client(address, headers={"Host": server.url.removeprefix("http://")})
        yield server


async def options(server: Running, purpose: str, token: str | None = None, name: str = "Kaede") -> Any:
    return (await server.ask("POST", OPTIONS, token, {"purpose": purpose, "name": name}))["options"]


async def new_person(server: Running, key: Authenticator, name: str = "Tomoe") -> Any:
    body = {"name": name, "credential": key.create(await options(server, "create", name=name))}
    return await server.ask("POST", "/api/sign-in/new", body=body)


async def test_a_person_is_made_with_a_passkey_and_comes_back_with_it(database: str) -> None:
    async with at_localhost(database) as server:
        key = Authenticator(server.url)
        made = await new_person(server, key)
        assert made["me"]["name"] == "Tomoe"
        used = {"credential": key.use(await options(server, "sign-in"))}
        back = await server.ask("POST", "/api/sign-in/passkey", body=used)
        assert back["token"] != made["token"] and back["me"]["name"] == "Tomoe"
        assert len(await server.ask("GET", "/api/me/devices", back["token"])) == 2


async def test_the_answer_to_a_challenge_works_once(database: str) -> None:
    async with at_localhost(database) as server:
        key = Authenticator(server.url)
        body = {"name": "Tomoe", "credential": key.create(await options(server, "create"))}
        await server.ask("POST", "/api/sign-in/new", body=body)
        again = await server.refused("POST", "/api/sign-in/new", body=body | {"name": "Other"})
        assert again == (409, "passkey-too-late")
        used = {"credential": key.use(await options(server, "sign-in"))}
        await server.ask("POST", "/api/sign-in/passkey", body=used)
        replayed = await server.refused("POST", "/api/sign-in/passkey", body=used)
        assert replayed == (409, "passkey-too-late")


async def test_an_answer_that_is_wrong_uses_its_challenge_up(database: str) -> None:
    async with at_localhost(database) as server:
        key, thief = Authenticator(server.url), Authenticator(server.url)
        await new_person(server, key)
        asked = await options(server, "sign-in")
        thief.id, thief.user = key.id, key.user  # the right names, signed by another key
        forged = {"credential": thief.use(asked)}
        assert await server.refused("POST", "/api/sign-in/passkey", body=forged) == (403, "passkey-wrong")
        late = {"credential": key.use(asked)}
        assert await server.refused("POST", "/api/sign-in/passkey", body=late) == (409, "passkey-too-late")


async def test_a_challenge_expires(database: str) -> None:
    async with at_localhost(database) as server:
        key = Authenticator(server.url)
        await new_person(server, key)
        used = {"credential": key.use(await options(server, "sign-in"))}
        people, now = server.context.people, server.context.people.now()
        people.now = lambda: now + passkeys.ANSWER_WITHIN + 1
        assert await server.refused("POST", "/api/sign-in/passkey", body=used) == (409, "passkey-too-late")


async def test_a_challenge_answers_only_the_question_for_which_it_was_made(database: str) -> None:
    async with at_localhost(database) as server:
        key = Authenticator(server.url)
        await new_person(server, key)
        asked = await options(server, "create")
        used = {"credential": key.use(asked)}
        assert (await server.refused("POST", "/api/sign-in/passkey", body=used))[1] == "passkey-too-late"
        body = {"name": "Other", "credential": Authenticator(server.url).create(asked)}
        assert (await server.ask("POST", "/api/sign-in/new", body=body))["me"]["name"] == "Other"


@pytest.mark.parametrize("wrong", ["origin", "domain", "challenge", "old count"])
async def test_a_passkey_of_another_page_or_a_copied_one_is_refused(database: str, wrong: str) -> None:
    async with at_localhost(database) as server:
        key = Authenticator(server.url)
        await new_person(server, key)
        for _ in range(2):
            used = {"credential": key.use(await options(server, "sign-in"))}
            await server.ask("POST", "/api/sign-in/passkey", body=used)
        asked = await options(server, "sign-in")
        if wrong == "origin":
            key.origin = "http://localhost.evil.example"
        elif wrong == "domain":
            key.domain = "evil.example"
        elif wrong == "challenge":
            asked = {"challenge": "AAAA"}
        else:
            key.count = 0
        status, refusal = await server.refused(
            "POST", "/api/sign-in/passkey", body={"credential": key.use(asked)}
        )
        assert (status, refusal) == (
            (409, "passkey-too-late") if wrong == "challenge" else (403, "passkey-wrong")
        )


async def test_a_removed_passkey_opens_nothing(database: str) -> None:
    async with at_localhost(database) as server:
        first, second = Authenticator(server.url), Authenticator(server.url)
        token = (await new_person(server, first))["token"]
        body = {"credential": second.create(await options(server, "add", token))}
        await server.ask("POST", "/api/me/passkeys", token, body)
        listed = (await server.ask("GET", "/api/me/ways-in", token))["passkeys"]
        assert len(listed) == 2
        await server.ask("DELETE", f"/api/me/passkeys?id={listed[0]['id']}", token)
        used = {"credential": first.use(await options(server, "sign-in"))}
        assert await server.refused("POST", "/api/sign-in/passkey", body=used) == (403, "passkey-unknown")
        used = {"credential": second.use(await options(server, "sign-in"))}
        assert (await server.ask("POST", "/api/sign-in/passkey", body=used))["me"]["name"] == "Tomoe"
        last = await server.refused("DELETE", f"/api/me/passkeys?id={listed[1]['id']}", token)
        assert last == (409, "last-way-in")


async def test_of_two_passkeys_removed_at_the_same_time_one_stays(database: str) -> None:
    async with at_localhost(database) as server:
        token = (await new_person(server, Authenticator(server.url)))["token"]
        body = {"credential": Authenticator(server.url).create(await options(server, "add", token))}
        await server.ask("POST", "/api/me/passkeys", token, body)
        listed = (await server.ask("GET", "/api/me/ways-in", token))["passkeys"]
        paths = [f"/api/me/passkeys?id={one['id']}" for one in listed]
        answers = await asyncio.gather(*(server.http.delete(path, headers=bearer(token)) for path in paths))
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_nobody_removes_the_passkey_of_somebody_else(database: str) -> None:
    async with at_localhost(database) as server:
        token = (await new_person(server, Authenticator(server.url)))["token"]
        other = (await new_person(server, Authenticator(server.url), "Goro"))["token"]
        listed = (await server.ask("GET", "/api/me/ways-in", token))["passkeys"]
        path = f"/api/me/passkeys?id={listed[0]['id']}"
        assert await server.refused("DELETE", path, other) == (404, "passkey-not-yours")
        for bad in ("AAAA", "%F0%9F%98%80"):
            assert (await server.refused("DELETE", f"/api/me/passkeys?id={bad}", token))[0] == 404


async def test_a_passkey_asked_for_by_one_person_is_not_given_to_another(database: str) -> None:
    async with at_localhost(database) as server:
        token = (await new_person(server, Authenticator(server.url)))["token"]
        thief = (await somebody(server.context.people, "Goro")).token
        asked = await options(server, "add", token)
        body = {"credential": Authenticator(server.url).create(asked)}
        assert await server.refused("POST", "/api/me/passkeys", thief, body) == (403, "passkey-wrong")
        assert await server.refused("POST", OPTIONS, None, {"purpose": "add"}) == (401, "session-missing")


async def test_a_name_that_is_taken_leaves_nobody_half_made(database: str) -> None:
    async with at_localhost(database) as server:
        key = Authenticator(server.url)
        body = {"name": "tomoe", "credential": key.create(await options(server, "create"))}
        await new_person(server, Authenticator(server.url))
        assert await server.refused("POST", "/api/sign-in/new", body=body) == (409, "person-name-taken")
        assert (await new_person(server, key, "Kaede"))["me"]["name"] == "Kaede"


@pytest.mark.parametrize(
    ("name", "key"),
    [("tomoe", "person-name-taken"), ("  ", "name-malformed"), ("a\u200bb", "name-malformed")],
)
async def test_no_passkey_is_asked_for_with_a_name_that_nobody_can_have(
    database: str, name: str, key: str
) -> None:
    """The browser would keep it, and it would open nothing."""
    async with at_localhost(database) as server:
        await new_person(server, Authenticator(server.url))
        wish = {"purpose": "create", "name": name}
        assert (await server.refused("POST", OPTIONS, None, wish))[1] == key


@pytest.mark.parametrize(
    "bad", [{}, {"response": {}}, {"response": {"clientDataJSON": "!"}}, {"response": 3}]
)
async def test_nonsense_in_place_of_a_passkey_is_refused(database: str, bad: Any) -> None:
    async with at_localhost(database) as server:
        for path, body in (("new", {"name": "A", "credential": bad}), ("passkey", {"credential": bad})):
            wanted = await server.refused("POST", f"/api/sign-in/{path}", body=body)
            assert wanted == (400, "passkey-malformed")


async def test_the_page_is_told_where_passkeys_work(database: str) -> None:
    async with running(database) as server:
        port = server.url.rpartition(":")[2]
        there = await server.ask("GET", "/api/sign-in")
        assert there == {"passkeys": False, "passkeys_at": f"http://localhost:{port}", "email": False}
        assert await server.refused("POST", OPTIONS, body={"purpose": "create"}) == (
            422,
            "passkey-wrong-address",
        )
    async with at_localhost(database) as server:
        assert (await server.ask("GET", "/api/sign-in"))["passkeys"]
    async with running(database, url="https://bakufu.example") as server:
        assert (await server.ask("GET", "/api/sign-in"))["passkeys_at"] == "https://bakufu.example"
        known = await server.http.get("/api/sign-in", headers={"Host": "bakufu.example"})
        assert known.json()["passkeys"]


async def test_a_page_of_another_site_cannot_sign_anybody_in(database: str) -> None:
    async with at_localhost(database) as server:
        for path in ("passkey", "passkey/options", "new", "code", "link", "email"):
            answer = await server.http.post(
                f"/api/sign-in/{path}", json={}, headers={"Origin": "https://evil.example"}
            )
            assert (answer.status_code, answer.json()["refusal"]["key"]) == (403, "origin-foreign")


async def test_guessing_is_slowed_down(database: str) -> None:
    async with running(database, limits=1.0) as server:
        answers = [
            await server.refused("POST", "/api/sign-in/code", body={"code": f"aaaaa-{number}"})
            for number in range(40)
        ]
        assert answers[0] == (403, "code-wrong") and answers[-1] == (429, "too-fast")


async def test_a_recovery_code_signs_in_once_however_it_is_typed(database: str) -> None:
    async with running(database) as server:
        tomoe = await somebody(server.context.people)
        codes = (await server.ask("POST", "/api/me/codes", tomoe.token))["codes"]
        assert len(set(codes)) == len(codes) == 8
        typed = {"code": " " + codes[0].upper().replace("-", " ")}
        back = await server.ask("POST", "/api/sign-in/code", body=typed)
        assert back["me"]["name"] == "Tomoe"
        assert await server.refused("POST", "/api/sign-in/code", body=typed) == (403, "code-wrong")
        assert (await server.ask("GET", "/api/me/ways-in", back["token"]))["codes"] == 7
        await server.ask("POST", "/api/me/codes", back["token"])
        old = await server.refused("POST", "/api/sign-in/code", body={"code": codes[1]})
        assert old == (403, "code-wrong")
