"""Standings as files: CSV for a spreadsheet, JSON for a program, with what the page shows and no more."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from bakufu.server.tournaments.infos import info_of, standing_infos
from bakufu.server.tournaments.messages import CrosstableCell, StandingInfo, TournamentInfo
from bakufu.server.tournaments.rows import Tournament

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # with which a spreadsheet begins a formula
BYTE_ORDER_MARK: Final = "\ufeff"  # by which spreadsheets know that it is UTF-8
Say = Callable[[str], str]


class StandingsFile(msgspec.Struct, frozen=True):
    tournament: TournamentInfo
    standings: Sequence[StandingInfo]


def as_json(tournament: Tournament) -> bytes:
    info = info_of(tournament.row, len(tournament.active()))
    return msgspec.json.format(msgspec.json.encode(StandingsFile(info, standing_infos(tournament))), indent=1)


def as_csv(tournament: Tournament, say: Say) -> bytes:
    """The standings with a column for each round; `say` gives the words of the reader's language."""
    rounds = range(1, tournament.row.round + 1)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    heads = ("rank", "name", "points", "opponents", "share", "wins")
    writer.writerow(
        [*(safe(say(head)) for head in heads), *(safe(f"{say('round')} {one}") for one in rounds)]
    )
    for row in standing_infos(tournament):
        cells = {cell.round: cell for cell in row.cells}
        writer.writerow(
            [
                row.rank or "-",
                safe(row.name),
                row.points,
                row.opponents,
                row.share,
                row.wins,
                *(safe(_cell(cells.get(one), say)) for one in rounds),
            ]
        )
    return (BYTE_ORDER_MARK + out.getvalue()).encode()


def _cell(cell: CrosstableCell | None, say: Say) -> str:
    """Points, and the numbers of those who were met: `12 (3 5 8)`."""
    if cell is None:
        return ""
    if cell.kind in ("played", "void"):
        company = " ".join(str(one) for one in cell.company)
        return f"{cell.points:g} ({company})" if company else f"{cell.points:g}"
    return say(cell.kind)


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula: names come from anybody."""
    return f"'{text}" if text.lstrip().startswith(FORMULA) or text.startswith(FORMULA) else text
