"""Action 6, Hire ninja; the assassin and his windows (section 11, Q-14)."""

from __future__ import annotations

from bakufu.engine.chance import Chance
from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa import victory
from bakufu.games.ikusa.bodies import army_size, name_of
from bakufu.games.ikusa.codes import (
    army_count,
    clan_of_army,
    first_army,
    order_army,
    order_code,
    order_trigger,
)
from bakufu.games.ikusa.ids import Army, Clan, Move
from bakufu.games.ikusa.moves import CANCEL, HOLD, ORDER, REVENGE, STRIKE
from bakufu.games.ikusa.stages import (
    ENTER_DICE,
    SEND_NINJA,
    STAGE_TURN,
    TAKE_REVENGE,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
    active,
    ask,
    close_decision,
)
from bakufu.games.ikusa.tables import (
    ARMIES_EACH,
    BIN_COUNT,
    BIN_NINJA,
    DIE,
    MOVED,
    NOW,
    REVENGE_LEAST,
    STRIKE_MOST,
    TRIGGERS,
)


def ninja_hirer(bids: list[int]) -> int:
    """I-NINJA-01, Q-13: who bid strictly the most; NOBODY on a tie (I-NINJA-02) or without bids."""
    best = max(bids)
    return bids.index(best) if best > 0 and bids.count(best) == 1 else NOBODY


def hire(state: State, chance: Chance, log: Log | None) -> None:
    bids = [state.bins[clan * BIN_COUNT + BIN_NINJA] for clan in range(state.rules.clans)]
    state.ninja = ninja_hirer(bids)
    for clan in range(state.rules.clans):
        state.bins[clan * BIN_COUNT + BIN_NINJA] = 0
    if log is not None:
        if state.ninja >= 0:
            log.append(Event("ninja-hired", {"seat": state.ninja}, rule="I-NINJA-01"))
        elif any(bids):
            log.append(Event("ninja-tie", rule="I-NINJA-02"))
    state.turn = NOBODY
    state.stage = STAGE_TURN


# -- windows (Q-14) -------------------------------------------------------------------------------------


def targets(state: State, clan: Clan) -> list[int]:
    """Q-15: the standing daimyos of other players."""
    player_of = state.rules.player_of
    mine = player_of[clan]
    return [
        army
        for army in range(army_count(state.rules.clans))
        if state.army_at[army] >= 0 and not state.struck_down[army] and player_of[clan_of_army(army)] != mine
    ]


def is_open(state: State) -> bool:
    """Whether the ninja may strike at all: held, unused (I-NINJA-04), not in round 1 (I-R1-01)."""
    return state.ninja >= 0 and state.round >= 2


def strikes(state: State, clan: Clan) -> list[int]:
    """What the holder may do with the ninja between two moves of his own phases A, B and D."""
    if state.ninja != clan or state.round < 2:
        return []
    return [STRIKE + army for army in targets(state, clan)]


def boundary(state: State, trigger: int, prompt: bool, chance: Chance, log: Log | None) -> bool:
    """At a boundary of phases A, B and D (I-NINJA-04): a standing order strikes, or the holder is asked.

    True when somebody must decide now. Called once at each boundary: the stage has gone on already.
    """
    if not is_open(state):
        return False
    if state.orders and state.orders[1] in (NOW, trigger):
        army = state.orders[0]
        state.orders = []
        if army in targets(state, state.ninja):
            strike(state, state.ninja, army, chance, log)
            return state.decision != 0
    if not prompt or state.ninja == active(state) or state.prompts_off or not targets(state, state.ninja):
        return False
    ask(state, SEND_NINJA, state.ninja)
    return True


def after_move(state: State, army: Army, chance: Chance, log: Log | None) -> None:
    """The boundary after an army has moved."""
    if state.orders and is_open(state):
        boundary(state, MOVED + army, False, chance, log)


def legal_answers(state: State, clan: Clan) -> list[int]:
    """I-NINJA-03: he need not strike; then he may spy in the next round (`plan`)."""
    return [HOLD, HOLD + 1, HOLD + 2, *(STRIKE + army for army in targets(state, clan))]


def answer(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    close_decision(state)
    if move >= STRIKE:
        strike(state, clan, move - STRIKE, chance, log)
    else:
        state.prompts_off = move - HOLD


def legal_orders(state: State, clan: Clan) -> list[int]:
    """Q-14 (3): the holder may store, change or cancel a standing order whenever he is not asked."""
    if state.ninja != clan or state.round < 2 or state.stage < STAGE_TURN:
        return []
    found = [
        ORDER + order_code(army, trigger)
        for army in targets(state, clan)
        for trigger in range(len(TRIGGERS))
        if [army, trigger] != state.orders
        and (trigger < MOVED or (state.army_at[trigger - MOVED] >= 0 and trigger - MOVED < _armies(state)))
    ]
    return [*found, CANCEL] if state.orders else found


def _armies(state: State) -> int:
    return army_count(state.rules.clans)


def give_order(state: State, move: Move) -> None:
    """Nobody else learns of it, not even from the log."""
    state.orders = [] if move == CANCEL else [order_army(move - ORDER), order_trigger(move - ORDER)]


# -- the attempt ----------------------------------------------------------------------------------------


def strike(state: State, clan: Clan, army: Army, chance: Chance, log: Log | None) -> None:
    """I-NINJA-05: one roll; after a failure the target's owner rolls for revenge (I-NINJA-06)."""
    state.ninja = NOBODY  # I-NINJA-07
    state.orders = []
    if state.rules.real_dice:
        _wait_for_die(state, clan, army, log)
    elif not _succeeds(state, clan, army, chance.below(DIE, "ninja") + 1, log):
        _roll_revenge(state, clan, clan_of_army(army), chance.below(DIE, "revenge") + 1, log)


def strikes_home(roll: int) -> bool:
    """I-NINJA-05: whether a roll strikes the daimyo down."""
    return roll <= STRIKE_MOST


def brings_revenge(roll: int) -> bool:
    """I-NINJA-06: whether a roll for revenge strikes a daimyo of the hirer down."""
    return roll >= REVENGE_LEAST


def _succeeds(state: State, clan: Clan, army: Army, roll: int, log: Log | None) -> bool:
    if log is not None:
        facts: Facts = {"seat": clan, "owner": clan_of_army(army), "daimyo": name_of(army), "roll": roll}
        log.append(Event("strike", facts, rule="I-NINJA-05"))
    if strikes_home(roll):
        assassinate(state, army, clan, log)
        return True
    return False


def _roll_revenge(state: State, clan: Clan, victim: Clan, roll: int, log: Log | None) -> None:
    if log is not None:
        log.append(Event("revenge-roll", {"seat": victim, "owner": clan, "roll": roll}, rule="I-NINJA-06"))
    if not brings_revenge(roll):
        return
    standing = revenge_targets(state, clan)
    if len(standing) == 1:
        assassinate(state, standing[0], victim, log)
    elif standing:
        state.revenge_on = clan
        ask(state, TAKE_REVENGE, victim)


def _wait_for_die(state: State, clan: Clan, army: Army, log: Log | None) -> None:
    """Q-59: the hirer throws a real die."""
    state.attempt = [army, clan]
    ask(state, ENTER_DICE, clan)
    if log is not None:
        facts: Facts = {"seat": clan, "owner": clan_of_army(army), "daimyo": name_of(army)}
        log.append(Event("ninja-sent", facts, rule="I-NINJA-05"))


def settle(state: State, thrower: Clan, roll: int, log: Log | None) -> None:
    """The die of the hirer lies there, or that of the target's owner, who throws after a failure."""
    army, hirer = state.attempt
    if thrower != hirer:
        state.attempt = []
        _roll_revenge(state, hirer, thrower, roll, log)
    elif _succeeds(state, hirer, army, roll, log):
        state.attempt = []
    else:
        ask(state, ENTER_DICE, clan_of_army(army))


def revenge_targets(state: State, clan: Clan) -> list[int]:
    first = first_army(clan)
    return [
        army
        for army in range(first, first + ARMIES_EACH)
        if state.army_at[army] >= 0 and not state.struck_down[army]
    ]


def legal_revenges(state: State, clan: Clan) -> list[int]:
    return [REVENGE + army for army in revenge_targets(state, state.revenge_on)]


def take_revenge(state: State, clan: Clan, move: Move, chance: Chance, log: Log | None) -> None:
    state.revenge_on = NOBODY
    close_decision(state)
    assassinate(state, move - REVENGE, clan, log)


def assassinate(state: State, army: Army, striker: Clan, log: Log | None) -> None:
    """I-ASSN-01: laid down until the round ends; I-ASSN-03: alone in his army he is out (Q-17: or then).

    I-ASSN-02: an army whose daimyo is down neither moves nor attacks (`march`, `war`); it defends.
    """
    state.struck_down = changed(state.struck_down, army, 1)
    if log is not None:
        facts: Facts = {"seat": striker, "owner": clan_of_army(army), "daimyo": name_of(army)}
        log.append(Event("assassinated", facts, rule="I-ASSN-01"))
    if army_size(state, army):
        return
    if state.rules.late_removal:
        victory.mark_for_removal(state, army, striker, log)
        return
    victim = clan_of_army(army)
    victory.lose_daimyo(state, army, log)
    if victory.is_out(state, victim):
        victory.eliminate(state, victim, striker, log)
