"""Perfect recall: a digest of everything that a player has seen and done since the start of a game.

A view shows the current position, not its history; two games that look the same now may have looked different
before. A memory tells them apart. It is a digest of every view that differed from the one before, and of
every move of the viewer, in order:

    memory 0     SHA-256("bakufu-recall/1")
    own move     SHA-256(memory, "move", number of the move)
    new view     SHA-256(memory, "view", SHA-256 of the view as JSON)

Two histories have the same memory exactly where the player cannot tell them apart. What others do in secret
changes no view and therefore no memory, not even through the number of secret moves.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from bakufu.engine.game import Game
from bakufu.engine.ids import Move
from bakufu.engine.views import Viewer

FIRST = sha256(b"bakufu-recall/1").digest()


class Memory(NamedTuple):
    """What a viewer remembers: a digest, and the digest of the last view, to notice the next change."""

    digest: bytes = FIRST
    last_view: bytes = b""

    def after_move(self, move: Move) -> Memory:
        """The memory after a move of the viewer."""
        return Memory(sha256(self.digest + b"move" + str(move).encode()).digest(), self.last_view)

    def after_view(self, game: Game[Any], state: Any, viewer: Viewer) -> Memory:
        """The memory after the viewer has seen this state."""
        seen = sha256(msgspec.json.encode(game.view(state, viewer))).digest()
        if seen == self.last_view:
            return self
        return Memory(sha256(self.digest + b"view" + seen).digest(), seen)
