"""The test vectors of the base game: what the rules say about given numbers, free of any code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

_ALL: dict[str, list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("vectors.json").read_text(encoding="utf-8")
)


def vectors(topic: str) -> list[dict[str, Any]]:
    """The vectors of a topic, such as `bids`; every one names its rule and what is expected."""
    assert _ALL[topic]
    return _ALL[topic]
