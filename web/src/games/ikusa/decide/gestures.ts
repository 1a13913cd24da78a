/**
 * Legal moves grouped by province, army and unit, for the decision panels. Nothing here knows why a move is legal;
 * moves are only sorted by what they are about.
 */

import type { MoveTable } from "../../../lib/moves";
import { SHAPES } from "../facts";

/** The moves of one kind, with their digits. */
export function ofKind(
  legal: readonly number[],
  table: MoveTable,
  name: string,
): { move: number; at: number[] }[] {
  const kind = table.kinds.find((known) => known.name === name);
  if (!kind) return [];
  return legal
    .filter((move) => kind.base <= move && move <= kind.last)
    .map((move) => ({ move, at: table.digits(move).slice(1) as number[] }));
}

export function has(legal: readonly number[], table: MoveTable, name: string): number | undefined {
  return ofKind(legal, table, name)[0]?.move;
}

/** One thing that can be done in a province: with which part of the forces there, or what is built. */
export interface Option {
  part: number;
  move: number;
}

/** Moves by the province they are about; `part` tells those of one province apart. */
export function byProvince(
  legal: readonly number[],
  table: MoveTable,
  kind: string,
  province: number,
  part?: number,
): Map<number, Option[]> {
  const found = new Map<number, Option[]>();
  for (const { move, at } of ofKind(legal, table, kind)) {
    const options = found.get(at[province]!) ?? [];
    options.push({ part: part === undefined ? 0 : at[part]!, move });
    found.set(at[province]!, options);
  }
  return found;
}

/** What one army of the acting clan may do now. */
export interface ArmyMoves {
  army: number;
  steps: Map<number, number>; // by province: the move
  splits: Map<number, number>;
  picks: Map<number, number>; // by unit: the move
}

export function armyMoves(legal: readonly number[], table: MoveTable): ArmyMoves[] {
  const armies = SHAPES.map((_, army): ArmyMoves => ({
    army,
    steps: new Map(),
    splits: new Map(),
    picks: new Map(),
  }));
  for (const { move, at } of ofKind(legal, table, "step")) armies[at[0]!]!.steps.set(at[1]!, move);
  for (const { move, at } of ofKind(legal, table, "split_off")) armies[at[0]!]!.splits.set(at[1]!, move);
  for (const { move, at } of ofKind(legal, table, "pick")) armies[at[0]!]!.picks.set(at[1]!, move);
  return armies;
}

/** A body that may attack: where it stands, and by target the move. */
export interface Attacker {
  origin: number;
  body: number;
  targets: Map<number, number>;
}

export function attackers(
  legal: readonly number[],
  table: MoveTable,
  kind: "declare" | "fight" = "declare",
): Attacker[] {
  const found = new Map<string, Attacker>();
  for (const { move, at } of ofKind(legal, table, kind)) {
    const [origin, body, target] = at as [number, number, number];
    const key = `${origin} ${body}`;
    const known = found.get(key) ?? { origin, body, targets: new Map<number, number>() };
    known.targets.set(target, move);
    found.set(key, known);
  }
  return [...found.values()];
}

/** Who of these is meant first: an army, whose banner stands on the button of the province. */
export function leading(bodies: readonly Attacker[]): Attacker | undefined {
  return bodies.find(({ body }) => body > 0) ?? bodies[0];
}

/** A way for units of a provincial force: from where, to whom. */
export interface ForceMarch {
  origin: number;
  target: number;
  body: number; // of the target: the force there, or an army
  units: Map<number, number>; // by unit: the move
}

export function forceMarches(legal: readonly number[], table: MoveTable): ForceMarch[] {
  const found = new Map<string, ForceMarch>();
  for (const { move, at } of ofKind(legal, table, "march")) {
    const [origin, target, unit, body] = at as [number, number, number, number];
    const key = `${origin} ${target} ${body}`;
    const known = found.get(key) ?? { origin, target, body, units: new Map<number, number>() };
    known.units.set(unit, move);
    found.set(key, known);
  }
  return [...found.values()];
}

/** Units that may fall, by body. */
export function fallable(legal: readonly number[], table: MoveTable): Map<number, Map<number, number>> {
  const bodies = new Map<number, Map<number, number>>();
  for (const { move, at } of ofKind(legal, table, "lose")) {
    const units = bodies.get(at[0]!) ?? new Map<number, number>();
    units.set(at[1]!, move);
    bodies.set(at[0]!, units);
  }
  return bodies;
}

/** Counts by unit as moves of a kind, in the order of the units: so many of each. */
export function runOf(counts: readonly number[], moveOf: (unit: number) => number): number[] {
  return counts.flatMap((count, unit) => Array.from({ length: count }, () => moveOf(unit)));
}
