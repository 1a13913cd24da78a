/** The levy in the browser: units picked for the koku in the bin, until they are bought as one run. */

import type { MoveTable } from "../../../lib/moves";

/** The printed bundles: for one koku so many of these, in any mixture. By place: bowmen, swordsmen, gunners, spearmen. */
export const BUNDLES: readonly { units: readonly number[]; size: number }[] = [
  { units: [0], size: 1 },
  { units: [1, 2], size: 2 },
  { units: [3], size: 3 },
];
export const FIGURES = 4;

export function nobody(): number[] {
  return Array<number>(FIGURES).fill(0);
}

/** The koku that these units use up, part bundles counted whole. */
export function price(units: readonly number[]): number {
  return BUNDLES.reduce(
    (sum, { units: kinds, size }) =>
      sum + Math.ceil(kinds.reduce((all, unit) => all + (units[unit] ?? 0), 0) / size),
    0,
  );
}

export interface Limits {
  koku: number;
  provinces: number;
  tray: readonly number[];
}

/** Whether one more of this unit lies within what the tray, the land and the koku show. */
export function fits(units: readonly number[], unit: number, { koku, provinces, tray }: Limits): boolean {
  const more = units.map((count, at) => (at === unit ? count + 1 : count));
  return (
    more[unit]! <= (tray[unit] ?? 0) && more.reduce((a, b) => a + b, 0) <= provinces && price(more) <= koku
  );
}

/** Which of the limits one more of this unit would break, as the game itself would put it. */
export function limit(
  units: readonly number[],
  unit: number,
  { provinces, tray }: Limits,
): { key: string; rule: string; most: number } {
  if (units.reduce((a, b) => a + b, 0) >= provinces)
    return { key: "levy-provinces", rule: "I-LEVY-03", most: provinces };
  if (units[unit]! >= (tray[unit] ?? 0))
    return { key: "tray-empty", rule: "I-COMP-07", most: tray[unit] ?? 0 };
  return { key: "levy-koku", rule: "I-LEVY-01", most: 0 };
}

/** How many more of a unit the koku that are already spent would bring: the open places of a begun bundle. */
export function open(units: readonly number[]): number[] {
  return units.map((_, unit) => {
    const { units: kinds, size } = BUNDLES.find((bundle) => bundle.units.includes(unit))!;
    const taken = kinds.reduce((all, kind) => all + units[kind]!, 0);
    return (size - (taken % size)) % size;
  });
}

/** The run: each unit, and that this is all unless nothing more can be had, where the server ends it by itself. */
export function runOf(units: readonly number[], limits: Limits, table: MoveTable): number[] {
  const run = units.flatMap((count, unit) => Array.from({ length: count }, () => table.of("levy", unit)));
  const more = units.some((_, unit) => fits(units, unit, limits));
  return more ? [...run, table.of("done")] : run;
}

export function draftOf(units: readonly number[], table: MoveTable): number[] {
  return units.flatMap((count, unit) => Array.from({ length: count }, () => table.of("levy", unit)));
}

export function unitsOf(moves: readonly number[], table: MoveTable): number[] {
  const units = nobody();
  for (const move of moves) {
    const [kind, unit] = table.digits(move);
    if (kind === "levy" && unit !== undefined) units[unit]!++;
  }
  return units;
}
