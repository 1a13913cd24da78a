"""How often notices may go out: on one channel, and to one host of the web."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable

KEPT = 10_000


class Rate:
    """At most `burst` at once and `per_second` on average, for each key."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float]) -> None:
        self.per_second = per_second
        self.burst = burst
        self.now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take one, and return 0; or take none, and return how many seconds to wait."""
        now = self.now()
        left, at = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        waits = 0.0 if left >= 1 else (1 - left) / self.per_second
        self._left[key] = (left - 1 if waits == 0 else left, now)
        while len(self._left) > KEPT:
            self._left.popitem(last=False)
        return waits


class AtOnce:
    """How many deliveries to one host are under way."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._busy: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        if self._busy[host] >= self.most:
            return False
        self._busy[host] += 1
        return True

    def leave(self, host: str) -> None:
        self._busy[host] -= 1
        if self._busy[host] <= 0:
            del self._busy[host]
