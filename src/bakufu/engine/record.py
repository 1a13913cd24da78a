"""Game records: one JSON file from which a game can be replayed for ever, without a random generator.

A record is what a table saves. It holds everything, including every secret move and, where the table draws
fairly, the secret. Everybody else gets `Session.export`.

It is written in one canonical form, one move a line, so that the same game gives the same bytes and two
records can be compared by eye.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from bakufu.engine import options, registry
from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.fair import check_entropy
from bakufu.engine.game import Game, Outcome
from bakufu.engine.ids import Seat
from bakufu.engine.moves import MoveJson

FORMAT = "bakufu-record/1"
EXPORT_FORMAT = "bakufu-export/1"
BYTES_MOST = 8 * 2**20  # a long game takes about a fiftieth of this
LATER = (
    "bots",
    "deal",
    "continues",
    "rewinds",
    "hands",
)  # added later; older records lack them
NAME_MOST = 40  # characters of a seat's name

T = TypeVar("T")


class RecordedMove(NamedTuple):
    """One line of the record: who, which move in JSON form, and the outcomes of its draws."""

    seat: Seat
    move: MoveJson
    draws: list[int]


class Final(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of the record: the digest of the position, and the outcome when the game is over."""

    digest: str
    outcome: Outcome | None


class Continued(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that this one continues: the digest of its record's file, and how many moves were taken over.

    The draws up to there are that game's; only the later ones follow from this secret.
    """

    record: str
    moves: int


class Rewound(NamedTuple):
    """A rewind by the operator of the server, to the position after `moves` moves.

    `times` is the number of rewinds so far. It is part of the labels of all later draws.
    """

    moves: int
    times: int


class Hand(NamedTuple):
    """Who played a seat from after move `start` until after move `end`; None: until the end of the record.

    `bot` played it for `name`, or `name` played it in person. Only seats that changed hands are listed.
    """

    seat: Seat
    start: int
    end: int | None
    name: str
    bot: str | None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A recorded game. `final` is None only where the last move broke the program (a crash record).

    `deal` is the commitment of another game from which the set-up was taken over: then the draws of the
    set-up are that game's, and only the later ones follow from this secret. `continues` is the same for a
    game that continues from a position of another one.

    `bots` names the bot of each seat that a bot played; empty where it was not noted. `rewinds` lists where
    the game was rewound, as far as those moves still stand; the moves that a rewind has undone are not
    recorded. `hands` says who played the seats that changed hands: where bots stood in for somebody, and
    where somebody else took a seat over; `seats` has the last names.
    """

    format: str = FORMAT
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    seats: list[str]
    bots: list[str | None] = []
    commitment: str | None = None
    entropy: list[str] = []
    secret: str | None = None
    deal: str | None = None
    continues: Continued | None = None
    rewinds: list[Rewound] = []
    hands: list[Hand] = []
    setup_draws: list[int]
    moves: list[RecordedMove]
    final: Final | None


def file_digest(record: Record) -> str:
    """The digest of the record's file, which identifies the record for ever."""
    return sha256(write_record(record)).hexdigest()


def digest_of(game: Game[Any], state: Any) -> str:
    return sha256(game.write(state).encode()).hexdigest()


def game_of(record: Record) -> Game[Any]:
    """The game of a record, under the rules that it was played by."""
    return registry.game(record.game, record.rules_version)


# Writing


def write_record(record: Record) -> bytes:
    """The record as a file, always the same bytes for the same record."""
    lines = []
    for name in record.__struct_fields__:
        value = msgspec.to_builtins(getattr(record, name))
        if name in LATER and not value:
            continue  # as in records from before this field
        if name == "moves" and value:
            moves = ",\n".join(f"    {_line(move)}" for move in value)
            lines.append(f'  "moves": [\n{moves}\n  ]')
        else:
            lines.append(f'  "{name}": {_line(dict(sorted(value.items())) if name == "options" else value)}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def save_record(record: Record, path: str | Path) -> None:
    """Write the file whole or not at all: a crash in between leaves the old one as it was."""
    target = Path(path)
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        beside.write_bytes(write_record(record))
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise Refused("record-not-written", path=str(path), reason=error.strerror or "-") from error


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# Reading


def read_record(source: bytes | str | Path) -> Record:
    """Read a record from a file or from bytes, and check all that can be checked without replaying it."""
    data = source if isinstance(source, bytes) else _file(Path(source))
    if len(data) > BYTES_MOST:
        raise Refused("record-too-large", bytes=len(data), most=BYTES_MOST)
    head = _decode(data, _Head)
    if head.format is msgspec.UNSET:
        raise Refused("record-field-missing", field="$.format")
    if head.format == EXPORT_FORMAT:
        raise Refused("record-still-running", format=EXPORT_FORMAT)
    if head.format != FORMAT:
        raise Refused("record-unknown-format", format=safe_repr(head.format), known=FORMAT)
    # Check the version before the other fields: a newer one may have fields that are unknown here.
    if isinstance(head.game, str) and type(head.rules_version) is int:
        registry.game(head.game, head.rules_version)
    record = _decode(data, Record)
    check_record(record)
    return record


def check_record(record: Record) -> None:
    """Refuse a record that no table could have written."""
    game = game_of(record)
    options.complete(game, record.players, record.options)
    check_seats(record.seats, record.players)
    if record.entropy and len(record.entropy) != record.players:
        _refuse_field("$.entropy", f"array of length {record.players}", len(record.entropy))
    for text in record.entropy:
        check_entropy(text)
    if record.bots:
        _check_bots(record)
    digest = record.final.digest if record.final else None
    hexes = {"$.commitment": record.commitment, "$.secret": record.secret}
    hexes |= {"$.deal": record.deal, "$.final.digest": digest}
    if record.continues is not None:
        hexes["$.continues.record"] = record.continues.record
        if not 0 <= record.continues.moves <= len(record.moves):
            _refuse_field("$.continues.moves", f"int <= {len(record.moves)}", record.continues.moves)
    _check_rewinds(record)
    _check_hands(record)
    for field, value in hexes.items():
        if value is not None and not re.fullmatch("[0-9a-f]{64}", value):
            _refuse_field(field, "64 hex digits", safe_repr(value))
    for number, move in enumerate(record.moves, 1):
        if not 0 <= move.seat < record.players:
            raise Refused("record-seat-unknown", number=number, seat=move.seat, players=record.players)


def _check_rewinds(record: Record) -> None:
    before = Rewound(-1, 0)
    for rewound in record.rewinds:
        if not before.moves < rewound.moves <= len(record.moves) or not before.times < rewound.times:
            _refuse_field("$.rewinds", "moves and counts that rise", safe_repr(list(rewound)))
        before = rewound


def _check_hands(record: Record) -> None:
    for hand in record.hands:
        if not 0 <= hand.seat < record.players:
            _refuse_field("$.hands", f"a seat below {record.players}", hand.seat)
        end = len(record.moves) if hand.end is None else hand.end
        if not 0 <= hand.start <= end <= len(record.moves):
            _refuse_field("$.hands", "moves that rise", safe_repr(list(hand)))
        for name in (hand.name, hand.bot):
            if name is not None and not is_name(name):
                _refuse_field("$.hands", f"at most {NAME_MOST} printable characters", safe_repr(name))


def rewinds_before(record: Record, number: int) -> int:
    """How many times the game had been rewound when the move of this number was made."""
    return max((rewound.times for rewound in record.rewinds if rewound.moves < number), default=0)


def _check_bots(record: Record) -> None:
    if len(record.bots) != record.players:
        _refuse_field("$.bots", f"array of length {record.players}", len(record.bots))
    for name in record.bots:
        if name is not None and not is_name(name):
            _refuse_field("$.bots", f"at most {NAME_MOST} printable characters", safe_repr(name))


def check_seats(seats: Sequence[str], players: int) -> None:
    """Check that every seat has a short name that can be printed anywhere."""
    if len(seats) != players:
        raise Refused("seats-wrong-number", given=len(seats), players=players)
    for name in seats:
        if not is_name(name):
            raise Refused("seat-name-malformed", name=safe_repr(name), most=NAME_MOST)


def is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name) <= NAME_MOST and name.isprintable()


class _Head(msgspec.Struct):
    format: Any = msgspec.UNSET
    game: Any = msgspec.UNSET
    rules_version: Any = msgspec.UNSET


def _file(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(BYTES_MOST + 1)
    except FileNotFoundError as error:
        raise Refused("record-no-file", path=str(path)) from error
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("record-not-readable", path=safe_repr(str(path)), reason=reason) from error


def _decode(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise _field_refused(str(error)) from error
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise Refused("record-truncated", bytes=len(data)) from error
        raise Refused("record-not-json", problem=str(error)) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise Refused("record-not-json", problem=str(error)) from error


def _field_refused(message: str) -> Refused:
    """The refusal for the field that msgspec complains about, by its path in the JSON."""
    problem, _, place = message.partition(" - at `")
    path = place.rstrip("`") or "$"
    named = re.fullmatch(r"Object (missing required|contains unknown) field `(.*)`", problem, re.DOTALL)
    if named:
        key = "record-field-missing" if named[1].startswith("missing") else "record-field-unknown"
        return Refused(key, field=_printable(f"{path}.{named[2]}"))
    if not place and problem.startswith("Expected"):
        return Refused("record-not-an-object")
    expected, _, got = problem.removeprefix("Expected ").replace("`", "").partition(", got ")
    return Refused("record-field-malformed", field=_printable(path), expected=expected, got=got or "-")


def _refuse_field(field: str, expected: str, got: str | int) -> None:
    raise Refused("record-field-malformed", field=field, expected=expected, got=got)


def _printable(text: str) -> str:
    return text if text.isprintable() and len(text) <= 60 else safe_repr(text)
