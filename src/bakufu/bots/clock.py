"""The budget of a search, in seconds or in play-outs: a clock that it looks at before each play-out."""

from __future__ import annotations

from time import perf_counter


class Clock:
    """So many seconds from now on, or so many playings out: the same on every machine."""

    def __init__(self, seconds: float, rollouts: int) -> None:
        self.seconds = seconds
        self.end = perf_counter() + seconds
        self.rollouts = rollouts
        self.used = 0

    def left(self) -> bool:
        """Whether there is time to play one more out, which is counted."""
        self.used += 1
        if self.rollouts:
            return self.used <= self.rollouts
        return perf_counter() < self.end

    def past(self, part: float) -> bool:
        """Whether this part of the seconds is over; playings out are not spent on preparations."""
        return self.seconds > 0 and perf_counter() > self.end - (1.0 - part) * self.seconds
