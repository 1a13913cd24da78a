/** Requests of the chat: signs, the spectators' room, reports, mute and block. */

import type { Done, Hidden, Report, SaySpectator, Shunned, SpectatorLines } from "../generated/types";
import { call } from "../lib/api";
import { eyesAt, prefs } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";

export type RoomName = "table" | "spectators";

export const PHRASES = [
  "hello",
  "good-luck",
  "have-fun",
  "your-turn",
  "no-hurry",
  "one-moment",
  "back-soon",
  "well-played",
  "thanks",
  "sorry",
  "good-game",
  "rematch",
] as const;
export const SIGNS = ["like", "laugh", "wow", "sad", "thanks", "cheers"] as const;
export type Sign = (typeof SIGNS)[number];
export const isSign = (sign: string): sign is Sign => SIGNS.some((one) => one === sign);

/** A line of either room. */
export interface Line {
  number: number;
  name: string;
  text: string;
  at: number;
  seat: number | null;
  author: string; // of the spectators' room
  mine: boolean;
  gone: boolean;
  signs: { sign: Sign; count: number; own: boolean }[];
}

const at = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** At a table one has the eyes of a seat or of an invitation; otherwise those of the account, if there is one. */
const ask = <T>(method: string, path: string, table: string, body?: unknown): Promise<T> =>
  call<T>(method, path, prefs.lang, eyesAt(table) ?? session.token, body, { "x-browser": prefs.browser });

export const talk = {
  spectators: (table: string) => ask<SpectatorLines>("GET", at(table, "spectators"), table),
  say: (table: string, wish: SaySpectator) => ask<Done>("POST", at(table, "spectators"), table, wish),
  react: (table: string, room: RoomName, line: number, sign: string, on: boolean) =>
    ask<Done>("POST", at(table, "reactions"), table, { room, line, sign, on }),
  report: (table: string, wish: Report) => ask<Done>("POST", at(table, "reports"), table, wish),
};

const mine = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  call<T>(method, path, prefs.lang, session.token, body);

/** With an account, for every table and device. */
export const shunned = {
  list: () => mine<Shunned[]>("GET", "/api/me/blocks"),
  add: (kind: "mute" | "block", table: string, who: { seat?: number | null; author?: string }) =>
    mine<Done>("POST", "/api/me/blocks", { kind, table, ...who }),
  lift: (id: string) => mine<Done>("DELETE", `/api/me/blocks?id=${encodeURIComponent(id)}`),
  hidden: (table: string) => mine<Hidden>("GET", at(table, "hidden")),
};
