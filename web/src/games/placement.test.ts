import { describe, expect, it } from "vitest";
import type { Highlight } from "../play/mapSelection.svelte";
import type { Box, Chart, Point } from "../board/geometry";
import { boxAt, place, preferring, shared, type Placed, type Wish } from "../board/placement";
import { stampsFor } from "../board/stamps";
import { gamesWith } from "./gamesWith.fixture";

const name = (id: string): string => `${id[0]!.toUpperCase()}${id.slice(1)}`;
// Larger pieces, and numbers below the names; other maps have neither.
const LARGE: Readonly<Record<string, { radius: number; numbers: boolean }>> = {
  shogun: { radius: 38, numbers: true },
};
const found = import.meta.glob<Chart>("./*/board/chart.ts", { eager: true, import: "CHART" });
const CHARTS = gamesWith(found).map(([game, chart]) => {
  const { radius, numbers } = LARGE[game] ?? { radius: 28, numbers: false };
  return [game, chart, radius, numbers] as const;
});
const UNITS = [0.43, 0.46, 0.53, 0.58, 0.75]; // from planning at 1280 px to playing at 1920 px

/** Names of 11.5 px, and numbers below them, on a map with pieces everywhere. */
function crowded(chart: Chart, unit: number, radius: number, numbers: boolean) {
  const at = ([x, y]: Point): Point => [x * unit, y * unit];
  const tokens = chart.anchors.map((anchor) =>
    boxAt(at(anchor), { width: 2 * radius * unit, height: 2 * radius * unit }),
  );
  const homes: Box[] = chart.extents.map(({ left, top, width, height }) => ({
    left: left * unit,
    top: top * unit,
    width: width * unit,
    height: height * unit,
  }));
  const wishes = chart.ids.map((id, province): Wish => {
    const small = { width: name(id).length * 0.52 * 11.5, height: 11 };
    return {
      at: at(chart.labels[province]!),
      around: tokens[province]!,
      home: homes[province]!,
      own: (box) => ownShare(chart, province, box, unit),
      size: numbers ? { width: Math.max(39, small.width), height: 22.5 } : small,
      ...(numbers ? { small } : {}),
    };
  });
  return { wishes, tokens, homes, obstacles: tokens.map((box) => ({ box, weight: 3 })) };
}

const ownShare = (chart: Chart, province: number, box: Box, unit: number): number =>
  chart.territory.share(province, {
    left: box.left / unit,
    top: box.top / unit,
    width: box.width / unit,
    height: box.height / unit,
  });

function overlaps(placed: readonly (Placed | null)[]): string[] {
  return placed.flatMap((one, i) =>
    placed
      .slice(0, i)
      .flatMap((other, j) => (one && other && shared(one.box, other.box) ? [`${i} ${j}`] : [])),
  );
}

describe.each(CHARTS)("the names of %s", (_, chart, radius, numbers) => {
  it.each(UNITS)("stand apart at %f pixels to a unit, and hardly one is missing", (unit) => {
    const { wishes, obstacles, tokens } = crowded(chart, unit, radius, numbers);
    const placed = place(wishes, obstacles);
    expect(overlaps(placed)).toEqual([]);
    expect(placed.filter((label) => !label).length).toBeLessThanOrEqual(2);
    for (const label of placed.filter((one) => one !== null)) {
      const covered = tokens.reduce((sum, box) => sum + shared(box, label.box), 0);
      expect(covered).toBeLessThanOrEqual(0.3 * label.box.width * label.box.height);
    }
  });

  it.each(UNITS)("lie in no other province than their own at %f pixels to a unit", (unit) => {
    const { wishes, obstacles } = crowded(chart, unit, radius, numbers);
    const astray = place(wishes, obstacles).flatMap((label, province) =>
      label && ownShare(chart, province, label.box, unit) < 0.5 ? [chart.ids[province]] : [],
    );
    expect(astray).toEqual([]);
  });

  it("of lit provinces come first, and the others stay where they are", () => {
    const { wishes, obstacles } = crowded(chart, 0.2, radius, numbers); // too small for all
    const freely = place(wishes, obstacles);
    const hidden = freely.flatMap((label, province) => (label ? [] : [province]));
    expect(hidden.length).toBeGreaterThan(0);
    const lit = new Set(hidden.slice(0, 1));
    const shown = preferring(freely, wishes, obstacles, lit);
    for (const province of lit) expect(shown[province]).not.toBeNull();
    expect(overlaps(shown)).toEqual([]);
    shown.forEach((label, province) => {
      if (label && !lit.has(province)) expect(label).toBe(freely[province]);
    });
  });

  it("are hidden by no stamp", () => {
    const unit = 0.46;
    const { wishes, obstacles, tokens, homes } = crowded(chart, unit, radius, numbers);
    const labels = place(wishes, obstacles);
    const lit = new Map(chart.ids.map((_id, province): [number, Highlight] => [province, "origin"]));
    const anchors = chart.anchors.map(([x, y]): Point => [x * unit, y * unit]);
    const stamps = stampsFor(new Map([...lit].filter(([province]) => province % 4 === 0)), {
      anchors,
      tokens,
      homes,
      labels,
      size: 17,
    });
    const hidden = [...stamps].flatMap(([province, at]) =>
      labels.some((label) => label && shared(label.box, boxAt(at, { width: 17, height: 17 })) > 20)
        ? [chart.ids[province]]
        : [],
    );
    expect(hidden).toEqual([]);
  });
});

it.each(CHARTS)("the names of %s are placed quickly enough for every change of the pieces", (_, chart) => {
  const { wishes, obstacles } = crowded(chart, 0.46, 28, false);
  place(wishes, obstacles);
  const before = process.cpuUsage();
  for (let round = 0; round < 5; round++) place(wishes, obstacles);
  const { user } = process.cpuUsage(before);
  expect(user / 5000).toBeLessThan(25); // ms of CPU time; about 3 on a usual machine
});
