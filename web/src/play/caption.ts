/** What happens now, in words. */

import type { Event } from "../generated/types";
import type { Words } from "../lib/words";

/** What the stage shows now. */
export interface NowShown {
  subject: Event | null;
  title: string | null;
  happening: readonly Event[];
}

export const SILENCE: NowShown = { subject: null, title: null, happening: [] };

/** Of several events of a kind each has its own place; what they are is said once. */
export function severalIn({ subject, title, happening }: NowShown): readonly Event[] {
  const alike = happening.filter(({ key }) => key === subject?.key); // not the marches that led there
  const where = alike.map(({ facts = {} }) => FACTS.map((name) => facts[name]).join());
  return title && alike.length > 1 ? alike.filter((_, place) => where.indexOf(where[place]!) === place) : [];
}
const FACTS = ["seat", "origin", "target", "province"]; // what is told of each

/** Where it happens, as briefly as can be. */
export function placeOf({ facts = {} }: Event, words: Words): string {
  const name = (id: unknown): string => words.name("province", String(id));
  if (facts["origin"] && facts["target"]) return `${name(facts["origin"])} → ${name(facts["target"])}`;
  const province = facts["province"] ?? facts["target"];
  return province ? name(province) : "";
}

/** The sentence, or what heads a line about several events. */
export function headOf({ subject, title }: NowShown, words: Words): string {
  if (title) return words.say(title);
  return subject ? words.event(subject.key, subject.facts ?? {}) : "";
}

/** All of it without pictures. */
export function captionOf(now: NowShown, words: Words): string {
  const places = severalIn(now).map((event) => placeOf(event, words));
  return [headOf(now, words), places.join(", ")].filter(Boolean).join(" ");
}
