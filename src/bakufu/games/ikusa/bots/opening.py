"""The set-up: where spearmen and armies begin, in all variants."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bakufu.games.ikusa.bots.evaluation import Evaluation
from bakufu.games.ikusa.codes import clan_of_army, step_province
from bakufu.games.ikusa.ids import Move, Province
from bakufu.games.ikusa.moves import ABSORB, ASSIGN, CLAIM, DONE, MUSTER, RECOVER, REINFORCE, SPLIT, SUCCESSOR
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import BOWMAN, GUNNER, SPEARMAN, SWORDSMAN

GIVEN_FIRST = (SPEARMAN, GUNNER, SWORDSMAN, BOWMAN)


def _best(evaluation: Evaluation, legal: Sequence[int], value: Callable[[int], float]) -> int:
    """The move that is worth most, the first of equals."""
    if evaluation.rated is not None:
        for move in legal:
            evaluation.rated[move] = value(move)
    return max(legal, key=value)


def split_pile(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Two players: give connected provinces to one clan."""
    chosen = set(evaluation.state.drafted[evaluation.clan])
    pile = {move - SPLIT for move in legal}

    def value(move: Move) -> float:
        province = move - SPLIT
        near = sum(1 for q in evaluation.neighbours[province] if q in chosen)
        return near - 0.3 * sum(1 for q in evaluation.neighbours[province] if q in pile)

    return _best(evaluation, legal, value)


def count_neighbours(evaluation: Evaluation, province: Province) -> tuple[int, int, int, int]:
    """Neighbours: own ones, weak enemies, strong enemies, empty ones."""
    own = weak = strong = empty = 0
    for q in evaluation.neighbours[province]:
        clan = evaluation.state.owner[q]
        if clan == evaluation.clan:
            own += 1
        elif clan == NOBODY:
            empty += 1
        elif evaluation.foe[clan]:
            if evaluation.units[q] <= 1:
                weak += 1
            else:
                strong += 1
    return own, weak, strong, empty


def reinforce(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """Reinforce where three spearmen can take a single neighbour, and where own provinces are connected."""

    def value(move: Move) -> float:
        own, weak, strong, _ = count_neighbours(evaluation, move - REINFORCE)
        weights = evaluation.weights
        value = weights.begin_weak * weak + weights.begin_own * own + weights.begin_strong * strong
        return value + (0.2 if weak else 0.0)

    return _best(evaluation, legal, value)


def claim(evaluation: Evaluation, legal: Sequence[int]) -> int:
    def value(move: Move) -> float:
        own, weak, strong, empty = count_neighbours(evaluation, move - CLAIM)
        return own - 0.3 * strong - 0.1 * weak + 0.1 * empty

    return _best(evaluation, legal, value)


def assign(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """The units go round, so that the armies are alike."""
    drafted = evaluation.state.drafted[evaluation.clan]
    return min(legal, key=lambda move: (drafted.count(move - ASSIGN), move))


def muster(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """An army begins where land is to be won beside own land, away from the other armies."""

    def value(move: Move) -> float:
        province = step_province(move - MUSTER)
        own, weak, strong, empty = count_neighbours(evaluation, province)
        weights = evaluation.weights
        value = weights.army_weak * weak + weights.army_own * own + weights.army_strong * strong
        value += weights.army_empty * empty + weights.army_force * evaluation.regulars(province)
        for q in evaluation.neighbours[province]:
            army = evaluation.army_in[q]
            if army >= 0:
                value -= weights.army_foe if evaluation.foe[clan_of_army(army)] else weights.army_friend
        return value

    return _best(evaluation, legal, value)


def recover(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """A daimyo that returns stands where most units wait for him and least can happen."""

    def value(move: Move) -> float:
        province = move - RECOVER
        units, hits = evaluation.units[province], evaluation.hits[province]
        return (
            0.3 * evaluation.regulars(province)
            - 4 * evaluation.risk(province, units, hits)
            - 0.1 * evaluation.front(province)
        )

    return _best(evaluation, legal, value)


def absorb(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """All but one unit; the last stays so that the army can leave."""
    here = evaluation.state.army_at[evaluation.state.party_army]
    units = [move for move in legal if move != DONE]
    return min(units, key=lambda move: move - ABSORB) if evaluation.regulars(here) > 1 else DONE


def successor(evaluation: Evaluation, legal: Sequence[int]) -> int:
    """The cheapest unit makes room for the successor."""
    return min(legal, key=lambda move: GIVEN_FIRST.index(move - SUCCESSOR))
