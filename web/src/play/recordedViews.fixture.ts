/** Recorded games as a viewer got them, and the checksum of the board at each event (tools/web_updates.py). */

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Event, Update } from "../generated/types";
import { beginningIn, type Script } from "./beats";

interface RecordedUpdate {
  events: Event[];
  beats: Record<string, unknown>[];
  board: Record<string, unknown>; // the fields that are new
  sums: number[];
  asks: number; // what the viewer is asked, as a checksum; 0: nothing
}

export interface RecordedView {
  record: string;
  players: number;
  seat?: number; // none: a spectator
  updates: RecordedUpdate[];
}

const SCRIPTS = import.meta.glob<Script>("../games/*/script.ts", { eager: true, import: "SCRIPT" });

export const VIEWS = Object.entries(SCRIPTS).flatMap(([file, script]) => {
  const game = file.split("/")[2]!;
  const packed = readFileSync(`${import.meta.dirname}/../games/${game}/stage/updates.json.gz`);
  const views = JSON.parse(gunzipSync(packed).toString()) as RecordedView[];
  return views.map(
    (view) => [`${view.record} by ${view.seat ?? "a spectator"}`, game, script, view] as const,
  );
});

export function checksum(board: unknown): number {
  let found = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(board)))
    found = Math.imul(found ^ byte, 0x01000193) >>> 0;
  return found;
}

/** Checksums of the boards that have been: at each event so far, and where the log was so long and nothing happened. */
export interface Sums {
  at: number[];
  between: Set<string>; // length of the log and checksum
}

/** The updates as the server sends them. Instead of its rule each event bears its line in the log. */
export function* updatesOf({ updates, seat, players }: RecordedView): Generator<{
  update: Update;
  log: Event[]; // before it
  sums: Sums; // of every event, its own among them
}> {
  const log: Event[] = [];
  const sums: Sums = { at: [], between: new Set() };
  let board: Record<string, unknown> = {};
  let seq = 0;
  for (const { events: recorded, beats, board: fresh, sums: known, asks } of updates) {
    board = { ...board, ...fresh };
    const events = recorded.map((event, place) => ({ ...event, rule: `line ${log.length + place}` }));
    const seats = Array.from({ length: players }, (_, place) => ({
      seat: place,
      to_act: place === seat && asks > 0,
    }));
    const legal = asks ? [asks] : [];
    const view = { legal, to_act: asks ? [seat] : [], outcome: null, board, seat: seat ?? null, players };
    const table = { seats, game: "", status: "playing" };
    const update = {
      type: "update",
      seq: ++seq,
      table,
      events,
      events_from: log.length,
      beats,
      view,
      undo: false,
    };
    sums.at.push(...known);
    yield { update: update as unknown as Update, log: [...log], sums };
    log.push(...events);
    sums.between.add(`${log.length} ${checksum(board)}`);
  }
}

/** A step on the screen. */
export interface Step {
  log: readonly Event[];
  board: unknown;
  subject: Event;
  title: string | null;
}

/**
 * What is wrong with a step: its board must be that of the last event in its log, and nothing in either may be later
 * than what the words above them tell. `whole`: the log with all that the update brought.
 */
export function faultOf(
  { log, board, subject, title }: Step,
  whole: readonly Event[],
  sums: Sums,
  { scenes, together, alike, pauses, toldByNext }: Script,
): string | null {
  const last = log.at(-1);
  if (last !== whole[log.length - 1]) return "the log is not what happened";
  const sum = checksum(board);
  if (last && sum !== sums.at[log.length - 1] && !sums.between.has(`${log.length} ${sum}`))
    return `not the board at ${last.key}`;
  const about = whole.indexOf(subject);
  const next = whole[log.length];
  if (next && scenes?.hides.has(next.key) && (title === scenes.untitled || scenes.begin.has(subject.key))) {
    // The picture is being shown: nothing of it may be told, and the words are about what led to it.
    const beginning = beginningIn(log, scenes);
    return beginning === (title ? null : subject)
      ? null
      : `words about something else than ${beginning?.key}`;
  }
  if (about < 0) return "the words are about nothing that happened";
  if (scenes?.hides.has(subject.key) && beginningIn(whole.slice(0, about), scenes))
    return "a throw is told in words before its result";
  const later = whole.slice(about + 1, log.length); // shown with it, under the same title or in the same picture
  const joined = later.every(({ key }, place) =>
    title
      ? together?.[key] === title ||
        alike?.[key] === title ||
        pauses[key] === 0 ||
        toldByNext?.(later[place]!, later[place + 1] ?? later[place]!)
      : scenes?.hides.has(key) && scenes.joins?.(whole[about + place]!, later[place]!),
  );
  return joined ? null : `${later.at(-1)!.key} is shown while ${subject.key} is told`;
}
