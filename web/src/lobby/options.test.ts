import { describe, expect, it } from "vitest";

import type { OptionInfo } from "../generated/types";
import { grouped, mattering, offered, valueOf } from "./options";

const option = (name: string, values: string[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  values,
  rule: "",
  ...more,
});
const SETUP = option("setup", ["draft", "fixed"]);
const START = option("draft_start", ["random", "seat"], { after: ["setup", "draft"], group: "setup" });
const SEAT = option("draft_seat", ["1", "2", "3", "4"], {
  after: ["draft_start", "seat"],
  group: "setup",
  least_players: [1, 2, 3, 4],
});
const MODULES = option("modules", ["none", "court", "court,leaders"], { several: true });
const COURT = option("court_conversion", ["exact", "up_to"], { after: ["modules", "court"], group: "court" });
const ALL = [SETUP, START, SEAT, MODULES, COURT];
const names = (found: OptionInfo[]): string[] => found.map(({ name }) => name);

describe("an option that depends on the number of players", () => {
  it("offers what so many players can have", () => {
    expect(offered(SEAT, 3)).toEqual(["1", "2", "3"]);
    expect(offered(SETUP, 3)).toEqual(SETUP.values);
  });
  it("falls back to the usual value when there are fewer players than it needs", () => {
    expect(valueOf(SEAT, { draft_seat: "4" }, 4)).toBe("4");
    expect(valueOf(SEAT, { draft_seat: "4" }, 3)).toBe("1");
  });
  it("keeps numbers that were put in by hand", () =>
    expect(valueOf(option("rice", ["1,2,3"], { numbers: [3, 0, 20] }), { rice: "4,5,6" }, 3)).toBe("4,5,6"));
});

describe("an option that means nothing without another", () => {
  it("is shown once that one is chosen, also as one of several", () => {
    expect(names(mattering(ALL, {}, 3))).toEqual(["setup", "draft_start", "modules"]);
    expect(names(mattering(ALL, { modules: "court,leaders" }, 3))).toContain("court_conversion");
  });
  it("goes with the one that the other depends on", () => {
    expect(names(mattering(ALL, { draft_start: "seat" }, 3))).toContain("draft_seat");
    expect(names(mattering(ALL, { draft_start: "seat", setup: "fixed" }, 3))).not.toContain("draft_seat");
  });
});

describe("headings", () => {
  it("gather the options that name them, and those of none stand first", () =>
    expect(
      grouped([START, SETUP, SEAT, COURT]).map(({ name, options }) => [name, ...names(options)]),
    ).toEqual([
      ["", "setup"],
      ["setup", "draft_start", "draft_seat"],
      ["court", "court_conversion"],
    ]));
});
