/** Statistics from the log: provinces by clan at the end of each round, and what each clan did. */

import type { Event } from "../../../generated/types";
import { NAMES, clanOfArmy } from "../facts";

export interface Course {
  provinces: number[][]; // by round (0 the set-up), by clan
  out: { clan: number; round: number; by: number | null }[];
}

const seatIn = (event: Event): number => Number(event.facts?.["seat"]);

/** How many provinces each clan had after the set-up and after each round. */
export function courseOf(log: readonly Event[], clans: number): Course {
  const owner = new Map<string, number>();
  const course: Course = { provinces: [], out: [] };
  let round = 0;
  const count = (): number[] =>
    Array.from({ length: clans }, (_, clan) => [...owner.values()].filter((held) => held === clan).length);
  for (const event of log) {
    const { key, facts = {} } = event;
    if (key === "dealt")
      for (const province of facts["provinces"] as string[]) owner.set(province, seatIn(event));
    else if (key === "conquered" || key === "claimed") owner.set(String(facts["province"]), seatIn(event));
    else if (key === "emptied") owner.delete(String(facts["province"]));
    else if (key === "round") {
      if (round === 0 || course.provinces.length === round) course.provinces.push(count());
      round = Number(facts["round"]);
    } else if (key === "eliminated") {
      const by = Number(facts["by"]);
      course.out.push({ clan: seatIn(event), round, by });
      for (const province of facts["provinces"] as string[]) owner.set(province, by);
    } else if (key === "fell-together") course.out.push({ clan: seatIn(event), round, by: null });
  }
  course.provinces.push(count());
  return course;
}

export interface Deeds {
  attacks: number;
  won: number;
  defences: number;
  conquered: number;
  castles: number;
  daimyos: number; // of others, struck down or beaten
  lost: number; // units of its own
}

/** What each clan did. */
export function deedsOf(log: readonly Event[], clans: number): Deeds[] {
  const all = Array.from({ length: clans }, (): Deeds => ({
    attacks: 0,
    won: 0,
    defences: 0,
    conquered: 0,
    castles: 0,
    daimyos: 0,
    lost: 0,
  }));
  const add = (clan: unknown, what: keyof Deeds, count = 1): void => {
    const one = all[Number(clan)];
    if (one) one[what] += count;
  };
  let [attacker, defender] = [-1, -1];
  for (const { key, facts = {} } of log) {
    if (key === "battle" || key === "invasion") {
      [attacker, defender] = [Number(facts["seat"]), Number(facts["defender"])];
      add(attacker, "attacks");
      add(defender, "defences");
    } else if (key === "battle-won") add(facts["seat"], "won");
    else if (key === "conquered") add(facts["seat"], "conquered");
    else if (key === "built") add(facts["seat"], "castles");
    else if (key === "losses")
      add(
        facts["seat"],
        "lost",
        (facts["units"] as number[]).reduce((sum, count) => sum + count, 0),
      );
    else if (key === "assassinated") add(facts["seat"], "daimyos");
    else if (key === "daimyo-lost") {
      const clan = clanOfArmy(NAMES.armies.indexOf(String(facts["daimyo"])));
      if (clan === defender) add(attacker, "daimyos");
      else if (clan === attacker) add(defender, "daimyos");
    }
  }
  return all;
}

export type Reason = "goal" | "last" | "quick" | "limit";

/** Why the game ended, as its last event says. */
export function reasonOf(log: readonly Event[]): Reason {
  const over = log.findLast(({ key }) => key === "game-over");
  return (over?.facts?.["reason"] as Reason | undefined) ?? "goal";
}
