"""The table of `bakufu play`: people and bots take turns at one terminal, and every move is saved."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
from rich.text import Text

from bakufu.bots.registry import bot, bots
from bakufu.bots.why import explained
from bakufu.bots.why_words import advised_words, plan_words, why_words
from bakufu.cli.answers import Reader, as_json, by_number, by_printed
from bakufu.cli.language import move_words, rule_of, sentence
from bakufu.cli.narration import Narrator
from bakufu.cli.screens import Choice, Screen
from bakufu.cli.terminal import EndOfInput, Exit, Terminal, emphasized
from bakufu.engine.errors import Refusal, Refused, safe_repr
from bakufu.engine.game import HIDDEN, View
from bakufu.engine.ids import Move, Seat
from bakufu.engine.playing import turns
from bakufu.engine.record import save_record
from bakufu.engine.session import Session

HUMAN = "human"
LOG_LINES = 20
MANY = 12  # how many of the matching moves are listed
INTERRUPTED = 130


class AskAgain(Exception):
    """Ask the question again, without showing the whole screen."""


class TerminalTable:
    def __init__(
        self, session: Session, kinds: list[str], path: Path, terminal: Terminal, screen: Screen
    ) -> None:
        self.session = session
        self.kinds = kinds
        self.path = path
        self.terminal = terminal
        self.screen = screen
        self.words = terminal.words
        self.game = session.game
        self.secret = session.record().secret or ""
        self.reader = Reader(session.game, self.words)
        self.narrator = Narrator(terminal, screen)
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.viewer: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        self.seen = [0] * (len(kinds) + 1)  # events already shown, by viewer; the spectator comes last

    # The course of the game

    def run(self, resumed: bool) -> None:
        """Play to the end, or until somebody quits. Whatever happens, the last move is saved."""
        try:
            self.save()
            self._welcome(resumed)
            for seat in turns(self.session.to_act, self._bots_first):
                self._turn(seat)
            self._end()
        except EndOfInput:
            self._leave("cli-input-ended")
        except KeyboardInterrupt:
            self.terminal.line()
            self._leave("cli-interrupted-saved", INTERRUPTED)

    def _bots_first(self, acting: list[Seat]) -> Seat:
        """Ask bots before people, as bots keep nobody waiting."""
        return min(acting, key=lambda seat: (self.kinds[seat] == HUMAN, seat))

    def _turn(self, seat: Seat) -> None:
        if self.kinds[seat] == HUMAN:
            self._hand_over(seat)
            self._decide(seat)
        elif self.humans and self.screen.for_a_person(self.session.view(seat)):
            self._decide(seat)
        else:
            self._let_bot_move(seat)

    def _let_bot_move(self, seat: Seat) -> None:
        view = self.session.view(seat)
        # Derived from the table's secret too, so that a table with a seed plays the same game again.
        rng = Random(f"{self.secret}/{len(self.session.moves)}")
        self._apply(seat, bot(self.kinds[seat], self.game.id)(view, rng))
        if not self.humans:
            self._news()

    def _apply(self, seat: Seat, run: object) -> None:
        self.session.apply_run(seat, run)
        self.save()

    def save(self) -> None:
        save_record(self.session.record(), self.path)

    # Between the decisions

    def _welcome(self, resumed: bool) -> None:
        say = self.terminal.say
        names = self.words.join(self.session.seats)
        say("cli-welcome-back" if resumed else "cli-welcome", style="bold", game=self.game.id, list=names)
        say("cli-saving-to", path=str(self.path))
        commitment = self.session.record().commitment
        if commitment is not None and not resumed:
            say("cli-commitment", commitment=commitment)
        if self.humans:
            say("cli-how-to")
        if resumed:
            for viewer in range(len(self.seen)):
                shown_events = len(self.session.events(self._viewer_at(viewer)))
                self.seen[viewer] = max(0, shown_events - LOG_LINES)

    def _viewer_at(self, place: int) -> int | None:
        return place if place < len(self.kinds) else None

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen between two people when one of their views holds a secret."""
        if self.viewer == seat:
            return
        before = self.viewer
        self.viewer = seat
        if not self._has_secret(seat) and (before is None or not self._has_secret(before)):
            return
        if before is not None:  # the first player may still be reading the welcome
            self.terminal.wipe()
        name = self.words.seat(seat)
        self.terminal.heading(self.words.say("cli-hand-over-head"))
        self.terminal.ask(self.words.say("cli-hand-over", name=name))
        self.terminal.wipe()

    def _has_secret(self, seat: Seat) -> bool:
        return has_hidden_information(
            msgspec.to_builtins(self.session.view(seat).board),
            msgspec.to_builtins(self.session.view(None).board),
        )

    def _news(self) -> None:
        """Show what happened since this viewer last looked."""
        place = len(self.kinds) if self.viewer is None else self.viewer
        events = self.session.events(self.viewer)
        self.seen[place] = min(self.seen[place], len(events))
        self.narrator.narrate(events[self.seen[place] :])
        self.seen[place] = len(events)

    def _end(self) -> None:
        if len(self.humans) > 1:
            self.viewer = None
            self.seen[-1] = max(self.seen[seat] for seat in self.humans)
        self._news()
        record = self.session.record()
        self.terminal.heading(self.words.say("cli-end"))
        if record.secret is not None:
            self.terminal.say("cli-reveal", secret=record.secret, commitment=record.commitment or "-")
        self.terminal.say("cli-check", path=str(self.path))

    def _leave(self, key: str, code: int = 0) -> None:
        self.terminal.say(key, game=self.game.id, path=str(self.path))
        raise Exit(code)

    # One decision

    def _decide(self, seat: Seat) -> None:
        self._news()
        fresh = True
        while True:
            view = self.session.view(seat)
            if fresh:
                self._show(view)
            try:
                if self._answer(seat, view):
                    return
                fresh = True
            except AskAgain:
                fresh = False
            except Refused as why:
                self._explain(why.refusal)
                fresh = False

    def _show(self, view: View) -> None:
        self.terminal.line()
        self.terminal.show(*self.screen.facts(view))
        seat = view.seat if view.seat is not None else 0
        question = self.screen.question(view)
        self.terminal.say("cli-question", style="bold", name=self.words.seat(seat), question=question)
        self.terminal.show(self.screen.offer(view).picture)

    def _answer(self, seat: Seat, view: View) -> bool:
        """Handle one typed line: True when a move was made, False when the screen is to be shown again."""
        typed = self.terminal.ask(self.words.say("cli-prompt"))
        if self._command(typed, seat, view):
            raise AskAgain
        if typed.casefold() == "undo":
            self.session.undo(seat)
            self.save()
            self.terminal.say("cli-undone")
            return False
        move = self._read(typed, view)
        if isinstance(move, int) and not self._confirmed(view, move):
            return False
        out_of_turn = self.game.out_of_turn_moves(self.session.state, seat)
        self._apply(seat, move)
        for made in self.session.read_run(move):
            if made in out_of_turn:  # nothing on the screen changes, so confirm that it was accepted
                self.terminal.line(move_words(self.words, self.game, made))
        return True

    def _confirmed(self, view: View, move: Move) -> bool:
        """Ask for confirmation where the screen wants it. `undo` takes the last card back instead."""
        shown_first = self.screen.confirm(view, move)
        if not shown_first:
            return True
        self.terminal.show(*shown_first)
        answer = self.terminal.ask(self.words.say("cli-confirm")).casefold()
        if answer == "undo" and view.seat is not None:
            self.session.undo(view.seat)
            self.save()
        return answer in ("", "y", "yes")

    def _read(self, typed: str, view: View) -> object:
        """The move that was typed: an int, or the JSON form as it was given."""
        run = self.screen.read(typed, view)
        if run is not None:
            return run
        offer = self.screen.offer(view)
        choices = offer.choices
        if offer.amount and typed.isdecimal():
            return self._with_amount(choices[0], typed)
        if not typed:
            if len(view.legal) == 1:
                return view.legal[0]
            self.terminal.say("cli-choose", most=len(choices))
            raise AskAgain
        if typed.startswith("["):
            return as_json(typed)
        numbered = by_number(typed, choices)
        if numbered is not None:
            return self._with_amount(*numbered)
        found = self.reader.matches(typed, view)
        if len(found) == 1:
            return found[0]
        if found:
            return self._choose_among_matches(found, choices)
        called = by_printed(
            typed, [(one, move_words(self.words, self.game, one.moves[0])) for one in choices]
        )
        if len(called) == 1:
            return self._with_amount(called[0], "")
        if called:
            return self._choose_among_matches([one.moves[0] for one in called], choices)
        illegal_move = self.reader.parse_illegal_move(typed, view)
        if illegal_move is None:
            raise Refused("answer-unknown", given=safe_repr(typed))
        return illegal_move

    def _choose_among_matches(self, found: list[Move], choices: list[Choice]) -> Move:
        """Several moves match: ask for the amount where that is the only difference, else list them."""
        for choice in choices:
            if choice.ask_amount and set(found) <= set(choice.moves):
                return self._with_amount(choice, "")
        self.terminal.say("cli-several", number=len(found))
        for move in found[:MANY]:
            self.terminal.line(f"  {move_words(self.words, self.game, move)}")
        raise AskAgain

    def _with_amount(self, choice: Choice, rest: str) -> Move:
        if len(choice.moves) == 1 and not choice.ask_amount:
            if rest:
                raise Refused("answer-unknown", given=safe_repr(rest))
            return choice.moves[0]
        if len(choice.moves) == 1 and not rest:
            return choice.moves[0]
        amounts = {str(self.game.moves.decode(move)[-1]): move for move in choice.moves}
        low, *_, high = amounts if len(amounts) > 1 else [*amounts, *amounts]
        typed = rest or self.terminal.ask(f"{choice.ask_amount} ({low}-{high})")
        if typed not in amounts:
            raise Refused("amount-unknown", given=safe_repr(typed), low=low, high=high)
        return amounts[typed]

    def _explain(self, refusal: Refusal) -> None:
        """Why not: the refusal, then the rule behind it in full."""
        self.terminal.line(sentence(refusal), style="yellow")
        rule = rule_of(self.game.id, refusal.rule) if refusal.rule else None
        if rule is not None:
            self.terminal.show(emphasized(f"  {rule.id}: {rule.text}", style="dim"))

    # Commands

    def _command(self, typed: str, seat: Seat, view: View) -> bool:
        """Carry out a command such as `help` or `quit`; False when the line is none."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "?" | "help":
                self.terminal.show(Text(self.screen.help()))
            case "rule" | "rules":
                self._rule(rest)
            case "map":
                self.terminal.show(*self.screen.overview(view, rest))
            case "log":
                self._log(rest)
            case "show":
                self._show(view)
            case "odds":
                self._odds(view, rest)
            case "hint":
                self._hint(view)
            case "save":
                self._save(rest)
            case "quit" | "exit":
                self.save()
                self._leave("cli-quit")
            case _:
                return False
        return True

    def _rule(self, rule_id: str) -> None:
        rule = rule_of(self.game.id, rule_id) if rule_id else None
        if rule is None:
            raise Refused("rule-unknown", game=self.game.id, id=safe_repr(rule_id), near="-")
        self.terminal.show(emphasized(f"{rule.id}: {rule.text}"))
        for example in rule.examples:
            self.terminal.show(emphasized(f"  {example.text}", style="dim"))

    def _log(self, lines: str) -> None:
        number = int(lines) if lines.isdecimal() and len(lines) < 6 else LOG_LINES
        events = self.session.events(self.viewer)
        Narrator(self.terminal, self.screen, rules=True).narrate(events[-number:] if number else [])

    def _odds(self, view: View, rest: str) -> None:
        *names, last = rest.split() or [""]
        armies = int(last) if names and last.isdecimal() and len(last) < 4 else None
        target = " ".join(names) if armies is not None else rest
        self.terminal.line(self.screen.odds(view, target, armies))

    def _hint(self, view: View) -> None:
        """Show what the first bot of the game would do in this seat."""
        name = bots(self.game.id)[0]
        move, why = explained(bot(name, self.game.id), view, Random(0))
        self.terminal.say("cli-hint", bot=name, move=advised_words(self.words, self.game, why, move))
        self.terminal.line(why_words(self.words, self.game, why))
        if why.sheet is not None:
            self.terminal.line(plan_words(self.words, why.sheet))

    def _save(self, name: str) -> None:
        self.save()
        path = Path(name) if name else self.path
        if path != self.path:
            if path.exists():
                raise Refused("save-exists", path=str(path))
            save_record(self.session.record(), path)
        self.terminal.say("cli-saved", path=str(path))


def has_hidden_information(own: object, public: object) -> bool:
    """Whether a seat's view holds something that everybody else's view hides."""
    if public is None or (type(public) is int and public == HIDDEN):
        return own != public
    if isinstance(own, dict) and isinstance(public, dict):
        return any(
            has_hidden_information(value, public.get(name)) for name, value in own.items() if name in public
        )
    if isinstance(own, list) and isinstance(public, list):
        return any(has_hidden_information(one, other) for one, other in zip(own, public, strict=False))
    return False
