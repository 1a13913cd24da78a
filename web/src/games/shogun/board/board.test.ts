import { describe, expect, it } from "vitest";
import type { Event } from "../../../generated/types";
import map from "../../../generated/shogun_map.json";
import fightsOfBots from "./samples/fights.json";
import { falling, fights, heaps, mixed } from "./cubes";
import {
  arcsOf,
  bend,
  borders,
  line,
  measure,
  overlap,
  ringPoints,
  ringsPath,
  type Point,
} from "../../../board/geometry";
import { ARROWS, nearest } from "../../../board/nearest";
import { inks, mixture } from "../../../board/paint";
import { CHART } from "./chart";
import { PROVINCES } from "./facts";
import { lanes, trackEnd } from "./lanes";

const MAP_ARCS = arcsOf(map);

describe("paths from arcs", () => {
  const arcs: Point[][] = [
    [
      [0, 0],
      [4, 0],
    ],
    [
      [0, 4],
      [4, 4],
      [4, 0],
    ],
    [
      [0, 4],
      [0, 0],
    ],
  ];

  it("runs arcs forwards and backwards and drops the doubled points", () => {
    expect(ringPoints([0, ~1, 2], arcs)).toEqual([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]);
  });

  it("closes every ring of a province", () => {
    expect(ringsPath([[0, ~1, 2]], arcs)).toBe("M0,0L4,0L4,4L0,4Z");
  });

  it("puts each arc in the line of what it divides", () => {
    const four: Point[][] = [[[0, 0]], [[1, 1]], [[2, 2]], [[3, 3]]];
    const of = { a: "red", b: "red", c: "green" } as Record<string, string>;
    const found = borders(
      (id) => of[id],
      [
        ["a", null],
        ["#x", "a"],
        ["a", "b"],
        ["b", "c"],
      ],
      four,
    );
    expect(found).toEqual({ coast: "M0,0", edge: "M1,1", inner: "M2,2", region: "M3,3" });
  });

  it("bends a route through to its very end", () => {
    expect(
      bend([
        [0, 0],
        [10, 0],
        [20, 10],
      ]),
    ).toBe("M0,0Q10,0 20,10");
  });

  it("draws a whole outline for each of the 45 provinces", () => {
    expect(CHART.shapes).toHaveLength(45);
    for (const province of PROVINCES) {
      for (const ring of province.rings) {
        const arcsOf = ring.map((n) => (n < 0 ? MAP_ARCS[~n]!.toReversed() : MAP_ARCS[n]!));
        arcsOf.forEach((arc, index) => expect(arc.at(-1)).toEqual(arcsOf[(index + 1) % arcsOf.length]![0]));
      }
    }
  });

  it("strokes every arc once on either side of the board", () => {
    const whole = MAP_ARCS.reduce((length, arc) => length + line(arc).length, 0);
    for (const side of ["sun", "moon"] as const) {
      expect(Object.values(CHART.faces[side]!.borders).join("")).toHaveLength(whole);
    }
  });
});

describe("the nearest province by arrow key", () => {
  const points: Point[] = [
    [0, 0],
    [10, 1],
    [5, 9],
    [0, -20],
  ];

  it("takes the one most straight ahead", () => {
    expect(nearest(0, ARROWS["ArrowRight"]!, points)).toBe(1);
    expect(nearest(0, ARROWS["ArrowUp"]!, points)).toBe(3);
    expect(nearest(0, ARROWS["ArrowDown"]!, points)).toBe(2);
  });

  it("stays where nothing lies that way", () => {
    expect(nearest(0, ARROWS["ArrowLeft"]!, points)).toBe(0);
  });

  it("reaches every province of the map from every other", () => {
    const anchors = PROVINCES.map((province) => province.anchor);
    for (const start of [0, 17, 44]) {
      const seen = new Set([start]);
      for (const at of seen) {
        for (const arrow of Object.values(ARROWS)) seen.add(nearest(at, arrow, anchors));
      }
      expect(seen.size).toBe(45);
    }
  });
});

describe("cubes", () => {
  it("leaves out the colours that are not there", () => {
    expect(heaps([0, 2, 0, -1, 0, 5])).toEqual([
      { colour: 1, count: 2 },
      { colour: 3, count: -1 },
      { colour: 5, count: 5 },
    ]);
  });

  it("tells held cubes from old ones that come back", () => {
    const fates = falling([3, 1, 0], [1, 2, 1]);
    const count = (colour: number, fate: string): number =>
      fates.filter((cube) => cube.colour === colour && cube.fate === fate).length;
    expect([count(0, "out"), count(0, "held"), count(0, "old")]).toEqual([1, 2, 0]);
    expect([count(1, "out"), count(1, "held"), count(1, "old")]).toEqual([1, 0, 1]);
    expect([count(2, "out"), count(2, "held"), count(2, "old")]).toEqual([0, 0, 1]);
  });

  it("mixes without losing a cube, the same way each time", () => {
    const cubes = [0, 1, 2, 3, 4, 5, 6];
    expect(mixed(cubes)).toEqual(mixed(cubes));
    expect(mixed(cubes)).not.toEqual(cubes);
    expect(mixed(cubes).toSorted()).toEqual(cubes);
  });

  it("finds a throw, what led to it and how it ended in the log of a game", () => {
    const events = fightsOfBots.flat() as unknown as Event[];
    const found = fights(events);
    expect(found).toHaveLength(fightsOfBots.length);
    for (const fight of found) {
      expect(fight.beginning).not.toBeNull();
      expect(fight.result).not.toBeNull();
    }
  });

  it("shows a throw whose beginning was told earlier", () => {
    const late = (fightsOfBots[0] as unknown as Event[]).filter((event) => event.key === "throw");
    expect(fights(late)).toMatchObject([{ beginning: null, result: null }]);
  });
});

describe("tracks", () => {
  it("gives close values lanes of their own", () => {
    expect(lanes([5, 5, 6, 20], 3)).toEqual([0, 1, 2, 0]);
  });

  it("ends at a round number beyond the highest value", () => {
    expect(trackEnd([3, 41], 20)).toBe(50);
    expect(trackEnd([50], 20)).toBe(60);
    expect(trackEnd([], 20)).toBe(20);
  });
});

describe("the painted ground", () => {
  it("measures a path with room for its lines", () => {
    expect(measure("M10,20L30,20L30,50Z")).toEqual({ left: 2, top: 12, width: 36, height: 46 });
  });

  it("paints only what is in sight", () => {
    const aki = CHART.extents[0]!;
    expect(overlap(aki, aki)).toBe(true);
    expect(overlap(aki, CHART.extents[CHART.ids.indexOf("mutsu")]!)).toBe(false);
  });

  it("mixes the night into the regions and leaves the clans alone", () => {
    expect(mixture("#ffffff", "#000000", 0.5)).toBe("#808080");
    const token = (): string => "#aebd8c";
    const mixed = (dark: boolean): ReturnType<typeof inks> => inks(token, dark, ["green"], ["red", "blue"]);
    expect(mixed(false).regions["green"]).toBe("#aebd8c");
    expect(mixed(true).regions["green"]).not.toBe("#aebd8c");
    expect(mixed(true).clans).toEqual(["#aebd8c", "#aebd8c"]);
  });
});
