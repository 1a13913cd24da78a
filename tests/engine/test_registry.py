from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from bakufu.engine import registry
from bakufu.engine.errors import Refused
from tests.engine.tables import refusal
from tests.engine.toy import DOJO, Dojo


def test_an_added_game_is_found_by_its_id() -> None:
    assert "dojo" in registry.games()
    assert registry.game("dojo") is DOJO


def test_a_game_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("dojo", "dojo.plugin:PLUGIN", registry.GROUP)
    monkeypatch.setattr(registry, "_added", {})
    monkeypatch.setattr(registry, "_found", lambda: {"dojo": point})
    assert registry.games() == ["dojo"]
    assert isinstance(registry.game("dojo"), Dojo)


def test_shogun_is_offered_by_this_package() -> None:
    assert "shogun" in registry.games()


@pytest.mark.parametrize("id", ["chess", "", None, ["dojo"]])
def test_an_unknown_game_lists_the_known_ones(id: Any) -> None:
    with pytest.raises(Refused) as caught:
        registry.game(id)
    assert refusal(caught).key == "game-unknown"
    assert "dojo" in str(refusal(caught).facts["games"]).split(", ")


def test_an_older_rules_version_is_a_game_bound_to_it() -> None:
    assert registry.game("dojo", 2) is DOJO
    assert registry.game("dojo", 1).rules_version == 1


def test_a_newer_rules_version_is_refused_with_the_newest_known() -> None:
    with pytest.raises(Refused) as caught:
        registry.game("dojo", 3)
    assert refusal(caught).key == "rules-version-newer"
    assert refusal(caught).facts == {"game": "dojo", "version": 3, "newest": 2}


def test_rules_versions_begin_at_one() -> None:
    with pytest.raises(Refused) as caught:
        registry.game("dojo", 0)
    assert refusal(caught).key == "rules-version-unknown"
