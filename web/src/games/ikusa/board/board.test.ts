import { describe, expect, it } from "vitest";
import { ARROWS, nearest } from "../../../board/nearest";
import type { IkusaBoard } from "../../../generated/types";
import {
  BODY,
  PROVINCES,
  armiesAt,
  askedClan,
  battlesOf,
  forceRoninHidden,
  neighboursOf,
  provinceOf,
} from "../facts";
import { CHART, CIRCUIT, CORNER_AT, barriers, routesOf } from "./chart";

const at = (id: string): number => provinceOf(id)!;
const joined = (options: Record<string, string>): string[] =>
  routesOf(options).map(({ a, b }) => `${a}-${b}`);

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
    expect(joined({})).toHaveLength(13);
    expect(joined({ sea_izumo_oki: "false" })).not.toContain("izumo-oki");
    expect(joined({ sea_hoki_oki: "true" })).toContain("hoki-oki");
  });

  it("bars a land border that the table does not play", () => {
    expect(barriers({})).toEqual([]);
    expect(barriers({ land_kawachi_tamba: "false" })).toHaveLength(1);
    expect(neighboursOf({ land_kawachi_tamba: "false" }).land[at("kawachi")]).not.toContain(at("tamba"));
    expect(neighboursOf({}).land[at("tamba")]).toContain(at("kawachi"));
  });

  it("leads by land where a sea line lies beside a land border", () => {
    const { land, sea } = neighboursOf({ sea_ise_owari: "true" });
    expect(land[at("ise")]).toContain(at("owari"));
    expect(sea[at("ise")]).not.toContain(at("owari"));
    expect(joined({ sea_ise_owari: "true" })).toContain("ise-owari");
  });

  it("knows the point where four provinces meet without being neighbours across it", () => {
    expect(CORNER_AT).toHaveLength(2);
    expect(neighboursOf({}).land[at("kozuke")]).not.toContain(at("shimosa"));
    expect(neighboursOf({ land_musashi_shimotsuke: "true" }).land[at("musashi")]).toContain(at("shimotsuke"));
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
