/** Luck statistics: how each seat fared against its odds, and the most unlikely results. */

import type { Fight, SeatLuck } from "../generated/types";

export type Fortune = "lucky" | "fair" | "unlucky";

/** Within one spread nothing is unusual; a seat that hardly fought had no luck to have. */
export function fortune({ wins, expected, spread }: SeatLuck): Fortune {
  const off = wins - expected;
  if (spread === 0 || Math.abs(off) <= Math.max(spread, 0.5)) return "fair";
  return off > 0 ? "lucky" : "unlucky";
}

/** How likely the end was that a fight came to. */
export function chanceOf(fight: Fight): number {
  return fight[fight.result];
}

/** The fights that ended against the odds, the most unlikely first. */
export function upsets(fights: readonly Fight[], most = 5, under = 0.35): Fight[] {
  return fights
    .filter((fight) => chanceOf(fight) < under)
    .sort((a, b) => chanceOf(a) - chanceOf(b))
    .slice(0, most);
}

/** The end of the scale on which wins and expectations are drawn. */
export function scaleEnd(seats: readonly SeatLuck[]): number {
  return Math.max(
    1,
    ...seats.map(({ wins, expected, spread }) => Math.ceil(Math.max(wins, expected + 2 * spread))),
  );
}
