"""Bit sets: an int as a set of small numbers, such as the buildings of a province."""

from __future__ import annotations

from collections.abc import Iterable


def has_bit(bits: int, index: int) -> bool:
    """Whether the set holds this number."""
    return bits >> index & 1 != 0


def with_bit(bits: int, index: int) -> int:
    """The set with this number in it."""
    return bits | 1 << index


def without_bit(bits: int, index: int) -> int:
    """The set with this number taken out."""
    return bits & ~(1 << index)


def bits_of(indices: Iterable[int]) -> int:
    """The set of these numbers."""
    bits = 0
    for index in indices:
        bits |= 1 << index
    return bits


def indices_of(bits: int) -> list[int]:
    """The numbers of the set, the smallest first."""
    indices = []
    while bits:
        lowest = bits & -bits
        indices.append(lowest.bit_length() - 1)
        bits ^= lowest
    return indices
