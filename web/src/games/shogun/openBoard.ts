/** A board as spectators see it, made from that of a seat: what a screen shows while nobody has taken it. */

import type { Board } from "../../generated/types";
import { HIDDEN, NO_CARD, stage } from "./board/facts";

/** Without the cards that this seat has in hand, and its plan only as far as all plans are open by now. */
export function openBoard(board: Board, seat: number): Board {
  const others = board.plans.filter((_, other) => other !== seat);
  const isOpen = (space: number): boolean =>
    others.some((plan) => plan !== null && ![HIDDEN, NO_CARD].includes(plan[space]!));
  const known = (card: number, space: number): number => (card === NO_CARD || isOpen(space) ? card : HIDDEN);
  const plan = board.stage === stage("planning") ? null : (board.plans[seat]?.map(known) ?? null);
  return { ...board, plans: board.plans.with(seat, plan), hand: [], steps: 0 };
}
