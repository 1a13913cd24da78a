/** Several people at one screen: whose turn it is to hold it. */

import type { SeatInfo } from "../generated/types";

/**
 * The seat of this screen that should get it next; null while whoever has it is asked, or nobody here is.
 * It goes around the table: the next seats first.
 */
export function nextHolder(
  seats: readonly SeatInfo[],
  here: readonly number[],
  holder: number,
): number | null {
  if (seats[holder]?.to_act) return null;
  const waiting = here.filter((seat) => seat !== holder && seats[seat]?.to_act);
  const after = (seat: number): number => (seat - holder + seats.length) % seats.length;
  return waiting.toSorted((a, b) => after(a) - after(b))[0] ?? null;
}
