"""Rate limits: a bucket of tokens for each connection or address, refilled at a steady pace."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    def __init__(self, per_second: float, burst: float, now: Callable[[], float]) -> None:
        self.per_second = per_second
        self.burst = burst
        self.now = now
        self.left = burst
        self.at = now()

    def take(self) -> bool:
        """Whether there was a token to take."""
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each address; the longest unused are dropped, so that a flood cannot fill the memory."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float], most: int = 10_000) -> None:
        self.per_second = per_second
        self.burst = burst
        self.now = now
        self.most = most
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.per_second, self.burst, self.now)
            if len(self.by_address) > self.most:
                self.by_address.popitem(last=False)
        self.by_address.move_to_end(address)
        return bucket.take()
