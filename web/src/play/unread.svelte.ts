/** Unread chat lines of a table. */

import { hiddenAt } from "../chat/hidden.svelte";
import { drafts } from "../lib/prefs.svelte";
import type { LiveTable } from "../lib/table.svelte";

class Read {
  last = $state<Record<string, number>>({});
}
const read = new Read();

function lastRead(table: string): number {
  return read.last[table] ?? Number(drafts.read(`read.${table}`) ?? 0);
}

/** Lines that others have written since this browser last showed the chat. */
export function unread(table: LiveTable): number {
  const last = lastRead(table.id);
  const { seats } = hiddenAt(table.id);
  return table.chat.filter(
    ({ number, seat, gone }) =>
      number > last && !gone && seat !== (table.view?.seat ?? -1) && !seats.includes(seat ?? -1),
  ).length;
}

export function markRead(table: LiveTable): void {
  const number = table.chat.at(-1)?.number ?? 0;
  if (number <= lastRead(table.id)) return;
  read.last[table.id] = number;
  drafts.write(`read.${table.id}`, String(number));
}
