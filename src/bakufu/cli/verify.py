"""`bakufu verify`: checks that a game was played by the rules, with the draws of its table's secret."""

from __future__ import annotations

from bakufu.cli.language import use_language
from bakufu.cli.terminal import console as plain_console
from bakufu.engine.record import read_record
from bakufu.engine.replay import verify as verify_record


def verify(file: str, *, commitment: str | None = None, lang: str = "en") -> None:
    """Play a record again and check every move, every draw and the end.

    Parameters
    ----------
    file
        The record.
    commitment
        The commitment that you noted when the game began: the record must match it.
    lang
        The language: en, nl or zh.
    """
    record = read_record(file)
    words = use_language(lang, record.game, record.seats)
    checked = verify_record(record, commitment.strip().lower() if commitment else None)
    console = plain_console()
    version, moves = checked.rules_version, checked.moves
    console.print(words.say("cli-verify-moves", game=record.game, version=version, moves=moves))
    if checked.commitment and checked.continues is not None:
        later, own = checked.draws - checked.taken_over, record.commitment or "-"
        console.print(words.say("cli-verify-fair-later", draws=later, commitment=own))
        console.print(
            words.say(
                "cli-verify-continues",
                moves=checked.continues.moves,
                draws=checked.taken_over,
                digest=checked.continues.record,
            )
        )
    elif checked.commitment and checked.deal is not None:
        setup = len(record.setup_draws)
        later, own = checked.draws - setup, record.commitment or "-"
        console.print(words.say("cli-verify-fair-but-deal", draws=later, commitment=own))
        console.print(words.say("cli-verify-deal", draws=setup, deal=checked.deal))
    elif checked.commitment:
        console.print(words.say("cli-verify-fair", draws=checked.draws, commitment=record.commitment or "-"))
    elif record.commitment is not None:
        console.print(words.say("cli-verify-no-secret", draws=checked.draws, commitment=record.commitment))
    else:
        console.print(words.say("cli-verify-no-commitment", draws=checked.draws))
    if checked.commitment and commitment is None:
        console.print(words.say("cli-verify-note", commitment=record.commitment or "-"))
    if checked.rewinds:
        console.print(words.say("cli-verify-rewound", count=checked.rewinds))
    console.print(words.say("cli-verify-names"))
    console.print(words.say("cli-verify-end" if checked.final else "cli-verify-no-end"))
    if checked.outcome is None:
        console.print(words.say("cli-verify-running"))
    else:
        points = [f"{name} {score}" for name, score in zip(record.seats, checked.outcome.scores, strict=True)]
        console.print(
            words.say("cli-verify-outcome", winners=checked.outcome.winners, list=words.join(points))
        )
