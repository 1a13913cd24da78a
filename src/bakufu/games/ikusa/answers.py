"""Parts of a view, with names where the state keeps packed numbers.

They are the secret answers given so far, the walls that were attacked, the daimyos who are out when the round
ends, and the last movement that ronin may follow.
"""

from __future__ import annotations

import msgspec

from bakufu.games.ikusa.codes import (
    loss_body,
    loss_code,
    loss_unit,
    march_body,
    march_code,
    march_origin,
    march_target,
    march_unit,
    placement_body,
    placement_code,
    placement_province,
    placement_unit,
    post_body,
    post_code,
    post_province,
    site_building,
    site_code,
    site_province,
)
from bakufu.games.ikusa.ids import Clan
from bakufu.games.ikusa.moves import BUILD, MARCH
from bakufu.games.ikusa.stages import (
    STAGE_BUILD,
    STAGE_C,
    STAGE_LEVY,
    STAGE_PLACE,
    STAGE_RONIN,
    STAGE_SPLIT,
    STAGE_SPREAD,
)
from bakufu.games.ikusa.state import NOBODY, State
from bakufu.games.ikusa.tables import FIGURES


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer of a secret run. It has the parts that its decision asks for: the province that goes to the
    first clan, the army (0 to 2) that gets a unit, the building and its site, the unit that is levied, placed
    or lost, the body that it joins or falls from. A part that was not asked for is -1."""

    unit: int = NOBODY
    province: int = NOBODY
    body: int = NOBODY
    army: int = NOBODY
    building: int = NOBODY


class WallLeft(msgspec.Struct, frozen=True):
    """A castle or fortress that was attacked in this turn, and what is left of its own defenders."""

    province: int
    left: int


class DoomedDaimyo(msgspec.Struct, frozen=True):
    """The army of a daimyo who is out when the round ends, and the clan to which that is put down."""

    army: int
    clan: int


class FollowedMarch(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The last movement, which provincial ronin may follow: an army's, or that of a unit of a provincial
    force from its origin to a body in the target."""

    army: int = NOBODY
    origin: int = NOBODY
    target: int = NOBODY
    unit: int = NOBODY
    body: int = NOBODY


def answers_of(state: State, clan: Clan) -> list[Answer]:
    """The answers that a clan has given in the secret run of this stage."""
    run, stage = state.drafted[clan], state.stage
    if not run:
        return []
    if stage == STAGE_SPLIT:
        return [Answer(province=province) for province in run]
    if stage == STAGE_SPREAD:
        return [Answer(army=army) for army in run]
    if stage == STAGE_BUILD:
        return [
            Answer(building=site_building(move - BUILD), province=site_province(move - BUILD)) for move in run
        ]
    if stage == STAGE_LEVY:
        return [Answer(unit=unit) for unit, count in enumerate(run) for _ in range(count)]
    if stage == STAGE_PLACE:
        return [
            Answer(unit=placement_unit(code), province=placement_province(code), body=placement_body(code))
            for code in run
        ]
    if stage == STAGE_RONIN:
        return [Answer(province=post_province(code), body=post_body(code)) for code in run]
    assert stage == STAGE_C
    return [Answer(body=loss_body(code), unit=loss_unit(code)) for code in run]


def run_of(stage: int, answers: list[Answer], buys: bool) -> list[int]:
    """The run as the state keeps it. A clan that levies has a run before its first answer."""
    if stage == STAGE_SPLIT:
        return [answer.province for answer in answers]
    if stage == STAGE_SPREAD:
        return [answer.army for answer in answers]
    if stage == STAGE_BUILD:
        return [BUILD + site_code(answer.building, answer.province) for answer in answers]
    if stage == STAGE_LEVY:
        levied = [answer.unit for answer in answers]
        return [levied.count(unit) for unit in range(FIGURES)] if levied or buys else []
    if stage == STAGE_PLACE:
        return [placement_code(answer.unit, answer.province, answer.body) for answer in answers]
    if stage == STAGE_RONIN:
        return [post_code(answer.province, answer.body) for answer in answers]
    return [loss_code(answer.body, answer.unit) for answer in answers]


def walls_left(state: State) -> list[WallLeft]:
    return [
        WallLeft(province, left) for province, left in zip(state.bonus[::2], state.bonus[1::2], strict=True)
    ]


def doomed_daimyos(state: State) -> list[DoomedDaimyo]:
    return [
        DoomedDaimyo(army, clan) for army, clan in zip(state.doomed[::2], state.doomed[1::2], strict=True)
    ]


def followed_march(state: State) -> FollowedMarch | None:
    followed = state.followed_march
    if followed == NOBODY:
        return None
    if followed < MARCH:
        return FollowedMarch(army=followed)
    code = followed - MARCH
    return FollowedMarch(
        origin=march_origin(code), target=march_target(code), unit=march_unit(code), body=march_body(code)
    )


def followed_number(followed: FollowedMarch | None) -> int:
    """The movement as the state keeps it."""
    if followed is None:
        return NOBODY
    if followed.army != NOBODY:
        return followed.army
    return MARCH + march_code(followed.origin, followed.target, followed.unit, followed.body)
