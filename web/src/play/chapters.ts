/** A log in chapters and their parts, and its lines as pieces with links. */

import type { Event } from "../generated/types";

/** Line numbers, not events: a line knows its place, so a list keeps its elements. */
export interface Part {
  head: number | null; // the line that opens it, if one does
  lines: number[];
}

export interface Chapter {
  parts: Part[];
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
