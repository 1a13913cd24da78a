/** Creating and joining tables. The tokens stay in this browser. */

import type { CreateTable, SeatWish, TableInfo } from "../generated/types";
import { keep, keyOf, prefs } from "../lib/prefs.svelte";
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
  keep({
    table: made.table.id,
    seat: made.seat,
    token: made.token,
    host: made.host_token,
    invite: made.invite,
    commitment: made.table.commitment,
    coach,
    ...(made.seat === null ? {} : { entropy }),
  });
  return made.table;
}

/** One click: a table against bots, started. */
export async function playNow(
  words: Words,
  game: string,
  players: number,
  coach = false,
  options: Record<string, string> = {},
): Promise<string> {
  const bot: SeatWish = { kind: "bot", bot: botsOf(await games.of(game))[0] ?? null };
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
