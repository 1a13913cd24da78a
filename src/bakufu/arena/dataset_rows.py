"""Dataset rows: one for each decision of a game, and their schema.

The features of a row are made from the view of the seat that decides, so they hold what it sees and nothing
else. The outcome of the game stands beside them, as the label to learn.
"""

from __future__ import annotations

from array import array
from typing import Any

import msgspec

from bakufu.arena.extras import require_extra
from bakufu.arena.tournament import Tournament
from bakufu.bots.answer import answer_or_fail
from bakufu.bots.custom import load_bot
from bakufu.engine import registry
from bakufu.engine.encoding import Encoding, encoding_of
from bakufu.engine.game import Outcome, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.playing import Position, decisions

FORMAT = 1
METADATA = b"bakufu"  # the key of a file's metadata


class DatasetInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The metadata of a dataset file."""

    format: int
    tournament: Tournament
    rules_version: int
    digest: str  # of the encoding: identifies the layout of the features


def dataset_info(tournament: Tournament) -> DatasetInfo:
    game = registry.game(tournament.game)
    return DatasetInfo(
        format=FORMAT,
        tournament=tournament,
        rules_version=game.rules_version,
        digest=encoding_of(game).digest,
    )


def schema(tournament: Tournament) -> Any:
    """The columns, in their order."""
    pa = require_extra("pyarrow", "dataset")
    encoding = encoding_of(registry.game(tournament.game))
    word = pa.dictionary(pa.int16(), pa.string())
    columns = [
        ("game", word),
        ("number", pa.int32()),
        ("chance_seed", pa.uint64()),
        ("players", pa.int8()),
        ("options", word),
        ("bots", word),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("bot", word),
        ("features", pa.list_(pa.int16(), encoding.size)),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("move", pa.int32()),
        ("decisions", pa.int32()),
        ("share", pa.float32()),
        ("score", pa.int32()),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
    ]
    metadata = msgspec.json.encode(dataset_info(tournament))
    return pa.schema([pa.field(*column, nullable=False) for column in columns], metadata={METADATA: metadata})


class GameRows:
    """The decisions of one game, column by column."""

    def __init__(self, names: list[str]) -> None:
        self.columns: dict[str, list[Any]] = {name: [] for name in names if name != "features"}
        self.features = array("h")


class DatasetRows:
    """The decisions of some games, each of them whole."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.game = registry.game(tournament.game)
        self.encoding: Encoding = encoding_of(self.game)
        self.schema = schema(tournament)
        self.games: list[GameRows] = []

    def play(self, number: int) -> Outcome:
        """Play a game to its end and keep its decisions as rows; a game that crashes leaves none."""
        tournament, game, encoding = self.tournament, self.game, self.encoding
        chance, rng = tournament.generators(number, 0)
        seats = tournament.seats(number)
        bots = [load_bot(name, tournament.game) for name in seats]
        position = Position.new(game, tournament.players, tournament.options, chance)
        found = GameRows(self.schema.names)
        add = found.columns
        movers = []

        def decide(seat: Seat, view: View) -> Move:
            numbers = encoding.encode(view)  # before the bot can modify the view
            legal = [encoding.action_of[move] for move in view.legal]
            move = answer_or_fail(seats[seat], bots[seat], view, rng)
            found.features.fromlist(numbers)
            add["legal"].append(legal)
            return move

        for seat, _, move in decisions(position, decide):
            add["action"].append(encoding.action_of[move])
            add["move"].append(move)
            movers.append(seat)
        outcome = position.outcome()
        self._complete(add, number, seats, movers, outcome)
        self.games.append(found)
        return outcome

    def _complete(
        self,
        columns: dict[str, list[Any]],
        number: int,
        seats: list[str],
        movers: list[int],
        outcome: Outcome,
    ) -> None:
        """The columns that are the same for a whole game, or follow from its end."""
        tournament, times = self.tournament, len(movers)
        options = msgspec.json.encode(tournament.options, order="sorted").decode()
        same: dict[str, Any] = {
            "game": tournament.game,
            "number": number,
            "chance_seed": tournament.seeds(number, 0)[0],
            "players": tournament.players,
            "options": options,
            "bots": ",".join(seats),
            "decisions": times,
            "scores": outcome.scores,
            "winners": outcome.winners,
        }
        for name, value in same.items():
            columns[name] += [value] * times
        won = 1 / len(outcome.winners)
        columns["decision"] += range(times)
        columns["seat"] += movers
        columns["bot"] += [seats[seat] for seat in movers]
        columns["share"] += [won if seat in outcome.winners else 0.0 for seat in movers]
        columns["score"] += [outcome.scores[seat] for seat in movers]

    def table(self) -> Any:
        """The rows as an Arrow table."""
        pa = require_extra("pyarrow", "dataset")
        joined = array("h")
        for game in self.games:
            joined += game.features
        numbers = pa.Array.from_buffers(pa.int16(), len(joined), [None, pa.py_buffer(joined)])
        features = pa.FixedSizeListArray.from_arrays(numbers, self.encoding.size)
        arrays = [
            features if field.name == "features" else pa.array(self._column(field.name), field.type)
            for field in self.schema
        ]
        return pa.Table.from_arrays(arrays, schema=self.schema)

    def _column(self, name: str) -> list[Any]:
        return [value for game in self.games for value in game.columns[name]]
