import { describe, expect, it } from "vitest";

import type { Event } from "../generated/types";
import { takenBack } from "./takenBack";

const line = (key: string, seat?: number): Event => ({
  key,
  facts: seat === undefined ? {} : { seat },
  rule: "",
});

describe("an update", () => {
  it("that only adds lines takes nothing back", () =>
    expect(takenBack([line("ready", 0)], 1, [line("ready", 1)])).toBeNull());
  it("that takes lines away tells which, and whose they were", () =>
    expect(takenBack([line("ready", 0), line("claim", 2), line("claimed")], 1, [])).toEqual({
      lines: [line("claim", 2), line("claimed")],
      seat: 2,
      at: 1,
    }));
  it("leaves out what the others did and is told again", () =>
    expect(takenBack([line("ready", 0), line("ready", 1)], 0, [line("ready", 1)])).toEqual({
      lines: [line("ready", 0)],
      seat: 0,
      at: 1,
    }));
});
