/** The server's table of times for votes (`voting.py`); a test compares the two. */

const MINUTE = 60;
const DAY = 86_400;

const MORE: Record<string, number> = {
  live: 5 * MINUTE,
  relaxed: 10 * MINUTE,
  days: DAY,
  days_fast: DAY,
  days_slow: 2 * DAY,
};

/** What an extension adds to a clock at this pace, in seconds; 0 without a clock. */
export function moreTime(pace: string): number {
  return MORE[pace] ?? 0;
}
