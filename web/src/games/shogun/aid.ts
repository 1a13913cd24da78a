/** The player aid of Shogun: the course of the game and what every card does. */

import type { Aid } from "../../play/aid";
import { NAMES } from "./board/facts";

const all = (kind: string, ids: readonly string[]): { kind: string; id: string }[] =>
  ids.map((id) => ({ kind, id }));

export const AID: readonly Aid[] = [
  { rules: ["S-ROUND-01", "S-ROUND-02"] },
  { rules: ["S-PLAN-05", "S-PLAN-07", "S-PLAN-09", "S-BID-01"] },
  { title: "web-shogun-board-actions", things: all("action", NAMES.actions) },
  { title: "web-shogun-board-specials", things: all("special", NAMES.specials) },
  { title: "web-shogun-board-events", things: all("eventcard", NAMES.events) },
  { rules: ["S-BAT-09", "S-BAT-11", "S-BAT-13"] },
  { rules: ["S-REV-01", "S-REV-03", "S-REV-05", "S-REV-06"] },
  { rules: ["S-WIN-01", "S-WIN-02", "S-WIN-03"] },
  { rules: ["S-SCORE-01", "S-SCORE-02", "S-SCORE-03"] },
  { rules: ["S-GAME-01", "S-GAME-02"] },
];
