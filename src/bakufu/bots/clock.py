"""The budget of a search, in seconds or in rollouts: a clock that is checked before each rollout."""

from __future__ import annotations

from time import perf_counter


class Clock:
    """A budget of seconds from now on, or of rollouts, which give the same result on every machine."""

    def __init__(self, seconds: float, rollouts: int) -> None:
        self.seconds = seconds
        self.end = perf_counter() + seconds
        self.rollouts = rollouts
        self.used = 0

    def left(self) -> bool:
        """Whether there is time for one more rollout, which is then counted."""
        self.used += 1
        if self.rollouts:
            return self.used <= self.rollouts
        return perf_counter() < self.end

    def past(self, part: float) -> bool:
        """Whether this part of the seconds is over; never for rollouts, as preparations spend none."""
        return self.seconds > 0 and perf_counter() > self.end - (1.0 - part) * self.seconds
