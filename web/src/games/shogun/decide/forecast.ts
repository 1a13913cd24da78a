/** Forecast of a plan, as the server sends it: which lines still hold, and the words for what may go wrong. */

import type { Draft, PlanForecast, PlannedAction } from "../../../generated/types";
import type { Words } from "../../../lib/words";
import { CHEST_CARD, MOVES, NAMES } from "./facts";
import { planOf, type Plan } from "./plan";

export function forecastOf(draft: Draft | null): PlanForecast | null {
  return (draft?.preview?.forecast as unknown as PlanForecast | undefined) ?? null;
}

/** What was foreseen for a space; null while another card lies there than the server has judged. */
export function actionAt(draft: Draft | null, sheet: Plan, plan: Plan, space: number): PlannedAction | null {
  const judged = planOf(draft?.moves ?? [], MOVES)[space] ?? sheet[space] ?? null;
  if (judged !== (plan[space] ?? null)) return null;
  return forecastOf(draft)?.actions.find((action) => action.space === space) ?? null;
}

/** Why an action may be skipped, or that it will meet a revolt; empty when nothing stands in its way. */
export function doubtOf(words: Words, action: PlannedAction | null, card: number | null): string {
  if (!action?.doubt) return "";
  if (action.doubt === "revolt")
    return words.say("web-shogun-play-would-revolt", {
      province: card !== null && card < CHEST_CARD ? NAMES.cards[card]! : "",
      markers: action.markers,
    });
  const why = action.refusal ? words.refusal(action.refusal.key, action.refusal.facts ?? {}) : "";
  return words.say(action.doubt === "skip" ? "web-shogun-play-would-skip" : "web-shogun-play-may-skip", {
    why,
  });
}
