/** The viewer's own plan below the row of action cards. */

import { HIDDEN } from "./board/facts";

export interface Planned {
  action: number;
  card: number;
  sure: boolean; // this action lies on this field; otherwise its card is still face down somewhere ahead
}

/**
 * The cards of a plan in the order of the row. The actions that are still face down stand below the face-down cards in the
 * order of the individual board: where they lie is not known. Null where there is no plan to show.
 */
export function planUnderRow(row: readonly number[], plan: readonly number[]): Planned[] | null {
  if (plan.length < row.length || row.length === 0 || plan.slice(0, row.length).includes(HIDDEN)) return null;
  const unknown = row.map((_, action) => action).filter((action) => !row.includes(action));
  return row.map((action) =>
    action === HIDDEN
      ? { action: unknown[0]!, card: plan[unknown.shift()!]!, sure: false }
      : { action, card: plan[action]!, sure: true },
  );
}
