/** Paths of the map out of its arcs: provinces, and the lines between them by what they divide. */

import map from "../../../generated/shogun_map.json";
import { PROVINCES, type Point, type Side } from "./facts";

type Sides = [string | null, string | null];
type Arcs = Point[][];

export const ARCS = map.arcs as Arcs;
const SIDES = map.arc_sides as Sides[];

/** A line through points: `M x,y L x,y ...`. */
export function line(points: Point[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${x},${y}`).join("");
}

/** The points of a ring of arcs. `~i` runs arc i backwards; the end of an arc is the start of the next. */
export function ringPoints(ring: number[], arcs: Arcs = ARCS): Point[] {
  const points: Point[] = [];
  for (const number of ring) {
    const arc = number < 0 ? arcs[~number]!.toReversed() : arcs[number]!;
    points.push(...(points.length ? arc.slice(1) : arc));
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first && last && points.length > 1 && first[0] === last[0] && first[1] === last[1]) points.pop();
  return points;
}

export function ringsPath(rings: number[][], arcs: Arcs = ARCS): string {
  return rings.map((ring) => `${line(ringPoints(ring, arcs))}Z`).join("");
}

export interface Borders {
  coast: string; // playable land against the sea
  edge: string; // playable land against land out of play
  inner: string; // two provinces of one region
  region: string; // two provinces of different regions
}

/** Every arc belongs to exactly one of these lines. */
export function borders(regionOf: (id: string) => string | undefined, sides: Sides[] = SIDES, arcs: Arcs = ARCS): Borders {
  const lines: Borders = { coast: "", edge: "", inner: "", region: "" };
  sides.forEach(([left, right], index) => {
    const [one, other] = [left && regionOf(left), right && regionOf(right)];
    const kind = left === null || right === null ? "coast" : !one || !other ? "edge" : one === other ? "inner" : "region";
    lines[kind] += line(arcs[index]!);
  });
  return lines;
}

/** A line that bends softly through its points, for the sea routes. */
export function bend(points: Point[]): string {
  if (points.length < 3) return line(points);
  const parts = [`M${points[0]!.join(",")}`];
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index]!;
    const [nextX, nextY] = points[index + 1]!;
    const end = index === points.length - 2 ? [nextX, nextY] : [(x + nextX) / 2, (y + nextY) / 2];
    parts.push(`Q${x},${y} ${end.map((number) => Math.round(number * 10) / 10).join(",")}`);
  }
  return parts.join("");
}

const regions = new Map(PROVINCES.map((province) => [province.id, province]));

export const SHAPES: string[] = PROVINCES.map((province) => ringsPath(province.rings));
export const LAND: string = SHAPES.join("");
export const BORDERS: Record<Side, Borders> = {
  sun: borders((id) => regions.get(id)?.sun),
  moon: borders((id) => regions.get(id)?.moon),
};

interface Route {
  a: string;
  b: string;
  path: Point[];
}
export const ROUTES = (map.sea_routes as unknown as Route[]).map(({ path }) => ({
  path: bend(path),
  ends: [path[0]!, path.at(-1)!],
}));

interface Decor {
  id: string;
  kind: string;
  ring?: Point[];
  point?: Point;
}
const decor = map.decor as unknown as Decor[];
const drawn = (kind: string): string[] =>
  decor.flatMap((item) => (item.kind === kind && item.ring ? [`${line(item.ring)}Z`] : []));

export const UNPLAYABLE = drawn("land").join("");
export const LAKE = drawn("lake").join("");
export const PEAKS: Point[] = decor.flatMap((item) => (item.kind === "peak" && item.point ? [item.point] : []));
export const CREDIT: string = map.credit;
