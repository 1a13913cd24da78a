// Runs in every page of every browser test before the page's own scripts; see ambient.py.
// Notices what a person would stumble over and tells it to the test through `ambientReport`.
(({ messageIds, plainTokens, ruleTokens }) => {
  if (window.ambient || location.protocol === 'about:') return;
  const native = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
  };
  const told = new Set();
  const report = (kind, fact) => {
    const text = JSON.stringify(fact);
    if (kind !== 'refusal' && told.has(kind + text)) return;
    told.add(kind + text);
    window.ambientReport(kind, text);
  };

  // Timers: how many are set and have not come yet.

  const intervals = new Set();
  const timeouts = new Set();
  let frames = 0;
  window.setTimeout = (work, ...rest) => {
    const id = native.setTimeout((...args) => {
      timeouts.delete(id);
      if (typeof work === 'function') work(...args);
    }, ...rest);
    timeouts.add(id);
    return id;
  };
  window.setInterval = (...args) => {
    const id = native.setInterval(...args);
    intervals.add(id);
    return id;
  };
  const clear = (id) => {
    timeouts.delete(id);
    intervals.delete(id);
    native.clearTimeout(id);
  };
  window.clearTimeout = clear;
  window.clearInterval = clear;
  window.requestAnimationFrame = (work) => {
    frames++;
    return native.requestAnimationFrame(work);
  };

  // What was pressed last, and whether it was offered: a greyed control that answers "why not" was not.

  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [data-province]';
  const named = (e) => {
    const words = (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ');
    const kind = String(e.className?.baseVal ?? e.className ?? '').replace(/svelte-\w+/g, '').trim();
    return `${e.tagName.toLowerCase()}${kind ? '.' : ''}${kind.replace(/\s+/g, '.')} "${words.slice(0, 50)}"`;
  };
  const isOffered = (control) => {
    if (control.disabled || control.closest('[aria-disabled=true]')) return false;
    return !control.matches('[data-province]:is(path, g)') || control.matches('.pickable');
  };
  // A drag is offered where it ends on a place for what is dragged; what moves the map ends on none.
  const PLACES = '[data-space], [data-hand]';
  const CLICK_OF_DRAG = 100;
  let pressed = { what: 'nothing', offered: true };
  let start = null;
  let dragged = -Infinity;
  const drop = (event) => {
    const place = document.elementFromPoint(event.clientX, event.clientY)?.closest(PLACES);
    if (!place) return { what: 'a drag', offered: false };
    return { what: `${named(place)}, where something was dropped`, offered: isOffered(place), at: performance.now() };
  };
  addEventListener('pointerdown', (event) => (start = [event.clientX, event.clientY]), true);
  addEventListener('pointerup', (event) => {
    const moved = start && Math.hypot(event.clientX - start[0], event.clientY - start[1]) > 8;
    if (!moved) return;
    pressed = drop(event);
    dragged = performance.now();
  }, true);
  addEventListener('keydown', (event) => (pressed = { what: `the key ${event.key}`, offered: false }), true);
  addEventListener('click', (event) => {
    if (performance.now() - dragged < CLICK_OF_DRAG) return; // the end of the drag itself
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    pressed = control ? { what: named(control), offered: isOffered(control), at: performance.now() } : { what: 'no control', offered: false };
  }, true);

  // Refusals: of the server over the socket, and those that the page shows by itself.

  const sent = new Map();
  let answeredNo = -Infinity;
  const SocketOfPage = window.WebSocket;
  window.WebSocket = class extends SocketOfPage {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string' || !data.slice(0, 60).includes('"refuse"')) return;
        const { id, refusal, words } = JSON.parse(data);
        answeredNo = performance.now();
        const cause = sent.get(id);
        if (cause && !cause.pressed.offered) return;
        if (cause?.type === 'draft' && refusal.key === 'command-stale') return; // kept again a moment later
        report('refusal', { key: refusal.key, words, control: cause?.pressed.what ?? '' });
      });
    }
    send(data) {
      if (typeof data === 'string' && data.includes('"id"')) {
        const { id, type } = JSON.parse(data);
        if (id) sent.set(id, { type, pressed });
      }
      super.send(data);
    }
  };
  const fetchOfPage = window.fetch.bind(window);
  let waiting = 0;
  window.fetch = async (...args) => {
    waiting++;
    const answer = await fetchOfPage(...args).finally(() => waiting--);
    if (!answer.ok) answeredNo = performance.now(); // the test itself sees such an answer
    return answer;
  };
  const ALERT = '.refused, [role=alert]';
  const SOON = 2000;
  const lookForAlert = (node) => {
    if (!(node instanceof Element)) return;
    const alert = node.matches(ALERT) ? node : node.querySelector(ALERT);
    const now = performance.now();
    if (!alert || !pressed.offered || !(now - pressed.at < SOON) || now - answeredNo < SOON) return;
    report('alert', { text: alert.textContent.trim().replace(/\s+/g, ' ').slice(0, 160), control: pressed.what });
  };

  // Raw message keys, in what is read and in what is read aloud.

  const known = new Set(messageIds);
  const plain = new Set(plainTokens);
  const inRules = new Set(ruleTokens); // the rules name options as their makers do
  const TOKEN = /(?<![\w/.#@-])[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+(?![\w/@-])/g;
  const NONSENSE = /\{\s*\$[\w-]+\s*\}|\[object \w+\]|\bNaN\b/;
  const ALONE = /^(undefined|null|Infinity|NaN)$|\bundefined\b/;
  const ATTRIBUTES = ['title', 'aria-label', 'aria-description', 'alt', 'placeholder'];
  const rawKeyIn = (text) => {
    const trimmed = text.trim();
    if (NONSENSE.test(trimmed) || ALONE.test(trimmed)) return trimmed;
    for (const [token] of trimmed.matchAll(TOKEN)) {
      if (plain.has(token) || (location.hash.startsWith('#/rules') && inRules.has(token))) continue;
      if (known.has(token) || token === trimmed) return token;
    }
    return null;
  };
  const lookForKeys = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.currentNode; node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, textarea, code')) continue;
      if (node instanceof Text) tellKey(node.data, element);
      else if (node instanceof Element) for (const name of ATTRIBUTES) if (node.hasAttribute(name)) tellKey(node.getAttribute(name), node, name);
    }
  };
  const tellKey = (text, element, attribute = 'text') => {
    const key = rawKeyIn(text);
    if (key) report('key', { key, where: `${attribute} of ${named(element)}` });
  };

  // Looks again at whatever changed: keys at once, the layout when it has come to rest.

  const SCAN_EVERY = 1000;
  const CONFIRM_AFTER = 400;
  let suspected = new Set();
  let scanning = 0;
  const layout = () => (document.body && window.layoutFaults ? window.layoutFaults(named, CONTROLS) : []);
  const scan = () => {
    scanning = 0;
    const found = layout();
    const lasting = found.filter((fault) => suspected.has(fault));
    suspected = new Set(found);
    for (const fault of lasting) report('layout', fault);
    if (found.length > lasting.length) later(CONFIRM_AFTER);
  };
  const later = (wait) => (scanning ||= native.setTimeout(scan, wait));
  const heard = (records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') ATTRIBUTES.forEach((name) => tellKey(target.getAttribute(name) ?? '', target, name));
      else if (type === 'characterData') lookForKeys(target);
      for (const node of addedNodes) {
        lookForKeys(node);
        lookForAlert(node);
      }
    }
    later(SCAN_EVERY);
  };
  new MutationObserver(heard).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ATTRIBUTES,
  });
  addEventListener('resize', () => later(SCAN_EVERY));

  window.ambient = {
    waiting: () => waiting, // requests without an answer
    timers: () => ({ intervals: intervals.size, timeouts: timeouts.size, frames }),
    // Two looks at the page as it is left at the end of the test.
    finish() {
      const first = new Set(layout());
      this.finished = new Promise((done) => native.setTimeout(done, CONFIRM_AFTER)).then(() => {
        for (const fault of layout()) if (first.has(fault)) report('layout', fault);
      });
    },
  };
})(/*SETTINGS*/);
