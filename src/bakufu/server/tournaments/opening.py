"""Open a tournament: everything that its director wishes is checked here, once."""

from __future__ import annotations

import secrets
from typing import Final

from bakufu.engine import options as table_options
from bakufu.engine import registry
from bakufu.engine.errors import Refused, safe_repr
from bakufu.server.storage import db
from bakufu.server.tables import paces
from bakufu.server.tables.keys import Holder
from bakufu.server.tables.names import INVISIBLE, clean_line
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.tokens import digest, new_table_id, new_token
from bakufu.server.tournaments.infos import info_of
from bakufu.server.tournaments.messages import TABLE_MOST, CreatedTournament, CreateTournament
from bakufu.server.tournaments.rows import TournamentRow
from bakufu.server.tournaments.store import TournamentStore

SEED_BYTES = 32
AHEAD_MOST: Final = 400 * 24 * 3600.0  # seconds
MINUTES_A_DAY: Final = 24 * 60
# By pace, in minutes: how long a round may take, the break after it, and when a seat is a no-show's.
DEFAULTS: Final = {
    "live": (4 * 60, 5, 10),
    "relaxed": (8 * 60, 15, 20),
    "days_fast": (14 * MINUTES_A_DAY, 60, MINUTES_A_DAY),
    "days": (30 * MINUTES_A_DAY, 60, 2 * MINUTES_A_DAY),
    "days_slow": (60 * MINUTES_A_DAY, 60, 4 * MINUTES_A_DAY),
}


async def create(
    tournaments: TournamentStore, store: TableStore, wish: CreateTournament, holder: Holder | None
) -> CreatedTournament:
    now = tournaments.now()
    director, invite = new_token(), new_token()
    least, most = _sizes(wish)
    if paces.pace(wish.pace) is None or wish.pace not in DEFAULTS:
        raise Refused("tournament-needs-clock")
    lasts, rest, absent = DEFAULTS[wish.pace]
    opens_at, starts_at = _times(wish, now)
    bot = wish.bot if wish.bot is not None else next(iter(store.bots(wish.game)), None)
    store.check_bot(wish.game, bot)
    row = TournamentRow(
        id=new_table_id(),
        name=_name(wish.name),
        about=_about(wish.about),
        game=wish.game,
        options=_options(wish, least, most),
        rounds=wish.rounds,
        wanted=wish.wanted,
        least=least,
        most=most,
        fill=wish.fill,
        bot=bot or "",
        pace=wish.pace,
        visibility=wish.visibility,
        accounts_required=wish.accounts_required,
        entrants_most=wish.entrants_most,
        late=min(wish.late, wish.rounds),
        status="open" if opens_at is None else "announced",
        opens_at=opens_at,
        starts_at=starts_at,
        round_seconds=60.0 * (wish.round_minutes if wish.round_minutes is not None else lasts),
        break_seconds=60.0 * (wish.break_minutes if wish.break_minutes is not None else rest),
        no_show_seconds=60.0 * (wish.no_show_minutes if wish.no_show_minutes is not None else absent),
        wake_at=opens_at if opens_at is not None else starts_at,
        director=digest(director) if holder is None else digest(new_token()),
        director_person=holder.person if holder is not None else None,
        invite=digest(invite),
        seed=secrets.token_bytes(SEED_BYTES),
        created_at=now,
    )
    await tournaments.create(row)
    return CreatedTournament(
        info=info_of(row, 0), director_token=director if holder is None else None, invite=invite
    )


def _sizes(wish: CreateTournament) -> tuple[int, int]:
    """The fewest and the most players at a table: those that the game allows, near the wanted number."""
    game = registry.game(wish.game)
    low, high = max(2, game.min_players), min(TABLE_MOST, game.max_players)
    least = wish.least if wish.least is not None else max(low, wish.wanted - 1)
    most = wish.most if wish.most is not None else min(high, wish.wanted + 1)
    if not low <= least <= wish.wanted <= most <= high:
        raise Refused("tournament-table-sizes", game=game.id, least=low, most=high)
    return least, most


def _options(wish: CreateTournament, least: int, most: int) -> str:
    """The options as they were wished: they must be possible at a table of each size that may come."""
    game = registry.game(wish.game)
    for players in range(least, most + 1):
        table_options.complete(game, players, wish.options)
    return db.to_json(wish.options)


def _times(wish: CreateTournament, now: float) -> tuple[float | None, float | None]:
    opens_at = float(wish.opens_at) if wish.opens_at is not None and wish.opens_at > now else None
    starts_at = float(wish.starts_at) if wish.starts_at is not None else None
    if starts_at is not None and starts_at <= (opens_at if opens_at is not None else now):
        raise Refused("tournament-starts-too-early")
    if max(opens_at or 0.0, starts_at or 0.0) > now + AHEAD_MOST:
        raise Refused("tournament-too-far", days=int(AHEAD_MOST / 86400))
    return opens_at, starts_at


def _name(text: str) -> str:
    name = " ".join(clean_line(text).split())
    if not name.isprintable() or not any(letter.isalnum() for letter in name) or set(name) & set(INVISIBLE):
        raise Refused("tournament-name-malformed", name=safe_repr(text))
    return name


def _about(text: str) -> str:
    """What the director writes about it: plain text, in lines."""
    about = clean_line(text).strip()
    if not all(letter.isprintable() or letter == "\n" for letter in about):
        raise Refused("tournament-about-malformed")
    return about
