/** The move table and the printed facts of Ikusa, and what a board says in plain words. */

import ikusa from "../../../generated/ikusa.json";
import type { IkusaBoard } from "../../../generated/types";
import { MoveTable, type Kind } from "../../../lib/moves";

export type Board = IkusaBoard;
export const MOVES = new MoveTable(ikusa.moves as Kind[]);

/** A move that answers no question but that of the set-up for two, and so none that a draft is made for. */
export const NEVER = MOVES.of("claim", 0);

const values = (kind: string, argument: string): string[] =>
  MOVES.kinds
    .find(({ name }) => name === kind)!
    .arguments.find(({ name }) => name === argument)!
    .values.map(String);

export const PROVINCES = values("step", "target");
export const UNITS = [...values("lose", "unit"), "daimyo"];
export const BINS = values("plan", "bin");
export const SHAPES = values("step", "army");
export const BODIES = values("lose", "body"); // the provincial force, then the armies
export const CLANS = values("spy", "clan");
export const ARMIES = values("strike", "daimyo");
export const TRIGGERS = values("order", "trigger");
export const LOSSES = values("losses", "losses");
export const DECISIONS: string[] = ikusa.names.decisions;
export const STAGES: string[] = ikusa.names.stages;
export const BUILD_PRICE: number = ikusa.build_cost;
export const RONIN_PER_KOKU: number = ikusa.ronin_per_koku;
export const QUICK_ARMY: number[] = ikusa.quick_army; // bowmen, swordsmen, gunners to be spread over three cards

export const RONIN = 4;
export const DAIMYO = 5;
export const BODY = 5; // kinds of units in a body
export const FIGURES = 4; // those that a tray holds
export const EACH = 3; // armies of a clan
export const NOBODY = -1;
export const HIDDEN = -2;

export function decisionOf(board: Board): string {
  return DECISIONS[board.decision] ?? "";
}

export function stageOf(board: Board): string {
  return STAGES[board.stage] ?? "";
}

export function playerOf(clan: number, players: number): number {
  return players === 2 ? clan % 2 : clan;
}

export function forceIn(board: Board, province: number): number[] {
  return board.pf.slice(province * BODY, province * BODY + BODY);
}

export function onCard(board: Board, army: number): number[] {
  return board.army.slice(army * BODY, army * BODY + BODY);
}

export function total(units: readonly number[]): number {
  return units.reduce((sum, count) => sum + count, 0);
}

/** The armies of a clan, by index. */
export function armiesOf(clan: number): number[] {
  return [0, 1, 2].map((number) => clan * EACH + number);
}

/** The units of a body in a province: 0 the provincial force, 1 to 3 an army; with the daimyo where he stands. */
export function unitsOf(board: Board, clan: number, body: number, province: number): number[] {
  if (body === 0) return [...forceIn(board, province), 0];
  const army = clan * EACH + body - 1;
  return [...onCard(board, army), board.down[army] ? 0 : 1];
}

/** Everybody who stands for a clan in a province. */
export function standing(board: Board, clan: number, province: number): { body: number; units: number[] }[] {
  const bodies = [0, ...[1, 2, 3].filter((body) => board.army_at[clan * EACH + body - 1] === province)];
  return bodies.map((body) => ({ body, units: unitsOf(board, clan, body, province) })).filter(({ units }) => total(units) > 0);
}

export function provinceOfArmy(board: Board, army: number): number {
  return board.army_at[army] ?? NOBODY;
}

/** Bonus defenders by building: none, castle, fortress. */
export const WALLS: number[] = ikusa.walls;

/** By unit: a die of so much or less hits. */
export const COMBAT: number[] = ikusa.combat_values;
