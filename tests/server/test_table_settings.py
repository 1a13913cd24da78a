"""Every setting of a table does what it says; what cannot be is refused, with the rule where there is one.

The tests are walked by the type of the wish itself: a setting without one fails here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, get_args

import pytest

from bakufu.engine import registry
from bakufu.engine.game import Game
from bakufu.engine.options import complete
from bakufu.server.clubs import clubs
from bakufu.server.clubs.access import Members
from bakufu.server.people.persons import PeopleStore, load
from bakufu.server.people.sessions import SignedIn
from bakufu.server.protocol import Created, CreateTable, JoinTable, Moves, OnTimeout, SeatWish, Visibility
from bakufu.server.tables import commands, lobby, paces
from bakufu.server.tables.keys import Holder
from bakufu.server.tables.schedule import ScheduleTask
from bakufu.server.tables.store import TableStore
from bakufu.server.tables.timeouts import TimeoutTask
from tests.server.persons import somebody
from tests.server.playing import NAMES, open_store, refused, seated
from tests.server.running import running

Effect = Callable[[TableStore], Awaitable[None]]
EFFECTS: dict[str, Effect] = {}


def shows(setting: str) -> Callable[[Effect], Effect]:
    """The test of a setting."""

    def note(effect: Effect) -> Effect:
        EFFECTS[setting] = effect
        return effect

    return note


async def create(store: TableStore, **wish: Any) -> Created:
    return await lobby.create(store, CreateTable(**{"game": "dojo", "players": 2, **wish}))


@shows("game")
async def _game(store: TableStore) -> None:
    for name in ("dojo", "shogun"):
        table = await seated(store, 3, game=name)
        session = (await table.loaded()).session
        assert session is not None and session.game.id == name


@shows("players")
async def _players(store: TableStore) -> None:
    for players in (2, 3, 4):
        table = await seated(store, players)
        loaded = await table.loaded()
        assert len(loaded.seats) == players and loaded.to_act() == list(range(players))


def possible(game: Game[Any], chosen: dict[str, str]) -> tuple[int, dict[str, str]]:
    """A table with this option, if need be with one more: some belong to a module."""
    usual = {option.name: option.default for option in game.options}
    more = [{option.name: value} for option in game.options for value in option.values]
    for other in ({}, *more):
        wanted = usual | other | chosen
        for players in range(game.min_players, game.max_players + 1):
            if game.check(players, wanted) is None:
                return players, other | chosen
    raise AssertionError(f"no table can have {chosen}")


@shows("options")
async def _options(store: TableStore) -> None:
    """Each value of each option of each game is possible and kept; what is not named has its default."""
    for name in registry.games():
        game = registry.game(name)
        for option in game.options:
            for value in option.values:
                players, chosen = possible(game, {option.name: value})
                made = await create(store, game=name, players=players, options=chosen)
                assert made.table.options == complete(game, players, chosen)
                assert made.table.options.get(option.name, option.default) == value


@shows("name")
async def _name(store: TableStore) -> None:
    made = await create(store, name="Tea house")
    assert [table.name for table in await lobby.tables(store)] == ["Tea house"] == [made.table.name]


@shows("visibility")
async def _visibility(store: TableStore) -> None:
    """Open: in the list. Unlisted: for who has the address. By link: for who has the invitation.

    Of a club: for its members, see `club`.
    """
    assert set(get_args(Visibility)) == {"open", "unlisted", "link", "club"}
    for visibility in ("open", "unlisted", "link"):
        made = await create(store, visibility=visibility)
        listed = [table.id for table in await lobby.tables(store)]
        assert (made.table.id in listed) == (visibility == "open")
        asked = lobby.join(store, made.table.id, JoinTable(name="Aya"))
        if visibility == "link":
            assert (await refused(asked)).key == "invitation-wrong"
            assert (await refused(store.viewer(made.table.id, None))).key == "invitation-wrong"
            asked = lobby.join(store, made.table.id, JoinTable(name="Aya", invite=made.invite))
        assert (await asked).seat == 0


@shows("club")
async def _club(store: TableStore) -> None:
    """Members alone open, see and join it."""
    people = PeopleStore(store.engine, store.now)
    store.clubs = Members(people)
    tomoe, zoe = await somebody(people), await somebody(people, "Zoe")
    me = SignedIn(await load(people, tomoe.id), tomoe.session)
    club = (await clubs.found(people, me, "Edo")).club.id
    wish = CreateTable(game="dojo", players=2, visibility="club", club=club)
    member, stranger = [Holder(who.id, who.session, who.name) for who in (tomoe, zoe)]
    for holder in (None, stranger):
        assert (await refused(lobby.create(store, wish, holder=holder))).key == "club-members-only"
    table = (await lobby.create(store, wish, holder=member)).table.id
    assert await lobby.tables(store) == [] != await lobby.tables(store, club=club)
    for token in (None, zoe.token):
        assert (await refused(store.known_table(table, token))).key == "club-members-only"
    assert await store.viewer(table, tomoe.token) is None
    for holder in (None, stranger):
        join = lobby.join(store, table, JoinTable(name="Zoe"), holder)
        assert (await refused(join)).key == "club-members-only"
    assert (await lobby.join(store, table, JoinTable(name="x"), member)).table.seats[0].name == "Tomoe"


@shows("starts_at")
async def _starts_at(store: TableStore) -> None:
    at = store.now() + 100
    made = await create(store, starts_at=at)
    assert made.table.starts_at == at
    for name in ("Aya", "Ben"):
        await lobby.join(store, made.table.id, JoinTable(name=name))
    store.now = lambda: at
    await ScheduleTask(store, None).check()
    assert (await store.get(made.table.id)).status == "playing"


@shows("advice")
async def _advice(store: TableStore) -> None:
    """Told to everybody who looks at the table; that it is obeyed is shown in test_advice."""
    assert (await create(store)).table.advice
    assert not (await create(store, advice=False)).table.advice


@shows("spectators")
async def _spectators(store: TableStore) -> None:
    for spectators in (True, False):
        made = await create(store, spectators=spectators)
        if spectators:
            assert await store.viewer(made.table.id, None) is None
        else:
            assert (await refused(store.viewer(made.table.id, None))).key == "no-spectators"


@shows("pace")
async def _pace(store: TableStore) -> None:
    for name in (paces.NO_CLOCK, *paces.PACES):
        table = await seated(store, pace=name)
        found = paces.pace(name)
        due = (await table.loaded()).seats[0].due_at
        assert (due is None) == (found is None)
        if found is not None and due is not None:
            assert due == pytest.approx(store.now() + found.start, abs=5)


@shows("timeout")
async def _timeout(store: TableStore) -> None:
    """What happens to a seat that has run out of time."""
    assert set(get_args(OnTimeout)) == {"wait", "bot", "vote"}
    for timeout in get_args(OnTimeout):
        table = await seated(store, pace="live", timeout=timeout)
        due = (await table.loaded()).seats[0].due_at
        assert due is not None
        now, store.now = store.now, lambda due=due: due + 1  # type: ignore[misc]
        timeouts = TimeoutTask(store, _NoBroadcaster(), None)  # type: ignore[arg-type]
        await timeouts.check_timeouts()
        store.on_change.remove(timeouts.table_changed)
        store.now = now
        loaded = await table.loaded()
        assert (loaded.seats[0].bot is not None) == (timeout == "bot")
        assert [vote.seat for vote in loaded.info().votes] == ([0, 1] if timeout == "vote" else [])


class _NoBroadcaster:
    watchers: tuple[str, ...] = ()


@shows("seats")
async def _seats(store: TableStore) -> None:
    seats = [SeatWish(kind="bot", bot="random"), SeatWish()]
    made = await create(store, seats=seats)
    assert [(seat.kind, seat.bot) for seat in made.table.seats] == [("bot", "random"), ("open", None)]
    joined = await lobby.join(store, made.table.id, JoinTable(name="Aya"))
    assert joined.seat == 1


@shows("host_name")
async def _host_name(store: TableStore) -> None:
    made = await create(store, host_name="Aya", seats=[SeatWish(kind="bot", bot="random"), SeatWish()])
    assert made.seat == 1 and made.token is not None and made.table.seats[1].name == "Aya"
    await lobby.start(store, made.table.id, made.host_token)
    command = Moves(id="x", seen=0, moves=[["stance", "tiger"]])
    await commands.command(store, made.table.id, made.token, command)
    nobody = await create(store)
    assert nobody.seat is None and nobody.token is None


@shows("entropy")
async def _entropy(store: TableStore) -> None:
    """It goes into the draws."""
    made = await create(store, host_name="Aya", entropy="my dice")
    await lobby.join(store, made.table.id, JoinTable(name="Ben", entropy="his"))
    await lobby.start(store, made.table.id, made.host_token)
    session = (await store.get(made.table.id)).session
    assert session is not None and session.record().entropy == ["my dice", "his"]


@shows("accounts_required")
async def _accounts_required(store: TableStore) -> None:
    """Only persons with an account sit down, under their own names."""
    people = PeopleStore(store.engine, store.now)
    tomoe = await somebody(people)
    holder = Holder(tomoe.id, tomoe.session, tomoe.name)
    made = await create(store, accounts_required=True)
    why = await refused(lobby.join(store, made.table.id, JoinTable(name="Ben")))
    assert why.key == "account-required"
    joined = await lobby.join(store, made.table.id, JoinTable(name="Ben"), holder)
    assert joined.table.seats[joined.seat].name == "Tomoe"


@shows("rated")
async def _rated(store: TableStore) -> None:
    """Its game counts for ratings, so that only persons sit down; not every table can be opened so."""
    made = await create(store, rated=True, pace="live", timeout="bot", advice=False)
    assert made.table.rated and made.table.accounts_required
    why = await refused(lobby.join(store, made.table.id, JoinTable(name="Ben")))
    assert why.key == "account-required"
    assert (await refused(create(store, rated=True))).key == "rated-no-clock"


def test_every_setting_of_a_table_has_a_test() -> None:
    assert set(EFFECTS) == set(CreateTable.__struct_fields__)
    assert set(SeatWish.__struct_fields__) == {"kind", "bot"}, "shown by `seats`"


@pytest.mark.parametrize("setting", sorted(EFFECTS))
async def test_a_setting_does_what_it_says(setting: str, database: str) -> None:
    async with open_store(database) as store:
        await EFFECTS[setting](store)


# -- what cannot be ------------------------------------------------------------------------------------

IMPOSSIBLE: dict[str, list[tuple[Any, str]]] = {
    "game": [("chess", "game-unknown"), (7, "message-malformed")],
    "players": [(6, "players-out-of-range"), (0, "players-out-of-range"), (-1, "message-malformed")],
    "options": [
        ({"colour": "red"}, "option-unknown"),
        ({"board": "flat"}, "option-bad-value"),
        ({"board": "moon", "setup": "fixed"}, "fixed-on-moon"),
        ({"board": 1}, "message-malformed"),
    ],
    "name": [("x" * 81, "table-name"), ("a\tb", "table-name"), (None, "message-malformed")],
    "visibility": [("secret", "message-malformed"), ("club", "club-visibility")],
    "club": [("aaaaaaaaaa", "club-visibility"), (7, "message-malformed")],
    "starts_at": [(1.0, "schedule-time"), (1e12, "schedule-time"), ("soon", "message-malformed")],
    "spectators": [("yes", "message-malformed")],
    "advice": [("sometimes", "message-malformed")],
    "pace": [("hasty", "pace-unknown")],
    "timeout": [("lose", "message-malformed")],
    "accounts_required": [("everybody", "message-malformed")],
    "rated": [("very", "message-malformed"), (True, "rated-no-clock")],
    "seats": [
        ([{"kind": "open"}], "seats-wrong-number"),
        ([{"kind": "bot", "bot": "nobody"}] * 3, "bot-unknown"),
        ([{"kind": "open", "bot": "random"}] * 3, "seat-open-with-bot"),
        ([{"kind": "ghost"}] * 3, "message-malformed"),
    ],
    "host_name": [(name, "name-malformed") for name in ("", "a\0b", "x" * 41)],
    "entropy": [("x" * 257, "entropy-malformed"), ("a\nb", "entropy-malformed")],
}
RULES = {
    "players-out-of-range": "S-SETUP-01",
    "option-bad-value": "S-SETUP-02",
    "fixed-on-moon": "S-FIXED-01",
}


def test_every_setting_is_tried_with_what_cannot_be() -> None:
    assert set(IMPOSSIBLE) == set(CreateTable.__struct_fields__)


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_what_cannot_be_is_refused_with_its_rule_in_every_language(database: str) -> None:
    async with running(database) as server:
        wish = {"game": "shogun", "players": 3, "host_name": NAMES[0]}
        for setting, values in IMPOSSIBLE.items():
            for value, key in values:
                for lang in ("en", "nl", "zh"):
                    answer = await server.http.post(
                        "/api/tables", json={**wish, setting: value}, headers={"Accept-Language": lang}
                    )
                    refuse = answer.json()
                    assert (refuse["refusal"]["key"], setting) == (key, setting)
                    rule = RULES.get(key, "")
                    assert refuse["refusal"]["rule"] == rule
                    assert refuse["words"].endswith(f"({rule})" if rule else "")
        assert await server.ask("GET", "/api/tables") == []
