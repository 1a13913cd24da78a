/** Placement of a card beside the thing that it explains, and the arrow from the one to the other. */

import { shared, type Place, type Rect, type Size } from "./cardPlacement";

export interface Point {
  x: number;
  y: number;
}
export interface Arrow {
  from: Point;
  to: Point;
}
/** What the card had better not hide, and how much it matters. */
export interface Soft {
  rect: Rect;
  weight: number;
}
export interface Surroundings {
  object: Rect;
  clear: readonly Rect[]; // must not be covered: the tower, a battle
  rather: readonly Soft[];
  screen: Size;
  top: number; // below the header
}

const EDGE = 10; // pixels to the edge of the screen
const BESIDE = 34; // pixels between the card and its object: the arrow's length at least
const APART = 10; // pixels to what must stay clear
const LEAST = 150; // a lower card shows too little text
const FAR = 30; // square pixels of something hidden that one more pixel of distance is worth
const TIP = 3; // pixels between the tip of the arrow and the object

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
const grown = (rect: Rect, by: number): Rect => ({
  left: rect.left - by,
  top: rect.top - by,
  right: rect.right + by,
  bottom: rect.bottom + by,
});

/** How far two areas are apart; 0 where they touch. */
export function distance(one: Rect, other: Rect): number {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(x, y);
}

/** The best place beside the object where the card hides nothing that must stay clear; null: there is none. */
export function placeBeside(
  card: Size,
  around: Surroundings,
  parts: readonly number[] = [1, 0.8, 0.6, 0.45], // of its height: the rest of the text scrolls
): Place | null {
  for (const part of parts) {
    const height = Math.round(card.height * part);
    if (part < 1 && height < LEAST) break;
    const found = best({ width: card.width, height }, around);
    if (found) return { left: found.left, top: found.top, height };
  }
  return null;
}

function best(card: Size, { object, clear, rather, screen, top }: Surroundings): Rect | null {
  const most = { left: screen.width - card.width - EDGE, top: screen.height - card.height - EDGE };
  if (most.left < EDGE || most.top < top) return null;
  // Along a side it stands level with the object; across, beside the object or beside what must stay clear.
  const bases = [grown(object, BESIDE), ...clear.map((rect) => grown(rect, APART))];
  const [midX, midY] = [(object.left + object.right) / 2, (object.top + object.bottom) / 2];
  const alongX = [object.left, midX - card.width / 2, object.right - card.width, EDGE, most.left];
  const alongY = [object.top, midY - card.height / 2, object.bottom - card.height, top, most.top];
  for (const rect of clear) {
    alongX.push(rect.left - card.width - APART, rect.right + APART);
    alongY.push(rect.top - card.height - APART, rect.bottom + APART);
  }
  for (const { rect } of rather) {
    alongX.push(rect.left - card.width - APART, rect.right + APART);
    alongY.push(rect.top - card.height - APART, rect.bottom + APART);
  }
  const spots = bases.flatMap((base) => [
    ...alongY.flatMap((y) => [
      [base.right, y],
      [base.left - card.width, y],
    ]),
    ...alongX.flatMap((x) => [
      [x, base.bottom],
      [x, base.top - card.height],
    ]),
  ]) as [number, number][];

  let found: { rect: Rect; cost: number } | null = null;
  for (const [x, y] of spots) {
    const [left, at] = [clamp(x, EDGE, most.left), clamp(y, top, most.top)];
    const rect = { left, top: at, right: left + card.width, bottom: at + card.height };
    if (distance(rect, object) < BESIDE - 1) continue;
    if (clear.some((one) => shared(rect, one) > 0)) continue;
    const hidden = rather.reduce((sum, one) => sum + one.weight * shared(rect, one.rect), 0);
    const cost = hidden + FAR * distance(rect, object);
    if (!found || cost < found.cost - 1) found = { rect, cost };
  }
  return found?.rect ?? null;
}

/** From the edge of the card to the edge of its object, by the shortest way; null: they touch. */
export function arrowBetween(card: Rect, object: Rect): Arrow | null {
  const apart = distance(card, object);
  if (apart < 2 * TIP) return null;
  // Where the two lie side by side the arrow is straight, in the middle of what they share.
  const level = (a0: number, a1: number, b0: number, b1: number): [number, number] => {
    const [low, high] = [Math.max(a0, b0), Math.min(a1, b1)];
    if (low <= high) return [(low + high) / 2, (low + high) / 2];
    return a1 < b0 ? [a1, b0] : [a0, b1];
  };
  const [fromX, toX] = level(card.left, card.right, object.left, object.right);
  const [fromY, toY] = level(card.top, card.bottom, object.top, object.bottom);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const tip = TIP / length;
  return {
    from: { x: fromX, y: fromY },
    to: { x: toX - (toX - fromX) * tip, y: toY - (toY - fromY) * tip },
  };
}
