/** Preferences and seat tokens in localStorage. The server never gets the preferences. */

import { untrack } from "svelte";
import { LANGUAGES, type Language } from "./languages";

export type Theme = "auto" | "light" | "dark";
export type Tint = "region" | "owner"; // how the land of a map is coloured
export type Answer = "ask" | "yes" | "no";

export function read(key: string): string | null {
  try {
    return localStorage.getItem(`bakufu.${key}`);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`bakufu.${key}`, value);
  } catch {
    // it lasts until the page is closed
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(`bakufu.${key}`);
  } catch {
    // nothing was kept
  }
}

/** What was kept as JSON; something else when another program has written there. */
function parsed<T>(key: string, otherwise: T): T {
  try {
    const value = JSON.parse(read(key) ?? "null") as T | null;
    return value !== null && typeof value === typeof otherwise ? value : otherwise;
  } catch {
    return otherwise;
  }
}

function firstLanguage(): Language {
  const wanted = [read("lang"), ...navigator.languages].map((tag) => (tag ?? "").toLowerCase());
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.startsWith(language.split("-")[0]!));
    if (found) return found;
  }
  return "en";
}

function firstTheme(): Theme {
  const kept = read("theme");
  return kept === "light" || kept === "dark" ? kept : "auto";
}

function firstTint(): Tint | null {
  const kept = read("tint");
  return kept === "region" || kept === "owner" ? kept : null;
}

function firstSpeed(name: string): number | null {
  const kept = read(name);
  return kept !== null && Number(kept) >= 0 && Number.isFinite(Number(kept)) ? Number(kept) : null;
}

const LOW = 0.35;

function firstVolume(): number {
  const kept = Number(read("volume") ?? LOW);
  return kept >= 0 && kept <= 1 ? kept : LOW;
}

/** A random name of this browser, by which the tabs of one spectator count as one. */
function browserName(): string {
  const name = read("browser") ?? crypto.randomUUID();
  write("browser", name);
  return name;
}

class Prefs {
  readonly browser = browserName();
  lang = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  tint = $state<Tint | null>(firstTint()); // null: as the game begins
  sound = $state(read("sound") !== "off"); // once the page has been touched
  volume = $state(firstVolume()); // 0 to 1
  speed = $state(firstSpeed("speed") ?? 1); // of animations: 0 none, 1 normal, 2 twice as fast
  replaySpeed = $state(firstSpeed("replay-speed")); // the same while a replay is shown; null: as at the table
  replaying = $state(false);
  stepwise = $state(read("stepwise") === "on"); // what happens waits for the viewer after each step
  confirm = $state(read("confirm") === "on"); // ask once more before a move that cannot be taken back
  forced = $state(read("forced") !== "off"); // a decision with one answer answers itself
  notify = $state(read("notify") === "on"); // a message of the browser when it is your turn
  name = $state(read("name") ?? "");
  game = $state(read("game") ?? ""); // chosen last
  answers = $state<Record<string, Answer>>(parsed("answers", {}));

  save(): void {
    write("lang", this.lang);
    write("theme", this.theme);
    if (this.tint) write("tint", this.tint);
    write("sound", this.sound ? "on" : "off");
    write("volume", String(this.volume));
    write("speed", String(this.speed));
    if (this.replaySpeed !== null) write("replay-speed", String(this.replaySpeed));
    write("stepwise", this.stepwise ? "on" : "off");
    write("confirm", this.confirm ? "on" : "off");
    write("forced", this.forced ? "on" : "off");
    write("notify", this.notify ? "on" : "off");
    write("name", this.name);
    if (this.game) write("game", this.game);
    write("answers", JSON.stringify(this.answers));
  }

  /** How fast what is on the screen is shown. */
  get pace(): number {
    return (this.replaying ? this.replaySpeed : null) ?? this.speed;
  }

  get calm(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches || this.pace === 0;
  }
}

export const prefs = new Prefs();

/** The secrets of this browser: its seats and its own tables. They never leave it but as a header. */
export interface Key {
  table: string;
  seat: number | null;
  token: string | null;
  others?: { seat: number; token: string }[]; // more seats of this browser at the table, to change to
  shared?: boolean; // several people play at this screen: between two seats there is a curtain
  host?: string;
  invite?: string;
  entropy?: string; // what this browser added to the draws
  commitment?: string; // what the table had promised when this browser first saw it
  own?: boolean; // the account that is signed in has it: the tokens end with the session
  name?: string; // of the player, as the game has it; the seat of another name has been given to somebody else
  freed?: boolean; // the host has freed the seat that this browser had
  club?: boolean; // a table of a club: its members look at it with their session
  coach?: boolean; // the guide of a first game speaks at this table
  at?: number; // when it was last used, in milliseconds
  absentSince?: number; // the server has not known this table since then
}

/** Counts the changes of the keys, so that a page notices that it has got a seat. */
class Changes {
  count = $state(0);
}
const changes = new Changes();

export function keyOf(table: string): Key | null {
  void changes.count;
  const key = parsed<Partial<Key>>(`key.${table}`, {});
  return key.table === table ? { seat: null, token: null, ...key, table } : null;
}

export function keep(key: Partial<Key> & { table: string }): void {
  const known = untrack(() => keyOf(key.table)) ?? { seat: null, token: null };
  write(`key.${key.table}`, JSON.stringify({ ...known, ...key, at: Date.now() }));
  untrack(() => changes.count++);
}

/** Sit on this seat. The one that this browser sat on stays open to it, unless it is known to be lost. */
export function sitOn(table: string, seat: number, token: string, lost = false): void {
  const known = untrack(() => keyOf(table));
  const others = (known?.others ?? []).filter((one) => one.seat !== seat);
  const before = known?.token && known.token !== token && !lost ? known : null;
  if (before && before.seat !== null && before.seat !== seat)
    others.push({ seat: before.seat, token: before.token! });
  keep({ table, seat, token, others, freed: false });
}

export function forget(table: string): void {
  for (const seat of [null, ...seatsHere(table)]) remove(visitName(table, seat));
  remove(`key.${table}`);
  untrack(() => changes.count++);
}

/** The seats that this browser has at a table: the one that it sits on first. */
export function seatsHere(table: string): number[] {
  const key = untrack(() => keyOf(table));
  const seats = [key?.seat ?? null, ...(key?.others ?? []).map(({ seat }) => seat)];
  return seats.filter((seat) => seat !== null);
}

const ABSENT_MOST = 30 * 24 * 3600 * 1000;

/**
 * Whether the server knows this table. A server that does not may have another database, or an older copy of it: the
 * key is kept until the table has been absent for 30 days.
 */
export function noteAnswer(table: string, known: boolean, now = Date.now()): void {
  const key = untrack(() => keyOf(table));
  const since = key?.absentSince;
  if (!known && since !== undefined && now - since > ABSENT_MOST) forget(table);
  if (!key || known === (since === undefined)) return; // nothing new
  const { absentSince: _, ...rest } = key;
  write(`key.${table}`, JSON.stringify(known ? rest : { ...rest, absentSince: now }));
  untrack(() => changes.count++);
}

/** The tables where this browser sits or that it has opened: the last used first, absent ones last. */
export function ownKeys(): Key[] {
  void changes.count;
  const keys: Key[] = [];
  try {
    for (let place = 0; place < localStorage.length; place++) {
      const table = localStorage.key(place)?.match(/^bakufu\.key\.(.+)$/)?.[1];
      const key = table ? keyOf(table) : null;
      if (key && (key.token || key.host)) keys.push(key);
    }
  } catch {
    // a browser that keeps nothing
  }
  const absent = (key: Key): number => Number(key.absentSince !== undefined);
  return keys.sort((a, b) => absent(a) - absent(b) || (b.at ?? 0) - (a.at ?? 0));
}

/** With whose eyes this browser may look at a table: its seat's, or those of an invited guest. */
export function eyesAt(table: string): string | null {
  const key = keyOf(table);
  return key?.token ?? (key?.club ? read("session") : key?.invite) ?? null;
}

/** Whether the guide of a first game speaks at this table. */
export function coachAt(table: string): boolean {
  return keyOf(table)?.coach ?? false;
}

export function setCoach(table: string, on: boolean): void {
  keep({ table, coach: on });
}

/** Up to where a seat of this browser has seen its table: the number of the update, and the lines of the log. */
export interface Visit {
  seq: number;
  lines: number;
  owners?: readonly number[] | undefined; // of the provinces
  decided?: { seq: number; lines: number } | undefined; // when this seat last made a move
  rounds?: readonly RoundMark[] | undefined; // the beginnings of the last two rounds
}

export interface RoundMark {
  lines: number; // of the log
  owners: readonly number[] | null; // whose the provinces were; null: it was not seen
}

const visitName = (table: string, seat: number | null): string => `visit.${table}.${seat ?? "watching"}`;

/** By table and by the seat that this browser sits on, as each sees its own part of what happens. */
export const visits = {
  read: (table: string): Visit | null => {
    const name = visitName(table, seatsHere(table)[0] ?? null);
    const { seq, lines, ...more } = parsed<Partial<Visit>>(name, {});
    return Number.isInteger(seq) && Number.isInteger(lines) ? { seq: seq!, lines: lines!, ...more } : null;
  },
  write: (table: string, visit: Visit): void =>
    write(visitName(table, seatsHere(table)[0] ?? null), JSON.stringify(visit)),
};

/** Texts that are being written, kept until the server has them. */
export const drafts = {
  read: (name: string): string | null => read(`draft.${name}`),
  write: (name: string, text: string): void => write(`draft.${name}`, text),
  remove: (name: string): void => remove(`draft.${name}`),
};
