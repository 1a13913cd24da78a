/** The player aid of a game, one page: which rules of the rulebook stand on it, and which things with their texts. */

import type { Words } from "../lib/words";

export interface Aid {
  title?: string; // the key of a message; without it, the heading above the first rule
  rules?: readonly string[]; // ids, in the order of the game
  things?: readonly { kind: string; id: string }[]; // their names, and what they do
}

/** The things of one kind; those that say the same (two copies of a card) stand there once. */
export function things(words: Words, aid: Aid): { name: string; about: string }[] {
  const found = new Map<string, string>();
  for (const { kind, id } of aid.things ?? []) found.set(words.name(kind, id), words.about(kind, id));
  return [...found].map(([name, about]) => ({ name, about }));
}
