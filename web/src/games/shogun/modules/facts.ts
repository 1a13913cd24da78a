/** The printed facts of the modules, and what a table has put in their place. All of them come from Python. */

import shogun from "../../../generated/shogun.json";
import type { Board, ChambersView } from "../../../generated/types";
import type { Words } from "../../../lib/words";
import { NAMES, NOBODY } from "../board/facts";

export const FAVOR_COSTS = shogun.favor_costs;
export const SAMURAI = shogun.samurai;
export const BENEFITS = NAMES.benefits;
export const LINES = shogun.chamber_lines;

export type FavorKind =
  "cancel_event" | "chests" | "armies" | "calm" | "rice" | "points" | "building" | "peace" | "free_armies";

export interface Favor {
  number: number;
  kind: FavorKind;
  amount: number; // 0 where the card shows no number
  building: number; // -1 where it shows none
  protects: string; // against which of Battle/Move: "a", "b" or "ab"
  estimate: boolean; // its number or picture is ours; nobody at this table has put in the printed one
}

/** A favor card as it is at this table. */
export function favorOf(board: Board, number: number): Favor {
  const { amount = 0, building = -1, protects = "", estimate = false } = board.court?.cards[number - 1] ?? {};
  return { number, kind: NAMES.favor_kinds[number - 1] as FavorKind, amount, building, protects, estimate };
}

/** What a favor card does at this table, in a sentence. */
export function aboutFavor(words: Words, favor: Favor): string {
  if (favor.kind !== "peace") return words.about("favor", String(favor.number));
  return words.name("peace", favor.protects);
}

export type Chamber = "open" | "turned" | "bag";

/** What lies on a space of the chamber board: a seat's marker, or how its chamber lies. */
export function chamberAt(chambers: ChambersView, space: number): number | Chamber {
  const seat = chambers.markers[space]!;
  if (seat !== NOBODY) return seat;
  if (chambers.face_up.includes(space)) return "open";
  return chambers.face_down.includes(space) ? "turned" : "bag";
}

export function chamberName(words: Words, at: number | Chamber): string {
  return typeof at === "number" ? words.seat(at) : words.say(`web-shogun-box-chamber-${at}`);
}

/** Leaders and statues of one province. */
export interface Stands {
  leader: number | null; // whose
  statues: number[]; // whose, one by one
}

export function standsIn(board: Board, province: number): Stands {
  const leaders = board.leaders;
  if (!leaders) return { leader: null, statues: [] };
  const leader = leaders.leader.indexOf(province);
  const statues = leaders.statues.flatMap((places, seat) =>
    places.filter((place) => place === province).map(() => seat),
  );
  return { leader: leader < 0 ? null : leader, statues };
}

export function hasModules(board: Board): boolean {
  return Boolean(board.court ?? board.samurai ?? board.leaders ?? board.chambers);
}
