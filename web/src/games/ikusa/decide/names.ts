/** Names of clans, armies and provinces as this table says them. */

import type { Words } from "../../../lib/words";
import { CLANS, PROVINCES, UNITS } from "../facts";
import { ARMIES, BODIES } from "./facts";

/** With two players a player has two colours, so a clan is called by its colour. */
export function clanName(words: Words, clan: number, players: number): string {
  const colour = words.name("clan", CLANS[clan] ?? "");
  return players === 2 ? colour : words.seat(clan);
}

export function provinceName(words: Words, province: number): string {
  return words.name("province", PROVINCES[province]?.id ?? "");
}

export function bodyName(words: Words, body: number): string {
  return words.name("body", BODIES[body] ?? "");
}

export function armyName(words: Words, army: number): string {
  return words.name("army", ARMIES[army] ?? "");
}

export function unitName(words: Words, unit: number): string {
  return words.name("unit", UNITS[unit] ?? "");
}
