import { describe, expect, it } from "vitest";
import type { ReplayStep } from "../generated/types";
import { beginnings, positions } from "./replayPlayer.svelte";

const step = (number: number, board: Record<string, unknown>): ReplayStep => ({
  number,
  moment: "setup",
  seat: null,
  move: null,
  events: [],
  to_act: [],
  board,
  beats: [],
});

describe("a replay", () => {
  it("puts whole boards together from what has changed", () => {
    const boards = positions([
      step(0, { year: 1, vp: [0, 0] }),
      step(1, { vp: [2, 0] }),
      step(2, { year: 2 }),
    ]);
    expect(boards).toEqual([
      { year: 1, vp: [0, 0] },
      { year: 1, vp: [2, 0] },
      { year: 2, vp: [2, 0] },
    ]);
  });

  it("knows where rounds and years begin", () => {
    const moments = ["setup", "y1/spring", "y1/spring/a1", "y1/summer", "y2/spring"].map(
      (moment, number) => ({ number, moment }),
    );
    expect(beginnings(moments, "round")).toEqual([0, 1, 3, 4]);
    expect(beginnings(moments, "year")).toEqual([0, 1, 4]);
  });
});
