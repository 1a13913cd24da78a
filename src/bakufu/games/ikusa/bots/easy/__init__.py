"""The level `easy`: one step at a time by plain values, which it often misjudges.

It keeps its force on the border, attacks where the odds of a battle look good, fights on while they seem to
stay so, and takes the empty provinces that it can reach. It looks no move ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bakufu.bots.notes import remark
from bakufu.engine.game import View
from bakufu.games.ikusa.bots.easy import last_phase, levies, war
from bakufu.games.ikusa.bots.easy.evaluation import EasyEvaluation
from bakufu.games.ikusa.stages import (
    ABSORB_UNITS,
    ADD_SPEARMEN,
    AFTER_BATTLE,
    BUILD_SITE,
    BUY_UNIT,
    CHOOSE_PARTY,
    DECLARE_BATTLE,
    DEPLOY_RONIN,
    ENTER_DICE,
    FILL_BIN,
    FINAL_ARMIES,
    FINAL_FORCES,
    MOVE_ARMIES,
    NAME_SUCCESSOR,
    PLACE_ARMY,
    PLACE_RECOVERED,
    PLACE_UNIT,
    SEND_NINJA,
    SEND_SPY,
    STOP_OR_REPEAT,
    TAKE_LOSSES,
    TAKE_REVENGE,
)


def decide(view: View, rng: Random) -> int:
    """The answer of `easy` before its second look (`prudence`)."""
    if len(view.legal) == 1:
        return view.legal[0]
    evaluation = EasyEvaluation(view, rng)
    answer = _ANSWERS.get(evaluation.board.decision)
    if answer is not None:
        return answer(evaluation)
    remark("at-random", count=len(view.legal))
    return rng.choice(view.legal)


_ANSWERS: dict[int, Callable[[EasyEvaluation], int]] = {
    ADD_SPEARMEN: levies.on_the_border,
    PLACE_ARMY: levies.on_the_border,
    PLACE_RECOVERED: levies.on_the_border,
    NAME_SUCCESSOR: last_phase.successor,
    FILL_BIN: levies.plan,
    SEND_SPY: levies.spy,
    BUILD_SITE: levies.build,
    BUY_UNIT: levies.buy,
    PLACE_UNIT: levies.place,
    DEPLOY_RONIN: levies.deploy,
    MOVE_ARMIES: war.move_armies,
    DECLARE_BATTLE: war.declare,
    TAKE_LOSSES: war.take_losses,
    STOP_OR_REPEAT: war.stop_or_repeat,
    AFTER_BATTLE: war.after_battle,
    CHOOSE_PARTY: last_phase.choose_party,
    FINAL_ARMIES: last_phase.final_armies,
    FINAL_FORCES: last_phase.final_forces,
    ENTER_DICE: war.draw_dice,
    SEND_NINJA: war.send_ninja,
    TAKE_REVENGE: war.send_ninja,
    ABSORB_UNITS: last_phase.absorb,
}
