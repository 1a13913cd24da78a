"""Links by e-mail, sent by a real mail server: they sign in once, and tell nobody who is here."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

import pytest

from bakufu.engine.errors import Refused
from bakufu.server.mail import Smtp, is_address, read_smtp
from bakufu.server.people import email_links
from bakufu.server.people.link_sender import AT_ONCE
from bakufu.server.settings import check_smtp
from tests.server.mailbox import PASSWORD, USER, Mailbox, link_in, mailbox, parts
from tests.server.persons import somebody
from tests.server.running import Running, running

URL = "https://bakufu.example"
ADA = "ada@example.org"


def smtp(box: Mailbox, login: str = "") -> Smtp:
    return read_smtp(f"smtp://{login}127.0.0.1:{box.port}?from=bakufu@bakufu.example")


@asynccontextmanager
async def with_mail(database: str, limits: float = 0.0) -> AsyncIterator[tuple[Running, Mailbox]]:
    async with mailbox() as box, running(database, limits, url=URL, smtp=smtp(box)) as server:
        yield server, box


async def ask(server: Running, address: str = ADA, **more: str) -> None:
    await server.ask("POST", "/api/sign-in/email", body={"address": address, **more})


async def use(server: Running, token: str, me: str | None = None, **more: str) -> Any:
    return await server.ask("POST", "/api/sign-in/link", me, {"token": token, **more})


async def not_used(server: Running, token: str, me: str | None = None, **more: str) -> tuple[int, str]:
    return await server.refused("POST", "/api/sign-in/link", me, {"token": token, **more})


async def test_a_link_makes_a_person_and_the_next_one_signs_the_same_person_in(database: str) -> None:
    async with with_mail(database) as (server, box):
        await ask(server)
        token = link_in(await box.next())
        assert await not_used(server, token) == (422, "person-name-needed")  # and the link still works
        made = await use(server, token, name="Ada")
        await ask(server, " ADA@Example.org ")
        back = await use(server, link_in(await box.next()))
        assert back["me"]["name"] == "Ada" and back["token"] != made["token"]
        assert (await server.ask("GET", "/api/me/ways-in", made["token"]))["emails"][0]["address"] == ADA


async def test_a_link_works_once_and_for_a_quarter_of_an_hour(database: str) -> None:
    async with with_mail(database) as (server, box):
        await ask(server)
        token = link_in(await box.next())
        await use(server, token, name="Ada")
        assert await not_used(server, token) == (403, "link-used-up")
        await ask(server)
        late = link_in(await box.next())
        people, now = server.context.people, server.context.people.now()
        people.now = lambda: now + email_links.LASTS + 1
        assert await not_used(server, late) == (403, "link-used-up")


async def test_of_two_who_use_a_link_at_the_same_time_one_is_signed_in(database: str) -> None:
    async with with_mail(database) as (server, box):
        await ask(server)
        token = link_in(await box.next())
        body = {"token": token, "name": "Ada"}
        answers = await asyncio.gather(*(server.http.post("/api/sign-in/link", json=body) for _ in range(5)))
        assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403, 403]


@pytest.mark.parametrize("wrong", ["link.", "link.AAAA", "seat", "session"])
async def test_no_other_token_is_a_link(database: str, wrong: str) -> None:
    async with with_mail(database) as (server, box):
        table, tomoe = await server.table(), await somebody(server.context.people)
        await ask(server)
        link = link_in(await box.next())
        token = {"seat": table.tokens[0], "session": tomoe.token}.get(wrong, wrong)
        assert await not_used(server, token, name="Ada") == (403, "link-used-up")
        assert await server.refused("GET", "/api/me", link) == (401, "session-missing")


async def test_the_answer_tells_nothing_about_the_address(database: str) -> None:
    """Known or not, with room for more links or not: the same bytes, before anything was looked up."""
    async with with_mail(database) as (server, box):
        await ask(server)
        await use(server, link_in(await box.next()), name="Ada")
        sender = server.context.links
        for _ in range(AT_ONCE):
            await sender._places.acquire()  # nothing is looked up before the answers
        answers = []
        for address in (ADA, "nobody@example.org", *["full@example.org"] * 5):
            answer = await server.http.post("/api/sign-in/email", json={"address": address})
            answers.append((answer.status_code, answer.content))
        assert len(set(answers)) == 1 and box.mails.empty()
        for _ in range(AT_ONCE):
            sender._places.release()
        while sender.tasks:
            await asyncio.sleep(0.01)
        assert box.mails.qsize() == 2 + email_links.SOON_MOST


async def test_nobody_is_flooded_with_links(database: str) -> None:
    async with with_mail(database) as (server, box):
        for _ in range(6):
            await ask(server)
        while server.context.links.tasks:
            await asyncio.sleep(0.01)
        await ask(server, "other@example.org")
        sent = [str((await box.next())["To"]) for _ in range(email_links.SOON_MOST + 1)]
        assert sorted(sent) == [ADA] * email_links.SOON_MOST + ["other@example.org"]
        assert box.mails.empty()


async def test_one_address_can_ask_for_few_mails_an_hour(database: str) -> None:
    async with with_mail(database, limits=1.0) as (server, _box):
        body = [{"address": f"a{number}@example.org"} for number in range(21)]
        for one in body[:20]:
            await server.ask("POST", "/api/sign-in/email", body=one)
        assert await server.refused("POST", "/api/sign-in/email", body=body[20]) == (429, "too-fast")


async def test_an_address_is_added_only_where_its_person_is_signed_in(database: str) -> None:
    """Else somebody could add a stranger's address to their own account and wait for the click."""
    async with with_mail(database) as (server, box):
        tomoe = await somebody(server.context.people)
        stranger = await somebody(server.context.people, "Goro")
        await server.ask("POST", "/api/me/emails", tomoe.token, {"address": ADA})
        token = link_in(await box.next())
        assert await not_used(server, token) == (403, "link-of-another")
        assert await not_used(server, token, stranger.token) == (403, "link-of-another")
        assert (await use(server, token, tomoe.token))["token"] is None
        await ask(server)
        assert (await use(server, link_in(await box.next())))["me"]["name"] == "Tomoe"


async def test_an_address_of_somebody_else_is_not_taken_over(database: str) -> None:
    async with with_mail(database) as (server, box):
        await ask(server)
        await use(server, link_in(await box.next()), name="Ada")
        tomoe = await somebody(server.context.people)
        await server.ask("POST", "/api/me/emails", tomoe.token, {"address": ADA})
        assert await not_used(server, link_in(await box.next()), tomoe.token) == (409, "email-taken")
        path = f"/api/me/emails?address={quote(ADA)}"
        assert await server.refused("DELETE", path, tomoe.token) == (404, "email-not-yours")


async def test_the_mail_speaks_the_language_of_its_reader_and_cannot_be_answered_by_a_machine(
    database: str,
) -> None:
    async with with_mail(database) as (server, box):
        await ask(server, language="nl")
        mail = await box.next()
        text, html = parts(mail)
        assert mail["Subject"] == "Aanmelden bij Bakufu" and mail["Auto-Submitted"] == "auto-generated"
        assert mail["To"] == ADA and "bakufu@bakufu.example" in str(mail["From"])
        assert f"{URL}/#/sign-in/link." in text and 'lang="nl"' in html and "15 minuten" in text


async def test_the_link_names_the_public_address_whatever_the_request_says(database: str) -> None:
    async with with_mail(database) as (server, box):
        await server.http.post("/api/sign-in/email", json={"address": ADA}, headers={"Host": "evil.example"})
        assert "evil" not in "".join(parts(await box.next()))


@pytest.mark.parametrize("bad", ["", "ada", "@x.org", "a@b\nBcc: c@d.org", "a b@c.org", "a@b,c@d", "x" * 300])
async def test_what_is_no_address_is_refused(database: str, bad: str) -> None:
    async with with_mail(database) as (server, _box):
        wanted = await server.refused("POST", "/api/sign-in/email", body={"address": bad})
        assert wanted == (422, "email-malformed")


async def test_without_a_mail_server_the_page_says_so(database: str) -> None:
    async with running(database) as server:
        assert not (await server.ask("GET", "/api/sign-in"))["email"]
        wanted = await server.refused("POST", "/api/sign-in/email", body={"address": ADA})
        assert wanted == (409, "email-off")


async def test_a_mail_server_that_fails_changes_no_answer_and_no_address_is_logged(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with with_mail(database) as (server, box):
        box.refusing = True
        await ask(server)
        while server.context.links.tasks:
            await asyncio.sleep(0.01)
        log = "".join(capsys.readouterr())
        assert "link-not-sent" in log


async def test_the_server_logs_in_to_the_mail_server(database: str) -> None:
    async with mailbox(login=True) as box:
        login = f"{USER}:{quote(PASSWORD, safe='')}@"
        async with running(database, url=URL, smtp=smtp(box, login)) as server:
            await ask(server)
            assert link_in(await box.next())


@pytest.mark.parametrize(
    "bad", ["mail.example.org", "http://h?from=a@b.org", "smtp://?from=a@b.org", "smtp://h", "smtp://h:x?from=a@b.org"]
)  # fmt: skip
def test_settings_of_a_mail_server_that_cannot_be_read_are_refused_without_repeating_them(bad: str) -> None:
    with pytest.raises(Refused) as why:
        read_smtp(bad)
    assert (why.value.refusal.key, why.value.refusal.facts) == ("smtp-malformed", {})


def test_mail_needs_the_public_address() -> None:
    with pytest.raises(Refused, match="smtp-needs-url"):
        check_smtp("smtp://h?from=a@b.org", "")
    assert check_smtp("", "") is None


def test_no_password_is_shown() -> None:
    assert "secret" not in repr(read_smtp("smtps://me:secret@h?from=a@b.org"))


def test_addresses_are_the_same_however_they_are_written() -> None:
    assert is_address(" Ada@M\u00fcnchen.example ") == "ada@xn--mnchen-3ya.example"
