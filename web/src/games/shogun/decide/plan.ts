/** Draft of a plan in the browser: which card lies on which space, until it is sent as one run. */

import type { MoveTable } from "../../../lib/moves";
import { HIDDEN, MOVES, NAMES, NO_CARD, PLAN_ORDER } from "./facts";

/** By space (the ten actions, the auction, the boxes of Tenno's Court): the card that lies there, or null. */
export type Plan = (number | null)[];

export const SPACES = MOVES.kinds.find(({ name }) => name === "plan")!.arguments[0]!.values.map(String);
export const AUCTION = SPACES.indexOf("bid");
const WITHOUT_COURT = AUCTION + 1;

export function emptyPlan(): Plan {
  return SPACES.map(() => null);
}

/** The order in which the engine takes the spaces: the auction first, then the actions as printed, then the boxes. */
export const RUN: readonly number[] = PLAN_ORDER;

/** The boxes that follow the auction, as far as they are played. */
export function boxes(spaces: number): number[] {
  return SPACES.map((_, space) => space).slice(WITHOUT_COURT, spaces);
}

/** The spaces as the row will call them up: open cards in their order, then those still face down. */
export function inRowOrder(row: number[]): { space: number; place: number | null }[] {
  const open = row.flatMap((action, place) =>
    action === HIDDEN ? [] : [{ space: action, place: place + 1 }],
  );
  const known = new Set(open.map(({ space }) => space));
  const closed = RUN.slice(1, WITHOUT_COURT).filter((space) => !known.has(space));
  return [...open, ...closed.map((space) => ({ space, place: null }))];
}

/** Lay a card on a space. A card that lay elsewhere leaves there; two cards on the board change places. */
export function put(plan: Plan, card: number, space: number): Plan {
  const from = plan.indexOf(card);
  const there = plan[space] ?? null;
  return plan.map((lies, at) => (at === space ? card : at === from ? there : lies));
}

export function takeBack(plan: Plan, space: number): Plan {
  return plan.map((lies, at) => (at === space ? null : lies));
}

/** The cards that lie nowhere yet. */
export function inHand(cards: number[], plan: Plan): number[] {
  return cards.filter((card) => !plan.includes(card));
}

/**
 * What lies on the board so far, as moves that the server keeps until they are handed in; without the spaces of
 * the steps that are handed in already.
 */
export function draftOf(plan: Plan, moves: MoveTable, steps = 0): number[] {
  return plan.flatMap((card, space) =>
    card === null || RUN.indexOf(space) < steps
      ? []
      : [moves.encode(["plan", SPACES[space]!, NAMES.cards[card]!])],
  );
}

/** Back from a run, or from the sheet that the view shows. */
export function planOf(run: number[], moves: MoveTable): Plan {
  const plan = emptyPlan();
  for (const move of run) {
    const [, space, card] = moves.decode(move);
    const index = NAMES.cards.indexOf(String(card));
    plan[SPACES.indexOf(String(space))] = index === NO_CARD ? null : index;
  }
  return plan;
}

export function planFromSheet(sheet: number[]): Plan {
  return SPACES.map((_, space) => {
    const card = sheet[space] ?? NO_CARD;
    return card === NO_CARD || card < 0 ? null : card;
  });
}

/** Only cards that are there, each on one space. */
export function laid(plan: Plan, cards: number[]): Plan {
  const seen = new Set<number>();
  return plan.map((card) => {
    if (card === null || !cards.includes(card) || seen.has(card)) return null;
    seen.add(card);
    return card;
  });
}
