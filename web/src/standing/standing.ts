/** Requests about standing, and how its numbers are written. */

import type { Leaderboard, PlayedGame, Profile, TableRatings } from "../generated/types";
import { call } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";
import type { Words } from "../lib/words";

const ask = <T>(path: string): Promise<T> => call<T>("GET", path, prefs.lang, session.token);
const query = (facts: Record<string, string | number>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");

export const PACES = ["live", "days"] as const;
export const LINES = 25; // on a page of a leaderboard
export const GAMES = 10; // on a page of a profile

export const standing = {
  leaderboard: (game: string, players: number, pace: string, page: number) =>
    ask<Leaderboard>(`/api/leaderboard?${query({ game, players, pace, page, limit: LINES })}`),
  profile: (name: string) => ask<Profile>(`/api/profile?${query({ name })}`),
  games: (name: string, page: number) =>
    ask<PlayedGame[]>(`/api/profile/games?${query({ name, page, limit: GAMES })}`),
  table: (id: string) => ask<TableRatings>(`/api/tables/${encodeURIComponent(id)}/ratings`),
};

/** How a rating has changed, with its sign. */
export function changeWords(words: Words, points: number): string {
  const way = points > 0 ? "up" : points < 0 ? "down" : "none";
  return words.say(`web-standing-change-${way}`, { points: String(Math.abs(points)) });
}

export function ratingWords(words: Words, rating: { rating: number; deviation: number }): string {
  // As texts: nobody puts a comma into a rating.
  return words.say("web-standing-value", {
    rating: String(rating.rating),
    deviation: String(rating.deviation),
  });
}

/** A time in the largest unit that leaves a number of at least one. */
export function timeWords(words: Words, seconds: number): string {
  const [unit, size] =
    seconds >= 5400 ? ["hours", 3600] : seconds >= 90 ? ["minutes", 60] : (["seconds", 1] as const);
  return words.say(`web-standing-${unit}`, { number: Math.round(seconds / Number(size)) });
}

/** The points of a line through these values, in a box of this size, the oldest on the left. */
export function curvePoints(values: readonly number[], width: number, height: number): string {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const step = width / Math.max(1, values.length - 1);
  return values
    .map(
      (value, place) => `${(place * step).toFixed(1)},${(height * (1 - (value - least) / span)).toFixed(1)}`,
    )
    .join(" ");
}
