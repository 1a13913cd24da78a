/** Ranking of the seats at the end of a game. */

import type { Outcome } from "../generated/types";

export interface Rank {
  seat: number;
  points: number;
  won: boolean;
}

/** The seats by what they came to: winners first, then by points. */
export function ranksOf(outcome: Outcome): Rank[] {
  return outcome.scores
    .map((points, seat) => ({ seat, points, won: outcome.winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
}

/** The place that a seat has come to, from 1; who is level shares it. */
export function placeOf(outcome: Outcome, seat: number): number {
  const ranks = ranksOf(outcome);
  const own = ranks.find((rank) => rank.seat === seat);
  return 1 + ranks.filter(({ won, points }) => own && (won === own.won ? points > own.points : won)).length;
}
