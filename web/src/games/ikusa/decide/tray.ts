/** The planning tray in the browser: how the koku lie in the bins until they are handed in as one run. */

import type { MoveTable } from "../../../lib/moves";

export type Tray = number[]; // koku by bin

export const BINS = 5;
/** Koku are put into this bin two at a time. */
export const BUILD = 1;

export function emptyTray(): Tray {
  return Array<number>(BINS).fill(0);
}

export function rest(tray: Tray, koku: number): number {
  return koku - tray.reduce((sum, count) => sum + count, 0);
}

/** How many koku go in or out at once: the printed price of a building, or one. */
export function portion(bin: number, price: number): number {
  return bin === BUILD ? price : 1;
}

/** One portion more or less, as far as there is one; the same tray where there is none. */
export function moved(tray: Tray, koku: number, bin: number, by: 1 | -1, price: number): Tray {
  const change = by * portion(bin, price);
  const [there, left] = [tray[bin]!, rest(tray, koku)];
  if (there + change < 0 || left - change < 0 || (bin === BUILD && there + change > price)) return tray;
  return tray.map((count, at) => (at === bin ? count + change : count));
}

/** All that is left, into one bin. */
export function filled(tray: Tray, koku: number, bin: number): Tray {
  return tray.map((count, at) => (at === bin ? count + rest(tray, koku) : count));
}

/** The run for the server: bin after bin, up to the one after which nothing is left to be said. */
export function runOf(tray: Tray, koku: number, table: MoveTable, due = 0): number[] {
  const run: number[] = [];
  let left = koku - tray.slice(0, due).reduce((sum, count) => sum + count, 0);
  for (let bin = due; bin < BINS - 1; bin++) {
    run.push(table.of("plan", bin, tray[bin]!));
    left -= tray[bin]!;
    if (left <= 0) break;
  }
  return run;
}

/** What lies in the tray so far, as moves that the server keeps. */
export function draftOf(tray: Tray, table: MoveTable): number[] {
  return tray.flatMap((count, bin) => (count ? [table.of("plan", bin, count)] : []));
}

/** Back from kept moves, without koku that are not there. */
export function trayOf(moves: readonly number[], table: MoveTable, koku: number): Tray {
  const tray = emptyTray();
  for (const move of moves) {
    const [kind, bin, count] = table.digits(move);
    if (kind === "plan" && bin !== undefined) tray[bin] = count ?? 0;
  }
  return rest(tray, koku) < 0 ? emptyTray() : tray;
}

/**
 * The tray of an advised run. With two players it may go on with the tray of the other clan, which is laid when that one
 * is asked; and the last bin gets what is left, without a move of its own.
 */
export function advisedTray(
  moves: readonly number[],
  table: MoveTable,
  koku: number,
  handed: readonly number[],
): Tray {
  const tray = emptyTray().map((_, bin) => Math.max(0, handed[bin] ?? 0));
  const named = new Set<number>();
  for (const move of moves) {
    const [kind, bin, count] = table.digits(move);
    if (kind !== "plan" || bin === undefined || named.has(bin)) break;
    named.add(bin);
    tray[bin] = count ?? 0;
  }
  if (named.has(BINS - 2)) tray[BINS - 1] = Math.max(0, rest(tray, koku));
  return tray;
}
