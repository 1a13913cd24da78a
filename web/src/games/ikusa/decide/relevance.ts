/** Orders of lists: what a player most probably looks for stands first, and names decide between equals. */

import type { Words } from "../../../lib/words";
import { NOBODY, PROVINCES, armiesAt, clanOfArmy, sum } from "../facts";
import { standing, type Board } from "./facts";
import { provinceName } from "./names";

/** The highest weight first; by name where it is the same. */
export function byWeight(
  words: Words,
  provinces: Iterable<number>,
  weight: (province: number) => number,
): number[] {
  return [...provinces].sort(
    (a, b) =>
      weight(b) - weight(a) || provinceName(words, a).localeCompare(provinceName(words, b), words.lang),
  );
}

/** The units that stand in a province, for whoever owns it. */
export function unitsIn(board: Board, province: number): number {
  const owner = board.owner[province] ?? NOBODY;
  return owner === NOBODY ? 0 : sum(standing(board, owner, province).flatMap(({ units }) => units));
}

const LED = 1000; // an army counts more than any number of units

/** For one's own provinces: those with an army first, then those with the most enemies around them. */
export function frontOf(board: Board, clan: number, province: number): number {
  const led = armiesAt(board, province).some((army) => clanOfArmy(army) === clan) ? LED : 0;
  const { land, sea } = PROVINCES[province]!;
  const enemies = [...land, ...sea].filter(
    (near) => board.owner[near] !== clan && board.owner[near] !== NOBODY,
  );
  return led + sum(enemies.map((near) => unitsIn(board, near)));
}

/** For the provinces from which one attacks or marches: those with an army first, then the strongest. */
export function strengthOf(board: Board, clan: number, province: number): number {
  const led = armiesAt(board, province).some((army) => clanOfArmy(army) === clan) ? LED : 0;
  return led + sum(standing(board, clan, province).flatMap(({ units }) => units));
}

/** For targets: empty ones last, for nothing is fought there; of the others the weakest first. */
export function weaknessOf(board: Board, province: number): number {
  return board.owner[province] === NOBODY ? -LED : -unitsIn(board, province);
}
