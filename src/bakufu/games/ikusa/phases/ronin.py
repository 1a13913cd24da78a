"""Action 5, Hire ronin (section 10): hired openly, deployed in secret."""

from __future__ import annotations

from bisect import insort

from bakufu.engine.bits import has_bit, with_bit
from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa.bodies import army_room, force_room, homes_of, land_of
from bakufu.games.ikusa.codes import (
    army_of_body,
    body_of_army,
    first_army,
    force_posts,
    post_body,
    post_code,
    post_province,
)
from bakufu.games.ikusa.ids import Clan, Move
from bakufu.games.ikusa.moves import DEPLOY
from bakufu.games.ikusa.stages import (
    DEPLOY_RONIN,
    STAGE_NINJA,
)
from bakufu.games.ikusa.state import (
    State,
    close_decision,
    finish_run,
)
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BIN_COUNT,
    BIN_RONIN,
    BODY,
    PROVINCE_COUNT,
    RONIN,
    RONIN_PER_KOKU,
)


def hire(state: State, chance: Chance, log: Log | None) -> None:
    """I-RONIN-01: two for each koku; I-RONIN-02, Q-08: in marker order, as far as the pool reaches."""
    state.drafted = [[] for _ in range(state.rules.clans)]
    for clan in state.order:
        koku = state.bins[clan * BIN_COUNT + BIN_RONIN]
        state.bins[clan * BIN_COUNT + BIN_RONIN] = 0
        if koku > 0:
            number = min(state.ronin_pool, RONIN_PER_KOKU * koku)
            state.ronin_pool -= number
            state.hired = changed(state.hired, clan, number)
            if log is not None:
                log.append(Event("ronin-hired", {"seat": clan, "ronin": number}, rule="I-RONIN-01"))
    waiting = [clan for clan in sorted(state.order) if state.hired[clan] and _can_deploy(state, clan)]
    if waiting:
        state.decision = DEPLOY_RONIN
        state.acting = waiting
    else:
        deploy_all(state, log)


def legal_deployments(state: State, clan: Clan) -> list[int]:
    """I-RONIN-03: own bodies that can hold one more (I-RONIN-05), those drafted so far counted."""
    drafted, forces = state.drafted[clan], state.force_sizes
    manned = [province for province in land_of(state, clan) if forces[province] > 1]
    moves = [
        DEPLOY + post
        for province, post in zip(manned, force_posts(manned), strict=True)
        if force_room(state, province) > drafted.count(post)
    ]
    first = first_army(clan)
    for number, home in enumerate(homes_of(state, clan)):
        if home >= 0:
            post = post_code(home, 1 + number)
            if army_room(state, first + number) > drafted.count(post):
                insort(moves, DEPLOY + post)
    return moves


def _can_deploy(state: State, clan: Clan) -> bool:
    """Whether a body has room for one more; the first one found will do."""
    drafted = state.drafted[clan]
    for army in range(first_army(clan), first_army(clan + 1)):
        here = state.army_at[army]
        if here >= 0 and army_room(state, army) > drafted.count(post_code(here, body_of_army(army))):
            return True
    for province in land_of(state, clan):
        if state.force_sizes[province] > 1 and force_room(state, province) > drafted.count(
            post_code(province, 0)
        ):
            return True
    return False


def deploy(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    state.drafted[clan] = [*state.drafted[clan], move - DEPLOY]
    if len(state.drafted[clan]) < state.hired[clan] and _can_deploy(state, clan):
        return
    if finish_run(state, clan) and log is not None and state.acting:
        log.append(Event("ready", {"seat": state.rules.player_of[clan]}, rule="I-RONIN-03"))
    if not state.acting:
        deploy_all(state, log)
        close_decision(state)


def deploy_all(state: State, log: Log | None) -> None:
    """They lie face down until they attack, defend or move; what fits nowhere goes back unseen (Q-08)."""
    for clan in range(state.rules.clans):
        for code in state.drafted[clan]:
            province, body = post_province(code), post_body(code)
            if body:
                army = army_of_body(clan, body)
                state.army_units[army * BODY + RONIN] += 1
                state.hidden_armies = with_bit(state.hidden_armies, army)
            else:
                state.force_units[province * BODY + RONIN] += 1
                state.hidden_forces = with_bit(state.hidden_forces, province)
        state.ronin_pool += state.hired[clan] - len(state.drafted[clan])
        if state.drafted[clan] and log is not None:
            sizes = stacks(state, clan)
            log.append(Event("ronin-deployed", {"seat": clan, "stacks": sizes}, rule="I-RONIN-04"))
    state.hired = [0] * state.rules.clans
    state.drafted = [[] for _ in range(state.rules.clans)]
    state.stage = STAGE_NINJA


def stacks(state: State, clan: Clan) -> list[int]:
    """I-RONIN-04, Q-09: the sizes of the face-down stacks, one for each province, the largest first."""
    sizes = []
    first = first_army(clan)
    for province in range(PROVINCE_COUNT):
        if state.owner[province] == clan:
            size = state.force_units[province * BODY + RONIN] if has_bit(state.hidden_forces, province) else 0
            for army in range(first, first + ARMIES_EACH):
                if state.army_at[army] == province and has_bit(state.hidden_armies, army):
                    size += state.army_units[army * BODY + RONIN]
            if size:
                sizes.append(size)
    sizes.sort(reverse=True)
    return sizes
