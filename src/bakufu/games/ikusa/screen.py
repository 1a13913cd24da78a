"""Terminal screen of Ikusa: the question, how everybody stands, the map, and the odds of an attack."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from bakufu.cli.screens import Choice, Offer, Screen
from bakufu.engine.errors import Refused, safe_repr
from bakufu.engine.game import View
from bakufu.engine.odds import Odds
from bakufu.games.ikusa.codes import (
    army_count,
    army_of_body,
    first_army,
    number_of_army,
    player_of,
)
from bakufu.games.ikusa.decisions import DECISIONS
from bakufu.games.ikusa.ids import Army, Body, Clan, Province, Unit
from bakufu.games.ikusa.moves import DIE_SHOWS, REVENGE, STRIKE
from bakufu.games.ikusa.odds import STAGES_OF_BATTLE, attack_odds, under_way
from bakufu.games.ikusa.options import edges
from bakufu.games.ikusa.phases.levy import price
from bakufu.games.ikusa.questions import LossesQuestion, SplitQuestion
from bakufu.games.ikusa.stages import (
    BUY_UNIT,
    CHOOSE_PARTY,
    DECLARE_BATTLE,
    DEPLOY_RONIN,
    ENTER_DICE,
    FILL_BIN,
    FINAL_ARMIES,
    MOVE_ARMIES,
    NO_FIGHT,
    PICK_BATTLE,
    PLACE_UNIT,
    SEND_NINJA,
    SPLIT_PILE,
    TAKE_LOSSES,
    TAKE_REVENGE,
)
from bakufu.games.ikusa.state import NOBODY
from bakufu.games.ikusa.tables import (
    ARMIES,
    ARMIES_EACH,
    BIN_LEVY,
    BODIES,
    BODY,
    BUILDINGS,
    CLANS,
    COMBAT_VALUE,
    DIE,
    FIGURES,
    PROVINCE_COUNT,
    PROVINCES,
    UNITS,
)
from bakufu.games.ikusa.view import Board


def _odds(view: View, origin: Province, body: Body, target: Province) -> Odds:
    """Of an attack; of the battle under way, what is left of it: the defenders do not strike first again."""
    board: Board = view.board
    battle = (board.origin, board.body, board.battle_province)
    if board.fight in STAGES_OF_BATTLE and battle == (origin, body, target):
        return under_way(view)
    return attack_odds(view, origin, body, target)


def _dice(board: Board) -> list[tuple[Clan, Unit, int, int]]:
    """Real dice: who throws, for which units, how many, and how many of these are still to be entered."""
    entered, rows = len(board.thrown), []
    for clan, unit, dice in board.throws:
        rows.append((clan, unit, dice, max(0, dice - entered)))
        entered = max(0, entered - dice)
    return rows


class IkusaScreen(Screen):
    def help(self) -> str:
        return self.words.say("cli-help-ikusa")

    def question(self, view: View) -> str:
        board: Board = view.board
        text = self.words.decision(DECISIONS[board.decision])
        if view.players == 2 and len(board.acting) == 1:  # which of the two clans
            return f"{self.words.name('clan', CLANS[board.acting[0]])}: {text}"
        return text

    def facts(self, view: View) -> list[RenderableType]:
        """The goal and the clans; in a battle both sides; then what must be known to answer."""
        board: Board = view.board
        lines = [self._goal(view)]
        lines += [
            self.words.say(
                "cli-ikusa-clan",
                clan=self.words.side(clan) if view.players == 2 else CLANS[clan],
                provinces=str(board.provinces[clan]),
                koku=board.koku[clan],
                stacks=", ".join(str(len(stack)) for stack in board.stacks[clan]) or "-",
            )
            for clan in range(len(board.alive))
            if board.alive[clan]
        ]
        if board.fight != NO_FIGHT and board.battle_province >= 0 and board.origin >= 0:
            lines += [self._place(view, board.origin), self._place(view, board.battle_province)]
        own = [clan for clan in board.acting if clan >= 0 and self._is_mine(view, clan)]
        if own:
            lines += self._asked(board, own[0])
        if board.decision in (SEND_NINJA, TAKE_REVENGE):
            first = STRIKE if board.decision == SEND_NINJA else REVENGE
            lines += [self._army(board, move - first) for move in view.legal if move >= first]
        if board.decision in (DECLARE_BATTLE, SEND_NINJA, PICK_BATTLE):
            lines += [self._declared(battle) for battle in board.battles]
        return [Text(line) for line in lines]

    def offer(self, view: View) -> Offer:
        if view.board.decision == ENTER_DICE:
            return Offer(Text(self.words.say("cli-ikusa-dice-how")), [Choice([move]) for move in view.legal])
        return self.plain_offer(view.legal)

    def read(self, typed: str, view: View) -> object | None:
        """Several dice at once, as they lie on the table: `3 7 12`."""
        shown = typed.replace(",", " ").split()
        if view.board.decision != ENTER_DICE or not shown or not all(one.isdecimal() for one in shown):
            return None
        board: Board = view.board
        left = sum(missing for clan, _, _, missing in _dice(board) if clan == board.acting[0])
        for one in shown:
            if len(one) > 2 or not 1 <= int(one) <= DIE:
                raise Refused("amount-unknown", given=safe_repr(one), low="1", high=str(DIE))
        if len(shown) > left:
            raise Refused("too-many-dice", "Q-59", given=len(shown), left=left)
        return [DIE_SHOWS + int(one) - 1 for one in shown]

    def _goal(self, view: View) -> str:
        facts = {"round": view.board.round, "win": view.board.provinces_to_win}
        if view.board.victory == "quick":
            return self.words.say("cli-ikusa-goal-quick", **facts)
        if view.players == 2:
            return self.words.say("cli-ikusa-goal-two", **facts)
        if view.board.victory == "round_end":
            return self.words.say("cli-ikusa-goal-end", **facts)
        return self.words.say("cli-ikusa-goal", **facts)

    def _asked(self, board: Board, clan: Clan) -> list[str]:
        """What this clan must know to answer: what it has chosen so far, and what is left to choose."""
        say, run = self.words.say, board.drafted[clan]
        tray = board.tray[clan * FIGURES : (clan + 1) * FIGURES]
        if board.decision == SPLIT_PILE:
            chosen = [self.words.name("province", PROVINCES[answer.province]) for answer in run]
            assert isinstance(board.question, SplitQuestion)
            return [say("cli-ikusa-splitting", count=board.question.left, list=", ".join(chosen) or "-")]
        if board.decision == FILL_BIN:
            bins = [max(0, koku) for koku in board.bins[clan]]
            lines = [say("cli-ikusa-planned", bins=bins, left=board.koku[clan] - sum(bins))]
            if board.bins[clan][BIN_LEVY] < 0 <= board.bins[clan][BIN_LEVY - 1]:  # more is lost
                lines.append(say("cli-ikusa-levy-most", count=board.provinces[clan]))
            return lines
        if board.decision == BUY_UNIT:
            koku = board.bins[clan][BIN_LEVY]
            bought = [sum(answer.unit == unit for answer in run) for unit in range(FIGURES)]
            figures = [count - levied for count, levied in zip(tray, bought)]
            levied = say("cli-ikusa-levied", units=bought, koku=koku, left=koku - price(bought))
            return [levied, say("cli-ikusa-bundles"), say("cli-ikusa-tray", units=figures)]
        if board.decision == PLACE_UNIT:
            units = board.levied[clan * FIGURES : (clan + 1) * FIGURES]
            for answer in run:
                units[answer.unit] -= 1
            return [say("cli-ikusa-placing", units=units)]
        if board.decision == DEPLOY_RONIN:
            places = [self.words.name("province", PROVINCES[answer.province]) for answer in run]
            deployed = ", ".join(f"{place} {places.count(place)}" for place in dict.fromkeys(places)) or "-"
            return [say("cli-ikusa-deploying", count=board.hired[clan] - len(run), list=deployed)]
        if board.decision == TAKE_LOSSES:
            assert isinstance(board.question, LossesQuestion)
            return [say("cli-ikusa-losses-due", count=board.question.left)]
        if board.decision == ENTER_DICE:
            return [
                say("cli-ikusa-dice", unit=UNITS[unit], value=COMBAT_VALUE[unit], dice=dice, left=left)
                if unit != NOBODY
                else say("cli-ikusa-dice-ninja")
                for thrower, unit, dice, left in _dice(board)
                if thrower == clan
            ]
        if board.decision == CHOOSE_PARTY:
            return [say("cli-ikusa-party", units=board.party)]
        if board.decision in (MOVE_ARMIES, FINAL_ARMIES):
            return [
                say(
                    "cli-ikusa-marching",
                    army=ARMIES[army],
                    province=PROVINCES[board.army_at[army]],
                    steps=0
                    if board.struck_down[army]
                    else board.levels[army] - board.steps[number_of_army(army)],
                    units=[*board.army_units[army * BODY : (army + 1) * BODY], 1 - board.struck_down[army]],
                )
                for army in range(first_army(clan), first_army(clan + 1))
                if board.army_at[army] >= 0
            ]
        return []

    def overview(self, view: View, place: str) -> list[RenderableType]:
        """All provinces of the viewer or of a clan, all armies, or one province with its neighbours."""
        board: Board = view.board
        clans = range(len(board.alive))
        wanted = place.casefold().strip()
        if wanted == "armies":
            standing = [army for army in range(army_count(len(clans))) if board.army_at[army] >= 0]
            return [Text(self._army(board, army)) for army in standing]
        named = [clan for clan in clans if wanted in self._clan_names(clan)]
        if place and not named:
            province = self._province(place)
            neighbours, sea = edges(view.options, view.rules_version)
            lines = [self._place(view, province)]
            for other in neighbours[province]:
                line = self._place(view, other)
                lines.append(
                    self.words.say("cli-ikusa-by-sea", line=line) if other in sea[province] else line
                )
            return [Text(line) for line in lines]
        shown_ones = named or [clan for clan in clans if self._is_mine(view, clan)]
        return [Text(self._place(view, p)) for p in range(PROVINCE_COUNT) if board.owner[p] in shown_ones]

    def _clan_names(self, clan: Clan) -> set[str]:
        return {CLANS[clan], self.words.name("clan", CLANS[clan]).casefold()}

    def _army(self, board: Board, army: Army) -> str:
        """One line for an army: where it stands, and who is with it."""
        return self.words.say(
            "cli-ikusa-army-at",
            army=ARMIES[army],
            level=board.levels[army],
            province=PROVINCES[board.army_at[army]],
            units=[*board.army_units[army * BODY : (army + 1) * BODY], 1 - board.struck_down[army]],
        )

    def _declared(self, battle: list[int]) -> str:
        origin, body, target = battle
        return self.words.say(
            "cli-ikusa-declared",
            origin=PROVINCES[origin],
            body=BODIES[body],
            target=PROVINCES[target],
        )

    def odds(self, view: View, target: str, armies: int | None) -> str:
        """The odds against a province, for every own body beside it."""
        board: Board = view.board
        at = self._province(target)
        lines = []
        for origin in edges(view.options, view.rules_version)[0][at]:
            clan = board.owner[origin]
            if clan < 0 or not self._is_mine(view, clan):
                continue
            for body in range(ARMIES_EACH + 1):
                try:
                    odds = _odds(view, origin, body, at)
                except Refused:
                    continue  # no such body there
                win, both, lose = odds.percent()
                name = self._body(clan, body)
                lines.append(
                    self.words.say(
                        "cli-ikusa-odds",
                        origin=PROVINCES[origin],
                        target=PROVINCES[at],
                        body=name,
                        win=win,
                        both=both,
                        lose=lose,
                    )
                )
        return "\n".join(lines) or self.words.refusal("odds-no-battle", facts={"target": PROVINCES[at]})

    def _is_mine(self, view: View, clan: Clan) -> bool:
        return player_of(clan, view.players) == view.seat

    def _body(self, clan: Clan, body: Body) -> str:
        return "pf" if body == 0 else ARMIES[army_of_body(clan, body)].partition("_")[2]

    def _place(self, view: View, province: Province) -> str:
        """One line for a province: whose it is, what stands there."""
        board: Board = view.board
        owner = board.owner[province]
        if owner < 0:
            return self.words.say("cli-ikusa-empty", province=PROVINCES[province])
        line = self.words.say(
            "cli-ikusa-province",
            province=PROVINCES[province],
            clan=CLANS[owner],
            units=board.force_units[province * BODY : (province + 1) * BODY],
        )
        if board.castle[province]:
            line += (
                " " + self.words.name("building", BUILDINGS[board.castle[province] - 1]).capitalize() + "."
            )
        for army in range(first_army(owner), first_army(owner + 1)):
            if board.army_at[army] == province:
                units = [*board.army_units[army * BODY : (army + 1) * BODY], 1 - board.struck_down[army]]
                line += " " + self.words.say(
                    "cli-ikusa-army", army=ARMIES[army], units=units, level=board.levels[army]
                )
        return line

    def _province(self, typed: str) -> int:
        wanted = typed.casefold().strip()
        for index, name in enumerate(PROVINCES):
            if wanted and wanted in (name, self.words.name("province", name).casefold()):
                return index
        begins = [i for i, name in enumerate(PROVINCES) if wanted and name.startswith(wanted)]
        if len(begins) == 1:
            return begins[0]
        raise Refused("province-unknown", given=safe_repr(typed))
