/** Triggers of the tutorial lessons: which lesson is due at which decision or event. */

import type { Event, IkusaBoard } from "../../../generated/types";
import { decisionOf, stageOf } from "../facts";
import { LESSONS, type Lesson } from "./contents";

const BY_DECISION: Record<string, Lesson> = {
  add_spearmen: "spearmen",
  claim_province: "spearmen",
  place_army: "armies",
  fill_bin: "plan",
  take_marker: "order",
  settle_tie: "order",
  build_site: "build",
  buy_unit: "levy",
  place_unit: "place",
  deploy_ronin: "ronin",
  send_ninja: "ninja",
  send_spy: "ninja",
  move_armies: "move",
  declare_battle: "declare",
  take_losses: "losses",
  stop_or_repeat: "stop",
  after_battle: "advance",
  final_armies: "final",
  final_forces: "final",
};
const BY_EVENT: Record<string, Lesson> = {
  "turn-order": "order",
  built: "build",
  "ronin-hired": "ronin",
  "ninja-hired": "ninja",
  battle: "fight",
  invasion: "fight",
  "ronin-removed": "income",
  "game-over": "over",
};

/**
 * The lessons whose moment has come, in the order of the game. What is asked of others is no lesson yet. `goal`: the
 * table's option, which tells the prepared first game from all others.
 */
export function lessonsAt(
  board: IkusaBoard,
  asked: boolean,
  log: readonly Event[],
  goal: string | undefined,
): Lesson[] {
  const due = new Set<Lesson>(["welcome"]);
  if (goal === "round_4" && board.round === 0) due.add("prepared");
  const lesson = BY_DECISION[decisionOf(board)];
  if (asked && lesson) due.add(lesson);
  for (const { key } of log) {
    const taught = BY_EVENT[key];
    if (taught) due.add(taught);
  }
  if (board.round > 1 || stageOf(board) === "winter") due.add("income");
  return LESSONS.filter((one) => due.has(one));
}
