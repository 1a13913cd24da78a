/** Table rows of a pass of battle: the steps of the combat sequence, and the casualties after each half. */

import { SEQUENCE, hitsOf, type Fallen, type Pass, type Roll } from "./fights";

export interface RollRow {
  kind: "roll";
  step: number;
  unit: string;
  sides: [Roll | null, Roll | null];
}

export interface FallenRow {
  kind: "fallen";
  step: number;
  hits: [number, number]; // that each side has to take
  sides: [Fallen | null, Fallen | null];
}

export type Row = RollRow | FallenRow;

const STEPS: Record<string, number> = {
  bowman: 1,
  gunner: 2,
  daimyo: 4,
  swordsman: 5,
  ronin: 5,
  spearman: 6,
};

/** Kinds that nobody has are skipped. */
export function rowsOf(pass: Pass): Row[] {
  const rolls = SEQUENCE.flatMap((unit): Row[] => {
    const sides: [Roll | null, Roll | null] = [
      pass.rolls[0].get(unit) ?? null,
      pass.rolls[1].get(unit) ?? null,
    ];
    return sides[0] || sides[1] ? [{ kind: "roll", step: STEPS[unit]!, unit, sides }] : [];
  });
  if (pass.first)
    return [...rolls, { kind: "fallen", step: 0, hits: [hitsOf(pass, 1, "ranged"), 0], sides: pass.ranged }];
  const ranged = rolls.filter(({ step }) => step < 3);
  const melee = rolls.filter(({ step }) => step > 3);
  const after = (part: "ranged" | "melee", step: number): FallenRow => ({
    kind: "fallen",
    step,
    hits: [hitsOf(pass, 1, part), hitsOf(pass, 0, part)],
    sides: pass[part],
  });
  return [
    ...ranged,
    ...(ranged.length ? [after("ranged", 3)] : []),
    ...melee,
    ...(melee.length ? [after("melee", 7)] : []),
  ];
}

const LAST = 240; // until the last die of a row lies still

/** When each new roll is shown, in milliseconds: row by row, the dice of a row one after the other. */
export function timetable(
  rows: readonly Row[],
  from: number,
  row = 420,
): { at: Map<number, number>; whole: number } {
  const at = new Map<number, number>();
  let time = 0;
  for (const one of rows) {
    if (one.kind !== "roll") continue;
    const fresh = one.sides.filter((roll): roll is Roll => roll !== null && roll.line >= from);
    for (const { line } of fresh) at.set(line, time);
    if (fresh.length) time += row;
  }
  return { at, whole: time ? time + LAST : 0 };
}
