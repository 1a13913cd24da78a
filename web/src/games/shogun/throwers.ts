/** Whose throw of the tower a line of the log tells. */

import type { Event } from "../../generated/types";

const BEGUN = new Set(["attack", "attack-neutral", "revolt"]);

/** The seat that threw; the first one throws before the game begins. Null where the line is no throw. */
export function throwerAt(events: readonly Event[], line: number): number | null {
  if (events[line]?.key !== "throw") return null;
  const about = events.slice(0, line).findLast(({ key }) => BEGUN.has(key));
  return Number(about?.facts?.["seat"] ?? 0);
}
