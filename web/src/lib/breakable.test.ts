import { describe, expect, it } from "vitest";
import { breakable, breakableName, longestPart } from "./breakable";

describe("a long word on a narrow card", () => {
  it("may be broken after a stroke and before its last part", () => {
    expect(breakable("Gevecht/verplaatsing A")).toBe("Gevecht/\u200bverplaats\u00ading A");
    expect(breakable("Bod op de spelersvolgorde")).toBe("Bod op de spelers\u00advolgorde");
  });

  it("leaves short words alone", () => {
    expect(breakable("Belasting heffen")).toBe("Belasting heffen");
    expect(breakable("修建城堡")).toBe("修建城堡");
  });
});

describe("a name above a narrow column", () => {
  it("may be broken between syllables, near its middle", () => {
    expect(breakableName("Tokugawa")).toBe("Toku\u00adgawa");
    expect(breakableName("Chosokabe")).toBe("Choso\u00adkabe");
  });

  it("is left alone where it is short or has no syllables to be seen", () => {
    expect(breakableName("Shimazu (bot)")).toBe("Shimazu (bot)");
    expect(breakableName("德川")).toBe("德川");
    expect(breakableName("Brrrrrrrrt")).toBe("Brrrrrrrrt");
  });
});

describe("a name in a narrow field", () => {
  it("is as long as its longest part", () => {
    expect(longestPart(breakableName("Shimotsuke"))).toBeLessThan(8);
    expect(longestPart("Bitchu")).toBe(6);
    expect(longestPart("备中")).toBe(4);
  });
});
