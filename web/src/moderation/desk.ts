/** Requests of the moderators' desk. Its token is kept for this tab alone; an account that is a moderator needs none. */

import type { Act, BanInfo, DeskInfo, Done, MakeBan, ReportInfo } from "../generated/types";
import { call } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";

const NAME = "bakufu.desk";
let token: string | null = null;

export function deskToken(): string | null {
  token ??= sessionStorage.getItem(NAME);
  return token ?? session.token;
}

export function useToken(given: string | null): void {
  token = given;
  if (given === null) sessionStorage.removeItem(NAME);
  else sessionStorage.setItem(NAME, given);
}

const ask = <T>(method: string, what = "", body?: unknown): Promise<T> =>
  call<T>(method, `/api/moderation${what}`, prefs.lang, deskToken(), body);

export const desk = {
  info: () => ask<DeskInfo>("GET"),
  reports: (closed: boolean) => ask<ReportInfo[]>("GET", `/reports?closed=${Number(closed)}`),
  close: (report: number) => ask<Done>("POST", "/reports/close", { report }),
  bans: () => ask<BanInfo[]>("GET", "/bans"),
  ban: (wish: MakeBan) => ask<Done>("POST", "/bans", wish),
  lift: (ban: number) => ask<Done>("POST", "/bans/lift", { ban }),
  deleteLine: (table: string, room: string, line: number) =>
    ask<Done>("POST", "/lines", { table, room, line }),
  rename: (table: string, seat: number, name: string) => ask<Done>("POST", "/names", { table, seat, name }),
  audit: () => ask<Act[]>("GET", "/audit"),
};

/** For how many hours somebody can be banned at the desk; `bakufu admin ban` knows other times. */
export const HOURS = [1, 24, 7 * 24, 30 * 24, 365 * 24];

export const moment = (words: { lang: string }, at: number): string =>
  new Intl.DateTimeFormat(words.lang, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
