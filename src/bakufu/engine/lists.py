"""Lists that copies of a position share: they are replaced, never changed in place."""

from __future__ import annotations


def changed(values: list[int], place: int, value: int) -> list[int]:
    """The same list but for one place; copies of the position go on sharing the old one."""
    other = values.copy()
    other[place] = value
    return other
