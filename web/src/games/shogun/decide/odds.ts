/** Odds from the server, of this seat's own view; asked once for each question. */

import { prefs } from "../../../lib/prefs.svelte";

export interface Chances {
  win: number;
  undecided: number;
  lose: number;
}

export interface Question {
  id: string;
  token: string | null;
  seq: number;
  target: string;
  armies: number;
  extra?: "yes" | "no" | undefined;
}

const known = new Map<string, Promise<Chances | null>>();

export function oddsOf(question: Question): Promise<Chances | null> {
  const { id, token, seq, target, armies, extra } = question;
  const key = [id, seq, target, armies, extra].join(" ");
  const found = known.get(key) ?? fetchOdds(id, token, target, armies, extra);
  if (known.size > 500) known.clear();
  known.set(key, found);
  return found;
}

/** Null where the server has none to tell: odds are a help, never a hindrance. */
async function fetchOdds(
  id: string,
  token: string | null,
  target: string,
  armies: number,
  extra?: string,
): Promise<Chances | null> {
  const query = new URLSearchParams({ target, armies: String(armies) });
  if (extra) query.set("extra", extra);
  const headers: Record<string, string> = { "accept-language": prefs.lang };
  if (token) headers["authorization"] = `Bearer ${token}`;
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(id)}/odds?${query}`, { headers });
    return response.ok ? ((await response.json()) as Chances) : null;
  } catch {
    return null;
  }
}
