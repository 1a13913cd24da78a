"""Notices tell nothing that the table does not show: other secrets, the same notices.

For every game: a table at many moments, with full states that look the same to a spectator. What is noted,
for whom, and every text and payload made of it must be the same bytes.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bakufu.engine import registry
from bakufu.engine.bits import bits_of
from bakufu.engine.session import Session
from bakufu.i18n import LANGUAGES
from bakufu.server.notices import email_notice, noted
from bakufu.server.notices.kinds import KINDS
from bakufu.server.notices.texts import Told, one_text, text_of
from bakufu.server.storage.rows import EventRow, SeatRow
from bakufu.server.tables import history
from bakufu.server.tables.table import Table
from bakufu.server.tables.voting import Vote
from tests.contract.test_secrecy import indistinguishable_states
from tests.engine.toy import DOJO
from tests.server.test_leaks_every_game import moments

GAMES = [DOJO.id, *(game for game in registry.games() if game != DOJO.id)]
MOMENTS = 20
URL = "https://games.example/"


def table_of(session: Session, **seat_columns: Any) -> Table:
    """A table at this moment of a game, with a person in every seat."""
    tokens = [f"token-{seat}" for seat in range(session.players)]
    row, seats = history.rows_of(session.record(), 1.0, "host", tokens)
    people = [
        msgspec.structs.replace(seat, person=f"person{seat.seat}", bot=None, **seat_columns) for seat in seats
    ]
    table = Table.__new__(Table)
    known = {"row": row, "seats": people, "players": row.players, "session": session, "events": ()}
    table.__dict__ |= known
    return table


def with_state(table: Table, session: Session, state: Any) -> Table:
    """The same table, had others done other things in secret."""
    other = Table.__new__(Table)
    changed = session.fork()
    changed.state = state
    row = msgspec.structs.replace(table.row, to_act=bits_of(changed.to_act()), status="playing")
    other.__dict__ |= table.__dict__ | {"session": changed, "row": row}
    return other


def before(table: Table, **columns: Any) -> Table:
    """The table as it was before the change: nobody was asked anything."""
    other = Table.__new__(Table)
    row = msgspec.structs.replace(table.row, **{"to_act": 0, "status": "playing", **columns})
    other.__dict__ |= table.__dict__ | {"row": row}
    return other


def changes(table: Table) -> list[tuple[Table, Table]]:
    """Pairs of tables between which each kind of change lies."""
    was = before(table)
    over, waiting = before(table, status="over"), before(table, status="waiting", host_person="host")
    reminded, replaced, joined = _copy(table), _copy(table), _copy(waiting)
    reminded.seats = [msgspec.structs.replace(seat, reminded=True) for seat in table.seats]
    replaced.seats = [msgspec.structs.replace(seat, bot="random") for seat in table.seats]
    asked, nudged, newcomer = _copy(table), _copy(table), _copy(table)
    vote = Vote(number=1, kind="pause", by=0, opened_at=1.0, due_at=99.0, ballots={0: "yes"})
    asked.row = msgspec.structs.replace(table.row, votes=msgspec.json.encode([vote]).decode())
    asked.events, nudged.events = (happened("vote-opened", None),), (happened("nudge", 1),)
    newcomer.row = msgspec.structs.replace(table.row, host_person="host")
    newcomer.events = (happened("joined", 1),)
    opened = _copy(waiting)
    opened.seats = [msgspec.structs.replace(seat, kind="open", person=None) for seat in table.seats]
    return [
        (was, table),
        (waiting, table),
        (was, over),
        (table, reminded),
        (table, replaced),
        (opened, joined),
        (table, asked),
        (table, nudged),
        (table, newcomer),
    ]


def happened(kind: str, seat: int | None) -> EventRow:
    """A table event, with all that its row has and no notice may tell."""
    return EventRow(
        number=1, kind=kind, seat=seat, facts="{}", moves=5, lines="[5]", command="5ecre7", at=2.0
    )


def _copy(table: Table) -> Table:
    other = Table.__new__(Table)
    other.__dict__ |= table.__dict__
    return other


def everything_told(table: Table) -> bytes:
    """All rows, texts, mails and payloads of all changes, for all readers."""
    rows = [row for one, other in changes(table) for row in noted.rows(one, other, 2.0)]
    found: list[Any] = [rows]
    told = [Told(row["kind"], msgspec.json.decode(row["facts"]), table.row) for row in rows]
    for lang in LANGUAGES:
        for one in told:
            text = one_text(lang, one, URL)
            found += [text, email_notice.mail("a@b.example", lang, text, URL, URL + "unsubscribe/x")]
        found.append(text_of(lang, told, URL))
    return msgspec.json.encode(found)


@pytest.mark.parametrize("game", GAMES)
def test_states_that_look_the_same_to_a_spectator_give_the_same_notices(game: str) -> None:
    compared, kinds = 0, set()
    for number, session in enumerate(moments(game)):
        if number >= MOMENTS:
            break
        table = with_state(table_of(session), session, session.state)
        expected = everything_told(table)
        kinds |= {row["kind"] for one, other in changes(table) for row in noted.rows(one, other, 2.0)}
        for state in indistinguishable_states(session.game, session.state, None, Random(number)):  # type: ignore[arg-type]
            assert everything_told(with_state(table, session, state)) == expected
            compared += 1
    assert compared >= MOMENTS // 2
    expected_kinds = {"turn", "started", "over", "clock", "replaced", "joined", "vote", "nudge"}
    assert kinds == expected_kinds & set(KINDS)


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_of_a_table_or_a_seat_is_in_any_notice(game: str) -> None:
    session = next(iter(moments(game)))
    secret_seat = {"token": "5ecre7" * 5, "keys": '[["s","5ecre7"]]', "entropy": "5ecre7", "draft": "5ecre7"}
    table = with_state(table_of(session, **secret_seat), session, session.state)
    table.row = msgspec.structs.replace(
        table.row, secret=b"5ecre7", host="5ecre7", invite="5ecre7", host_keys="5ecre7"
    )
    assert any(isinstance(seat, SeatRow) for seat in table.seats)
    told = everything_told(table)
    assert b"5ecre7" not in told and b"token" not in told


def test_a_private_move_notes_nothing() -> None:
    """While all plan in secret, only what the table shows (who is ready) can be told."""
    session = next(iter(moments("shogun")))
    table = with_state(table_of(session), session, session.state)
    moved = session.fork()
    seat = moved.to_act()[0]
    moved.apply_run(seat, moved.game.legal(moved.state, seat)[0])
    if moved.to_act() == session.to_act():
        assert noted.rows(table, with_state(table, moved, moved.state), 2.0) == []
