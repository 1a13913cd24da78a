/** What is told about a table besides moves: who stands in, which lines are told, and times in words. */

import { expect, test } from "vitest";
import type { SeatInfo, TableEvent, TableInfo } from "../generated/types";
import { company, standIns } from "./company.svelte";
import { isTold, momentWords, spanWords } from "./tell";

function event(kind: string, seat: number | null, facts: TableEvent["facts"] = {}): TableEvent {
  return { type: "table-event", number: 1, kind, seat, by: null, facts, line: 0, at: 0 };
}

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const usual = { kind: "human", name: `p${number}`, bot: null, to_act: true, due_at: null } as const;
  return { seat: number, ...usual, ...more };
}

function playing(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return { status: "playing", seats, paused_at: null, ...more } as TableInfo;
}

test("a bot stands in until its player is back or a newcomer sits down", () => {
  const bot = event("bot-in", 1, { bot: "easy", name: "Bo" });
  expect(standIns([bot]).get(1)).toEqual({ bot: "easy", name: "Bo" });
  expect(standIns([bot, event("bot-out", 1)]).size).toBe(0);
  expect(standIns([bot, event("joined", 1)]).size).toBe(0);
  expect(standIns([bot, event("bot-out", 2), event("paused", null)]).size).toBe(1);
});

test("a nudge is told to the two whom it concerns", () => {
  const nudge = { ...event("nudge", 1), by: 0 };
  expect([0, 1, 2, null].map((mine) => isTold(nudge, mine))).toEqual([true, true, false, false]);
});

test("the end of a vote is told only where nothing else tells of it", () => {
  expect(isTold(event("vote-closed", null, { result: "failed" }), 0)).toBe(true);
  expect(isTold(event("vote-closed", null, { result: "passed" }), 0)).toBe(false);
});

test("times are told in the largest unit", () => {
  expect(spanWords("en", 300)).toBe("5 minutes");
  expect(spanWords("nl", 86_400)).toBe("1 dag");
  expect(spanWords("zh-Hans", 7200)).toBe("2小时");
  expect(spanWords("en", 90)).toBe("90 seconds");
});

test("the day is told only where it is another one", () => {
  const noon = Date.UTC(2026, 5, 1, 12) / 1000;
  expect(momentWords("nl", noon, noon + 60)).toMatch(/^\d\d:\d\d$/);
  expect(momentWords("nl", noon, noon + 5 * 86_400)).toContain("jun");
});

test("only a player for whom the table waits can be nudged, and not by a bot's seat", () => {
  company.clear();
  company.nudge = async () => undefined;
  company.mine = 0;
  company.info = playing([seat(0), seat(1), seat(2, { to_act: false }), seat(3, { bot: "easy" })]);
  expect([0, 1, 2, 3].map((player) => company.canNudge(player))).toEqual([false, true, false, false]);
  company.info = playing([seat(0, { bot: "easy" }), seat(1)]);
  expect(company.canNudge(1)).toBe(false);
  company.info = playing([seat(0), seat(1)], { paused_at: 1 });
  expect(company.paused && !company.canNudge(1)).toBe(true);
  company.clear();
});

test("a tag names whom a bot stands in for, also at a moment of a replay", () => {
  company.clear();
  company.info = playing([seat(0, { bot: "easy" }), seat(1), seat(2, { kind: "bot", bot: "hard" })]);
  expect([0, 1, 2].map((player) => company.standsInFor(player))).toEqual(["p0", null, null]);
  company.replayed = standIns([event("bot-in", 1, { bot: "easy", name: "Bo" })]);
  expect([0, 1].map((player) => company.standsInFor(player))).toEqual([null, "Bo"]);
  company.clear();
});
