"""A bots' process with bots in it that misbehave: `python -m tests.server.bad_bots SECONDS`."""

from __future__ import annotations

import os
import sys
import time
from random import Random

from bakufu.bots import registry
from bakufu.engine.game import View
from bakufu.server.bots.worker import main


def raises(view: View, rng: Random) -> int:
    raise RuntimeError("the secret of this bot")


def hangs(view: View, rng: Random) -> int:
    time.sleep(3600)
    return 0


def dies(view: View, rng: Random) -> int:
    os._exit(3)


def cheats(view: View, rng: Random) -> int:
    return 999_999


def chatters(view: View, rng: Random) -> int:
    """Prints where the answers go, and leaves rubbish behind."""
    print("\x00\x00\x00\x05hello" * 100)  # noqa: T201
    sys.stdout.flush()
    return view.legal[0]


BAD = {"raises": raises, "hangs": hangs, "dies": dies, "cheats": cheats, "chatters": chatters}


def install() -> None:
    registry._ANY_GAME.update(BAD)


if __name__ == "__main__":
    install()
    main(float(sys.argv[1]))
