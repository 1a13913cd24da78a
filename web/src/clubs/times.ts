/** Times at which tables start, in the reader's own time zone. */

const UNITS: [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
];

/** The day and the time, with the time zone in which they are. */
export function whenWords(lang: string, at: number): string {
  return new Intl.DateTimeFormat(lang, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(at * 1000));
}

/** How long it is until then, in the largest unit of which there are two, or the next one. */
export function countdownWords(lang: string, seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  const [size, unit] = UNITS.find(([size]) => left >= 2 * size) ?? UNITS[3]!;
  return new Intl.RelativeTimeFormat(lang, { numeric: "always" }).format(Math.floor(left / size), unit);
}

/** How many milliseconds the countdown stays as it is. */
export function nextChange(seconds: number): number {
  const left = Math.max(0, Math.round(seconds));
  const [size] = UNITS.find(([size]) => left >= 2 * size) ?? UNITS[3]!;
  return Math.min(60_000, ((left % size) + 1) * 1000);
}

/** A moment as a field of the page has it (local time), and back. */
export function fieldOf(at: number): string {
  const date = new Date(at * 1000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Seconds since 1970, of local time in a field; null for an empty one. */
export function momentOf(field: string): number | null {
  const at = new Date(field).getTime() / 1000;
  return Number.isFinite(at) ? at : null;
}
