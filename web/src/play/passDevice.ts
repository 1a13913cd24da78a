/** Several people at one screen: whose turn it is to hold it. */

import type { GameClient } from "../games/clients";
import type { SeatInfo, View } from "../generated/types";

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

/**
 * What a screen shows while none of its people has taken it: nothing that only one of them may know. What is answered in
 * the open, such as real dice, can be answered all the same.
 */
export function openView(
  view: View,
  { openBoard, inTheOpen }: Pick<GameClient, "openBoard" | "inTheOpen">,
): View {
  if (view.seat === null || view.outcome) return view;
  const board = openBoard?.(view) ?? view.board;
  return inTheOpen?.(board) ? { ...view, board } : { ...view, board, seat: null, legal: [] };
}
