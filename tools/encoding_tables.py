"""Write the layouts of the encodings into docs/environments.md; --check only says whether they are right."""

from __future__ import annotations

import sys
from pathlib import Path

from bakufu.engine import registry
from bakufu.engine.encoding import encoded_games, encoding_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"


def table(game: str) -> str:
    """The layout of a game in Markdown."""
    encoding = encoding_of(registry.game(game))
    lines = [
        f"{encoding.size} numbers, {len(encoding.actions)} actions, digest `{encoding.digest}`.",
        "",
        "| from | block | size | values | what |",
        "|---:|---|---:|---|---|",
    ]
    for block, place in zip(encoding.blocks, encoding.places.values(), strict=True):
        values = f"{block.low} … {block.high}" + (", category" if block.category else "")
        lines.append(f"| {place.start} | `{block.name}` | {block.size} | {values} | {block.about} |")
    return "\n".join(lines)


def written(text: str) -> str:
    """The page with its tables as they must be."""
    for game in encoded_games():
        begin, end = f"<!-- {game} -->", f"<!-- end of {game} -->"
        head, _, rest = text.partition(begin)
        _, found, tail = rest.partition(end)
        assert found, f"{PAGE.name} has no place for the table of {game}"
        text = f"{head}{begin}\n{table(game)}\n{end}{tail}"
    return text


def main() -> int:
    before = PAGE.read_text(encoding="utf-8")
    after = written(before)
    if "--check" in sys.argv:
        if before != after:
            print("docs/environments.md does not show the layouts as they are; run tools/encoding_tables.py")
        return int(before != after)
    PAGE.write_text(after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
