/** Parser of battles from the log: who fights, what was rolled step by step, who fell, how it ended. */

import type { Event, IkusaBoard } from "../../../generated/types";
import { PRINTED, stageOf } from "../facts";

const RANGED_UNITS = PRINTED.ranged_steps.flat();
const RANGED = RANGED_UNITS.length; // so many of them roll before the first casualties

/** In the order of the combat sequence. */
export const SEQUENCE = [...RANGED_UNITS, ...PRINTED.melee_steps.flat()];

export interface Roll {
  line: number; // in the log: what is new is rolled, what was there lies still
  unit: string;
  dice: number[];
  hits: number;
}

export interface Fallen {
  units: number[]; // by unit, daimyos last
  bonus: number; // of the walls
}

/** One pass of the combat sequence, or the first strike across the sea. Sides: 0 attacks, 1 defends. */
export interface Pass {
  first: boolean;
  rolls: [Map<string, Roll>, Map<string, Roll>];
  ranged: [Fallen | null, Fallen | null];
  melee: [Fallen | null, Fallen | null];
}

export interface Fight {
  line: number;
  attacker: number; // clans
  defender: number;
  body: string;
  origin: string;
  target: string;
  naval: boolean;
  passes: Pass[];
  end: Event | null; // won, lost, undecided or called off
  past: boolean; // something else has happened since
  tidings: Event[]; // what else came of it: daimyos, provinces, clans, experience
}

const ENDS = new Set(["battle-won", "battle-undecided", "battle-lost", "called-off"]);
const UNSEEN = new Set(["lapsed", "lapsed-attackers"]); // what comes of it without being shown
const TIDINGS = new Set([
  "ronin-revealed",
  "daimyo-doomed",
  "daimyo-lost",
  "emptied",
  "eliminated",
  "fell-together",
  "recovered",
  "experience",
]);

export function fightsOf(events: readonly Event[], from = 0): Fight[] {
  const fights: Fight[] = [];
  let reading: Reader | null = null;
  events.forEach((event, place) => {
    if (event.key === "battle" || event.key === "invasion") {
      reading = new Reader(event, from + place);
      fights.push(reading.fight);
    } else if (event.key === "turn" || event.key === "round" || event.key === "walk-over")
      reading = null; // a walk-over is no battle
    else reading?.read(event, from + place);
  });
  return fights;
}

/** The line with which the turn that is under way began. */
export function turnFrom(events: readonly Event[]): number {
  for (let line = events.length - 1; line >= 0; line--) if (events[line]!.key === "turn") return line;
  return 0;
}

/** The battle under way, or the last one of the turn that is under way; none before phase C. */
export function lastFight(log: readonly Event[], board: IkusaBoard): Fight | undefined {
  const stage = stageOf(board);
  if (stage !== "c" && !stage.startsWith("d")) return undefined;
  const from = turnFrom(log);
  return fightsOf(log.slice(from), from).at(-1);
}

export function hitsOf(pass: Pass, side: 0 | 1, part: "ranged" | "melee"): number {
  const kinds = pass.first
    ? SEQUENCE
    : part === "ranged"
      ? SEQUENCE.slice(0, RANGED)
      : SEQUENCE.slice(RANGED);
  return kinds.reduce((sum, unit) => sum + (pass.rolls[side].get(unit)?.hits ?? 0), 0);
}

class Reader {
  readonly fight: Fight;
  private last = -1; // how far the sequence has gone

  constructor(event: Event, line: number) {
    const facts = event.facts as Record<string, number & string>;
    this.fight = {
      line,
      attacker: Number(facts["seat"]),
      defender: Number(facts["defender"]),
      body: String(facts["body"]),
      origin: String(facts["origin"]),
      target: String(facts["target"]),
      naval: event.key === "invasion",
      passes: [],
      end: null,
      past: false,
      tidings: [],
    };
  }

  read(event: Event, line: number): void {
    const facts = (event.facts ?? {}) as Record<string, unknown>;
    if (event.key === "rolled") this.rolled(facts, line);
    else if (event.key === "losses") this.fallen(facts);
    else if (event.key === "bonus-lost") this.side(1, (fallen) => (fallen.bonus += Number(facts["fallen"])));
    else if (ENDS.has(event.key)) this.fight.end ??= event;
    else if (TIDINGS.has(event.key)) this.fight.tidings.push(event);
    else if (this.fight.end && !UNSEEN.has(event.key)) this.fight.past = true;
  }

  private rolled(facts: Record<string, unknown>, line: number): void {
    const unit = String(facts["unit"]);
    const side = facts["seat"] === this.fight.attacker ? 0 : 1;
    const place = 2 * SEQUENCE.indexOf(unit) + side;
    const pass = this.fight.passes.at(-1);
    const strikes = pass?.first === true && side === 0; // the attacker does not roll in the first strike
    if (!pass || place <= this.last || strikes || (pass.first && pass.ranged[0])) {
      this.fight.passes.push({
        first: this.fight.naval && !pass,
        rolls: [new Map<string, Roll>(), new Map<string, Roll>()],
        ranged: [null, null],
        melee: [null, null],
      });
    }
    this.last = place;
    this.fight.passes
      .at(-1)!
      .rolls[side].set(unit, { line, unit, dice: facts["dice"] as number[], hits: Number(facts["hits"]) });
  }

  private fallen(facts: Record<string, unknown>): void {
    const units = facts["units"] as number[];
    this.side(facts["seat"] === this.fight.attacker ? 0 : 1, (fallen) => (fallen.units = units));
  }

  /** The losses of the step at which the sequence stands. */
  private side(side: 0 | 1, change: (fallen: Fallen) => void): void {
    const pass = this.fight.passes.at(-1);
    if (!pass) return;
    const step = pass.first || this.last < 2 * RANGED ? pass.ranged : pass.melee;
    step[side] ??= { units: [], bonus: 0 };
    change(step[side]);
  }
}
