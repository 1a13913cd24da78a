/** Placement of a card on the screen without covering what it explains. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
/** A place for the card; `height`: the most that it may have there; null: there is no room but for its title. */
export interface Place {
  left: number;
  top: number;
  height: number | null;
}

const EDGE = 10; // pixels to the edge and to what must stay clear
const TOP = 60; // below the header
const LEAST = 130; // a lower card shows no text

export function shared(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const at = (left: number, top: number, { width, height }: Size): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/**
 * The first corner where the whole card hides nothing that must stay clear, and as little as can be of what had better
 * (`rather`): the question. Where no corner is free, the highest free stripe of the screen takes a lower card.
 */
export function placeWithoutOverlap(
  card: Size,
  clear: readonly Rect[],
  rather: readonly Rect[],
  screen: Size,
  map: Rect | null,
): Place {
  const lefts = [
    EDGE,
    ...(map ? [map.left + EDGE, map.right - card.width - EDGE] : []),
    screen.width - card.width - EDGE,
  ];
  const bottom = screen.height - card.height - EDGE;
  lefts.push(...clear.flatMap((one) => [one.right + EDGE, one.left - card.width - EDGE]));
  const tops = [
    TOP,
    ...(map ? [map.bottom - card.height - EDGE] : []),
    bottom,
    ...clear.map((one) => one.bottom + EDGE),
  ];
  const corners = tops
    .filter((top) => top >= TOP)
    .flatMap((top) => lefts.filter((left) => left >= EDGE).map((left) => at(left, top, card)))
    .filter(
      (rect) =>
        rect.right <= screen.width &&
        rect.bottom <= screen.height &&
        clear.every((one) => !shared(rect, one)),
    );
  const hidden = (rect: Rect): number => rather.reduce((sum, one) => sum + shared(rect, one), 0);
  const best = corners.reduce<Rect | null>(
    (found, rect) => (found === null || hidden(rect) < hidden(found) ? rect : found),
    null,
  );
  if (best) return { left: best.left, top: best.top, height: card.height };

  const above = Math.min(...clear.map((one) => one.top)) - EDGE - TOP;
  const from = Math.max(TOP, Math.max(...clear.map((one) => one.bottom)) + EDGE);
  const below = screen.height - EDGE - from;
  if (Math.max(above, below) < LEAST) return { left: EDGE, top: TOP, height: null };
  return above >= below ? { left: EDGE, top: TOP, height: above } : { left: EDGE, top: from, height: below };
}
