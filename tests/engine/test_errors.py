from __future__ import annotations

import pickle

from bakufu.engine.errors import Refused, safe_repr


def test_a_refusal_survives_the_way_between_processes() -> None:
    sent = Refused("too-far", "S-MOVE-01", steps=3)
    assert pickle.loads(pickle.dumps(sent)).refusal == sent.refusal


def test_a_refusal_prints_its_key_facts_and_rule() -> None:
    assert str(Refused("too-far", "S-MOVE-01", steps=3)) == "too-far(steps=3) [S-MOVE-01]"


def test_a_strangers_text_is_shown_short_and_without_control_characters() -> None:
    assert safe_repr("\x1b[2J") == "'\\x1b[2J'"
    assert len(safe_repr("x" * 1000)) == 60


def test_even_a_bottomless_value_is_shown() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert safe_repr(deep) == "<list>"
    while deep:  # taken apart by hand: the interpreter would sink into it
        deep = deep[0]  # type: ignore[assignment]
