import { describe, expect, it } from "vitest";

import { distinctNames } from "./distinctNames";

describe("tables in a list", () => {
  it("carry no mark where each has a name of its own", () =>
    expect(
      distinctNames([
        { id: "abcdefgh", name: "Tea" },
        { id: "bcdefghi", name: "Rice" },
      ]).size,
    ).toBe(0));
  it("of one name are told apart by their ids, with as many letters as it takes", () => {
    const marks = distinctNames([
      { id: "abcdefgh", name: "Tea" },
      { id: "abcdexyz", name: "Tea" },
      { id: "zyxwvuts", name: "Tea" },
      { id: "abcdefgi", name: "Rice" },
    ]);
    expect([...marks]).toEqual([
      ["abcdefgh", "abcdef"],
      ["abcdexyz", "abcdex"],
      ["zyxwvuts", "zyxw"],
    ]);
  });
});
