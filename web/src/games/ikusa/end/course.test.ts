import { describe, expect, it } from "vitest";
import type { Event } from "../../../generated/types";
import { courseOf, deedsOf, reasonOf } from "./course";

const LOG: Event[] = [
  { key: "dealt", facts: { seat: 0, provinces: ["aki", "suo"] } },
  { key: "dealt", facts: { seat: 1, provinces: ["iyo"] } },
  { key: "round", facts: { round: 1 } },
  { key: "battle", facts: { seat: 0, defender: 1, target: "iyo", origin: "aki" } },
  { key: "losses", facts: { seat: 1, units: [0, 0, 1, 2, 0] } },
  { key: "emptied", facts: { seat: 1, province: "iyo" } },
  { key: "battle-won", facts: { seat: 0, target: "iyo" } },
  { key: "conquered", facts: { seat: 0, province: "iyo" } },
  { key: "round", facts: { round: 2 } },
  { key: "conquered", facts: { seat: 1, province: "tosa" } },
  { key: "daimyo-lost", facts: { seat: 0, daimyo: "blue_circle", province: "aki" } },
  { key: "eliminated", facts: { seat: 0, by: 1, provinces: ["aki", "suo", "iyo"] } },
  { key: "game-over", facts: { winners: [1], points: [0, 4], reason: "last" } },
];

describe("the course of a game", () => {
  it("counts the provinces of each clan after the set-up and after each round", () => {
    expect(courseOf(LOG, 2).provinces).toEqual([
      [2, 1],
      [3, 0],
      [0, 4],
    ]);
  });

  it("tells who was eliminated, when and by whom", () => {
    expect(courseOf(LOG, 2).out).toEqual([{ clan: 0, round: 2, by: 1 }]);
  });

  it("adds up what each clan did", () => {
    const [first, second] = deedsOf(LOG, 2);
    expect(first).toMatchObject({ attacks: 1, won: 1, conquered: 1, lost: 0 });
    expect(second).toMatchObject({ defences: 1, conquered: 1, lost: 3, daimyos: 1 });
  });

  it("says why it ended", () => {
    expect(reasonOf(LOG)).toBe("last");
    expect(reasonOf([])).toBe("goal");
  });
});
