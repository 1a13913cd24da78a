/** The log as chapters (a season) and their parts (an action). */

import type { Event } from "../../../generated/types";
import type { Chapter } from "../../../play/chapters";

export interface Season extends Chapter {
  head: number | null;
  year: number;
  season: string; // "" before the first round
}

export function chapters(events: readonly Event[]): Season[] {
  const all: Season[] = [];
  let year = 0;
  events.forEach((event, line) => {
    if (event.key === "round" || event.key === "winter" || all.length === 0) {
      if (event.key === "round") year = Number(event.facts?.["year"] ?? year);
      const season =
        event.key === "round" ? String(event.facts?.["season"]) : event.key === "winter" ? "winter" : "";
      const head = season ? line : null;
      all.push({ head, year, season, parts: [{ head: null, lines: head === null ? [line] : [] }] });
    } else if (event.key === "action") {
      all.at(-1)!.parts.push({ head: line, lines: [] });
    } else {
      all.at(-1)!.parts.at(-1)!.lines.push(line);
    }
  });
  return all;
}
