/** A levy in the browser: moves that are not submitted yet, and the server's word on them. */

import type { Draft, LevyForecast, Refusal, TrayForecast } from "../../../generated/types";
import type { MoveTable } from "../../../lib/moves";

export function forecastOf(draft: Draft | null): LevyForecast | null {
  const forecast = draft?.preview?.forecast as unknown as LevyForecast | TrayForecast | null | undefined;
  return forecast?.of === "levy" ? forecast : null;
}

/** How many of each unit these moves levy. */
export function unitsOf(moves: readonly number[], table: MoveTable, kinds: number): number[] {
  const units = Array<number>(kinds).fill(0);
  for (const move of moves) {
    const [kind, unit] = table.digits(move);
    if (kind === "levy" && unit !== undefined) units[unit]!++;
  }
  return units;
}

/** The moves that the server has called legal, and why it refused the last of the others. */
export function verdictOf(draft: Draft): { legal: number[]; refusal: Refusal | null } {
  const judged = draft.preview?.moves ?? [];
  return {
    legal: judged.filter(({ refusal }) => !refusal).map(({ move }) => move),
    refusal: judged.findLast(({ refusal }) => refusal)?.refusal ?? null,
  };
}

/** One unit less of this kind: the last one that was added. */
export function without(moves: readonly number[], move: number): number[] {
  const at = moves.lastIndexOf(move);
  return at < 0 ? [...moves] : [...moves.slice(0, at), ...moves.slice(at + 1)];
}
