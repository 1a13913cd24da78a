/** The log as chapters (a season) and their parts (an action), and its lines as pieces with links. */

import type { Event } from "../../../generated/types";

export interface Part {
  head: number | null; // the line that opens it, if one does
  lines: number[];
}

export interface Chapter {
  head: number | null;
  year: number;
  season: string; // "" before the first round
  parts: Part[];
}

/** Line numbers, not events: a line knows its place, so a list keeps its elements. */
export function chapters(events: readonly Event[]): Chapter[] {
  const all: Chapter[] = [];
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

export type Piece = { text: string; province?: string };

/** A sentence, with the names of these provinces cut out of it. */
export function pieces(sentence: string, names: Map<string, string>): Piece[] {
  const wanted = [...names.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!wanted.length) return [{ text: sentence }];
  const pattern = new RegExp(`(${wanted.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "u");
  return sentence
    .split(pattern)
    .filter(Boolean)
    .map((text) => {
      const province = names.get(text);
      return province === undefined ? { text } : { text, province };
    });
}

const PLACES = ["province", "provinces", "target", "origin", "card", "cards", "revolts"];

/** The ids of the provinces that an event speaks of. */
export function placesOf(event: Event): string[] {
  return PLACES.flatMap((fact) => {
    const value = event.facts?.[fact];
    return Array.isArray(value) ? value.map(String) : typeof value === "string" ? value.split(",") : [];
  });
}
