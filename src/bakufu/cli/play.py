"""`bakufu play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

from bakufu.bots.registry import bot, bots
from bakufu.cli.arguments import WHOLE, pairs
from bakufu.cli.language import use_language
from bakufu.cli.screens import screen_of
from bakufu.cli.table import HUMAN, TerminalTable
from bakufu.cli.terminal import Terminal
from bakufu.engine import registry
from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.fair import TableChance
from bakufu.engine.game import Game
from bakufu.engine.options import complete
from bakufu.engine.record import check_seats, read_record
from bakufu.engine.session import Session
from bakufu.i18n import Words

PLAYERS = 4


def play(
    game: str | None = None,
    *,
    players: Annotated[int | None, WHOLE] = None,
    humans: Annotated[int | None, WHOLE] = None,
    seat: tuple[str, ...] = (),
    option: tuple[str, ...] = (),
    seed: Annotated[int | None, WHOLE] = None,
    load: str | None = None,
    save: str | None = None,
    lang: str = "en",
) -> None:
    """Play a game in the terminal, with people at the same keyboard and bots in the other seats.

    The game is saved after every move; `--load` continues it.

    Parameters
    ----------
    game
        The game, such as `shogun`; the default game when none is named.
    players
        Seats at the table (4).
    humans
        How many of them are people (1); bots play the others.
    seat
        NAME=human or NAME=BOT, such as Ada=normal, once for each seat; instead of players and humans.
    option
        An option of the table, NAME=VALUE; may be repeated. `bakufu games` lists them.
    seed
        A number for the draws, to play the same game again. Anybody who knows it can know the draws.
    load
        Continue the game in this file.
    save
        Save the game in this file; by default a new one in this folder.
    lang
        The language: en, nl or zh.
    """
    game = registry.default_game() if game is None else game
    words = use_language(lang, game)
    if load is not None:
        given = {"--players": players, "--humans": humans, "--option": option or None, "--seed": seed}
        _refuse_with_load(given)
        session, kinds = _resume(game, load, seat)
    else:
        session, kinds = _start(words, game, players, humans, seat, option, seed)
    path = _path(game, load, save)
    words = use_language(lang, game, session.seats)
    terminal = Terminal(words)
    screen = screen_of(session.game, words)
    TerminalTable(session, kinds, path, terminal, screen).run(resumed=load is not None)


def _refuse_with_load(given: Mapping[str, object]) -> None:
    for flag, value in given.items():
        if value is not None:
            raise Refused("load-with", flag=flag)


def _start(
    words: Words,
    game_id: str,
    players: int | None,
    humans: int | None,
    seat: Sequence[str],
    option: Sequence[str],
    seed: int | None,
) -> tuple[Session, list[str]]:
    game = registry.game(game_id)
    seats = _seats_by_name(game, seat, players, humans) if seat else _seats(words, game, players, humans)
    options = complete(game, len(seats), dict(pairs("--option", option)))
    names = [name if kind == HUMAN else f"{name} ({kind})" for name, kind in seats]
    check_seats(names, len(seats))
    session = Session.start(game, len(seats), options, names, _chance(len(seats), seed))
    kinds = [kind for _, kind in seats]
    session.bots = bots_of(kinds)
    return session, kinds


def _chance(players: int, seed: int | None) -> TableChance:
    if seed is None:
        return TableChance.fresh(players)
    return TableChance(sha256(f"bakufu-seed/{seed}".encode()).digest(), players)


def _seats(words: Words, game: Game[Any], players: int | None, humans: int | None) -> list[tuple[str, str]]:
    number = PLAYERS if players is None else players
    complete(game, number, {})  # checks the number of players before it is used
    people = 1 if humans is None else humans
    if not 0 <= people <= number:
        raise Refused("humans-out-of-range", given=people, players=number)
    best = bots(game.id)[0]
    if words.two_clans(number):  # then a player has no single clan to be named after
        names = [words.say("seat-number", number=seat + 1) for seat in range(number)]
    else:
        names = [words.seat(seat) for seat in range(number)]
    return [(name, HUMAN if seat < people else best) for seat, name in enumerate(names)]


def _seats_by_name(
    game: Game[Any], seat: Sequence[str], players: int | None, humans: int | None
) -> list[tuple[str, str]]:
    if humans is not None:
        raise Refused("seat-with-humans")
    seats = pairs("--seat", seat)
    if players is not None and players != len(seats):
        raise Refused("seats-wrong-number", given=len(seats), players=players)
    for _, kind in seats:
        _check_kind(game.id, kind)
    return seats


def _check_kind(game_id: str, kind: str) -> None:
    if kind != HUMAN:
        try:
            bot(kind, game_id)
        except Refused:
            known = ", ".join([HUMAN, *bots(game_id)])
            raise Refused("bot-unknown", bot=safe_repr(kind), game=game_id, bots=known) from None


def _resume(game_id: str, load: str, seat: Sequence[str]) -> tuple[Session, list[str]]:
    """The saved game, and who plays each seat: a bot's seat includes its name, as in `Ada (normal)`."""
    registry.game(game_id)
    record = read_record(load)
    if record.game != game_id:
        raise Refused("record-other-game", path=load, given=game_id, recorded=record.game)
    kinds = [_kind_of(game_id, name) for name in record.seats]
    for name, kind in pairs("--seat", seat):
        _check_kind(game_id, kind)
        places = [i for i, known in enumerate(record.seats) if name in (known, known.rpartition(" (")[0])]
        if not places:
            raise Refused("seat-name-unknown", name=safe_repr(name), names=", ".join(record.seats))
        kinds[places[0]] = kind
    session = Session.resume(record)
    session.bots = bots_of(kinds)
    return session, kinds


def bots_of(kinds: Sequence[str]) -> list[str | None]:
    """The bot of each seat, for the record; empty where there are none."""
    if all(kind == HUMAN for kind in kinds):
        return []
    return [None if kind == HUMAN else kind for kind in kinds]


def _kind_of(game_id: str, name: str) -> str:
    kind = name.rpartition(" (")[2].removesuffix(")")
    try:
        bot(kind, game_id)
    except Refused:
        return HUMAN
    return kind if name.endswith(")") else HUMAN


def _path(game_id: str, load: str | None, save: str | None) -> Path:
    """Where the game is saved. A file that holds something else is never overwritten."""
    if save is None:
        now = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        return Path(load) if load is not None else Path(f"{game_id}-{now}.json")
    path = Path(save)
    if path.exists() and (load is None or not path.samefile(load)):
        raise Refused("save-exists", path=save)
    return path
