import { describe, expect, it } from "vitest";
import type { Event } from "../../../generated/types";
import { battles, boxScores, scoresOf, yearsOf } from "./scores";

const event = (key: string, facts: Event["facts"] = {}): Event => ({ key, facts });
const scored = (seat: number, points: number): Event =>
  event("scored", { seat, provinces: points, buildings: 0, majorities: 0, points, total: points });

describe("the end of a game", () => {
  it("groups the points by year and seat", () => {
    const log = [scored(0, 5), scored(1, 7), event("round"), scored(1, 9), scored(0, 6)];
    expect(scoresOf(log, 2).map((year) => year.map((one) => one.points))).toEqual([
      [5, 7],
      [6, 9],
    ]);
  });

  it("tells the years apart, each with what the modules brought in it", () => {
    const gift = event("benefit", { seat: 1, benefit: "points", amount: 2 });
    const last = event("scored-leaders", { seat: 0, statues: 3, trophies: 0, total: 14 });
    const years = yearsOf(
      [
        gift,
        scored(0, 5),
        scored(1, 7),
        event("round"),
        scored(0, 6),
        scored(1, 9),
        last,
        event("game-over"),
      ],
      2,
    );
    expect(years.map(({ seats }) => seats.map((one) => one.points))).toEqual([
      [5, 7],
      [6, 9],
    ]);
    expect(years.map(({ box }) => box)).toEqual([{ gifts: [0, 2] }, { statues: [3, 0], trophies: [0, 0] }]);
    expect(yearsOf([gift], 2)).toEqual([]);
  });

  it("tells the points of the modules apart: statues, trophies, chambers, and what the Tenno or a Samurai gave", () => {
    const log = [
      event("benefit", { seat: 1, benefit: "points", amount: 2 }),
      event("benefit", { seat: 0, benefit: "chests", amount: 5 }),
      event("benefit", { seat: 1, benefit: "points", amount: 1 }),
      event("scored-leaders", { seat: 0, statues: 3, trophies: 1, total: 9 }),
      event("scored-leaders", { seat: 1, statues: 0, trophies: 2, total: 9 }),
      event("scored-chambers", { seat: 0, lines: 2, sum: 4, total: 13 }),
    ];
    expect(boxScores(log, 2)).toEqual({ gifts: [0, 3], statues: [3, 0], trophies: [1, 2], chambers: [4, 0] });
    expect(boxScores([scored(0, 5)], 2)).toEqual({});
  });

  it("counts who attacked, won, held out and put revolts down", () => {
    const log = [
      event("attack", { seat: 0, defender: 1 }),
      event("battle-won", { seat: 0 }),
      event("attack", { seat: 1, defender: 0 }),
      event("battle-lost", { seat: 1 }),
      event("attack-neutral", { seat: 1 }),
      event("neutral-conquered", { seat: 1 }),
      event("revolt", { seat: 0 }),
      event("revolt-put-down", { seat: 0 }),
    ];
    expect(battles(log, 2)).toEqual([
      { attacks: 1, won: 1, defences: 1, held: 1, revolts: 1, down: 1 },
      { attacks: 2, won: 1, defences: 1, held: 0, revolts: 0, down: 0 },
    ]);
  });
});
