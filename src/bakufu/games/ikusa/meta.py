"""The Game object of Ikusa: implements the contract of the engine (`engine.game.Game`)."""

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
from bakufu.games.ikusa import (
    codec,
    flow,
    invariants,
    odds,
    refusals,
    secrets,
    view,
)
from bakufu.games.ikusa.decisions import APPLY, LEGAL
from bakufu.games.ikusa.encoding import ENCODING
from bakufu.games.ikusa.flow import OUT_OF_TURN_END
from bakufu.games.ikusa.ids import Move, Seat
from bakufu.games.ikusa.luck import luck
from bakufu.games.ikusa.moves import MOVES, ORDER
from bakufu.games.ikusa.options import LEAST_PLAYERS, MOST_PLAYERS, OPTIONS, RULES_VERSION, check
from bakufu.games.ikusa.preview import preview
from bakufu.games.ikusa.resample import resample
from bakufu.games.ikusa.rules import rules_of
from bakufu.games.ikusa.stages import (
    ENTER_DICE,
    GAME_OVER,
    GO_ON,
    STAGE_TURN,
    STAGE_WINTER,
    STAGES,
)
from bakufu.games.ikusa.state import State, active, clan_of
from bakufu.games.ikusa.tables import CLANS
from bakufu.games.ikusa.view import Board


class Ikusa:
    """The game object that the registry hands out."""

    id = "ikusa"
    min_players = LEAST_PLAYERS
    max_players = MOST_PLAYERS
    options: tuple[Option, ...] = OPTIONS
    moves: MoveTable = MOVES
    encoding: Encoding = ENCODING

    def __init__(self, rules_version: int = RULES_VERSION) -> None:
        self.rules_version = rules_version

    def at_version(self, version: int) -> Ikusa:
        return Ikusa(version)

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle names the game; whoever reads it has the rules."""
        return registry.game, (self.id, self.rules_version)

    def __deepcopy__(self, memo: object) -> Ikusa:
        return self  # nothing in it ever changes

    def check(self, players: int, options: Mapping[str, OptionValue]) -> Refusal | None:
        return check(players, options)

    def new(
        self, players: int, options: Mapping[str, OptionValue], chance: Chance, log: Log | None = None
    ) -> State:
        return flow.new_game(rules_of(players, options, self.rules_version), chance, log)

    def to_act(self, state: State) -> list[int]:
        if state.rules.two:
            return sorted({state.rules.player_of[clan] for clan in state.acting})
        return state.acting.copy()

    def legal(self, state: State, seat: Seat) -> list[int]:
        # Called at every decision, so it looks up the phase's function directly, not through `flow`.
        clan = clan_of(state, seat) if state.rules.two else seat
        return LEGAL[state.decision](state, clan) if clan in state.acting else []

    def out_of_turn_moves(self, state: State, seat: Seat) -> list[int]:
        return flow.out_of_turn_moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance, log: Log | None = None) -> None:
        if ORDER <= move < OUT_OF_TURN_END:
            flow.apply_out_of_turn(state, seat, move)
            return
        clan = clan_of(state, seat) if state.rules.two else seat
        APPLY[state.decision](state, clan, move, chance, log)  # directly, as in `legal`
        if state.decision == GO_ON:
            flow.go_on(state, chance, log)

    def why_not(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.why_not(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        if state.decision != GAME_OVER:
            return None
        return Outcome(scores=state.scores[:], winners=state.winners[:])

    def view(self, state: State, seat: Seat | None) -> View:
        return view_with_board(self, state, state.rules, seat, view.board_of(state, seat))

    def views(self, state: State) -> list[View]:
        """What everybody sees, in the order of `viewers`; the boards share what is open to all."""
        boards = zip(viewers(state.rules.players), view.boards_of(state), strict=True)
        return [view_with_board(self, state, state.rules, seat, board) for seat, board in boards]

    def board(self, state: State, seat: Seat | None) -> Board:
        return view.board_of(state, seat)

    def resample(self, view_: View, rng: Random) -> State:
        rules = rules_of(view_.players, view_.options, view_.rules_version)
        state = resample(view_.board, rules, view_.seat, view_.to_act, rng)
        if view_.outcome is not None:
            state.scores, state.winners = view_.outcome.scores[:], view_.outcome.winners[:]
        return state

    def depends_on_secrets(self, state: State, seat: Seat, move: Move) -> bool:
        return secrets.depends_on_secrets(state, seat, move)

    def preview(self, state: State, seat: Seat, moves: Sequence[int]) -> Preview | None:
        return preview(state, seat, moves)

    def odds(self, view_: View, question: OddsQuery) -> Odds:
        return odds.answer(view_, question)

    def luck(
        self, frames: Iterable[tuple[State, Log]], players: int, options: Mapping[str, OptionValue]
    ) -> Luck:
        return luck(frames, options.get("dice") == "manual")

    def asks_for_throw(self, view_: View) -> bool:
        return bool(view_.board.decision == ENTER_DICE)

    def broken_invariants(self, state: State) -> list[str]:
        return invariants.broken(state)

    def time_label(self, state: State) -> str:
        if state.round == 0:
            return "setup"
        path = f"r{state.round}/{STAGES[state.stage]}"
        if STAGE_TURN < state.stage < STAGE_WINTER:
            return f"{path}/{CLANS[active(state)]}"
        return path

    def write(self, state: State) -> str:
        return codec.write(state)

    def read(self, text: str) -> State:
        return codec.read(text, self.rules_version)


GAME = Ikusa()
