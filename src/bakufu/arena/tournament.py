"""Tournaments: the line-up, the options, and the rotation of the seats from game to game.

Games come in blocks of one game for each seat. Within a block the bots are in one drawn order and move one
seat further from game to game, so every bot has every seat equally often. Where seats are fixed, as in a
simulation, every bot keeps its seat, or moves one seat further from game to game, in the order given. Game
number n of a seed is always the same game, on any machine and at any time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import combinations
from random import Random

import msgspec
from msgspec import UNSET, UnsetType

from bakufu.bots.custom import exact_name, load_bot
from bakufu.bots.registry import RANDOM
from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused
from bakufu.engine.options import complete

FORFEIT = "forfeit"
REPLAY = "replay"
FAULTS = (FORFEIT, REPLAY)  # what happens when a bot raises, hangs or gives an illegal answer
LIMIT = 30.0  # seconds for one decision
LIMIT_LEAST, LIMIT_MOST = 0.01, 86_400.0
FIXED = "fixed"  # every bot keeps its seat
ROTATED = "rotated"  # game n seats the bots n places further on


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. `options` are complete; `line_up` has at least one name for each seat."""

    game: str
    players: int
    options: dict[str, str]
    line_up: list[str]
    seed: int
    faults: str = FORFEIT
    limit: float = LIMIT
    versions: dict[str, str] = {}  # by name: the version that played, `normal@1` for `normal`
    rules_version: int = 0  # of the game; 0: not stated
    seating: str | UnsetType = UNSET  # FIXED or ROTATED in a simulation; unset: drawn, block by block

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(self.line_up))

    def seats(self, number: int) -> list[str]:
        """The bots by seat in game `number`."""
        block, shift = divmod(number, self.players)
        if self.seating is not UNSET:
            shift = shift if self.seating == ROTATED else 0
            return [self.line_up[(seat + shift) % self.players] for seat in range(self.players)]
        tables = list(combinations(range(len(self.line_up)), self.players))
        # Every round plays each line-up once, in an order that is drawn for the round.
        round_, place = divmod(block, len(tables))
        Random(f"{self.seed}/round/{round_}").shuffle(tables)
        sitting = list(tables[place])
        Random(f"{self.seed}/block/{block}").shuffle(sitting)
        return [self.line_up[sitting[(seat + shift) % self.players]] for seat in range(self.players)]

    def continues(self, before: Tournament) -> bool:
        """Whether this continues the earlier tournament. Older folders do not state all versions."""
        return before == msgspec.structs.replace(
            self,
            versions=self.versions if before.versions else {},
            rules_version=self.rules_version if before.rules_version else 0,
        )

    def generators(self, number: int, attempt: int = 0) -> tuple[Seeded, Random]:
        """The chance of a game, and the generator of its bots."""
        chance, bots = self.seeds(number, attempt)
        return Seeded(chance), Random(bots)

    def seeds(self, number: int, attempt: int) -> tuple[int, int]:
        arena = f"bakufu-arena/{self.seed}/{number}/{attempt}"
        label = arena if self.seating is UNSET else f"bakufu-sim/{self.seed}/{number}"
        digest = sha256(label.encode()).digest()
        return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")


def new_tournament(
    game_id: str,
    players: int | None,
    options: Mapping[str, str],
    bots: Sequence[str],
    seed: int = 0,
    faults: str = FORFEIT,
    limit: float = LIMIT,
) -> Tournament:
    """A checked tournament.

    With fewer bots than seats, the last bot takes the remaining seats; with more, all line-ups play in turn.
    Without a number of players there are as many as bots, within what the game allows.
    """
    game = registry.game(game_id)
    names = list(bots)
    if not names:
        raise Refused("arena-no-bots")
    if players is None:
        players = min(max(len(names), game.min_players), game.max_players)
    complete_options = complete(game, players, options)
    for name in names:
        load_bot(name, game_id)
    if faults not in FAULTS:
        raise Refused("arena-faults-unknown", given=faults, known=", ".join(FAULTS))
    if not LIMIT_LEAST <= limit <= LIMIT_MOST:  # refuses NaN too
        raise Refused("arena-limit", given=f"{limit:g}", least=f"{LIMIT_LEAST:g}", most=f"{LIMIT_MOST:g}")
    names += [names[-1]] * (players - len(names))
    return Tournament(
        game=game_id,
        players=players,
        options=complete_options,
        line_up=names,
        seed=seed,
        faults=faults,
        limit=limit,
        versions={name: exact_name(name, game_id) for name in names},
        rules_version=game.rules_version,
    )


def new_simulation(
    game_id: str,
    players: int,
    options: Mapping[str, str],
    bots: Sequence[str] = (),
    seed: int = 0,
    rotate: bool = False,
) -> Tournament:
    """A checked tournament whose bots are named by seat.

    Without bots everybody plays at random; one bot plays all seats.
    """
    game = registry.game(game_id)
    complete_options = complete(game, players, options)
    names = list(bots) or [RANDOM]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise Refused("bots-wrong-number", given=len(names), players=players)
    for name in names:
        load_bot(name, game_id)
    return Tournament(
        game=game_id,
        players=players,
        options=complete_options,
        line_up=names,
        seed=seed,
        seating=ROTATED if rotate else FIXED,
    )
