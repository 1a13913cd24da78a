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

/** What the modules add to it, for those at the table. */
const OF_MODULES: Readonly<Record<string, readonly Aid[]>> = {
  court: [
    {
      title: "shogun-module-court",
      rules: ["S-TC-06", "S-TC-10", "S-TC-11", "S-TC-12", "S-TC-15", "S-TC-16"],
    },
    {
      title: "web-shogun-box-favors-aid",
      things: NAMES.favor_kinds.map((_, at) => ({ kind: "favor", id: String(at + 1) })),
    },
  ],
  samurai: [{ title: "shogun-module-samurai", rules: ["S-SA-02", "S-SA-03", "S-SA-04", "S-SA-05"] }],
  leaders: [
    {
      title: "shogun-module-leaders",
      rules: ["S-ML-04", "S-ML-06", "S-ML-07", "S-ML-09", "S-ML-10", "S-ML-11"],
    },
  ],
  chambers: [
    { title: "shogun-module-chambers", rules: ["S-CH-03", "S-CH-04", "S-CH-05", "S-CH-08", "S-CH-09"] },
  ],
};

export const aidOf = (modules: readonly string[]): readonly Aid[] => [
  ...AID,
  ...modules.flatMap((module) => OF_MODULES[module] ?? []),
];
