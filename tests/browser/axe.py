"""What axe-core finds wrong with a page: only what is serious or critical, in light and in dark."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# A rule has one impact, which only axe's own list tells; those of less are not asked at all.
RUN = """async (rules) => {
  const { rules: all, tagExclude } = axe._audit;
  const usual = ({ enabled, tags }) => enabled && !tags.some((tag) => tagExclude.includes(tag));
  const grave = ({ impact }) => impact !== 'minor' && impact !== 'moderate';
  const values = rules ?? all.filter((rule) => usual(rule) && grave(rule)).map(({ id }) => id);
  const runOnly = { type: 'rule', values };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
      `${id}: ${target.join(' ')}: ${failureSummary.split('\\n').slice(1).join(' ').trim()}`));
}"""
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules about what a theme changes
THEME = "theme => { document.documentElement.dataset.theme = theme; }"


@cache
def _script() -> str:
    assert SCRIPT.is_file(), "axe-core is not there: make web/node_modules/.ready"
    return SCRIPT.read_text()


def faults(page: Page, where: str, themes: tuple[str, ...] = ("light", "dark")) -> list[str]:
    """The serious faults of the page as it stands; `where` names it. The theme is put back afterwards.

    Only colours differ between themes: all rules are asked in the first, those about colours in the others.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_script())
    before = page.evaluate("() => document.documentElement.dataset.theme")
    found = []
    for theme in themes:
        page.evaluate(THEME, theme)
        rules = None if theme == themes[0] else COLOURS
        found += [f"{where}, {theme}: {fault}" for fault in page.evaluate(RUN, rules)]
    page.evaluate(THEME, before)
    return found
