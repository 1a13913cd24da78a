/** The printed facts of Ikusa by index, and how a board is read. All of them come from Python; no rule is known here. */

import engine from "../../generated/engine.json";
import ikusa from "../../generated/ikusa.json";
import type { IkusaBoard } from "../../generated/types";
import { MoveTable, type Kind } from "../../lib/moves";
import type { Words } from "../../lib/words";

export const MOVES = new MoveTable(ikusa.moves as Kind[]);
export const NAMES = ikusa.names;
export const CLANS = NAMES.clans;
export const SHAPES = NAMES.shapes;
export const UNITS = NAMES.units;
export const BINS = NAMES.bins;
export const COMBAT_VALUE = ikusa.combat_value;
export const PRINTED = ikusa; // the numbers of the rulebook: limits, costs, what it takes to win

export const HIDDEN = engine.hidden;
export const NOBODY = ikusa.nobody;
export const ARMIES_EACH = ikusa.armies_each;
export const BODY = ikusa.counts_of_a_body; // counts in a body: four kinds of figures, and ronin
export const RONIN = UNITS.indexOf("ronin");
export const SPEARMAN = UNITS.indexOf("spearman");
export const DAIMYO = UNITS.indexOf("daimyo");
export const FIGURES = ikusa.kinds_of_figures;

const place = new Map(ikusa.provinces.map(({ id }, index) => [id, index]));
export const provinceOf = (id: string): number | undefined => place.get(id);
export const PROVINCES = ikusa.provinces.map((printed, index) => ({
  index,
  id: printed.id,
  kanji: printed.kanji,
  land: printed.land.map((id) => place.get(id)!),
  sea: printed.sea.map((id) => place.get(id)!),
}));
export const BORDERS = ikusa.borders;

export const decisionOf = (board: IkusaBoard): string => NAMES.decisions[board.decision] ?? "";
export const stageOf = (board: IkusaBoard): string => NAMES.stages[board.stage] ?? "";
export const stage = (name: string): number => NAMES.stages.indexOf(name);

/** The neighbours of each province at this table, whose options decide on the doubtful borders. */
export function neighboursOf(options: Readonly<Record<string, string>>): {
  land: number[][];
  sea: number[][];
} {
  const rows = {
    land: PROVINCES.map(({ land }) => new Set(land)),
    sea: PROVINCES.map(({ sea }) => new Set(sea)),
  };
  for (const { option, a, b, usual, way_with, way_without } of BORDERS) {
    const way = (options[option] ?? String(usual)) === "true" ? way_with : way_without;
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      for (const [kind, of] of Object.entries(rows)) {
        if (kind === way) of[one]!.add(other);
        else of[one]!.delete(other);
      }
    }
  }
  return { land: rows.land.map((row) => [...row]), sea: rows.sea.map((row) => [...row]) };
}

// Clans and players. With two players each has two clans.
const SEATS: Readonly<Record<string, readonly number[]>> = ikusa.player_of;
export const clanCount = (board: IkusaBoard): number => board.alive.length;
export const playerOf = (clan: number, players: number): number => SEATS[players]?.[clan] ?? clan;
export const clansOf = (player: number, board: IkusaBoard, players: number): number[] =>
  board.alive.map((_, clan) => clan).filter((clan) => playerOf(clan, players) === player);

/** A clan by its player; with two clans each, the colour is told too. */
export const clanName = (words: Words, clan: number, players: number): string =>
  players === 2 ? words.side(clan) : words.seat(clan);

/** The clan that is asked now: of a player with two clans, the one that owes a move. */
export function askedClan(board: IkusaBoard, seat: number | null, players: number): number | null {
  if (seat === null) return null;
  return board.acting.find((clan) => playerOf(clan, players) === seat) ?? seat;
}

/** The clan whose turn of war it is; nobody outside of action 7. */
export function activeClan(board: IkusaBoard): number {
  return board.stage > stage("turn") && board.stage < stage("winter")
    ? (board.order[board.turn] ?? NOBODY)
    : NOBODY;
}

// Bodies.
export const forceAt = (board: IkusaBoard, province: number): number[] =>
  board.force_units.slice(province * BODY, (province + 1) * BODY);
export const unitsOf = (board: IkusaBoard, army: number): number[] =>
  board.army_units.slice(army * BODY, (army + 1) * BODY);
export const armiesAt = (board: IkusaBoard, province: number): number[] =>
  board.army_at.flatMap((at, army) =>
    at === province && army < board.alive.length * ARMIES_EACH ? [army] : [],
  );
export const clanOfArmy = (army: number): number => Math.floor(army / ARMIES_EACH);
export const shapeOf = (army: number): string => SHAPES[army % ARMIES_EACH]!;
export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
/** The units of an army with its daimyo: in battle a laid-down one does not count, on the card he lies there. */
export const strengthOf = (board: IkusaBoard, army: number): number =>
  sum(unitsOf(board, army)) + (board.struck_down[army] ? 0 : 1);

/** Of the viewer's own ronin: whether those of the army lie face down. */
export const armyRoninHidden = (board: IkusaBoard, army: number): boolean =>
  board.hidden_armies.includes(army);

/** And those of the provincial force: what of the stack there is not the armies'. */
export function forceRoninHidden(board: IkusaBoard, province: number): boolean {
  const clan = board.owner[province]!;
  const stack = (board.stacks[clan] ?? []).find((of) => of[0] === province)?.length ?? 0;
  const armies = armiesAt(board, province).filter((army) => armyRoninHidden(board, army));
  return stack > sum(armies.map((army) => unitsOf(board, army)[RONIN]!));
}

export interface Battle {
  origin: number;
  body: number; // 0 the provincial force, 1 + n army n of the clan
  target: number;
}

/** The declared battles. */
export const battlesOf = (board: IkusaBoard): Battle[] =>
  board.battles.map(([origin, body, target]) => ({ origin: origin!, body: body!, target: target! }));
