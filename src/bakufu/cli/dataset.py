"""`bakufu dataset`: writes games of bots as Parquet files for machine learning."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Annotated

from bakufu.arena.dataset import make
from bakufu.arena.tournament import new_tournament
from bakufu.cli.arguments import WHOLE, at_least, pairs
from bakufu.cli.language import use_language
from bakufu.cli.sim import progress_bar
from bakufu.cli.terminal import console


def dataset(
    *,
    game: str,
    bots: str,
    folder: Path,
    games: Annotated[int, WHOLE] = 100,
    players: Annotated[int | None, WHOLE] = None,
    seed: Annotated[int, WHOLE] = 0,
    option: tuple[str, ...] = (),
    jobs: Annotated[int, WHOLE] = 1,
    json: bool = False,
    lang: str = "en",
) -> None:
    """Play games of bots and write every decision into Parquet files: position, moves, outcome.

    Positions are numbers made from the view of the seat that decides. The command can be stopped at any time
    and continues where it was; more games can be added later. The columns are explained in docs/dataset.md.

    Parameters
    ----------
    game
        The game, such as `shogun`.
    bots
        The bots, such as `normal,random`. The last one takes the remaining seats; when there are more bots
        than seats, all line-ups play in turn. A bot of your own is `module:function`.
    folder
        Where the files are written.
    games
        How many games, including those that are already in the folder.
    players
        Seats at the table; without it one for each bot, as far as the game allows.
    seed
        The number from which all games are derived.
    option
        An option of the table, NAME=VALUE; may be repeated. `bakufu games` lists them.
    jobs
        Processes that play at the same time.
    json
        Print one JSON object and nothing else.
    lang
        The language: en, nl or zh.
    """
    words = use_language(lang, game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    at_least("--games", games, 1)
    at_least("--jobs", jobs, 1)
    tournament = new_tournament(game, players, dict(pairs("--option", option)), names, seed)
    with progress_bar(words, games) as advance:
        files = make(tournament, games, folder, jobs, advance)
    size = sum(path.stat().st_size for path in files)
    if json:
        print(json_text.dumps({"folder": str(folder), "files": [path.name for path in files], "bytes": size}))
    else:
        amount = f"{size / 2**20:.1f}"
        console().print(words.say("cli-dataset-done", files=len(files), amount=amount, folder=str(folder)))
