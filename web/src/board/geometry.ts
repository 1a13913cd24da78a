/** Map geometry: SVG paths of provinces and borders, assembled from the arcs of the map file. */

import { Territory } from "./territory";

export type Point = [number, number];
type Sides = [string | null, string | null];
type Arcs = Point[][];

/** A map as it is drawn (see tools/web_data.py): lines are steps from point to point, so many to a unit. */
export interface MapFile {
  grain: number;
  arcs: unknown;
  arc_sides: unknown;
  provinces: unknown;
  sea_routes: unknown;
  decor: unknown;
  credit: string;
}

/** The points of a line that is given as steps from point to point. */
export function pointsOf(steps: readonly number[], grain: number): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let place = 0; place < steps.length; place += 2) {
    [x, y] = [x + steps[place]!, y + steps[place + 1]!];
    points.push([x / grain, y / grain]);
  }
  return points;
}

export const arcsOf = (map: MapFile): Point[][] =>
  (map.arcs as number[][]).map((arc) => pointsOf(arc, map.grain));

/** A line through points: `M x,y L x,y ...`. */
export function line(points: Point[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${x},${y}`).join("");
}

/** The points of a ring of arcs. `~i` runs arc i backwards; the end of an arc is the start of the next. */
export function ringPoints(ring: number[], arcs: Arcs): Point[] {
  const points: Point[] = [];
  for (const number of ring) {
    const arc = number < 0 ? arcs[~number]!.toReversed() : arcs[number]!;
    points.push(...(points.length ? arc.slice(1) : arc));
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first && last && points.length > 1 && first[0] === last[0] && first[1] === last[1]) points.pop();
  return points;
}

export function ringsPath(rings: number[][], arcs: Arcs): string {
  return rings.map((ring) => `${line(ringPoints(ring, arcs))}Z`).join("");
}

export interface Borders {
  coast: string; // playable land against the sea
  edge: string; // playable land against land out of play
  inner: string; // two provinces of one region
  region: string; // two provinces of different regions
}

/** Every arc belongs to exactly one of these lines. */
export function borders(regionOf: (id: string) => string | undefined, sides: Sides[], arcs: Arcs): Borders {
  const lines: Borders = { coast: "", edge: "", inner: "", region: "" };
  sides.forEach(([left, right], index) => {
    const [one, other] = [left && regionOf(left), right && regionOf(right)];
    const kind =
      left === null || right === null
        ? "coast"
        : !one || !other
          ? "edge"
          : one === other
            ? "inner"
            : "region";
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

export interface Route {
  a: string;
  b: string;
  path: string;
  ends: [Point, Point];
}

export function routeOf(a: string, b: string, points: Point[]): Route {
  return { a, b, path: bend(points), ends: [points[0]!, points.at(-1)!] };
}

/** The box around a path, with room for the lines along it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const ROOM = 8;
const [WIDTH, HEIGHT] = [2000, 1000]; // of the whole map

export function measure(path: string): Box {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): Point => [
    Number(x),
    Number(y),
  ]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return { left, top, width: Math.max(...xs) + ROOM - left, height: Math.max(...ys) + ROOM - top };
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** A side of a printed board: the region of each province, and the lines between them. */
export interface Face {
  regions: string[];
  borders: Borders;
}

/** A map ready to be painted. A province is its place in the list of the game. */
export interface Chart {
  ids: string[];
  anchors: Point[];
  labels: Point[];
  shapes: string[];
  extents: Box[];
  territory: Territory; // whose ground a place is
  land: Box; // around all provinces
  faces: Record<string, Face>;
  routes: Route[];
  unplayable: string;
  lake: string;
  peaks: Point[];
  credit: string;
}

interface Drawn {
  rings: number[][];
  label: Point;
  anchor: Point;
}
interface Decor {
  id: string;
  kind: string;
  ring?: number[];
  point?: Point;
}

/** `faces`: by the name of a side of the board, the region of each province, as the token of its colour. */
export function chartOf(map: MapFile, ids: string[], faces: Record<string, string[]>): Chart {
  const [arcs, sides] = [arcsOf(map), map.arc_sides as Sides[]];
  const drawn = map.provinces as Record<string, Drawn>;
  const decor = map.decor as Decor[];
  const rings = (kind: string): string =>
    decor
      .flatMap((item) =>
        item.kind === kind && item.ring ? [`${line(pointsOf(item.ring, map.grain))}Z`] : [],
      )
      .join("");
  const shapes = ids.map((id) => ringsPath(drawn[id]!.rings, arcs));
  const face = (regions: string[]): Face => {
    const of = new Map(ids.map((id, place) => [id, regions[place]]));
    return { regions, borders: borders((id) => of.get(id), sides, arcs) };
  };
  return {
    ids,
    anchors: ids.map((id) => drawn[id]!.anchor),
    labels: ids.map((id) => drawn[id]!.label),
    shapes,
    extents: shapes.map(measure),
    territory: new Territory(
      ids.map((id) => drawn[id]!.rings.map((ring) => ringPoints(ring, arcs))),
      WIDTH,
      HEIGHT,
    ),
    land: measure(shapes.join("")),
    faces: Object.fromEntries(Object.entries(faces).map(([name, regions]) => [name, face(regions)])),
    routes: (map.sea_routes as { a: string; b: string; path: number[] }[]).map(({ a, b, path }) =>
      routeOf(a, b, pointsOf(path, map.grain)),
    ),
    unplayable: rings("land"),
    lake: rings("lake"),
    peaks: decor.flatMap((item) => (item.kind === "peak" && item.point ? [item.point] : [])),
    credit: map.credit,
  };
}
