import { describe, expect, it } from "vitest";
import { countdownWords, fieldOf, momentOf, nextChange, whenWords } from "./times";

describe("times at which tables start", () => {
  it("come back from a field as they went in, to the minute", () => {
    for (const at of [1_800_014_400, 1_784_000_040]) expect(momentOf(fieldOf(at))).toBe(at);
    expect(momentOf("")).toBeNull();
  });

  it("count down in a unit of which there are two", () => {
    expect(countdownWords("en", 3 * 86_400 + 5)).toBe("in 3 days");
    expect(countdownWords("en", 86_400)).toBe("in 24 hours");
    expect(countdownWords("en", 119)).toBe("in 119 seconds");
    expect(countdownWords("nl", 7200)).toBe("over 2 uur");
    expect(countdownWords("en", -5)).toBe("in 0 seconds");
  });

  it("are counted anew when the words change", () => {
    expect(nextChange(125)).toBe(6000);
    expect(nextChange(30)).toBe(1000);
    expect(nextChange(10 * 86_400 - 1)).toBe(60_000);
  });

  it("name their time zone", () => {
    expect(whenWords("en", 1_800_014_400)).toMatch(/Jan.*(GMT|UTC|[A-Z]{2,4})/);
  });
});
