/** When each lesson of the guided first game comes: by where the table stands and what has just happened. */

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
export type Lesson = (typeof LESSONS)[number];

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
};

/** The lessons whose moment has come, in the order of the game. */
export function lessonsAt(board: Board, log: readonly Event[]): Lesson[] {
  const stage = shogun.names.stages[board.stage];
  const decision = shogun.names.decisions[board.decision];
  const due = new Set<Lesson>(["welcome"]);
  if (stage === "draft") due.add("draft");
  if (decision === "draft_group") due.add("group");
  if (stage === "planning") (["round", "planning", "bid"] as const).forEach((lesson) => due.add(lesson));
  if (decision === "take_special") due.add("specials");
  if (stage === "actions") due.add("actions");
  if (decision === "battle_move") due.add("battle");
  if (decision === "choose_revolt") due.add("winter");
  let played = false; // the loading of the tower is a throw too, but no battle yet
  for (const { key } of log) {
    played ||= key === "action";
    const lesson = BY_EVENT[key];
    if (lesson && (lesson !== "tower" || played)) due.add(lesson);
  }
  return LESSONS.filter((lesson) => due.has(lesson));
}
