import { describe, expect, it } from "vitest";
import type { Board, Event } from "../../../generated/types";
import { EVENT_ACTIVE, EVENT_GONE, EVENT_SHOWN, NAMES } from "./facts";
import { eventsOfYear, goneThisYear } from "./events";

const shown = (...cards: number[]): Event => ({
  key: "events-shown",
  facts: { events: cards.map((card) => NAMES.events[card]!) },
});
const board = (year: number): Board => {
  const events = NAMES.events.map(() => 0);
  for (const card of [0, 1, 2, 3, 4]) events[card] = EVENT_GONE;
  events[5] = EVENT_ACTIVE;
  events[6] = EVENT_SHOWN;
  return { year, events } as unknown as Board;
};

describe("the events of the year", () => {
  it("are gone only if they were laid out this year", () => {
    const log = [shown(0, 1, 2, 3), { key: "round" }, shown(4, 5, 6, 7)];
    expect(goneThisYear(board(2), eventsOfYear(log))).toEqual([4]);
  });

  it("are not guessed in the second year without a log", () => {
    expect(goneThisYear(board(2), null)).toEqual([]);
    expect(goneThisYear(board(1), null)).toEqual([0, 1, 2, 3, 4]);
  });
});
