/** Triggers of the tutorial lessons: which lesson is due at which stage, decision or event. */

import shogun from "../../../generated/shogun.json";
import type { Board, Event } from "../../../generated/types";

export const LESSONS = [
  "welcome",
  "draft",
  "group",
  "round",
  "planning",
  "bid",
  "event",
  "specials",
  "actions",
  "build",
  "levy",
  "deploy",
  "battle",
  "tower",
  "revolt",
  "winter",
  "scoring",
  "over",
] as const;

/** Only at tables with that module. */
export const MODULE_LESSONS = ["court", "chambers", "leaders", "samurai", "favor", "statues"] as const;
export const ALL_LESSONS = [...LESSONS.slice(0, -1), ...MODULE_LESSONS, "over"] as const;
export type Lesson = (typeof LESSONS)[number] | (typeof MODULE_LESSONS)[number];

const BY_EVENT: Record<string, Lesson> = {
  event: "event",
  built: "build",
  rice: "levy",
  taxes: "levy",
  deployed: "deploy",
  attack: "battle",
  "attack-neutral": "battle",
  throw: "tower",
  revolt: "revolt",
  winter: "winter",
  scored: "scoring",
  "game-over": "over",
  "chambers-drawn": "chambers",
  "leader-placed": "leaders",
  "leader-moved": "statues",
  samurai: "samurai",
  "favor-taken": "favor",
};
const BY_DECISION: Record<string, Lesson> = {
  draft_group: "group",
  take_special: "specials",
  battle_move: "battle",
  choose_revolt: "winter",
  draft_leader: "leaders",
  place_leader: "leaders",
  move_leader: "statues",
  take_benefit: "samurai",
  take_favor: "favor",
};

/** The lessons whose moment has come, in the order of the game. What is asked of others is no lesson yet. */
export function lessonsAt(board: Board, asked: boolean, log: readonly Event[]): Lesson[] {
  const stage = shogun.names.stages[board.stage];
  const decision = shogun.names.decisions[board.decision];
  const due = new Set<Lesson>(["welcome"]);
  if (asked && stage === "draft") due.add("draft");
  if (asked && stage === "planning")
    (["round", "planning", "bid"] as const).forEach((lesson) => due.add(lesson));
  if (asked && stage === "planning" && board.court) due.add("court");
  if (stage === "actions") due.add("actions");
  const about = BY_DECISION[decision ?? ""];
  if (asked && about) due.add(about);
  let played = false; // the loading of the tower is a throw too, but no battle yet
  for (const { key } of log) {
    played ||= key === "action";
    const lesson = BY_EVENT[key];
    if (lesson && (lesson !== "tower" || played)) due.add(lesson);
  }
  return ALL_LESSONS.filter((lesson) => due.has(lesson));
}
