// What is cut, covered or written over other words on the page as it stands; see ambient.py.
window.layoutFaults = (named, CONTROLS) => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page scrolls sideways: ${root.scrollWidth} px wide`);
  if (document.querySelector('.game') && root.scrollHeight > innerHeight + 1)
    found.push(`the table itself scrolls: ${root.scrollHeight} px high`);
  const scope = document.querySelector('dialog:modal') ?? document.body; // nothing behind it can be used
  // What is asked of the same ancestors for each line of text: the browser takes long to answer, so it is kept.
  const looks = new Map();
  const lookOf = (e) => {
    let look = looks.get(e);
    if (!look) {
      const style = getComputedStyle(e);
      const { overflowX, overflowY, position } = style;
      const positioned = position !== 'static' || style.transform !== 'none';
      const ellipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      look = { overflowX, overflowY, position, positioned, ellipsis, edge: null };
      looks.set(e, look);
    }
    return look;
  };
  const edgeOf = (e) => (lookOf(e).edge ??= e.getBoundingClientRect());
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const hides = (value) => value === 'hidden' || value === 'clip';
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(e).clipPath === 'none';

  const pageScrolls = !hides(lookOf(root).overflowY) && root.scrollHeight > innerHeight + 1;

  // By what a box is cut: an ancestor that hides what leaves it, or the edge of the screen. Null: by nothing, or
  // it can be scrolled into sight. A box within a scroll area that is not in sight now counts as seen elsewhere.
  const cutBy = (e, box, slackX, slackY) => {
    let free = { x: false, y: false };
    let skipStatic = false;
    let fixed = false;
    for (let up = e; up && up !== root; up = up.parentElement) {
      const { overflowX, overflowY, position, positioned, ellipsis } = lookOf(up);
      if ((up !== e || overflowX !== 'visible') && (!skipStatic || positioned)) {
        skipStatic = false;
        if (scrolls(overflowX)) free.x = true;
        if (scrolls(overflowY)) free.y = true;
        const cutsX = !ellipsis && !free.x && hides(overflowX);
        const cutsY = !ellipsis && !free.y && hides(overflowY);
        const edge = cutsX || cutsY ? edgeOf(up) : null;
        if (cutsX && (box.left < edge.left - slackX || box.right > edge.right + slackX)) return up;
        if (cutsY && (box.top < edge.top - slackY || box.bottom > edge.bottom + slackY)) return up;
        if (ellipsis) free = { x: true, y: true };
      }
      if (position === 'absolute') skipStatic = true;
      if (position === 'fixed') {
        fixed = true;
        break;
      }
    }
    const still = fixed || !pageScrolls;
    if (!free.y && still && (box.bottom > innerHeight + slackY || box.top < -slackY)) return root;
    if (!free.x && (box.right > innerWidth + slackX || box.left < -slackX)) return root;
    return null;
  };

  // The part of a box that is in sight now, through all scroll areas; null if none is.
  const inSight = (e, box) => {
    const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    let skipStatic = lookOf(e).position === 'absolute';
    const first = lookOf(e).position === 'fixed' ? null : e.parentElement;
    for (let up = first; up && up !== root; up = up.parentElement) {
      const { overflowX, position, positioned } = lookOf(up);
      if (!(skipStatic && !positioned) && overflowX !== 'visible') {
        const edge = edgeOf(up);
        part.left = Math.max(part.left, edge.left);
        part.right = Math.min(part.right, edge.right);
        part.top = Math.max(part.top, edge.top);
        part.bottom = Math.min(part.bottom, edge.bottom);
      }
      if (positioned) skipStatic = position === 'absolute';
      if (position === 'fixed') break;
    }
    part.left = Math.max(part.left, 0);
    part.top = Math.max(part.top, 0);
    part.right = Math.min(part.right, innerWidth);
    part.bottom = Math.min(part.bottom, innerHeight);
    return part.right - part.left > 1 && part.bottom - part.top > 1 ? part : null;
  };

  // Pictures and lists have no layout of words, and what is read aloud only, or not shown, is not seen as a whole.
  const UNSEEN = 'svg, select, script, style, noscript, datalist, .visually-hidden, .skip';
  const elements = document.createTreeWalker(scope, NodeFilter.SHOW_ELEMENT, (e) => (e.matches(UNSEEN) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  const hasWords = (e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());

  const texts = [];
  const range = document.createRange();
  for (let e = elements.nextNode(); e; e = elements.nextNode()) {
    const control = e.matches(CONTROLS);
    if ((!control && !hasWords(e)) || !seen(e)) continue;
    const box = e.getBoundingClientRect();
    if (box.width < 1.5 || box.height < 1.5) continue;
    if (control && !e.matches('[type=hidden]')) {
      const by = cutBy(e, box, 3, 3);
      if (by) found.push(`cut: ${named(e)}, by ${by === root ? 'the edge of the screen' : named(by)}`);
      lookIfCovered(e);
    }
    for (const node of e.childNodes) {
      if (node.nodeType !== 3 || !node.data.trim()) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width < 2 || line.height < 4) continue;
        const by = cutBy(e, line, 2, Math.max(2, line.height * 0.3));
        if (by) found.push(`cut: the words of ${named(e)}, by ${by === root ? 'the edge of the screen' : named(by)}`);
        const part = inSight(e, line);
        if (!part) continue;
        const thin = (part.bottom - part.top) * 0.25; // letters do not fill their line
        texts.push({ e, left: part.left, right: part.right, top: part.top + thin, bottom: part.bottom - thin });
      }
    }
  }

  // A control with something else at its middle: it cannot be hit. What sticks to the edge of a scroll area may
  // lie over what is scrolled beneath it, and a card that the reader can fold or close lies there for his time only.
  function lookIfCovered(e) {
    if (e.disabled || getComputedStyle(e).pointerEvents === 'none') return;
    const box = e.getClientRects()[0];
    const part = box && inSight(e, box);
    const x = box && (box.left + box.right) / 2;
    const y = box && (box.top + box.bottom) / 2;
    if (!part || x < part.left || x > part.right || y < part.top || y > part.bottom) return;
    const top = document.elementFromPoint(x, y);
    if (!top || e.contains(top) || top.contains(e)) return;
    const label = e.closest('label') ?? (e.id && document.querySelector(`label[for="${CSS.escape(e.id)}"]`));
    if (label && label.contains(top)) return;
    if (top.closest('[popover]:popover-open')) return; // closes with the next click elsewhere
    for (let up = top; up && !up.contains(e); up = up.parentElement) {
      const { position } = lookOf(up);
      if (position === 'sticky' || (position === 'fixed' && (pageScrolls || up.querySelector('[aria-expanded]')))) return;
    }
    found.push(`covered: ${named(e)}, by ${named(top)}`);
  }

  // Words over words: two lines share a spot, and nothing that fills it lies between them.
  const filled = (e) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(e);
    const alpha = /rgba?\([^)]*[,/]\s*([\d.]+)\)$/.exec(backgroundColor);
    const clear = backgroundColor === 'transparent' || (backgroundColor.startsWith('rgba') && alpha && Number(alpha[1]) < 0.5);
    return !clear || backgroundImage !== 'none';
  };
  texts.sort((a, b) => a.top - b.top);
  texts.forEach((one, index) => {
    for (let next = index + 1; next < texts.length && texts[next].top < one.bottom; next++) {
      const other = texts[next];
      if (other.e === one.e) continue;
      const left = Math.max(one.left, other.left);
      const right = Math.min(one.right, other.right);
      const bottom = Math.min(one.bottom, other.bottom);
      if (right - left < 3 || bottom - other.top < 3) continue;
      const stack = document.elementsFromPoint((left + right) / 2, (other.top + bottom) / 2);
      const places = [stack.indexOf(one.e), stack.indexOf(other.e)];
      if (places.includes(-1)) continue;
      const lower = Math.max(...places);
      if (stack.slice(0, lower).some((e) => !e.contains(stack[lower]) && filled(e))) continue;
      found.push(`written over each other: ${named(one.e)} and ${named(other.e)}`);
    }
  });
  return [...new Set(found)];
};
