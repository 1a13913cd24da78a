/** Positions of the province names on the map. */

import type { Language } from "../../../lib/languages";
import { CHART } from "./chart";

/** Where a name stands from left to right: where the map has room for it; a longer one gives way to the pieces. */
export function labelAt(index: number, name: string, lang: Language): number {
  const [[x, y], [at, beside]] = [CHART.labels[index]!, CHART.anchors[index]!];
  const half = lang === "zh-Hans" ? name.length * 10 : name.length * 4.6;
  if (Math.abs(y - beside) > 30 || Math.abs(x - at) > half + 30) return x;
  return x > at ? at + 31 + half : at - 31 - half;
}
