// What is cut, covered or written over other words on the page as it stands; see ambient.py.
window.layoutFaults = (named, CONTROLS) => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page scrolls sideways: ${root.scrollWidth} px wide`);
  if (document.querySelector('.game') && root.scrollHeight > innerHeight + 1)
    found.push(`the table itself scrolls: ${root.scrollHeight} px high`);
  const scope = document.querySelector('dialog:modal') ?? document.body; // nothing behind it can be used
  const styles = new Map();
  const styleOf = (e) => {
    const kept = styles.get(e) ?? getComputedStyle(e);
    styles.set(e, kept);
    return kept;
  };
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const hides = (value) => value === 'hidden' || value === 'clip';
  const unseen = (e) => e.closest('.visually-hidden, .skip') || styleOf(e).clipPath !== 'none';
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !unseen(e);

  // By what a box is cut: an ancestor that hides what leaves it, or the edge of the screen. Null: by nothing, or
  // it can be scrolled into sight. A box within a scroll area that is not in sight now counts as seen elsewhere.
  const cutBy = (e, box, slackX, slackY) => {
    let free = { x: false, y: false };
    let skipStatic = false;
    let fixed = false;
    for (let up = e; up && up !== root; up = up.parentElement) {
      const style = styleOf(up);
      if (up !== e || style.overflowX !== 'visible') {
        const positioned = style.position !== 'static' || style.transform !== 'none';
        if (!skipStatic || positioned) {
          skipStatic = false;
          const edge = up.getBoundingClientRect();
          const ellipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
          if (scrolls(style.overflowX)) free.x = true;
          if (scrolls(style.overflowY)) free.y = true;
          if (!ellipsis && hides(style.overflowX) && !free.x && (box.left < edge.left - slackX || box.right > edge.right + slackX)) return up;
          if (!ellipsis && hides(style.overflowY) && !free.y && (box.top < edge.top - slackY || box.bottom > edge.bottom + slackY)) return up;
          if (ellipsis) free = { x: true, y: true };
        }
      }
      if (style.position === 'absolute') skipStatic = true;
      if (style.position === 'fixed') {
        fixed = true;
        break;
      }
    }
    const page = styleOf(root);
    const still = fixed || hides(page.overflowY) || root.scrollHeight <= innerHeight + 1;
    if (!free.y && still && (box.bottom > innerHeight + slackY || box.top < -slackY)) return root;
    if (!free.x && (box.right > innerWidth + slackX || box.left < -slackX)) return root;
    return null;
  };

  // The part of a box that is in sight now, through all scroll areas; null if none is.
  const inSight = (e, box) => {
    const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    let skipStatic = styleOf(e).position === 'absolute';
    for (let up = e.parentElement; up && up !== root && styleOf(e).position !== 'fixed'; up = up.parentElement) {
      const style = styleOf(up);
      const positioned = style.position !== 'static' || style.transform !== 'none';
      if (!(skipStatic && !positioned) && style.overflowX !== 'visible') {
        const edge = up.getBoundingClientRect();
        part.left = Math.max(part.left, edge.left);
        part.right = Math.min(part.right, edge.right);
        part.top = Math.max(part.top, edge.top);
        part.bottom = Math.min(part.bottom, edge.bottom);
      }
      if (positioned) skipStatic = style.position === 'absolute';
      if (style.position === 'fixed') break;
    }
    part.left = Math.max(part.left, 0);
    part.top = Math.max(part.top, 0);
    part.right = Math.min(part.right, innerWidth);
    part.bottom = Math.min(part.bottom, innerHeight);
    return part.right - part.left > 1 && part.bottom - part.top > 1 ? part : null;
  };

  const texts = [];
  const range = document.createRange();
  for (const e of scope.querySelectorAll('*')) {
    if (e.closest('svg, select, script, style, noscript, datalist') || !seen(e)) continue;
    const control = e.matches(CONTROLS);
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
    if (e.disabled || styleOf(e).pointerEvents === 'none') return;
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
    const pageScrolls = !hides(styleOf(root).overflowY) && root.scrollHeight > innerHeight + 1;
    for (let up = top; up && !up.contains(e); up = up.parentElement) {
      const { position } = styleOf(up);
      if (position === 'sticky' || (position === 'fixed' && (pageScrolls || up.querySelector('[aria-expanded]')))) return;
    }
    found.push(`covered: ${named(e)}, by ${named(top)}`);
  }

  // Words over words: two lines share a spot, and nothing that fills it lies between them.
  const filled = (e) => {
    const { backgroundColor, backgroundImage } = styleOf(e);
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
