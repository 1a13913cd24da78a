"""The set-up: where spearmen and armies begin, in all variants."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bakufu.games.ikusa.bots.mind import Mind
from bakufu.games.ikusa.codes import clan_of_army, step_province
from bakufu.games.ikusa.ids import Move, Province
from bakufu.games.ikusa.moves import ABSORB, ASSIGN, CLAIM, DONE, MUSTER, RECOVER, REINFORCE, SPLIT, SUCCESSOR
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import BOWMAN, GUNNER, SPEARMAN, SWORDSMAN

GIVEN_FIRST = (SPEARMAN, GUNNER, SWORDSMAN, BOWMAN)


def _best(mind: Mind, legal: Sequence[int], worth: Callable[[int], float]) -> int:
    """The move that is worth most, the first of equals."""
    if mind.rated is not None:
        for move in legal:
            mind.rated[move] = worth(move)
    return max(legal, key=worth)


def split_pile(mind: Mind, legal: Sequence[int]) -> int:
    """Two players: provinces that hang together go to one clan."""
    chosen = set(mind.state.drafted[mind.me])
    pile = {move - SPLIT for move in legal}

    def worth(move: Move) -> float:
        province = move - SPLIT
        near = sum(1 for q in mind.neighbours[province] if q in chosen)
        return near - 0.3 * sum(1 for q in mind.neighbours[province] if q in pile)

    return _best(mind, legal, worth)


def around(mind: Mind, province: Province) -> tuple[int, int, int, int]:
    """Neighbours: own ones, weak enemies, strong enemies, empty ones."""
    own = weak = strong = empty = 0
    for q in mind.neighbours[province]:
        clan = mind.state.owner[q]
        if clan == mind.me:
            own += 1
        elif clan == NOBODY:
            empty += 1
        elif mind.foe[clan]:
            if mind.units[q] <= 1:
                weak += 1
            else:
                strong += 1
    return own, weak, strong, empty


def reinforce(mind: Mind, legal: Sequence[int]) -> int:
    """Three spearmen take a lone one beside them; and what hangs together is worth holding."""

    def worth(move: Move) -> float:
        own, weak, strong, _ = around(mind, move - REINFORCE)
        weights = mind.weights
        worth = weights.begin_weak * weak + weights.begin_own * own + weights.begin_strong * strong
        return worth + (0.2 if weak else 0.0)

    return _best(mind, legal, worth)


def claim(mind: Mind, legal: Sequence[int]) -> int:
    def worth(move: Move) -> float:
        own, weak, strong, empty = around(mind, move - CLAIM)
        return own - 0.3 * strong - 0.1 * weak + 0.1 * empty

    return _best(mind, legal, worth)


def assign(mind: Mind, legal: Sequence[int]) -> int:
    """The units go round, so that the armies are alike."""
    drafted = mind.state.drafted[mind.me]
    return min(legal, key=lambda move: (drafted.count(move - ASSIGN), move))


def muster(mind: Mind, legal: Sequence[int]) -> int:
    """An army begins where land is to be won beside own land, away from the other armies."""

    def worth(move: Move) -> float:
        province = step_province(move - MUSTER)
        own, weak, strong, empty = around(mind, province)
        weights = mind.weights
        worth = weights.army_weak * weak + weights.army_own * own + weights.army_strong * strong
        worth += weights.army_empty * empty + weights.army_force * mind.regulars(province)
        for q in mind.neighbours[province]:
            army = mind.army_in[q]
            if army >= 0:
                worth -= weights.army_foe if mind.foe[clan_of_army(army)] else weights.army_friend
        return worth

    return _best(mind, legal, worth)


def recover(mind: Mind, legal: Sequence[int]) -> int:
    """A daimyo that returns stands where most units wait for him and least can happen."""

    def worth(move: Move) -> float:
        province = move - RECOVER
        units, hits = mind.units[province], mind.hits[province]
        return (
            0.3 * mind.regulars(province) - 4 * mind.risk(province, units, hits) - 0.1 * mind.front(province)
        )

    return _best(mind, legal, worth)


def absorb(mind: Mind, legal: Sequence[int]) -> int:
    """All but one unit; the last stays so that the army can leave."""
    here = mind.state.army_at[mind.state.party_army]
    units = [move for move in legal if move != DONE]
    return min(units, key=lambda move: move - ABSORB) if mind.regulars(here) > 1 else DONE


def successor(mind: Mind, legal: Sequence[int]) -> int:
    """The cheapest unit makes room for the successor."""
    return min(legal, key=lambda move: GIVEN_FIRST.index(move - SUCCESSOR))
