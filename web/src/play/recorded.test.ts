import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Event, Update } from "../generated/types";
import { beatsOf, ChangeWatch, type Script } from "./beats";

/** What a spectator got of a whole game, and the checksum of the board at the moment of each event (tools/web_updates.py). */
interface Recorded {
  events: Event[];
  beats: Record<string, unknown>[];
  board: Record<string, unknown>; // the fields that are new
  sums: number[];
}

const MESSAGES = import.meta.glob<string>("../../../src/bakufu/games/*/messages/en/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

function recorded(game: string): Recorded[] {
  const file = `${import.meta.dirname}/../games/${game}/stage/updates.json.gz`;
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as Recorded[];
}

function checksum(board: unknown): number {
  let found = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(board)))
    found = Math.imul(found ^ byte, 0x01000193) >>> 0;
  return found;
}

const SCRIPTS = import.meta.glob<Script>("../games/*/script.ts", { eager: true, import: "SCRIPT" });
const GAMES = Object.entries(SCRIPTS).map(([file, script]) => [file.split("/")[2]!, script] as const);

describe.each(GAMES)("a recorded game of %s", (game, script) => {
  it("shows at each beat the board of that very event, and nothing later", () => {
    let log: Event[] = [];
    let board: Record<string, unknown> = {};
    let [shown, later] = [0, 0];
    for (const { events, beats, board: fresh, sums } of recorded(game)) {
      board = { ...board, ...fresh };
      const view = { legal: [1], to_act: [0], outcome: null, board, seat: null, players: 3 };
      const update = { seq: 1, events, events_from: log.length, beats, view } as unknown as Update;
      const made = beatsOf(log, update, script);
      for (const beat of made.slice(0, -1)) {
        const at = beat.log.length - log.length - 1; // the event that is the last one in the log
        expect(checksum(beat.view!.board)).toBe(sums[at]);
        expect(beat.log.at(-1)).toBe(events[at]);
        expect(events.indexOf(beat.subject!)).toBeLessThanOrEqual(at);
        expect(beat.view!.legal).toEqual([]);
        if (checksum(board) !== sums[at]) later++;
        shown++;
      }
      expect(made.at(-1)!.view!.board).toBe(board);
      log = [...made.at(-1)!.log];
    }
    expect(shown).toBeGreaterThan(200);
    expect(later).toBeGreaterThan(50); // else the boards of the updates would have done
  });

  it("says for each event how long it is shown", () => {
    const words = Object.entries(MESSAGES).filter(([file]) => file.includes(`/${game}/messages/`));
    const told = words.flatMap(([, text]) => [...text.matchAll(new RegExp(`^${game}-event-(\\S+) =`, "gm"))]);
    const keys = told.map(([, key]) => key!).filter((key) => !key.startsWith("reason-"));
    expect(keys.length).toBeGreaterThan(40);
    const unknown = keys.filter((key) => script.pauses[key] === undefined && !script.scenes?.end.has(key));
    expect(unknown).toEqual([]);
  });

  it("notices what seats gain and which provinces change hands", () => {
    const watch = new ChangeWatch();
    let board: Record<string, unknown> = {};
    const kinds = new Set<string>();
    let hands = 0;
    for (const { board: fresh } of recorded(game)) {
      board = { ...board, ...fresh };
      const changes = watch.look(script, board);
      for (const { kind, by } of changes.gains) if (by !== 0) kinds.add(kind);
      hands += changes.hands.length;
    }
    expect([...kinds].sort()).toEqual(Object.keys(script.counts!(board as never)).sort());
    expect(hands).toBeGreaterThan(5);
  });
});
