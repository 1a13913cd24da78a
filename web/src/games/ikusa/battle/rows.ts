/** Table rows of a pass of battle: the steps of the combat sequence, and the casualties after each half. */

import { PRINTED } from "../facts";
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

/** The combat sequence: who rolls in each step. Nobody does in those in which units fall. */
const STEPS: readonly string[][] = [...PRINTED.ranged_steps, [], ...PRINTED.melee_steps, []];
const AFTER_RANGED = PRINTED.ranged_steps.length + 1;
const stepOf = (unit: string): number => STEPS.findIndex((units) => units.includes(unit)) + 1;

/** Kinds that nobody has are skipped. */
export function rowsOf(pass: Pass): Row[] {
  const rolls = SEQUENCE.flatMap((unit): Row[] => {
    const sides: [Roll | null, Roll | null] = [
      pass.rolls[0].get(unit) ?? null,
      pass.rolls[1].get(unit) ?? null,
    ];
    return sides[0] || sides[1] ? [{ kind: "roll", step: stepOf(unit), unit, sides }] : [];
  });
  if (pass.first)
    return [...rolls, { kind: "fallen", step: 0, hits: [hitsOf(pass, 1, "ranged"), 0], sides: pass.ranged }];
  const ranged = rolls.filter(({ step }) => step < AFTER_RANGED);
  const melee = rolls.filter(({ step }) => step > AFTER_RANGED);
  const after = (part: "ranged" | "melee", step: number): FallenRow => ({
    kind: "fallen",
    step,
    hits: [hitsOf(pass, 1, part), hitsOf(pass, 0, part)],
    sides: pass[part],
  });
  return [
    ...ranged,
    ...(ranged.length ? [after("ranged", AFTER_RANGED)] : []),
    ...melee,
    ...(melee.length ? [after("melee", STEPS.length)] : []),
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
