"""Terminal screen of Shogun: a decision with its facts and its choices."""

from __future__ import annotations

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from bakufu.cli.language import move_words
from bakufu.cli.screens import Choice, Offer, Screen, listed
from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.events import Event
from bakufu.engine.game import View
from bakufu.engine.odds import Odds
from bakufu.games.shogun.codes import march_armies, march_target, plan_card, plan_space, tower_colour
from bakufu.games.shogun.decisions import DECISIONS
from bakufu.games.shogun.ids import Move, Province
from bakufu.games.shogun.modules.view import CourtView, cost_of
from bakufu.games.shogun.moves import ATTACK, DECLINE, DRAFT, FAVOR, MOVE, PLAN, REVOLT, TAKE, TOWER
from bakufu.games.shogun.odds import battle_odds, revolt_odds
from bakufu.games.shogun.phases.planning import SPACE_OF_STEP
from bakufu.games.shogun.screen_modules import ModulePictures
from bakufu.games.shogun.screen_pictures import Pictures
from bakufu.games.shogun.screen_throw import throw_picture
from bakufu.games.shogun.stages import (
    BATTLE_MOVE,
    CHOOSE_REVOLT,
    DEPLOY_SIX,
    DRAFT_GROUP,
    DRAFT_TAKE,
    ENTER_TOWER,
    EXTRA_ATTACK,
    EXTRA_DEFENSE,
    MOVE_ON,
    PLAN_CARD,
    TAKE_FAVOR,
    TAKE_SPECIAL,
)
from bakufu.games.shogun.state import NEUTRAL
from bakufu.games.shogun.tables import (
    AUCTION,
    COLOUR_NAMES,
    PROVINCES,
    SPACE_COUNT,
    SPACES,
    SPECIALS,
)
from bakufu.games.shogun.view import Board


class ShogunScreen(Screen):
    part_events = (*Screen.part_events, "draft-opens", "winter")
    step_events = ("action",)

    def help(self) -> str:
        return self.words.say("cli-help-shogun")

    def question(self, view: View) -> str:
        board: Board = view.board
        say = self.words.say
        if board.decision == PLAN_CARD:
            space = SPACE_OF_STEP[board.steps]
            about = self.words.about("space" if space >= AUCTION else "action", SPACES[space])
            key = "cli-shogun-plan-bid" if space == AUCTION else "cli-shogun-plan"
            return say(key, space=SPACES[space], about=about, place=board.steps + 1, most=_spaces(view))
        if board.decision in (BATTLE_MOVE, MOVE_ON):
            origin = PROVINCES[board.origin]
            key = "cli-shogun-march" if board.decision == BATTLE_MOVE else "cli-shogun-move-on"
            return say(key, origin=origin, armies=board.armies[board.origin])
        if board.decision == DRAFT_GROUP and board.draft is not None:
            return say("cli-shogun-group", province=PROVINCES[board.draft.taken])
        if board.decision == DEPLOY_SIX:
            return say("cli-shogun-deploy", province=PROVINCES[board.origin])
        return self.words.decision(DECISIONS[board.decision])

    def facts(self, view: View) -> list[RenderableType]:
        """What matters for this decision, and no more."""
        board: Board = view.board
        pictures = Pictures(self.words, view)
        match board.decision:
            case d if d == DRAFT_TAKE:
                return [pictures.own_provinces(), pictures.groups()]
            case d if d == DRAFT_GROUP:
                return [pictures.neighbours(board.draft.taken if board.draft else 0)]
            case d if d == PLAN_CARD:
                return self._planning(pictures, view)
            case d if d == TAKE_SPECIAL:
                return [pictures.seats(), pictures.action_row(), pictures.event(), pictures.plan()]
            case d if d in (EXTRA_ATTACK, EXTRA_DEFENSE):
                return [Text(self._fight(view))]
            case d if d in (BATTLE_MOVE, MOVE_ON, DEPLOY_SIX):
                return [pictures.time_line(), pictures.event()]
        return ModulePictures(self.words, view).facts()

    def _planning(self, pictures: Pictures, view: View) -> list[RenderableType]:
        """All that is known before the first card; then only the sheet."""
        sheet = pictures.sheet()
        if view.board.steps:
            return [sheet]
        return [
            pictures.time_line(),
            pictures.seats(),
            pictures.action_row(),
            pictures.specials(),
            pictures.events(),
            *ModulePictures(self.words, view).all(),
            sheet,
        ]

    def event_picture(self, event: Event, rules: bool) -> list[RenderableType]:
        return throw_picture(self.words, event, rules) if event.key == "throw" else []

    # Choices

    def offer(self, view: View) -> Offer:
        board: Board = view.board
        match board.decision:
            case d if d == DRAFT_TAKE:
                return self._draft(view)
            case d if d == PLAN_CARD:
                return self._cards(view)
            case d if d == TAKE_SPECIAL:
                return self._specials(view)
            case d if d in (BATTLE_MOVE, MOVE_ON):
                return self._marches(view)
            case d if d == CHOOSE_REVOLT:
                return self._revolts(view)
            case d if d == ENTER_TOWER:
                return self._tower(view)
            case d if d == TAKE_FAVOR:
                return self._favors(view)
        return self.plain_offer(view.legal)

    def _draft(self, view: View) -> Offer:
        board: Board = view.board
        pictures = Pictures(self.words, view)
        lines = []
        for move in view.legal:
            text = Text(move_words(self.words, self.game, move))
            if board.draft is not None and 0 <= move - DRAFT < len(board.draft.face_up):
                text = pictures.province_line(board.draft.face_up[move - DRAFT])
            lines.append(text)
        return listed(lines, [Choice([move]) for move in view.legal])

    def _cards(self, view: View) -> Offer:
        cards = [plan_card(move - PLAN) for move in view.legal]
        return Offer(Pictures(self.words, view).hand(cards), [Choice([move]) for move in view.legal])

    def _specials(self, view: View) -> Offer:
        board: Board = view.board
        moves = sorted(view.legal, key=lambda move: board.special_at.index(move - TAKE))
        lines = []
        for move in moves:
            special = SPECIALS[move - TAKE]
            text = self.words.say(
                "cli-shogun-special",
                place=board.special_at.index(move - TAKE) + 1,
                special=special,
                about=self.words.about("special", special),
            )
            lines.append(Text(text))
        return listed(lines, [Choice([move]) for move in moves])

    def _marches(self, view: View) -> Offer:
        """By target; the number of armies is asked afterwards."""
        pictures = Pictures(self.words, view)
        lines: list[Text] = []
        choices: list[Choice] = []
        for base, target, moves in _by_target(view.legal):
            if base == 0:
                lines.append(Text(move_words(self.words, self.game, moves[0])))
                choices.append(Choice(moves))
                continue
            key = "cli-shogun-attack-target" if base == ATTACK else "cli-shogun-move-target"
            line = pictures.target_line(key, target)
            if base == ATTACK:
                most = march_armies(moves[-1] - base)
                line.append(f"  {self._odds_words(battle_odds(view, target, most), most)}", style="dim")
            lines.append(line)
            choices.append(Choice(moves, self.words.say("cli-shogun-how-many")))
        return listed(lines, choices)

    def _revolts(self, view: View) -> Offer:
        board: Board = view.board
        lines = []
        for move in view.legal:
            province = move - REVOLT
            odds = revolt_odds(view, province, board.extra_farmers).percent()[0]
            line = Pictures(self.words, view).target_line("cli-shogun-revolt-target", province)
            line.append("  " + self.words.say("cli-shogun-revolt-odds", percent=odds), style="dim")
            lines.append(line)
        return listed(lines, [Choice([move]) for move in view.legal])

    def _tower(self, view: View) -> Offer:
        colour = tower_colour(view.legal[0] - TOWER)
        question = self.words.say("cli-shogun-tower", colour=COLOUR_NAMES[colour])
        low, high = (self.game.moves.decode(move)[-1] for move in (view.legal[0], view.legal[-1]))
        return Offer(Text(f"{question} ({low}-{high})"), [Choice(view.legal, question)], amount=True)

    def _favors(self, view: View) -> Offer:
        board: Board = view.board
        pictures = ModulePictures(self.words, view)
        lines = []
        for move in view.legal:
            text = move_words(self.words, self.game, move)
            if move != DECLINE and isinstance(board.court, CourtView):
                text = pictures.favor(move - FAVOR, cost_of(board.court, move - FAVOR))
            lines.append(Text(text))
        return listed(lines, [Choice([move]) for move in view.legal])

    # A second look

    def confirm(self, view: View, move: Move) -> list[RenderableType]:
        board: Board = view.board
        if board.decision != PLAN_CARD or board.steps < _spaces(view) - 1:
            return []
        space, card = plan_space(move - PLAN), plan_card(move - PLAN)
        warning = Text(self.words.say("cli-shogun-confirm-plan"), style="bold")
        return [Pictures(self.words, view).sheet({space: card}), warning]

    # Whenever asked

    def overview(self, view: View, place: str) -> list[RenderableType]:
        pictures = Pictures(self.words, view)
        if place:
            province = self._province(place)
            return [pictures.province_line(province), pictures.neighbours(province)]
        return [
            pictures.time_line(),
            pictures.seats(),
            Columns(pictures.regions(), padding=(1, 3), equal=True),
            pictures.tower(),
            *ModulePictures(self.words, view).all(),
            Text(self.words.say("cli-shogun-legend"), style="dim"),
        ]

    def for_a_person(self, view: View) -> bool:
        """A real cube tower is read by a person, whoever throws it."""
        decision: int = view.board.decision
        return decision == ENTER_TOWER

    def odds(self, view: View, target: str, armies: int | None) -> str:
        """The odds of an attack on a province, from where the marching armies stand."""
        board: Board = view.board
        province = self._province(target)
        if board.owner[province] == view.seat:
            odds = revolt_odds(view, province)
            name = PROVINCES[province]
            return self.words.say("cli-shogun-odds-revolt", province=name, percent=odds.percent()[0])
        if armies is None:
            if board.decision != BATTLE_MOVE:
                return self.words.say("cli-shogun-odds-number", province=PROVINCES[province])
            armies = board.armies[board.origin] - 1
        return f"{self._name(province)}: {self._odds_words(battle_odds(view, province, armies), armies)}"

    def _province(self, typed: str) -> int:
        wanted = typed.casefold().strip()
        for index, name in enumerate(PROVINCES):
            if wanted and wanted in (name, self._name(index).casefold()):
                return index
        begins = [i for i, name in enumerate(PROVINCES) if wanted and name.startswith(wanted)]
        if len(begins) == 1:
            return begins[0]
        raise Refused("province-unknown", given=safe_repr(typed))

    def _name(self, province: Province) -> str:
        return self.words.name("province", PROVINCES[province])

    def _odds_words(self, odds: Odds, armies: int) -> str:
        win, undecided, lose = odds.percent()
        return self.words.say("cli-shogun-odds", armies=armies, win=win, undecided=undecided, lose=lose)

    def _fight(self, view: View) -> str:
        """The battle in which an extra army may be sent, and what it would change."""
        board: Board = view.board
        fight = board.fight
        assert fight is not None
        mine = board.decision == EXTRA_ATTACK
        odds = [
            battle_odds(
                view, fight.province, extra_attack=yes or not mine, extra_defense=yes or mine
            ).percent()
            for yes in (True, False)
        ]
        defender = board.owner[fight.province]
        facts: dict[str, str | int] = {
            "province": PROVINCES[fight.province],
            "attacker_name": self.words.seat(fight.seat),
            "armies": fight.attacking_armies,
            "with": odds[0][0 if mine else 2],
            "without": odds[1][0 if mine else 2],
        }
        if defender == NEUTRAL:
            return self.words.say("cli-shogun-fight-neutral", **facts)
        facts["defender_name"] = self.words.seat(defender)
        facts["defenders"] = board.armies[fight.province] + fight.extra_defenders
        return self.words.say("cli-shogun-fight", **facts)


def _spaces(view: View) -> int:
    """How many spaces a planning board has at this table."""
    return len(view.board.plans[view.seat or 0] or SPACES[:SPACE_COUNT])


def _by_target(legal: Iterable[int]) -> list[tuple[int, int, list[int]]]:
    """Marches grouped by kind and target; a move without a target stands alone."""
    groups: dict[tuple[int, int], list[int]] = {}
    for move in legal:
        base = ATTACK if move >= ATTACK else MOVE if move >= MOVE else 0
        target = march_target(move - base) if base else move
        groups.setdefault((base, target), []).append(move)
    return [(base, target, moves) for (base, target), moves in groups.items()]
