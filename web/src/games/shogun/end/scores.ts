/** Points and battles by seat, computed from the log. */

import type { Event } from "../../../generated/types";

export interface Scored {
  provinces: number;
  buildings: number;
  majorities: number;
  most: readonly number[]; // points by region, and in it by kind of building
  points: number;
  total: number;
}

/** By year, then by seat. Everybody is scored once a year. */
export function scoresOf(log: readonly Event[], players: number): Scored[][] {
  const scored = log
    .filter((event) => event.key === "scored")
    .map((event) => event.facts as unknown as Scored & { seat: number });
  const years: Scored[][] = [];
  for (let start = 0; start < scored.length && players > 0; start += players) {
    const year: Scored[] = [];
    for (const facts of scored.slice(start, start + players)) year[facts.seat] = facts;
    years.push(year);
  }
  return years;
}

/** What one year brought. */
export interface Year {
  seats: Scored[];
  box: Partial<Record<BoxSource, number[]>>;
}

/** The years that have been scored. Statues, trophies and chambers are scored after the last one. */
export function yearsOf(log: readonly Event[], players: number): Year[] {
  const years: Year[] = [];
  let start = 0;
  log.forEach(({ key }, at) => {
    if (key !== "scored" || log[at + 1]?.key === "scored") return;
    let end = at + 1;
    while (log[end]?.key.startsWith("scored-")) end++;
    const part = log.slice(start, end);
    start = end;
    years.push({ seats: scoresOf(part, players)[0]!, box: boxScores(part, players) });
  });
  return years;
}

/** Points that come from the modules of the Big Box: at the end, and during the game. */
export const BOX_SOURCES = ["statues", "trophies", "chambers", "gifts"] as const;
export type BoxSource = (typeof BOX_SOURCES)[number];

/** By source, then by seat; only sources that brought anybody something, or that were scored. */
export function boxScores(log: readonly Event[], players: number): Partial<Record<BoxSource, number[]>> {
  const found: Partial<Record<BoxSource, number[]>> = {};
  const add = (source: BoxSource, seat: unknown, points: unknown): void => {
    const all = (found[source] ??= Array.from({ length: players }, () => 0));
    all[Number(seat)]! += Number(points);
  };
  for (const { key, facts = {} } of log) {
    if (key === "scored-leaders") {
      add("statues", facts["seat"], facts["statues"]);
      add("trophies", facts["seat"], facts["trophies"]);
    } else if (key === "scored-chambers") add("chambers", facts["seat"], facts["sum"]);
    else if (key === "benefit" && facts["benefit"] === "points") add("gifts", facts["seat"], facts["amount"]);
  }
  return found;
}

export interface Fights {
  attacks: number;
  won: number;
  defences: number;
  held: number;
  revolts: number;
  down: number;
}

export function battles(log: readonly Event[], players: number): Fights[] {
  const all = Array.from({ length: players }, (): Fights => ({
    attacks: 0,
    won: 0,
    defences: 0,
    held: 0,
    revolts: 0,
    down: 0,
  }));
  const count = (seat: number, what: keyof Fights): void => {
    const one = all[seat]; // nobody's for neutral provinces
    if (one) one[what]++;
  };
  let attacker = -1;
  let defender = -1;
  for (const { key, facts = {} } of log) {
    const seat = Number(facts["seat"] ?? -1);
    if (key === "attack" || key === "attack-neutral") {
      attacker = seat;
      defender = key === "attack" ? Number(facts["defender"] ?? -1) : -1;
      count(attacker, "attacks");
      count(defender, "defences");
    } else if (key === "battle-won" || key === "neutral-conquered") count(attacker, "won");
    else if (key === "battle-lost") count(defender, "held");
    else if (key === "revolt") count(seat, "revolts");
    else if (key === "revolt-put-down") count(seat, "down");
  }
  return all;
}
