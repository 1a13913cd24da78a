/**
 * The clients of the games, `client.ts` in the folder of each, loaded when a table of it is opened. A game without one is played with a board in
 * text and controls made from its legal moves, so that a server may always offer more than this page knows.
 */

import type { Component } from "svelte";
import type { Event, ReplayStep, SeatInfo, View } from "../generated/types";
import type { MoveTable } from "../lib/moves";
import type { Change } from "../board/changes";
import type { LiveTable, Moment } from "../lib/table.svelte";
import type { Words } from "../lib/words";
import type { Script } from "../play/beats";

export interface AtTable {
  table: LiveTable;
  words: Words;
}

/** A position to look at, as one viewer saw it. */
export interface Position {
  board: unknown;
  step: ReplayStep | undefined;
  words: Words;
  options: Record<string, string>;
  seats: SeatInfo[];
  viewer: number | null;
  past: () => readonly Event[]; // the log up to then
  happening?: readonly Event[]; // to be marked on the map
  changes?: readonly Change[]; // provinces that have changed hands
  stage?: ReplayStage; // while events are shown one by one
}

/** What the board of a replay needs to show throws and battles as at a table. */
export interface ReplayStage {
  moment: Moment;
  live: boolean; // it was played up to here: a battle that is over is shown, too
  skips: number; // grows when everything that is being shown is to end at once
  hold: (what: string, shown: boolean) => void; // the next event waits
  tellResult: (result: Event) => void; // the picture has come to it: the words tell it, too
}

/** Who owns the provinces of a board, as the game numbers them, and whose seat that is. */
export interface Owners {
  provinces: readonly string[]; // ids, in the order of the board
  of: (board: unknown) => readonly number[];
  seat: (owner: number, players: number) => number;
}

export interface GameClient {
  moves: MoveTable;
  Game: Component<AtTable>; // the whole table while it is played
  Picture: Component<Position>; // the board of a replay
  Around?: Component<Position>; // what lies beside the board in a replay
  result?: () => Promise<{ default: Component<AtTable> }>; // after the end: where the points came from
  coach?: () => Promise<{ default: Component<AtTable> }>; // the guide of a first game, for who wants it
  script?: Script; // how long each event is shown
  owners?: Owners;
  openBoard?: (view: View) => unknown; // the board of a view without the secrets of its seat
  inTheOpen?: (board: unknown) => boolean; // whoever has a shared screen may answer this for a seat beside him
  when: (moment: string, words: Words) => string; // a moment of a replay, in words
  units: readonly [part: string, whole: string]; // of its moments: what a replay jumps by
}

const CLIENTS = import.meta.glob<GameClient>(["./*/client.ts", "!./plain/client.ts"], { import: "default" });

export async function clientOf(game: string): Promise<GameClient> {
  const own = CLIENTS[`./${game}/client.ts`];
  if (own) return own();
  const { plainClient } = await import("./plain/client");
  return plainClient(game);
}
