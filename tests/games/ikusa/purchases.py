"""What the game allows before the war: plans, purchases and ronin, asked of the game move by move."""

from __future__ import annotations

from bakufu.games.ikusa.tables import BIN_COUNT
from tests.games.ikusa.table import Table, text

PLANNING = "2.plan.fill_bin"
BINS = ("turn_order", "build", "levy", "ronin", "ninja")
UNITS = ("bowman", "swordsman", "gunner", "spearman")
EMPTY_BINS = " ".join(f"{clan}.bins=-,-,-,-,-" for clan in ("blue", "orange", "green"))
EIGHT = " ".join(f"{p}=blue/1p" for p in ["kai", "izu", "suruga", "sagami", "totomi", "mikawa", "owari"])


def planning(*words: str, act: str = "blue,orange,green") -> Table:
    told = " ".join(words)
    bins = " ".join(word for word in EMPTY_BINS.split() if word.split("=")[0] + "=" not in told)
    return Table(text(PLANNING, f"act={act}", bins, told))


def after_order(stage: str, *words: str, players: int = 3) -> Table:
    """All markers taken in the order of the clans; then this action begins."""
    marks = ",".join(str(n + 1) for n in range(players))
    return Table(text(f"2.{stage}.go_on", f"marker={marks}", *words, players=players)).go()


def levying(koku: int, *words: str) -> Table:
    return after_order("levy", f"blue.bins=0,0,{koku},0,0", *words)


def can_plan(koku: int, bins: list[int]) -> bool:
    """Whether the game lets blue divide so many koku so."""
    table = planning(f"koku={koku},5,5")
    for name, amount in zip(BINS, bins, strict=True):
        if "blue" not in table.acting:
            break
        if not table.can("blue", ["plan", name, amount]):
            return False
        table.do("blue", ["plan", name, amount])
    return table.state.bins[:BIN_COUNT] == bins


def can_buy(koku: int, units: list[int]) -> bool:
    """Whether the game lets blue buy these units for so many koku; the order in which must not matter."""
    wanted = [unit for unit, count in zip(UNITS, units, strict=True) for _ in range(count)]
    first, last = _can_buy(koku, wanted), _can_buy(koku, wanted[::-1])
    assert first == last, f"{wanted} for {koku} koku depends on the order"
    return first


def _can_buy(koku: int, wanted: list[str]) -> bool:
    table = levying(koku, EIGHT)
    for unit in wanted:
        if table.decision != "buy_unit" or not table.can("blue", ["levy", unit]):
            return False
        table.do("blue", ["levy", unit])
    return True


def ronin_taken(army: int, force: int) -> int:
    """How many ronin the game lets blue deploy in Kai, with so many regular units in each body there.

    The daimyo is one of the army's.
    """
    words = ["blue.bins=0,0,0,14,0", f"kai=blue/{force}p" if force else "kai=blue"]
    if army:
        samurai = min(army - 1, 4)
        words.append(f"blue.circle=kai/{samurai}b{army - 1 - samurai}p" if army > 1 else "blue.circle=kai/")
    table = after_order("ronin", *words)
    taken = 0
    for body in ("pf", "circle"):
        while table.decision == "deploy_ronin" and table.can("blue", ["deploy", "kai", body]):
            table.do("blue", ["deploy", "kai", body])
            taken += 1
    return taken
