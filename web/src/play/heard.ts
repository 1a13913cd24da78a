/** What is heard of a victory or a defeat: who won hears that he won, who lost that he lost, and nobody else either. */

import type { Event } from "../generated/types";
import type { Sound } from "../lib/sounds";

export interface Listener {
  seat: number | null; // null: a guest
  playerOf: (side: number) => number; // where events name sides, of which a player may have two
  log: readonly Event[]; // tells against whom it was, where the event does not
}

const OPPOSITE: Partial<Record<Sound, Sound>> = { won: "lost", lost: "won" };

/** `sound`: as it is for the seat of the event. */
export function heardAs(sound: Sound, { facts }: Event, { seat, playerOf, log }: Listener): Sound | null {
  const other = OPPOSITE[sound];
  if (!other) return sound;
  const mine = (side: unknown): boolean =>
    typeof side === "number" && seat !== null && playerOf(side) === seat;
  if (mine(facts?.["seat"])) return sound;
  const named = facts?.["defender"] ?? facts?.["owner"];
  const against =
    named ?? log.findLast(({ facts }) => facts?.["defender"] !== undefined)?.facts?.["defender"];
  return mine(against) ? other : null;
}
