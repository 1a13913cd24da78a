/** An estimate of what a plan will cost and bring, from the plain numbers of the view. The server alone knows. */

import type { Board } from "../../../generated/types";
import type { Facts } from "../../../lib/words";
import { CHEST_CARD, COSTS, NAMES, PROVINCES, isChest } from "./facts";
import { AUCTION, inRowOrder, type Plan } from "./plan";

export type Doubt = "skip" | "maybe" | "revolt";

export interface Line {
  space: number;
  place: number | null; // in the row; null while the card lies face down
  change: number; // chests
  after: number | null; // chests then; null where the order is not known
  doubt: Doubt | null;
  reason: string | null; // key of a refusal
  facts: Facts;
}

export interface Balance {
  start: number;
  bid: number;
  lines: Line[];
  known: number; // chests when the open actions are done
  end: number; // chests when everything is done
}

export function balance(board: Board, seat: number, plan: Plan): Balance {
  const start = board.chests[seat] ?? 0;
  const bidCard = plan[AUCTION] ?? null;
  const bid = bidCard !== null && isChest(bidCard) ? Math.min(start, bidCard - CHEST_CARD) : 0;
  const spaces = inRowOrder(board.row);
  const leads = board.leaders?.leader[seat] ?? -1; // where the own leader stands: there one chest less, or one more
  const waiting = spaces.filter(({ place }) => place === null).map(({ space }) => space);
  const laterCosts = (except: number): number =>
    waiting.filter((space) => space !== except).reduce((sum, space) => sum + costOf(plan, space, leads), 0);
  const laterTaxes = waiting.reduce((sum, space) => sum + taxesOf(plan, space, leads), 0);
  let chests = start - bid;
  let known = chests;
  const lines = spaces.map(({ space, place }): Line => {
    const price = costOf(plan, space, leads);
    const obstacle = standing(board, seat, plan, space);
    let doubt: Doubt | null = obstacle?.doubt ?? null;
    let [reason, facts] = [obstacle?.reason ?? null, obstacle?.facts ?? {}];
    if (doubt !== "skip" && price > 0) {
      const least = place === null ? known - laterCosts(space) : chests;
      const most = place === null ? known + laterTaxes : chests;
      if (least < price) {
        [doubt, reason] = [most < price ? "skip" : "maybe", "no-money"];
        facts = { price, chests: Math.max(0, least) };
      }
    }
    const change = doubt === "skip" ? 0 : taxesOf(plan, space, leads) - price;
    if (place !== null || doubt !== "maybe") chests += change;
    if (place !== null) known = chests;
    return { space, place, change, after: place === null ? null : chests, doubt, reason, facts };
  });
  return { start, bid, lines, known, end: Math.max(0, chests) };
}

function provinceAt(plan: Plan, space: number): number | null {
  const card = plan[space] ?? null;
  return card !== null && card < CHEST_CARD ? card : null;
}

function costOf(plan: Plan, space: number, leads: number): number {
  const province = provinceAt(plan, space);
  if (province === null) return 0;
  const cheaper = province === leads && NAMES.buildings.includes(NAMES.spaces[space] ?? "");
  return (COSTS[space] ?? 0) - (cheaper ? 1 : 0);
}

function taxesOf(plan: Plan, space: number, leads: number): number {
  const province = provinceAt(plan, space);
  return province !== null && NAMES.spaces[space] === "taxes"
    ? PROVINCES[province]!.tax + (province === leads ? 1 : 0)
    : 0;
}

/** What already stands in the way on the board as it lies: a building, no free space, a lone army. */
function standing(
  board: Board,
  seat: number,
  plan: Plan,
  space: number,
): { doubt: Doubt; reason: string | null; facts: Facts } | null {
  const at = provinceAt(plan, space);
  if (at === null) return null;
  const name = NAMES.spaces[space]!;
  const province = PROVINCES[at]!;
  const kind = NAMES.buildings.indexOf(name);
  if (kind >= 0) {
    const built = board.buildings[at] ?? 0;
    const facts = { province: province.id, building: name, spaces: province.building_spaces };
    if ((built >> kind) & 1) return { doubt: "skip", reason: "building-there", facts };
    if (ones(built) >= province.building_spaces) return { doubt: "skip", reason: "no-space", facts };
    if (board.stock[kind] === 0) return { doubt: "maybe", reason: "no-tile", facts };
  }
  if ((name === "taxes" || name === "rice") && (board.markers[at] ?? 0) > 0) {
    return { doubt: "revolt", reason: null, facts: { province: province.id, markers: board.markers[at] } };
  }
  if (name.startsWith("deploy")) {
    const armies = Number(name.split("_")[1]);
    const supply = board.supply[seat] ?? 0;
    if (supply < armies) return { doubt: "maybe", reason: "no-armies", facts: { armies, supply } };
  }
  if (name.startsWith("battle") && (board.armies[at] ?? 0) < 2) {
    return { doubt: "maybe", reason: "too-few-armies", facts: { province: province.id } };
  }
  return null;
}

function ones(bits: number): number {
  return bits.toString(2).replaceAll("0", "").length;
}
