/** Signs on the map that belong to no single province: what they mean is told when somebody looks at them. */

import type { Point } from "./geometry";

export interface Sign {
  at: Point; // in units of the map
  text: string;
}

const REACH = 13; // pixels around a sign

/** The sign that is nearest to a point of the window, if one is close enough. */
export function signAt(signs: readonly Sign[], [x, y]: Point, seenAt: (at: Point) => Point): Sign | null {
  let [best, least]: [Sign | null, number] = [null, REACH];
  for (const sign of signs) {
    const [u, v] = seenAt(sign.at);
    const away = Math.hypot(u - x, v - y);
    if (away < least) [best, least] = [sign, away];
  }
  return best;
}
