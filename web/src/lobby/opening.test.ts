import { describe, expect, it } from "vitest";
import { freshEntropy, partsOfLink } from "./opening";

describe("links to tables", () => {
  it("are read whole, whatever stands before the #", () => {
    expect(partsOfLink(" https://example.org/#/t/abcdefghjk/invite/xyz ")).toEqual([
      "t",
      "abcdefghjk",
      "invite",
      "xyz",
    ]);
    expect(partsOfLink("#/t/abcdefghjk")).toEqual(["t", "abcdefghjk"]);
  });

  it("may be the bare number of a table", () => {
    expect(partsOfLink("abcdefgh23")).toEqual(["t", "abcdefgh23"]);
  });

  it("are not anything else", () => {
    expect(partsOfLink("https://example.org/")).toBeNull();
    expect(partsOfLink("#/rules")).toBeNull();
    expect(partsOfLink("")).toBeNull();
  });
});

describe("entropy", () => {
  it("is 32 hex digits, another one each time", () => {
    expect(freshEntropy()).toMatch(/^[0-9a-f]{32}$/);
    expect(freshEntropy()).not.toBe(freshEntropy());
  });
});
