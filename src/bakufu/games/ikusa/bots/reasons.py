"""General remarks on a move: facts about it in one line, from what the seat may know.

For "what would you do?", where the bot that chose the move hands over no reasons of its own.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bakufu.engine.events import Event, Facts
from bakufu.engine.game import View
from bakufu.games.ikusa.codes import body_of_army, clan_of_army, player_of
from bakufu.games.ikusa.ids import Army, Body, Clan, Move, Province
from bakufu.games.ikusa.moves import MOVES
from bakufu.games.ikusa.odds import attack_odds, under_way
from bakufu.games.ikusa.options import edges
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import (
    ARMIES,
    BODIES,
    BODY,
    CLANS,
    FIGURES,
    PROVINCE_INDEX,
    PROVINCES,
)
from bakufu.games.ikusa.view import Board

# Moves that put units or walls somewhere.
PLACES: Final = (
    *("split", "claim", "reinforce", "muster", "recover", "place", "deploy", "build", "step", "split_off"),
    *("march", "advance"),
)


def reason(view: View, move: Move) -> Event | None:
    """Facts about this move; None where there are none that would not be true of any move."""
    board = view.board if isinstance(view.board, Board) else msgspec.convert(view.board, Board)
    if not board.acting:
        return None
    kind, *arguments = MOVES.decode(move)
    words = [str(argument) for argument in arguments]
    if kind in ("declare", "fight"):
        origin, target = PROVINCE_INDEX[words[0]], PROVINCE_INDEX[words[2]]
        return _attack(view, board, origin, BODIES.index(words[1]), target)
    if kind == "attack":
        here, body = board.army_at[board.attacking_army], body_of_army(board.attacking_army)
        return _attack(view, board, here, body, PROVINCE_INDEX[words[0]])
    if kind in ("repeat", "call_off"):
        return _call(view, board, str(kind))
    if kind in ("strike", "revenge"):
        return _daimyo(board, ARMIES.index(words[0]))
    if kind == "spy":
        return _spy(board, move)
    if kind in PLACES:
        return _place(view, board, str(kind), words)
    return None


def _clan(view: View, board: Board) -> int:
    return next(clan for clan in board.acting if player_of(clan, view.players) == view.seat)


def _foreign(view: View, clan: Clan, owner: int) -> bool:
    return owner >= 0 and player_of(owner, view.players) != player_of(clan, view.players)


# -- battles --------------------------------------------------------------------------------------------


def _attack(view: View, board: Board, origin: Province, body: Body, target: Province) -> Event:
    if board.owner[target] == NOBODY:
        return Event("reason-road", {"target": PROVINCES[target]})
    if not _foreign(view, board.owner[origin], board.owner[target]):  # fallen since the battle was declared
        return Event("reason-taken", {"target": PROVINCES[target]})
    win, both, lose = attack_odds(view, origin, body, target).percent()
    return Event("reason-attack", {"target": PROVINCES[target], "win": win, "both": both, "lose": lose})


def _call(view: View, board: Board, kind: str) -> Event:
    win, _, lose = under_way(view).percent()  # across the sea the defenders have struck first already
    facts: Facts = {"target": PROVINCES[board.battle_province], "win": win, "lose": lose}
    return Event("reason-repeat" if kind == "repeat" else "reason-call-off", facts)


def _daimyo(board: Board, army: Army) -> Event:
    """Alone in his army he would be out at once."""
    units = sum(board.army_units[army * BODY : army * BODY + FIGURES])
    facts: Facts = {"daimyo": ARMIES[army], "owner": clan_of_army(army)}
    return Event("reason-strike", {**facts, "level": board.levels[army], "units": units})


# -- before the war -------------------------------------------------------------------------------------


def _spy(board: Board, move: Move) -> Event:
    clan = CLANS.index(str(MOVES.decode(move)[1]))
    return Event("reason-spy", {"owner": clan, "provinces": board.provinces[clan]})


# -- where units go -------------------------------------------------------------------------------------


def _place(view: View, board: Board, kind: str, words: list[str]) -> Event | None:
    """An empty province is conquered; a building guards; units add to those that stand there."""
    if kind == "split":
        return Event("reason-split", {"province": words[0]})
    target = PROVINCE_INDEX[_target(kind, words)] if kind != "advance" else board.may_enter
    facts: Facts = {"province": PROVINCES[target]}
    if board.owner[target] == NOBODY and kind in ("claim", "advance", "step", "split_off", "march"):
        return Event("reason-conquest", facts)
    clan = _clan(view, board)
    threat = _threat(view, board, clan, target)
    if kind == "build":
        return Event("reason-wall", {**facts, "threat": threat})
    return Event("reason-guard", {**facts, "units": _units(board, target), "threat": threat})


def _target(kind: str, words: list[str]) -> str:
    """The province among the arguments."""
    if kind in ("place", "march", "build", "muster", "step", "split_off"):
        return words[1]
    return words[0]


def _units(board: Board, province: Province) -> int:
    total = sum(board.force_units[province * BODY : province * BODY + BODY])
    for army, at in enumerate(board.army_at):
        if at == province:
            total += 1 - board.struck_down[army] + sum(board.army_units[army * BODY : army * BODY + BODY])
    return total


def _threat(view: View, board: Board, clan: Clan, province: Province) -> int:
    """The most units that stand in one enemy province next door."""
    neighbours, _ = edges(view.options, view.rules_version)
    foreign = [q for q in neighbours[province] if _foreign(view, clan, board.owner[q])]
    return max((_units(board, q) for q in foreign), default=0)
