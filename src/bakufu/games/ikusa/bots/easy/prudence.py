"""Sanity check of `easy`: it misjudges, but makes no move that anybody would call silly.

No koku go to a ninja who may not strike yet, and nobody attacks at hopeless odds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from bakufu.bots.notes import Fact, Remark, notebook
from bakufu.engine.game import View
from bakufu.games.ikusa.codes import battle_body, battle_origin, battle_target, bin_kind, body_of_army
from bakufu.games.ikusa.ids import Body, Province
from bakufu.games.ikusa.moves import ATTACK, DECLARE, END, FIGHT, PLAN, WAIT
from bakufu.games.ikusa.odds import attack_odds
from bakufu.games.ikusa.stages import AFTER_BATTLE, DECLARE_BATTLE, FILL_BIN
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import BIN_RONIN
from bakufu.games.ikusa.view import Board

HOPELESS: Final = 0.2  # a chance to win a battle

Decide = Callable[[View, Random], int]


def prudent(decide: Decide) -> Decide:
    def decided(view: View, rng: Random) -> int:
        move = decide(view, rng)
        board = view.board if isinstance(view.board, Board) else msgspec.convert(view.board, Board)
        if board.decision == FILL_BIN and board.round == 1 and bin_kind(move - PLAN) == BIN_RONIN:
            if move != view.legal[-1]:
                _overruled("easy-no-ninja")
            return view.legal[-1]  # what is left over would hire a ninja, who rests in round 1 (I-R1-01)
        if board.decision == DECLARE_BATTLE and move >= DECLARE:
            code = move - DECLARE
            hopeless = _hopeless(view, board, battle_origin(code), battle_body(code), battle_target(code))
            if not hopeless or END not in view.legal:
                return move
            _overruled("easy-hopeless", move=move)
            return END
        if board.decision == AFTER_BATTLE and ATTACK <= move < FIGHT:
            here, body = board.army_at[board.attacking_army], body_of_army(board.attacking_army)
            hopeless = _hopeless(view, board, here, body, move - ATTACK)
            if not hopeless or WAIT not in view.legal:
                return move
            _overruled("easy-hopeless", move=move)
            return WAIT
        return move

    return decided


def _overruled(name: str, **facts: Fact) -> None:
    """Why the first thought was dropped."""
    notes = notebook()
    if notes is not None:
        notes.clear()
        notes.remarks.append(Remark(name, facts))


def _hopeless(view: View, board: Board, origin: Province, body: Body, target: Province) -> bool:
    if board.owner[target] == NOBODY:
        return False
    return attack_odds(view, origin, body, target).win < HOPELESS
