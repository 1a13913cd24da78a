/** Map data of Ikusa, tinted by the old circuits, and what the doubtful borders of a table change in it. */

import map from "../../../generated/ikusa_map.json";
import { arcsOf, chartOf, ringPoints, routeOf, type Point, type Route } from "../../../board/geometry";
import { BORDERS, PRINTED, PROVINCES, hasBorder, neighboursOf, type BorderWays } from "../facts";

// The provinces are listed circuit by circuit. The tints are only to the eye: no rule knows of them.
const CIRCUITS: [name: string, provinces: number][] = [
  ["kinai", 5],
  ["tokaido", 15],
  ["tosando", 8],
  ["hokurikudo", 7],
  ["sanindo", 8],
  ["sanyodo", 8],
  ["nankaido", 6],
  ["saikaido", 11],
];
export const CIRCUIT: string[] = CIRCUITS.flatMap(([name, count]) => Array<string>(count).fill(name));

export const CHART = chartOf(
  map,
  PROVINCES.map(({ id }) => id),
  { circuits: CIRCUIT.map((name) => `ikusa-${name}`) },
);

const arcs = arcsOf(map);
const drawn = map.provinces as unknown as Record<string, { rings: number[][] }>;
const outline = (province: number): Point[] =>
  drawn[PROVINCES[province]!.id]!.rings.flatMap((ring) => ringPoints(ring, arcs));
const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

/** From shore to shore where both come closest, each end a little inland; over the sea it bends. */
export function shortest(a: number, b: number): Route {
  let best: [Point, Point] = [CHART.anchors[a]!, CHART.anchors[b]!];
  let least = Infinity;
  for (const one of outline(a)) {
    for (const other of outline(b)) {
      const away = distance(one, other);
      if (away < least) [best, least] = [[one, other], away];
    }
  }
  const inland = (from: Point, to: Point): Point => {
    const share = Math.min(0.5, 9 / (distance(from, to) || 1));
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const [from, to] = [inland(best[0], CHART.anchors[a]!), inland(best[1], CHART.anchors[b]!)];
  const bow = Math.min(24, distance(from, to) / 7);
  const middle: Point = [
    (from[0] + to[0]) / 2 + ((to[1] - from[1]) / (distance(from, to) || 1)) * bow,
    (from[1] + to[1]) / 2 - ((to[0] - from[0]) / (distance(from, to) || 1)) * bow,
  ];
  return routeOf(
    PROVINCES[a]!.id,
    PROVINCES[b]!.id,
    [from, middle, to].map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]),
  );
}

/** The sea lines of a table, and lines for land borders that the drawing does not have. */
export function routesOf(ways: BorderWays): Route[] {
  const { sea } = neighboursOf(ways);
  const id = (route: Route): [number, number] => [CHART.ids.indexOf(route.a), CHART.ids.indexOf(route.b)];
  const kept = CHART.routes.filter((route) => sea[id(route)[0]]!.includes(id(route)[1]));
  const added = BORDERS.filter(({ drawn }, border) => !drawn && hasBorder(ways, border)).map(({ a, b }) =>
    shortest(a, b),
  );
  return [...kept, ...added];
}

/** Land borders of the drawing that this table does not play: the middle of each. */
export function barriers(ways: BorderWays): Point[] {
  const sides = map.arc_sides as (string | null)[][];
  return BORDERS.filter(({ sea, drawn }, border) => !sea && drawn && !hasBorder(ways, border)).flatMap(
    ({ a, b }) => {
      const ids = [PROVINCES[a]!.id, PROVINCES[b]!.id];
      return sides.flatMap((pair, index) =>
        pair.every((side) => side !== null && ids.includes(side))
          ? [arcs[index]!.at((arcs[index]!.length - 1) / 2)!]
          : [],
      );
    },
  );
}

/** Four provinces that meet in one point (I-MAP-02), and the point. */
export const CORNER: readonly number[] = PRINTED.corner.provinces;
export const CORNER_AT: Point = outline(CORNER[0]!).find((point) =>
  CORNER.every((province) => outline(province).some((other) => distance(point, other) < 0.1)),
)!;
