/** Placement of the stamps on highlighted provinces: beside the pieces, never on a name. */

import type { Words } from "../lib/words";
import type { Box, Chart, Point } from "./geometry";

const SIZE = 37; // of a stamp with its rim
const TOKEN = 36; // half of what stands at an anchor
/** Places around the pieces, the best first. */
const AROUND: Point[] = [
  [-33, 30],
  [33, 30],
  [-33, -30],
  [33, -30],
  [-46, 0],
  [46, 0],
  [0, 48],
  [0, -48],
  [-44, 44],
  [44, 44],
  [-44, -44],
  [44, -44],
];

/** The box of a name with the numbers below it, in the units of the map. */
export function labelBox([x, y]: Point, name: string, han: boolean): Box {
  const half = Math.max(name.length * (han ? 11.5 : 5), 34);
  return { left: x - half, top: y - 20, width: 2 * half, height: 38 };
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const square = ([x, y]: Point, half: number): Box => ({
  left: x - half,
  top: y - half,
  width: 2 * half,
  height: 2 * half,
});

const known = new WeakMap<Chart, Map<string, Point[]>>();

/** For each province the first place that hides no name, nor pieces of another province; else where it hides least. */
export function stampsAt(
  chart: Chart,
  words: Words,
  labelAt: (province: number) => Point = (province) => chart.labels[province]!,
): Point[] {
  const of = known.get(chart) ?? new Map<string, Point[]>();
  known.set(chart, of);
  const kept = of.get(words.lang);
  if (kept) return kept;
  const han = words.lang === "zh-Hans";
  const labels = chart.ids.map((id, province) =>
    labelBox(labelAt(province), words.name("province", id), han),
  );
  const tokens = chart.anchors.map((anchor) => square(anchor, TOKEN));
  const found = chart.anchors.map(([x, y], province): Point => {
    const near = chart.anchors.flatMap(([u, v], other) => (Math.hypot(u - x, v - y) < 220 ? [other] : []));
    const hidden = (at: Point): number => {
      const stamp = square(at, SIZE / 2);
      // A name weighs more than another province's pieces; its own pieces are larger than the corner that a stamp takes.
      return near.reduce(
        (sum, other) =>
          sum +
          10 * shared(stamp, labels[other]!) +
          (other === province
            ? shared(stamp, square(chart.anchors[province]!, 20))
            : shared(stamp, tokens[other]!)),
        0,
      );
    };
    const places = AROUND.map(([dx, dy]): Point => [x + dx, y + dy]);
    return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
  });
  // The words of a game may still be on their way: then it is asked again.
  if (words.name("province", chart.ids[0]!) !== chart.ids[0]) of.set(words.lang, found);
  return found;
}
