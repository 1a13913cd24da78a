"""Advice ("What would you do?"): a player asks a bot for a move and its reasons.

The bot decides as it would in a seat: in a worker process, from the player's own view and nothing else. For
the same view it always gives the same advice, unless its search is limited by time.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2b

import msgspec

from bakufu.bots import registry as bot_registry
from bakufu.bots.why import Why
from bakufu.bots.why_words import advised_words, plan_words, short_words, why_words
from bakufu.engine import registry
from bakufu.engine.errors import Refused
from bakufu.engine.game import HasRealThrows, View
from bakufu.engine.ids import Move
from bakufu.i18n import Words
from bakufu.server.bots.pool import BotFailed, BotPool
from bakufu.server.bots.worker import BotReply, Job
from bakufu.server.message import Message
from bakufu.server.tables.store import TableStore, check_not_resigned, seat_of

ANSWER_WITHIN = 20.0  # seconds, including the wait for bots that are busy with other requests


class AdvisedMove(Message, frozen=True, kw_only=True):
    """A move, and why the bot would make it, as text: what it weighed, or only a general remark.

    `short`: the reason in a few words, for a list of several moves; often empty.
    """

    move: Move
    words: str
    reason: str
    short: str


class AdviceInfo(Message, frozen=True, kw_only=True):
    """What a bot would do now: a move, or a run of them. `seq`: the update that it was asked about."""

    bot: str
    seq: int
    moves: list[AdvisedMove]
    whole: bool  # whether they go as far as can be decided now
    about: str  # a remark about all of them together; often empty


def advisers() -> list[str]:
    """The bots of all games that can be asked."""
    return sorted({name for game in registry.games() for name in bot_registry.advisers(game)})


class Adviser:
    """Answers players with the bot worker processes, and limits how many requests wait for them."""

    def __init__(self, store: TableStore, bot_pool: BotPool) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.asking: set[tuple[str, int]] = set()  # table and seat

    async def ask(self, table_id: str, token: str, bot: str | None, lang: str) -> AdviceInfo:
        table = await self.store.get(table_id)
        seat = seat_of(table, token)
        if not table.row.advice:
            raise Refused("advice-forbidden", table=table_id)
        if table.session is None or table.status != "playing":
            raise Refused("table-not-playing", table=table_id, status=table.status)
        check_not_resigned(table, seat)
        game = table.row.game
        known = bot_registry.advisers(game)
        if not known:
            raise Refused("advice-no-bot", game=game)
        if bot is not None and bot not in known:
            raise Refused("bot-unknown", bot=bot, game=game, bots=", ".join(known))
        view = table.session.view(seat)
        if not view.legal:
            raise Refused("advice-nothing-asked")
        known_game = registry.game(game)
        if isinstance(known_game, HasRealThrows) and known_game.asks_for_throw(view):
            raise Refused("advice-real-throw")
        seq, names = table.seqs[seat], table.session.seats
        reply = await self._ask_bot((table_id, seat), game, bot or known[0], view)
        words = Words(lang, game, names)
        because = zip(reply.moves, reply.reasons, strict=True)
        moves = [_advised_move(words, game, *pair) for pair in because]
        searched = reply.reasons[0].sheet
        about = plan_words(words, searched) if searched is not None else ""
        return AdviceInfo(bot=bot or known[0], seq=seq, moves=moves, whole=reply.whole, about=about)

    async def _ask_bot(self, asker: tuple[str, int], game: str, bot: str, view: View) -> BotReply:
        if asker in self.asking or len(self.asking) >= 4 * self.bot_pool.processes:
            raise Refused("advice-busy")
        data = msgspec.json.encode(view)
        seed = int.from_bytes(blake2b(data, digest_size=7).digest(), "big")
        self.asking.add(asker)
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                return await self.bot_pool.ask(Job(game, bot, seed, msgspec.Raw(data), why=True))
        except TimeoutError:
            raise Refused("advice-busy") from None
        except BotFailed:
            raise Refused("advice-failed", bot=bot) from None
        finally:
            self.asking.discard(asker)


def _advised_move(words: Words, game: str, move: Move, why: Why) -> AdvisedMove:
    known = registry.game(game)
    return AdvisedMove(
        move=move,
        words=advised_words(words, known, why, move),
        reason=why_words(words, known, why),
        short=short_words(words, known, why),
    )
