/** Names of replay moments: y1/summer/a4 is the fourth action of a year's second season. */

import type { Words } from "../../../lib/words";

/** The year, season and action of a moment; the set-up has none. */
export function readMoment(moment: string): { year: number; season: string; action: number } | null {
  const [, year, season, action] = /^y(\d+)\/(\w+)(?:\/a(\d+))?$/.exec(moment) ?? [];
  return year && season ? { year: Number(year), season, action: Number(action ?? 0) } : null;
}

export function momentInWords(moment: string, words: Words): string {
  const read = readMoment(moment);
  if (!read) return words.say("web-replay-setup");
  const key = read.action ? "web-shogun-replay-moment-action" : "web-shogun-replay-moment";
  return words.say(key, { year: read.year, season: read.season, number: read.action });
}
