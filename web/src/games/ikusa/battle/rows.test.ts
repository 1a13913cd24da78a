import { describe, expect, it } from "vitest";
import type { Pass, Roll } from "./fights";
import { rowsOf, timetable } from "./rows";

const roll = (line: number, unit: string, hits = 0): [string, Roll] => [
  unit,
  { line, unit, dice: [7], hits },
];
const pass = (attack: [string, Roll][], defend: [string, Roll][], first = false): Pass => ({
  first,
  rolls: [new Map(attack), new Map(defend)],
  ranged: [null, null],
  melee: [null, null],
});

describe("a pass as a table", () => {
  it("follows the combat sequence and skips what nobody has", () => {
    const rows = rowsOf(pass([roll(1, "bowman", 1), roll(5, "spearman")], [roll(4, "daimyo", 1)]));
    expect(rows.map(({ kind, step }) => [kind, step])).toEqual([
      ["roll", 1],
      ["fallen", 3],
      ["roll", 4],
      ["roll", 6],
      ["fallen", 7],
    ]);
    expect(rows[1]).toMatchObject({ hits: [0, 1] });
    expect(rows[4]).toMatchObject({ hits: [1, 0] });
  });

  it("has one casualty step after a first strike", () => {
    const rows = rowsOf(pass([], [roll(1, "bowman", 1), roll(2, "spearman", 1)], true));
    expect(rows.at(-1)).toMatchObject({ kind: "fallen", step: 0, hits: [2, 0] });
  });

  it("lets only new rolls roll, row by row", () => {
    const rows = rowsOf(
      pass([roll(1, "bowman"), roll(5, "spearman")], [roll(4, "daimyo"), roll(6, "spearman")]),
    );
    const { at, whole } = timetable(rows, 4, 100);
    expect([...at]).toEqual([
      [4, 0],
      [5, 100],
      [6, 100],
    ]);
    expect(whole).toBeGreaterThan(200);
    expect(timetable(rows, 7).whole).toBe(0);
  });
});
