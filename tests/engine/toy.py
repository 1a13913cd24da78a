"""The toy game of the tests is the example `examples/dojo`, whose rules are imported from its sources."""

from __future__ import annotations

from dojo.rules import DOJO, MARCH, ROLL, STAKE, Dojo, State

__all__ = ["DOJO", "MARCH", "ROLL", "STAKE", "Dojo", "State"]
