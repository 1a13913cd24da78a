/** Seats of a rematch that are held for those who played before. */

import type { SeatInfo } from "../generated/types";
import { session } from "../lib/session.svelte";

/** Whether the seat is held for somebody else than whoever is signed in here; the server decides. */
export function isHeld({ held_until: until, held_for: name }: SeatInfo, now = Date.now() / 1000): boolean {
  if (typeof until !== "number" || until <= now) return false;
  return session.token === null || name !== session.name;
}
