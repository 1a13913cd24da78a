"""What is wrong with a page on a narrow phone: it scrolls sideways, text is cut off, targets are small."""

from __future__ import annotations

from playwright.sync_api import Page

WIDTH, HEIGHT = 360, 740
LEAST = 39.5  # pixels of a touch target: 40, rounded
LOOK = """(least) => {
  const found = [];
  const named = (e) => {
    const words = (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\\s+/g, ' ');
    const kind = String(e.className?.baseVal ?? e.className).replace(/svelte-\\w+/g, '').trim();
    return `${e.tagName.toLowerCase()}.${kind.replace(/\\s+/g, '.')} "${words.slice(0, 40)}"`;
  };
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);
  const sideways = (e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX);
  // Within a box that is scrolled by itself, or within the map, of which a part is seen.
  const inside = (e) => {
    for (let up = e.parentElement; up; up = up.parentElement) if (up !== root && sideways(up)) return true;
    return e.closest('svg, .map') !== null;
  };
  for (const e of document.body.querySelectorAll('*')) {
    if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = e.getBoundingClientRect();
    const style = getComputedStyle(e);
    // Said to a screen reader only, or until the keyboard comes to it.
    const unseen = e.closest('.visually-hidden, .skip') || style.clipPath !== 'none';
    if (unseen || !box.width || !box.height) continue;
    if ((box.right > innerWidth + 1 || box.left < -1) && !inside(e))
      found.push(`beyond the edge (${Math.round(box.left)} to ${Math.round(box.right)}): ${named(e)}`);
    const over = e.scrollWidth > e.clientWidth + 1;
    const text = [...e.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const cut = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis' && !sideways(e);
    if (over && text && cut) found.push(`cut off: ${named(e)}`);
    // Rows of tabs or cards, and tables, are scrolled by themselves; nothing else is.
    const alone = e.matches('.tabs, .wide, .hand, ol');
    if (over && sideways(e) && !alone) found.push(`scrolls sideways: ${named(e)}`);
    const target = e.matches('button, select, summary, input, [role=tab], [role=button]:not(path)');
    // Links within a text are as high as its lines; a box to tick is ticked by its label, too.
    const small = box.height < least || box.width < least;
    if (target && small && !e.closest('.log, p') && !e.matches('[type=checkbox], [type=radio]'))
      found.push(`${Math.round(box.width)} x ${Math.round(box.height)} px: ${named(e)}`);
  }
  return [...new Set(found)];
}"""


def faults(page: Page, where: str) -> list[str]:
    found: list[str] = page.evaluate(LOOK, LEAST)
    return [f"{where}: {fault}" for fault in found]


def faults_of_tabs(page: Page, where: str) -> list[str]:
    """What lies behind each tab of a table or a replay."""
    found = []
    for tab in page.locator("[role=tab]").all():
        tab.click()
        page.wait_for_timeout(150)
        found += faults(page, f"{where}, {tab.get_attribute('data-tab')}")
    return found
