/** Arrows across the map, from one province to another. */

import type { Point } from "./geometry";

export interface Arrow {
  path: string;
  head: string; // a transform: where it points, and which way
  middle: Point;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A bowed arrow from near one anchor to near the other; a second one between the same two bows the other way. */
export function arrowBetween([x, y]: Point, [u, v]: Point, second = false): Arrow {
  const length = Math.hypot(u - x, v - y) || 1;
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  const bow = (second ? -1 : 1) * Math.min(26, length / 5);
  const [from, to] = [Math.min(24, length * 0.22), Math.min(42, length * 0.38)];
  const start: Point = [x + dx * from, y + dy * from];
  const end: Point = [u - dx * to, v - dy * to];
  const bend: Point = [(x + u) / 2 + dy * bow, (y + v) / 2 - dx * bow];
  const angle = (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI;
  const r = rounded;
  return {
    path: `M${r(start[0])},${r(start[1])}Q${r(bend[0])},${r(bend[1])} ${r(end[0])},${r(end[1])}`,
    head: `translate(${r(end[0])},${r(end[1])}) rotate(${r(angle)})`,
    middle: [r((start[0] + 2 * bend[0] + end[0]) / 4), r((start[1] + 2 * bend[1] + end[1]) / 4)],
  };
}
