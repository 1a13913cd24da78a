/** Legal moves as choices: a short list, or a form that narrows them down argument by argument. */

import type { MoveTable } from "../lib/moves";

type Value = string | number;

/** One kind of move with its legal forms. */
export interface Choice {
  kind: string;
  moves: number[];
  arguments: string[];
}

export function choicesOf(legal: readonly number[], table: MoveTable): Choice[] {
  const kinds = new Map<string, number[]>();
  for (const move of legal) {
    const [kind] = table.decode(move);
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  return [...kinds].map(([kind, moves]) => ({ kind, moves, arguments: table.argumentNames(kind) }));
}

/** The values that an argument may still take after the choices before it. */
export function valuesAt(choice: Choice, table: MoveTable, chosen: readonly Value[], place: number): Value[] {
  const fitting = choice.moves
    .map((move) => table.decode(move).slice(1))
    .filter((values) => chosen.slice(0, place).every((value, at) => values[at] === value));
  return [...new Set(fitting.map((values) => values[place]!))];
}

/** The choices as far as they still hold; where one does not, the first that does. */
export function completed(choice: Choice, table: MoveTable, chosen: readonly (Value | undefined)[]): Value[] {
  const values: Value[] = [];
  choice.arguments.forEach((_, place) => {
    const open = valuesAt(choice, table, values, place);
    const wanted = chosen[place];
    values.push(wanted !== undefined && open.includes(wanted) ? wanted : open[0]!);
  });
  return values;
}
