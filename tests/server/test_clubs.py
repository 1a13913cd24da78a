"""Clubs: their names, invitations, members, limits and results; what happens when somebody goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bakufu.server.clubs import clubs, membership, results
from bakufu.server.clubs.access import Members
from bakufu.server.clubs.messages import ClubMade
from bakufu.server.people import cleaning, leaving
from bakufu.server.people.persons import load
from bakufu.server.people.sessions import SignedIn
from bakufu.server.protocol import Created, CreateTable, JoinTable
from bakufu.server.standing.results import ResultWriter
from bakufu.server.tables import lobby
from bakufu.server.tables.keys import Holder
from tests.server.noticing import Clock
from tests.server.persons import Somebody
from tests.server.playing import PlayedTable, open_store, refused
from tests.server.test_schedule import Evening


class ClubHouse(Evening):
    """Persons, clubs, and tables of clubs."""

    async def found(self, who: Somebody, name: str = "Edo") -> ClubMade:
        return await clubs.found(self.people, await self.me(who), name)

    async def me(self, who: Somebody) -> SignedIn:
        return SignedIn(await load(self.people, who.id), who.session)

    async def joined(self, club: ClubMade, *names: str) -> list[Somebody]:
        people = [await self.person(name) for name in names]
        for who in people:
            await membership.join(self.people, await self.me(who), club.club.id, club.invite)
        return people

    async def open(self, who: Somebody, club: ClubMade, players: int = 2) -> Created:
        wish = CreateTable(
            game="dojo", players=players, visibility="club", club=club.club.id, host_name=who.name
        )
        return await lobby.create(self.store, wish, holder=holder(who))

    async def game(self, club: ClubMade, *people: Somebody, seed: int = 0) -> PlayedTable:
        """A game of these members, played to its end."""
        made = await self.open(people[0], club, len(people))
        tokens = [made.token or ""]
        for who in people[1:]:
            joined = await lobby.join(self.store, made.table.id, JoinTable(name=who.name), holder(who))
            tokens.append(joined.token)
        await lobby.start(self.store, made.table.id, made.host_token)
        table = PlayedTable(self.store, made.table.id, made.host_token, made.invite, tokens)
        await table.play_on(seed)
        return table


def holder(who: Somebody) -> Holder:
    return Holder(who.id, who.session, who.name)


@asynccontextmanager
async def clubhouse(database: str) -> AsyncIterator[ClubHouse]:
    clock = Clock()
    async with open_store(database, clock) as store:
        house = ClubHouse(store, clock)
        store.clubs = Members(house.people)
        store.consequences.append(ResultWriter(store.writer.sql))
        yield house


# -- names and invitations -----------------------------------------------------------------------------


async def test_a_club_begins_with_its_owner_and_an_invitation(database: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        made = await house.found(anna)
        (one,) = made.club.members
        assert (one.name, one.role, one.you, made.club.invited) == ("Anna", "owner", True, True)
        (ben,) = await house.joined(made, "Ben")
        seen = await clubs.look(house.people, await house.me(ben), made.club.id)
        assert [(one.name, one.role, one.you) for one in seen.members] == [
            ("Anna", "owner", False),
            ("Ben", "member", True),
        ]
        assert [(one.name, one.role, one.members) for one in await clubs.my_clubs(house.people, ben.id)] == [
            ("Edo", "member", 2)
        ]


@pytest.mark.parametrize("name", ["edo", "ED0", "Édo", "E d o", "\u0415do"])
async def test_no_club_has_a_name_that_looks_like_anothers(database: str, name: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        await house.found(anna)
        assert (await refused(house.found(anna, name))).key in ("club-name-taken", "seat-name-mixed")
        other = await house.found(anna, "Kyoto")
        again = clubs.rename(house.people, await house.me(anna), other.club.id, name)
        assert (await refused(again)).key in ("club-name-taken", "seat-name-mixed")


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u202eb", "a\nb\x00"])
async def test_a_name_can_be_read_and_is_not_long(database: str, name: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        assert (await refused(house.found(anna, name))).key == "name-malformed"


async def test_an_invitation_that_was_renewed_or_revoked_opens_nothing(database: str) -> None:
    async with clubhouse(database) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        made = await house.found(anna)
        me, club = await house.me(anna), made.club.id
        fresh = await clubs.invite(house.people, me, club)
        them = await house.me(ben)
        old = membership.join(house.people, them, club, made.invite)
        assert (await refused(old)).key == "club-invitation-wrong"
        assert (await clubs.card(house.people, club, fresh.invite)).members == 1
        assert not (await clubs.revoke(house.people, me, club)).invited
        for asked in (
            membership.join(house.people, them, club, fresh.invite),
            clubs.card(house.people, club, fresh.invite),
        ):
            assert (await refused(asked)).key == "club-invitation-wrong"


async def test_whoever_joins_twice_is_a_member_once_and_keeps_the_role(database: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        made = await house.found(anna)
        again = await membership.join(house.people, await house.me(anna), made.club.id, made.invite)
        assert [one.role for one in again.members] == ["owner"]


# -- limits --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_club_has_no_more_members_than_it_may_have_even_when_all_press_at_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "MEMBERS_MOST", 3)
    async with clubhouse(database) as house:
        made = await house.found(await house.person("Anna"))
        people = [await house.person(name) for name in ("Ben", "Cas", "Dee", "Eva")]
        mine = [await house.me(who) for who in people]
        asked = await asyncio.gather(
            *(membership.join(house.people, me, made.club.id, made.invite) for me in mine),
            return_exceptions=True,
        )
        assert sum(not isinstance(one, Exception) for one in asked) == 2
        assert {one.refusal.key for one in asked if isinstance(one, Exception)} == {"club-full"}  # type: ignore[attr-defined]


async def test_a_person_is_in_no_more_clubs_than_allowed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clubs, "CLUBS_MOST", 2)
    async with clubhouse(database) as house:
        anna, ben = await house.person("Anna"), await house.person("Ben")
        for name in ("Edo", "Kyoto"):
            await house.found(anna, name)
        assert (await refused(house.found(anna, "Nara"))).key == "clubs-most"
        other = await house.found(ben, "Osaka")
        more = membership.join(house.people, await house.me(anna), other.club.id, other.invite)
        assert (await refused(more)).key == "clubs-most"


# -- roles ---------------------------------------------------------------------------------------------


async def test_what_the_owner_does_no_member_can(database: str) -> None:
    async with clubhouse(database) as house:
        made = await house.found(await house.person("Anna"))
        ben, _ = await house.joined(made, "Ben", "Cas")
        me, club, people = await house.me(ben), made.club.id, house.people
        for asked in (
            clubs.rename(people, me, club, "Mine"),
            clubs.invite(people, me, club),
            clubs.revoke(people, me, club),
            clubs.close(people, house.store, me, club),
            membership.remove(people, house.store, me, club, "Cas"),
            membership.hand_over(people, me, club, "Ben"),
        ):
            assert (await refused(asked)).key == "club-owner-only"


async def test_the_owner_hands_over_and_may_then_leave(database: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        made = await house.found(anna)
        await house.joined(made, "Ben")
        me, club = await house.me(anna), made.club.id
        assert (await refused(membership.leave(house.people, house.store, me, club))).key == (
            "club-owner-leaves"
        )
        after = await membership.hand_over(house.people, me, club, "Ben")
        assert [(one.name, one.role) for one in after.members] == [("Ben", "owner"), ("Anna", "member")]
        await membership.leave(house.people, house.store, me, club)
        assert (await refused(clubs.look(house.people, me, club))).key == "club-members-only"


@pytest.mark.parametrize("name", ["Anna", "Zoe", ""])
async def test_only_another_member_can_be_removed_or_made_owner(database: str, name: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        await house.person("Zoe")
        made = await house.found(anna)
        me, club = await house.me(anna), made.club.id
        for asked in (
            membership.remove(house.people, house.store, me, club, name),
            membership.hand_over(house.people, me, club, name),
        ):
            assert (await refused(asked)).key == "club-member-unknown"


# -- going ---------------------------------------------------------------------------------------------


async def test_who_is_removed_loses_seats_at_tables_that_wait_and_plays_on_elsewhere(database: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        made = await house.found(anna)
        (ben,) = await house.joined(made, "Ben")
        waiting = await house.open(ben, made)
        running = await house.open(ben, made)
        await lobby.join(house.store, running.table.id, JoinTable(name="Anna"), holder(anna))
        await lobby.start(house.store, running.table.id, running.host_token)
        await membership.remove(house.people, house.store, await house.me(anna), made.club.id, "Ben")
        empty, played = await house.store.get(waiting.table.id), await house.store.get(running.table.id)
        assert (empty.seats[0].kind, empty.seats[0].person) == ("open", None)
        assert empty.row.host_person == played.row.host_person == anna.id
        assert played.seats[0].person == ben.id, "the game goes on"
        for table in (waiting, running):
            assert (await refused(lobby.start(house.store, table.table.id, table.host_token))).key == (
                "not-the-host"
            )


async def test_a_closed_club_gives_up_tables_that_wait_and_lets_games_go_on(database: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        made = await house.found(anna)
        (ben,) = await house.joined(made, "Ben")
        waiting = await house.open(ben, made)
        running = await house.open(ben, made)
        await lobby.join(house.store, running.table.id, JoinTable(name="Anna"), holder(anna))
        await lobby.start(house.store, running.table.id, running.host_token)
        await clubs.close(house.people, house.store, await house.me(anna), made.club.id)
        assert (await house.store.get(waiting.table.id)).status == "cancelled"
        assert (await house.store.get(running.table.id)).status == "playing"
        assert await clubs.my_clubs(house.people, ben.id) == []
        assert (await house.found(ben, "Edo")).club.name == "Edo", "the name is free again"


async def test_what_was_interrupted_is_finished_by_the_cleaning(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(Exception):
        pass

    async def killed(*given: object) -> None:
        raise Killed

    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        made = await house.found(anna)
        (ben,) = await house.joined(made, "Ben")
        waiting = await house.open(ben, made)
        with monkeypatch.context() as patch:
            patch.setattr(membership, "tidy", killed)
            with pytest.raises(Killed):
                await membership.leave(house.people, house.store, await house.me(ben), made.club.id)
        assert (await house.store.get(waiting.table.id)).seats[0].person == ben.id
        await cleaning.clean(house.people, house.store)
        await cleaning.clean(house.people, house.store)
        assert (await house.store.get(waiting.table.id)).seats[0].person is None


async def test_an_owner_who_deletes_the_account_hands_over_to_the_oldest_member(database: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        made = await house.found(anna)
        house.clock.at += 10
        (ben,) = await house.joined(made, "Ben")
        house.clock.at += 10
        await house.joined(made, "Cas")
        alone = await house.found(anna, "Nara")
        await leaving.leave(house.people, house.store, await house.me(anna), "Anna")
        after = await clubs.look(house.people, await house.me(ben), made.club.id)
        assert [(one.name, one.role) for one in after.members] == [("Ben", "owner"), ("Cas", "member")]
        gone = clubs.card(house.people, alone.club.id, alone.invite)
        assert (await refused(gone)).key == "club-invitation-wrong"


async def test_the_export_names_the_clubs_of_a_person(database: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        made = await house.found(anna)
        data = await leaving.everything(house.people, house.store, await house.me(anna))
        assert data.clubs == [{"name": "Edo", "role": "owner", "joined_at": made.club.members[0].joined_at}]


# -- results -------------------------------------------------------------------------------------------


async def test_the_results_count_the_games_of_the_club_for_its_members(database: str) -> None:
    async with clubhouse(database) as house:
        anna = await house.person("Anna")
        made, other = await house.found(anna), await house.found(anna, "Nara")
        ben, cas = await house.joined(made, "Ben", "Cas")
        games = [await house.game(made, anna, ben, cas, seed=seed) for seed in range(3)]
        await membership.join(house.people, await house.me(ben), other.club.id, other.invite)
        await house.game(other, anna, ben)
        outcomes = [(await game.loaded()).info().outcome for game in games]
        scores = [outcome.scores[0] for outcome in outcomes if outcome is not None]
        found = await results.results(house.people, made.club.id)
        mine = next(one for one in found if (one.game, one.name) == ("", "Anna"))
        assert mine.games == 3 and mine.points == pytest.approx(sum(scores) / 3)
        assert mine.wins == sum(0 in (outcome.winners if outcome else ()) for outcome in outcomes)
        assert {one.game for one in found} == {"", "dojo"} and len(found) == 6
        assert 1 <= mine.mean_place <= 3
        await membership.leave(house.people, house.store, await house.me(cas), made.club.id)
        assert {one.name for one in await results.results(house.people, made.club.id)} == {"Anna", "Ben"}
