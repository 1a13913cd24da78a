/** The account of whoever is signed in: requests of its own pages, and keys to its seats for this browser. */

import type {
  Codes,
  Device,
  Done,
  Keys,
  Me,
  MyData,
  MyTable,
  PasskeyQuestion,
  SignInInfo,
  WaysIn,
  Welcome,
} from "../generated/types";
import { call, Refusal } from "../lib/api";
import { keep, keyOf, ownKeys, prefs, type Key } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";
import { createPasskey, usePasskey } from "./passkeys";

const MOST = 12; // tables on the start page

const ask = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  call<T>(method, path, prefs.lang, session.token, body);

export const account = {
  info: () => ask<SignInInfo>("GET", "/api/sign-in"),
  me: () => ask<Me>("GET", "/api/me"),
  change: (wish: { name?: string; language?: string; settings?: object; profile?: boolean }) =>
    ask<Me>("PUT", "/api/me", wish),
  ways: () => ask<WaysIn>("GET", "/api/me/ways-in"),
  devices: () => ask<Device[]>("GET", "/api/me/devices"),
  signOut: (device: string) => ask<Done>("DELETE", `/api/me/devices?device=${device}`),
  removePasskey: (id: string) => ask<Done>("DELETE", `/api/me/passkeys?id=${encodeURIComponent(id)}`),
  addEmail: (address: string) => ask<Done>("POST", "/api/me/emails", { address, language: prefs.lang }),
  removeEmail: (address: string) =>
    ask<Done>("DELETE", `/api/me/emails?address=${encodeURIComponent(address)}`),
  codes: () => ask<Codes>("POST", "/api/me/codes"),
  data: () => ask<MyData>("GET", "/api/me/export"),
  remove: (name: string) => ask<Done>("POST", "/api/me/delete", { name }),
  askLink: (address: string) => ask<Done>("POST", "/api/sign-in/email", { address, language: prefs.lang }),
};

export const myTables = (): Promise<MyTable[]> => ask("GET", `/api/me/tables?limit=${MOST}`);

const question = async (purpose: string, name = ""): Promise<Record<string, unknown>> =>
  (await ask<PasskeyQuestion>("POST", "/api/sign-in/passkey/options", { purpose, name })).options;

/** Somebody new, with a passkey. */
export async function createWithPasskey(name: string): Promise<void> {
  const credential = await createPasskey(await question("create", name));
  enter(await ask<Welcome>("POST", "/api/sign-in/new", { name, language: prefs.lang, credential }));
}

export async function addPasskey(): Promise<void> {
  const credential = await createPasskey(await question("add"));
  await ask<Done>("POST", "/api/me/passkeys", { credential });
}

export async function signInWithPasskey(): Promise<void> {
  const credential = await usePasskey(await question("sign-in"));
  enter(await ask<Welcome>("POST", "/api/sign-in/passkey", { credential }));
}

export async function signInWithCode(code: string): Promise<void> {
  enter(await ask<Welcome>("POST", "/api/sign-in/code", { code }));
}

/** Use a link from a mail; without a name it is refused where nobody has the address yet. */
export async function useLink(token: string, name?: string): Promise<void> {
  const wish = { token, language: prefs.lang, ...(name === undefined ? {} : { name }) };
  enter(await ask<Welcome>("POST", "/api/sign-in/link", wish));
}

function enter(welcome: Welcome): void {
  if (welcome.token !== null) session.begin(welcome.token, welcome.me.name);
}

/** The tables of this browser that no account has yet. */
export const unclaimed = (): Key[] => ownKeys().filter((key) => !key.own && key.absentSince === undefined);

/** Make these seats the account's. What belongs to somebody else, or is gone, stays as it is. */
export async function claimAll(): Promise<void> {
  for (const key of unclaimed()) {
    const seats = [key.token, ...(key.others ?? []).map(({ token }) => token)].filter((one) => one !== null);
    const wish = { seats, host_token: key.host ?? null };
    try {
      take(await ask<Keys>("POST", `/api/tables/${key.table}/claim`, wish));
    } catch (error) {
      if (!(error instanceof Refusal) || error.key === "session-ended") throw error;
    }
  }
}

/** Ask for keys to whatever the account has at a table; whether there is a seat. */
export async function fetchKeys(table: string): Promise<boolean> {
  return take(await ask<Keys>("POST", `/api/tables/${encodeURIComponent(table)}/keys`));
}

function take({ table, seats, host_token: host }: Keys): boolean {
  if (!seats.length && !host) return false;
  const known = keyOf(table.id);
  const first = seats.find(({ seat }) => seat === known?.seat) ?? seats[0];
  keep({
    table: table.id,
    seat: first?.seat ?? null,
    token: first?.token ?? null,
    others: seats.filter((one) => one !== first),
    own: true,
    freed: false,
    ...(host ? { host } : {}),
  });
  return seats.length > 0;
}
