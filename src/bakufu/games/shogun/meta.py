"""The Game object of Shogun: implements the contract of the engine (`engine.game.Game`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from bakufu.engine import registry
from bakufu.engine.chance import Chance
from bakufu.engine.encoding import Encoding
from bakufu.engine.errors import Refusal
from bakufu.engine.events import Log
from bakufu.engine.game import Option, OptionValue, Outcome, View
from bakufu.engine.moves import MoveTable
from bakufu.engine.odds import Luck, Odds, OddsQuery
from bakufu.engine.preview import Preview
from bakufu.engine.views import view_with_board, viewers
from bakufu.games.shogun import codec, flow, invariants, odds, refusals, scoring, secrets, view
from bakufu.games.shogun.encoding import ENCODING
from bakufu.games.shogun.ids import Move, Seat
from bakufu.games.shogun.luck import luck
from bakufu.games.shogun.moves import MOVES
from bakufu.games.shogun.options import (
    LEAST_PLAYERS,
    MOST_PLAYERS,
    OPTIONS_OF,
    RULES_VERSION,
    check,
)
from bakufu.games.shogun.preview import preview
from bakufu.games.shogun.resample import resample
from bakufu.games.shogun.rules import Rules
from bakufu.games.shogun.stages import ENTER_TOWER, GAME_OVER, STAGE_ACTIONS, STAGE_DRAFT, STAGE_LOADING
from bakufu.games.shogun.state import State
from bakufu.games.shogun.tables import SEASONS
from bakufu.games.shogun.view import Board


class Shogun:
    """The game object that the registry hands out."""

    id = "shogun"
    min_players = LEAST_PLAYERS
    max_players = MOST_PLAYERS
    moves: MoveTable = MOVES
    encoding: Encoding = ENCODING

    def __init__(self, rules_version: int = RULES_VERSION) -> None:
        self.rules_version = rules_version
        self.options: tuple[Option, ...] = OPTIONS_OF[rules_version]

    def at_version(self, version: int) -> Shogun:
        return Shogun(version)

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle names the game; whoever reads it has the rules."""
        return registry.game, (self.id, self.rules_version)

    def __deepcopy__(self, memo: object) -> Shogun:
        return self  # nothing in it ever changes

    def check(self, players: int, options: Mapping[str, OptionValue]) -> Refusal | None:
        return check(players, options, self.rules_version)

    def new(
        self, players: int, options: Mapping[str, OptionValue], chance: Chance, log: Log | None = None
    ) -> State:
        return flow.new_game(Rules(players, options, self.rules_version), chance, log)

    def to_act(self, state: State) -> list[int]:
        return state.acting[:]

    def legal(self, state: State, seat: Seat) -> list[int]:
        return flow.legal_moves(state, seat)

    def out_of_turn_moves(self, state: State, seat: Seat) -> list[int]:
        return []  # nothing happens out of turn

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance, log: Log | None = None) -> None:
        flow.apply_move(state, seat, move, chance, log)

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.why_not(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        if state.decision != GAME_OVER:
            return None
        return Outcome(scores=state.vp[:], winners=scoring.winners(state))

    def view(self, state: State, seat: Seat | None) -> View:
        return view_with_board(self, state, state.rules, seat, view.board_of(state, seat))

    def views(self, state: State) -> list[View]:
        """What everybody sees, in the order of `viewers`; the boards share what is open to all."""
        boards = zip(viewers(state.rules.players), view.boards_of(state), strict=True)
        return [view_with_board(self, state, state.rules, seat, board) for seat, board in boards]

    def board(self, state: State, seat: Seat | None) -> Board:
        return view.board_of(state, seat)

    def resample(self, view_: View, rng: Random) -> State:
        rules = Rules(view_.players, view_.options, view_.rules_version)
        return resample(view_.board, rules, view_.seat, view_.to_act, rng)

    def depends_on_secrets(self, state: State, seat: Seat, move: Move) -> bool:
        return secrets.depends_on_secrets(state, seat, move)

    def preview(self, state: State, seat: Seat, moves: Sequence[int]) -> Preview | None:
        return preview(state, seat, moves)

    def odds(self, view_: View, question: OddsQuery) -> Odds:
        return odds.answer(view_, question)

    def luck(
        self, frames: Iterable[tuple[State, Log]], players: int, options: Mapping[str, OptionValue]
    ) -> Luck:
        return luck(frames, players, options["tower_model"])

    def asks_for_throw(self, view_: View) -> bool:
        return bool(view_.board.decision == ENTER_TOWER)

    def broken_invariants(self, state: State) -> list[str]:
        return invariants.broken(state)

    def time_label(self, state: State) -> str:
        if state.stage in (STAGE_DRAFT, STAGE_LOADING):
            return "setup"
        path = f"y{state.year}/{SEASONS[state.season]}"
        return f"{path}/a{state.action + 1}" if state.stage == STAGE_ACTIONS else path

    def write(self, state: State) -> str:
        return codec.write(state)

    def read(self, text: str) -> State:
        return codec.read(text, self.rules_version)


GAME = Shogun()
