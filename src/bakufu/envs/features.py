"""Encoded positions as numpy arrays: observations, legal-action masks, and inputs for a neural network."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from bakufu.envs.extras import explained

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise explained(missing) from None

from bakufu.engine.encoding import Encoding
from bakufu.engine.game import View
from bakufu.engine.ids import Move

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


def bounds(encoding: Encoding) -> tuple[Numbers, Numbers]:
    """The lowest and the highest value of each feature."""
    sizes = [block.size for block in encoding.blocks]
    low = np.repeat(np.array([block.low for block in encoding.blocks], dtype=np.int16), sizes)
    high = np.repeat(np.array([block.high for block in encoding.blocks], dtype=np.int16), sizes)
    return low, high


def observation(encoding: Encoding, view: View) -> Numbers:
    """The view as a vector of features."""
    return np.frombuffer(array("h", encoding.encode(view)), dtype=np.int16)  # faster than from a list


def legal_mask(encoding: Encoding, moves: Sequence[Move]) -> Mask:
    """1 for each legal action."""
    mask = np.zeros(len(encoding.actions), dtype=np.int8)
    action_of = encoding.action_of
    mask[[action_of[move] for move in moves]] = 1
    return mask


def expanded_size(encoding: Encoding) -> int:
    """The size of an observation after `expand`."""
    return sum(
        block.size * (block.high - block.low + 1 if block.category else 1) for block in encoding.blocks
    )


def expand(encoding: Encoding, observations: NDArray[Any]) -> NDArray[np.float32]:
    """Observations as inputs for a network: numbers scaled to 0 … 1, categories one-hot encoded.

    Takes one observation or an array of them; the last axis is the observation.
    """
    parts = []
    for block, place in zip(encoding.blocks, encoding.places.values(), strict=True):
        values = observations[..., place].astype(np.int32) - block.low
        span = block.high - block.low
        if block.category:
            spread = values[..., None] == np.arange(span + 1)
            parts.append(spread.reshape(*values.shape[:-1], -1).astype(np.float32))
        else:
            parts.append(values.astype(np.float32) / np.float32(span))
    return np.concatenate(parts, axis=-1)
