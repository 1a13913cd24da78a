/** Creating and joining tables. The tokens stay in this browser. */

import type { Created, CreateTable, SeatWish, TableInfo } from "../generated/types";
import { keep, keyOf, prefs } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";
import { api } from "../lib/api";
import type { Words } from "../lib/words";
import { botsOf, games } from "./games.svelte";

/** What this browser adds to the draws, so that even the server could not choose them alone. */
export function freshEntropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** A new table; this browser keeps its keys. */
export async function openTable(wish: CreateTable, coach = false): Promise<TableInfo> {
  const entropy = freshEntropy();
  const made = await api.create({ ...wish, entropy: wish.host_name ? entropy : "" });
  keepKeys(made, entropy, coach, session.token !== null);
  return made.table;
}

function keepKeys(made: Created, entropy: string, coach: boolean, own: boolean): void {
  keep({
    table: made.table.id,
    seat: made.seat,
    token: made.token,
    host: made.host_token,
    invite: made.invite,
    commitment: made.table.commitment,
    coach,
    own,
    ...(made.table.visibility === "club" ? { club: true } : {}),
    ...(made.seat === null ? {} : { entropy }),
  });
}

/** What whoever opens a table wants on a seat. */
export interface WishedSeat {
  kind: "open" | "bot" | "here"; // here: a person at this screen
  bot: string | null;
  name: string; // of the person at this screen
}

/** A person who plays at this screen, beside whoever opens the table. */
export interface PersonHere {
  seat: number;
  name: string;
}

/** Several people at one screen: this browser takes their seats and passes them on behind a curtain. */
export async function seatPeopleHere(id: string, people: readonly PersonHere[]): Promise<void> {
  for (const { seat, name } of people) {
    const wish = { name, seat, entropy: freshEntropy(), invite: keyOf(id)?.invite };
    const joined = await api.join(id, wish, true);
    const { token, others = [] } = keyOf(id)!;
    // Noted one by one: if a later seat cannot be had, those that were taken are not lost.
    if (token === null) keep({ table: id, seat, token: joined.token, shared: true });
    else keep({ table: id, others: [...others, { seat, token: joined.token }], shared: true });
  }
}

/** The guided first game of a game that has a prepared position for it. */
export async function playLesson(words: Words, game: string): Promise<string> {
  const entropy = freshEntropy();
  const name = prefs.name.trim() || words.clan(game, 0);
  const made = await api.lesson({ game, name, title: words.say("web-learn-title"), entropy });
  keepKeys(made, entropy, true, session.token !== null);
  return made.table.id;
}

const FIRST_GAME_BOT = "easy"; // a first game is not to be lost to the teacher

/** One click: a table against bots, started. With the guide of a first game the bots are easy ones. */
export async function playNow(
  words: Words,
  game: string,
  players: number,
  coach = false,
  options: Record<string, string> = {},
): Promise<string> {
  const bots = botsOf(await games.of(game));
  const level = coach && bots.includes(FIRST_GAME_BOT) ? FIRST_GAME_BOT : bots[0];
  const bot: SeatWish = { kind: "bot", bot: level ?? null };
  const table = await openTable(
    {
      game,
      players,
      options,
      visibility: "unlisted",
      host_name: prefs.name.trim() || words.clan(game, 0),
      seats: [{ kind: "open" }, ...Array.from({ length: players - 1 }, () => bot)],
      ...(coach ? { name: words.say("web-learn-title") } : {}),
    },
    coach,
  );
  await api.start(table.id, keyOf(table.id)?.host ?? "");
  return table.id;
}

/** A seat at somebody's table. */
export async function takeSeat(
  id: string,
  name: string,
  seat: number | null,
  invite?: string,
): Promise<void> {
  const entropy = freshEntropy();
  const joined = await api.join(id, { name, seat, entropy, ...(invite ? { invite } : {}) });
  prefs.name = name;
  keep({
    table: id,
    seat: joined.seat,
    token: joined.token,
    entropy,
    commitment: joined.table.commitment,
    own: session.token !== null,
    freed: false,
  });
}

/** The parts of a link to a table, wherever it comes from; null when it is none. */
export function partsOfLink(text: string): string[] | null {
  const hash = text.trim().replace(/^[^#]*#/, "");
  const parts = hash.split("/").filter(Boolean);
  if (parts[0] === "t" && parts[1]) return parts;
  return /^[a-z2-9]{10}$/.test(text.trim()) ? ["t", text.trim()] : null;
}
