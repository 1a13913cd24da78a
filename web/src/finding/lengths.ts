/** How long a game takes, in words. */

import type { ExpectedLength } from "../generated/types";
import type { Words } from "../lib/words";

const HOUR = 60;
const DAY = 24 * HOUR;

/** About how long: of what lasts longer than an evening, how many days. */
export function about(words: Words, minutes: number): string {
  if (minutes < 100)
    return words.say("web-finding-minutes", { count: Math.max(5, Math.round(minutes / 5) * 5) });
  if (minutes < DAY) return words.say("web-finding-hours", { count: Math.round(minutes / HOUR) });
  return words.say("web-finding-days", { count: Math.round(minutes / DAY) });
}

/** The shortest and the longest of the games that one would play, at one pace. */
export function range(
  expected: readonly ExpectedLength[],
  players: readonly number[],
  lengths: readonly string[],
  pace: string,
): [number, number] | null {
  const minutes = expected
    .filter(
      (one) =>
        one.pace === pace &&
        players.includes(one.players) &&
        (!one.length || !lengths.length || lengths.includes(one.length)),
    )
    .map((one) => one.minutes);
  return minutes.length ? [Math.min(...minutes), Math.max(...minutes)] : null;
}

export function rangeInWords(words: Words, [least, most]: [number, number]): string {
  const [from, until] = [about(words, least), about(words, most)];
  return from === until ? from : words.say("web-finding-range", { from, until });
}
