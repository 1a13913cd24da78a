"""Persons: a guest keeps their games, loses the browser, comes back on another device, and plays on."""

from __future__ import annotations

import json
import os
import re
import socket
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope
from playwright.sync_api import Page, Response, expect

from bakufu.i18n import Words
from tests.browser import axe
from tests.browser.ambient import expects, expects_refusal
from tests.browser.conftest import House, NewPage, opened

pytestmark = pytest.mark.timeout(1800)
EN = Words("en")
CHROMIUM = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
# The key of a seat that the account has got is its own.
ALL_CLAIMED = """() => Object.entries(localStorage).every(([name, text]) => {
    const key = name.startsWith("bakufu.key.") ? JSON.parse(text) : {};
    return key.own || !(key.token || key.host);
})"""


@pytest.fixture
def named(house: House) -> str:
    """The address of the server by a name: browsers make no passkeys for numbers."""
    return house.address.replace("127.0.0.1", "localhost")


class Phone:
    """What holds somebody's passkeys; it can be carried from device to device, as passkeys are."""

    def __init__(self, page: Page, passkeys: list[dict[str, Any]] | None = None) -> None:
        self.devtools = page.context.new_cdp_session(page)
        self.devtools.send("WebAuthn.enable")
        made = self.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": CHROMIUM})
        self.id = made["authenticatorId"]
        for passkey in passkeys or []:
            self.devtools.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})

    def passkeys(self) -> list[dict[str, Any]]:
        found = self.devtools.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(found["credentials"])


def stored(page: Page, name: str) -> Any:
    return page.evaluate("(name) => localStorage.getItem(`bakufu.${name}`)", name)


def is_saving(response: Response) -> bool:
    """Whether this is the answer to settings that were sent to the account."""
    return response.request.method == "PUT" and response.url.endswith("/api/me") and response.ok


def keep_with_passkey(page: Page, address: str, name: str, refused: bool = False) -> Phone:
    """Make an account; the games of this browser are its own then, or their claim has been refused."""
    phone = Phone(page)
    page.goto(f"{address}/#/me")
    page.get_by_label(EN.say("web-lobby-your-name")).fill(name)
    create = page.get_by_role("button", name=EN.say("web-people-create"))
    if refused:
        with page.expect_response(re.compile("/claim$")):
            create.click()
    else:
        create.click()
    expect(page.get_by_role("heading", name=EN.say("web-people-title"))).to_be_visible()
    if not refused:
        page.wait_for_function(ALL_CLAIMED)  # the account is there sooner
    return phone


def come_back(page: Page, address: str, passkeys: list[dict[str, Any]]) -> None:
    Phone(page, passkeys)
    page.goto(f"{address}/#/me")
    page.get_by_role("button", name=EN.say("web-people-sign-in-passkey")).click()
    expect(page.get_by_role("heading", name=EN.say("web-people-devices"))).to_be_visible()


def play_now(page: Page) -> str:
    page.locator("main button.main").first.click()
    page.wait_for_selector("#decision")
    return page.url.rpartition("/")[2]


def test_a_guest_keeps_a_game_loses_the_browser_and_plays_on_elsewhere(named: str, new_page: NewPage) -> None:
    """With the settings; and once the old device is signed out, it opens nothing any more."""
    lost = new_page(address=named, theme="dark")
    table = play_now(lost)
    with lost.expect_response(is_saving):  # the settings come along, too
        phone = keep_with_passkey(lost, named, "Tomoe Gozen")
    expect(lost.get_by_text(EN.say("web-people-loose", count=1))).to_have_count(0)  # it came along
    old = json.loads(stored(lost, f"key.{table}"))
    assert old["own"] and old["host"]
    lost.goto("about:blank")

    page = new_page(width=390, height=844, address=named)
    come_back(page, named, phone.passkeys())
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto(f"{named}/#/")
    page.locator(f"a[href='#/t/{table}']").first.click()
    page.wait_for_selector("#decision")
    expect(page.locator("#decision")).not_to_contain_text(EN.say("web-play-spectator"))
    key = json.loads(stored(page, f"key.{table}"))
    assert key["own"] and key["seat"] == old["seat"] and key["token"] != old["token"]

    lost.goto(f"{named}/#/t/{table}")
    lost.wait_for_selector("#decision")
    expects_refusal(lost, "device-signed-out")
    page.goto(f"{named}/#/me")
    page.get_by_role("button", name=EN.say("web-people-sign-out-others")).click()
    page.get_by_role("button", name=EN.say("web-people-sign-out"), exact=True).click()
    expect(page.get_by_role("button", name=re.compile(f"^{EN.say('web-people-sign-out')} "))).to_have_count(1)
    expect(lost.get_by_role("alert")).to_contain_text("signed out")
    expects(lost, 401, "/api/me")
    expects_refusal(lost, "session-ended", optional=True)
    lost.goto("about:blank")
    lost.goto(f"{named}/#/me")
    expect(lost.get_by_role("button", name=EN.say("web-people-create"))).to_be_visible()
    assert stored(lost, "session") is None and stored(lost, f"key.{table}") is None


def test_whose_seat_it_is_plays_on_when_somebody_else_renews_its_link(
    house: House, named: str, new_page: NewPage
) -> None:
    table, (token,) = house.table(humans=1, players=3)
    page = new_page(address=named)
    page.goto(f"{named}/#/t/{table}/seat/{token}")
    page.wait_for_selector("#decision")
    keep_with_passkey(page, named, "Shizuka")
    page.goto(f"{named}/#/t/{table}")
    page.wait_for_selector("#decision")
    house.call("POST", f"/api/tables/{table}/link", {}, token)  # somebody else has seen the link
    page.reload()
    page.wait_for_selector("#decision")
    expect(page.locator("#decision")).not_to_contain_text(EN.say("web-play-spectator"))


def test_a_claim_of_what_belongs_to_somebody_else_keeps_the_rest(
    house: House, named: str, new_page: NewPage
) -> None:
    table, (token,) = house.table(humans=1, players=3)
    owner, other = new_page(address=named), new_page(address=named)
    for page in (owner, other):
        page.goto(f"{named}/#/t/{table}/seat/{token}")
        page.wait_for_selector("#decision")
    keep_with_passkey(owner, named, "Masako")
    expects(other, 403, f"/api/tables/{table}/claim")
    keep_with_passkey(other, named, "Hojo", refused=True)
    expect(other.get_by_text(EN.say("web-people-loose", count=1))).to_be_visible()


def test_at_an_address_without_a_name_the_page_leads_to_one_with_a_name(
    house: House, named: str, new_page: NewPage
) -> None:
    page = new_page(width=390, height=844)
    page.get_by_role("link", name=EN.say("web-keep-sign-in")).click()
    expect(page.get_by_role("link", name=named)).to_be_visible()
    expect(page.get_by_text(EN.say("web-people-email-off"))).to_be_visible()
    assert not axe.faults(page, "without passkeys")


@pytest.mark.parametrize("lang", ["nl", "zh-Hans"])
def test_the_page_of_the_account_speaks_every_language(named: str, new_page: NewPage, lang: str) -> None:
    words = Words(lang)
    page = new_page(width=390, height=844, lang=lang, address=named)
    Phone(page)
    page.goto(f"{named}/#/me")
    page.get_by_label(words.say("web-lobby-your-name")).fill(f"Nene {lang}")
    page.get_by_role("button", name=words.say("web-people-create")).click()
    page.get_by_role("button", name=words.say("web-people-codes-make")).click()
    expect(page.locator("[data-codes]")).to_be_visible()
    assert not re.search(r"\bweb-[a-z]", page.inner_text("body")), "a key instead of its words"
    assert not axe.faults(page, f"account in {lang}")


def test_codes_rename_and_leaving(named: str, new_page: NewPage) -> None:
    page = new_page(address=named)
    table = play_now(page)
    with page.expect_response(is_saving):  # before the account goes: no device has settings left to send then
        keep_with_passkey(page, named, "Hatsu")
    page.get_by_role("button", name=EN.say("web-people-codes-make")).click()
    code = page.locator("[data-codes]").inner_text().split()[0]
    page.get_by_role("textbox", name=EN.say("web-lobby-your-name"), exact=True).fill("Ohatsu")
    page.get_by_role("button", name=EN.say("web-people-rename")).click()
    expect(page.get_by_text(EN.say("web-people-renamed"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name=EN.say("web-people-download")).click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (data["name"], data["tables"][0]["table"]["id"]) == ("Ohatsu", table)
    other = new_page(address=named)
    other.goto(f"{named}/#/me")
    other.get_by_text(EN.say("web-people-code-use")).click()
    other.get_by_label(EN.say("web-people-code"), exact=True).fill(code.upper())
    other.get_by_role("button", name=EN.say("web-people-sign-in"), exact=True).click()
    other.locator("summary", has_text=EN.say("web-people-delete")).click()
    other.get_by_label(EN.say("web-people-delete-type", name="Ohatsu")).fill("Ohatsu")
    other.get_by_role("button", name=EN.say("web-people-delete")).click()
    expect(other.get_by_role("button", name=EN.say("web-people-create"))).to_be_visible()
    assert stored(other, "session") is None


class Postman:
    """A real mail server in a thread of its own, as a program of its own would be; it keeps the last mail."""

    def __init__(self, port: int) -> None:
        self.controller = Controller(self, hostname="127.0.0.1", port=port)
        self.mails: Queue[str] = Queue()

    async def handle_DATA(self, server: object, session: object, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        text = mail.get_body(("plain",))
        assert text is not None
        self.mails.put(str(text.get_content()))
        return "250 OK"

    def link(self) -> str:
        """The link of the next mail."""
        found = re.search(r"http\S+", self.mails.get(timeout=60))
        assert found is not None
        return found[0]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def test_a_link_by_mail_keeps_the_games_and_brings_them_back(tmp_path: Path, new_page: NewPage) -> None:
    """A real mail server; whoever is new says a name first, and a link works once."""
    post, port = Postman(free_port()), free_port()
    address = f"http://localhost:{port}"
    smtp = f"smtp://127.0.0.1:{post.controller.port}?from=bakufu@bakufu.example"
    post.controller.start()
    try:
        with opened(tmp_path / "b.db", port, {**os.environ, "BAKUFU_SMTP": smtp}, flags=["--url", address]):
            page = new_page(address=address)
            table = play_now(page)
            ask_for_link(page, address)
            first = post.link()
            expects(page, 422, "/api/sign-in/link")
            page.goto(first)
            page.get_by_role("button", name=EN.say("web-people-link-use")).click()
            page.get_by_label(EN.say("web-lobby-your-name")).fill("Sen no Rikyū")
            page.get_by_role("button", name=EN.say("web-keep-games")).click()
            expect(page.get_by_text("ada@example.org", exact=True)).to_be_visible()

            other = new_page(width=390, height=844, address=address)
            expects(other, 403, "/api/sign-in/link")
            other.goto(first)
            other.get_by_role("button", name=EN.say("web-people-link-use")).click()
            expect(other.get_by_role("alert")).to_contain_text("15 minutes")
            ask_for_link(other, address)
            other.goto(post.link())
            other.get_by_role("button", name=EN.say("web-people-link-use")).click()
            expect(other.get_by_text("ada@example.org", exact=True)).to_be_visible()
            other.goto(f"{address}/#/t/{table}")
            other.wait_for_selector("#decision")
            expect(other.locator("#decision")).not_to_contain_text(EN.say("web-play-spectator"))
            for one in (page, other):
                one.goto("about:blank")
    finally:
        post.controller.stop()


def ask_for_link(page: Page, address: str) -> None:
    page.goto(f"{address}/#/me")
    page.get_by_label(EN.say("web-people-address")).fill("Ada@example.org")
    page.get_by_role("button", name=EN.say("web-people-send-link")).click()
    expect(page.get_by_text(EN.say("web-people-link-sent"))).to_be_visible()


def test_a_table_that_asks_for_accounts_leads_a_guest_to_one(named: str, new_page: NewPage) -> None:
    host, guest = new_page(address=named), new_page(address=named)
    keep_with_passkey(host, named, "Yodo")
    host.goto(f"{named}/#/create")
    host.get_by_label(EN.say("web-lobby-accounts")).check()
    host.locator("form .main").last.click()
    host.wait_for_selector("#seats-title")
    guest.goto(host.url)
    guest.get_by_role("link", name=EN.say("web-keep-sign-in")).click()
    expect(guest.get_by_role("button", name=EN.say("web-people-create"))).to_be_visible()
