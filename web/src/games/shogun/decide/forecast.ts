/** Forecast of a plan, as the server sends it: which lines still hold, and the words for what may go wrong. */

import type { Draft, PlanForecast, PlannedAction, Refusal } from "../../../generated/types";
import type { Words } from "../../../lib/words";
import { CHEST_CARD, MOVES, NAMES } from "./facts";
import { planOf, type Plan } from "./plan";

export function forecastOf(draft: Draft | null): PlanForecast | null {
  return (draft?.preview?.forecast as unknown as PlanForecast | undefined) ?? null;
}

/** The plan that the server has judged: what is handed in, and the draft. */
function judgedPlan(draft: Draft | null, sheet: Plan): Plan {
  return planOf(draft?.moves ?? [], MOVES).map((card, space) => card ?? sheet[space] ?? null);
}

/**
 * How many cards the plan still lacks: what the server said, less the cards that were laid since. Null before it has
 * said anything.
 */
export function lackingIn(draft: Draft | null, sheet: Plan, plan: Plan): number | null {
  const forecast = forecastOf(draft);
  if (!forecast) return null;
  const count = (cards: Plan): number => cards.filter((card) => card !== null).length;
  return Math.max(0, forecast.lacking + count(judgedPlan(draft, sheet)) - count(plan));
}

/** Why the server would not take the plan as it has judged it: the first card that may not lie there, or a gap. */
export function refusalOf(draft: Draft | null): Refusal | null {
  const refused = draft?.preview?.moves.find(({ refusal }) => refusal);
  return refused?.refusal ?? forecastOf(draft)?.refusal ?? null;
}

/** What was foreseen for a space; null while another card lies there than the server has judged. */
export function actionAt(draft: Draft | null, sheet: Plan, plan: Plan, space: number): PlannedAction | null {
  if (judgedPlan(draft, sheet)[space] !== (plan[space] ?? null)) return null;
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
