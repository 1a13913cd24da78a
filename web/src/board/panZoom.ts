/** Pan and zoom gestures: drag to pan, pinch or wheel to zoom. The click that ends a drag is suppressed. */

export interface Moves {
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  moving(yes: boolean): void;
}

const STILL = 6; // pixels within which a press is still a click

export function panZoom(node: HTMLElement, moves: Moves): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let settle: ReturnType<typeof setTimeout> | undefined;

  const at = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const busy = (): void => {
    moves.moving(true);
    clearTimeout(settle);
    settle = setTimeout(() => moves.moving(false), 240);
  };

  const press = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (down.size === 0) travelled = 0;
    down.set(event.pointerId, at(event));
  };
  const drag = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    down.set(event.pointerId, now);
    if (travelled < STILL && !other) return;
    busy();
    if (!other) {
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      moves.pan(now.x - before.x, now.y - before.y);
      return;
    }
    const spread = (point: { x: number; y: number }): number =>
      Math.hypot(point.x - other.x, point.y - other.y);
    moves.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    moves.zoom(spread(now) / Math.max(1, spread(before)), (now.x + other.x) / 2, (now.y + other.y) / 2);
  };
  const lift = (event: PointerEvent): void => {
    down.delete(event.pointerId);
  };
  const click = (event: MouseEvent): void => {
    if (travelled < STILL) return;
    event.stopPropagation();
    event.preventDefault();
    travelled = 0;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = at(event);
    busy();
    moves.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : event.ctrlKey ? 0.01 : 0.0016)), x, y);
  };

  const listening: [string, (event: never) => void, AddEventListenerOptions][] = [
    ["pointerdown", press, {}],
    ["pointermove", drag, {}],
    ["pointerup", lift, {}],
    ["pointercancel", lift, {}],
    ["lostpointercapture", lift, {}],
    ["click", click, { capture: true }],
    ["wheel", wheel, { passive: false }],
  ];
  for (const [name, heard, options] of listening)
    node.addEventListener(name, heard as EventListener, options);
  return () => {
    clearTimeout(settle);
    for (const [name, heard, options] of listening)
      node.removeEventListener(name, heard as EventListener, options);
  };
}
