"""Rate limits: a token bucket for each connection or address, refilled at a steady rate."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil, inf

WAIT_MOST = 60  # seconds that a client is asked to wait at most


class TokenBucket:
    def __init__(self, per_second: float, burst: float, now: Callable[[], float]) -> None:
        self.per_second = per_second
        self.burst = burst
        self.now = now
        self.left = burst
        self.at = now()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        if self.burst == inf:
            return True
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1 - self.left) / self.per_second) if self.per_second else inf


class RateLimits:
    """One bucket for each address. The longest unused are dropped, so that a flood cannot fill the memory."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float], most: int = 10_000) -> None:
        self.per_second = per_second
        self.burst = burst
        self.now = now
        self.most = most
        self.by_address: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        key = rate_limit_key(address)
        bucket = self.by_address.get(key)
        if bucket is None:
            bucket = self.by_address[key] = TokenBucket(self.per_second, self.burst, self.now)
            if len(self.by_address) > self.most:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(key)
        return bucket.take()

    def is_empty(self, address: str) -> bool:
        """Whether an address has used up its bucket. Nothing is taken."""
        bucket = self.by_address.get(rate_limit_key(address))
        if bucket is None or bucket.burst == inf:
            return False
        return min(bucket.burst, bucket.left + (bucket.now() - bucket.at) * bucket.per_second) < 1

    def again_after(self, address: str) -> int:
        """Seconds until an address without tokens has one again."""
        wait = self.by_address[rate_limit_key(address)].wait()
        return ceil(min(max(wait, 1), WAIT_MOST))


class ConnectionLimit:
    """Limits how many connections each address holds open."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.by_address: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        key = rate_limit_key(address)
        if self.by_address[key] >= self.most:
            return False
        self.by_address[key] += 1
        return True

    def leave(self, address: str) -> None:
        key = rate_limit_key(address)
        self.by_address[key] -= 1
        if self.by_address[key] <= 0:
            del self.by_address[key]


def rate_limit_key(address: str) -> str:
    """The key under which an address is counted: for IPv6 its /64 network, as one household has all of it."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return address
