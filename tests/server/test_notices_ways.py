"""The ways a notice goes out, with real receivers: a push endpoint, an SMTP server, a web server."""

from __future__ import annotations

import asyncio
import hmac
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from hashlib import sha256
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.smtp import SMTP
from sqlalchemy import insert

from bakufu.server.mail import Smtp
from bakufu.server.notices import channel_rows
from bakufu.server.notices.messages import AddChannel
from bakufu.server.notices.texts import Text
from bakufu.server.notices.web_post import Undelivered, WebPost
from bakufu.server.notices.webhook import send as send_webhook
from bakufu.server.notices.webhook import signature
from bakufu.server.storage.people_schema import emails
from bakufu.server.tables import lobby
from tests.server.noticing import (
    AWAKE,
    URL,
    Browser,
    Clock,
    House,
    receiver,
    reply,
    vapid_claims,
)
from tests.server.persons import Somebody
from tests.server.playing import PlayedTable, open_store, seated
from tests.server.running import http_client, running


async def ready(house: House) -> tuple[Somebody, PlayedTable]:
    """A person at a table that is about to start."""
    who = await house.person("Tomoe")
    table = await seated(house.store, start=False, name="Friday")
    await house.sit(table, 0, who)
    return who, table


# -- Web Push ------------------------------------------------------------------------------------------


async def test_a_push_message_is_signed_and_only_its_browser_can_read_it(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as service:
        house = House(store, clock)
        who, table = await ready(house)
        browser = Browser(service.url + "/push/abc")
        await house.push(who, browser)
        await lobby.start(store, table.id, table.host)
        await house.send()
        got = service.got[0]
        claims = vapid_claims(got, await house.notices.push.public_key())
        assert claims["aud"] == service.url and claims["sub"]
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        assert got.path == "/push/abc" and got.headers["content-encoding"] == "aes128gcm"
        assert got.headers["urgency"] == "high" and int(got.headers["ttl"]) > 0
        told = browser.read(got)
        assert told["title"] == "Your turn: Friday" and told["waiting"] == 1
        assert b"Friday" not in got.body  # the push service learns nothing
        with pytest.raises(http_ece.ECEException):
            Browser(service.url).read(got)


async def test_the_keys_of_the_server_are_made_once_for_all_processes(database: str) -> None:
    async with open_store(database) as store:
        first, second = House(store, Clock()), House(store, Clock())
        assert await first.notices.push.public_key() == await second.notices.push.public_key()


# -- e-mail --------------------------------------------------------------------------------------------


class Mailbox:
    """What a real SMTP server on loopback has taken in."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = ""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            return self.refuses
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Mailbox, Smtp]]:
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    try:
        port = server.sockets[0].getsockname()[1]
        yield box, Smtp(host="127.0.0.1", port=port, sender="bakufu@games.example")
    finally:
        server.close()


async def with_email(house: House, who: Somebody, address: str = "tomoe@home.example") -> None:
    async with house.people.changing() as connection:
        await connection.execute(
            insert(emails).values(address=address, person=who.id, verified_at=house.clock())
        )
    wish = AddChannel(kind="email", target=address)
    await channel_rows.add(house.people, who.id, wish, "", AWAKE)


async def test_a_mail_has_two_parts_and_a_link_to_unsubscribe_in_one_click(database: str) -> None:
    async with mail_server() as (box, smtp):
        async with open_store(database, clock := Clock()) as store:
            house = House(store, clock, smtp=smtp)
            who, table = await ready(house)
            await with_email(house, who)
            await lobby.start(store, table.id, table.host)
            await house.send()
        mail = box.mails[0]
        assert mail["To"] == "tomoe@home.example" and mail["Subject"] == "Your turn: Friday"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["List-Unsubscribe"].strip().startswith(f"<{URL}/unsubscribe/")
        plain, html = mail.get_body(("plain",)), mail.get_body(("html",))
        assert plain is not None and html is not None
        assert f"{URL}/#/t/{table.id}" in plain.get_content()
        assert f'href="{URL}/#/t/{table.id}"' in html.get_content()


async def test_names_cannot_write_headers_or_markup_into_a_mail(database: str) -> None:
    async with mail_server() as (box, smtp):
        async with open_store(database, clock := Clock()) as store:
            house = House(store, clock, smtp=smtp)
            who, table = await ready(house)
            await with_email(house, who)
            evil = "<b>x</b> Bcc: all@home.example"
            await store.transaction(table.id, lambda one: one.set_table(name=evil))
            await lobby.start(store, table.id, table.host)
            await house.send()
        mail = box.mails[0]
        html = mail.get_body(("html",))
        assert mail["Bcc"] is None and html is not None
        assert "<b>" not in html.get_content() and "&lt;b&gt;" in html.get_content()


async def test_an_address_that_is_no_longer_confirmed_gets_no_mail(database: str) -> None:
    async with mail_server() as (box, smtp):
        async with open_store(database, clock := Clock()) as store:
            house = House(store, clock, smtp=smtp)
            who, table = await ready(house)
            await with_email(house, who)
            async with house.outbox_change() as connection:
                await connection.execute(emails.delete())
            await lobby.start(store, table.id, table.host)
            await house.send()
            assert (await house.notices.outbox.counts()).waiting == 0
        assert box.mails == []


async def test_a_mail_server_that_says_never_makes_a_dead_letter_and_one_that_says_later_none(
    database: str,
) -> None:
    async with mail_server() as (box, smtp), open_store(database, clock := Clock()) as store:
        house = House(store, clock, smtp=smtp)
        who, table = await ready(house)
        await with_email(house, who)
        await lobby.start(store, table.id, table.host)
        box.refuses = "451 Come back later"
        await house.send()
        assert (await house.notices.outbox.counts()).waiting == 1
        clock.at += 60
        box.refuses = "550 Nobody here"
        await house.send()
        assert (await house.notices.outbox.counts()).dead == 1


async def test_unsubscribing_asks_first_and_then_takes_one_post(database: str) -> None:
    async with mail_server() as (box, smtp):
        async with open_store(database, clock := Clock()) as store:
            house = House(store, clock, smtp=smtp)
            who, table = await ready(house)
            await with_email(house, who)
            await lobby.start(store, table.id, table.host)
            await house.send()
        link = str(box.mails[0]["List-Unsubscribe"]).strip(" <>").removeprefix(URL)
    async with running(database) as server:
        people = server.context.people
        page = await server.http.get(link, headers={"accept": "text/html"})
        assert page.status_code == 200 and "<form" in page.text
        assert [one.enabled for one in await channel_rows.infos(people, who.id)] == [True]
        done = await server.http.post(link, content="List-Unsubscribe=One-Click")
        assert done.status_code == 200
        assert [one.enabled for one in await channel_rows.infos(people, who.id)] == [False]
        wrong = await server.http.post(link[:-1] + ("a" if link[-1] != "a" else "b"))
        assert wrong.status_code == 404


# -- webhooks ------------------------------------------------------------------------------------------


async def test_a_webhook_is_signed_with_its_secret_and_the_time(database: str) -> None:
    async with open_store(database, clock := Clock()) as store, receiver() as hook:
        house = House(store, clock)
        who, table = await ready(house)
        secret = await house.webhook(who, hook.url + "/bakufu?x=1")
        await lobby.start(store, table.id, table.host)
        await house.send()
        got = hook.got[0]
        assert got.path == "/bakufu?x=1"
        stamp = got.headers["x-bakufu-timestamp"]
        signed = hmac.new(secret.encode(), f"{stamp}.".encode() + got.body, sha256).hexdigest()
        assert got.headers["x-bakufu-signature"] == f"sha256={signed}"
        told = got.json
        assert told["id"] == got.headers["x-bakufu-id"] and told["kind"] == "turn"
        assert (told["table"], told["table_id"], told["seat"]) == ("Friday", table.id, 0)


def test_the_check_in_the_manual_accepts_ours_and_refuses_others() -> None:
    manual = (Path(__file__).parent.parent.parent / "docs" / "notices.md").read_text(encoding="utf-8")
    code = manual.partition("```python\n")[2].partition("```")[0]
    scope: dict[str, Any] = {}
    exec(code, scope)
    check = scope["is_from_bakufu"]
    headers = signature("secret", "1", b"{}", int(time.time()))
    assert check("secret", headers, b"{}")
    assert not check("secret", headers, b"{ }") and not check("other", headers, b"{}")
    assert not check("secret", signature("secret", "1", b"{}", int(time.time()) - 600), b"{}")


async def test_discord_slack_and_ntfy_read_their_own_forms() -> None:
    text = Text("Your turn: @everyone *x* <!channel>", "Body", "https://games.example/#/t/abc")
    async with receiver() as hook:
        web = WebPost(loopback=True)
        for kind in ("discord", "slack", "ntfy"):
            await send_webhook(web, kind, f"{hook.url}/{kind}-topic", "", text, "1", {}, 0.0)
        discord, slack, ntfy = hook.got
        assert discord.json["allowed_mentions"] == {"parse": []}
        assert "\\@everyone \\*x\\*" in discord.json["content"]
        assert "&lt;!channel&gt;" in slack.json["text"] and "<!channel>" not in slack.json["text"]
        assert ntfy.path == "/" and ntfy.json["topic"] == "ntfy-topic"
        assert ntfy.json["click"] == text.link and ntfy.json["title"] == text.title


async def test_a_redirect_is_not_followed_and_a_long_answer_is_not_read() -> None:
    async with receiver() as hook, receiver() as inner:
        web = WebPost(loopback=True)
        hook.answer = lambda got: reply(302, Location=inner.url)
        with pytest.raises(Undelivered) as redirected:
            await web.post(hook.url, b"{}", {})
        assert redirected.value.final and inner.got == []
        hook.answer = lambda got: b"HTTP/1.1 200 OK\r\nX: " + b"a" * 1_000_000
        with pytest.raises(Undelivered):
            await web.post(hook.url, b"{}", {})
        hook.answer = lambda got: b"HTTP/1.1 200 OK\r\n\r\n" + b"a" * 1_000_000
        assert (await web.post(hook.url, b"{}", {})).status == 200


async def test_a_header_cannot_be_smuggled_in() -> None:
    async with receiver() as hook:
        with pytest.raises(Undelivered):
            await WebPost(loopback=True).post(hook.url, b"", {"X-Name": "a\r\nX-Evil: 1"})
        assert hook.got == []


# -- over HTTP -----------------------------------------------------------------------------------------


async def test_settings_channels_and_a_test_notice_over_http(database: str) -> None:
    async with running(database, url=URL, notices_to_loopback=True) as server, receiver() as hook:
        house = House(server.context.store, Clock())
        who = await house.person("Tomoe")
        info = await server.ask("GET", "/api/me/notices", who.token)
        assert info["off"] == {"email": "no-mail"} and "turn" in info["kinds"] and info["push_key"]
        body = {"kind": "generic", "target": hook.url, "zone": "Europe/Amsterdam"}
        added = await server.ask("POST", "/api/me/notices/channels", who.token, body)
        assert added["secret"].startswith("bakufu_")
        query = {"channel": added["id"]}
        await server.ask("POST", "/api/me/notices/test", who.token, params=query)
        assert hook.got[0].json["kind"] == "test"
        off = {"channel": added["id"], "enabled": False}
        await server.ask("PUT", "/api/me/notices/channels", who.token, off)
        info = await server.ask("GET", "/api/me/notices", who.token)
        assert [one["enabled"] for one in info["channels"]] == [False]
        assert json.dumps(info).find(added["secret"]) == -1
        await server.ask("DELETE", "/api/me/notices/channels", who.token, params=query)
        assert (await server.ask("GET", "/api/me/notices", who.token))["channels"] == []


async def test_nobody_reaches_anothers_channels(database: str) -> None:
    async with running(database, url=URL, notices_to_loopback=True) as server, receiver() as hook:
        house = House(server.context.store, Clock())
        who, other = await house.person("Tomoe"), await house.person("Yuki")
        await house.webhook(who, hook.url)
        channel = (await channel_rows.infos(house.people, who.id))[0].id
        switch = {"channel": channel, "enabled": False}
        for method, path, body in (
            ("PUT", "/api/me/notices/channels", switch),
            ("DELETE", f"/api/me/notices/channels?channel={channel}", None),
            ("POST", f"/api/me/notices/test?channel={channel}", None),
        ):
            assert await server.refused(method, path, other.token, body) == (404, "notice-channel-unknown")
            assert (await server.refused(method, path, None, body))[0] == 401
        assert hook.got == []


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"kind": "email", "target": "other@home.example"}, "notice-way-off"),
        ({"kind": "generic", "target": "http://example.org/"}, "notice-address-insecure"),
        ({"kind": "generic", "target": "https://10.0.0.1/"}, "notice-address-private"),
        ({"kind": "discord", "target": "https://example.org/x"}, "notice-webhook-host"),
        ({"kind": "generic", "target": "https://example.org/", "zone": "Mars/Olympus"}, "zone-unknown"),
        (
            {"kind": "push", "push": {"endpoint": "https://127.0.0.1/x", "p256dh": "a", "auth": "b"}},
            "notice-address-private",
        ),
        (
            {"kind": "push", "push": {"endpoint": "https://example.org/x", "p256dh": "a", "auth": "b"}},
            "notice-push-malformed",
        ),
    ],
)
async def test_a_channel_that_cannot_be_is_refused(body: Any, key: str, database: str) -> None:
    async with running(database, url=URL) as server:
        who = await House(server.context.store, Clock()).person("Tomoe")
        answer = await server.refused("POST", "/api/me/notices/channels", who.token, body)
        assert answer[1] == key


async def test_without_a_public_address_only_devices_are_told(database: str) -> None:
    async with running(database) as server:
        who = await House(server.context.store, Clock()).person("Tomoe")
        info = await server.ask("GET", "/api/me/notices", who.token)
        assert info["off"] == {"email": "no-url", "webhook": "no-url"}
        body = {"kind": "generic", "target": "https://example.org/"}
        answer = await server.refused("POST", "/api/me/notices/channels", who.token, body)
        assert answer == (422, "notice-way-off")


async def test_a_guest_subscribes_a_seat_and_no_link_subscribes_a_persons_seat(database: str) -> None:
    async with running(database, notices_to_loopback=True) as server, receiver() as service:
        table = await server.table(bots=1)
        keys = Browser(service.url + "/device").subscription
        body = {"endpoint": keys.endpoint, "p256dh": keys.p256dh, "auth": keys.auth}
        path = table.path + "/push"
        await server.ask("POST", path, table.tokens[0], body)
        info = await server.ask("GET", path, table.tokens[0])
        assert info["subscribed"] and info["off"] == "" and info["push_key"]
        assert (await server.refused("POST", path, "wrong", body))[0] == 403
        await server.ask("DELETE", path, table.tokens[0])
        assert not (await server.ask("GET", path, table.tokens[0]))["subscribed"]
        who = await House(server.context.store, Clock()).person("Tomoe")
        await server.context.store.transaction(table.id, lambda one: one.set_seat(1, person=who.id))
        assert await server.refused("POST", path, table.tokens[1], body) == (409, "notice-seat-of-person")


async def test_a_move_at_a_running_server_reaches_a_device_and_metrics_count_it(database: str) -> None:
    async with running(database, url=URL, notices_to_loopback=True) as server, receiver() as hook:
        house = House(server.context.store, Clock())
        who = await house.person("Tomoe")
        await house.webhook(who, hook.url)
        table = await server.table(start=False)
        store = server.context.store
        store.notices_of = server.context.notices.dispatcher.notices_of  # the server's own task sends
        await store.transaction(table.id, lambda one: one.set_seat(2, person=who.id))
        await server.ask("POST", table.path + "/start", table.host)
        await hook.arrived.wait()
        assert hook.got[0].json["kind"] in ("turn", "started")
        async with http_client(server.url) as client:
            text = (await client.get("/metrics")).text
        assert 'bakufu_outbox{what="dead"} 0.0' in text


async def test_all_my_data_has_the_channels_without_their_secrets(database: str) -> None:
    async with running(database, url=URL, notices_to_loopback=True) as server, receiver() as hook:
        house = House(server.context.store, Clock())
        who = await house.person("Tomoe")
        secret = await house.webhook(who, hook.url)
        data = await server.ask("GET", "/api/me/export", who.token)
        assert [one["target"] for one in data["notices"]["channels"]] == [hook.url]
        assert data["notices"]["wishes"]["night"] is False and secret not in json.dumps(data)


async def test_leaving_takes_channels_and_waiting_notices_along(database: str) -> None:
    async with running(database, url=URL, notices_to_loopback=True) as server, receiver() as hook:
        house = House(server.context.store, clock := Clock())
        who, table = await ready(house)
        await house.webhook(who, hook.url)
        hook.answer = lambda got: reply(503)
        await lobby.start(house.store, table.id, table.host)
        await house.send()
        assert (await house.notices.outbox.counts()).waiting == 1
        await server.ask("POST", "/api/me/delete", who.token, {"name": who.name})
        assert await channel_rows.infos(house.people, who.id) == []
        assert (await house.notices.outbox.counts()).waiting == 0
        assert clock.at


def test_a_server_that_sends_nothing_loads_no_library_for_it() -> None:
    code = (
        "import sys, bakufu.server.http.app;"
        "wanted = {'pywebpush', 'py_vapid', 'http_ece', 'aiohttp', 'requests'};"
        "print(sorted(wanted & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
