import { describe, expect, it } from "vitest";
import { changesOf } from "../board/changes";
import type { Event } from "../generated/types";
import type { Script } from "./beats";
import { newsOf } from "./recap";

const SCRIPT: Script = { pause: 350, pauses: { built: 500 }, news: new Set(["won", "lost"]) };
const event = (key: string, seat: number, number = 0): Event => ({ key, facts: { seat, number } });
const numbers = (events: readonly Event[]): unknown[] => events.map(({ facts }) => facts?.["number"]);
const isOwn = (seat: number): boolean => seat === 0;

describe("what is told of an absence", () => {
  it("is at most ten lines, those about the viewer first, in their order", () => {
    const events = [
      event("won", 0, 0),
      ...Array.from({ length: 14 }, (_, place) => event("won", 1, place + 1)),
    ];
    const { lines, more } = newsOf(events, SCRIPT, isOwn);
    expect(numbers(lines)).toEqual([0, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(more).toBe(5);
  });

  it("keeps to ten lines when all of it is about the viewer", () => {
    const events = Array.from({ length: 14 }, (_, place) => event("lost", 0, place));
    expect(numbers(newsOf(events, SCRIPT, isOwn).lines)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it("is filled up with smaller things where there is little news", () => {
    const built = Array.from({ length: 8 }, (_, place) => event("built", 1, place));
    const events = [...built, event("moved", 1, 8), event("lost", 1, 9)];
    expect(numbers(newsOf(events, SCRIPT, isOwn).lines)).toEqual([4, 5, 6, 7, 9]);
  });

  it("is nothing where there is no news", () => {
    expect(newsOf([event("built", 1)], SCRIPT, isOwn)).toEqual({ lines: [], more: 1 });
  });
});

describe("provinces that changed hands", () => {
  const before = [0, 1, 2, -1, 0];
  const after = [1, 0, 1, 0, 0];

  it("are told to a seat as far as they are its own", () => {
    expect(changesOf(before, after, isOwn).map(({ province, kind }) => [province, kind])).toEqual([
      [0, "lost"],
      [1, "gained"],
      [3, "gained"],
    ]);
  });

  it("are all told to a spectator", () => {
    expect(changesOf(before, after, null)).toEqual([
      { province: 0, before: 0, after: 1, kind: "other" },
      { province: 1, before: 1, after: 0, kind: "other" },
      { province: 2, before: 2, after: 1, kind: "other" },
      { province: 3, before: -1, after: 0, kind: "other" },
    ]);
  });

  it("are none of those that one player's two clans hold from one another", () => {
    expect(changesOf([0, 2], [2, 1], (owner) => owner === 0 || owner === 2)).toEqual([
      { province: 1, before: 2, after: 1, kind: "lost" },
    ]);
  });
});
