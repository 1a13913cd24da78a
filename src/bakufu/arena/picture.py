"""Tournament results as a standalone SVG picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bakufu.arena.results import BotResult, Measure, Results

WIDTH = 760
NAME = 130  # where the bars begin
BAR = 470  # the length of 100 %
ROW = 34
HEAD = 64
CELL = 92
LETTERS = 14  # how many characters of a name fit; fewer above a column

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #222 }
.title { font-size: 18px; font-weight: 600 }
.small { font-size: 12px; fill: #555 }
.bar { fill: #9c2f2f }
.whisker { stroke: #222; stroke-width: 1.5 }
.equal { stroke: #555; stroke-dasharray: 4 3 }
@media (prefers-color-scheme: dark) {
  .paper { fill: #1b1b1b } text { fill: #eee } .small { fill: #aaa }
  .bar { fill: #d0574f } .whisker { stroke: #eee } .equal { stroke: #aaa }
}
"""


def picture(results: Results) -> str:
    """Shares of victories with bounds and ratings, then the table of who finishes before whom."""
    tournament = results.tournament
    bars = [_bar_row(bot, HEAD + ROW * place) for place, bot in enumerate(results.bots)]
    below = HEAD + ROW * len(results.bots)
    equal = NAME + BAR * results.equal
    parts = [
        _text(16, 28, f"{tournament.game}, {tournament.players} players, {results.games} games", "title"),
        _text(
            16, 48, "share of victories with 95 % bounds; dashed: all alike; right: OpenSkill rating", "small"
        ),
        *bars,
        f'<line class="equal" x1="{equal:.1f}" x2="{equal:.1f}" y1="{HEAD}" y2="{below}"/>',
    ]
    height = below + 16
    if len(results.bots) > 1:
        table, height = _crosstable(results, below + 36)
        parts += table
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_width(results)} {height}" '
        f'width="{_width(results)}" height="{height}" role="img">\n<title>{_summary(results)}</title>\n'
        f"<style>{STYLE}</style>\n"
        f'<rect class="paper" width="100%" height="100%" fill="#fff"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _width(results: Results) -> int:
    return max(WIDTH, NAME + CELL * len(results.bots) + 16)


def _summary(results: Results) -> str:
    shares = [f"{bot.bot} {percent(bot.wins)}" for bot in results.bots]
    return escape(f"{results.tournament.game}, {results.games} games: {'; '.join(shares)}")


def percent(measure: Measure) -> str:
    return f"{100 * measure.value:.1f} % ({100 * measure.low:.1f}-{100 * measure.high:.1f})"


def _short(name: str, letters: int = LETTERS) -> str:
    """A name, cut at its beginning where it is too long: custom bots differ at the end of their names."""
    return name if len(name) <= letters else f"…{name[1 - letters :]}"


def _bar_row(bot: BotResult, top: int) -> str:
    middle = top + ROW / 2
    low, high = NAME + BAR * bot.wins.low, NAME + BAR * bot.wins.high
    length = BAR * bot.wins.value
    ends = "".join(f"M{x:.1f} {middle - 5}v10" for x in (low, high))
    rating = f"{bot.rating.mu:.1f} ± {bot.rating.mu - bot.rating.low:.1f}"
    return "\n".join(
        [
            _text(16, middle + 5, _short(bot.bot)),
            f'<rect class="bar" x="{NAME}" y="{top + 7}" width="{length:.1f}" height="{ROW - 14}"/>',
            f'<path class="whisker" d="M{low:.1f} {middle}H{high:.1f}{ends}"/>',
            _text(max(high, NAME) + 8, middle + 5, percent(bot.wins), "small"),
            _text(WIDTH - 16, middle + 5, rating, "small", "end"),
        ]
    )


def _crosstable(results: Results, top: int) -> tuple[list[str], int]:
    names = [bot.bot for bot in results.bots]
    parts = [_text(16, top, "how often the bot of the row finishes before that of the column", "small")]
    for column, name in enumerate(names):
        parts.append(_text(NAME + CELL * (column + 0.5), top + 26, _short(name, LETTERS - 3), "", "middle"))
    for row, name in enumerate(names):
        y = top + 36 + ROW * row
        parts.append(_text(16, y + ROW / 2 + 5, _short(name)))
        parts += _cells(results, name, names, y)
    return parts, top + 36 + ROW * len(names) + 16


def _cells(results: Results, name: str, names: Sequence[str], y: float) -> list[str]:
    parts = []
    for column, other in enumerate(names):
        if other == name:
            continue
        measure = results.crosstable[name][other]
        if measure.number == 0:
            continue
        x = NAME + CELL * column
        strength = abs(measure.value - 0.5) * 1.4
        colour = "#2f7d4f" if measure.value >= 0.5 else "#9c2f2f"
        parts.append(
            f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{ROW - 2}" '
            f'fill="{colour}" fill-opacity="{strength:.2f}"/>'
        )
        parts.append(_text(x + CELL / 2, y + ROW / 2 + 5, f"{100 * measure.value:.0f} %", "", "middle"))
    return parts


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "") -> str:
    extra = (f' class="{kind}"' if kind else "") + (f' text-anchor="{anchor}"' if anchor else "")
    return f'<text x="{x:g}" y="{y:g}"{extra}>{escape(text)}</text>'
