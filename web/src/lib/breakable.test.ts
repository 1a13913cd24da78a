import { describe, expect, it } from "vitest";
import { breakable } from "./breakable";

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
