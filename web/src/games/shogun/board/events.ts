/** The event cards of the year: a view says where each card is, the log which four were laid out last. */

import type { Board, Event } from "../../../generated/types";
import { EVENT_GONE, NAMES } from "./facts";

/** The cards of this year, as the log tells; null where it does not. */
export function eventsOfYear(log: readonly Event[]): ReadonlySet<number> | null {
  const shown = log.findLast(({ key }) => key === "events-shown")?.facts?.["events"];
  return Array.isArray(shown) ? new Set(shown.map((id) => NAMES.events.indexOf(String(id)))) : null;
}

/** Those of them that are over. Without the log only the first year is sure. */
export function goneThisYear(board: Board, year: ReadonlySet<number> | null | undefined): number[] {
  const gone = board.events.flatMap((place, card) => (place === EVENT_GONE ? [card] : []));
  if (year) return gone.filter((card) => year.has(card));
  return board.year === 1 ? gone : [];
}
