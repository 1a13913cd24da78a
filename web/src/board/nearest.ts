/** Keyboard navigation on the map: the nearest province in the direction of an arrow key. */

import type { Point } from "./geometry";

export const ARROWS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The nearest other point within 60 degrees of the direction, where lying aside counts like distance;
 * the point itself when there is none.
 */
export function nearest(from: number, [dx, dy]: Point, points: Point[]): number {
  const [x, y] = points[from]!;
  let best = from;
  let least = Infinity;
  points.forEach(([otherX, otherY], index) => {
    const [awayX, awayY] = [otherX - x, otherY - y];
    const ahead = awayX * dx + awayY * dy;
    const aside = Math.abs(awayX * dy - awayY * dx);
    if (index === from || ahead <= 0 || aside > ahead * Math.sqrt(3)) return;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}
