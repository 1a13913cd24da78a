/** What the lobby tells of the tables that it shows, besides the tables: asked for all of them together, now and then. */

import { SvelteMap } from "svelte/reactivity";
import type { LobbyFacts } from "../generated/types";
import { call } from "../lib/api";
import { poll } from "../lib/poll";
import { prefs } from "../lib/prefs.svelte";

const EVERY = 30_000; // milliseconds
const TOGETHER = 50;

const facts = new SvelteMap<string, LobbyFacts>();
const shown = new Map<string, number>(); // by table: how many cards show it
let stop: (() => void) | null = null;
let soon: ReturnType<typeof setTimeout> | undefined;

export const factsOf = (table: string): LobbyFacts | undefined => facts.get(table);

/** Ask about this table as long as it is shown. Returns a function that ends it. */
export function watch(table: string): () => void {
  shown.set(table, (shown.get(table) ?? 0) + 1);
  clearTimeout(soon);
  soon = setTimeout(restart, TOGETHER);
  return () => {
    const left = (shown.get(table) ?? 1) - 1;
    if (left) return void shown.set(table, left);
    shown.delete(table);
    if (shown.size) return;
    clearTimeout(soon);
    stop?.();
    stop = null;
    facts.clear();
  };
}

function restart(): void {
  stop?.();
  stop = poll(EVERY, async () => {
    const ids = [...shown.keys()].join(",");
    if (!ids) return;
    for (const one of await call<LobbyFacts[]>("GET", `/api/lobby?ids=${ids}`, prefs.lang))
      facts.set(one.table, one);
  });
}
