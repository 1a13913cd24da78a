/** How long the games take that one would play. */

import { describe, expect, it } from "vitest";
import { range } from "./lengths";

const EXPECTED = [
  { players: 3, length: "quick", pace: "live", minutes: 40 },
  { players: 4, length: "quick", pace: "live", minutes: 60 },
  { players: 4, length: "long", pace: "live", minutes: 180 },
  { players: 4, length: "long", pace: "days", minutes: 20_000 },
];

describe("the range of expected lengths", () => {
  it("is that of the chosen players, lengths and pace", () => {
    expect(range(EXPECTED, [3, 4], ["quick"], "live")).toEqual([40, 60]);
    expect(range(EXPECTED, [4], ["long"], "days")).toEqual([20_000, 20_000]);
  });

  it("is that of all lengths where none is chosen", () => {
    expect(range(EXPECTED, [3, 4], [], "live")).toEqual([40, 180]);
  });

  it("is not told where nobody has measured it", () => {
    expect(range(EXPECTED, [5], [], "live")).toBeNull();
  });
});
