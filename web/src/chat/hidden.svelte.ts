/** Whose lines and nudges this viewer does not want to see: kept by this browser, and by the account if there is one. */

import type { Hidden } from "../generated/types";
import { drafts } from "../lib/prefs.svelte";

const NOBODY: Hidden = { seats: [], authors: [] };

class Known {
  tables = $state.raw<Record<string, Hidden>>({});
}
const known = new Known();

export function hiddenAt(table: string): Hidden {
  return known.tables[table] ?? kept(table);
}

function kept(table: string): Hidden {
  try {
    const { seats, authors } = JSON.parse(drafts.read(`hidden.${table}`) ?? "{}") as Partial<Hidden>;
    return { seats: seats ?? [], authors: authors ?? [] };
  } catch {
    return NOBODY;
  }
}

export function keepHidden(table: string, hidden: Hidden): void {
  known.tables = { ...known.tables, [table]: hidden };
  drafts.write(`hidden.${table}`, JSON.stringify(hidden));
}

/** What both know: the browser, and the account. */
export function addHidden(table: string, { seats, authors }: Hidden): void {
  const own = hiddenAt(table);
  keepHidden(table, {
    seats: [...new Set([...own.seats, ...seats])],
    authors: [...new Set([...own.authors, ...authors])],
  });
}

export function show(table: string, who: { seat?: number | null; author?: string }): void {
  const own = hiddenAt(table);
  keepHidden(table, {
    seats: own.seats.filter((seat) => seat !== who.seat),
    authors: own.authors.filter((author) => author !== who.author),
  });
}
