import { describe, expect, it } from "vitest";
import { readMoment } from "./moments";

describe("a moment of a replay", () => {
  it("reads a moment", () => {
    expect(readMoment("y2/summer/a4")).toEqual({ year: 2, season: "summer", action: 4 });
    expect(readMoment("y1/winter")).toEqual({ year: 1, season: "winter", action: 0 });
    expect(readMoment("setup")).toBeNull();
  });
});
