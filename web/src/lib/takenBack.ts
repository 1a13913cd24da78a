/** Undo by another player: which lines of the log an update removes. */

import type { Event } from "../generated/types";

/** Events that this viewer had seen and that are gone: only those, so nothing secret can be among them. */
export interface TakenBack {
  lines: readonly Event[];
  seat: number | null; // whose move it was, where the lines say so
  at: number; // lines of the log afterwards
}

export function takenBack(log: readonly Event[], from: number, events: readonly Event[]): TakenBack | null {
  const again = events.map((event) => JSON.stringify(event)); // moves of others that stay are sent again
  const lines = log.slice(from).filter((event) => {
    const place = again.indexOf(JSON.stringify(event));
    if (place >= 0) again.splice(place, 1);
    return place < 0;
  });
  if (!lines.length) return null;
  const seat = lines.map(({ facts }) => facts?.["seat"]).find((one) => typeof one === "number");
  return { lines, seat: seat ?? null, at: from + events.length };
}
