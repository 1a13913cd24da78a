"""Before the war: koku, levies, where units and walls go."""

from __future__ import annotations

from bakufu.bots.notes import Facts, Remark, remark
from bakufu.games.ikusa.bots.easy.evaluation import EasyEvaluation
from bakufu.games.ikusa.codes import (
    bin_code,
    bin_kind,
    bin_koku,
    placement_body,
    placement_province,
    post_body,
    post_province,
    site_province,
    step_province,
)
from bakufu.games.ikusa.ids import Body, Move, Province
from bakufu.games.ikusa.moves import (
    BUILD,
    DECLINE,
    DEPLOY,
    DONE,
    LEVY,
    MUSTER,
    PLACE,
    PLAN,
    RECOVER,
    REINFORCE,
    SPY,
)
from bakufu.games.ikusa.tables import (
    BIN_BUILD,
    BIN_LEVY,
    BIN_NINJA,
    BIN_ORDER,
    BIN_RONIN,
    BOWMAN,
    CLANS,
    GUNNER,
    PROVINCES,
    SPEARMAN,
    SWORDSMAN,
)


def plan(evaluation: EasyEvaluation) -> int:
    due, most = bin_kind(evaluation.legal[0] - PLAN), bin_koku(evaluation.legal[-1] - PLAN)
    wanted = {
        BIN_ORDER: 1 if most >= 6 and evaluation.rng.random() < 0.4 else 0,
        BIN_BUILD: 2
        if most >= 2 and evaluation.legal[-1] - PLAN == 32 + 2 and evaluation.rng.random() < 0.15
        else 0,
        BIN_LEVY: (2 * most + 2) // 3,
        BIN_RONIN: most if evaluation.rng.random() < 0.7 else max(0, most - 1),
        BIN_NINJA: most,
    }[due]
    remark("easy-bins")
    move = PLAN + bin_code(due, wanted)
    return move if move in evaluation.legal else evaluation.legal[-1]


def buy(evaluation: EasyEvaluation) -> int:
    """Pairs of swordsmen and gunners give the most for a koku; spearmen fill up."""
    for unit in (SWORDSMAN, GUNNER, SPEARMAN, BOWMAN):
        if LEVY + unit in evaluation.legal:
            remark("easy-levy")
            return LEVY + unit
    remark("levy-done")
    return DONE


def on_the_border(evaluation: EasyEvaluation) -> int:
    """Reinforce, muster, recover: where the war is."""

    def place(move: Move) -> int:
        base = max(base for base in (REINFORCE, MUSTER, RECOVER) if base <= move)
        return step_province(move - base)

    def friends(province: Province) -> int:
        return sum(evaluation.board.owner[q] == evaluation.clan for q in evaluation.neighbours[province])

    def value(move: Move) -> float:
        return evaluation.enemies(place(move)) + 0.5 * friends(place(move))

    def say(move: Move) -> Remark:
        province = place(move)
        facts: Facts = {"enemies": evaluation.enemies(province), "friends": friends(province)}
        return Remark("easy-border", {"province": PROVINCES[province], **facts})

    return evaluation.best_move(value, say)


def place(evaluation: EasyEvaluation) -> int:
    def value(move: Move) -> float:
        province, body = placement_province(move - PLACE), placement_body(move - PLACE)
        return 2 * (body > 0) - 2 * evaluation.front(province) + 0.3 * evaluation.enemies(province)

    return evaluation.best_move(
        value,
        lambda move: _placed(evaluation, placement_province(move - PLACE), placement_body(move - PLACE)),
    )


def _placed(evaluation: EasyEvaluation, province: Province, body: Body) -> Remark:
    facts: Facts = {"enemies": evaluation.enemies(province), "steps": evaluation.front(province)}
    name = "easy-place-army" if body else "easy-place-force"
    return Remark(name, {"province": PROVINCES[province], **facts})


def deploy(evaluation: EasyEvaluation) -> int:
    def value(move: Move) -> float:
        province, body = post_province(move - DEPLOY), post_body(move - DEPLOY)
        return 3 * (body > 0) - 2 * evaluation.front(province) + 0.3 * evaluation.enemies(province)

    return evaluation.best_move(
        value, lambda move: _placed(evaluation, post_province(move - DEPLOY), post_body(move - DEPLOY))
    )


def build(evaluation: EasyEvaluation) -> int:
    def value(move: Move) -> float:
        province = site_province(move - BUILD)
        return 3 * (province in evaluation.board.army_at) + evaluation.enemies(province)

    def say(move: Move) -> Remark:
        province = site_province(move - BUILD)
        facts: Facts = {"province": PROVINCES[province], "enemies": evaluation.enemies(province)}
        return Remark("easy-build-army" if province in evaluation.board.army_at else "easy-build", facts)

    return evaluation.best_move(value, say)


def spy(evaluation: EasyEvaluation) -> int:
    board = evaluation.board

    def say(move: Move) -> Remark:
        if move == DECLINE:
            return Remark("spy-nobody")
        return Remark("easy-spy", {"clan": CLANS[move - SPY], "count": board.provinces[move - SPY]})

    return evaluation.best_move(lambda move: -1 if move == DECLINE else board.provinces[move - SPY], say)
