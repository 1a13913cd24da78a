/** Requests about clubs, and the invitations that this browser has. */

import type { Club, ClubCard, ClubMade, ClubResult, Done, MyClub, TableInfo } from "../generated/types";
import { call } from "../lib/api";
import { prefs, read, remove, write } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";

const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  call<T>(method, path, prefs.lang, session.token, body);

const at = (club: string, what = ""): string => `/api/clubs/${encodeURIComponent(club)}${what}`;
const named = (name: string): string => `?name=${encodeURIComponent(name)}`;

export const clubs = {
  mine: () => ask<MyClub[]>("GET", "/api/me/clubs"),
  found: (name: string) => ask<ClubMade>("POST", "/api/clubs", { name }),
  look: (club: string) => ask<Club>("GET", at(club)),
  /** What whoever has the invitation may know, with an account or without. */
  card: (club: string, invite: string) => ask<ClubCard>("POST", at(club, "/card"), { invite }),
  join: (club: string, invite: string) => ask<Club>("POST", at(club, "/join"), { invite }),
  leave: (club: string) => ask<Done>("POST", at(club, "/leave")),
  rename: (club: string, name: string) => ask<Club>("PUT", at(club), { name }),
  close: (club: string) => ask<Done>("DELETE", at(club)),
  invite: (club: string) => ask<ClubMade>("POST", at(club, "/invite")),
  revoke: (club: string) => ask<Club>("DELETE", at(club, "/invite")),
  removeMember: (club: string, name: string) => ask<Club>("DELETE", at(club, "/members" + named(name))),
  handOver: (club: string, name: string) => ask<Club>("POST", at(club, "/owner"), { name }),
  tables: (club: string, query = "") => ask<TableInfo[]>("GET", at(club, "/tables" + query)),
  results: (club: string) => ask<ClubResult[]>("GET", at(club, "/results")),
};

/** The invitation of a club, where this browser has it: the server tells it only once. */
export const inviteOf = (club: string): string | null => read(`club.${club}`);

export function keepInvite(club: string, invite: string | null): void {
  if (invite === null) remove(`club.${club}`);
  else write(`club.${club}`, invite);
}
