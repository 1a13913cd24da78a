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
/** Whether a die hits for a kind of units. */
export const isHit = (unit: number, value: number): boolean => ikusa.hits.units[unit]!.includes(value);
export const PRINTED = ikusa; // the numbers of the rulebook: limits, costs, what it takes to win

export const HIDDEN = engine.hidden;
export const NOBODY = ikusa.nobody;
export const ARMIES_EACH = ikusa.armies_each;
export const BODY = ikusa.counts_of_a_body; // counts in a body: four kinds of figures, and ronin
export const RONIN = UNITS.indexOf("ronin");
export const SPEARMAN = UNITS.indexOf("spearman");
export const DAIMYO = UNITS.indexOf("daimyo");
export const FIGURES = ikusa.kinds_of_figures;
export const CHEAPEST_FIRST: readonly number[] = ikusa.cheapest_first;
/** In which order units are offered for a march: ronin, who go along with others, come last. */
export const MARCHING: readonly number[] = [...CHEAPEST_FIRST.filter((unit) => unit !== RONIN), RONIN];
/** The buildings of a province: 0 none, then as they are named. */
export const WALL_UNIT: readonly number[] = ikusa.wall_units; // who defends them

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

export type BorderWays = readonly string[]; // of a table, in the order of BORDERS: how each of them is crossed

/** The neighbours of each province at this table, which decides on the doubtful borders. */
export function neighboursOf(ways: BorderWays): { land: number[][]; sea: number[][] } {
  const rows = {
    land: PROVINCES.map(({ land }) => new Set(land)),
    sea: PROVINCES.map(({ sea }) => new Set(sea)),
  };
  for (const [at, { a, b }] of BORDERS.entries()) {
    const way = ways[at] === "both" ? "land" : ways[at];
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

/** Whether a table has the doubtful border itself: two provinces can also be neighbours in another way. */
export function hasBorder(ways: BorderWays, border: number): boolean {
  return (BORDERS[border]!.sea ? ["sea", "both"] : ["land"]).includes(ways[border]!);
}

/** Whether the provinces of the corner only touch in a point there, which is no border. */
export const cornerIsBarred = (ways: BorderWays): boolean => !hasBorder(ways, PRINTED.corner.border);

/** What the player who is asked must know, where the board tells it for this kind of question. */
export function questionOf<Of extends Asked["of"]>(
  board: IkusaBoard,
  of: Of,
): Extract<Asked, { of: Of }> | null {
  const question = board.question as Asked | null;
  return question?.of === of ? (question as Extract<Asked, { of: Of }>) : null;
}
type Asked = NonNullable<IkusaBoard["question"]>;

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

const GOALS: Readonly<Record<string, string>> = {
  quick: "web-ikusa-goal-quick",
  round_end: "web-ikusa-goal-end",
  at_once: "web-ikusa-goal",
};
/** What it takes to win at this table. */
export function goalOf(words: Words, board: IkusaBoard): string {
  return words.say(GOALS[board.victory]!, { goal: board.provinces_to_win });
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
// Armies of all clans are counted through; a clan has numbers 0 to 2, which are bodies 1 to 3.
export const armyOf = (clan: number, number: number): number => clan * ARMIES_EACH + number;
export const armyOfBody = (clan: number, body: number): number => armyOf(clan, body - 1);
/** The units of all bodies, without the ronin of these. */
export const withoutRonin = (units: readonly number[], bodies: readonly number[]): number[] =>
  units.map((count, at) => (at % BODY === RONIN && bodies.includes(Math.floor(at / BODY)) ? 0 : count));
/** Whose figures a place of the tray counts. */
export const clanOfFigures = (at: number): number => Math.floor(at / FIGURES);
export const clanOfArmy = (army: number): number => Math.floor(army / ARMIES_EACH);
export const numberOf = (army: number): number => army % ARMIES_EACH;
export const shapeOf = (army: number): string => SHAPES[numberOf(army)]!;
/** Of a list of figures by clan, those of one clan. */
export const figuresOf = (counts: readonly number[], clan: number): number[] =>
  counts.slice(clan * FIGURES, (clan + 1) * FIGURES);
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
