/** The replay calls of the server (server/replays.py). */

import type { Event, Outcome } from "../generated/types";

/** One position: what this viewer saw happen on the way to it, and what is different on his board. */
export interface ReplayStep {
  number: number; // 0 is the set-up
  moment: string; // y1/summer/a4
  seat: number | null; // who moved; null for the set-up, and where the viewer cannot tell
  move: (string | number)[] | null;
  events: Event[];
  to_act: number[];
  board: Record<string, unknown>; // the whole board in the first step of a part, then what has changed
}

export interface ReplayPart {
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, string>;
  seats: string[];
  outcome: Outcome | null;
  viewer: number | null;
  open: boolean; // the game is over: any viewpoint may be chosen
  last: number; // the number of the last position
  moments: [number, string][]; // where a new moment begins, so that one can jump to it
  steps: ReplayStep[];
}

/** A draw: a number below `n`, or how many of `n` are under the threshold. */
export interface AskedDraw {
  label: string;
  n: number;
  threshold: number | null;
  outcome: number;
}

export interface ReplayDraws {
  draws: AskedDraw[];
}
