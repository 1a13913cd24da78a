"""The recorded updates that the client's tests show are those that the server sends today."""

from __future__ import annotations

import gzip
import json

import pytest

from tools import web_updates


@pytest.mark.parametrize("game", web_updates.recorded_games())
def test_the_recorded_updates_are_those_of_today(game: str) -> None:
    kept = json.loads(gzip.decompress(web_updates.file_of(game).read_bytes()))
    assert kept == json.loads(json.dumps(web_updates.games_of(game))), "run python tools/web_updates.py"
