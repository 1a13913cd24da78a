"""Words for positions that many rule tests share."""

from __future__ import annotations

from bakufu.games.shogun.tables import ACTIONS, SPECIALS
from tests.games.shogun.table import Table


def specials(**holders: str) -> str:
    """Who holds which special card: `specials(red="attack")`."""
    clan_of = {special: clan for clan, special in holders.items()}
    return "specials=" + ",".join(s + (f":{clan_of[s]}" if s in clan_of else "") for s in SPECIALS)


def row(*first: str) -> str:
    """The action row with these actions in front, the others behind in the order of the board."""
    return "row=" + ",".join([*first, *(action for action in ACTIONS if action not in first)])


def attack(
    sent: int = 4, kozuke: str = "yellow3", words: str = "", tower: str = "blue5,yellow5,farmers5"
) -> Table:
    """Blue marches from Shinano against Kozuke with 2 armies left behind; all that is missing is the throw.

    The tower holds so many cubes that any small tray can come out of it.
    """
    there = "" if kozuke == "neutral" else f"kozuke={kozuke}"
    table = Table(f"shogun/5 shinano=blue{sent + 2} {there} loose={tower} {words}")
    table.act("blue", "battle_a", "shinano")
    return table.do("blue", ["attack", "kozuke", sent])


def taxes(province: str = "red4*1", words: str = "", tower: str = "red5,farmers5") -> Table:
    """Red collects taxes in Kai (tax 5)."""
    return Table(f"shogun/4 kai={province} loose={tower} {words}").act("red", "taxes", "kai")


def reasons(table: Table) -> list[str]:
    """Why actions were skipped so far."""
    return [str(event.facts["reason"]) for event in table.events("skipped")]


def play_on(table: Table, until: str) -> Table:
    """The first legal move for everybody, up to a decision of this kind."""
    while table.decision != until:
        clan = table.acting[0]
        table.do(clan, table.legal(clan)[0])
    return table
