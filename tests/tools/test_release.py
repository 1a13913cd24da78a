from __future__ import annotations

import pytest

from tools.release import CHANGELOG, INIT, with_section, with_version

OLD = '"""Doc."""\n\n__version__ = "0.1.0"\n'


def test_the_version_is_written_in_its_one_place() -> None:
    assert with_version(OLD, "0.2.0") == OLD.replace("0.1.0", "0.2.0")
    assert with_version(INIT.read_text(encoding="utf-8"), "99.0.0").count('"99.0.0"') == 1


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "0.2", "v0.2.0", "0.2.0rc1"])
def test_a_version_comes_after_the_last_one(version: str) -> None:
    with pytest.raises(SystemExit):
        with_version(OLD, version)


def test_what_was_unreleased_belongs_to_the_new_version() -> None:
    done = with_section("# Changelog\n\n## Unreleased\n\n### Added\n- x\n", "0.2.0", "2030-01-02")
    assert done == "# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2030-01-02\n\n### Added\n- x\n"
    assert "## Unreleased" in with_section(CHANGELOG.read_text(encoding="utf-8"), "9.0.0", "2030-01-02")


def test_without_news_there_is_no_release() -> None:
    with pytest.raises(SystemExit, match="nothing unreleased"):
        with_section("# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2029-01-01\n\n- x\n", "0.2.0", "2030-01-02")
