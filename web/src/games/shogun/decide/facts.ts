/** The printed facts and the move table of Shogun, as the package gives them. */

import engine from "../../../generated/engine.json";
import shogun from "../../../generated/shogun.json";
import type { Board } from "../../../generated/types";
import { MoveTable, type Kind } from "../../../lib/moves";

export const MOVES = new MoveTable(shogun.moves as Kind[]);
export const PROVINCES = shogun.provinces;
export const NAMES = shogun.names;
export const COSTS = shogun.costs;
export const CHEST_CARD = shogun.chest_card; // from here on cards are chest cards
export const NO_CARD = shogun.no_card;
export const PLAN_ORDER: readonly number[] = shogun.plan_order;
export const HIDDEN = engine.hidden;

const INDEX = new Map(PROVINCES.map((province, index) => [province.id, index]));

export function provinceOf(id: string): number | undefined {
  return INDEX.get(id);
}

export function isChest(card: number): boolean {
  return card >= CHEST_CARD && card < NO_CARD;
}

/** What is asked now, by the name of the decision. */
export function decisionOf(board: Board): string {
  return NAMES.decisions[board.decision] ?? "";
}
