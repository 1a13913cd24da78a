/** Odds from the server for the view of this seat; cached, so each query is sent once. */

import type { LiveTable } from "../lib/table.svelte";
import { api } from "../lib/api";

export interface Chances {
  win: number;
  undecided: number;
  lose: number;
  attackers_left: number;
  defenders_left: number;
}

/** Whose fight is meant, in the server's words; nothing said, the one under way. `seen`: in which update. */
export type Query = Record<string, string | number>;

const known = new Map<string, Promise<Chances | null>>();

export function oddsOf(table: LiveTable, query: Query): Promise<Chances | null> {
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  const key = [table.id, asked].join(" ");
  const found = known.get(key) ?? fetchOdds(table, asked);
  if (known.size > 500) known.clear();
  known.set(key, found);
  return found;
}

/** Null where the server has none to tell, or the table has moved on: odds are a help, never a hindrance. */
async function fetchOdds({ id, token }: LiveTable, asked: string): Promise<Chances | null> {
  try {
    return await api.odds<Chances>(id, token, asked);
  } catch {
    return null;
  }
}
