"""Network addresses as keyed hashes: equal addresses can be recognized, and none can be read.

The key is the server's own (`server_keys`). Whoever has the whole database, with the key in it, could try all
IPv4 addresses; nobody who sees the desk, a report or an export can.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from bakufu.engine.errors import Refused, safe_repr

KEY_NAME = "addresses"
LENGTH = 32  # hexadecimal digits: 128 bits
IPV4_RANGE, IPV6_HOUSEHOLD, IPV6_RANGE = 24, 64, 48
WIDEST = {4: 8, 6: 16}  # no range that is wider can be banned


class Origin(NamedTuple):
    """From where a request comes: its address (for IPv6 the /64 of a household), and the range around it."""

    address_key: str
    network_key: str


def origin_of(key: str, address: str) -> Origin | None:
    """None where the address is none, as behind a socket file."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    if isinstance(parsed, IPv6Address):
        own, wide = f"{parsed}/{IPV6_HOUSEHOLD}", f"{parsed}/{IPV6_RANGE}"
    else:
        own, wide = f"{parsed}/32", f"{parsed}/{IPV4_RANGE}"
    return Origin(_hashed(key, own), _hashed(key, wide))


def _hashed(key: str, network: str) -> str:
    text = str(ip_network(network, strict=False))
    return hmac.digest(key.encode(), b"bakufu-address/1\0" + text.encode(), sha256).hex()[:LENGTH]


def author_key(key: str, table_id: str, who: str) -> str:
    """A spectator at one table, who cannot be recognized at another."""
    text = f"bakufu-author/1\0{table_id}\0{who}".encode()
    return hmac.digest(key.encode(), text, sha256).hex()[:12]


def check_range(text: str) -> IPv4Network | IPv6Network:
    """A range as the host types it: 203.0.113.0/24, 2001:db8::/48, or one address."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refused("range-malformed", range=safe_repr(text)) from None
    if found.prefixlen < WIDEST[found.version]:
        raise Refused("range-too-wide", range=str(found), least=WIDEST[found.version])
    return found


def is_in(address: str, network: IPv4Network | IPv6Network) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return parsed in network
