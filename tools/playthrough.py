"""Golden playthroughs: short games as texts that people review as diffs.

    python -m tools.playthrough             # which texts differ from today's rules
    python -m tools.playthrough --update    # write them anew; read the diff before you commit it

After each move a text says what was drawn, which events happened and who may know them, what changed in the
position, who acts with which legal moves, and whose view has changed (its digest). At the beginning of each
phase it also shows what every viewer sees of the boards: `?` is a card that the viewer must not know.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from bakufu.engine.bits import bits_of
from bakufu.engine.chance import Seeded
from bakufu.engine.events import Event, Log
from bakufu.engine.game import HIDDEN, View
from bakufu.engine.session import Session
from bakufu.engine.views import Viewer, viewers
from bakufu.games.shogun import GAME
from bakufu.games.shogun.modules.view import ChambersView, CourtView, cells_of, places_of
from bakufu.games.shogun.tables import ACTIONS, CARDS, CLANS, COLOUR_NAMES, MODULES, NO_CARD, SPACES

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
FIRST_MOVES = 3  # of a list of legal moves, so many are shown


class Playthrough(NamedTuple):
    name: str
    players: int
    options: str  # as `name=value` words
    seed: int
    moves: int  # the text ends after so many, or with the game
    skip: int = 0  # moves made before the text begins
    rules: int = 1  # the rules version


PLAYTHROUGHS = [
    Playthrough("3p-sun-draft", 3, "", 1, 130),
    Playthrough("3p-moon-draft-named-seat", 3, "board=moon draft_start=seat draft_seat=2", 2, 120),
    Playthrough("3p-sun-fixed-whole-game", 3, "setup=fixed", 3, 2000),
    Playthrough("4p-sun-fixed-two-thirds", 4, "setup=fixed tower_model=two_thirds", 4, 110),
    Playthrough("4p-sun-fixed-manual-tower", 4, "setup=fixed tower_model=manual", 5, 130),
    Playthrough(
        "4p-sun-fixed-free-battle-overbid",
        4,
        "setup=fixed optional_battle_move=true overbid=treat_as_zero",
        6,
        120,
    ),
    Playthrough("5p-moon-winter", 5, "board=moon revolt_income=forfeit bank=finite_135", 8, 120, skip=230),
    Playthrough(
        "5p-sun-fixed-hidden-tower-by-seat",
        5,
        "setup=fixed fixed_columns=by_seat show_tower_counts=false",
        8,
        120,
    ),
    Playthrough("4p-sun-fixed-all-modules", 4, f"setup=fixed modules={','.join(MODULES)}", 9, 170),
    Playthrough("3p-moon-draft-court-and-leaders", 3, "board=moon modules=court,leaders", 10, 150),
    # rules version 2
    Playthrough("4p-sun-fixed-rules-2", 4, "setup=fixed", 12, 120, rules=2),
    Playthrough("3p-sun-fixed-leaders-rules-2", 3, "setup=fixed modules=leaders", 12, 150, skip=40, rules=2),
    Playthrough(
        "4p-moon-court-options-rules-2",
        4,
        "board=moon modules=court short_supply=as_far_as_possible rice_track=18 favor_rice=20,20,20"
        " favor_peace=ab,b,a",
        15,
        150,
        skip=90,
        rules=2,
    ),
]


def text_of(played: Playthrough) -> str:
    return "\n".join(_lines(played)) + "\n"


def _lines(played: Playthrough) -> Iterator[str]:
    options = dict(word.split("=") for word in played.options.split())
    rng = Random(played.seed)
    game = GAME.at_version(played.rules)
    session = Session.start(game, played.players, options, CLANS[: played.players], Seeded(played.seed))
    version = "" if played.rules == 1 else f"; rules version {played.rules}"
    yield (
        f"# shogun with {played.players} players; {played.options or 'default options'};"
        f" seed {played.seed}{version}"
    )
    yield "# Written by tools/playthrough.py. A change here is a change of the rules or of what players see."
    yield ""
    for _ in range(played.skip):
        _move(session, rng)
    if played.skip:
        yield f"after {played.skip} moves"
    else:
        yield f"set-up; draws {_json(session.setup_draws)}"
        yield from _events(session.log)
    yield from _page(session, None)
    for number in range(played.skip + 1, played.skip + played.moves + 1):
        if not session.to_act():
            break
        before, seen = session.state, _views(session)
        events = len(session.log)
        _move(session, rng)
        made = session.moves[-1]
        draws = f"; draws {_json(made.draws)}" if made.draws else ""
        yield f"{number}. {CLANS[made.seat]} {_json(made.move)}{draws}"
        yield from _events(session.log[events:])
        yield from _position(GAME.write(before), GAME.write(session.state))
        yield from _page(session, seen)
    if (outcome := session.outcome) is not None:
        winners = ", ".join(CLANS[seat] for seat in outcome.winners)
        yield f"the end: points {_json(outcome.scores)}, won by {winners}"


def _move(session: Session, rng: Random) -> None:
    seat = rng.choice(session.to_act())
    session.apply_run(seat, rng.choice(GAME.legal(session.state, seat)))


def _views(session: Session) -> dict[Viewer, View]:
    return {viewer: session.view(viewer) for viewer in viewers(session.players)}


# -- the parts of a step ---------------------------------------------------------------------------------


def _events(log: Log) -> Iterator[str]:
    for event in log:
        facts = " ".join(
            f"{name}={_json(value)}" for name, value in event.facts.items() if name not in LATER_FACTS
        )
        yield f"    {_audience(event)}: {event.key} {facts} [{event.rule}]"


def _audience(event: Event) -> str:
    return "all" if event.audience is None else ",".join(CLANS[seat] for seat in event.audience)


def _position(before: str, after: str) -> Iterator[str]:
    """The words of the notation that are new, and the keys of those that are gone."""
    old, new = before.split(), after.split()
    keys = {word.partition("=")[0] for word in new}
    gone = [f"-{word.partition('=')[0]}" for word in old if word.partition("=")[0] not in keys]
    changed = [word for word in new if word not in old]
    yield f"    position: {' '.join([*changed, *gone]) or 'the same'}"


def _page(session: Session, before: dict[Viewer, View] | None) -> Iterator[str]:
    """New legal moves; whose view has changed; at the beginning of a phase, what everybody sees."""
    views = _views(session)
    for seat in session.to_act():
        if before is not None and before[seat].legal == views[seat].legal:
            continue
        legal = [GAME.moves.decode(move) for move in views[seat].legal]
        more = " …" if len(legal) > FIRST_MOVES else ""
        yield f"    {CLANS[seat]} acts: {len(legal)} legal {' '.join(map(_json, legal[:FIRST_MOVES]))}{more}"
    changed = [v for v in views if before is None or _digest(before[v]) != _digest(views[v])]
    yield "    views: " + " ".join(f"{_who(viewer)}:{_digest(views[viewer])}" for viewer in changed)
    if before is None:
        yield f"    position: {GAME.write(session.state)}"
    if before is None or _phase(before[None]) != _phase(views[None]):
        for viewer, view in views.items():
            yield from (f"    | {_who(viewer):9} {line}" for line in _boards(view))


def _phase(view: View) -> tuple[int, int, int]:
    return view.board.year, view.board.season, view.board.stage


def _boards(view: View) -> Iterator[str]:
    """What this viewer sees of cards, boards and the tower."""
    board = view.board
    if view.seat is None:
        if board.action_row:
            yield "row " + " ".join("?" if a == HIDDEN else ACTIONS[a] for a in board.action_row)
        hidden = "not shown" if board.inside is None else _cubes(board.inside)
        yield f"tower {hidden}; tray {_cubes(board.tray)}; supply {_cubes(board.supply)}"
    for seat, plan in enumerate(board.plans):
        if plan is None:
            yield f"{CLANS[seat]} plans in secret"
        elif any(card != NO_CARD for card in plan):
            cards = (
                f"{SPACES[i]}:{'?' if c == HIDDEN else CARDS[c]}" for i, c in enumerate(plan) if c != NO_CARD
            )
            yield f"{CLANS[seat]} has {' '.join(cards)}"
    if view.seat is not None:
        yield "hand " + (" ".join(CARDS[card] for card in board.hand) or "empty")


def _cubes(counts: list[int]) -> str:
    return " ".join(f"{COLOUR_NAMES[c]}{count}" for c, count in enumerate(counts) if count) or "empty"


def _who(viewer: Viewer) -> str:
    return "spectator" if viewer is None else CLANS[viewer]


# Keys that have been renamed since the texts were written, by the object they are in. A new name changes
# nothing that a player sees, so the fingerprint is taken with the old one.
FIRST_NAMES: Final = {
    "board": {"action_row": "row", "gained_provinces": "fresh"},
    "fight": {"province": "at", "seat": "by", "attacking_armies": "force", "extra_defenders": "guard"},
    "draft": {"face_up": "up"},
}


def _first_form(view: Any) -> Any:
    """A view as it was written when the texts were: buildings, favors and chambers as packed numbers."""
    board = view["board"]
    board["buildings"] = [bits_of(kinds) for kinds in board["buildings"]]
    if court := board.get("court"):
        keys = ("officials", "hall", "audience", "favors", "queue", "favor")
        favors = places_of(msgspec.convert(court, CourtView))
        board["court"] = {key: favors if key == "favors" else court[key] for key in keys}
    if chambers := board.get("chambers"):
        kept = ("tiles", "tile", "row_points", "column_points")
        cells = cells_of(msgspec.convert(chambers, ChambersView))
        board["chambers"] = {"board": cells} | {key: chambers[key] for key in kept}
    if samurai := board.get("samurai"):
        board["samurai"] = {"top": samurai["top"]}
    return view


# Facts that events have got since; they follow from the others.
LATER_FACTS: Final = {"lost", "other_lost"}


def _digest(view: View) -> str:
    told = _with_first_names(_first_form(msgspec.to_builtins(view)))
    return sha256(msgspec.json.encode(told)).hexdigest()[:8]


def _with_first_names(value: Any, within: str = "") -> Any:
    if not isinstance(value, dict):
        return value
    names = FIRST_NAMES.get(within, {})
    return {names.get(key, key): _with_first_names(item, key) for key, item in value.items()}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# -- comparing and writing -------------------------------------------------------------------------------


def path_of(played: Playthrough) -> Path:
    return FOLDER / f"{played.name}.txt"


def difference(played: Playthrough) -> str:
    """What today's text says otherwise than the golden one; empty when nothing."""
    path = path_of(played)
    golden = path.read_text(encoding="utf-8") if path.exists() else ""
    today = text_of(played)
    lines = unified_diff(golden.splitlines(), today.splitlines(), str(path.name), "today", lineterm="", n=2)
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    update = arguments == ["--update"]
    if arguments and not update:
        print("usage: python -m tools.playthrough [--update]", file=sys.stderr)
        return 2
    differing = [played for played in PLAYTHROUGHS if difference(played)]
    for played in differing:
        if update:
            path_of(played).write_text(text_of(played), encoding="utf-8")
        print(f"{'written' if update else 'differs'}: {path_of(played).name}")
    return 1 if differing and not update else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
