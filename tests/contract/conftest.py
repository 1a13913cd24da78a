from __future__ import annotations

from collections.abc import Iterator

import pytest

from bakufu.engine import registry
from tests.engine.toy import DOJO


@pytest.fixture(autouse=True, scope="module")
def dojo_is_known() -> Iterator[None]:
    registry.add(DOJO)
    yield
    del registry._added[DOJO.id]
