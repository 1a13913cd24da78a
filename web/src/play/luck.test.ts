import { describe, expect, it } from "vitest";
import type { Fight, SeatLuck } from "../generated/types";
import { fortune, scaleEnd, upsets } from "./luck";

const seat = (wins: number, expected: number, spread: number): SeatLuck => ({
  seat: 0,
  fights: 9,
  wins,
  expected,
  spread,
});
const fight = (win: number, result: Fight["result"]): Fight => ({
  step: 1,
  kind: "battle",
  province: "kai",
  seat: 0,
  defender: 1,
  thrown: [],
  out: [],
  win,
  undecided: 0,
  lose: 1 - win,
  result,
  left_likely: 0,
  left: 0,
});

describe("the luck report", () => {
  it("calls nothing luck that lies within one spread", () => {
    expect(fortune(seat(6, 5.2, 1.1))).toBe("fair");
    expect(fortune(seat(7, 5.2, 1.1))).toBe("lucky");
    expect(fortune(seat(3, 5.2, 1.1))).toBe("unlucky");
    expect(fortune(seat(0, 0, 0))).toBe("fair");
  });

  it("names the fights that ended against the odds, the most unlikely first", () => {
    const all = [fight(0.9, "win"), fight(0.9, "lose"), fight(0.2, "win"), fight(0.4, "win")];
    expect(upsets(all)).toEqual([all[1], all[2]]);
    expect(upsets(all, 1)).toEqual([all[1]]);
  });

  it("draws on a scale that holds every mark", () => {
    expect(scaleEnd([seat(6, 5.2, 1.1), seat(2, 2, 0.5)])).toBe(8);
  });
});
