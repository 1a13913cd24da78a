/** Whole recorded games as a table shows them: updates come through a socket, time runs by a clock of its own. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Update } from "../generated/types";
import { prefs } from "../lib/prefs.svelte";
import { FakeSocket } from "../lib/socket.fixture";
import { LiveTable } from "../lib/table.svelte";
import type { Script } from "./beats";
import { faultOf, updatesOf, VIEWS } from "./recordedViews.fixture";

const FRAME = 16; // milliseconds

let table: LiveTable;
let hidden = false;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  hidden = false;
  prefs.speed = 1;
  table = new LiveTable("abc", "secret");
  FakeSocket.last.onopen();
});
afterEach(() => {
  table.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The server says it; a table that was only just opened shows it at once. */
function says(...updates: Update[]): void {
  for (const update of updates) FakeSocket.last.says(update as unknown as Record<string, unknown>);
}

/** Runs until everything is shown, and notes each step that is seen. */
function watch(look: () => void): void {
  let seen: unknown[] = [];
  let idle = 0;
  while (idle < 20) {
    vi.advanceTimersByTime(FRAME);
    const now = [table.subject, table.title, table.log, table.view];
    if (now.some((one, place) => one !== seen[place])) look();
    seen = now;
    idle = table.playing ? 0 : idle + 1;
  }
}

describe.each(VIEWS)("%s", (_, game, script, view) => {
  it("is never shown later than it is told", () => {
    table.use(script, undefined);
    const all = [...updatesOf(view)];
    const [{ update: first }, ...rest] = all as [(typeof all)[0], ...typeof all];
    says(first);
    watch(() => undefined);
    let sums = all[0]!.sums;
    let whole: Event[] = [];
    let steps = 0;
    const faults: string[] = [];
    const original = ({ rule }: Event): Event => whole[Number(rule!.split(" ")[1])]!;
    // Some come alone, some while others are being shown.
    for (let at = 0; at < rest.length; at += 3) {
      const burst = rest.slice(at, at + 3);
      whole = [...burst.at(-1)!.log, ...burst.at(-1)!.update.events];
      sums = burst.at(-1)!.sums;
      says(...burst.map(({ update }) => update));
      watch(() => {
        const { title, view: seen } = table;
        const [log, subject] = [table.log.map(original), table.subject && original(table.subject)];
        if (!subject || !table.playing) return;
        steps++;
        expect(seen!.legal).toEqual([]);
        const fault = faultOf({ subject, title, log, board: seen!.board }, whole, sums, script);
        if (fault) faults.push(`${log.length}: ${fault}`);
      });
    }
    expect(faults).toEqual([]);
    expect(steps).toBeGreaterThan(200);
    expect(table.log).toEqual(whole);
    expect(table.seq).toBe(all.length);
  });
});

const EVENT = (key: string, facts: Event["facts"] = {}): Event => ({ key, facts }) as Event;
const SCRIPT: Script = {
  pauses: {},
  pause: 100,
  scenes: { hides: new Set(["throw"]), begin: new Set(["attack"]), end: new Set(["won"]), untitled: "cubes" },
  staged: new Set(["rolled"]),
};

/** An update to seat 0, which is asked after it. */
function update(seq: number, from: number, events: Event[], legal = [seq]): Update {
  const boards = events.map((_, place) => ({ at: from + place + 1 }));
  const view = {
    seat: 0,
    players: 2,
    legal,
    to_act: [0],
    board: { at: from + events.length },
    outcome: null,
  };
  const seats = [{ seat: 0, to_act: true }];
  return {
    type: "update",
    seq,
    table: { seats, game: "" },
    view,
    events,
    events_from: from,
    beats: boards,
    undo: false,
  } as unknown as Update;
}

describe("what the viewer did", () => {
  beforeEach(() => {
    table.use(SCRIPT, undefined);
    says(update(1, 0, [EVENT("round")]));
    vi.advanceTimersByTime(1000);
  });

  it("does not take the next question away", () => {
    says(update(2, 1, [EVENT("moved", { seat: 0 })]));
    vi.advanceTimersByTime(60);
    expect(table.playing).toBe(false);
    expect(table.view!.legal).toEqual([2]);
  });

  it("is shown step by step where it is staged and leads to the same question again", () => {
    says(update(2, 1, [EVENT("rolled", { seat: 0 })], [1]));
    vi.advanceTimersByTime(60);
    expect(table.playing).toBe(true);
  });

  it.each([
    ["staged", [EVENT("rolled", { seat: 0 })]],
    ["a throw that was begun before", [EVENT("throw"), EVENT("won", { seat: 0 })]],
  ])("is shown step by step all the same where it is %s", (_, events) => {
    says(update(2, 1, events));
    vi.advanceTimersByTime(60);
    expect(table.playing).toBe(true);
    expect(table.view!.legal).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(table.view!.legal).toEqual([2]);
  });
});

describe("a tab that nobody sees", () => {
  const many = (count: number): Event[] => Array.from({ length: count }, () => EVENT("moved", { seat: 1 }));

  beforeEach(() => {
    table.use(SCRIPT, undefined);
    says(update(1, 0, many(1)));
    vi.advanceTimersByTime(1000);
  });

  const hide = (now: boolean): void => {
    hidden = now;
    document.dispatchEvent(new globalThis.Event("visibilitychange"));
  };

  it("shows what comes at once", () => {
    hide(true);
    says(update(2, 1, many(30)));
    vi.advanceTimersByTime(200);
    expect(table.playing).toBe(false);
    expect(table.log).toHaveLength(31);
  });

  it("does not play on what was queued before, and tells of it when it is seen again", () => {
    says(update(2, 1, many(30)));
    vi.advanceTimersByTime(300);
    expect(table.playing).toBe(true);
    hide(true);
    expect(table.playing).toBe(false);
    expect(table.log).toHaveLength(31);
    hide(false);
    expect(table.view!.legal).toEqual([2]);
    expect(table.absentSince?.lines).toBeLessThan(31);
  });
});
