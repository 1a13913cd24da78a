/**
 * Placement of names and signs on the map, in pixels of the screen: beside the pieces, and not on each other.
 * It runs when the map rests or its pieces change, never while hands move it.
 */

import type { Box, Point } from "./geometry";

/** Something that wants a place near its province. */
export interface Wish {
  at: Point; // its middle, where it would like to be
  around: Box; // the pieces of its province: it may stand on any side of them
  home: Box; // around its province
  own?: (box: Box) => number; // the share of a place that is its province's ground, or the sea before it
  size: { width: number; height: number };
  small?: { width: number; height: number }; // what is left of it where there is no room for all
}

/** What should not be covered; `weight` says how much that matters. */
export interface Obstacle {
  box: Box;
  weight: number;
}

export interface Placed {
  at: Point; // its middle
  box: Box;
  small: boolean; // without what it can spare
}

const GAP = 2; // pixels between things
const PASSES = 3; // the first ones placed get another chance once the others stand
const ASTRAY = 0.5; // a share of a name: one that lies on foreign ground that far names the wrong province
const FOREIGN = 120; // what it costs to lie on foreign ground with all of it, in pixels of distance
const LOST = 2000;
const COVERED = 0.3; // a share of a name: one that is covered more is not worth showing

export const boxAt = ([x, y]: Point, { width, height }: { width: number; height: number }): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** Square pixels that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Where it could stand, the best first: where it wants to, close by, and around its pieces. */
function placesOf({ at, around }: Wish, { width, height }: { width: number; height: number }): Point[] {
  const [x, y] = at;
  const [left, right] = [around.left - width / 2 - GAP, around.left + around.width + width / 2 + GAP];
  const [top, bottom] = [around.top - height / 2 - GAP, around.top + around.height + height / 2 + GAP];
  const [middleX, middleY] = [around.left + around.width / 2, around.top + around.height / 2];
  const [aside, stepY] = [width * 0.3, height * 0.45];
  return [
    at,
    [x, y - stepY],
    [x, y + stepY],
    [x - aside, y],
    [x + aside, y],
    [middleX, bottom],
    [middleX, top],
    [right, middleY],
    [left, middleY],
    [middleX - aside, bottom],
    [middleX + aside, bottom],
    [middleX - aside, top],
    [middleX + aside, top],
    [right, middleY - stepY],
    [right, middleY + stepY],
    [left, middleY - stepY],
    [left, middleY + stepY],
    [right - aside, bottom - stepY / 2],
    [left + aside, bottom - stepY / 2],
    [right - aside, top + stepY / 2],
    [left + aside, top + stepY / 2],
  ];
}

function near<T>(things: readonly T[], boxOf: (thing: T) => Box, box: Box, reach: number): T[] {
  const wide = {
    left: box.left - reach,
    top: box.top - reach,
    width: box.width + 2 * reach,
    height: box.height + 2 * reach,
  };
  return things.filter((thing) => shared(boxOf(thing), wide) > 0);
}

interface Choice extends Placed {
  cost: number;
  covered: number; // square pixels of obstacles over it
  astray: boolean; // it would be read as the name of a neighbor
}

function choose(wish: Wish, small: boolean, obstacles: readonly Obstacle[], taken: readonly Box[]): Choice {
  const size = small ? wish.small! : wish.size;
  let best: Choice | null = null;
  for (const at of placesOf(wish, size)) {
    const box = boxAt(at, size);
    const apart = { ...box, left: box.left - 1, width: box.width + 2 };
    let [covered, cost] = [0, Math.hypot(at[0] - wish.at[0], at[1] - wish.at[1]) * 1.2];
    cost += (1 - shared(box, wish.home) / (size.width * size.height)) * 60;
    const foreign = wish.own ? 1 - wish.own(box) : 0;
    cost += foreign * FOREIGN + (foreign > ASTRAY ? LOST : 0);
    if (best && cost >= best.cost) continue;
    for (const other of taken) {
      const common = shared(apart, other);
      if (common > 0) cost += 5000 + common * 50;
    }
    if (best && cost >= best.cost) continue;
    for (const { box: other, weight } of obstacles) {
      const common = shared(box, other);
      cost += common * weight;
      if (weight >= 1) covered += common;
    }
    if (!best || cost < best.cost) best = { at, box, small, cost, covered, astray: foreign > ASTRAY };
  }
  return best!;
}

const fits = (choice: Choice, taken: readonly Box[]): boolean =>
  !choice.astray &&
  choice.covered <= COVERED * choice.box.width * choice.box.height &&
  taken.every((box) => shared(choice.box, box) === 0);

/** A place for each wish; null where there is none. */
export function place(wishes: readonly Wish[], obstacles: readonly Obstacle[]): (Placed | null)[] {
  const beside = wishes.map((wish) => near(obstacles, ({ box }) => box, ...reachOf(wish)));
  const crowd = wishes.map((wish) => near(wishes, (other) => other.around, ...reachOf(wish)).length);
  const order = wishes.map((_, index) => index).sort((a, b) => crowd[b]! - crowd[a]! || a - b);
  const found: (Placed | null)[] = wishes.map(() => null);
  for (let pass = 0; pass < PASSES; pass++) {
    for (const index of order) {
      const wish = wishes[index]!;
      if (found[index]?.at === wish.at) continue; // it stands where it wants to
      found[index] = null;
      const standing = found.flatMap((placed) => (placed ? [placed.box] : []));
      const taken = near(standing, (box) => box, ...reachOf(wish));
      const whole = choose(wish, false, beside[index]!, taken);
      const choice = !wish.small || fits(whole, taken) ? whole : choose(wish, true, beside[index]!, taken);
      found[index] = fits(choice, taken) ? choice : null;
    }
  }
  return found;
}

/**
 * The same places, but where two exclude each other, the one in `first` is shown. The others do not move: no name
 * jumps when a question is asked.
 */
export function preferring(
  found: readonly (Placed | null)[],
  wishes: readonly Wish[],
  obstacles: readonly Obstacle[],
  first: ReadonlySet<number>,
): (Placed | null)[] {
  const shown = [...found];
  for (const index of first) {
    const wish = wishes[index];
    if (!wish || shown[index]) continue;
    const firm = shown.flatMap((placed, other) => (placed && first.has(other) ? [placed.box] : []));
    const beside = near(obstacles, ({ box }) => box, ...reachOf(wish));
    const choice = choose(wish, wish.small !== undefined, beside, firm);
    if (firm.some((box) => shared(choice.box, box) > 0)) continue;
    shown.forEach((placed, other) => {
      if (placed && shared(placed.box, choice.box) > 0) shown[other] = null;
    });
    shown[index] = choice;
  }
  return shown;
}

/** How far it could stand from its pieces: those, and the distance. */
function reachOf({ at: [x, y], around, size: { width, height } }: Wish): [Box, number] {
  const [left, top] = [Math.min(x, around.left), Math.min(y, around.top)];
  const [right, bottom] = [Math.max(x, around.left + around.width), Math.max(y, around.top + around.height)];
  return [{ left, top, width: right - left, height: bottom - top }, Math.max(width, height) + GAP];
}
