"""Lost daimyos, eliminated clans and the end of the game (sections 16 and 19)."""

from __future__ import annotations

from bakufu.engine.events import Event, Facts, Log
from bakufu.engine.lists import changed
from bakufu.games.ikusa.bodies import add_units, dismiss_army, dismiss_force, land_of, lose_if_empty, name_of
from bakufu.games.ikusa.codes import clan_of_army, first_army
from bakufu.games.ikusa.ids import Army, Clan, Province
from bakufu.games.ikusa.rules import Rules
from bakufu.games.ikusa.stages import (
    GAME_OVER,
    STAGE_C,
    STAGE_D_END,
    STAGE_TURN,
)
from bakufu.games.ikusa.state import (
    NOBODY,
    State,
)
from bakufu.games.ikusa.tables import BODY, FIGURES, PROVINCES, RONIN


def lose_daimyo(state: State, army: Army, log: Log | None) -> None:
    """I-ELIM-01: the army is gone with its daimyo; its markers go to the tray."""
    province = state.army_at[army]
    left = state.army_units[army * BODY + RONIN]
    if left:
        dismiss_army(state, army, left, log)
    for unit in range(FIGURES):  # a captured card may still hold figures only in a take-over
        state.tray[clan_of_army(army) * FIGURES + unit] += state.army_units[army * BODY + unit]
        state.army_units[army * BODY + unit] = 0
    state.army_at[army] = NOBODY
    state.struck_down = changed(state.struck_down, army, 0)
    state.experience = changed(state.experience, army, state.rules.first_hole)
    if log is not None:
        facts: Facts = {"seat": clan_of_army(army), "daimyo": name_of(army), "province": PROVINCES[province]}
        log.append(Event("daimyo-lost", facts, rule="I-ELIM-01"))
    lose_if_empty(state, province, log)


def is_out(state: State, clan: Clan) -> bool:
    """I-ELIM-02: without a daimyo. Those who are out only when the round ends are not out yet (Q-17)."""
    at = state.army_at
    first = first_army(clan)
    if at[first] >= 0 or at[first + 1] >= 0 or at[first + 2] >= 0:
        return False
    return not any(clan_of_army(army) == clan for army in state.doomed[::2])


def eliminate(state: State, victim: Clan, heir: Clan, log: Log | None) -> None:
    """I-ELIM-02, Q-33: the clan that caused it, the heir, takes over everything, at once.

    Armies there are none left (I-ELIM-08). What was taken may move in phase D of this round (I-ELIM-06).
    """
    state.alive = changed(state.alive, victim, 0)
    if log is not None:
        land = [PROVINCES[province] for province in land_of(state, victim)]
        taken: Facts = {"seat": victim, "by": heir, "provinces": land}
        log.append(Event("eliminated", taken, rule="I-ELIM-02"))
    if state.rules.captures_ronin:
        _capture_ronin(state, victim, heir, log)
    else:
        _pay_off_ronin(state, victim, log)
    _strip(state, victim)
    for province in land_of(state, victim):
        state.owner[province] = heir
    state.lands = []
    state.provinces[heir] += state.provinces[victim]
    state.provinces[victim] = 0
    for unit in range(FIGURES):  # Q-34: both trays together
        state.tray[heir * FIGURES + unit] += state.tray[victim * FIGURES + unit]
        state.tray[victim * FIGURES + unit] = 0
    if over_after_elimination(state, heir, log):
        return
    check_at_once(state, heir, log)  # I-ELIM-07
    if state.decision == GAME_OVER:
        return
    state.recovering = heir  # I-ELIM-03
    _end_turn_of(state, victim)


def eliminate_both(state: State, attacker: Clan, defender: Clan, before: list[int], log: Log | None) -> None:
    """Q-32: both lose their last daimyo in one step; nobody inherits and the land lies empty.

    `before` are the provinces by clan before the pass: they decide when nobody is left.
    """
    _leave_nothing(state, [attacker, defender], log)
    if not any(state.alive):
        points = by_player(state, before)
        best = max(points)
        winners = [player for player, count in enumerate(points) if count == best]
        if len(winners) > 1:
            winners = [state.rules.player_of[defender]]
        end_game(state, points, winners, _reason(state), log)
        return
    if over_after_elimination(state, NOBODY, log):
        return
    _end_turn_of(state, attacker)


def _leave_nothing(state: State, victims: list[int], log: Log | None) -> None:
    """These clans are out, and nobody inherits: their units leave the board, their provinces are empty."""
    for victim in victims:
        state.alive = changed(state.alive, victim, 0)
        if log is not None:
            log.append(Event("fell-together", {"seat": victim}, rule="I-ELIM-02"))
        _pay_off_ronin(state, victim, log)
        _strip(state, victim)
        for province in land_of(state, victim):
            for unit in range(FIGURES):
                count = state.force_units[province * BODY + unit]
                state.tray[victim * FIGURES + unit] += count
                add_units(state, province, unit, -count)
            lose_if_empty(state, province, log)


# -- struck down, and out when the round ends (Q-17, option `struck_down`) -------------------------------


def mark_for_removal(state: State, army: Army, heir: Clan, log: Log | None) -> None:
    """A daimyo who was struck down has no unit left: he is out when the round ends."""
    if army in state.doomed[::2]:
        return
    state.doomed = [*state.doomed, army, heir]
    if log is not None:
        facts: Facts = {"seat": clan_of_army(army), "daimyo": name_of(army), "by": heir}
        log.append(Event("daimyo-doomed", facts, rule="I-ASSN-04"))


def remove_struck_down(state: State, province: Province, log: Log | None) -> None:
    """Q-57: if only daimyos who were struck down are left in the province, they leave it, and it is empty."""
    there = [army for army in state.doomed[::2] if state.army_at[army] == province]
    if not state.force_sizes[province] and len(there) == state.army_at.count(province):
        for army in there:
            lose_daimyo(state, army, log)


def lose_doomed(state: State, log: Log | None) -> None:
    """The round ends: all whose daimyo is out now lose him at the same moment, and some of them the game.

    Whoever struck last takes over; nobody does, if he is out too (Q-32). Called again after every take-over.
    """
    before = state.provinces.copy()
    fallen, named_heirs = state.doomed[::2], state.doomed[1::2]
    for army in fallen:
        if state.army_at[army] >= 0:
            lose_daimyo(state, army, log)
    state.doomed = []
    heirs = {
        clan_of_army(army): heir
        for army, heir in zip(fallen, named_heirs)
        if is_out(state, clan_of_army(army))
    }
    for victim in heirs:
        state.koku = changed(state.koku, victim, 0)
    alone = [victim for victim, heir in heirs.items() if heir in heirs or not state.alive[heir]]
    if alone:
        _leave_nothing(state, alone, log)
        if not any(state.alive):
            points = by_player(state, before)
            best = max(points)
            winners = [player for player, count in enumerate(points) if count == best]
            end_game(state, points, winners, _reason(state), log)
            return
        if over_after_elimination(state, NOBODY, log):
            return
    waiting = [victim for victim in heirs if victim not in alone]
    if waiting:
        victim = waiting[0]
        state.doomed = [
            part
            for army, heir in zip(fallen, named_heirs)
            if clan_of_army(army) in waiting[1:]
            for part in (army, heir)
        ]
        eliminate(state, victim, heirs[victim], log)
    if state.decision != GAME_OVER and not state.doomed:
        check_at_round_end(state, log)
    if state.decision == GAME_OVER:
        state.recovering = NOBODY


def _capture_ronin(state: State, victim: Clan, heir: Clan, log: Log | None) -> None:
    """Q-33, option `spoils` = all: the ronin go over with their bodies; those face down stay face down."""
    captured = sum(state.force_units[province * BODY + RONIN] for province in land_of(state, victim))
    if captured and log is not None:
        facts: Facts = {"seat": heir, "owner": victim, "ronin": captured}
        log.append(Event("ronin-captured", facts, rule="I-ELIM-02"))


def _pay_off_ronin(state: State, victim: Clan, log: Log | None) -> None:
    """Q-33: the victim's ronin go back to the pool."""
    paid_off = 0
    for province in land_of(state, victim):
        ronin = state.force_units[province * BODY + RONIN]
        if ronin:
            dismiss_force(
                state, province, ronin, None
            )  # nobody learns where the hidden ones were (I-RONIN-04)
            paid_off += ronin
    if paid_off and log is not None:
        log.append(Event("ronin-paid-off", {"seat": victim, "ronin": paid_off}, rule="I-ELIM-02"))


def _strip(state: State, victim: Clan) -> None:
    """Q-33: the victim's ninja and marker go back to the pool."""
    if state.ninja == victim:
        state.ninja = NOBODY
        state.orders = []
    state.marker = changed(state.marker, victim, 0)


def _end_turn_of(state: State, victim: Clan) -> None:
    """Q-33: if it was the victim's turn, that turn ends."""
    if STAGE_TURN < state.stage <= STAGE_D_END and state.order[state.turn] == victim:
        state.stage = STAGE_D_END


def over_after_elimination(state: State, heir: Clan, log: Log | None) -> bool:
    """Q-40: the last player wins at once. I-QP-10: quick-play ends with the first elimination."""
    rules = state.rules
    left = sorted({rules.player_of[clan] for clan in range(rules.clans) if state.alive[clan]})
    points = by_player(state, state.provinces)
    if len(left) == 1:
        end_game(state, points, left, _reason(state), log)
        return True
    if rules.quick:
        best = max(points)
        winners = [player for player, count in enumerate(points) if count == best]
        if heir >= 0 and rules.player_of[heir] in winners:  # Q-41
            winners = [rules.player_of[heir]]
        end_game(state, points, winners, _reason(state), log)
        return True
    return False


def check_at_once(state: State, clan: Clan, log: Log | None) -> None:
    """I-WIN-01, I-QP-11, Q-39: enough provinces win at any moment, but not for two or in the longer game."""
    rules = state.rules
    if state.round < rules.first_winning_round:
        return
    if rules.won_at_round_end:  # I-2P-05, I-WIN-02
        return
    if state.provinces[clan] >= rules.provinces_to_win:
        end_game(state, by_player(state, state.provinces), [rules.player_of[clan]], "goal", log)


def check_at_round_end(state: State, log: Log | None) -> None:
    """I-WIN-02, I-2P-05; and the table's round limit: then most provinces win."""
    points = by_player(state, state.provinces)
    best = max(points)
    rules = state.rules
    # Whoever had enough before they counted (option `goal`) need not take another card to win.
    enough = (
        best >= rules.provinces_to_win
        and (rules.won_at_round_end or rules.late_goal)
        and state.round >= rules.first_winning_round
    )
    if enough or state.round >= rules.round_limit:
        winners = [player for player, count in enumerate(points) if count == best]
        if enough and len(winners) > 1 and state.round < rules.round_limit:
            return  # it can be by a house rule only: two times 35 or 50 are more than 68
        end_game(state, points, winners, "goal" if enough else "limit", log)


def by_player(state: State, provinces: list[int]) -> list[int]:
    points = [0] * state.rules.players
    for clan, count in enumerate(provinces):
        points[state.rules.player_of[clan]] += count
    return points


def _reason(state: State) -> str:
    """Why an elimination ends the game: quick-play ends with the first one, else one player is left."""
    return "quick" if state.rules.quick else "last"


def end_game(state: State, points: list[int], winners: list[int], reason: str, log: Log | None) -> None:
    """`reason`: enough provinces ("goal"), an elimination ("quick", "last"), or the round limit ("limit")."""
    state.scores = points
    state.winners = winners
    state.decision = GAME_OVER
    state.acting = []
    if state.stage == STAGE_C:
        state.hits_attacker = state.hits_defender = 0
    if log is not None:
        facts: Facts = {"winners": winners, "points": points, "reason": reason}
        log.append(Event("game-over", facts, rule=_deciding_rule(state.rules, reason)))


def _deciding_rule(rules: Rules, reason: str) -> str:
    """The rule that ends a game for this reason; by provinces it depends on how the table plays."""
    if reason == "goal":
        if rules.quick:
            return "I-QP-11"
        if rules.two:
            return "I-2P-05"
        if rules.late_goal:
            return "Q-39"
        return "I-WIN-02" if rules.long else "I-WIN-01"
    return {"last": "Q-40", "quick": "I-QP-10", "limit": "Q-39"}[reason]
