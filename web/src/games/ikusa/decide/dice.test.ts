import { describe, expect, it } from "vitest";
import { before, blank, ended, erased, goTo, pasted, shown, throwsOf, typed, type Entry } from "./dice";
import type { Board } from "./facts";

const keys = (entry: Entry, text: string): Entry =>
  [...text].reduce((now, key) => (key === " " ? ended(now) : typed(now, Number(key))), entry);

describe("dice that are typed", () => {
  it("go on by themselves after each number", () => {
    expect(keys(blank(3), "738").values).toEqual([7, 3, 8]);
  });

  it("wait after a 1, which may be 10, 11 or 12", () => {
    expect(keys(blank(2), "1")).toEqual({ values: [1, null], at: 0, open: true });
    expect(keys(blank(3), "101112").values).toEqual([10, 11, 12]);
    expect(keys(blank(3), "145").values).toEqual([1, 4, 5]);
    expect(keys(blank(2), "1 1 ").values).toEqual([1, 1]);
    expect(keys(blank(2), "1 2").values).toEqual([1, 2]);
  });

  it("take nothing that no die shows, and no die too many", () => {
    expect(keys(blank(2), "0").values).toEqual([null, null]);
    expect(keys(blank(2), "345")).toEqual({ values: [3, 4], at: 2, open: false });
    expect(shown(blank(1), 13).values).toEqual([null]);
  });

  it("can be corrected: the last by Backspace, any by going there", () => {
    expect(erased(keys(blank(3), "34"))).toEqual({ values: [3, null, null], at: 1, open: false });
    expect(erased(keys(blank(3), "1"))).toEqual({ values: [null, null, null], at: 0, open: false });
    expect(erased(keys(blank(2), "34"))).toEqual({ values: [3, null], at: 1, open: false });
    expect(shown(goTo(keys(blank(3), "345"), 0), 9)).toEqual({ values: [9, 4, 5], at: 3, open: false });
    expect(shown(goTo(blank(3), 2), 9)).toEqual({ values: [null, null, 9], at: 0, open: false });
  });

  it("may be pasted", () => {
    expect(pasted(blank(4), "3, 12 and 1").values).toEqual([3, 12, 1, null]);
  });

  it("are handed in up to the first gap only", () => {
    expect(before(keys(blank(3), "34"))).toEqual([3, 4]);
    expect(before(keys(blank(2), "34"))).toEqual([3, 4]);
    expect(before(shown(goTo(blank(3), 2), 9))).toBeNull();
  });
});

describe("the dice that are due", () => {
  const board = { throws: [[0, 0, 2], [0, 2, 1], [1, 0, 3]], thrown: [5] } as unknown as Board; // prettier-ignore

  it("are those of the clan, less what it entered before", () => {
    expect(throwsOf(board, 0)).toEqual([
      { unit: 0, count: 2, known: [5], first: 0 },
      { unit: 2, count: 1, known: [], first: 1 },
    ]);
    expect(throwsOf({ ...board, thrown: [5, 6, 7, 8] }, 1)).toEqual([
      { unit: 0, count: 3, known: [8], first: 0 },
    ]);
  });
});
