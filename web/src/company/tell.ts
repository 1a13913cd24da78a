/** What happens at a table besides moves, in words. */

import type { TableEvent } from "../generated/types";
import type { Words } from "../lib/words";
import { botName } from "../lobby/games.svelte";

const UNITS: [seconds: number, unit: string][] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
];

/** A time span in the largest unit that gives a whole number. */
export function spanWords(lang: string, seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? UNITS[3]!;
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(lang, style).format(seconds / size);
}

/** A moment: the time, and the day if it is another one than today. */
export function momentWords(lang: string, at: number, now = Date.now() / 1000): string {
  const [date, today] = [new Date(at * 1000), new Date(now * 1000)];
  const time = { hour: lang === "en" ? "numeric" : "2-digit", minute: "2-digit" } as const; // 7:01 PM, 19:01
  const same = date.toDateString() === today.toDateString();
  const style = same ? time : ({ day: "numeric", month: "short", ...time } as const);
  return new Intl.DateTimeFormat(lang, style).format(date);
}

/** What tells the reader nothing that the lines after it do not say. */
const UNTOLD = new Set(["passed", "bot", "offer", "wait", "end"]);

/** Whether it is a line of the log: a nudge is for the two whom it concerns, and a decision for what it brought. */
export function isTold({ kind, seat, by, facts }: TableEvent, mine: number | null): boolean {
  if (kind === "rematch") return false; // of the next game
  if (kind === "nudge") return mine !== null && (seat === mine || by === mine);
  return kind !== "vote-closed" || !UNTOLD.has(String(facts["result"]));
}

export function choiceWords(words: Words, choice: string): string {
  return words.say(`web-company-choice-${choice}`);
}

export function eventWords(words: Words, { kind, seat, by, facts }: TableEvent): string {
  const said: Record<string, string> = {
    name: String(facts["name"] ?? (seat === null ? "everybody" : words.seat(seat))),
    was: String(facts["was"] ?? ""),
    by: by === null ? "" : words.seat(by),
    reason: String(facts["reason"] ?? ""),
    about: String(facts["about"] ?? "").replace("_", "-"),
    result: String(facts["result"] ?? ""),
  };
  if (facts["bot"] !== undefined) said["bot"] = botName(words, String(facts["bot"]));
  if (facts["choice"] !== undefined) said["choice"] = choiceWords(words, String(facts["choice"]));
  if (facts["seconds"] !== undefined) said["more"] = spanWords(words.lang, Number(facts["seconds"]));
  return words.say(`web-company-event-${kind}`, said);
}
