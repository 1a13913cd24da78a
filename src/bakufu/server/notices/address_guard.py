"""Which addresses of the web the server may send notices to: public ones alone.

People choose the addresses of webhooks, and browsers those of push services, so each of them may be an attack
on the network that the server stands in. Every name is resolved once, every address that it has is checked,
and the connection goes to the very address that was checked: a name that resolves differently a moment later
gains nothing.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from bakufu.engine.errors import Refused, safe_repr

URL_MOST = 2000
PORTS = (443, 8443)
RESOLVE_WITHIN = 5.0  # seconds
_NAME = re.compile(r"(?=.{1,253}\Z)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])")
_LETTERS = re.compile(r"[\x21-\x7e]+")

# Besides what `is_global` refuses, which differs between versions of Python.
_REFUSED = tuple(
    ip_network(text)
    for text in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",  # carriers' networks, and the metadata of some clouds
        "127.0.0.0/8",
        "169.254.0.0/16",  # link-local, and the metadata of most clouds
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "192.175.48.0/24",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
        "::/8",  # also IPv4 addresses in another form
        "64:ff9b::/96",  # translated to IPv4
        "64:ff9b:1::/48",
        "100::/64",
        "2001::/23",  # also Teredo, which contains an IPv4 address
        "2001:db8::/32",
        "2002::/16",  # 6to4, which contains one too
        "3fff::/20",
        "5f00::/16",
        "fc00::/7",
        "fe80::/10",
        "fec0::/10",
        "ff00::/8",
    )
)
_METADATA = frozenset({ip_address("168.63.129.16")})  # of a cloud, at an address that looks public

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Target(NamedTuple):
    """An address of the web that was checked, and where to connect to."""

    secure: bool
    host: str
    port: int
    path: str  # with the query
    ip: str


class Url(NamedTuple):
    secure: bool
    host: str
    port: int
    path: str


def read_url(text: str, loopback: bool = False) -> Url:
    """The parts of an address that notices may go to, as far as that can be told without asking anybody.

    `loopback`: this machine is allowed, without TLS too; for tests.
    """
    if len(text) > URL_MOST or not _LETTERS.fullmatch(text) or "\\" in text:
        raise Refused("notice-address-malformed", address=safe_repr(text[:100]))
    try:
        parts = urlsplit(text)
        port, host = parts.port, (parts.hostname or "").lower().removesuffix(".")
    except ValueError:
        raise Refused("notice-address-malformed", address=safe_repr(text[:100])) from None
    if parts.username is not None or parts.password is not None or not host:
        raise Refused("notice-address-malformed", address=safe_repr(text[:100]))
    secure = parts.scheme == "https"
    local = loopback and _is_this_machine(host)
    if not secure and not (parts.scheme == "http" and local):
        raise Refused("notice-address-insecure")
    port = port if port is not None else 443 if secure else 80
    if port not in PORTS and not local:
        raise Refused("notice-port", port=port, ports=", ".join(str(one) for one in PORTS))
    if not _NAME.fullmatch(host):
        _check_literal(host, local)
    path = parts.path or "/"
    return Url(secure, host, port, f"{path}?{parts.query}" if parts.query else path)


async def checked(text: str, loopback: bool = False, resolve: Resolve | None = None) -> Target:
    """Where to connect to for this address; `Refused` unless all of its addresses are public."""
    url = read_url(text, loopback)
    try:
        async with asyncio.timeout(RESOLVE_WITHIN):
            found = await (resolve or _resolve)(url.host, url.port)
    except (OSError, TimeoutError, UnicodeError):
        raise Refused("notice-host-unknown", host=safe_repr(url.host)) from None
    if not found:
        raise Refused("notice-host-unknown", host=safe_repr(url.host))
    for one in found:
        if not is_public(one) and not (loopback and ip_address(one).is_loopback):
            raise Refused("notice-address-private", host=safe_repr(url.host))
    return Target(url.secure, url.host, url.port, url.path, found[0])


def is_public(text: str) -> bool:
    """Whether an address belongs to the public network, and to nothing that only this machine can reach."""
    try:
        address = ip_address(text)
    except ValueError:  # also one with a zone, such as fe80::1%eth0
        return False
    if not address.is_global or address.is_multicast or address.is_reserved or address in _METADATA:
        return False
    return not any(address in network for network in _REFUSED if network.version == address.version)


def _is_this_machine(host: str) -> bool:
    address = _literal(host)
    return host == "localhost" or (address is not None and address.is_loopback)


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _check_literal(host: str, local: bool) -> None:
    """A host that is no name must be an address in its one usual form; `0x7f.1` and the like are refused."""
    if local:
        return
    if _literal(host) is None:
        raise Refused("notice-address-malformed", address=safe_repr(host))
    if not is_public(host):
        raise Refused("notice-address-private", host=safe_repr(host))


async def _resolve(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))
