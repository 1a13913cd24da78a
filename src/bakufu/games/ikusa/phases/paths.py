"""Paths of several steps for armies: the client offers them, and walks them by ordinary moves."""

from __future__ import annotations

from bakufu.games.ikusa.bodies import homes_of, level
from bakufu.games.ikusa.codes import first_army, step_number, step_province
from bakufu.games.ikusa.ids import Clan
from bakufu.games.ikusa.moves import SPLIT_OFF, STEP
from bakufu.games.ikusa.phases.march import legal_moves
from bakufu.games.ikusa.phases.parting import is_shared
from bakufu.games.ikusa.stages import STAGE_D
from bakufu.games.ikusa.state import NOBODY, State
from bakufu.games.ikusa.tables import ARMIES_EACH


def paths(state: State, clan: Clan) -> list[list[list[int]]]:
    """By army: its paths of more than one step on which nothing is asked after the first step.

    A path is a list of provinces, without the one where the army stands. There is one path to a province, the
    shortest; and none goes on from an empty province, for somebody would have to stay there.
    """
    first = first_army(clan)
    homes = homes_of(state, clan)
    a, b, c = homes
    left = [level(state, first + number) - state.steps[number] for number in range(ARMIES_EACH)]
    found: list[list[list[int]]] = [[] for _ in range(ARMIES_EACH)]
    if max(left) < 2 or is_shared(a, b, c):
        return found
    final, owner, neighbours = state.stage == STAGE_D, state.owner, state.rules.neighbours
    steps = [move - STEP for move in legal_moves(state, clan) if STEP <= move < SPLIT_OFF]
    for number in range(ARMIES_EACH):
        ends = [[step_province(step)] for step in steps if step_number(step) == number]
        known = {homes[number], *(path[0] for path in ends)}
        for _ in range(left[number] - 1):
            further: list[list[int]] = []
            for path in ends:
                for target in neighbours[path[-1]] if owner[path[-1]] == clan else ():
                    if target not in known and (owner[target] == clan or (final and owner[target] == NOBODY)):
                        known.add(target)
                        further.append([*path, target])
            found[number] += [path for path in further if path[-1] not in homes]  # one army in a province
            ends = further
    return found
