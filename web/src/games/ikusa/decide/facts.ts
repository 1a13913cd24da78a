/** What the decisions read off a board and off the move table. The printed facts are those of `../facts`. */

import type { IkusaBoard } from "../../../generated/types";
import { BODY, MOVES, NAMES, NOBODY, armyOf, armyOfBody, forceAt, sum, unitsOf as onCard } from "../facts";

export type Board = IkusaBoard;

const values = (kind: string, argument: string): string[] =>
  MOVES.kinds
    .find(({ name }) => name === kind)!
    .arguments.find(({ name }) => name === argument)!
    .values.map(String);

export const ARMIES = NAMES.armies;
export const BODIES = NAMES.bodies; // the provincial force, then the armies
export const TRIGGERS = values("order", "trigger");
export const LOSSES = values("losses", "losses");
/** The buildings of a province: 0 none, then as they are named. */
export const CASTLE = NAMES.buildings.indexOf("castle") + 1;
export const FORTRESS = NAMES.buildings.indexOf("fortress") + 1;

/** The armies of a clan, by index. */
export function armiesOf(clan: number): number[] {
  return NAMES.shapes.map((_, number) => armyOf(clan, number));
}

export function provinceOfArmy(board: Board, army: number): number {
  return board.army_at[army] ?? NOBODY;
}

/** An army's card with its daimyo, where he stands. */
export function armyUnits(board: Board, army: number): number[] {
  return [...onCard(board, army), board.struck_down[army] ? 0 : 1];
}

/** The units of a body in a province: 0 the provincial force, 1 to 3 an army. */
export function bodyUnits(board: Board, clan: number, body: number, province: number): number[] {
  return body === 0 ? [...forceAt(board, province), 0] : armyUnits(board, armyOfBody(clan, body));
}

/** Everybody who stands for a clan in a province. */
export function standing(board: Board, clan: number, province: number): { body: number; units: number[] }[] {
  const bodies = [
    0,
    ...armiesOf(clan).flatMap((army, number) => (board.army_at[army] === province ? [number + 1] : [])),
  ];
  return bodies
    .map((body) => ({ body, units: bodyUnits(board, clan, body, province) }))
    .filter(({ units }) => sum(units) > 0);
}

/** The counts of a body without ronin and daimyo. */
export function regulars(units: readonly number[]): number {
  return sum(units.slice(0, BODY - 1));
}
