/** The printed facts of the modules, and what a table has put in their place. All of them come from Python. */

import shogun from "../../../generated/shogun.json";
import type { Board } from "../../../generated/types";
import type { Words } from "../../../lib/words";
import { NAMES, PROVINCES, type Side } from "../board/facts";

export const FAVOR_COSTS = shogun.favors.costs;
export const SAMURAI = shogun.samurai;
export const BENEFITS = NAMES.benefits;
export const LINES = shogun.chamber_lines;
const HELD = shogun.favor_held; // + seat: where a favor card lies that this seat has

/** What lies on a space of the chamber board, where it is no seat's marker. */
export const FACE_UP = shogun.chamber_face_up;
export const FACE_DOWN = shogun.chamber_face_down;

export type Options = Readonly<Record<string, string>>;

export type FavorKind =
  "cancel_event" | "chests" | "armies" | "calm" | "rice" | "points" | "building" | "peace" | "free_armies";

export interface Favor {
  number: number;
  kind: FavorKind;
  amount: number; // 0 where the card shows no number
  building: number; // -1 where it shows none
  shields: number[]; // 0: Battle/Move A, 1: B
  estimate: boolean; // its number or picture is ours; nobody at this table has put in the printed one
}

export function favorOf(number: number, options: Options): Favor {
  const kind = NAMES.favor_kinds[number - 1] as FavorKind;
  const rank = shogun.favors.ranks[number - 1]!;
  const { amounts, buildings, peace, free_armies } = shogun.favors;
  const counted = amounts[kind as keyof typeof amounts] as number[] | undefined;
  const amountsOfTable = options[`favor_${kind}`]?.split(",");
  const shown = options["favor_buildings"]?.split(",") ?? buildings;
  const protects = (options["favor_peace"]?.split(",") ?? peace)[rank]!;
  const pictured = { building: "favor_buildings", peace: "favor_peace" }[kind as string]; // the option of the table that sets it
  return {
    number,
    kind,
    amount: counted
      ? Number(amountsOfTable?.[rank] ?? counted[rank])
      : kind === "free_armies"
        ? free_armies
        : 0,
    building: kind === "building" ? NAMES.buildings.indexOf(shown[rank]!) : -1,
    shields: kind === "peace" ? [...protects].map((letter) => "ab".indexOf(letter)) : [],
    estimate: counted ? amountsOfTable === undefined : pictured !== undefined && !(pictured in options),
  };
}

/** What a favor card does at this table, in a sentence. */
export function aboutFavor(words: Words, favor: Favor): string {
  if (favor.kind !== "peace") return words.about("favor", String(favor.number));
  return words.name("peace", favor.shields.map((letter) => "ab"[letter]).join(""));
}

/** The favor cards in the audience hall, the dearest first. */
export function onOffer(board: Board): { number: number; cost: number }[] {
  return FAVOR_COSTS.flatMap((cost) => {
    const card = board.court?.favors.indexOf(cost) ?? -1;
    return card < 0 ? [] : [{ number: card + 1, cost }];
  });
}

/** The favor cards that lie before a seat. */
export function kept(board: Board, seat: number): number[] {
  return (board.court?.favors ?? []).flatMap((at, card) => (at === HELD + seat ? [card + 1] : []));
}

/** The regions in which a seat has a province, by index. */
export function regionsOf(board: Board, side: Side, seat: number): Set<number> {
  return new Set(
    PROVINCES.filter(({ index }) => board.owner[index] === seat).map((province) =>
      NAMES.regions.indexOf(province[side]),
    ),
  );
}

/** The markers that a seat has on each line of the chamber board: rows first, then columns; last the turned ones. */
export function linesOf(chambers: readonly number[], players: number): number[][] {
  const rows = Array.from({ length: LINES }, (_, row) => chambers.slice(row * LINES, (row + 1) * LINES));
  const columns = Array.from({ length: LINES }, (_, column) =>
    chambers.filter((_, space) => space % LINES === column),
  );
  const whose = [...Array.from({ length: players }, (_, seat) => seat), FACE_DOWN];
  return [...rows, ...columns].map((line) =>
    whose.map((one) => line.filter((marker) => marker === one).length),
  );
}

/** Who has the most on a line: seats, and `null` for the turned markers, which belong to nobody. */
export function ahead(counts: readonly number[]): (number | null)[] {
  const most = Math.max(...counts);
  if (most === 0) return [];
  return counts.flatMap((count, seat) => (count === most ? [seat === counts.length - 1 ? null : seat] : []));
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
