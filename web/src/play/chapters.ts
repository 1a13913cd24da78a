/** Log structure: chapters and parts, and lines split into text and links. */

import type { Event } from "../generated/types";

/** Line numbers, not events: a line knows its place, so a list keeps its elements. */
export interface Part {
  head: number | null; // the line that opens it, if one does
  lines: number[];
}

export interface Chapter {
  parts: Part[];
}

/** `after`: the stop or comma that stays with a name, so that no line begins with it. */
export type Piece = { text: string; province?: string; after?: string };
const STOPS = /^[.,;:!?)。，；：！？、）”]+/u;

/** A sentence, with the names of these provinces cut out of it. */
export function pieces(sentence: string, names: Map<string, string>): Piece[] {
  const wanted = [...names.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
  if (!wanted.length) return [{ text: sentence }];
  const pattern = new RegExp(
    `(${wanted.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`,
    "u",
  );
  const found: Piece[] = [];
  for (let text of sentence.split(pattern)) {
    const before = found.at(-1);
    const province = names.get(text);
    if (province !== undefined) found.push({ text, province });
    else {
      const after = before?.province ? STOPS.exec(text)?.[0] : undefined;
      if (after) {
        before!.after = after;
        text = text.slice(after.length);
      }
      if (text) found.push({ text });
    }
  }
  return found;
}

const PLACES = ["province", "provinces", "target", "origin", "card", "cards", "revolts"];

/** The ids of the provinces that an event speaks of. */
export function placesOf(event: Event): string[] {
  return PLACES.flatMap((fact) => {
    const value = event.facts?.[fact];
    return Array.isArray(value) ? value.map(String) : typeof value === "string" ? value.split(",") : [];
  });
}

/** Chapters as far as the lines before this one tell them. */
export function upTo<Of extends Chapter>(chapters: readonly Of[], end: number): readonly Of[] {
  const begun = chapters.filter(
    ({ parts }) =>
      (parts.flatMap(({ head, lines }) => [...(head === null ? [] : [head]), ...lines.slice(0, 1)])[0] ?? 0) <
      end,
  );
  const last = begun.at(-1);
  if (!last) return begun;
  const parts = last.parts
    .filter((part) => (part.head ?? 0) < end)
    .map(({ head, lines }) => ({ head, lines: lines.filter((line) => line < end) }));
  return [...begun.slice(0, -1), { ...last, parts }];
}
