/** Cubes of a throw by colour: where they lie, and which fall through the tower or stay in it. */

import type { Event } from "../../../generated/types";
import { beginningIn, type Scenes } from "../../../play/beats";

export interface Heap {
  colour: number;
  count: number;
}

/** The colours that are there, with their numbers. A negative number is one nobody has entered yet. */
export function heaps(counts: readonly number[]): Heap[] {
  return counts.flatMap((count, colour) => (count === 0 ? [] : [{ colour, count }]));
}

/** out: thrown and seen again; held: thrown and stuck; old: fell out although it was not thrown. */
export type Fate = "out" | "held" | "old";

export interface Falling {
  colour: number;
  fate: Fate;
}

/**
 * The cubes of a throw with the least that must have happened: nobody sees which cube of a colour stuck, so a
 * colour shows held cubes when fewer came out than went in, and old ones when more did.
 */
export function falling(thrown: readonly number[], out: readonly number[]): Falling[] {
  const fates = thrown.flatMap((count, colour) => {
    const seen = out[colour] ?? 0;
    return [
      ...many(Math.min(count, seen), colour, "out"),
      ...many(Math.max(0, count - seen), colour, "held"),
      ...many(Math.max(0, seen - count), colour, "old"),
    ];
  });
  return mixed(fates);
}

function many(count: number, colour: number, fate: Fate): Falling[] {
  return Array.from({ length: count }, () => ({ colour, fate }));
}

/** The same items in an order that looks like chance and is always the same. */
export function mixed<Item>(items: readonly Item[]): Item[] {
  let seed = items.length * 7919 + 17;
  const order = [...items];
  for (let index = order.length - 1; index > 0; index--) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const other = Math.floor((seed / 2147483648) * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}

export const BATTLES: Scenes = {
  hides: new Set(["throw"]),
  begin: new Set(["attack", "attack-neutral", "revolt"]),
  end: new Set([
    "battle-won",
    "battle-lost",
    "battle-undecided",
    "neutral-conquered",
    "neutral-held",
    "revolt-put-down",
    "revolt-lost",
  ]),
  untitled: "web-shogun-board-throw-loading",
};

/** One throw with the event that led to it and the one that says how it ended, where they are known. */
export interface Fight {
  beginning: Event | null;
  thrown: number[];
  out: number[];
  result: Event | null;
}

/** The throws among these events. `log`: what may have led to the first of them was perhaps told earlier. */
export function fights(events: readonly Event[], log: readonly Event[] = []): Fight[] {
  const found: Fight[] = [];
  let known = events.length ? log.indexOf(events[0]!) : -1;
  if (known < 0) known = log.length;
  events.forEach(({ key, facts }, place) => {
    if (BATTLES.hides.has(key)) {
      const { thrown, out } = facts as { thrown: number[]; out: number[] };
      const beginning = beginningIn([...log.slice(0, known), ...events.slice(0, place)], BATTLES);
      found.push({ beginning, thrown, out, result: null });
    } else if (BATTLES.end.has(key)) {
      const last = found.at(-1);
      if (last && !last.result) last.result = events[place]!;
    }
  });
  return found;
}

/** What lies in the tray for each side: armies of the one who attacks or meets a revolt, against whom, and helpers. */
export interface Score {
  armies: number;
  against: number;
  defender: number | null; // null: farmers, in a neutral province or a revolt
  helpers: number; // farmers on the side of a defender
}

export function scoreOf({ facts }: Event): Score {
  const of = (facts ?? {}) as Record<string, number>;
  const armies = of["attack"] ?? of["own"] ?? 0;
  const farmers = of["farmers"] ?? 0;
  if (of["defender"] === undefined) return { armies, against: farmers, defender: null, helpers: 0 };
  return { armies, against: of["own"] ?? 0, defender: of["defender"], helpers: farmers };
}
