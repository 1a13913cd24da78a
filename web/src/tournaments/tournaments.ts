/** Requests about tournaments, and what this browser keeps of them: the tokens of a guest or director. */

import type {
  CreatedTournament,
  CreateTournament,
  DirectorActs,
  Done,
  EnteredTournament,
  SeatAtTable,
  TournamentInfo,
  TournamentInvitation,
  TournamentPage,
} from "../generated/types";
import { call } from "../lib/api";
import { keep, prefs, read, write } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";

/** What this browser has of a tournament. Each opens something, so it goes only into headers and bodies. */
export interface Kept {
  entrant?: string;
  director?: string;
  invite?: string;
}

export function keptOf(id: string): Kept {
  try {
    return (JSON.parse(read(`tournament.${id}`) ?? "{}") ?? {}) as Kept;
  } catch {
    return {}; // another program has written there
  }
}

export function keepOf(id: string, more: Kept): void {
  write(`tournament.${id}`, JSON.stringify({ ...keptOf(id), ...more }));
}

const at = (id: string, what = ""): string => `/api/tournaments/${encodeURIComponent(id)}${what}`;
const ask = <T>(method: string, path: string, token: string | null | undefined, body?: unknown): Promise<T> =>
  call<T>(method, path, prefs.lang, token, body);
const mine = (id: string): string | null => keptOf(id).entrant ?? session.token;

export const tournaments = {
  list: (over: boolean) =>
    ask<TournamentInfo[]>("GET", `/api/tournaments?limit=50&when=${over ? "over" : "now"}`, null),
  create: (wish: Partial<CreateTournament>) =>
    ask<CreatedTournament>("POST", "/api/tournaments", session.token, wish),
  /** With the eyes of the entrant; the director is asked for separately. */
  page: (id: string) => ask<TournamentPage>("GET", at(id), mine(id)),
  enter: async (id: string, name: string): Promise<void> => {
    const { entrant, invite } = keptOf(id);
    const wish = { name, invite: invite ?? null, entropy: crypto.randomUUID() };
    const token = entrant ?? session.token;
    const entered = await ask<EnteredTournament>("POST", at(id, "/entrants"), token, wish);
    if (entered.token !== null) keepOf(id, { entrant: entered.token });
  },
  withdraw: (id: string) => ask<Done>("DELETE", at(id, "/entrants"), mine(id)),
  /** Opens one's own seat in this browser. */
  sit: async (id: string, table: string): Promise<void> => {
    const found = await ask<SeatAtTable>("POST", at(id, `/seat?table=${table}`), mine(id));
    const own = keptOf(id).entrant === undefined;
    keep({ table, seat: found.seat, token: found.token, own, freed: false });
  },
  act: (id: string, wish: Partial<DirectorActs> & Pick<DirectorActs, "action" | "round">) =>
    ask<TournamentPage>("POST", at(id, "/acts"), keptOf(id).director ?? session.token, wish),
  newInvite: async (id: string): Promise<void> => {
    const token = keptOf(id).director ?? session.token;
    keepOf(id, await ask<TournamentInvitation>("POST", at(id, "/invite"), token));
  },
  directs: async (id: string): Promise<boolean> => {
    const { director, entrant } = keptOf(id);
    if (director !== undefined) return true;
    if (entrant === undefined || session.token === null) return false;
    return (await ask<TournamentPage>("GET", at(id), session.token)).you.director;
  },
};

/** A moment in the reader's language, from the seconds of the server. */
export const moment = (lang: string, seconds: number): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(seconds * 1000));

/** Points as people write them: 10.5, not 10.50. */
export const number = (lang: string, value: number): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(value);

/** Whoever gave the link may have invited: it is kept here, and the address forgets it. */
export function takeInvite(id: string, invite: string | undefined): boolean {
  if (invite) keepOf(id, { invite });
  return invite !== undefined;
}
