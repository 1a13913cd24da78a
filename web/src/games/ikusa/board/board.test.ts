import { describe, expect, it } from "vitest";
import { ARROWS, nearest } from "../../../board/nearest";
import type { IkusaBoard } from "../../../generated/types";
import {
  BODY,
  BORDERS,
  PROVINCES,
  armiesAt,
  askedClan,
  battlesOf,
  cornerIsBarred,
  forceRoninHidden,
  neighboursOf,
  provinceOf,
  type BorderWays,
} from "../facts";
import { CHART, CIRCUIT, CORNER_AT, barriers, routesOf } from "./chart";

const at = (id: string): number => provinceOf(id)!;
const joined = (ways: BorderWays): string[] => routesOf(ways).map(({ a, b }) => `${a}-${b}`);

/** The usual map, but for one border. */
function ways(a = "", b = "", way = "none"): string[] {
  return BORDERS.map((border) => {
    if (PROVINCES[border.a]!.id === a && PROVINCES[border.b]!.id === b) return way;
    return border.drawn ? (border.sea ? "sea" : "land") : PROVINCES[border.a]!.id === "ise" ? "land" : "none";
  });
}

describe("the map of Ikusa", () => {
  it("draws an outline and a tint for each of the 68 provinces", () => {
    expect(CHART.shapes).toHaveLength(68);
    expect(CIRCUIT).toHaveLength(68);
    expect(CHART.shapes.every((shape) => shape.endsWith("Z"))).toBe(true);
  });

  it("reaches every province from every other by arrow keys", () => {
    const seen = new Set([0]);
    for (const from of seen)
      for (const arrow of Object.values(ARROWS)) seen.add(nearest(from, arrow, CHART.anchors));
    expect(seen.size).toBe(68);
  });

  it("draws a sea line for each of the table, and no other", () => {
    expect(joined(ways())).toHaveLength(13);
    expect(joined(ways("izumo", "oki", "none"))).not.toContain("izumo-oki");
    expect(joined(ways("hoki", "oki", "sea"))).toContain("hoki-oki");
    expect(joined(ways())).not.toContain("ise-owari");
  });

  it("bars a land border that the table does not play", () => {
    const barred = ways("kawachi", "tamba", "none");
    expect(barriers(ways())).toEqual([]);
    expect(barriers(barred)).toHaveLength(1);
    expect(neighboursOf(barred).land[at("kawachi")]).not.toContain(at("tamba"));
    expect(neighboursOf(ways()).land[at("tamba")]).toContain(at("kawachi"));
  });

  it("leads by land where a sea line lies beside a land border", () => {
    const { land, sea } = neighboursOf(ways("ise", "owari", "both"));
    expect(land[at("ise")]).toContain(at("owari"));
    expect(sea[at("ise")]).not.toContain(at("owari"));
    expect(joined(ways("ise", "owari", "both"))).toContain("ise-owari");
  });

  it("knows the point where four provinces meet without being neighbours across it", () => {
    expect(CORNER_AT).toHaveLength(2);
    expect(neighboursOf(ways()).land[at("kozuke")]).not.toContain(at("shimosa"));
    expect(cornerIsBarred(ways())).toBe(true);
    const met = ways("musashi", "shimotsuke", "land");
    expect(neighboursOf(met).land[at("musashi")]).toContain(at("shimotsuke"));
    expect(cornerIsBarred(met)).toBe(false);
  });
});

describe("a board is read", () => {
  it("tells a declared battle as origin, body and target", () => {
    const board = { battles: [[21, 2, 7]] } as IkusaBoard;
    expect(battlesOf(board)).toEqual([{ origin: 21, body: 2, target: 7 }]);
  });

  it("finds the clan that is asked of a player with two", () => {
    const board = { acting: [3], alive: [1, 1, 1, 1] } as IkusaBoard;
    expect(askedClan(board, 1, 2)).toBe(3);
    expect(askedClan(board, 0, 2)).toBe(0);
    expect(askedClan(board, null, 2)).toBeNull();
  });

  it("tells the force's face-down ronin from those of the army beside it", () => {
    const army = Array<number>(15 * BODY).fill(0);
    army[BODY * 0 + 4] = 2;
    const board = {
      alive: [1, 1, 1],
      owner: Array<number>(PROVINCES.length).fill(0),
      army_at: [5, ...Array<number>(14).fill(-1)],
      army_units: army,
      hidden_armies: [0],
      stacks: [[[5, 5]], [], []],
    } as unknown as IkusaBoard;
    expect(armiesAt(board, 5)).toEqual([0]);
    expect(forceRoninHidden(board, 5)).toBe(false);
    expect(forceRoninHidden({ ...board, stacks: [[[5, 5, 5]], [], []] }, 5)).toBe(true);
    expect(forceRoninHidden(board, 6)).toBe(false);
  });
});
