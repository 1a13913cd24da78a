/**
 * The planning tray in the browser: how the koku lie in the bins until they are handed in. What a bin may hold and what
 * its koku bring is the server's word on the draft; it holds for every count, so that a tap needs no answer.
 */

import type { BinChoice, Draft, LevyForecast, TrayForecast } from "../../../generated/types";
import type { MoveTable } from "../../../lib/moves";

export type Tray = number[]; // koku by bin

export function forecastOf(draft: Draft | null): TrayForecast | null {
  const forecast = draft?.preview?.forecast as unknown as LevyForecast | TrayForecast | null | undefined;
  return forecast?.of === "tray" ? forecast : null;
}

export function rest(tray: Tray, koku: number): number {
  return koku - tray.reduce((sum, count) => sum + count, 0);
}

/** What the server says of the koku that lie in a bin. */
export function choiceOf(tray: Tray, forecast: TrayForecast | null, bin: number): BinChoice | undefined {
  return forecast?.bins[bin]?.choices.find(({ koku }) => koku === tray[bin]);
}

/** The bin with the next count that it may hold, up or down; null where there is none, or the koku do not reach. */
export function moved(tray: Tray, forecast: TrayForecast | null, bin: number, by: 1 | -1): Tray | null {
  const counts = countsOf(forecast, bin);
  const there = tray[bin]!;
  const next = by > 0 ? counts.find((count) => count > there) : counts.findLast((count) => count < there);
  return next === undefined ? null : within(put(tray, bin, next), forecast);
}

/** All that is left, into one bin, as far as it may hold it. */
export function filled(tray: Tray, forecast: TrayForecast | null, bin: number): Tray | null {
  return (
    countsOf(forecast, bin)
      .toReversed()
      .map((count) => within(put(tray, bin, count), forecast))
      .find((next) => next !== null) ?? null
  );
}

/** What lies in the tray so far, as moves that the server keeps: every bin that is not handed in; none: nothing does. */
export function draftOf(tray: Tray, table: MoveTable, handed: readonly number[]): number[] {
  const open = tray.flatMap((count, bin) => (isHandedIn(handed, bin) ? [] : [{ bin, count }]));
  return open.some(({ count }) => count) ? open.map(({ bin, count }) => table.of("plan", bin, count)) : [];
}

/** Back from kept moves, beside what is handed in. A bin that is named again stays as it was named first. */
export function trayOf(moves: readonly number[], table: MoveTable, handed: readonly number[]): Tray {
  const tray = handed.map((count) => Math.max(0, count));
  const named = new Set<number>();
  for (const move of moves) {
    const [kind, bin, count] = table.digits(move);
    if (kind !== "plan" || bin === undefined || isHandedIn(handed, bin) || named.has(bin)) continue;
    named.add(bin);
    tray[bin] = count ?? 0;
  }
  return tray;
}

/** The tray that the server has made of a draft: without what it refused, and with what it added; null: as it was. */
export function corrected(draft: Draft, table: MoveTable, handed: readonly number[]): Tray | null {
  const found = forecastOf(draft)?.bins.map(({ koku }) => koku);
  const refused = draft.preview?.moves.some(({ refusal }) => refusal) ?? false;
  if (!found || (!refused && found.join() === trayOf(draft.moves, table, handed).join())) return null;
  return found;
}

/** Whether the server has the koku of this bin already. */
export function isHandedIn(handed: readonly number[], bin: number): boolean {
  return (handed[bin] ?? -1) >= 0;
}

function countsOf(forecast: TrayForecast | null, bin: number): number[] {
  return forecast?.bins[bin]?.choices.map(({ koku }) => koku) ?? [];
}

function put(tray: Tray, bin: number, count: number): Tray {
  return tray.map((there, at) => (at === bin ? count : there));
}

function within(tray: Tray, forecast: TrayForecast | null): Tray | null {
  return forecast && rest(tray, forecast.koku) >= 0 ? tray : null;
}
