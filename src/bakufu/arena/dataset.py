"""Datasets for machine learning: a folder of Parquet files with a fixed number of games each.

Game number n is the game that `bakufu arena` plays under that number with the same bots and seed. A file is
named after its first and last game, so the names show which games are missing: an interrupted run continues,
and more games can be added later. To add games to a file, a longer file is written under its new name before
the shorter one is deleted: whatever happens, no written game is lost, and a game that is there twice is read
once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from bakufu.arena.crash import crashed
from bakufu.arena.dataset_rows import METADATA, DatasetInfo, DatasetRows, dataset_info
from bakufu.arena.extras import require_extra
from bakufu.arena.game_run import save_crashed_game
from bakufu.arena.parent import end_with_parent
from bakufu.arena.tournament import Tournament
from bakufu.engine import registry
from bakufu.engine.chance import Seeded
from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.record import Record
from bakufu.engine.session import Session

INFO_FILE = "_dataset.json"  # readers of Parquet folders skip names that begin with an underscore
OLD_INFO_FILE = "dataset.json"
FILE_GAMES = 50  # games in a full file
SAVE_SECONDS = 5.0  # how often the games played so far are saved
Span = tuple[int, int]  # the first and the last game
_NAME = re.compile(r"games-([0-9]{7,9})-([0-9]{7,9})\.parquet")


def file_name(first: int, last: int) -> str:
    return f"games-{first:07d}-{last:07d}.parquet"


def make(
    tournament: Tournament,
    games: int,
    folder: Path,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Path]:
    """Play the games from 0 to `games - 1` that this folder lacks, and return its files in order."""
    require_extra("pyarrow.parquet", "dataset")
    files = _open(tournament, folder)
    progress(sum(min(last + 1, games) - first for first, last in files if first < games))
    todo = [(span, _file_to_extend(files, span)) for span in missing(files, games)]
    if jobs == 1 or len(todo) < 2:
        for span, shorter in todo:
            _write(tournament, folder, span, shorter, progress)
    else:
        _write_in_parallel(tournament, folder, todo, jobs, progress)
    return [path for _, path in _files(folder)]


def _file_to_extend(files: set[Span], span: Span) -> Span | None:
    """The file to which these games are added: one that is not full and ends just before them."""
    before = span[0] - 1
    same = (file for file in files if file[1] == before and file[0] // FILE_GAMES == span[0] // FILE_GAMES)
    return next(same, None)


def _write_in_parallel(
    tournament: Tournament,
    folder: Path,
    todo: list[tuple[Span, Span | None]],
    jobs: int,
    progress: Callable[[int], None],
) -> None:
    with ProcessPoolExecutor(jobs, initializer=end_with_parent) as pool:
        tasks = {pool.submit(_write, tournament, folder, *task): task[0] for task in todo}
        try:
            for task in as_completed(tasks):
                task.result()
                first, last = tasks[task]
                progress(last + 1 - first)
        except BrokenProcessPool:
            raise Refused("dataset-process-died", folder=safe_repr(str(folder))) from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def missing(files: set[Span], games: int) -> Iterator[Span]:
    """The spans of games that no file holds, split at the boundaries of the files."""
    at = 0
    for first, last in [*sorted(files), (games, games)]:
        while at < min(first, games):
            end = min((at // FILE_GAMES + 1) * FILE_GAMES, first, games)
            yield at, end - 1
            at = end
        at = max(at, last + 1)


def _open(tournament: Tournament, folder: Path) -> set[Span]:
    """The spans of games that the folder already holds; `Refused` for the folder of another dataset."""
    info = dataset_info(tournament)
    path = folder / INFO_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / OLD_INFO_FILE).exists():
            (folder / OLD_INFO_FILE).rename(path)
        if path.exists():
            before = msgspec.json.decode(path.read_bytes(), type=DatasetInfo)
            same = msgspec.structs.replace(before, tournament=tournament) == info
            if not same or not tournament.continues(before.tournament):
                raise Refused("dataset-other", folder=safe_repr(str(folder)))
        else:
            path.write_bytes(msgspec.json.format(msgspec.json.encode(info), indent=1) + b"\n")
        for left in folder.glob("*.parquet.part"):
            left.unlink()  # an earlier run was stopped while it was writing this
        files = _files(folder)
        for path in {*_named(folder).values()} - {path for _, path in files}:
            path.unlink()  # a longer file holds its games too
    except msgspec.MsgspecError:
        raise Refused("dataset-damaged", file=safe_repr(path.name)) from None
    except OSError as problem:
        raise Refused(
            "dataset-folder", folder=safe_repr(str(folder)), problem=problem.strerror or "-"
        ) from problem
    return {span for span, _ in files}


def _named(folder: Path) -> dict[Span, Path]:
    """All files of games, in the order of the games that their names state."""
    named = {path: _NAME.fullmatch(path.name) for path in sorted(folder.iterdir())}
    return {(int(name[1]), int(name[2])): path for path, name in named.items() if name is not None}


def _files(folder: Path) -> list[tuple[Span, Path]]:
    """The files of a folder in the order of their games, each opened and checked.

    A run that was stopped may have left a shorter file beside the longer one that replaces it; the shorter
    one is skipped.
    """
    parquet = require_extra("pyarrow.parquet", "dataset")
    found: list[tuple[Span, Path]] = []
    named = _named(folder)
    for (first, last), path in named.items():
        if any(start <= first and last <= end for start, end in named.keys() - {(first, last)}):
            continue
        try:
            kept = parquet.read_schema(path).metadata or {}
        except (OSError, ValueError):  # Arrow's own errors derive from these
            raise Refused("dataset-damaged", file=safe_repr(path.name)) from None
        if METADATA not in kept:
            raise Refused("dataset-damaged", file=safe_repr(path.name))
        found.append(((first, last), path))
    return found


def _write(
    tournament: Tournament,
    folder: Path,
    span: Span,
    shorter: Span | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> None:
    """One task: play these games and add them to the file of the games before them, if there is one."""
    growing = _GrowingFile(tournament, folder, span[0], shorter)
    try:
        for number in range(span[0], span[1] + 1):
            try:
                growing.rows.play(number)
            except Exception as problem:
                path = save_crashed_game(registry.game(tournament.game), tournament, number, 0, str(folder))
                raise crashed(number, problem, path) from problem
            progress(1)
            if monotonic() - growing.saved >= SAVE_SECONDS:
                growing.save()
    finally:
        growing.save()  # also after an interrupt or a bot's fault, so that the games played are kept


class _GrowingFile:
    """The file of one task, rewritten whenever there are games to add."""

    def __init__(self, tournament: Tournament, folder: Path, first: int, shorter: Span | None) -> None:
        self.folder = folder
        self.first = first
        self.rows = DatasetRows(tournament)
        self.saved = monotonic()
        self.games = 0  # how many games of `rows` the file already holds
        self.file = shorter
        self.before: Any = None  # the rows of the games before these
        if shorter is not None:
            parquet = require_extra("pyarrow.parquet", "dataset")
            self.before = parquet.read_table(folder / file_name(*shorter)).cast(self.rows.schema)

    def save(self) -> None:
        """Write all games so far. The file gets its name only when it is complete."""
        games = len(self.rows.games)
        if games > self.games:
            start = self.first if self.before is None else self.before["number"][0].as_py()
            last = self.first + games - 1
            target = self.folder / file_name(start, last)
            part = target.with_name(f"_{target.name}.part")
            try:
                require_extra("pyarrow.parquet", "dataset").write_table(
                    self._table(), part, compression="zstd"
                )
                part.replace(target)
                if self.file is not None:
                    (self.folder / file_name(*self.file)).unlink(missing_ok=True)
            except OSError as problem:
                raise Refused(
                    "dataset-folder", folder=safe_repr(str(self.folder)), problem=problem.strerror or "-"
                ) from problem
            self.file, self.games = (start, last), games
        self.saved = monotonic()

    def _table(self) -> Any:
        if self.before is None:
            return self.rows.table()
        pa = require_extra("pyarrow", "dataset")
        joined = pa.concat_tables([self.before, self.rows.table()])
        return joined.unify_dictionaries().combine_chunks()


# -- reading -------------------------------------------------------------------------------------------


def read(folder: Path, columns: list[str] | None = None) -> Any:
    """The whole dataset, or some of its columns, as one Arrow table."""
    pa = require_extra("pyarrow", "dataset")
    parquet = require_extra("pyarrow.parquet", "dataset")
    if not folder.is_dir() or not (files := _files(folder)):
        raise Refused("dataset-empty", folder=safe_repr(str(folder)))
    return pa.concat_tables([parquet.read_table(path, columns=columns) for _, path in files])


def record_of(folder: Path, number: int) -> Record:
    """A game of the dataset as a record, made from its rows, for `bakufu replay`."""
    pc = require_extra("pyarrow.compute", "dataset")
    wanted = ["number", "decision", "seat", "move", "chance_seed", "bots", "options", "players", "game"]
    table = read(folder, wanted)
    rows = table.filter(pc.equal(table["number"], number)).sort_by("decision").to_pylist()
    if not rows:
        raise Refused("dataset-no-game", number=number, folder=safe_repr(str(folder)))
    head = rows[0]
    bots = head["bots"].split(",")
    names = [f"{name} {seat + 1}" for seat, name in enumerate(bots)]
    options = msgspec.json.decode(head["options"], type=dict[str, str])
    info = msgspec.json.decode(table.schema.metadata[METADATA], type=DatasetInfo)
    game = registry.game(head["game"], info.rules_version)
    session = Session.start(game, head["players"], options, names, Seeded(head["chance_seed"]))
    session.bots = bots
    for row in rows:
        session.apply_run(row["seat"], row["move"])
    return session.record()
