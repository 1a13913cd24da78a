/** Real dice, entered one after the other: which are due, and how keys and taps fill them in. No rule is known here. */

import { PRINTED } from "../facts";
import type { Board } from "./facts";

/** The dice of one kind of units (-1: of the ninja): `known` were entered before, `first` is the place of the next. */
export interface Throw {
  unit: number;
  count: number;
  known: number[];
  first: number;
}

/** What this clan throws now, in the order in which the dice are entered. */
export function throwsOf(board: Board, clan: number): Throw[] {
  let passed = 0;
  let first = 0;
  return board.throws.flatMap(([thrower, unit, count]) => {
    const known = board.thrown.slice(passed, passed + count!);
    passed += count!;
    if (thrower !== clan) return [];
    const row = { unit: unit!, count: count!, known, first };
    first += count! - known.length;
    return [row];
  });
}

export const SIDES = PRINTED.die_sides;

/** The dice being filled in. `at`: the next one, beyond the last when all are known; `open`: a 1 may become 10 to 12. */
export interface Entry {
  values: (number | null)[];
  at: number;
  open: boolean;
}

export const blank = (count: number): Entry => ({
  values: Array<null>(count).fill(null),
  at: 0,
  open: false,
});

/** A number that was tapped: the next gap is due. */
export function shown({ values, at }: Entry, value: number): Entry {
  if (at >= values.length || value < 1 || value > SIDES) return { values, at, open: false };
  const filled = values.with(at, value);
  const later = filled.indexOf(null, at + 1);
  const gap = later >= 0 ? later : filled.indexOf(null);
  return { values: filled, at: gap >= 0 ? gap : filled.length, open: false };
}

/** A digit that was typed. Only a 1 leaves open what it will be: 3 to 9 after it belong to the next die. */
export function typed(entry: Entry, digit: number): Entry {
  const { values, at, open } = entry;
  if (open) {
    const both = 10 + digit;
    return both <= SIDES ? shown(entry, both) : typed(shown(entry, 1), digit);
  }
  if (digit === 1 && at < values.length) return { values: values.with(at, 1), at, open: true };
  return shown(entry, digit);
}

/** The end of a number: a single 1 is a 1. */
export function ended(entry: Entry): Entry {
  return entry.open ? shown(entry, 1) : entry;
}

/** Backspace: empties this die, or the one before where it is empty. */
export function erased({ values, at }: Entry): Entry {
  const place = at < values.length && values[at] !== null ? at : Math.max(0, at - 1);
  return { values: values.with(place, null), at: place, open: false };
}

export function goTo({ values }: Entry, at: number): Entry {
  return { values, at: Math.max(0, Math.min(values.length, at)), open: false };
}

/** Numbers that were pasted, or dictated: as many as there is room for. */
export function pasted(entry: Entry, text: string): Entry {
  return (text.match(/\d+/g) ?? []).reduce((now, number) => shown(now, Number(number)), ended(entry));
}

/** The dice that are known up to the first gap; null where others behind it are known too. */
export function before({ values }: Entry): number[] | null {
  const gap = values.indexOf(null);
  if (gap < 0) return values as number[];
  return values.slice(gap).some((value) => value !== null) ? null : (values.slice(0, gap) as number[]);
}
