"""The command `bakufu`: its subcommands, and how errors are reported.

Bad input is reported in one sentence on stderr, with exit code 2, and nothing is written.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from bakufu import __version__
from bakufu.arena.crash import BotCrashed, Crashed
from bakufu.cli.admin_company import admin
from bakufu.cli.arena import arena, fault_words
from bakufu.cli.dataset import dataset
from bakufu.cli.encodings import Output, prepare_output
from bakufu.cli.games import games
from bakufu.cli.language import Current, sentence, use_language
from bakufu.cli.play import play
from bakufu.cli.replay import replay
from bakufu.cli.rules import rules
from bakufu.cli.serve import serve
from bakufu.cli.sim import sim
from bakufu.cli.terminal import Exit
from bakufu.cli.verify import verify
from bakufu.engine.errors import Refusal, Refused, safe_repr
from bakufu.i18n import Words

BAD_INPUT = 2
CRASH = 1
INTERRUPTED = 130

app = App(
    name="bakufu",
    help="Play, study and simulate board games of feudal Japan; `bakufu games` lists them.",
    version=__version__,
    default_parameter=Parameter(negative=()),
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
)
for command in (play, sim, arena, dataset, replay, verify, rules, games, serve):
    app.command(command)
app.command(admin)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and leave with its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    prepare_output()
    code = run(given)
    if Output.lacks:  # in English, as every encoding can show that
        _complain(Words().say("cli-letters-unknown", encoding=sys.stdout.encoding))
    sys.exit(code)


def run(arguments: list[str]) -> int:
    try:
        use_language(_language_asked(arguments))
        app(arguments)
    except Refused as why:
        if why.game:
            use_language(Current.words.lang, why.game, Current.words.seats)
        return _refuse(why.refusal)
    except CycloptsError as error:
        return _refuse(_refusal_of(error))
    except Crashed as crash:
        _complain(_crash_words(crash))
        if crash.traceback:
            _complain(crash.traceback)
        return CRASH
    except Exit as ended:
        return ended.code
    except KeyboardInterrupt:
        _complain(Current.words.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone, as in `bakufu rules shogun | head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _crash_words(crash: Crashed) -> str:
    """Which game crashed, why, and where its record is. A bot's fault is described as in the arena."""
    words = Current.words
    if isinstance(crash, BotCrashed):
        message = fault_words(words, crash.number, crash.bot, crash.what, crash.problem)
        return f"{message} {words.say('cli-bot-record', path=crash.path)}" if crash.path else message
    known = "cli-sim-crashed" if crash.path else "cli-sim-crashed-unwritten"
    return words.say(known, number=crash.number, problem=crash.problem, path=crash.path or "-")


def _language_asked(arguments: Sequence[str]) -> str:
    """The language of error messages, found before the arguments are parsed."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return "en"


def _refuse(refusal: Refusal) -> int:
    _complain(sentence(refusal))
    return BAD_INPUT


def _complain(text: str) -> None:
    sys.stdout.flush()
    print(text, file=sys.stderr)


def _refusal_of(error: CycloptsError) -> Refusal:
    """An error of the argument parser as one of our refusals."""
    match error:
        case UnknownCommandError():
            given = (error.unused_tokens or ["-"])[0]
            group = error.command_chain[-1] if error.command_chain else ""
            names = admin if group == "admin" else app
            commands = ", ".join(name for name in names if not name.startswith("-"))
            return Refusal("command-unknown", facts={"command": safe_repr(given), "commands": commands})
        case UnknownOptionError():
            return Refusal("flag-unknown", facts={"flag": error.token.keyword or error.token.value})
        case CoercionError() if error.token is not None:
            flag = error.token.keyword or _name(error)
            return Refusal("flag-not-a-number", facts={"flag": flag, "given": safe_repr(error.token.value)})
        case RepeatArgumentError():
            return Refusal("flag-repeated", facts={"flag": error.token.keyword or "-"})
        case MissingArgumentError():
            return Refusal("flag-missing", facts={"flag": error.keyword or _name(error)})
        case UnusedCliTokensError():
            return Refusal(
                "argument-left-over", facts={"given": safe_repr(" ".join(error.unused_tokens or []))}
            )
    return Refusal("command-line", facts={"problem": " ".join(str(error).split())})


def _name(error: CycloptsError) -> str:
    """The name of an argument in the help: `GAME` where it needs no flag."""
    if error.argument is None:
        return "-"
    return error.argument.name.removeprefix("--").upper()
