"""Attacks on the network that the server stands in, by addresses of webhooks and push services."""

from __future__ import annotations

import pytest

from bakufu.engine.errors import Refused
from bakufu.server.notices import address_guard
from bakufu.server.notices.web_post import Undelivered, WebPost
from tests.server.noticing import receiver

PRIVATE = [
    "127.0.0.1",
    "127.1.2.3",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",  # the metadata of most clouds
    "100.64.0.1",
    "100.100.100.200",  # the metadata of another cloud
    "168.63.129.16",  # and of another, at an address that looks public
    "192.0.0.192",
    "198.18.0.1",
    "192.0.2.1",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:db8::1",
    "100::1",
    "fc00::1",
    "fd00:ec2::254",  # metadata over IPv6
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
]
PUBLIC = ["1.1.1.1", "8.8.8.8", "142.250.1.1", "2606:4700:4700::1111", "2a00:1450:4001::1"]

ODD_URLS = [
    ("https://0x7f.1/", "notice-address-malformed"),
    ("https://0x7f000001/", "notice-address-malformed"),
    ("https://2130706433/", "notice-address-malformed"),
    ("https://0177.0.0.1/", "notice-address-malformed"),
    ("https://127.1/", "notice-address-malformed"),
    ("https://127.0.0.1/", "notice-address-private"),
    ("https://127.0.0.1./", "notice-address-private"),
    ("https://[::ffff:127.0.0.1]/", "notice-address-private"),
    ("https://[::1]/", "notice-address-private"),
    ("https://[fe80::1%25eth0]/", "notice-address-private"),
    ("https://[v1.x]/", "notice-address-malformed"),
    ("https://localhost/", "notice-address-malformed"),
    ("https://intranet/", "notice-address-malformed"),
    ("https://①②⑦.⓪.⓪.①/", "notice-address-malformed"),
    ("https://example.org@127.0.0.1/", "notice-address-malformed"),
    ("https://user:pass@example.org/", "notice-address-malformed"),
    ("https://example.org\\@127.0.0.1/", "notice-address-malformed"),
    ("https://example.org\r\nHost: x/", "notice-address-malformed"),
    ("https://exa mple.org/", "notice-address-malformed"),
    ("https:///x", "notice-address-malformed"),
    ("https://example.org:99999/", "notice-address-malformed"),
    ("https://example.org:22/", "notice-port"),
    ("https://example.org:6379/", "notice-port"),
    ("http://example.org/", "notice-address-insecure"),
    ("http://127.0.0.1/", "notice-address-insecure"),
    ("file:///etc/passwd", "notice-address-malformed"),
    ("gopher://example.org/", "notice-address-insecure"),
    ("ftp://example.org/", "notice-address-insecure"),
    ("//example.org/", "notice-address-insecure"),
    ("", "notice-address-malformed"),
    ("https://" + "a" * 3000 + ".org/", "notice-address-malformed"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_public_is_refused(address: str) -> None:
    assert not address_guard.is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_accepted(address: str) -> None:
    assert address_guard.is_public(address)


@pytest.mark.parametrize(("url", "key"), ODD_URLS)
def test_odd_addresses_are_refused_before_anybody_is_asked(url: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        address_guard.read_url(url)
    assert refused.value.refusal.key == key


def test_usual_addresses_are_read() -> None:
    url = address_guard.read_url("https://Hooks.Example.ORG:8443/a/b?c=d")
    assert url == (True, "hooks.example.org", 8443, "/a/b?c=d")
    assert address_guard.read_url("https://1.1.1.1").path == "/"


@pytest.mark.parametrize("address", PRIVATE)
async def test_a_name_that_leads_inside_is_refused_even_among_public_addresses(address: str) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["1.1.1.1", address]

    with pytest.raises(Refused) as refused:
        await address_guard.checked("https://evil.example.org/", resolve=resolve)
    assert refused.value.refusal.key == "notice-address-private"


async def test_a_name_is_asked_once_and_the_checked_address_is_connected_to() -> None:
    """A name that resolves to a public address when it is checked and to us a moment later gains nothing."""
    asked: list[str] = []

    async def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["1.1.1.1"] if len(asked) == 1 else ["127.0.0.1"]

    target = await address_guard.checked("https://evil.example.org/", resolve=rebinding)
    assert target.ip == "1.1.1.1" and target.host == "evil.example.org" and len(asked) == 1


async def test_the_post_goes_to_the_checked_address_and_names_the_host() -> None:
    """The name means nothing to this machine, so it can only have gone to the address that was checked."""
    async with receiver() as inside:
        asked: list[str] = []

        async def resolve(host: str, port: int) -> list[str]:
            asked.append(host)
            return ["127.0.0.1"]

        web = WebPost(loopback=True, resolve=resolve)
        await web.post(f"http://localhost:{inside.port}/x", b"{}", {})
        assert asked == ["localhost"]
        assert inside.got[0].headers["host"] == f"localhost:{inside.port}"


async def test_loopback_is_open_only_where_the_host_allows_it() -> None:
    async with receiver() as inside:
        for url in (inside.url, f"https://127.0.0.1:{inside.port}/", f"http://localhost:{inside.port}/"):
            with pytest.raises(Undelivered) as refused:
                await WebPost().post(url, b"{}", {})
            assert refused.value.final
        assert inside.got == []


async def test_allowing_loopback_allows_no_other_private_address() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["192.168.1.1"]

    with pytest.raises(Undelivered) as refused:
        await WebPost(loopback=True, resolve=resolve).post("https://nas.example.org/", b"", {})
    assert refused.value.why == "notice-address-private"
    with pytest.raises(Undelivered):
        await WebPost(loopback=True).post("http://192.168.1.1/", b"", {})


async def test_a_name_that_nobody_knows_is_tried_again() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        raise OSError

    with pytest.raises(Undelivered) as failed:
        await WebPost(resolve=resolve).post("https://example.org/", b"", {})
    assert not failed.value.final
